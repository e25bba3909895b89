CREATE TABLE `assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`paperId` text NOT NULL,
	`batchId` text NOT NULL,
	`organisationId` text NOT NULL,
	`opensAt` integer NOT NULL,
	`closesAt` integer NOT NULL,
	`heldUntil` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`paperId`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`batchId`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisationId`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assignments_once` ON `assignments` (`paperId`,`batchId`);--> statement-breakpoint
CREATE INDEX `assignments_batch` ON `assignments` (`batchId`,`opensAt`,`id`);--> statement-breakpoint
CREATE INDEX `assignments_opens` ON `assignments` (`opensAt`,`id`);--> statement-breakpoint
CREATE INDEX `assignments_organisation` ON `assignments` (`organisationId`,`opensAt`,`id`);--> statement-breakpoint
CREATE TABLE `batch_members` (
	`batchId` text NOT NULL,
	`userId` text NOT NULL,
	`joinedAt` integer NOT NULL,
	`leftAt` integer,
	PRIMARY KEY(`batchId`, `userId`),
	FOREIGN KEY (`batchId`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `batch_members_user` ON `batch_members` (`userId`,`leftAt`);--> statement-breakpoint
CREATE INDEX `batch_members_current` ON `batch_members` (`batchId`,`leftAt`,`userId`);--> statement-breakpoint
CREATE TABLE `batches` (
	`id` text PRIMARY KEY NOT NULL,
	`organisationId` text NOT NULL,
	`name` text NOT NULL,
	`joinCode` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`organisationId`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `batches_once` ON `batches` (`organisationId`,lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX `batches_code` ON `batches` (`joinCode`);--> statement-breakpoint
CREATE INDEX `batches_created` ON `batches` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `batches_name` ON `batches` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `batches_organisation` ON `batches` (`organisationId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `batches_organisation_name` ON `batches` (`organisationId`,`name`,`id`);--> statement-breakpoint
ALTER TABLE `papers` ADD `isForBatches` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `papers` ADD `assignedUntil` integer;--> statement-breakpoint
CREATE INDEX `users_organisation_name` ON `users` (`organisationId`,`fullName`,`id`);