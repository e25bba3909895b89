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
ALTER TABLE "questions" ADD COLUMN "changeId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_changeId_question_changes_id_fk" FOREIGN KEY ("changeId") REFERENCES "public"."question_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_changes" ADD CONSTRAINT "question_changes_changedBy_users_id_fk" FOREIGN KEY ("changedBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notes" ADD CONSTRAINT "result_notes_changeId_key_corrections_changeId_fk" FOREIGN KEY ("changeId") REFERENCES "public"."key_corrections"("changeId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notes" ADD CONSTRAINT "result_notes_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_corrections_newest" ON "key_corrections" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "question_changes_question" ON "question_changes" USING btree ("questionId","changedAt");--> statement-breakpoint
CREATE INDEX "result_notes_user" ON "result_notes" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "attempts_marked_by" ON "attempts" USING btree ("packageVersion","keyVersion","id");--> statement-breakpoint
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
