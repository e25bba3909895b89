CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`planType` text NOT NULL,
	`isPopular` integer DEFAULT false NOT NULL,
	`features` text NOT NULL,
	`isActive` integer DEFAULT true NOT NULL,
	`icon` text NOT NULL,
	`gradientColor` text NOT NULL,
	`monthlyTests` integer NOT NULL,
	`aiEnabled` integer DEFAULT false NOT NULL,
	`advancedAnalytics` integer DEFAULT false NOT NULL,
	`tokens` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	CONSTRAINT "plans_price" CHECK("plans"."price" >= 0),
	CONSTRAINT "plans_tokens" CHECK("plans"."tokens" >= -1 and "plans"."monthlyTests" >= -1)
);
--> statement-breakpoint
CREATE INDEX `plans_offered` ON `plans` (`isActive`,`price`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `plans_free` ON `plans` (`planType`) WHERE "plans"."planType" = 'free' and "plans"."isActive";--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`details` text NOT NULL,
	`at` integer NOT NULL,
	`seenAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`userId`,`kind`,`about`);--> statement-breakpoint
CREATE INDEX `notices_unseen` ON `notices` (`userId`,`at`) WHERE "notices"."seenAt" is null;--> statement-breakpoint
CREATE TABLE `payment_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`paymentId` text NOT NULL,
	`status` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`at` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`paymentId`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_attempts_payment` ON `payment_attempts` (`paymentId`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`receivedAt` integer NOT NULL,
	`processedAt` integer
);
--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`receivedAt`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
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
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`planId`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`givenBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" >= 0 and "payments"."refunded" >= 0),
	CONSTRAINT "payments_paid" CHECK(("payments"."state" = 'paid') = ("payments"."paidAt" is not null) and ("payments"."endsAt" is null or "payments"."paidAt" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt_unique` ON `payments` (`receipt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_providerOrderId_unique` ON `payments` (`providerOrderId`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_plan` ON `payments` (`planId`);--> statement-breakpoint
CREATE INDEX `payments_current` ON `payments` (`userId`,`endsAt`) WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE TABLE `sandbox_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`receipt` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_orders_receipt_unique` ON `sandbox_orders` (`receipt`);--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`orderId` text NOT NULL,
	`status` text NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`orderId`) REFERENCES `sandbox_orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sandbox_payments_order` ON `sandbox_payments` (`orderId`);--> statement-breakpoint
ALTER TABLE `issues` ADD `byPlan` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `issues_by_plan` ON `issues` (`userId`,`issuedAt`) WHERE "issues"."byPlan";--> statement-breakpoint
ALTER TABLE `token_grants` ADD `isUnlimited` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `payments_stay_paid` BEFORE UPDATE OF `state` ON `payments` WHEN OLD.`state` = 'paid' AND NEW.`state` <> 'paid'
BEGIN
	SELECT RAISE(ABORT, 'PA4: what is paid stays paid');
END;
--> statement-breakpoint
CREATE TRIGGER `payments_terms_stay` BEFORE UPDATE OF `amount`, `currency`, `terms`, `userId`, `planId` ON `payments`
WHEN OLD.`amount` <> NEW.`amount` OR OLD.`currency` <> NEW.`currency` OR OLD.`terms` <> NEW.`terms` OR OLD.`userId` <> NEW.`userId` OR OLD.`planId` <> NEW.`planId`
BEGIN
	SELECT RAISE(ABORT, 'PA5: what was ordered stays as it was');
END;
