CREATE TABLE "user_counts" (
	"organisationId" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"accountStatus" text COLLATE "C" NOT NULL,
	"isDemo" boolean NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "user_counts_organisationId_role_accountStatus_isDemo_pk" PRIMARY KEY("organisationId","role","accountStatus","isDemo")
);
--> statement-breakpoint
DROP INDEX "users_members";--> statement-breakpoint
CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "user_counts" SET "count" = "count" - 1
		WHERE "organisationId" = OLD."organisationId" AND "role" = OLD."role" AND "accountStatus" = OLD."accountStatus" AND "isDemo" = OLD."isDemo";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "user_counts" VALUES (NEW."organisationId", NEW."role", NEW."accountStatus", NEW."isDemo", 1)
		ON CONFLICT ("organisationId", "role", "accountStatus", "isDemo") DO UPDATE SET "count" = "user_counts"."count" + 1;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_counted" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "count_users"();
--> statement-breakpoint
CREATE TRIGGER "users_recounted" AFTER UPDATE OF "organisationId", "role", "accountStatus", "isDemo" ON "users" FOR EACH ROW
WHEN (OLD."organisationId" <> NEW."organisationId" OR OLD."role" <> NEW."role" OR OLD."accountStatus" <> NEW."accountStatus" OR OLD."isDemo" <> NEW."isDemo")
EXECUTE FUNCTION "count_users"();
--> statement-breakpoint
INSERT INTO "user_counts"
SELECT "organisationId", "role", "accountStatus", "isDemo", count(*) FROM "users" GROUP BY 1, 2, 3, 4;
