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
CREATE TABLE `section_statistics` (
	`paperId` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`scores` text NOT NULL,
	PRIMARY KEY(`paperId`, `position`),
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
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
ALTER TABLE `users` ADD `location` text;--> statement-breakpoint
ALTER TABLE `users` ADD `profilePicture` text;--> statement-breakpoint
ALTER TABLE `users` ADD `nickname` text;--> statement-breakpoint
ALTER TABLE `users` ADD `isListed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `difficultyPreference` text;--> statement-breakpoint
ALTER TABLE `categories` ADD `group` text;--> statement-breakpoint
CREATE INDEX `rank_decisions_time` ON `rank_decisions` (`decidedAt`);