ALTER TABLE "papers" ADD COLUMN "commonEnd" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "rehearsalOf" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "papers_rehearsal" ON "papers" USING btree ("rehearsalOf");