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
CREATE TABLE "answer_keys" (
	"packageVersion" text COLLATE "C" NOT NULL,
	"keyVersion" bigint NOT NULL,
	"keys" text NOT NULL,
	"explanations" text NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "answer_keys_packageVersion_keyVersion_pk" PRIMARY KEY("packageVersion","keyVersion")
);
--> statement-breakpoint
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
	"isDemo" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "calibration_counts" (
	"questionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"answered" text NOT NULL,
	"correct" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calibrations" (
	"questionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"a" double precision NOT NULL,
	"b" double precision NOT NULL,
	"c" double precision NOT NULL,
	"n" bigint NOT NULL,
	"at" bigint NOT NULL
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
	"group" text COLLATE "C",
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
	"byPlan" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "key_corrections" (
	"changeId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"versions" text NOT NULL,
	"attempts" bigint NOT NULL,
	"marked" bigint DEFAULT 0 NOT NULL,
	"createdAt" bigint NOT NULL,
	"finishedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "media" (
	"sha256" text COLLATE "C" PRIMARY KEY NOT NULL,
	"mime" text COLLATE "C" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" bigint NOT NULL
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
CREATE TABLE "notices" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"about" text COLLATE "C" NOT NULL,
	"details" text NOT NULL,
	"at" bigint NOT NULL,
	"seenAt" bigint
);
--> statement-breakpoint
CREATE TABLE "own_data_exports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"askedAt" bigint NOT NULL,
	"readyAt" bigint,
	"file" "bytea",
	"size" bigint
);
--> statement-breakpoint
CREATE TABLE "package_questions" (
	"packageVersion" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	CONSTRAINT "package_questions_packageVersion_questionId_pk" PRIMARY KEY("packageVersion","questionId")
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
	"madeBy" text,
	"createdAt" bigint NOT NULL,
	"finishedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"paperId" text COLLATE "C" NOT NULL,
	"sectionId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"marks" text COLLATE "C",
	"negativeMarks" text COLLATE "C",
	"resultsPolicy" text COLLATE "C" NOT NULL,
	"pool" text COLLATE "C" NOT NULL,
	"exclusiveIn" text COLLATE "C" DEFAULT '' NOT NULL,
	"likeness" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "paper_questions_paperId_questionId_pk" PRIMARY KEY("paperId","questionId"),
	CONSTRAINT "paper_questions_pool" CHECK (("paper_questions"."pool" = 'practice') = ("paper_questions"."resultsPolicy" = 'on-submit'))
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
	"createdAt" bigint NOT NULL,
	"recentAttempts" bigint DEFAULT 0 NOT NULL,
	"templateId" text COLLATE "C",
	"demoAttempts" bigint DEFAULT 0 NOT NULL,
	"exclusiveIn" text COLLATE "C" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"tokenDigest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"usedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paymentId" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"failure" text COLLATE "C",
	"at" bigint NOT NULL,
	"updatedAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"receivedAt" bigint NOT NULL,
	"processedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"planId" text COLLATE "C",
	"provider" text COLLATE "C" NOT NULL,
	"receipt" text COLLATE "C" NOT NULL,
	"providerOrderId" text COLLATE "C",
	"providerPaymentId" text COLLATE "C",
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"terms" text NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C",
	"givenBy" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"paidAt" bigint,
	"startsAt" bigint,
	"endsAt" bigint,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "payments_providerOrderId_unique" UNIQUE("providerOrderId"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0 and "payments"."refunded" >= 0),
	CONSTRAINT "payments_paid" CHECK (("payments"."state" = 'paid') = ("payments"."paidAt" is not null) and ("payments"."endsAt" is null or "payments"."paidAt" is not null))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"planType" text COLLATE "C" NOT NULL,
	"isPopular" boolean DEFAULT false NOT NULL,
	"features" text NOT NULL,
	"isActive" boolean DEFAULT true NOT NULL,
	"icon" text COLLATE "C" NOT NULL,
	"gradientColor" text COLLATE "C" NOT NULL,
	"monthlyTests" bigint NOT NULL,
	"aiEnabled" boolean DEFAULT false NOT NULL,
	"advancedAnalytics" boolean DEFAULT false NOT NULL,
	"tokens" bigint NOT NULL,
	"createdAt" bigint NOT NULL,
	"updatedAt" bigint,
	CONSTRAINT "plans_price" CHECK ("plans"."price" >= 0),
	CONSTRAINT "plans_tokens" CHECK ("plans"."tokens" >= -1 and "plans"."monthlyTests" >= -1)
);
--> statement-breakpoint
CREATE TABLE "question_changes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"changedBy" text COLLATE "C",
	"changedAt" bigint NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL
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
CREATE TABLE "question_search" (
	"questionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"words" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_sets" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C",
	"text" text COLLATE "C" NOT NULL,
	"diagramUrl" text COLLATE "C",
	"diagramAlt" text COLLATE "C",
	"diagramLatex" text COLLATE "C",
	"translations" text,
	"sourceName" text COLLATE "C" NOT NULL,
	"sourceKey" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"changeId" text COLLATE "C"
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
	"state" text COLLATE "C" DEFAULT 'active' NOT NULL,
	"pool" text COLLATE "C" DEFAULT 'ranked' NOT NULL,
	"keywords" text DEFAULT '[]' NOT NULL,
	"marks" text COLLATE "C",
	"negativeMarks" text COLLATE "C",
	"licence" text COLLATE "C",
	"setId" text COLLATE "C",
	"setPosition" bigint,
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
	"createdAt" bigint NOT NULL,
	"changeId" text COLLATE "C",
	"likeness" text COLLATE "C" DEFAULT '' NOT NULL,
	"shingles" text
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
CREATE TABLE "result_notes" (
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"changeId" text COLLATE "C" NOT NULL,
	"scoreBefore" text COLLATE "C" NOT NULL,
	"scoreAfter" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "result_notes_attemptId_userId_changeId_pk" PRIMARY KEY("attemptId","userId","changeId")
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"receipt" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "sandbox_orders_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"orderId" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"failure" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_statistics" (
	"paperId" text COLLATE "C" NOT NULL,
	"position" bigint NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"scores" text NOT NULL,
	CONSTRAINT "section_statistics_paperId_position_pk" PRIMARY KEY("paperId","position")
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
CREATE TABLE "standing_attempts" (
	"userId" text COLLATE "C" NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	"difficultyLevel" bigint NOT NULL,
	"totalMarks" text COLLATE "C" NOT NULL,
	"scoreExact" text COLLATE "C" NOT NULL,
	"ranked" boolean NOT NULL,
	"receivedAt" bigint NOT NULL,
	"correct" bigint NOT NULL,
	"incorrect" bigint NOT NULL,
	"unanswered" bigint NOT NULL,
	"totalTimeSeconds" bigint NOT NULL,
	"change" text COLLATE "C",
	CONSTRAINT "standing_attempts_userId_attemptId_pk" PRIMARY KEY("userId","attemptId")
);
--> statement-breakpoint
CREATE TABLE "standing_boards" (
	"board" text COLLATE "C" NOT NULL,
	"period" bigint NOT NULL,
	"students" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tests" bigint NOT NULL,
	"version" bigint NOT NULL,
	"recountedAt" bigint,
	"recountReason" text COLLATE "C",
	CONSTRAINT "standing_boards_board_period_pk" PRIMARY KEY("board","period")
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"board" text COLLATE "C" NOT NULL,
	"period" bigint NOT NULL,
	"bucket" bigint NOT NULL,
	"students" bigint NOT NULL,
	CONSTRAINT "standing_counts_board_period_bucket_pk" PRIMARY KEY("board","period","bucket")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"userId" text COLLATE "C" NOT NULL,
	"board" text COLLATE "C" NOT NULL,
	"score" bigint NOT NULL,
	"figures" text COLLATE "C" NOT NULL,
	"month" bigint NOT NULL,
	"monthScore" bigint NOT NULL,
	"monthFigures" text COLLATE "C" NOT NULL,
	"week" bigint NOT NULL,
	"weekScore" bigint NOT NULL,
	"weekFigures" text COLLATE "C" NOT NULL,
	CONSTRAINT "standings_userId_board_pk" PRIMARY KEY("userId","board")
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
	"isUnlimited" boolean DEFAULT false NOT NULL,
	"expiresAt" bigint,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "token_grants_remaining" CHECK ("token_grants"."remaining" >= 0)
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
	"location" text COLLATE "C",
	"profilePicture" text COLLATE "C",
	"nickname" text COLLATE "C",
	"isListed" boolean DEFAULT true NOT NULL,
	"difficultyPreference" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"isDemo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
-- Moved up by hand: references below need these unique indexes, which drizzle-kit writes after them.
CREATE UNIQUE INDEX "papers_policy" ON "papers" USING btree ("id","resultsPolicy");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_exclusive" ON "papers" USING btree ("id","exclusiveIn");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_pool" ON "questions" USING btree ("id","pool");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_likeness" ON "questions" USING btree ("id","likeness");--> statement-breakpoint
ALTER TABLE "abilities" ADD CONSTRAINT "abilities_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abilities" ADD CONSTRAINT "abilities_topicId_topics_id_fk" FOREIGN KEY ("topicId") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_keys" ADD CONSTRAINT "answer_keys_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_questions" ADD CONSTRAINT "assistant_questions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_drafts" ADD CONSTRAINT "attempt_drafts_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_counts" ADD CONSTRAINT "calibration_counts_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_subjects" ADD CONSTRAINT "category_subjects_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_subjects" ADD CONSTRAINT "category_subjects_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_events" ADD CONSTRAINT "draft_events_attemptId_userId_attempt_drafts_attemptId_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempt_drafts"("attemptId","userId") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_templates" ADD CONSTRAINT "exam_templates_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_changeId_question_changes_id_fk" FOREIGN KEY ("changeId") REFERENCES "public"."question_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_entries" ADD CONSTRAINT "notebook_entries_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_data_exports" ADD CONSTRAINT "own_data_exports_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_questions" ADD CONSTRAINT "package_questions_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_accommodations" ADD CONSTRAINT "paper_accommodations_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_accommodations" ADD CONSTRAINT "paper_accommodations_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_days" ADD CONSTRAINT "paper_days_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_generations" ADD CONSTRAINT "paper_generations_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_generations" ADD CONSTRAINT "paper_generations_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_sectionId_paper_sections_id_fk" FOREIGN KEY ("sectionId") REFERENCES "public"."paper_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paperId_resultsPolicy_papers_id_resultsPolicy_fk" FOREIGN KEY ("paperId","resultsPolicy") REFERENCES "public"."papers"("id","resultsPolicy") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_questionId_pool_questions_id_pool_fk" FOREIGN KEY ("questionId","pool") REFERENCES "public"."questions"("id","pool") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paperId_exclusiveIn_papers_id_exclusiveIn_fk" FOREIGN KEY ("paperId","exclusiveIn") REFERENCES "public"."papers"("id","exclusiveIn") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_questionId_likeness_questions_id_likeness_fk" FOREIGN KEY ("questionId","likeness") REFERENCES "public"."questions"("id","likeness") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_subjects" ADD CONSTRAINT "paper_subjects_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_subjects" ADD CONSTRAINT "paper_subjects_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_createdBy_users_id_fk" FOREIGN KEY ("createdBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_ownerId_users_id_fk" FOREIGN KEY ("ownerId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_templateId_exam_templates_id_fk" FOREIGN KEY ("templateId") REFERENCES "public"."exam_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_paymentId_payments_id_fk" FOREIGN KEY ("paymentId") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_planId_plans_id_fk" FOREIGN KEY ("planId") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_givenBy_users_id_fk" FOREIGN KEY ("givenBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_changes" ADD CONSTRAINT "question_changes_changedBy_users_id_fk" FOREIGN KEY ("changedBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_topicId_topics_id_fk" FOREIGN KEY ("topicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_embeddings" ADD CONSTRAINT "question_embeddings_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_setId_question_sets_id_fk" FOREIGN KEY ("setId") REFERENCES "public"."question_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_topicId_topics_id_fk" FOREIGN KEY ("topicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_decisions" ADD CONSTRAINT "rank_decisions_decidedBy_users_id_fk" FOREIGN KEY ("decidedBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_decisions" ADD CONSTRAINT "rank_decisions_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notes" ADD CONSTRAINT "result_notes_changeId_key_corrections_changeId_fk" FOREIGN KEY ("changeId") REFERENCES "public"."key_corrections"("changeId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notes" ADD CONSTRAINT "result_notes_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_orderId_sandbox_orders_id_fk" FOREIGN KEY ("orderId") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_statistics" ADD CONSTRAINT "section_statistics_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_attempts" ADD CONSTRAINT "standing_attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_attempts" ADD CONSTRAINT "superseded_attempts_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_attempts" ADD CONSTRAINT "superseded_attempts_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "superseded_attempts" ADD CONSTRAINT "superseded_attempts_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_sections" ADD CONSTRAINT "template_sections_templateId_exam_templates_id_fk" FOREIGN KEY ("templateId") REFERENCES "public"."exam_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_sections" ADD CONSTRAINT "template_sections_sectionId_exam_sections_id_fk" FOREIGN KEY ("sectionId") REFERENCES "public"."exam_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_charges" ADD CONSTRAINT "token_charges_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_grantId_token_grants_id_fk" FOREIGN KEY ("grantId") REFERENCES "public"."token_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_grants" ADD CONSTRAINT "token_grants_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subjectId_subjects_id_fk" FOREIGN KEY ("subjectId") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_parentTopicId_topics_id_fk" FOREIGN KEY ("parentTopicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abilities_topic" ON "abilities" USING btree ("topicId");--> statement-breakpoint
CREATE INDEX "assistant_questions_user" ON "assistant_questions" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "assistant_questions_asking" ON "assistant_questions" USING btree ("createdAt") WHERE "assistant_questions"."state" = 'asking';--> statement-breakpoint
CREATE INDEX "attempt_drafts_user" ON "attempt_drafts" USING btree ("userId","updatedAt");--> statement-breakpoint
CREATE INDEX "attempt_drafts_paper" ON "attempt_drafts" USING btree ("userId","paperId");--> statement-breakpoint
CREATE INDEX "attempts_user_paper" ON "attempts" USING btree ("userId","paperId");--> statement-breakpoint
CREATE INDEX "attempts_user_recent" ON "attempts" USING btree ("userId","submittedAt");--> statement-breakpoint
CREATE INDEX "attempts_standings" ON "attempts" USING btree ("paperId","ranked","score");--> statement-breakpoint
CREATE INDEX "attempts_received" ON "attempts" USING btree ("receivedAt");--> statement-breakpoint
CREATE INDEX "attempts_marked_by" ON "attempts" USING btree ("packageVersion","keyVersion","id");--> statement-breakpoint
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
CREATE INDEX "exam_sections_newest" ON "exam_sections" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "exam_sections_titled" ON "exam_sections" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "exam_sections_subject" ON "exam_sections" USING btree ("subjectId");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_templates_default" ON "exam_templates" USING btree ("isDefault") WHERE "exam_templates"."isDefault";--> statement-breakpoint
CREATE UNIQUE INDEX "exam_templates_default_of_category" ON "exam_templates" USING btree ("categoryId") WHERE "exam_templates"."isDefaultOfCategory";--> statement-breakpoint
CREATE INDEX "exam_templates_newest" ON "exam_templates" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "exam_templates_named" ON "exam_templates" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "exam_templates_category" ON "exam_templates" USING btree ("categoryId","isPublic");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_once" ON "issues" USING btree ("userId","paperId","packageVersion");--> statement-breakpoint
CREATE INDEX "issues_paper" ON "issues" USING btree ("paperId","userId");--> statement-breakpoint
CREATE INDEX "issues_by_plan" ON "issues" USING btree ("userId","issuedAt") WHERE "issues"."byPlan";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","runAt");--> statement-breakpoint
CREATE INDEX "jobs_leased" ON "jobs" USING btree ("state","leaseUntil");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finishedAt");--> statement-breakpoint
CREATE INDEX "key_corrections_newest" ON "key_corrections" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "model_calls_user" ON "model_calls" USING btree ("userId","at");--> statement-breakpoint
CREATE UNIQUE INDEX "notebook_entries_number" ON "notebook_entries" USING btree ("userId","number");--> statement-breakpoint
CREATE INDEX "notebook_entries_question" ON "notebook_entries" USING btree ("questionId");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("userId","kind","about");--> statement-breakpoint
CREATE INDEX "notices_unseen" ON "notices" USING btree ("userId","at") WHERE "notices"."seenAt" is null;--> statement-breakpoint
CREATE INDEX "own_data_exports_user" ON "own_data_exports" USING btree ("userId","askedAt");--> statement-breakpoint
CREATE INDEX "own_data_exports_ready" ON "own_data_exports" USING btree ("readyAt");--> statement-breakpoint
CREATE INDEX "package_questions_question" ON "package_questions" USING btree ("questionId");--> statement-breakpoint
CREATE INDEX "package_versions_paper" ON "package_versions" USING btree ("paperId","createdAt");--> statement-breakpoint
CREATE INDEX "paper_accommodations_user" ON "paper_accommodations" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "paper_days_day" ON "paper_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "paper_generations_same" ON "paper_generations" USING btree ("userId","digest","createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_generations_making" ON "paper_generations" USING btree ("userId") WHERE "paper_generations"."state" = 'making';--> statement-breakpoint
CREATE UNIQUE INDEX "paper_questions_position" ON "paper_questions" USING btree ("sectionId","position");--> statement-breakpoint
CREATE INDEX "paper_questions_question" ON "paper_questions" USING btree ("questionId");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_questions_exclusive" ON "paper_questions" USING btree ("exclusiveIn","likeness") WHERE "paper_questions"."exclusiveIn" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "paper_sections_position" ON "paper_sections" USING btree ("paperId","position");--> statement-breakpoint
CREATE INDEX "paper_subjects_subject" ON "paper_subjects" USING btree ("subjectId");--> statement-breakpoint
CREATE INDEX "papers_trending" ON "papers" USING btree ("isActive","recentAttempts","createdAt");--> statement-breakpoint
CREATE INDEX "papers_newest" ON "papers" USING btree ("isActive","createdAt");--> statement-breakpoint
CREATE INDEX "papers_difficulty" ON "papers" USING btree ("isActive","difficultyLevel","createdAt");--> statement-breakpoint
CREATE INDEX "papers_category" ON "papers" USING btree ("categoryId","isActive");--> statement-breakpoint
CREATE INDEX "papers_title" ON "papers" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "papers_created" ON "papers" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "papers_made_by" ON "papers" USING btree ("isAiGenerated","createdAt","id");--> statement-breakpoint
CREATE INDEX "papers_owner" ON "papers" USING btree ("ownerId","createdAt");--> statement-breakpoint
CREATE INDEX "papers_template" ON "papers" USING btree ("templateId");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("paymentId");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("receivedAt");--> statement-breakpoint
CREATE INDEX "payment_events_unread" ON "payment_events" USING btree ("receivedAt") WHERE "payment_events"."processedAt" is null;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("userId","createdAt","id");--> statement-breakpoint
CREATE INDEX "payments_plan" ON "payments" USING btree ("planId");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("state","createdAt");--> statement-breakpoint
CREATE INDEX "payments_current" ON "payments" USING btree ("userId","endsAt") WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "plans_offered" ON "plans" USING btree ("isActive","price","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_free" ON "plans" USING btree ("planType") WHERE "plans"."planType" = 'free' and "plans"."isActive";--> statement-breakpoint
CREATE INDEX "question_changes_question" ON "question_changes" USING btree ("questionId","changedAt");--> statement-breakpoint
CREATE INDEX "question_drafts_newest" ON "question_drafts" USING btree ("createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "question_search_number" ON "question_search" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "question_sets_source" ON "question_sets" USING btree ("sourceName","sourceKey");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_source" ON "questions" USING btree ("sourceName","sourceKey");--> statement-breakpoint
CREATE INDEX "questions_topic" ON "questions" USING btree ("topicId","type","difficulty");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("subjectId","type","difficulty");--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_difficulty" ON "questions" USING btree ("difficulty","id");--> statement-breakpoint
CREATE INDEX "questions_in_pool" ON "questions" USING btree ("pool","createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_in_state" ON "questions" USING btree ("state","createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_in_subject" ON "questions" USING btree ("subjectId","createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_in_licence" ON "questions" USING btree ("licence","createdAt","id") WHERE "questions"."licence" is not null;--> statement-breakpoint
CREATE INDEX "questions_draw" ON "questions" USING btree ("pool","topicId","type","id","difficulty","state","setId");--> statement-breakpoint
CREATE INDEX "questions_draw_sets" ON "questions" USING btree ("pool","topicId","id") WHERE "questions"."setPosition" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_set" ON "questions" USING btree ("setId","setPosition");--> statement-breakpoint
CREATE INDEX "rank_decisions_attempt" ON "rank_decisions" USING btree ("attemptId","userId","decidedAt");--> statement-breakpoint
CREATE INDEX "rank_decisions_time" ON "rank_decisions" USING btree ("decidedAt");--> statement-breakpoint
CREATE INDEX "result_notes_user" ON "result_notes" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("orderId");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("userId","lastUsedAt");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("lastUsedAt");--> statement-breakpoint
CREATE INDEX "standing_attempts_changed" ON "standing_attempts" USING btree ("receivedAt") WHERE "standing_attempts"."change" is not null;--> statement-breakpoint
CREATE INDEX "standings_score" ON "standings" USING btree ("board","score","userId","figures");--> statement-breakpoint
CREATE INDEX "standings_month" ON "standings" USING btree ("board","month","monthScore","userId","monthFigures");--> statement-breakpoint
CREATE INDEX "standings_week" ON "standings" USING btree ("board","week","weekScore","userId","weekFigures");--> statement-breakpoint
CREATE INDEX "subjects_active" ON "subjects" USING btree ("isActive","name");--> statement-breakpoint
CREATE INDEX "subjects_newest" ON "subjects" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "subjects_named" ON "subjects" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "superseded_user" ON "superseded_attempts" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "template_sections_section" ON "template_sections" USING btree ("sectionId");--> statement-breakpoint
CREATE INDEX "token_entries_user" ON "token_entries" USING btree ("userId","at");--> statement-breakpoint
CREATE INDEX "token_entries_grant" ON "token_entries" USING btree ("grantId");--> statement-breakpoint
CREATE INDEX "token_entries_thing" ON "token_entries" USING btree ("userId","thing");--> statement-breakpoint
CREATE UNIQUE INDEX "token_grants_once" ON "token_grants" USING btree ("userId","source");--> statement-breakpoint
CREATE INDEX "token_grants_expiry" ON "token_grants" USING btree ("expiresAt") WHERE "token_grants"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "topics_subject" ON "topics" USING btree ("subjectId","isActive","name");--> statement-breakpoint
CREATE INDEX "topics_active" ON "topics" USING btree ("isActive","createdAt");--> statement-breakpoint
CREATE INDEX "topics_newest" ON "topics" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "topics_named" ON "topics" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "topics_parent" ON "topics" USING btree ("parentTopicId");--> statement-breakpoint
CREATE INDEX "user_categories_category" ON "user_categories" USING btree ("categoryId");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("countryCode","phone");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","createdAt","id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("accountStatus","createdAt","id");--> statement-breakpoint
CREATE INDEX "users_role_status" ON "users" USING btree ("role","accountStatus","createdAt","id");
--> statement-breakpoint
-- Written by hand from here on: drizzle-kit knows nothing of it.
CREATE FUNCTION "refuse_unnoted_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW."changeId" IS DISTINCT FROM OLD."changeId" AND EXISTS (
			SELECT 1 FROM "question_changes" WHERE "id" = NEW."changeId" AND "questionId" = OLD."id"
		) THEN
			RETURN NEW;
		END IF;
		RAISE EXCEPTION 'BK1: a question changes only with its row in question_changes';
	END IF;
	IF EXISTS (SELECT 1 FROM "question_changes" WHERE "questionId" = OLD."id" AND "kind" = 'removed') THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'BK1: a question is removed only with its row in question_changes';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "questions_change_noted" BEFORE UPDATE OR DELETE ON "questions" FOR EACH ROW EXECUTE FUNCTION "refuse_unnoted_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'BK1: question_changes is only added to';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "question_changes_stay" BEFORE UPDATE OR DELETE ON "question_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_pool"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."pool" <> OLD."pool" AND EXISTS (SELECT 1 FROM "package_questions" WHERE "questionId" = OLD."id") THEN
		RAISE EXCEPTION 'BK4: the pool of a question is fixed once it has been published';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "questions_pool_fixed" BEFORE UPDATE OF "pool" ON "questions" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_pool"();
--> statement-breakpoint
CREATE FUNCTION "refuse_unpublishable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "paper_questions" JOIN "questions" ON "questions"."id" = "questionId"
		WHERE "paperId" = NEW."id" AND "setId" IS NOT NULL
		GROUP BY "setId"
		HAVING count(*) <> (SELECT count(*) FROM "questions" AS "member" WHERE "member"."setId" = "questions"."setId")
			OR min("sectionId") <> max("sectionId")
			OR min("position" - "setPosition") <> max("position" - "setPosition")
	) THEN
		RAISE EXCEPTION 'BK5: a set is published whole and in order';
	END IF;
	IF EXISTS (
		SELECT 1 FROM "paper_questions" JOIN "questions" ON "questions"."id" = "questionId"
		WHERE "paperId" = NEW."id" AND "state" IN ('draft', 'quarantined')
	) THEN
		RAISE EXCEPTION 'BK6: a question that is not active is not published';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "papers_publishable" BEFORE UPDATE OF "currentVersion" ON "papers" FOR EACH ROW WHEN (NEW."currentVersion" IS NOT NULL) EXECUTE FUNCTION "refuse_unpublishable"();
--> statement-breakpoint
CREATE FUNCTION "refuse_unnoted_change_of_set"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."changeId" IS DISTINCT FROM OLD."changeId" AND EXISTS (
		SELECT 1 FROM "question_changes" WHERE "id" = NEW."changeId" AND "questionId" = OLD."id"
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'BK1: a set changes only with its row in question_changes';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "question_sets_change_noted" BEFORE UPDATE ON "question_sets" FOR EACH ROW EXECUTE FUNCTION "refuse_unnoted_change_of_set"();
--> statement-breakpoint
CREATE INDEX "question_search_words" ON "question_search" USING gin (array_to_tsvector(string_to_array("words", ' ')));
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'TK1: token_entries is only added to';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "token_entries_stay" BEFORE UPDATE OR DELETE ON "token_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_entry"();
--> statement-breakpoint
CREATE FUNCTION "refuse_unpaying"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'PA4: what is paid stays paid';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_stay_paid" BEFORE UPDATE OF "state" ON "payments" FOR EACH ROW
WHEN (OLD."state" = 'paid' AND NEW."state" <> 'paid') EXECUTE FUNCTION "refuse_unpaying"();
--> statement-breakpoint
CREATE FUNCTION "refuse_other_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'PA5: what was ordered stays as it was';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_terms_stay" BEFORE UPDATE ON "payments" FOR EACH ROW
WHEN (OLD."amount" IS DISTINCT FROM NEW."amount" OR OLD."currency" IS DISTINCT FROM NEW."currency"
	OR OLD."terms"::text IS DISTINCT FROM NEW."terms"::text OR OLD."userId" IS DISTINCT FROM NEW."userId"
	OR OLD."planId" IS DISTINCT FROM NEW."planId" OR OLD."receipt" IS DISTINCT FROM NEW."receipt"
	OR OLD."provider" IS DISTINCT FROM NEW."provider"
	OR (OLD."providerOrderId" IS NOT NULL AND OLD."providerOrderId" IS DISTINCT FROM NEW."providerOrderId"))
EXECUTE FUNCTION "refuse_other_terms"();
--> statement-breakpoint
CREATE FUNCTION "refuse_near_duplicate"("exam" text, "paper" text, "question" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"stored" text;
	"own" text[];
BEGIN
	-- A snapshot from before the locks would not show what other transactions have written.
	IF current_setting('transaction_isolation') <> 'read committed' THEN
		RAISE EXCEPTION 'BK27: questions of exclusive papers are written at READ COMMITTED';
	END IF;
	-- Another transaction may be changing this question, which it does not find in this paper yet.
	SELECT "shingles" INTO "stored" FROM "questions" WHERE "id" = "question" FOR SHARE;
	"own" := ARRAY(SELECT json_array_elements_text("stored"::json));
	IF cardinality("own") = 0 THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('exclusive papers of ' || "exam", 0));
	IF EXISTS (
		SELECT 1 FROM "paper_questions" AS "place" JOIN "questions" AS "other" ON "other"."id" = "place"."questionId"
		WHERE "place"."exclusiveIn" = "exam" AND "place"."exclusiveIn" <> '' AND "place"."paperId" <> "paper"
			AND 9 * (SELECT count(*) FROM json_array_elements_text("other"."shingles"::json) AS "each"("value") WHERE "value" = ANY ("own"))
				>= 4 * (json_array_length("other"."shingles"::json) + cardinality("own"))
	) THEN
		RAISE EXCEPTION 'BK27: another paper of this exam asks nearly the same';
	END IF;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_near_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refuse_near_duplicate"(NEW."exclusiveIn", NEW."paperId", NEW."questionId");
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "paper_questions_apart" AFTER INSERT OR UPDATE OF "exclusiveIn", "paperId", "questionId" ON "paper_questions" FOR EACH ROW WHEN (NEW."exclusiveIn" <> '') EXECUTE FUNCTION "refuse_near_place"();
--> statement-breakpoint
CREATE FUNCTION "refuse_near_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"own" record;
BEGIN
	-- Always in the same order, so that no two wait for each other's locks.
	FOR "own" IN
		SELECT "exclusiveIn", "paperId" FROM "paper_questions"
		WHERE "questionId" = NEW."id" AND "exclusiveIn" <> '' ORDER BY "exclusiveIn", "paperId"
	LOOP
		PERFORM "refuse_near_duplicate"("own"."exclusiveIn", "own"."paperId", NEW."id");
	END LOOP;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "questions_apart" AFTER UPDATE OF "shingles" ON "questions" FOR EACH ROW WHEN (NEW."shingles" IS NOT NULL) EXECUTE FUNCTION "refuse_near_words"();
