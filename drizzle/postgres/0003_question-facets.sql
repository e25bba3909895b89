CREATE TABLE "question_facets" (
	"number" bigint NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"pool" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"difficulty" bigint NOT NULL,
	"subjectId" text COLLATE "C",
	"topicId" text COLLATE "C",
	"licence" text COLLATE "C",
	CONSTRAINT "question_facets_number_pk" PRIMARY KEY("number")
);
--> statement-breakpoint
DROP INDEX "questions_created";--> statement-breakpoint
DROP INDEX "questions_difficulty";--> statement-breakpoint
DROP INDEX "questions_in_pool";--> statement-breakpoint
DROP INDEX "questions_in_state";--> statement-breakpoint
DROP INDEX "questions_in_subject";--> statement-breakpoint
DROP INDEX "questions_in_licence";--> statement-breakpoint
ALTER TABLE "question_search" ADD COLUMN "facets" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_facets" ADD CONSTRAINT "question_facets_questionId_question_search_questionId_fk" FOREIGN KEY ("questionId") REFERENCES "public"."question_search"("questionId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_facets_question" ON "question_facets" USING btree ("questionId");--> statement-breakpoint
CREATE INDEX "question_facets_topic" ON "question_facets" USING btree ("topicId","state","pool","difficulty");--> statement-breakpoint
CREATE INDEX "question_facets_difficulty" ON "question_facets" USING btree ("difficulty","number","pool","state","type","subjectId","topicId","licence","questionId");--> statement-breakpoint
CREATE INDEX "attempts_flagged" ON "attempts" USING btree ("paperId","flags") WHERE "attempts"."flags" <> '[]';--> statement-breakpoint
CREATE INDEX "questions_in_licence" ON "questions" USING btree ("licence") WHERE "questions"."licence" is not null;
--> statement-breakpoint
INSERT INTO "question_facets" ("number", "questionId", "pool", "state", "type", "difficulty", "subjectId", "topicId", "licence")
SELECT "question_search"."number", "question_search"."questionId", "questions"."pool", "questions"."state", "questions"."type", "questions"."difficulty", "questions"."subjectId", "questions"."topicId", "questions"."licence"
FROM "question_search" JOIN "questions" ON "questions"."id" = "question_search"."questionId"
ORDER BY "question_search"."number";
--> statement-breakpoint
DROP INDEX "question_search_words";
--> statement-breakpoint
CREATE INDEX "question_search_words" ON "question_search" USING gin (array_to_tsvector(string_to_array(btrim("words" || ' ' || "facets"), ' ')));
