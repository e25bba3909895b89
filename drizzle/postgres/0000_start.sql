CREATE TABLE "answer_keys" (
	"packageVersion" text COLLATE "C" NOT NULL,
	"keyVersion" bigint NOT NULL,
	"keys" text NOT NULL,
	"explanations" text NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "answer_keys_packageVersion_keyVersion_pk" PRIMARY KEY("packageVersion","keyVersion")
);
--> statement-breakpoint
CREATE TABLE "attempt_drafts" (
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"packageVersion" text COLLATE "C" NOT NULL,
	"nextSeq" bigint NOT NULL,
	"head" text COLLATE "C" NOT NULL,
	"ownLength" bigint NOT NULL,
	"ownHead" text COLLATE "C" NOT NULL,
	"firstContactAt" bigint NOT NULL,
	"updatedAt" bigint NOT NULL,
	"lastEventAt" bigint,
	CONSTRAINT "attempt_drafts_attemptId_userId_pk" PRIMARY KEY("attemptId","userId")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"packageVersion" text COLLATE "C" NOT NULL,
	"head" text COLLATE "C" NOT NULL,
	"answersDigest" text COLLATE "C" NOT NULL,
	"responses" text NOT NULL,
	"log" text COLLATE "C",
	"claims" text NOT NULL,
	"startedAt" bigint NOT NULL,
	"submittedAt" bigint NOT NULL,
	"receivedAt" bigint NOT NULL,
	"totalTimeSeconds" bigint NOT NULL,
	"flags" text NOT NULL,
	"ranked" boolean NOT NULL,
	"isDoubted" boolean NOT NULL,
	"scoreExact" text COLLATE "C" NOT NULL,
	"score" double precision NOT NULL,
	"correct" bigint NOT NULL,
	"incorrect" bigint NOT NULL,
	"unanswered" bigint NOT NULL,
	"accuracy" double precision NOT NULL,
	"keyVersion" bigint NOT NULL,
	"engineVersion" bigint NOT NULL,
	"receipt" text NOT NULL,
	"deviceId" text COLLATE "C",
	CONSTRAINT "attempts_id_userId_pk" PRIMARY KEY("id","userId")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"thingId" text COLLATE "C" NOT NULL,
	"action" text COLLATE "C" NOT NULL,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"cid" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"icon" text COLLATE "C",
	"gradientColor" text COLLATE "C",
	"badge" text COLLATE "C",
	"badgeColor" text COLLATE "C",
	"badgeIcon" text COLLATE "C",
	"isActive" boolean DEFAULT true NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "categories_cid_unique" UNIQUE("cid")
);
--> statement-breakpoint
CREATE TABLE "category_subjects" (
	"categoryId" text COLLATE "C" NOT NULL,
	"subjectId" text COLLATE "C" NOT NULL,
	CONSTRAINT "category_subjects_categoryId_subjectId_pk" PRIMARY KEY("categoryId","subjectId")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"tokenDigest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"channel" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"limitKey" text COLLATE "C" NOT NULL,
	"codeHash" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"wrongTries" bigint DEFAULT 0 NOT NULL,
	"network" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"verifiedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "draft_events" (
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"fromSeq" bigint NOT NULL,
	"events" text COLLATE "C" NOT NULL,
	CONSTRAINT "draft_events_attemptId_userId_fromSeq_pk" PRIMARY KEY("attemptId","userId","fromSeq")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"ticketId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"packageVersion" text COLLATE "C" NOT NULL,
	"ticket" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"charged" bigint NOT NULL,
	"issuedAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"payload" text NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"runAt" bigint NOT NULL,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"leaseUntil" bigint,
	"leaseOwner" text COLLATE "C",
	"lastError" text COLLATE "C",
	"dedupeKey" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"finishedAt" bigint,
	CONSTRAINT "jobs_dedupeKey_unique" UNIQUE("dedupeKey")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"sha256" text COLLATE "C" PRIMARY KEY NOT NULL,
	"mime" text COLLATE "C" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_versions" (
	"version" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	"bytes" bigint NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_accommodations" (
	"paperId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"extraTimePercent" bigint NOT NULL,
	CONSTRAINT "paper_accommodations_paperId_userId_pk" PRIMARY KEY("paperId","userId")
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"paperId" text COLLATE "C" NOT NULL,
	"sectionId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"marks" text COLLATE "C",
	"negativeMarks" text COLLATE "C",
	CONSTRAINT "paper_questions_paperId_questionId_pk" PRIMARY KEY("paperId","questionId")
);
--> statement-breakpoint
CREATE TABLE "paper_sections" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C",
	"marksPerQuestion" text COLLATE "C",
	"negativeMarks" text COLLATE "C",
	"timeLimitMinutes" bigint,
	"attemptLimit" bigint,
	"allowCustomMarksPerQuestion" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_subjects" (
	"paperId" text COLLATE "C" NOT NULL,
	"subjectId" text COLLATE "C" NOT NULL,
	CONSTRAINT "paper_subjects_paperId_subjectId_pk" PRIMARY KEY("paperId","subjectId")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	"durationMinutes" bigint NOT NULL,
	"difficultyLevel" bigint NOT NULL,
	"isActive" boolean NOT NULL,
	"isAiGenerated" boolean DEFAULT false NOT NULL,
	"isAdaptive" boolean DEFAULT false NOT NULL,
	"createdBy" text COLLATE "C" NOT NULL,
	"ownerId" text COLLATE "C",
	"price" bigint DEFAULT 0 NOT NULL,
	"resultsPolicy" text COLLATE "C" NOT NULL,
	"keyReleaseAt" bigint,
	"opensAt" bigint,
	"closesAt" bigint,
	"timingPolicy" text COLLATE "C" NOT NULL,
	"sectionTiming" text COLLATE "C" NOT NULL,
	"scheme" text NOT NULL,
	"extraTimePercent" bigint DEFAULT 0 NOT NULL,
	"calculator" text COLLATE "C",
	"currentVersion" text COLLATE "C",
	"packageBytes" bigint DEFAULT 0 NOT NULL,
	"totalQuestions" bigint DEFAULT 0 NOT NULL,
	"totalMarks" text COLLATE "C" DEFAULT '0' NOT NULL,
	"attemptCount" bigint DEFAULT 0 NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"tokenDigest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"usedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"paperId" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"correct" bigint NOT NULL,
	"times" text NOT NULL,
	CONSTRAINT "question_statistics_paperId_questionId_pk" PRIMARY KEY("paperId","questionId")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"options" text NOT NULL,
	"key" text NOT NULL,
	"explanation" text COLLATE "C",
	"difficulty" bigint NOT NULL,
	"subjectId" text COLLATE "C",
	"topicId" text COLLATE "C",
	"diagramUrl" text COLLATE "C",
	"diagramAlt" text COLLATE "C",
	"diagramLatex" text COLLATE "C",
	"translations" text,
	"sourceName" text COLLATE "C" NOT NULL,
	"sourceKey" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_decisions" (
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"ranked" boolean NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"decidedBy" text COLLATE "C" NOT NULL,
	"decidedAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"tokenDigest" text COLLATE "C" NOT NULL,
	"spentDigest" text COLLATE "C",
	"device" text COLLATE "C" NOT NULL,
	"startedAt" bigint NOT NULL,
	"lastUsedAt" bigint NOT NULL,
	"arrivedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"keyId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"privateKey" text COLLATE "C" NOT NULL,
	"publicKey" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_progress" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"receivedAt" bigint NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sid" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"icon" text COLLATE "C",
	"gradientColor" text COLLATE "C",
	"badge" text COLLATE "C",
	"badgeColor" text COLLATE "C",
	"badgeIcon" text COLLATE "C",
	"isActive" boolean DEFAULT true NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "subjects_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
