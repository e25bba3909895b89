CREATE TABLE `assistant_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`engine` text,
	`createdAt` integer NOT NULL,
	`finishedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assistant_questions_user` ON `assistant_questions` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `assistant_questions_asking` ON `assistant_questions` (`createdAt`) WHERE "assistant_questions"."state" = 'asking';--> statement-breakpoint
CREATE TABLE `model_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text,
	`purpose` text NOT NULL,
	`model` text NOT NULL,
	`promptTokens` integer NOT NULL,
	`completionTokens` integer NOT NULL,
	`cost` integer NOT NULL,
	`at` integer NOT NULL,
	`endedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `model_calls_user` ON `model_calls` (`userId`,`at`);--> statement-breakpoint
CREATE TABLE `question_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`paperId` text,
	`topicId` text NOT NULL,
	`model` text NOT NULL,
	`question` text NOT NULL,
	`solution` text,
	`reason` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`topicId`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_drafts_newest` ON `question_drafts` (`createdAt`);--> statement-breakpoint
CREATE TABLE `question_embeddings` (
	`questionId` text PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`vector` blob NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notebook_entries` (
	`userId` text NOT NULL,
	`id` text NOT NULL,
	`questionId` text NOT NULL,
	`kind` text NOT NULL,
	`rating` integer,
	`text` text,
	`at` integer NOT NULL,
	`receivedAt` integer NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`userId`, `id`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notebook_entries_number` ON `notebook_entries` (`userId`,`number`);--> statement-breakpoint
CREATE INDEX `notebook_entries_question` ON `notebook_entries` (`questionId`);--> statement-breakpoint
ALTER TABLE `paper_generations` ADD `madeBy` text;