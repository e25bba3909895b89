CREATE TABLE "organisation_domains" (
	"domain" text COLLATE "C" PRIMARY KEY NOT NULL,
	"organisationId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "code" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "type" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "street" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "city" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "state" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "country" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "pincode" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "email" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "phone" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "website" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "establishedYear" bigint;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "affiliation" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "isActive" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "allowSelfRegistration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "createdAt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_domains" ADD CONSTRAINT "organisation_domains_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_domains_organisation" ON "organisation_domains" USING btree ("organisationId","position");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_code" ON "organisations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "organisations_created" ON "organisations" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "organisations_active" ON "organisations" USING btree ("isActive","createdAt","id");--> statement-breakpoint
CREATE INDEX "organisations_type" ON "organisations" USING btree ("type","createdAt","id");--> statement-breakpoint
CREATE INDEX "users_members" ON "users" USING btree ("organisationId","role","accountStatus");