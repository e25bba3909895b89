CREATE TABLE `exam_tests` (
	`categoryId` text PRIMARY KEY NOT NULL,
	`tests` integer NOT NULL,
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `question_exposures` (
	`categoryId` text NOT NULL,
	`questionId` text NOT NULL,
	`freeFrom` integer NOT NULL,
	PRIMARY KEY(`categoryId`, `questionId`),
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `question_exposures_question` ON `question_exposures` (`questionId`);