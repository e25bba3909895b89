DROP INDEX `payments_open`;--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `payments_provider_payment` ON `payments` (`providerPaymentId`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`state`,`createdAt`,`id`);