CREATE TABLE "own_data_exports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"askedAt" bigint NOT NULL,
	"readyAt" bigint,
	"file" "bytea",
	"size" bigint
);
--> statement-breakpoint
CREATE TABLE "section_statistics" (
	"paperId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"scores" text NOT NULL,
	CONSTRAINT "section_statistics_paperId_position_pk" PRIMARY KEY("paperId","position")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "location" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profilePicture" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "isListed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "difficultyPreference" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "own_data_exports" ADD CONSTRAINT "own_data_exports_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_statistics" ADD CONSTRAINT "section_statistics_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_data_exports_user" ON "own_data_exports" USING btree ("userId","askedAt");--> statement-breakpoint
CREATE INDEX "own_data_exports_ready" ON "own_data_exports" USING btree ("readyAt");--> statement-breakpoint
CREATE INDEX "rank_decisions_time" ON "rank_decisions" USING btree ("decidedAt");