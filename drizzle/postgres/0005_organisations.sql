CREATE TABLE "organisations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
-- OR1: everything that was there before belongs to the default organisation, by the defaults of the new columns.
INSERT INTO "organisations" ("id", "name") VALUES ('default', 'Default organisation');--> statement-breakpoint
DROP INDEX "exam_templates_default";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "organisationId" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD COLUMN "organisationId" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_templates" ADD COLUMN "organisationId" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "organisationId" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "organisationId" text COLLATE "C" DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_templates" ADD CONSTRAINT "exam_templates_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_sections_organisation" ON "exam_sections" USING btree ("organisationId","createdAt","id");--> statement-breakpoint
CREATE INDEX "exam_templates_organisation" ON "exam_templates" USING btree ("organisationId","createdAt","id");--> statement-breakpoint
CREATE INDEX "papers_organisation" ON "papers" USING btree ("organisationId","createdAt","id");--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" USING btree ("organisationId","createdAt","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_templates_default" ON "exam_templates" USING btree ("organisationId") WHERE "exam_templates"."isDefault";
