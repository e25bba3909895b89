DROP INDEX "questions_created";--> statement-breakpoint
CREATE INDEX "questions_difficulty" ON "questions" USING btree ("difficulty","id");--> statement-breakpoint
CREATE INDEX "questions_in_pool" ON "questions" USING btree ("pool","createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_in_state" ON "questions" USING btree ("state","createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_in_subject" ON "questions" USING btree ("subjectId","createdAt","id");--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("createdAt","id");