ALTER TABLE "users" ADD COLUMN "thread" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "performanceInitialized" boolean DEFAULT false NOT NULL;