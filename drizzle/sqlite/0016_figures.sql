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
ALTER TABLE `marked_answers` ADD `difficulty` integer;--> statement-breakpoint
CREATE INDEX `marked_attempts_user` ON `marked_attempts` (`userId`,`day`);