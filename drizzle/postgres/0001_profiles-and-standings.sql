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
CREATE TABLE "standing_attempts" (
	"userId" text COLLATE "C" NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	"difficultyLevel" bigint NOT NULL,
	"totalMarks" text COLLATE "C" NOT NULL,
	"scoreExact" text COLLATE "C" NOT NULL,
	"ranked" boolean NOT NULL,
	"receivedAt" bigint NOT NULL,
	"correct" bigint NOT NULL,
	"incorrect" bigint NOT NULL,
	"unanswered" bigint NOT NULL,
	"totalTimeSeconds" bigint NOT NULL,
	"change" text COLLATE "C",
	CONSTRAINT "standing_attempts_userId_attemptId_pk" PRIMARY KEY("userId","attemptId")
);
--> statement-breakpoint
CREATE TABLE "standing_boards" (
	"board" text COLLATE "C" NOT NULL,
	"period" bigint NOT NULL,
	"students" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tests" bigint NOT NULL,
	"version" bigint NOT NULL,
	"recountedAt" bigint,
	"recountReason" text COLLATE "C",
	CONSTRAINT "standing_boards_board_period_pk" PRIMARY KEY("board","period")
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"board" text COLLATE "C" NOT NULL,
	"period" bigint NOT NULL,
	"bucket" bigint NOT NULL,
	"students" bigint NOT NULL,
	CONSTRAINT "standing_counts_board_period_bucket_pk" PRIMARY KEY("board","period","bucket")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"userId" text COLLATE "C" NOT NULL,
	"board" text COLLATE "C" NOT NULL,
	"score" bigint NOT NULL,
	"figures" text COLLATE "C" NOT NULL,
	"month" bigint NOT NULL,
	"monthScore" bigint NOT NULL,
	"monthFigures" text COLLATE "C" NOT NULL,
	"week" bigint NOT NULL,
	"weekScore" bigint NOT NULL,
	"weekFigures" text COLLATE "C" NOT NULL,
	CONSTRAINT "standings_userId_board_pk" PRIMARY KEY("userId","board")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "group" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "location" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profilePicture" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "isListed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "difficultyPreference" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "own_data_exports" ADD CONSTRAINT "own_data_exports_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_statistics" ADD CONSTRAINT "section_statistics_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_attempts" ADD CONSTRAINT "standing_attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_data_exports_user" ON "own_data_exports" USING btree ("userId","askedAt");--> statement-breakpoint
CREATE INDEX "own_data_exports_ready" ON "own_data_exports" USING btree ("readyAt");--> statement-breakpoint
CREATE INDEX "standing_attempts_changed" ON "standing_attempts" USING btree ("receivedAt") WHERE "standing_attempts"."change" is not null;--> statement-breakpoint
CREATE INDEX "standings_score" ON "standings" USING btree ("board","score","userId","figures");--> statement-breakpoint
CREATE INDEX "standings_month" ON "standings" USING btree ("board","month","monthScore","userId","monthFigures");--> statement-breakpoint
CREATE INDEX "standings_week" ON "standings" USING btree ("board","week","weekScore","userId","weekFigures");--> statement-breakpoint
CREATE INDEX "rank_decisions_time" ON "rank_decisions" USING btree ("decidedAt");