CREATE TABLE "user_categories" (
	"userId" text COLLATE "C" NOT NULL,
	"categoryId" text COLLATE "C" NOT NULL,
	CONSTRAINT "user_categories_userId_categoryId_pk" PRIMARY KEY("userId","categoryId")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"tokenDigest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"channel" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"codeHash" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"wrongTries" integer DEFAULT 0 NOT NULL,
	"network" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"verifiedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"tokenDigest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL,
	"usedAt" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"tokenDigest" text COLLATE "C" NOT NULL,
	"spentDigest" text COLLATE "C",
	"device" text COLLATE "C" NOT NULL,
	"startedAt" bigint NOT NULL,
	"lastUsedAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_username_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "countryCode" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_categories" ADD CONSTRAINT "user_categories_categoryId_categories_id_fk" FOREIGN KEY ("categoryId") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_categories_category" ON "user_categories" USING btree ("categoryId");--> statement-breakpoint
CREATE INDEX "codes_address" ON "codes" USING btree ("address","createdAt");--> statement-breakpoint
CREATE INDEX "codes_network" ON "codes" USING btree ("network","createdAt");--> statement-breakpoint
CREATE INDEX "codes_channel" ON "codes" USING btree ("channel","createdAt");--> statement-breakpoint
CREATE INDEX "codes_created" ON "codes" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("userId","createdAt");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("createdAt");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("userId","lastUsedAt");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("lastUsedAt");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("countryCode","phone");--> statement-breakpoint
UPDATE "users" SET "accountStatus" = 'approved' WHERE "accountStatus" = 'active';
