ALTER TABLE "standing_attempts" ADD COLUMN "heldUntil" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "showsFullName" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "standing_attempts_held" ON "standing_attempts" USING btree ("heldUntil") WHERE "standing_attempts"."heldUntil" is not null;--> statement-breakpoint
-- SG12: attempts that were counted before are held back like others; the server releases those whose time has passed.
UPDATE "standing_attempts" SET
  "heldUntil" = (
    SELECT greatest(coalesce(p."keyReleaseAt", 0), coalesce(p."closesAt", p."opensAt", 0))
    FROM "attempts" a JOIN "papers" p ON p."id" = a."paperId"
    WHERE a."id" = "standing_attempts"."attemptId" AND a."userId" = "standing_attempts"."userId"
  ),
  "change" = coalesce("change", 'hand-in')
WHERE EXISTS (
  SELECT 1 FROM "attempts" a JOIN "papers" p ON p."id" = a."paperId"
  WHERE a."id" = "standing_attempts"."attemptId" AND a."userId" = "standing_attempts"."userId"
    AND coalesce(p."keyReleaseAt", p."closesAt", p."opensAt") IS NOT NULL
);
