ALTER TABLE `users` ADD `isDemo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `papers` ADD `demoAttempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `attempts` ADD `isDemo` integer DEFAULT false NOT NULL;