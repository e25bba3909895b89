CREATE TABLE `own_data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`askedAt` integer NOT NULL,
	`readyAt` integer,
	`file` blob,
	`size` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_data_exports_user` ON `own_data_exports` (`userId`,`askedAt`);--> statement-breakpoint
CREATE INDEX `own_data_exports_ready` ON `own_data_exports` (`readyAt`);--> statement-breakpoint
CREATE TABLE `section_statistics` (
	`paperId` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`scores` text NOT NULL,
	PRIMARY KEY(`paperId`, `position`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `users` ADD `location` text;--> statement-breakpoint
ALTER TABLE `users` ADD `profilePicture` text;--> statement-breakpoint
ALTER TABLE `users` ADD `nickname` text;--> statement-breakpoint
ALTER TABLE `users` ADD `isListed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `difficultyPreference` text;--> statement-breakpoint
CREATE INDEX `rank_decisions_time` ON `rank_decisions` (`decidedAt`);