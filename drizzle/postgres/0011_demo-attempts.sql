ALTER TABLE "attempts" ADD COLUMN "isDemo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "demoAttempts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "isDemo" boolean DEFAULT false NOT NULL;