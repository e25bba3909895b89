ALTER TABLE `users` ADD `location` text;--> statement-breakpoint
ALTER TABLE `users` ADD `profilePicture` text;--> statement-breakpoint
ALTER TABLE `users` ADD `nickname` text;--> statement-breakpoint
ALTER TABLE `users` ADD `isListed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `difficultyPreference` text;--> statement-breakpoint
ALTER TABLE `categories` ADD `group` text;