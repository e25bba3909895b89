CREATE TABLE `backups` (
	`id` text PRIMARY KEY NOT NULL,
	`file` text NOT NULL,
	`at` integer NOT NULL,
	`bytes` integer,
	`through` integer,
	`verified` integer NOT NULL,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `backups_time` ON `backups` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`userId` text,
	`at` integer NOT NULL,
	`added` integer NOT NULL,
	`unchanged` integer NOT NULL,
	`refused` integer NOT NULL,
	`reasons` text NOT NULL,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `imports_time` ON `imports` (`at`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `appVersion` text;--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_state` ON `jobs` (`state`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_kind` ON `jobs` (`kind`,`state`,`createdAt`,`id`);