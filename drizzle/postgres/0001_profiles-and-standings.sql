ALTER TABLE "categories" ADD COLUMN "group" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "location" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profilePicture" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "isListed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "difficultyPreference" text COLLATE "C";