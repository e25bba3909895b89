ALTER TABLE "questions" ADD COLUMN "shingles" text;
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