CREATE TABLE "assistant_questions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"engine" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"finishedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C",
	"purpose" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"promptTokens" bigint NOT NULL,
	"completionTokens" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"at" bigint NOT NULL,
	"endedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "notebook_entries" (
	"userId" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"rating" bigint,
	"text" text COLLATE "C",
	"at" bigint NOT NULL,
	"receivedAt" bigint NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "notebook_entries_userId_id_pk" PRIMARY KEY("userId","id")
);
--> statement-breakpoint
CREATE TABLE "question_drafts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C",
	"topicId" text COLLATE "C" NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"question" text NOT NULL,
	"solution" text,
	"reason" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_embeddings" (
	"questionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"model" text COLLATE "C" NOT NULL,
	"vector" "bytea" NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_generations" ADD COLUMN "madeBy" text;--> statement-breakpoint
ALTER TABLE "assistant_questions" ADD CONSTRAINT "assistant_questions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_topicId_topics_id_fk" FOREIGN KEY ("topicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_embeddings" ADD CONSTRAINT "question_embeddings_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_questions_user" ON "assistant_questions" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "assistant_questions_asking" ON "assistant_questions" USING btree ("createdAt") WHERE "assistant_questions"."state" = 'asking';--> statement-breakpoint
CREATE INDEX "model_calls_user" ON "model_calls" USING btree ("userId","at");--> statement-breakpoint
CREATE UNIQUE INDEX "notebook_entries_number" ON "notebook_entries" USING btree ("userId","number");--> statement-breakpoint
CREATE INDEX "notebook_entries_question" ON "notebook_entries" USING btree ("questionId");--> statement-breakpoint
CREATE INDEX "question_drafts_newest" ON "question_drafts" USING btree ("createdAt");