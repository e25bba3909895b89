DROP INDEX "payments_open";--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "payments_provider_payment" ON "payments" USING btree ("providerPaymentId");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("state","createdAt","id");