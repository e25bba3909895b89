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
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`countryCode`,`phone`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`createdAt`);--> statement-breakpoint
CREATE INDEX `users_role_status` ON `users` (`role`,`accountStatus`);--> statement-breakpoint
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
CREATE TABLE `media` (
	`sha256` text PRIMARY KEY NOT NULL,
	`mime` text NOT NULL,
	`bytes` blob NOT NULL,
	`size` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
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
	FOREIGN KEY (`subjectId`) REFERENCES `subjects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`topicId`) REFERENCES `topics`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_source` ON `questions` (`sourceName`,`sourceKey`);--> statement-breakpoint
CREATE INDEX `questions_topic` ON `questions` (`topicId`,`type`,`difficulty`);--> statement-breakpoint
CREATE INDEX `questions_subject` ON `questions` (`subjectId`,`type`,`difficulty`);--> statement-breakpoint
CREATE INDEX `questions_created` ON `questions` (`createdAt`);--> statement-breakpoint
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
	PRIMARY KEY(`paperId`, `questionId`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sectionId`) REFERENCES `paper_sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_position` ON `paper_questions` (`sectionId`,`position`);--> statement-breakpoint
CREATE INDEX `paper_questions_question` ON `paper_questions` (`questionId`);--> statement-breakpoint
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
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`createdBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ownerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `papers_trending` ON `papers` (`isActive`,`attemptCount`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_newest` ON `papers` (`isActive`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_difficulty` ON `papers` (`isActive`,`difficultyLevel`,`createdAt`);--> statement-breakpoint
CREATE INDEX `papers_category` ON `papers` (`categoryId`,`isActive`);--> statement-breakpoint
CREATE INDEX `papers_owner` ON `papers` (`ownerId`,`createdAt`);--> statement-breakpoint
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
	`issuedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `issues_once` ON `issues` (`userId`,`paperId`,`packageVersion`);--> statement-breakpoint
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
--> statement-breakpoint
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
CREATE INDEX `audit_entries_time` ON `audit_entries` (`at`,`id`);