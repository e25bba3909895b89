CREATE INDEX `payment_events_unread` ON `payment_events` (`receivedAt`) WHERE "payment_events"."processedAt" is null;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`state`,`createdAt`);
--> statement-breakpoint
DROP TRIGGER `payments_terms_stay`;
--> statement-breakpoint
CREATE TRIGGER `payments_terms_stay` BEFORE UPDATE ON `payments`
WHEN OLD.`amount` IS NOT NEW.`amount` OR OLD.`currency` IS NOT NEW.`currency` OR OLD.`terms` IS NOT NEW.`terms`
	OR OLD.`userId` IS NOT NEW.`userId` OR OLD.`planId` IS NOT NEW.`planId` OR OLD.`receipt` IS NOT NEW.`receipt`
	OR OLD.`provider` IS NOT NEW.`provider`
	OR (OLD.`providerOrderId` IS NOT NULL AND OLD.`providerOrderId` IS NOT NEW.`providerOrderId`)
BEGIN
	SELECT RAISE(ABORT, 'PA5: what was ordered stays as it was');
END;
