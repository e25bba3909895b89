CREATE TABLE "payment_counts" (
	"state" text COLLATE "C" NOT NULL,
	"entityModel" text COLLATE "C" NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "payment_counts_state_entityModel_pk" PRIMARY KEY("state","entityModel")
);
--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ((case when "state" = 'paid' then 'success' when "state" = 'created' or "state" = 'authorized' then 'pending' else 'failed' end),"createdAt","id");--> statement-breakpoint
CREATE INDEX "payments_provider_payment" ON "payments" USING btree ("providerPaymentId");--> statement-breakpoint
INSERT INTO "payment_counts" SELECT "state", 'User', count(*) FROM "payments" GROUP BY "state";
--> statement-breakpoint
CREATE FUNCTION "count_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "payment_counts" SET "count" = "count" - 1 WHERE "state" = OLD."state" AND "entityModel" = 'User';
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "payment_counts" VALUES (NEW."state", 'User', 1)
		ON CONFLICT ("state", "entityModel") DO UPDATE SET "count" = "payment_counts"."count" + 1;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_counted" AFTER INSERT OR DELETE ON "payments" FOR EACH ROW
EXECUTE FUNCTION "count_payments"();
--> statement-breakpoint
CREATE TRIGGER "payments_recounted" AFTER UPDATE OF "state" ON "payments" FOR EACH ROW
WHEN (OLD."state" <> NEW."state") EXECUTE FUNCTION "count_payments"();
