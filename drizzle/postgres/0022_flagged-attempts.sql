DROP INDEX "attempts_flagged";--> statement-breakpoint
DROP INDEX "attempts_flagged_newest";--> statement-breakpoint
CREATE INDEX "attempts_flagged" ON "attempts" USING btree ("paperId","flags","isDoubted","ranked","isDemo","userId","id") WHERE "attempts"."flags" <> '[]';--> statement-breakpoint
CREATE INDEX "attempts_flagged_newest" ON "attempts" USING btree ("receivedAt","id","flags","userId") WHERE "attempts"."flags" <> '[]';