CREATE TABLE `exam_sections` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`questionCount` integer NOT NULL,
	`difficultyMin` integer NOT NULL,
	`difficultyMax` integer NOT NULL,
	`marksPerQuestion` text,
	`negativeMarks` text,
	`allowCustomMarksPerQuestion` integer DEFAULT false NOT NULL,
	`timeLimitMinutes` integer,
	`subjectId` text,
	`groups` text,
	`attemptLimit` integer,
	`questionsInSets` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	FOREIGN KEY (`subjectId`) REFERENCES `subjects`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_sections_newest` ON `exam_sections` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `exam_sections_titled` ON `exam_sections` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `exam_sections_subject` ON `exam_sections` (`subjectId`);--> statement-breakpoint
CREATE TABLE `exam_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`categoryId` text NOT NULL,
	`description` text NOT NULL,
	`durationMinutes` integer NOT NULL,
	`totalMarks` real NOT NULL,
	`isAiEnabled` integer DEFAULT false NOT NULL,
	`isDefault` integer DEFAULT false NOT NULL,
	`isPublic` integer DEFAULT true NOT NULL,
	`isDefaultOfCategory` integer DEFAULT false NOT NULL,
	`sectionTiming` text DEFAULT 'free' NOT NULL,
	`calculator` text,
	`scheme` text NOT NULL,
	`resultsPolicy` text DEFAULT 'after-sync' NOT NULL,
	`pattern` text,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_templates_pattern_unique` ON `exam_templates` (`pattern`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_templates_default` ON `exam_templates` (`isDefault`) WHERE "exam_templates"."isDefault";--> statement-breakpoint
