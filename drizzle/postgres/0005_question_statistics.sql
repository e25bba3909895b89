CREATE TABLE "question_statistics" (
	"paperId" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"attempts" integer NOT NULL,
	"correct" integer NOT NULL,
	"times" text NOT NULL,
	CONSTRAINT "question_statistics_paperId_questionId_pk" PRIMARY KEY("paperId","questionId")
);
--> statement-breakpoint
CREATE TABLE "statistics_progress" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"receivedAt" bigint NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;