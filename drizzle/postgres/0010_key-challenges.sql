CREATE TABLE "key_challenges" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" DEFAULT 'open' NOT NULL,
	"answer" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"answeredAt" bigint
);
--> statement-breakpoint
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_challenges" ADD CONSTRAINT "key_challenges_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "key_challenges_once" ON "key_challenges" USING btree ("userId","questionId");--> statement-breakpoint
CREATE INDEX "key_challenges_question" ON "key_challenges" USING btree ("questionId","state");--> statement-breakpoint
CREATE INDEX "key_challenges_newest" ON "key_challenges" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "key_challenges_state" ON "key_challenges" USING btree ("state","createdAt");