-- FA4: the marked answers are made again from all attempts, with the figures that are counted with them.
DELETE FROM `marked_answers`;--> statement-breakpoint
DELETE FROM `marked_attempts`;--> statement-breakpoint
DELETE FROM `statistics_progress` WHERE `name` = 'answers';--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`figure` text NOT NULL,
	`day` integer NOT NULL,
	`difficulty` integer NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`, `difficulty`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `attempt_prints` (
	`print` integer NOT NULL,
	`attempt` integer NOT NULL,
	PRIMARY KEY(`print`, `attempt`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `pattern_findings` (
	`id` text PRIMARY KEY NOT NULL,
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`paperId` text NOT NULL,
	`pattern` text NOT NULL,
	`details` text NOT NULL,
	`foundAt` integer NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempts`(`id`,`userId`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pattern_findings_once` ON `pattern_findings` (`attemptId`,`userId`,`pattern`);--> statement-breakpoint
CREATE INDEX `pattern_findings_found` ON `pattern_findings` (`foundAt`,`id`);--> statement-breakpoint
CREATE INDEX `pattern_findings_pattern` ON `pattern_findings` (`pattern`,`foundAt`,`id`);--> statement-breakpoint
ALTER TABLE `marked_answers` ADD `difficulty` integer;--> statement-breakpoint
CREATE INDEX `attempts_flagged_newest` ON `attempts` (`receivedAt`,`id`,`flags`) WHERE "attempts"."flags" <> '[]';--> statement-breakpoint
CREATE INDEX `marked_attempts_user` ON `marked_attempts` (`userId`,`day`);