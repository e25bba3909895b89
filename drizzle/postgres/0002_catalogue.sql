ALTER TABLE "topics" ADD COLUMN "parentTopicId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "updatedAt" bigint;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_parentTopicId_topics_id_fk" FOREIGN KEY ("parentTopicId") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_newest" ON "categories" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "categories_named" ON "categories" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "subjects_newest" ON "subjects" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "subjects_named" ON "subjects" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "topics_active" ON "topics" USING btree ("isActive","createdAt");--> statement-breakpoint
CREATE INDEX "topics_newest" ON "topics" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "topics_named" ON "topics" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "topics_parent" ON "topics" USING btree ("parentTopicId");