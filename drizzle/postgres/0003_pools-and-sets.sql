CREATE TABLE "calibrations" (
	"questionId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"a" double precision NOT NULL,
	"b" double precision NOT NULL,
	"c" double precision NOT NULL,
	"n" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_questions" (
	"packageVersion" text COLLATE "C" NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	CONSTRAINT "package_questions_packageVersion_questionId_pk" PRIMARY KEY("packageVersion","questionId")
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
ALTER TABLE "paper_questions" DROP CONSTRAINT "paper_questions_paperId_papers_id_fk";
--> statement-breakpoint
ALTER TABLE "paper_questions" DROP CONSTRAINT "paper_questions_questionId_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "state" text COLLATE "C" DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "pool" text COLLATE "C" DEFAULT 'ranked' NOT NULL;
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "keywords" text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "marks" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "negativeMarks" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "licence" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "setId" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "setPosition" bigint;
--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "package_questions" ADD CONSTRAINT "package_questions_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "package_questions_question" ON "package_questions" USING btree ("questionId");
--> statement-breakpoint
CREATE UNIQUE INDEX "question_search_number" ON "question_search" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "question_sets_source" ON "question_sets" USING btree ("sourceName","sourceKey");
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_setId_question_sets_id_fk" FOREIGN KEY ("setId") REFERENCES "public"."question_sets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "papers_policy" ON "papers" USING btree ("id","resultsPolicy");
--> statement-breakpoint
CREATE UNIQUE INDEX "questions_pool" ON "questions" USING btree ("id","pool");
--> statement-breakpoint
CREATE UNIQUE INDEX "questions_set" ON "questions" USING btree ("setId","setPosition");
--> statement-breakpoint
INSERT INTO "question_changes" ("id", "questionId", "kind", "changedBy", "changedAt", "reason", "before", "after")
SELECT md5(random()::text || "id"), "id", 'edited', NULL, (extract(epoch from now()) * 1000)::bigint, 'Its paper shows results at once', '{"pool":"ranked"}', '{"pool":"practice"}'
FROM "questions" WHERE "id" IN (
	SELECT "questionId" FROM "paper_questions" JOIN "papers" ON "papers"."id" = "paperId" WHERE "resultsPolicy" = 'on-submit'
);
--> statement-breakpoint
UPDATE "questions" SET "pool" = 'practice', "changeId" = "change"."id"
FROM "question_changes" AS "change" WHERE "change"."questionId" = "questions"."id" AND "change"."reason" = 'Its paper shows results at once';
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD COLUMN "resultsPolicy" text COLLATE "C";
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD COLUMN "pool" text COLLATE "C";
--> statement-breakpoint
UPDATE "paper_questions" SET "resultsPolicy" = "papers"."resultsPolicy", "pool" = "questions"."pool"
FROM "papers", "questions" WHERE "papers"."id" = "paperId" AND "questions"."id" = "questionId";
--> statement-breakpoint
DELETE FROM "paper_questions" WHERE ("pool" = 'practice') <> ("resultsPolicy" = 'on-submit');
--> statement-breakpoint
ALTER TABLE "paper_questions" ALTER COLUMN "resultsPolicy" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "paper_questions" ALTER COLUMN "pool" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paperId_resultsPolicy_papers_id_resultsPolicy_fk" FOREIGN KEY ("paperId","resultsPolicy") REFERENCES "public"."papers"("id","resultsPolicy") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_questionId_pool_questions_id_pool_fk" FOREIGN KEY ("questionId","pool") REFERENCES "public"."questions"("id","pool") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_pool" CHECK (("paper_questions"."pool" = 'practice') = ("paper_questions"."resultsPolicy" = 'on-submit'));
--> statement-breakpoint
INSERT INTO "package_questions"
SELECT DISTINCT "version", "question" ->> '_id'
FROM "package_versions", json_array_elements("content"::json -> 'sections') AS "section", json_array_elements("section" -> 'questions') AS "question";
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
