CREATE TABLE "exam_tests" (
	"categoryId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tests" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_exposures" (
	"categoryId" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"freeFrom" bigint NOT NULL,
	CONSTRAINT "question_exposures_categoryId_questionId_pk" PRIMARY KEY("categoryId","questionId")
);
--> statement-breakpoint
ALTER TABLE "exam_tests" ADD CONSTRAINT "exam_tests_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_exposures" ADD CONSTRAINT "question_exposures_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_exposures" ADD CONSTRAINT "question_exposures_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_exposures_question" ON "question_exposures" USING btree ("questionId");