CREATE TABLE `user_words` (
	`word` text NOT NULL,
	`userId` text NOT NULL,
	`role` text NOT NULL,
	`accountStatus` text NOT NULL,
	`isDemo` integer NOT NULL,
	`organisationId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`word`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `user_words_user` ON `user_words` (`userId`);--> statement-breakpoint
DROP INDEX `users_created`;--> statement-breakpoint
DROP INDEX `users_role`;--> statement-breakpoint
DROP INDEX `users_status`;--> statement-breakpoint
DROP INDEX `users_role_status`;--> statement-breakpoint
DROP INDEX `users_organisation`;--> statement-breakpoint
DROP INDEX `users_members`;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`createdAt`,`id`,`accountStatus`,`isDemo`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`createdAt`,`id`,`accountStatus`,`isDemo`);--> statement-breakpoint
CREATE INDEX `users_status` ON `users` (`accountStatus`,`createdAt`,`id`,`isDemo`);--> statement-breakpoint
CREATE INDEX `users_role_status` ON `users` (`role`,`accountStatus`,`createdAt`,`id`,`isDemo`);--> statement-breakpoint
CREATE INDEX `users_organisation` ON `users` (`organisationId`,`createdAt`,`id`,`role`,`accountStatus`,`isDemo`);--> statement-breakpoint
CREATE INDEX `users_members` ON `users` (`organisationId`,`role`,`accountStatus`,`isDemo`);
--> statement-breakpoint
CREATE TRIGGER `users_words_added` AFTER INSERT ON `users`
BEGIN
	INSERT INTO `user_words` (`word`, `userId`, `role`, `accountStatus`, `isDemo`, `organisationId`, `createdAt`)
	SELECT DISTINCT `each`.`value`, NEW.`id`, NEW.`role`, NEW.`accountStatus`, NEW.`isDemo`, NEW.`organisationId`, NEW.`createdAt`
	FROM json_each('[' || replace(json_quote(lower(NEW.`fullName` || ' ' || NEW.`username` || ' ' || NEW.`email` || ' ' || substr(NEW.`email`, instr(NEW.`email`, '@') + 1) || ' ' || replace(replace(replace(replace(replace(NEW.`username` || ' ' || NEW.`email`, '@', ' '), '.', ' '), '_', ' '), '-', ' '), '+', ' '))), ' ', '","') || ']') AS `each`
	WHERE NEW.`accountStatus` <> 'deleted' AND `each`.`value` <> '';
END;
--> statement-breakpoint
CREATE TRIGGER `users_words_changed` AFTER UPDATE OF `fullName`, `username`, `email`, `role`, `accountStatus`, `isDemo`, `organisationId`, `createdAt` ON `users`
BEGIN
	DELETE FROM `user_words` WHERE `userId` = OLD.`id`;
	INSERT INTO `user_words` (`word`, `userId`, `role`, `accountStatus`, `isDemo`, `organisationId`, `createdAt`)
	SELECT DISTINCT `each`.`value`, NEW.`id`, NEW.`role`, NEW.`accountStatus`, NEW.`isDemo`, NEW.`organisationId`, NEW.`createdAt`
	FROM json_each('[' || replace(json_quote(lower(NEW.`fullName` || ' ' || NEW.`username` || ' ' || NEW.`email` || ' ' || substr(NEW.`email`, instr(NEW.`email`, '@') + 1) || ' ' || replace(replace(replace(replace(replace(NEW.`username` || ' ' || NEW.`email`, '@', ' '), '.', ' '), '_', ' '), '-', ' '), '+', ' '))), ' ', '","') || ']') AS `each`
	WHERE NEW.`accountStatus` <> 'deleted' AND `each`.`value` <> '';
END;
--> statement-breakpoint
INSERT INTO `user_words` (`word`, `userId`, `role`, `accountStatus`, `isDemo`, `organisationId`, `createdAt`)
SELECT DISTINCT `each`.`value`, `users`.`id`, `users`.`role`, `users`.`accountStatus`, `users`.`isDemo`, `users`.`organisationId`, `users`.`createdAt`
FROM `users`, json_each('[' || replace(json_quote(lower(`users`.`fullName` || ' ' || `users`.`username` || ' ' || `users`.`email` || ' ' || substr(`users`.`email`, instr(`users`.`email`, '@') + 1) || ' ' || replace(replace(replace(replace(replace(`users`.`username` || ' ' || `users`.`email`, '@', ' '), '.', ' '), '_', ' '), '-', ' '), '+', ' '))), ' ', '","') || ']') AS `each`
WHERE `users`.`accountStatus` <> 'deleted' AND `each`.`value` <> '';
