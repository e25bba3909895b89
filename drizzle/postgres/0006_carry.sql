CREATE TABLE "paper_accommodations" (
	"paperId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"extraTimePercent" integer NOT NULL,
	CONSTRAINT "paper_accommodations_paperId_userId_pk" PRIMARY KEY("paperId","userId")
);
--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD COLUMN "lastEventAt" bigint;--> statement-breakpoint
ALTER TABLE "paper_accommodations" ADD CONSTRAINT "paper_accommodations_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_accommodations" ADD CONSTRAINT "paper_accommodations_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_accommodations_user" ON "paper_accommodations" USING btree ("userId");