CREATE TABLE "superseded_attempts" (
	"attemptId" text COLLATE "C" NOT NULL,
	"head" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"receivedAt" bigint NOT NULL,
	"receipt" text NOT NULL,
	CONSTRAINT "superseded_attempts_attemptId_userId_head_pk" PRIMARY KEY("attemptId","userId","head")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"tid" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"subjectId" text COLLATE "C" NOT NULL,
	"parentTopicId" text COLLATE "C",
	"difficultyMin" bigint DEFAULT 1 NOT NULL,
	"difficultyMax" bigint DEFAULT 10 NOT NULL,
	"isActive" boolean DEFAULT true NOT NULL,
	"createdAt" bigint NOT NULL,
	"updatedAt" bigint,
	CONSTRAINT "topics_tid_unique" UNIQUE("tid")
);
--> statement-breakpoint
CREATE TABLE "user_categories" (
	"userId" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	CONSTRAINT "user_categories_userId_categoryId_pk" PRIMARY KEY("userId","categoryId")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"username" text COLLATE "C" NOT NULL,
	"fullName" text COLLATE "C" NOT NULL,
	"phone" text COLLATE "C",
	"countryCode" text COLLATE "C",
	"passwordHash" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"accountStatus" text COLLATE "C" NOT NULL,
	"extraTimePercent" bigint DEFAULT 0 NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "answer_keys" ADD CONSTRAINT "answer_keys_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_subjects" ADD CONSTRAINT "category_subjects_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_subjects" ADD CONSTRAINT "category_subjects_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_events" ADD CONSTRAINT "draft_events_attemptId_userId_attempt_drafts_attemptId_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempt_drafts"("attemptId","userId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_accommodations" ADD CONSTRAINT "paper_accommodations_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_accommodations" ADD CONSTRAINT "paper_accommodations_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_sectionId_paper_sections_id_fk" FOREIGN KEY ("sectionId") REFERENCES "public"."paper_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_subjects" ADD CONSTRAINT "paper_subjects_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_subjects" ADD CONSTRAINT "paper_subjects_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_createdBy_users_id_fk" FOREIGN KEY ("createdBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_ownerId_users_id_fk" FOREIGN KEY ("ownerId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_topicId_topics_id_fk" FOREIGN KEY ("topicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_decisions" ADD CONSTRAINT "rank_decisions_decidedBy_users_id_fk" FOREIGN KEY ("decidedBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_decisions" ADD CONSTRAINT "rank_decisions_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_attempts" ADD CONSTRAINT "superseded_attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_attempts" ADD CONSTRAINT "superseded_attempts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_attempts" ADD CONSTRAINT "superseded_attempts_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_parentTopicId_topics_id_fk" FOREIGN KEY ("parentTopicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_drafts_user" ON "attempt_drafts" USING btree ("userId","updatedAt");--> statement-breakpoint
CREATE INDEX "attempt_drafts_paper" ON "attempt_drafts" USING btree ("userId","paperId");--> statement-breakpoint
CREATE INDEX "attempts_user_paper" ON "attempts" USING btree ("userId","paperId");--> statement-breakpoint
CREATE INDEX "attempts_user_recent" ON "attempts" USING btree ("userId","submittedAt");--> statement-breakpoint
CREATE INDEX "attempts_standings" ON "attempts" USING btree ("paperId","ranked","score");--> statement-breakpoint
CREATE INDEX "attempts_received" ON "attempts" USING btree ("receivedAt");--> statement-breakpoint
CREATE INDEX "attempts_doubted" ON "attempts" USING btree ("receivedAt") WHERE "attempts"."isDoubted";--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("kind","thingId","at");--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "categories_active" ON "categories" USING btree ("isActive","name");--> statement-breakpoint
CREATE INDEX "categories_newest" ON "categories" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "categories_named" ON "categories" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "category_subjects_subject" ON "category_subjects" USING btree ("subjectId");--> statement-breakpoint
CREATE INDEX "codes_address" ON "codes" USING btree ("address","createdAt");--> statement-breakpoint
CREATE INDEX "codes_limit_key" ON "codes" USING btree ("limitKey","createdAt");--> statement-breakpoint
CREATE INDEX "codes_network" ON "codes" USING btree ("network","createdAt");--> statement-breakpoint
CREATE INDEX "codes_channel" ON "codes" USING btree ("channel","createdAt");--> statement-breakpoint
CREATE INDEX "codes_created" ON "codes" USING btree ("createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_once" ON "issues" USING btree ("userId","paperId","packageVersion");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","runAt");--> statement-breakpoint
CREATE INDEX "jobs_leased" ON "jobs" USING btree ("state","leaseUntil");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finishedAt");--> statement-breakpoint
CREATE INDEX "package_versions_paper" ON "package_versions" USING btree ("paperId","createdAt");--> statement-breakpoint
CREATE INDEX "paper_accommodations_user" ON "paper_accommodations" USING btree ("userId");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_questions_position" ON "paper_questions" USING btree ("sectionId","position");--> statement-breakpoint
CREATE INDEX "paper_questions_question" ON "paper_questions" USING btree ("questionId");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_sections_position" ON "paper_sections" USING btree ("paperId","position");--> statement-breakpoint
CREATE INDEX "paper_subjects_subject" ON "paper_subjects" USING btree ("subjectId");--> statement-breakpoint
CREATE INDEX "papers_trending" ON "papers" USING btree ("isActive","attemptCount","createdAt");--> statement-breakpoint
CREATE INDEX "papers_newest" ON "papers" USING btree ("isActive","createdAt");--> statement-breakpoint
CREATE INDEX "papers_difficulty" ON "papers" USING btree ("isActive","difficultyLevel","createdAt");--> statement-breakpoint
CREATE INDEX "papers_category" ON "papers" USING btree ("categoryId","isActive");--> statement-breakpoint
CREATE INDEX "papers_owner" ON "papers" USING btree ("ownerId","createdAt");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_source" ON "questions" USING btree ("sourceName","sourceKey");--> statement-breakpoint
CREATE INDEX "questions_topic" ON "questions" USING btree ("topicId","type","difficulty");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("subjectId","type","difficulty");--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "rank_decisions_attempt" ON "rank_decisions" USING btree ("attemptId","userId","decidedAt");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("userId","lastUsedAt");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("lastUsedAt");--> statement-breakpoint
CREATE INDEX "subjects_active" ON "subjects" USING btree ("isActive","name");--> statement-breakpoint
CREATE INDEX "subjects_newest" ON "subjects" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "subjects_named" ON "subjects" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "superseded_user" ON "superseded_attempts" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "topics_subject" ON "topics" USING btree ("subjectId","isActive","name");--> statement-breakpoint
CREATE INDEX "topics_active" ON "topics" USING btree ("isActive","createdAt");--> statement-breakpoint
CREATE INDEX "topics_newest" ON "topics" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "topics_named" ON "topics" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "topics_parent" ON "topics" USING btree ("parentTopicId");--> statement-breakpoint
CREATE INDEX "user_categories_category" ON "user_categories" USING btree ("categoryId");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("countryCode","phone");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "users_role_status" ON "users" USING btree ("role","accountStatus");