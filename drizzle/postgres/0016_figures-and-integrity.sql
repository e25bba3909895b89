-- FA4: the marked answers are made again from all attempts, with the figures that are counted with them.
DELETE FROM "marked_answers";--> statement-breakpoint
DELETE FROM "marked_attempts";--> statement-breakpoint
DELETE FROM "statistics_progress" WHERE "name" = 'answers';--> statement-breakpoint
CREATE TABLE "attempt_prints" (
	"print" bigint NOT NULL,
	"attempt" bigint NOT NULL,
	CONSTRAINT "attempt_prints_print_attempt_pk" PRIMARY KEY("print","attempt")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"figure" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	"difficulty" bigint NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_figure_day_difficulty_pk" PRIMARY KEY("figure","day","difficulty")
);
--> statement-breakpoint
CREATE TABLE "pattern_findings" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"pattern" text COLLATE "C" NOT NULL,
	"details" text NOT NULL,
	"foundAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marked_answers" ADD COLUMN "difficulty" bigint;--> statement-breakpoint
ALTER TABLE "pattern_findings" ADD CONSTRAINT "pattern_findings_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pattern_findings" ADD CONSTRAINT "pattern_findings_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pattern_findings_once" ON "pattern_findings" USING btree ("attemptId","userId","pattern");--> statement-breakpoint
CREATE INDEX "pattern_findings_found" ON "pattern_findings" USING btree ("foundAt","id");--> statement-breakpoint
CREATE INDEX "pattern_findings_pattern" ON "pattern_findings" USING btree ("pattern","foundAt","id");--> statement-breakpoint
CREATE INDEX "attempts_flagged_newest" ON "attempts" USING btree ("receivedAt","id","flags") WHERE "attempts"."flags" <> '[]';--> statement-breakpoint
CREATE INDEX "marked_attempts_user" ON "marked_attempts" USING btree ("userId","day");