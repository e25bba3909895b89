CREATE TABLE `organisation_domains` (
	`domain` text PRIMARY KEY NOT NULL,
	`organisationId` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`organisationId`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `organisation_domains_organisation` ON `organisation_domains` (`organisationId`,`position`);--> statement-breakpoint
ALTER TABLE `organisations` ADD `code` text;--> statement-breakpoint
ALTER TABLE `organisations` ADD `type` text;--> statement-breakpoint
ALTER TABLE `organisations` ADD `street` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `city` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `state` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `pincode` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `website` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `establishedYear` integer;--> statement-breakpoint
ALTER TABLE `organisations` ADD `affiliation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `isActive` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `allowSelfRegistration` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `createdAt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `organisations_code` ON `organisations` (`code`);--> statement-breakpoint
CREATE INDEX `organisations_created` ON `organisations` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `organisations_name` ON `organisations` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `organisations_active` ON `organisations` (`isActive`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `organisations_type` ON `organisations` (`type`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_members` ON `users` (`organisationId`,`role`,`accountStatus`);