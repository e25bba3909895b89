ALTER TABLE "questions" ADD COLUMN "translations" text;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "calculator" text COLLATE "C";