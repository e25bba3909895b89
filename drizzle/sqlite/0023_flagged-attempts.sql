DROP INDEX `attempts_flagged`;--> statement-breakpoint
DROP INDEX `attempts_flagged_newest`;--> statement-breakpoint
CREATE INDEX `attempts_flagged` ON `attempts` (`paperId`,`flags`,`isDoubted`,`ranked`,`isDemo`,`userId`,`id`) WHERE "attempts"."flags" <> '[]';--> statement-breakpoint
CREATE INDEX `attempts_flagged_newest` ON `attempts` (`receivedAt`,`id`,`flags`,`userId`) WHERE "attempts"."flags" <> '[]';