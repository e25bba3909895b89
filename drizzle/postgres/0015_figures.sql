-- FA4: the marked answers are made again from all attempts, with the figures that are counted with them.
DELETE FROM "marked_answers";--> statement-breakpoint
DELETE FROM "marked_attempts";--> statement-breakpoint
DELETE FROM "statistics_progress" WHERE "name" = 'answers';--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"figure" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	"difficulty" bigint NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_figure_day_difficulty_pk" PRIMARY KEY("figure","day","difficulty")
);
--> statement-breakpoint
ALTER TABLE "marked_answers" ADD COLUMN "difficulty" bigint;--> statement-breakpoint
CREATE INDEX "marked_attempts_user" ON "marked_attempts" USING btree ("userId","day");