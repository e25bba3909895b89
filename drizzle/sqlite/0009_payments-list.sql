CREATE TABLE `payment_counts` (
	`state` text NOT NULL,
	`entityModel` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`state`, `entityModel`)
);
--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` ((case when "state" = 'paid' then 'success' when "state" = 'created' or "state" = 'authorized' then 'pending' else 'failed' end),`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_provider_payment` ON `payments` (`providerPaymentId`);--> statement-breakpoint
INSERT INTO `payment_counts` SELECT `state`, 'User', count(*) FROM `payments` GROUP BY `state`;
--> statement-breakpoint
CREATE TRIGGER `payments_counted` AFTER INSERT ON `payments`
BEGIN
	INSERT INTO `payment_counts` VALUES (NEW.`state`, 'User', 1)
	ON CONFLICT (`state`, `entityModel`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_recounted` AFTER UPDATE OF `state` ON `payments` WHEN OLD.`state` <> NEW.`state`
BEGIN
	UPDATE `payment_counts` SET `count` = `count` - 1 WHERE `state` = OLD.`state` AND `entityModel` = 'User';
	INSERT INTO `payment_counts` VALUES (NEW.`state`, 'User', 1)
	ON CONFLICT (`state`, `entityModel`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_uncounted` AFTER DELETE ON `payments`
BEGIN
	UPDATE `payment_counts` SET `count` = `count` - 1 WHERE `state` = OLD.`state` AND `entityModel` = 'User';
END;
