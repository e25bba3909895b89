CREATE TABLE `key_previews` (
	`id` text PRIMARY KEY NOT NULL,
	`questionId` text NOT NULL,
	`key` text NOT NULL,
	`attempts` integer NOT NULL,
	`counted` integer DEFAULT 0 NOT NULL,
	`effect` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `key_previews_oldest` ON `key_previews` (`createdAt`);