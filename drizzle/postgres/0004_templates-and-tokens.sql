CREATE TABLE "abilities" (
	"userId" text COLLATE "C" NOT NULL,
	"topicId" text COLLATE "C" NOT NULL,
	"ability" double precision NOT NULL,
	"error" double precision NOT NULL,
	"answers" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "abilities_userId_topicId_pk" PRIMARY KEY("userId","topicId")
);
--> statement-breakpoint
CREATE TABLE "calibration_counts" (
	"questionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"answered" text NOT NULL,
	"correct" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_sections" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"questionCount" bigint NOT NULL,
	"difficultyMin" bigint NOT NULL,
	"difficultyMax" bigint NOT NULL,
	"marksPerQuestion" text COLLATE "C",
	"negativeMarks" text COLLATE "C",
	"allowCustomMarksPerQuestion" boolean DEFAULT false NOT NULL,
	"timeLimitMinutes" bigint,
	"subjectId" text COLLATE "C",
	"groups" text,
	"attemptLimit" bigint,
	"questionsInSets" bigint DEFAULT 0 NOT NULL,
	"createdAt" bigint NOT NULL,
	"updatedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "exam_templates" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"durationMinutes" bigint NOT NULL,
	"totalMarks" double precision NOT NULL,
	"isAiEnabled" boolean DEFAULT false NOT NULL,
	"isDefault" boolean DEFAULT false NOT NULL,
	"isPublic" boolean DEFAULT true NOT NULL,
	"isDefaultOfCategory" boolean DEFAULT false NOT NULL,
	"sectionTiming" text COLLATE "C" DEFAULT 'free' NOT NULL,
	"calculator" text COLLATE "C",
	"scheme" text NOT NULL,
	"resultsPolicy" text COLLATE "C" DEFAULT 'after-sync' NOT NULL,
	"pattern" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"updatedAt" bigint,
	CONSTRAINT "exam_templates_pattern_unique" UNIQUE("pattern")
);
--> statement-breakpoint
CREATE TABLE "paper_days" (
	"paperId" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	"attempts" bigint NOT NULL,
	CONSTRAINT "paper_days_paperId_day_pk" PRIMARY KEY("paperId","day")
);
--> statement-breakpoint
CREATE TABLE "paper_generations" (
	"paperId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"choice" text NOT NULL,
	"digest" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"failure" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"finishedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "template_sections" (
	"templateId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"sectionId" text COLLATE "C" NOT NULL,
	CONSTRAINT "template_sections_templateId_position_pk" PRIMARY KEY("templateId","position"),
	CONSTRAINT "template_sections_position" CHECK ("template_sections"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "token_charges" (
	"userId" text COLLATE "C" NOT NULL,
	"thing" text COLLATE "C" NOT NULL,
	"tokens" bigint NOT NULL,
	"createdAt" bigint NOT NULL,
	"refundedAt" bigint,
	CONSTRAINT "token_charges_userId_thing_pk" PRIMARY KEY("userId","thing"),
	CONSTRAINT "token_charges_tokens" CHECK ("token_charges"."tokens" > 0)
);
--> statement-breakpoint
CREATE TABLE "token_entries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"grantId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"tokens" bigint NOT NULL,
	"thing" text COLLATE "C",
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_grants" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"remaining" bigint NOT NULL,
	"expiresAt" bigint,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "token_grants_remaining" CHECK ("token_grants"."remaining" >= 0)
);
--> statement-breakpoint
DROP INDEX "papers_trending";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "recentAttempts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "templateId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "abilities" ADD CONSTRAINT "abilities_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abilities" ADD CONSTRAINT "abilities_topicId_topics_id_fk" FOREIGN KEY ("topicId") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_counts" ADD CONSTRAINT "calibration_counts_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_templates" ADD CONSTRAINT "exam_templates_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_days" ADD CONSTRAINT "paper_days_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_generations" ADD CONSTRAINT "paper_generations_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_generations" ADD CONSTRAINT "paper_generations_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_sections" ADD CONSTRAINT "template_sections_templateId_exam_templates_id_fk" FOREIGN KEY ("templateId") REFERENCES "public"."exam_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_sections" ADD CONSTRAINT "template_sections_sectionId_exam_sections_id_fk" FOREIGN KEY ("sectionId") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_charges" ADD CONSTRAINT "token_charges_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_grantId_token_grants_id_fk" FOREIGN KEY ("grantId") REFERENCES "public"."token_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_grants" ADD CONSTRAINT "token_grants_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abilities_topic" ON "abilities" USING btree ("topicId");--> statement-breakpoint
CREATE INDEX "exam_sections_newest" ON "exam_sections" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "exam_sections_titled" ON "exam_sections" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "exam_sections_subject" ON "exam_sections" USING btree ("subjectId");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_templates_default" ON "exam_templates" USING btree ("isDefault") WHERE "exam_templates"."isDefault";--> statement-breakpoint
CREATE UNIQUE INDEX "exam_templates_default_of_category" ON "exam_templates" USING btree ("categoryId") WHERE "exam_templates"."isDefaultOfCategory";--> statement-breakpoint
CREATE INDEX "exam_templates_newest" ON "exam_templates" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "exam_templates_named" ON "exam_templates" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "exam_templates_category" ON "exam_templates" USING btree ("categoryId","isPublic");--> statement-breakpoint
CREATE INDEX "paper_days_day" ON "paper_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "paper_generations_same" ON "paper_generations" USING btree ("userId","digest","createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_generations_making" ON "paper_generations" USING btree ("userId") WHERE "paper_generations"."state" = 'making';--> statement-breakpoint
CREATE INDEX "template_sections_section" ON "template_sections" USING btree ("sectionId");--> statement-breakpoint
CREATE INDEX "token_entries_user" ON "token_entries" USING btree ("userId","at");--> statement-breakpoint
CREATE INDEX "token_entries_grant" ON "token_entries" USING btree ("grantId");--> statement-breakpoint
CREATE INDEX "token_entries_thing" ON "token_entries" USING btree ("userId","thing");--> statement-breakpoint
CREATE UNIQUE INDEX "token_grants_once" ON "token_grants" USING btree ("userId","source");--> statement-breakpoint
CREATE INDEX "token_grants_expiry" ON "token_grants" USING btree ("expiresAt") WHERE "token_grants"."remaining" > 0;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_templateId_exam_templates_id_fk" FOREIGN KEY ("templateId") REFERENCES "public"."exam_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_template" ON "papers" USING btree ("templateId");--> statement-breakpoint
CREATE INDEX "questions_draw" ON "questions" USING btree ("pool","topicId","type","id","difficulty","state","setId");--> statement-breakpoint
CREATE INDEX "questions_draw_sets" ON "questions" USING btree ("pool","topicId","id") WHERE "questions"."setPosition" = 0;--> statement-breakpoint
CREATE INDEX "papers_trending" ON "papers" USING btree ("isActive","recentAttempts","createdAt");
--> statement-breakpoint
INSERT INTO "paper_days"
SELECT "paperId", "receivedAt" / 86400000, count(*) FROM "attempts"
WHERE "receivedAt" >= (extract(epoch FROM now())::bigint - 8 * 86400) * 1000 AND NOT EXISTS (
	SELECT 1 FROM "attempts" AS "earlier"
	WHERE "earlier"."userId" = "attempts"."userId" AND "earlier"."paperId" = "attempts"."paperId" AND "earlier"."receivedAt" < "attempts"."receivedAt"
)
GROUP BY 1, 2;
--> statement-breakpoint
UPDATE "papers" SET "recentAttempts" = (SELECT coalesce(sum("attempts"), 0) FROM "paper_days" WHERE "paperId" = "papers"."id");
--> statement-breakpoint
INSERT INTO "statistics_progress" ("name", "receivedAt", "attemptId")
SELECT 'papers', "receivedAt", '' FROM "attempts" ORDER BY "receivedAt" DESC LIMIT 1;
--> statement-breakpoint
INSERT INTO "token_grants" ("id", "userId", "source", "remaining", "expiresAt", "createdAt")
SELECT 'sign-up-' || "id", "id", 'sign-up', 100, NULL, extract(epoch FROM now())::bigint * 1000 FROM "users" WHERE "accountStatus" <> 'deleted';
--> statement-breakpoint
INSERT INTO "token_entries" ("id", "userId", "grantId", "kind", "tokens", "thing", "at")
SELECT "id", "userId", "id", 'grant', "remaining", NULL, "createdAt" FROM "token_grants";
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'TK1: token_entries is only added to';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "token_entries_stay" BEFORE UPDATE OR DELETE ON "token_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_entry"();
