CREATE TABLE `encrypted_images` (
	`sha256` text PRIMARY KEY NOT NULL,
	`packageVersion` text NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`packageVersion`) REFERENCES `encrypted_versions`(`packageVersion`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `encrypted_images_version` ON `encrypted_images` (`packageVersion`);--> statement-breakpoint
CREATE TABLE `encrypted_versions` (
	`packageVersion` text PRIMARY KEY NOT NULL,
	`paperId` text NOT NULL,
	`content` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `encrypted_versions_paper` ON `encrypted_versions` (`paperId`);--> statement-breakpoint
CREATE TABLE `opening_reports` (
	`ticketId` text PRIMARY KEY NOT NULL,
	`paperId` text NOT NULL,
	`userId` text NOT NULL,
	`outcome` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`receivedAt` integer NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opening_reports_paper` ON `opening_reports` (`paperId`,`userId`);--> statement-breakpoint
CREATE TABLE `paper_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`paperId` text NOT NULL,
	`kind` text NOT NULL,
	`groupId` text NOT NULL,
	`name` text NOT NULL,
	`slot` text NOT NULL,
	`iv` text NOT NULL,
	`wrapped` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_groups_once` ON `paper_groups` (`paperId`,`kind`,`groupId`);--> statement-breakpoint
ALTER TABLE `papers` ADD `encryptedUntil` integer;--> statement-breakpoint
ALTER TABLE `papers` ADD `keyId` text;