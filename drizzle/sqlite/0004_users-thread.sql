ALTER TABLE `users` ADD `thread` text;--> statement-breakpoint
ALTER TABLE `users` ADD `performanceInitialized` integer DEFAULT false NOT NULL;