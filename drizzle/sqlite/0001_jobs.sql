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
CREATE INDEX `jobs_finished` ON `jobs` (`finishedAt`);