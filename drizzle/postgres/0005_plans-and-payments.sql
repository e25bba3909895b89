CREATE TABLE "notices" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"about" text COLLATE "C" NOT NULL,
	"details" text NOT NULL,
	"at" bigint NOT NULL,
	"seenAt" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paymentId" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"failure" text COLLATE "C",
	"at" bigint NOT NULL,
	"updatedAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"receivedAt" bigint NOT NULL,
	"processedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"planId" text COLLATE "C",
	"provider" text COLLATE "C" NOT NULL,
	"receipt" text COLLATE "C" NOT NULL,
	"providerOrderId" text COLLATE "C",
	"providerPaymentId" text COLLATE "C",
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"terms" text NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"note" text COLLATE "C",
	"givenBy" text COLLATE "C",
	"createdAt" bigint NOT NULL,
	"paidAt" bigint,
	"startsAt" bigint,
	"endsAt" bigint,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "payments_providerOrderId_unique" UNIQUE("providerOrderId"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0 and "payments"."refunded" >= 0),
	CONSTRAINT "payments_paid" CHECK (("payments"."state" = 'paid') = ("payments"."paidAt" is not null) and ("payments"."endsAt" is null or "payments"."paidAt" is not null))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"planType" text COLLATE "C" NOT NULL,
	"isPopular" boolean DEFAULT false NOT NULL,
	"features" text NOT NULL,
	"isActive" boolean DEFAULT true NOT NULL,
	"icon" text COLLATE "C" NOT NULL,
	"gradientColor" text COLLATE "C" NOT NULL,
	"monthlyTests" bigint NOT NULL,
	"aiEnabled" boolean DEFAULT false NOT NULL,
	"advancedAnalytics" boolean DEFAULT false NOT NULL,
	"tokens" bigint NOT NULL,
	"createdAt" bigint NOT NULL,
	"updatedAt" bigint,
	CONSTRAINT "plans_price" CHECK ("plans"."price" >= 0),
	CONSTRAINT "plans_tokens" CHECK ("plans"."tokens" >= -1 and "plans"."monthlyTests" >= -1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"receipt" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	CONSTRAINT "sandbox_orders_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"orderId" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"failure" text COLLATE "C",
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "byPlan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "token_grants" ADD COLUMN "isUnlimited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_paymentId_payments_id_fk" FOREIGN KEY ("paymentId") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_planId_plans_id_fk" FOREIGN KEY ("planId") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_givenBy_users_id_fk" FOREIGN KEY ("givenBy") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_orderId_sandbox_orders_id_fk" FOREIGN KEY ("orderId") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("userId","kind","about");--> statement-breakpoint
CREATE INDEX "notices_unseen" ON "notices" USING btree ("userId","at") WHERE "notices"."seenAt" is null;--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("paymentId");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("receivedAt");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("userId","createdAt","id");--> statement-breakpoint
CREATE INDEX "payments_plan" ON "payments" USING btree ("planId");--> statement-breakpoint
CREATE INDEX "payments_current" ON "payments" USING btree ("userId","endsAt") WHERE "payments"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "plans_offered" ON "plans" USING btree ("isActive","price","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_free" ON "plans" USING btree ("planType") WHERE "plans"."planType" = 'free' and "plans"."isActive";--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("orderId");--> statement-breakpoint
CREATE INDEX "issues_by_plan" ON "issues" USING btree ("userId","issuedAt") WHERE "issues"."byPlan";
--> statement-breakpoint
CREATE FUNCTION "refuse_unpaying"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'PA4: what is paid stays paid';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_stay_paid" BEFORE UPDATE OF "state" ON "payments" FOR EACH ROW
WHEN (OLD."state" = 'paid' AND NEW."state" <> 'paid') EXECUTE FUNCTION "refuse_unpaying"();
--> statement-breakpoint
CREATE FUNCTION "refuse_other_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'PA5: what was ordered stays as it was';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "payments_terms_stay" BEFORE UPDATE OF "amount", "currency", "terms", "userId", "planId" ON "payments" FOR EACH ROW
WHEN (OLD."amount" <> NEW."amount" OR OLD."currency" <> NEW."currency" OR OLD."terms"::text <> NEW."terms"::text OR OLD."userId" <> NEW."userId" OR OLD."planId" <> NEW."planId") EXECUTE FUNCTION "refuse_other_terms"();
