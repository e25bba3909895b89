CREATE INDEX "payment_events_unread" ON "payment_events" USING btree ("receivedAt") WHERE "payment_events"."processedAt" is null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("state","createdAt");
--> statement-breakpoint
DROP TRIGGER "payments_terms_stay" ON "payments";
--> statement-breakpoint
CREATE TRIGGER "payments_terms_stay" BEFORE UPDATE ON "payments" FOR EACH ROW
WHEN (OLD."amount" IS DISTINCT FROM NEW."amount" OR OLD."currency" IS DISTINCT FROM NEW."currency"
	OR OLD."terms"::text IS DISTINCT FROM NEW."terms"::text OR OLD."userId" IS DISTINCT FROM NEW."userId"
	OR OLD."planId" IS DISTINCT FROM NEW."planId" OR OLD."receipt" IS DISTINCT FROM NEW."receipt"
	OR OLD."provider" IS DISTINCT FROM NEW."provider"
	OR (OLD."providerOrderId" IS NOT NULL AND OLD."providerOrderId" IS DISTINCT FROM NEW."providerOrderId"))
EXECUTE FUNCTION "refuse_other_terms"();
