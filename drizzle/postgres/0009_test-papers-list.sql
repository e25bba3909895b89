CREATE INDEX "issues_paper" ON "issues" USING btree ("paperId","userId");--> statement-breakpoint
CREATE INDEX "papers_title" ON "papers" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "papers_created" ON "papers" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "papers_made_by" ON "papers" USING btree ("isAiGenerated","createdAt","id");