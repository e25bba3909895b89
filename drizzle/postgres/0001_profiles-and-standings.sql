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
ALTER TABLE "users" ADD COLUMN "location" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profilePicture" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "isListed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "difficultyPreference" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "standing_attempts" ADD CONSTRAINT "standing_attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_attempts_changed" ON "standing_attempts" USING btree ("receivedAt") WHERE "standing_attempts"."change" is not null;--> statement-breakpoint
CREATE INDEX "standings_score" ON "standings" USING btree ("board","score","userId","figures");--> statement-breakpoint
CREATE INDEX "standings_month" ON "standings" USING btree ("board","month","monthScore","userId","monthFigures");--> statement-breakpoint
CREATE INDEX "standings_week" ON "standings" USING btree ("board","week","weekScore","userId","weekFigures");