CREATE TABLE `user_counts` (
	`organisationId` text NOT NULL,
	`role` text NOT NULL,
	`accountStatus` text NOT NULL,
	`isDemo` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`organisationId`, `role`, `accountStatus`, `isDemo`)
);
--> statement-breakpoint
DROP INDEX `users_members`;--> statement-breakpoint
CREATE TRIGGER `users_counted` AFTER INSERT ON `users`
BEGIN
	INSERT INTO `user_counts` VALUES (NEW.`organisationId`, NEW.`role`, NEW.`accountStatus`, NEW.`isDemo`, 1)
	ON CONFLICT (`organisationId`, `role`, `accountStatus`, `isDemo`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `users_recounted` AFTER UPDATE OF `organisationId`, `role`, `accountStatus`, `isDemo` ON `users`
BEGIN
	UPDATE `user_counts` SET `count` = `count` - 1
	WHERE `organisationId` = OLD.`organisationId` AND `role` = OLD.`role` AND `accountStatus` = OLD.`accountStatus` AND `isDemo` = OLD.`isDemo`;
	INSERT INTO `user_counts` VALUES (NEW.`organisationId`, NEW.`role`, NEW.`accountStatus`, NEW.`isDemo`, 1)
	ON CONFLICT (`organisationId`, `role`, `accountStatus`, `isDemo`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `users_uncounted` AFTER DELETE ON `users`
BEGIN
	UPDATE `user_counts` SET `count` = `count` - 1
	WHERE `organisationId` = OLD.`organisationId` AND `role` = OLD.`role` AND `accountStatus` = OLD.`accountStatus` AND `isDemo` = OLD.`isDemo`;
END;
--> statement-breakpoint
INSERT INTO `user_counts`
SELECT `organisationId`, `role`, `accountStatus`, `isDemo`, count(*) FROM `users` GROUP BY 1, 2, 3, 4;
