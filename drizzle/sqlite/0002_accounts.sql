CREATE TABLE `user_categories` (
	`userId` text NOT NULL,
	`categoryId` text NOT NULL,
	PRIMARY KEY(`userId`, `categoryId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`categoryId`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_categories_category` ON `user_categories` (`categoryId`);--> statement-breakpoint
CREATE TABLE `codes` (
	`tokenDigest` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`codeHash` text NOT NULL,
	`state` text NOT NULL,
	`wrongTries` integer DEFAULT 0 NOT NULL,
	`network` text NOT NULL,
	`createdAt` integer NOT NULL,
	`verifiedAt` integer
);
--> statement-breakpoint
CREATE INDEX `codes_address` ON `codes` (`address`,`createdAt`);--> statement-breakpoint
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
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`tokenDigest` text NOT NULL,
	`spentDigest` text,
	`device` text NOT NULL,
	`startedAt` integer NOT NULL,
	`lastUsedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`userId`,`lastUsedAt`);--> statement-breakpoint
CREATE INDEX `sessions_last_used` ON `sessions` (`lastUsedAt`);--> statement-breakpoint
DROP INDEX `users_username_unique`;--> statement-breakpoint
ALTER TABLE `users` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `countryCode` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`countryCode`,`phone`);--> statement-breakpoint
UPDATE `users` SET `accountStatus` = 'approved' WHERE `accountStatus` = 'active';
