CREATE TABLE "backups" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"file" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"bytes" bigint,
	"through" bigint,
	"verified" boolean NOT NULL,
	"failure" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C",
	"at" bigint NOT NULL,
	"added" bigint NOT NULL,
	"unchanged" bigint NOT NULL,
	"refused" bigint NOT NULL,
	"reasons" text NOT NULL,
	"failure" text COLLATE "C"
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "appVersion" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "backups_time" ON "backups" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "imports_time" ON "imports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("state","createdAt","id");--> statement-breakpoint
CREATE INDEX "jobs_kind" ON "jobs" USING btree ("kind","state","createdAt","id");