DROP INDEX `users_created`;--> statement-breakpoint
DROP INDEX `users_role_status`;--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`accountStatus`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `users_role_status` ON `users` (`role`,`accountStatus`,`createdAt`,`id`);