CREATE TABLE "college_packages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"tokens" bigint NOT NULL,
	"price" bigint NOT NULL,
	"isActive" boolean DEFAULT true NOT NULL,
	"createdAt" bigint NOT NULL,
	"updatedAt" bigint,
	CONSTRAINT "college_packages_amounts" CHECK ("college_packages"."tokens" > 0 and "college_packages"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_students" (
	"paymentId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"creditedAt" bigint,
	CONSTRAINT "package_students_paymentId_userId_pk" PRIMARY KEY("paymentId","userId")
);
--> statement-breakpoint
CREATE TABLE "sandbox_links" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"orderId" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"expiresAt" bigint NOT NULL,
	"cancelledAt" bigint
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "userId" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "organisationId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "packageId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "linkId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "linkUrl" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "linkExpiresAt" bigint;--> statement-breakpoint
ALTER TABLE "package_students" ADD CONSTRAINT "package_students_paymentId_payments_id_fk" FOREIGN KEY ("paymentId") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_students" ADD CONSTRAINT "package_students_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_links" ADD CONSTRAINT "sandbox_links_orderId_sandbox_orders_id_fk" FOREIGN KEY ("orderId") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_packages_name" ON "college_packages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "college_packages_created" ON "college_packages" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "college_packages_offered" ON "college_packages" USING btree ("isActive","price","id");--> statement-breakpoint
CREATE INDEX "package_students_user" ON "package_students" USING btree ("userId");--> statement-breakpoint
CREATE INDEX "package_students_waiting" ON "package_students" USING btree ("paymentId","userId") WHERE "package_students"."creditedAt" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_packageId_college_packages_id_fk" FOREIGN KEY ("packageId") REFERENCES "public"."college_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_package" ON "payments" USING btree ("packageId");--> statement-breakpoint
CREATE INDEX "payments_college" ON "payments" USING btree ("createdAt","id") WHERE "payments"."organisationId" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_college" ON "payments" USING btree ("organisationId","createdAt") WHERE "payments"."organisationId" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_linkId_unique" UNIQUE("linkId");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer" CHECK (("payments"."userId" is null) <> ("payments"."organisationId" is null));
--> statement-breakpoint
DROP TRIGGER "payments_terms_stay" ON "payments";
--> statement-breakpoint
CREATE TRIGGER "payments_terms_stay" BEFORE UPDATE ON "payments" FOR EACH ROW
WHEN (OLD."amount" IS DISTINCT FROM NEW."amount" OR OLD."currency" IS DISTINCT FROM NEW."currency"
	OR OLD."terms"::text IS DISTINCT FROM NEW."terms"::text OR OLD."userId" IS DISTINCT FROM NEW."userId"
	OR OLD."planId" IS DISTINCT FROM NEW."planId" OR OLD."receipt" IS DISTINCT FROM NEW."receipt"
	OR OLD."organisationId" IS DISTINCT FROM NEW."organisationId" OR OLD."packageId" IS DISTINCT FROM NEW."packageId"
	OR OLD."provider" IS DISTINCT FROM NEW."provider"
	OR (OLD."linkId" IS NOT NULL AND OLD."linkId" IS DISTINCT FROM NEW."linkId")
	OR (OLD."providerOrderId" IS NOT NULL AND OLD."providerOrderId" IS DISTINCT FROM NEW."providerOrderId"))
EXECUTE FUNCTION "refuse_other_terms"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "payment_counts" SET "count" = "count" - 1 WHERE "state" = OLD."state"
			AND "entityModel" = CASE WHEN OLD."organisationId" IS NULL THEN 'User' ELSE 'College' END;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "payment_counts"
		VALUES (NEW."state", CASE WHEN NEW."organisationId" IS NULL THEN 'User' ELSE 'College' END, 1)
		ON CONFLICT ("state", "entityModel") DO UPDATE SET "count" = "payment_counts"."count" + 1;
	END IF;
	RETURN NULL;
END;
$$;
