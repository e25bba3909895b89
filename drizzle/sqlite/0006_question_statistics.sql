CREATE TABLE `question_statistics` (
	`paperId` text NOT NULL,
	`questionId` text NOT NULL,
	`attempts` integer NOT NULL,
	`correct` integer NOT NULL,
	`times` text NOT NULL,
	PRIMARY KEY(`paperId`, `questionId`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `statistics_progress` (
	`name` text PRIMARY KEY NOT NULL,
	`receivedAt` integer NOT NULL,
	`attemptId` text NOT NULL
);
