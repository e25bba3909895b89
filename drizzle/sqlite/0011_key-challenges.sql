CREATE TABLE `key_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`paperId` text NOT NULL,
	`questionId` text NOT NULL,
	`text` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`createdAt` integer NOT NULL,
	`answeredAt` integer,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempts`(`id`,`userId`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `key_challenges_once` ON `key_challenges` (`userId`,`questionId`);--> statement-breakpoint
CREATE INDEX `key_challenges_question` ON `key_challenges` (`questionId`,`state`);--> statement-breakpoint
CREATE INDEX `key_challenges_newest` ON `key_challenges` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `key_challenges_state` ON `key_challenges` (`state`,`createdAt`);