CREATE TABLE `key_corrections` (
	`changeId` text PRIMARY KEY NOT NULL,
	`questionId` text NOT NULL,
	`versions` text NOT NULL,
	`attempts` integer NOT NULL,
	`marked` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`finishedAt` integer,
	FOREIGN KEY (`changeId`) REFERENCES `question_changes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `key_corrections_newest` ON `key_corrections` (`createdAt`);--> statement-breakpoint
CREATE TABLE `question_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`questionId` text NOT NULL,
	`kind` text NOT NULL,
	`changedBy` text,
	`changedAt` integer NOT NULL,
	`reason` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	FOREIGN KEY (`changedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_changes_question` ON `question_changes` (`questionId`,`changedAt`);--> statement-breakpoint
CREATE TABLE `result_notes` (
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`changeId` text NOT NULL,
	`scoreBefore` text NOT NULL,
	`scoreAfter` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`attemptId`, `userId`, `changeId`),
	FOREIGN KEY (`changeId`) REFERENCES `key_corrections`(`changeId`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempts`(`id`,`userId`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `result_notes_user` ON `result_notes` (`userId`,`createdAt`);--> statement-breakpoint
ALTER TABLE `questions` ADD `changeId` text;--> statement-breakpoint
CREATE INDEX `attempts_marked_by` ON `attempts` (`packageVersion`,`keyVersion`,`id`);--> statement-breakpoint
CREATE TRIGGER `questions_change_noted` BEFORE UPDATE ON `questions`
WHEN NEW.`changeId` IS OLD.`changeId` OR NOT EXISTS (
	SELECT 1 FROM `question_changes` WHERE `id` = NEW.`changeId` AND `questionId` = OLD.`id`
)
BEGIN
	SELECT RAISE(ABORT, 'BK1: a question changes only with its row in question_changes');
END;
--> statement-breakpoint
CREATE TRIGGER `questions_removal_noted` BEFORE DELETE ON `questions`
WHEN NOT EXISTS (
	SELECT 1 FROM `question_changes` WHERE `questionId` = OLD.`id` AND `kind` = 'removed'
)
BEGIN
	SELECT RAISE(ABORT, 'BK1: a question is removed only with its row in question_changes');
END;
--> statement-breakpoint
CREATE TRIGGER `question_changes_stay` BEFORE UPDATE ON `question_changes`
BEGIN
	SELECT RAISE(ABORT, 'BK1: question_changes is only added to');
END;
--> statement-breakpoint
CREATE TRIGGER `question_changes_remain` BEFORE DELETE ON `question_changes`
BEGIN
	SELECT RAISE(ABORT, 'BK1: question_changes is only added to');
END;
