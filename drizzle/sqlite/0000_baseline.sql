CREATE TABLE `user_categories` (
	`userId` text NOT NULL,
	`categoryId` text NOT NULL,
	PRIMARY KEY(`userId`, `categoryId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_categories_category` ON `user_categories` (`categoryId`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`fullName` text NOT NULL,
	`phone` text,
	`countryCode` text,
	`passwordHash` text NOT NULL,
	`role` text NOT NULL,
	`accountStatus` text NOT NULL,
	`extraTimePercent` integer DEFAULT 0 NOT NULL,
	`location` text,
	`profilePicture` text,
	`nickname` text,
	`isListed` integer DEFAULT true NOT NULL,
	`difficultyPreference` text,
	`createdAt` integer NOT NULL,
	`isDemo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`countryCode`,`phone`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`accountStatus`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_role_status` ON `users` (`role`,`accountStatus`,`createdAt`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`tokenDigest` text NOT NULL,
	`spentDigest` text,
	`device` text NOT NULL,
	`startedAt` integer NOT NULL,
	`lastUsedAt` integer NOT NULL,
	`arrivedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`userId`,`lastUsedAt`);--> statement-breakpoint
CREATE INDEX `sessions_last_used` ON `sessions` (`lastUsedAt`);--> statement-breakpoint
CREATE TABLE `own_data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`askedAt` integer NOT NULL,
	`readyAt` integer,
	`file` blob,
	`size` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_data_exports_user` ON `own_data_exports` (`userId`,`askedAt`);--> statement-breakpoint
CREATE INDEX `own_data_exports_ready` ON `own_data_exports` (`readyAt`);--> statement-breakpoint
CREATE TABLE `codes` (
	`tokenDigest` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`limitKey` text NOT NULL,
	`codeHash` text NOT NULL,
	`state` text NOT NULL,
	`wrongTries` integer DEFAULT 0 NOT NULL,
	`network` text NOT NULL,
	`createdAt` integer NOT NULL,
	`verifiedAt` integer
);
--> statement-breakpoint
CREATE INDEX `codes_address` ON `codes` (`address`,`createdAt`);--> statement-breakpoint
CREATE INDEX `codes_limit_key` ON `codes` (`limitKey`,`createdAt`);--> statement-breakpoint
CREATE INDEX `codes_network` ON `codes` (`network`,`createdAt`);--> statement-breakpoint
CREATE INDEX `codes_channel` ON `codes` (`channel`,`createdAt`);--> statement-breakpoint
CREATE INDEX `codes_created` ON `codes` (`createdAt`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`tokenDigest` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`usedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `password_resets_created` ON `password_resets` (`createdAt`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` text PRIMARY KEY NOT NULL,
	`cid` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`icon` text,
	`gradientColor` text,
	`badge` text,
	`badgeColor` text,
	`badgeIcon` text,
	`group` text,
	`isActive` integer DEFAULT true NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_cid_unique` ON `categories` (`cid`);--> statement-breakpoint
CREATE INDEX `categories_active` ON `categories` (`isActive`,`name`);--> statement-breakpoint
CREATE INDEX `categories_newest` ON `categories` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `categories_named` ON `categories` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `category_subjects` (
	`categoryId` text NOT NULL,
	`subjectId` text NOT NULL,
	PRIMARY KEY(`categoryId`, `subjectId`),
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subjectId`) REFERENCES `subjects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `category_subjects_subject` ON `category_subjects` (`subjectId`);--> statement-breakpoint
CREATE TABLE `subjects` (
	`id` text PRIMARY KEY NOT NULL,
	`sid` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`icon` text,
	`gradientColor` text,
	`badge` text,
	`badgeColor` text,
	`badgeIcon` text,
	`isActive` integer DEFAULT true NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subjects_sid_unique` ON `subjects` (`sid`);--> statement-breakpoint
CREATE INDEX `subjects_active` ON `subjects` (`isActive`,`name`);--> statement-breakpoint
CREATE INDEX `subjects_newest` ON `subjects` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `subjects_named` ON `subjects` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `topics` (
	`id` text PRIMARY KEY NOT NULL,
	`tid` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`subjectId` text NOT NULL,
	`parentTopicId` text,
	`difficultyMin` integer DEFAULT 1 NOT NULL,
	`difficultyMax` integer DEFAULT 10 NOT NULL,
	`isActive` integer DEFAULT true NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	FOREIGN KEY (`subjectId`) REFERENCES `subjects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`parentTopicId`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_tid_unique` ON `topics` (`tid`);--> statement-breakpoint
CREATE INDEX `topics_subject` ON `topics` (`subjectId`,`isActive`,`name`);--> statement-breakpoint
CREATE INDEX `topics_active` ON `topics` (`isActive`,`createdAt`);--> statement-breakpoint
CREATE INDEX `topics_newest` ON `topics` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `topics_named` ON `topics` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `topics_parent` ON `topics` (`parentTopicId`);--> statement-breakpoint
CREATE TABLE `calibrations` (
	`questionId` text PRIMARY KEY NOT NULL,
	`a` real NOT NULL,
	`b` real NOT NULL,
	`c` real NOT NULL,
	`n` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `media` (
	`sha256` text PRIMARY KEY NOT NULL,
	`mime` text NOT NULL,
	`bytes` blob NOT NULL,
	`size` integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `question_search` (
	`questionId` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_search_number` ON `question_search` (`number`);--> statement-breakpoint
CREATE TABLE `question_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text,
	`text` text NOT NULL,
	`diagramUrl` text,
	`diagramAlt` text,
	`diagramLatex` text,
	`translations` text,
	`sourceName` text NOT NULL,
	`sourceKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	`changeId` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_sets_source` ON `question_sets` (`sourceName`,`sourceKey`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`pool` text DEFAULT 'ranked' NOT NULL,
	`keywords` text DEFAULT '[]' NOT NULL,
	`marks` text,
	`negativeMarks` text,
	`licence` text,
	`setId` text,
	`setPosition` integer,
	`type` text NOT NULL,
	`text` text NOT NULL,
	`options` text NOT NULL,
	`key` text NOT NULL,
	`explanation` text,
	`difficulty` integer NOT NULL,
	`subjectId` text,
	`topicId` text,
	`diagramUrl` text,
	`diagramAlt` text,
	`diagramLatex` text,
	`translations` text,
	`sourceName` text NOT NULL,
	`sourceKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	`changeId` text,
	`likeness` text DEFAULT '' NOT NULL,
	`shingles` text,
	FOREIGN KEY (`setId`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subjectId`) REFERENCES `subjects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`topicId`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_source` ON `questions` (`sourceName`,`sourceKey`);--> statement-breakpoint
CREATE INDEX `questions_topic` ON `questions` (`topicId`,`type`,`difficulty`);--> statement-breakpoint
CREATE INDEX `questions_subject` ON `questions` (`subjectId`,`type`,`difficulty`);--> statement-breakpoint
CREATE INDEX `questions_created` ON `questions` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_difficulty` ON `questions` (`difficulty`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_pool` ON `questions` (`pool`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_state` ON `questions` (`state`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_subject` ON `questions` (`subjectId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_licence` ON `questions` (`licence`,`createdAt`,`id`) WHERE "questions"."licence" is not null;--> statement-breakpoint
CREATE INDEX `questions_draw` ON `questions` (`pool`,`topicId`,`type`,`id`,`difficulty`,`state`,`setId`);--> statement-breakpoint
CREATE INDEX `questions_draw_sets` ON `questions` (`pool`,`topicId`,`id`) WHERE "questions"."setPosition" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `questions_pool` ON `questions` (`id`,`pool`);--> statement-breakpoint
CREATE UNIQUE INDEX `questions_likeness` ON `questions` (`id`,`likeness`);--> statement-breakpoint
CREATE UNIQUE INDEX `questions_set` ON `questions` (`setId`,`setPosition`);--> statement-breakpoint
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
CREATE TABLE `paper_questions` (
	`paperId` text NOT NULL,
	`sectionId` text NOT NULL,
	`position` integer NOT NULL,
	`questionId` text NOT NULL,
	`marks` text,
	`negativeMarks` text,
	`resultsPolicy` text NOT NULL,
	`pool` text NOT NULL,
	`exclusiveIn` text DEFAULT '' NOT NULL,
	`likeness` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`paperId`, `questionId`),
	FOREIGN KEY (`sectionId`) REFERENCES `paper_sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`paperId`,`resultsPolicy`) REFERENCES `papers`(`id`,`resultsPolicy`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`,`pool`) REFERENCES `questions`(`id`,`pool`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`,`exclusiveIn`) REFERENCES `papers`(`id`,`exclusiveIn`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`,`likeness`) REFERENCES `questions`(`id`,`likeness`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "paper_questions_pool" CHECK(("paper_questions"."pool" = 'practice') = ("paper_questions"."resultsPolicy" = 'on-submit'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_position` ON `paper_questions` (`sectionId`,`position`);--> statement-breakpoint
CREATE INDEX `paper_questions_question` ON `paper_questions` (`questionId`);--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_exclusive` ON `paper_questions` (`exclusiveIn`,`likeness`) WHERE "paper_questions"."exclusiveIn" <> '';--> statement-breakpoint
CREATE TABLE `paper_sections` (
	`id` text PRIMARY KEY NOT NULL,
	`paperId` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`marksPerQuestion` text,
	`negativeMarks` text,
	`timeLimitMinutes` integer,
	`attemptLimit` integer,
	`allowCustomMarksPerQuestion` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_sections_position` ON `paper_sections` (`paperId`,`position`);--> statement-breakpoint
CREATE TABLE `paper_subjects` (
	`paperId` text NOT NULL,
	`subjectId` text NOT NULL,
	PRIMARY KEY(`paperId`, `subjectId`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subjectId`) REFERENCES `subjects`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `paper_subjects_subject` ON `paper_subjects` (`subjectId`);--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`categoryId` text NOT NULL,
	`durationMinutes` integer NOT NULL,
	`difficultyLevel` integer NOT NULL,
	`isActive` integer NOT NULL,
	`isAiGenerated` integer DEFAULT false NOT NULL,
	`isAdaptive` integer DEFAULT false NOT NULL,
	`createdBy` text NOT NULL,
	`ownerId` text,
	`price` integer DEFAULT 0 NOT NULL,
	`resultsPolicy` text NOT NULL,
	`keyReleaseAt` integer,
	`opensAt` integer,
	`closesAt` integer,
	`timingPolicy` text NOT NULL,
	`sectionTiming` text NOT NULL,
	`scheme` text NOT NULL,
	`extraTimePercent` integer DEFAULT 0 NOT NULL,
	`calculator` text,
	`currentVersion` text,
	`packageBytes` integer DEFAULT 0 NOT NULL,
	`totalQuestions` integer DEFAULT 0 NOT NULL,
	`totalMarks` text DEFAULT '0' NOT NULL,
	`attemptCount` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`recentAttempts` integer DEFAULT 0 NOT NULL,
	`templateId` text,
	`demoAttempts` integer DEFAULT 0 NOT NULL,
	`exclusiveIn` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`createdBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ownerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`templateId`) REFERENCES `exam_templates`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `papers_trending` ON `papers` (`isActive`,`recentAttempts`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_newest` ON `papers` (`isActive`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_difficulty` ON `papers` (`isActive`,`difficultyLevel`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_category` ON `papers` (`categoryId`,`isActive`);--> statement-breakpoint
CREATE INDEX `papers_title` ON `papers` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `papers_created` ON `papers` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `papers_made_by` ON `papers` (`isAiGenerated`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `papers_owner` ON `papers` (`ownerId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_template` ON `papers` (`templateId`);--> statement-breakpoint
CREATE UNIQUE INDEX `papers_policy` ON `papers` (`id`,`resultsPolicy`);--> statement-breakpoint
CREATE UNIQUE INDEX `papers_exclusive` ON `papers` (`id`,`exclusiveIn`);--> statement-breakpoint
CREATE TABLE `answer_keys` (
	`packageVersion` text NOT NULL,
	`keyVersion` integer NOT NULL,
	`keys` text NOT NULL,
	`explanations` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`packageVersion`, `keyVersion`),
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `issues` (
	`ticketId` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`paperId` text NOT NULL,
	`packageVersion` text NOT NULL,
	`ticket` text NOT NULL,
	`price` integer NOT NULL,
	`charged` integer NOT NULL,
	`byPlan` integer DEFAULT false NOT NULL,
	`issuedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `issues_once` ON `issues` (`userId`,`paperId`,`packageVersion`);--> statement-breakpoint
CREATE INDEX `issues_paper` ON `issues` (`paperId`,`userId`);--> statement-breakpoint
CREATE INDEX `issues_by_plan` ON `issues` (`userId`,`issuedAt`) WHERE "issues"."byPlan";--> statement-breakpoint
CREATE TABLE `package_questions` (
	`packageVersion` text NOT NULL,
	`questionId` text NOT NULL,
	PRIMARY KEY(`packageVersion`, `questionId`),
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `package_questions_question` ON `package_questions` (`questionId`);--> statement-breakpoint
CREATE TABLE `package_versions` (
	`version` text PRIMARY KEY NOT NULL,
	`paperId` text NOT NULL,
	`content` text NOT NULL,
	`bytes` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `package_versions_paper` ON `package_versions` (`paperId`,`createdAt`);--> statement-breakpoint
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
	`madeBy` text,
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
	`isUnlimited` integer DEFAULT false NOT NULL,
	`expiresAt` integer,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "token_grants_remaining" CHECK("token_grants"."remaining" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `token_grants_once` ON `token_grants` (`userId`,`source`);--> statement-breakpoint
CREATE INDEX `token_grants_expiry` ON `token_grants` (`expiresAt`) WHERE "token_grants"."remaining" > 0;--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`planType` text NOT NULL,
	`isPopular` integer DEFAULT false NOT NULL,
	`features` text NOT NULL,
	`isActive` integer DEFAULT true NOT NULL,
	`icon` text NOT NULL,
	`gradientColor` text NOT NULL,
	`monthlyTests` integer NOT NULL,
	`aiEnabled` integer DEFAULT false NOT NULL,
	`advancedAnalytics` integer DEFAULT false NOT NULL,
	`tokens` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	CONSTRAINT "plans_price" CHECK("plans"."price" >= 0),
	CONSTRAINT "plans_tokens" CHECK("plans"."tokens" >= -1 and "plans"."monthlyTests" >= -1)
);
--> statement-breakpoint
CREATE INDEX `plans_offered` ON `plans` (`isActive`,`price`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `plans_free` ON `plans` (`planType`) WHERE "plans"."planType" = 'free' and "plans"."isActive";--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL,
	`seenAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`userId`,`kind`,`about`);--> statement-breakpoint
CREATE INDEX `notices_unseen` ON `notices` (`userId`,`at`) WHERE "notices"."seenAt" is null;--> statement-breakpoint
CREATE TABLE `payment_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`paymentId` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`at` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`paymentId`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_attempts_payment` ON `payment_attempts` (`paymentId`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`receivedAt` integer NOT NULL,
	`processedAt` integer
);
--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`receivedAt`);--> statement-breakpoint
CREATE INDEX `payment_events_unread` ON `payment_events` (`receivedAt`) WHERE "payment_events"."processedAt" is null;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`planId` text,
	`provider` text NOT NULL,
	`receipt` text NOT NULL,
	`providerOrderId` text,
	`providerPaymentId` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`terms` text NOT NULL,
	`state` text NOT NULL,
	`note` text,
	`givenBy` text,
	`createdAt` integer NOT NULL,
	`paidAt` integer,
	`startsAt` integer,
	`endsAt` integer,
	`refunded` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`planId`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`givenBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" >= 0 and "payments"."refunded" >= 0),
	CONSTRAINT "payments_paid" CHECK(("payments"."state" = 'paid') = ("payments"."paidAt" is not null) and ("payments"."endsAt" is null or "payments"."paidAt" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt_unique` ON `payments` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_providerOrderId_unique` ON `payments` (`providerOrderId`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_plan` ON `payments` (`planId`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`state`,`createdAt`);--> statement-breakpoint
CREATE INDEX `payments_current` ON `payments` (`userId`,`endsAt`) WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE TABLE `sandbox_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`receipt` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_orders_receipt_unique` ON `sandbox_orders` (`receipt`);--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`orderId` text NOT NULL,
	`status` text NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`orderId`) REFERENCES `sandbox_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sandbox_payments_order` ON `sandbox_payments` (`orderId`);--> statement-breakpoint
CREATE TABLE `attempt_drafts` (
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`paperId` text NOT NULL,
	`packageVersion` text NOT NULL,
	`nextSeq` integer NOT NULL,
	`head` text NOT NULL,
	`ownLength` integer NOT NULL,
	`ownHead` text NOT NULL,
	`firstContactAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`lastEventAt` integer,
	PRIMARY KEY(`attemptId`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempt_drafts_user` ON `attempt_drafts` (`userId`,`updatedAt`);--> statement-breakpoint
CREATE INDEX `attempt_drafts_paper` ON `attempt_drafts` (`userId`,`paperId`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text NOT NULL,
	`userId` text NOT NULL,
	`paperId` text NOT NULL,
	`packageVersion` text NOT NULL,
	`head` text NOT NULL,
	`answersDigest` text NOT NULL,
	`responses` text NOT NULL,
	`log` text,
	`claims` text NOT NULL,
	`startedAt` integer NOT NULL,
	`submittedAt` integer NOT NULL,
	`receivedAt` integer NOT NULL,
	`totalTimeSeconds` integer NOT NULL,
	`flags` text NOT NULL,
	`ranked` integer NOT NULL,
	`isDoubted` integer NOT NULL,
	`scoreExact` text NOT NULL,
	`score` real NOT NULL,
	`correct` integer NOT NULL,
	`incorrect` integer NOT NULL,
	`unanswered` integer NOT NULL,
	`accuracy` real NOT NULL,
	`keyVersion` integer NOT NULL,
	`engineVersion` integer NOT NULL,
	`receipt` text NOT NULL,
	`deviceId` text,
	`isDemo` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`id`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempts_user_paper` ON `attempts` (`userId`,`paperId`);--> statement-breakpoint
CREATE INDEX `attempts_user_recent` ON `attempts` (`userId`,`submittedAt`);--> statement-breakpoint
CREATE INDEX `attempts_standings` ON `attempts` (`paperId`,`ranked`,`score`);--> statement-breakpoint
CREATE INDEX `attempts_received` ON `attempts` (`receivedAt`);--> statement-breakpoint
CREATE INDEX `attempts_marked_by` ON `attempts` (`packageVersion`,`keyVersion`,`id`);--> statement-breakpoint
CREATE INDEX `attempts_doubted` ON `attempts` (`receivedAt`) WHERE "attempts"."isDoubted";--> statement-breakpoint
CREATE TABLE `draft_events` (
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`fromSeq` integer NOT NULL,
	`events` text NOT NULL,
	PRIMARY KEY(`attemptId`, `userId`, `fromSeq`),
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempt_drafts`(`attemptId`,`userId`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rank_decisions` (
	`attemptId` text NOT NULL,
	`userId` text NOT NULL,
	`ranked` integer NOT NULL,
	`reason` text NOT NULL,
	`decidedBy` text NOT NULL,
	`decidedAt` integer NOT NULL,
	FOREIGN KEY (`decidedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempts`(`id`,`userId`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `rank_decisions_attempt` ON `rank_decisions` (`attemptId`,`userId`,`decidedAt`);--> statement-breakpoint
CREATE INDEX `rank_decisions_time` ON `rank_decisions` (`decidedAt`);--> statement-breakpoint
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
CREATE TABLE `superseded_attempts` (
	`attemptId` text NOT NULL,
	`head` text NOT NULL,
	`userId` text NOT NULL,
	`paperId` text NOT NULL,
	`body` text NOT NULL,
	`receivedAt` integer NOT NULL,
	`receipt` text NOT NULL,
	PRIMARY KEY(`attemptId`, `userId`, `head`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attemptId`,`userId`) REFERENCES `attempts`(`id`,`userId`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `superseded_user` ON `superseded_attempts` (`userId`);--> statement-breakpoint
CREATE TABLE `installation` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`keyId` text PRIMARY KEY NOT NULL,
	`privateKey` text NOT NULL,
	`publicKey` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`runAt` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leaseUntil` integer,
	`leaseOwner` text,
	`lastError` text,
	`dedupeKey` text,
	`createdAt` integer NOT NULL,
	`finishedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_dedupeKey_unique` ON `jobs` (`dedupeKey`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`state`,`runAt`);--> statement-breakpoint
CREATE INDEX `jobs_leased` ON `jobs` (`state`,`leaseUntil`);--> statement-breakpoint
CREATE INDEX `jobs_finished` ON `jobs` (`finishedAt`);--> statement-breakpoint
CREATE TABLE `paper_days` (
	`paperId` text NOT NULL,
	`day` integer NOT NULL,
	`attempts` integer NOT NULL,
	PRIMARY KEY(`paperId`, `day`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `paper_days_day` ON `paper_days` (`day`);--> statement-breakpoint
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
CREATE TABLE `section_statistics` (
	`paperId` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`scores` text NOT NULL,
	PRIMARY KEY(`paperId`, `position`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `statistics_progress` (
	`name` text PRIMARY KEY NOT NULL,
	`receivedAt` integer NOT NULL,
	`attemptId` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `standing_attempts` (
	`userId` text NOT NULL,
	`attemptId` text NOT NULL,
	`categoryId` text NOT NULL,
	`difficultyLevel` integer NOT NULL,
	`totalMarks` text NOT NULL,
	`scoreExact` text NOT NULL,
	`ranked` integer NOT NULL,
	`receivedAt` integer NOT NULL,
	`correct` integer NOT NULL,
	`incorrect` integer NOT NULL,
	`unanswered` integer NOT NULL,
	`totalTimeSeconds` integer NOT NULL,
	`change` text,
	PRIMARY KEY(`userId`, `attemptId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `standing_attempts_changed` ON `standing_attempts` (`receivedAt`) WHERE "standing_attempts"."change" is not null;--> statement-breakpoint
CREATE TABLE `standing_boards` (
	`board` text NOT NULL,
	`period` integer NOT NULL,
	`students` integer NOT NULL,
	`total` integer NOT NULL,
	`tests` integer NOT NULL,
	`version` integer NOT NULL,
	`recountedAt` integer,
	`recountReason` text,
	PRIMARY KEY(`board`, `period`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `standing_counts` (
	`board` text NOT NULL,
	`period` integer NOT NULL,
	`bucket` integer NOT NULL,
	`students` integer NOT NULL,
	PRIMARY KEY(`board`, `period`, `bucket`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `standings` (
	`userId` text NOT NULL,
	`board` text NOT NULL,
	`score` integer NOT NULL,
	`figures` text NOT NULL,
	`month` integer NOT NULL,
	`monthScore` integer NOT NULL,
	`monthFigures` text NOT NULL,
	`week` integer NOT NULL,
	`weekScore` integer NOT NULL,
	`weekFigures` text NOT NULL,
	PRIMARY KEY(`userId`, `board`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `standings_score` ON `standings` (`board`,`score`,`userId`,`figures`);--> statement-breakpoint
CREATE INDEX `standings_month` ON `standings` (`board`,`month`,`monthScore`,`userId`,`monthFigures`);--> statement-breakpoint
CREATE INDEX `standings_week` ON `standings` (`board`,`week`,`weekScore`,`userId`,`weekFigures`);--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`thingId` text NOT NULL,
	`action` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_entries_thing` ON `audit_entries` (`kind`,`thingId`,`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_time` ON `audit_entries` (`at`,`id`);--> statement-breakpoint
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
CREATE INDEX `notebook_entries_question` ON `notebook_entries` (`questionId`);
--> statement-breakpoint
-- Written by hand from here on, as WITHOUT ROWID is above: drizzle-kit knows nothing of it.
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
--> statement-breakpoint
CREATE TRIGGER `questions_pool_fixed` BEFORE UPDATE OF `pool` ON `questions`
WHEN NEW.`pool` <> OLD.`pool` AND EXISTS (SELECT 1 FROM `package_questions` WHERE `questionId` = OLD.`id`)
BEGIN
	SELECT RAISE(ABORT, 'BK4: the pool of a question is fixed once it has been published');
END;
--> statement-breakpoint
CREATE TRIGGER `question_sets_change_noted` BEFORE UPDATE ON `question_sets`
WHEN NEW.`changeId` IS OLD.`changeId` OR NOT EXISTS (
	SELECT 1 FROM `question_changes` WHERE `id` = NEW.`changeId` AND `questionId` = OLD.`id`
)
BEGIN
	SELECT RAISE(ABORT, 'BK1: a set changes only with its row in question_changes');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `question_words` USING fts5(`words`, content='question_search', content_rowid='number', tokenize='ascii', detail='none', columnsize=0, prefix='3');
--> statement-breakpoint
CREATE TRIGGER `question_search_added` AFTER INSERT ON `question_search`
BEGIN
	INSERT INTO `question_words` (`rowid`, `words`) VALUES (NEW.`number`, NEW.`words`);
END;
--> statement-breakpoint
CREATE TRIGGER `question_search_changed` AFTER UPDATE ON `question_search`
BEGIN
	INSERT INTO `question_words` (`question_words`, `rowid`, `words`) VALUES ('delete', OLD.`number`, OLD.`words`);
	INSERT INTO `question_words` (`rowid`, `words`) VALUES (NEW.`number`, NEW.`words`);
END;
--> statement-breakpoint
CREATE TRIGGER `question_search_removed` AFTER DELETE ON `question_search`
BEGIN
	INSERT INTO `question_words` (`question_words`, `rowid`, `words`) VALUES ('delete', OLD.`number`, OLD.`words`);
END;
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
--> statement-breakpoint
CREATE TRIGGER `payments_stay_paid` BEFORE UPDATE OF `state` ON `payments` WHEN OLD.`state` = 'paid' AND NEW.`state` <> 'paid'
BEGIN
	SELECT RAISE(ABORT, 'PA4: what is paid stays paid');
END;
--> statement-breakpoint
CREATE TRIGGER `payments_terms_stay` BEFORE UPDATE ON `payments`
WHEN OLD.`amount` IS NOT NEW.`amount` OR OLD.`currency` IS NOT NEW.`currency` OR OLD.`terms` IS NOT NEW.`terms`
	OR OLD.`userId` IS NOT NEW.`userId` OR OLD.`planId` IS NOT NEW.`planId` OR OLD.`receipt` IS NOT NEW.`receipt`
	OR OLD.`provider` IS NOT NEW.`provider`
	OR (OLD.`providerOrderId` IS NOT NULL AND OLD.`providerOrderId` IS NOT NEW.`providerOrderId`)
BEGIN
	SELECT RAISE(ABORT, 'PA5: what was ordered stays as it was');
END;
--> statement-breakpoint
CREATE TRIGGER `papers_publishable` BEFORE UPDATE OF `currentVersion` ON `papers`
WHEN NEW.`currentVersion` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'BK5: a set is published whole and in order') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` JOIN `questions` ON `questions`.`id` = `questionId`
		WHERE `paperId` = NEW.`id` AND `setId` IS NOT NULL
		GROUP BY `setId`
		HAVING count(*) <> (SELECT count(*) FROM `questions` AS `member` WHERE `member`.`setId` = `questions`.`setId`)
			OR min(`sectionId`) <> max(`sectionId`)
			OR min(`position` - `setPosition`) <> max(`position` - `setPosition`)
	);
	SELECT RAISE(ABORT, 'BK6: a question that is not active is not published') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` JOIN `questions` ON `questions`.`id` = `questionId`
		WHERE `paperId` = NEW.`id` AND `state` IN ('draft', 'quarantined')
	);
END;
--> statement-breakpoint
CREATE TRIGGER `paper_questions_apart_added` AFTER INSERT ON `paper_questions`
WHEN NEW.`exclusiveIn` <> '' AND json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = NEW.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> NEW.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`))))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `paper_questions_apart_changed` AFTER UPDATE OF `exclusiveIn`, `paperId`, `questionId` ON `paper_questions`
WHEN NEW.`exclusiveIn` <> '' AND json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = NEW.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> NEW.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`))))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `questions_apart_added` AFTER INSERT ON `questions`
WHEN json_array_length(NEW.`shingles`) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') FROM `paper_questions` AS `own`
	WHERE `own`.`questionId` = NEW.`id` AND `own`.`exclusiveIn` <> '' AND EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = `own`.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> `own`.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each(NEW.`shingles`)))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length(NEW.`shingles`))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `questions_apart_changed` AFTER UPDATE OF `shingles` ON `questions`
WHEN json_array_length(NEW.`shingles`) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') FROM `paper_questions` AS `own`
	WHERE `own`.`questionId` = NEW.`id` AND `own`.`exclusiveIn` <> '' AND EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = `own`.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> `own`.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each(NEW.`shingles`)))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length(NEW.`shingles`))
	);
END;
