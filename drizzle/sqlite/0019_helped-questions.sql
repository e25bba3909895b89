CREATE TABLE `helped_questions` (
	`userId` text NOT NULL,
	`questionId` text NOT NULL,
	`paidBy` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `questionId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `helped_questions_paid` ON `helped_questions` (`paidBy`);