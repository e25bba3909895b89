CREATE TABLE `paper_accommodations` (
	`paperId` text NOT NULL,
	`userId` text NOT NULL,
	`extraTimePercent` integer NOT NULL,
	PRIMARY KEY(`paperId`, `userId`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `paper_accommodations_user` ON `paper_accommodations` (`userId`);--> statement-breakpoint
ALTER TABLE `attempt_drafts` ADD `lastEventAt` integer;