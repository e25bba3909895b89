ALTER TABLE `users` ADD `showsFullName` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `standing_attempts` ADD `heldUntil` integer;--> statement-breakpoint
CREATE INDEX `standing_attempts_held` ON `standing_attempts` (`heldUntil`) WHERE "standing_attempts"."heldUntil" is not null;--> statement-breakpoint
-- SG12: attempts that were counted before are held back like others; the server releases those whose time has passed.
UPDATE "standing_attempts" SET
  "heldUntil" = (
    SELECT max(coalesce(p."keyReleaseAt", 0), coalesce(p."closesAt", p."opensAt", 0))
    FROM "attempts" a JOIN "papers" p ON p."id" = a."paperId"
    WHERE a."id" = "standing_attempts"."attemptId" AND a."userId" = "standing_attempts"."userId"
  ),
  "change" = coalesce("change", 'hand-in')
WHERE EXISTS (
  SELECT 1 FROM "attempts" a JOIN "papers" p ON p."id" = a."paperId"
  WHERE a."id" = "standing_attempts"."attemptId" AND a."userId" = "standing_attempts"."userId"
    AND coalesce(p."keyReleaseAt", p."closesAt", p."opensAt") IS NOT NULL
);
