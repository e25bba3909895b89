CREATE TABLE "assignments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"batchId" text COLLATE "C" NOT NULL,
	"organisationId" text COLLATE "C" NOT NULL,
	"opensAt" bigint NOT NULL,
	"closesAt" bigint NOT NULL,
	"heldUntil" bigint NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_members" (
	"batchId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"joinedAt" bigint NOT NULL,
	"leftAt" bigint,
	CONSTRAINT "batch_members_batchId_userId_pk" PRIMARY KEY("batchId","userId")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"organisationId" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"joinCode" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "isForBatches" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "assignedUntil" bigint;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_batchId_batches_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_members" ADD CONSTRAINT "batch_members_batchId_batches_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_members" ADD CONSTRAINT "batch_members_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_organisationId_organisations_id_fk" FOREIGN KEY ("organisationId") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_once" ON "assignments" USING btree ("paperId","batchId");--> statement-breakpoint
CREATE INDEX "assignments_batch" ON "assignments" USING btree ("batchId","opensAt","id");--> statement-breakpoint
CREATE INDEX "assignments_opens" ON "assignments" USING btree ("opensAt","id");--> statement-breakpoint
CREATE INDEX "assignments_organisation" ON "assignments" USING btree ("organisationId","opensAt","id");--> statement-breakpoint
CREATE INDEX "batch_members_user" ON "batch_members" USING btree ("userId","leftAt");--> statement-breakpoint
CREATE INDEX "batch_members_current" ON "batch_members" USING btree ("batchId","leftAt","userId");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_once" ON "batches" USING btree ("organisationId",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "batches_code" ON "batches" USING btree ("joinCode");--> statement-breakpoint
CREATE INDEX "batches_created" ON "batches" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "batches_name" ON "batches" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "batches_organisation" ON "batches" USING btree ("organisationId","createdAt","id");--> statement-breakpoint
CREATE INDEX "batches_organisation_name" ON "batches" USING btree ("organisationId","name","id");--> statement-breakpoint
CREATE INDEX "users_organisation_name" ON "users" USING btree ("organisationId","fullName","id");