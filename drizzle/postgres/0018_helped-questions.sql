CREATE TABLE "helped_questions" (
	"userId" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"paidBy" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "helped_questions_userId_questionId_pk" PRIMARY KEY("userId","questionId")
);
--> statement-breakpoint
ALTER TABLE "helped_questions" ADD CONSTRAINT "helped_questions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helped_questions_paid" ON "helped_questions" USING btree ("paidBy");