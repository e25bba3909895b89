CREATE TABLE `college_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`tokens` integer NOT NULL,
	`price` integer NOT NULL,
	`isActive` integer DEFAULT true NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	CONSTRAINT "college_packages_amounts" CHECK("college_packages"."tokens" > 0 and "college_packages"."price" > 0)
);
--> statement-breakpoint
CREATE INDEX `college_packages_name` ON `college_packages` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `college_packages_created` ON `college_packages` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `college_packages_offered` ON `college_packages` (`isActive`,`price`,`id`);--> statement-breakpoint
CREATE TABLE `package_students` (
	`paymentId` text NOT NULL,
	`userId` text NOT NULL,
	`creditedAt` integer,
	PRIMARY KEY(`paymentId`, `userId`),
	FOREIGN KEY (`paymentId`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `package_students_user` ON `package_students` (`userId`);--> statement-breakpoint
CREATE INDEX `package_students_waiting` ON `package_students` (`paymentId`,`userId`) WHERE "package_students"."creditedAt" is null;--> statement-breakpoint
CREATE TABLE `sandbox_links` (
	`id` text PRIMARY KEY NOT NULL,
	`orderId` text NOT NULL,
	`description` text NOT NULL,
	`expiresAt` integer NOT NULL,
	`cancelledAt` integer,
	FOREIGN KEY (`orderId`) REFERENCES `sandbox_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text,
	`planId` text,
	`provider` text NOT NULL,
	`receipt` text NOT NULL,
	`providerOrderId` text,
	`providerPaymentId` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`terms` text NOT NULL,
	`state` text NOT NULL,
	`note` text,
	`givenBy` text,
	`createdAt` integer NOT NULL,
	`paidAt` integer,
	`startsAt` integer,
	`endsAt` integer,
	`refunded` integer DEFAULT 0 NOT NULL,
	`organisationId` text,
	`packageId` text,
	`linkId` text,
	`linkUrl` text,
	`linkExpiresAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`planId`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`packageId`) REFERENCES `college_packages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`givenBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_payer" CHECK(("userId" is null) <> ("organisationId" is null)),
	CONSTRAINT "payments_amount" CHECK("amount" >= 0 and "refunded" >= 0),
	CONSTRAINT "payments_paid" CHECK(("state" = 'paid') = ("paidAt" is not null) and ("endsAt" is null or "paidAt" is not null))
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "userId", "organisationId", "planId", "packageId", "provider", "receipt", "providerOrderId", "providerPaymentId", "linkId", "linkUrl", "linkExpiresAt", "amount", "currency", "terms", "state", "note", "givenBy", "createdAt", "paidAt", "startsAt", "endsAt", "refunded") SELECT "id", "userId", NULL, "planId", NULL, "provider", "receipt", "providerOrderId", "providerPaymentId", NULL, NULL, NULL, "amount", "currency", "terms", "state", "note", "givenBy", "createdAt", "paidAt", "startsAt", "endsAt", "refunded" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt_unique` ON `payments` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_providerOrderId_unique` ON `payments` (`providerOrderId`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_linkId_unique` ON `payments` (`linkId`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_plan` ON `payments` (`planId`);--> statement-breakpoint
CREATE INDEX `payments_package` ON `payments` (`packageId`);--> statement-breakpoint
CREATE INDEX `payments_college` ON `payments` (`createdAt`,`id`) WHERE "payments"."organisationId" is not null;--> statement-breakpoint
CREATE INDEX `payments_of_college` ON `payments` (`organisationId`,`createdAt`) WHERE "payments"."organisationId" is not null;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`state`,`createdAt`);--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` ((case when "state" = 'paid' then 'success' when "state" = 'created' or "state" = 'authorized' then 'pending' else 'failed' end),`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_provider_payment` ON `payments` (`providerPaymentId`);--> statement-breakpoint
CREATE INDEX `payments_current` ON `payments` (`userId`,`endsAt`) WHERE "payments"."state" = 'paid';
--> statement-breakpoint
CREATE TRIGGER `payments_stay_paid` BEFORE UPDATE OF `state` ON `payments` WHEN OLD.`state` = 'paid' AND NEW.`state` <> 'paid'
BEGIN
	SELECT RAISE(ABORT, 'PA4: what is paid stays paid');
END;
--> statement-breakpoint
CREATE TRIGGER `payments_terms_stay` BEFORE UPDATE ON `payments`
WHEN OLD.`amount` IS NOT NEW.`amount` OR OLD.`currency` IS NOT NEW.`currency` OR OLD.`terms` IS NOT NEW.`terms`
	OR OLD.`userId` IS NOT NEW.`userId` OR OLD.`planId` IS NOT NEW.`planId` OR OLD.`receipt` IS NOT NEW.`receipt`
	OR OLD.`organisationId` IS NOT NEW.`organisationId` OR OLD.`packageId` IS NOT NEW.`packageId`
	OR OLD.`provider` IS NOT NEW.`provider`
	OR (OLD.`linkId` IS NOT NULL AND OLD.`linkId` IS NOT NEW.`linkId`)
	OR (OLD.`providerOrderId` IS NOT NULL AND OLD.`providerOrderId` IS NOT NEW.`providerOrderId`)
BEGIN
	SELECT RAISE(ABORT, 'PA5: what was ordered stays as it was');
END;
--> statement-breakpoint
CREATE TRIGGER `payments_counted` AFTER INSERT ON `payments`
BEGIN
	INSERT INTO `payment_counts` VALUES (NEW.`state`, iif(NEW.`organisationId` IS NULL, 'User', 'College'), 1)
	ON CONFLICT (`state`, `entityModel`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_recounted` AFTER UPDATE OF `state` ON `payments` WHEN OLD.`state` <> NEW.`state`
BEGIN
	UPDATE `payment_counts` SET `count` = `count` - 1
	WHERE `state` = OLD.`state` AND `entityModel` = iif(OLD.`organisationId` IS NULL, 'User', 'College');
	INSERT INTO `payment_counts` VALUES (NEW.`state`, iif(NEW.`organisationId` IS NULL, 'User', 'College'), 1)
	ON CONFLICT (`state`, `entityModel`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_uncounted` AFTER DELETE ON `payments`
BEGIN
	UPDATE `payment_counts` SET `count` = `count` - 1
	WHERE `state` = OLD.`state` AND `entityModel` = iif(OLD.`organisationId` IS NULL, 'User', 'College');
END;
