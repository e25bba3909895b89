ALTER TABLE `topics` ADD `parentTopicId` text REFERENCES topics(id);--> statement-breakpoint
ALTER TABLE `topics` ADD `updatedAt` integer;--> statement-breakpoint
CREATE INDEX `topics_active` ON `topics` (`isActive`,`createdAt`);--> statement-breakpoint
CREATE INDEX `topics_newest` ON `topics` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `topics_named` ON `topics` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `topics_parent` ON `topics` (`parentTopicId`);--> statement-breakpoint
CREATE INDEX `categories_newest` ON `categories` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `categories_named` ON `categories` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `subjects_newest` ON `subjects` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `subjects_named` ON `subjects` (`name`,`id`);