CREATE UNIQUE INDEX `exam_templates_default_of_category` ON `exam_templates` (`categoryId`) WHERE "exam_templates"."isDefaultOfCategory";--> statement-breakpoint
CREATE INDEX `exam_templates_newest` ON `exam_templates` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `exam_templates_named` ON `exam_templates` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `exam_templates_category` ON `exam_templates` (`categoryId`,`isPublic`);--> statement-breakpoint
CREATE TABLE `template_sections` (
	`templateId` text NOT NULL,
	`position` integer NOT NULL,
	`sectionId` text NOT NULL,
	PRIMARY KEY(`templateId`, `position`),
	FOREIGN KEY (`templateId`) REFERENCES `exam_templates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sectionId`) REFERENCES `exam_sections`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "template_sections_position" CHECK("template_sections"."position" >= 0)
);
--> statement-breakpoint
CREATE INDEX `template_sections_section` ON `template_sections` (`sectionId`);--> statement-breakpoint
CREATE TABLE `abilities` (
	`userId` text NOT NULL,
	`topicId` text NOT NULL,
	`ability` real NOT NULL,
	`error` real NOT NULL,
	`answers` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`userId`, `topicId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`topicId`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `abilities_topic` ON `abilities` (`topicId`);--> statement-breakpoint
CREATE TABLE `calibration_counts` (
	`questionId` text PRIMARY KEY NOT NULL,
	`answered` text NOT NULL,
	`correct` text NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `paper_generations` (
	`paperId` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`choice` text NOT NULL,
	`digest` text NOT NULL,
	`state` text NOT NULL,
	`failure` text,
	`createdAt` integer NOT NULL,
	`finishedAt` integer,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `paper_generations_same` ON `paper_generations` (`userId`,`digest`,`createdAt`);--> statement-breakpoint
CREATE UNIQUE INDEX `paper_generations_making` ON `paper_generations` (`userId`) WHERE "paper_generations"."state" = 'making';--> statement-breakpoint
CREATE TABLE `token_charges` (
	`userId` text NOT NULL,
	`thing` text NOT NULL,
	`tokens` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`refundedAt` integer,
	PRIMARY KEY(`userId`, `thing`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "token_charges_tokens" CHECK("token_charges"."tokens" > 0)
);
--> statement-breakpoint
CREATE TABLE `token_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`grantId` text NOT NULL,
	`kind` text NOT NULL,
	`tokens` integer NOT NULL,
	`thing` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grantId`) REFERENCES `token_grants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `token_entries_user` ON `token_entries` (`userId`,`at`);--> statement-breakpoint
CREATE INDEX `token_entries_grant` ON `token_entries` (`grantId`);--> statement-breakpoint
CREATE INDEX `token_entries_thing` ON `token_entries` (`userId`,`thing`);--> statement-breakpoint
CREATE TABLE `token_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`source` text NOT NULL,
	`remaining` integer NOT NULL,
	`expiresAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "token_grants_remaining" CHECK("token_grants"."remaining" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `token_grants_once` ON `token_grants` (`userId`,`source`);--> statement-breakpoint
CREATE INDEX `token_grants_expiry` ON `token_grants` (`expiresAt`) WHERE "token_grants"."remaining" > 0;--> statement-breakpoint
CREATE TABLE `paper_days` (
	`paperId` text NOT NULL,
	`day` integer NOT NULL,
	`attempts` integer NOT NULL,
	PRIMARY KEY(`paperId`, `day`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `paper_days_day` ON `paper_days` (`day`);--> statement-breakpoint
DROP INDEX `papers_trending`;--> statement-breakpoint
ALTER TABLE `papers` ADD `recentAttempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `papers` ADD `templateId` text REFERENCES exam_templates(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `papers_template` ON `papers` (`templateId`);--> statement-breakpoint
CREATE INDEX `papers_trending` ON `papers` (`isActive`,`recentAttempts`,`createdAt`);--> statement-breakpoint
CREATE INDEX `questions_draw` ON `questions` (`pool`,`topicId`,`type`,`id`,`difficulty`,`state`,`setId`);--> statement-breakpoint
CREATE INDEX `questions_draw_sets` ON `questions` (`pool`,`topicId`,`id`) WHERE "questions"."setPosition" = 0;
--> statement-breakpoint
INSERT INTO `paper_days`
SELECT `paperId`, `receivedAt` / 86400000, count(*) FROM `attempts`
WHERE `receivedAt` >= (strftime('%s', 'now') - 8 * 86400) * 1000 AND NOT EXISTS (
	SELECT 1 FROM `attempts` AS `earlier`
	WHERE `earlier`.`userId` = `attempts`.`userId` AND `earlier`.`paperId` = `attempts`.`paperId` AND `earlier`.`receivedAt` < `attempts`.`receivedAt`
)
GROUP BY 1, 2;
--> statement-breakpoint
UPDATE `papers` SET `recentAttempts` = (SELECT coalesce(sum(`attempts`), 0) FROM `paper_days` WHERE `paperId` = `papers`.`id`);
--> statement-breakpoint
INSERT INTO `statistics_progress` (`name`, `receivedAt`, `attemptId`)
SELECT 'papers', `receivedAt`, '' FROM `attempts` ORDER BY `receivedAt` DESC LIMIT 1;
--> statement-breakpoint
INSERT INTO `token_grants` (`id`, `userId`, `source`, `remaining`, `expiresAt`, `createdAt`)
SELECT 'sign-up-' || `id`, `id`, 'sign-up', 100, NULL, strftime('%s', 'now') * 1000 FROM `users` WHERE `accountStatus` <> 'deleted';
--> statement-breakpoint
INSERT INTO `token_entries` (`id`, `userId`, `grantId`, `kind`, `tokens`, `thing`, `at`)
SELECT `id`, `userId`, `id`, 'grant', `remaining`, NULL, `createdAt` FROM `token_grants`;
--> statement-breakpoint
CREATE TRIGGER `token_entries_stay` BEFORE UPDATE ON `token_entries`
BEGIN
	SELECT RAISE(ABORT, 'TK1: token_entries is only added to');
END;
--> statement-breakpoint
CREATE TRIGGER `token_entries_remain` BEFORE DELETE ON `token_entries`
BEGIN
	SELECT RAISE(ABORT, 'TK1: token_entries is only added to');
END;
