ALTER TABLE "paper_questions" ADD COLUMN "exclusiveIn" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD COLUMN "likeness" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "exclusiveIn" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "likeness" text COLLATE "C" DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "papers_exclusive" ON "papers" USING btree ("id","exclusiveIn");
--> statement-breakpoint
CREATE UNIQUE INDEX "questions_likeness" ON "questions" USING btree ("id","likeness");
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paperId_exclusiveIn_papers_id_exclusiveIn_fk" FOREIGN KEY ("paperId","exclusiveIn") REFERENCES "public"."papers"("id","exclusiveIn") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_questionId_likeness_questions_id_likeness_fk" FOREIGN KEY ("questionId","likeness") REFERENCES "public"."questions"("id","likeness") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
CREATE UNIQUE INDEX "paper_questions_exclusive" ON "paper_questions" USING btree ("exclusiveIn","likeness") WHERE "paper_questions"."exclusiveIn" <> '';