CREATE TABLE "user_words" (
	"word" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"accountStatus" text COLLATE "C" NOT NULL,
	"isDemo" boolean NOT NULL,
	"organisationId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "user_words_word_userId_pk" PRIMARY KEY("word","userId")
);
--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "users_status";--> statement-breakpoint
DROP INDEX "users_role_status";--> statement-breakpoint
DROP INDEX "users_organisation";--> statement-breakpoint
DROP INDEX "users_members";--> statement-breakpoint
ALTER TABLE "user_words" ADD CONSTRAINT "user_words_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_words_user" ON "user_words" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("createdAt","id","accountStatus","isDemo");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","createdAt","id","accountStatus","isDemo");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("accountStatus","createdAt","id","isDemo");--> statement-breakpoint
CREATE INDEX "users_role_status" ON "users" USING btree ("role","accountStatus","createdAt","id","isDemo");--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" USING btree ("organisationId","createdAt","id","role","accountStatus","isDemo");--> statement-breakpoint
CREATE INDEX "users_members" ON "users" USING btree ("organisationId","role","accountStatus","isDemo");
--> statement-breakpoint
CREATE FUNCTION "words_of_user"("fullName" text, "username" text, "email" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT "word" FROM unnest(string_to_array(lower(
		$1 || ' ' || $2 || ' ' || $3 || ' ' || split_part($3, '@', 2) || ' ' || translate($2 || ' ' || $3, '@._-+', '     ')
	), ' ')) AS "word" WHERE "word" <> '';
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_user_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM "user_words" WHERE "userId" = OLD."id";
	END IF;
	IF NEW."accountStatus" <> 'deleted' THEN
		INSERT INTO "user_words" ("word", "userId", "role", "accountStatus", "isDemo", "organisationId", "createdAt")
		SELECT "word", NEW."id", NEW."role", NEW."accountStatus", NEW."isDemo", NEW."organisationId", NEW."createdAt"
		FROM "words_of_user"(NEW."fullName", NEW."username", NEW."email") AS "word";
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_words_added" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_user_words"();
--> statement-breakpoint
CREATE TRIGGER "users_words_changed" AFTER UPDATE OF "fullName", "username", "email", "role", "accountStatus", "isDemo", "organisationId", "createdAt" ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_user_words"();
--> statement-breakpoint
INSERT INTO "user_words" ("word", "userId", "role", "accountStatus", "isDemo", "organisationId", "createdAt")
SELECT "word", "id", "role", "accountStatus", "isDemo", "organisationId", "createdAt"
FROM "users", "words_of_user"("fullName", "username", "email") AS "word" WHERE "accountStatus" <> 'deleted';
