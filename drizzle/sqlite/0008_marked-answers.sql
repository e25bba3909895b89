CREATE TABLE `marked_answers` (
	`attempt` integer NOT NULL,
	`position` integer NOT NULL,
	`keyVersion` integer NOT NULL,
	`questionId` text NOT NULL,
	`section` integer NOT NULL,
	`topic` text NOT NULL,
	`outcome` text NOT NULL,
	`marks` text NOT NULL,
	`seconds` integer,
	`answer` text,
	PRIMARY KEY(`attempt`, `position`, `keyVersion`),
	FOREIGN KEY (`attempt`) REFERENCES `marked_attempts`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `marked_attempts` (
	`number` integer PRIMARY KEY NOT NULL,
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`day` integer NOT NULL,
	`keyVersion` integer NOT NULL,
	`ranked` integer NOT NULL,
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempts`(`id`,`userId`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marked_attempts_attempt` ON `marked_attempts` (`attemptId`,`userId`);