DROP INDEX `questions_created`;--> statement-breakpoint
CREATE INDEX `questions_difficulty` ON `questions` (`difficulty`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_pool` ON `questions` (`pool`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_state` ON `questions` (`state`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_in_subject` ON `questions` (`subjectId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `questions_created` ON `questions` (`createdAt`,`id`);