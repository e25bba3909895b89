ALTER TABLE `papers` ADD `commonEnd` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `papers` ADD `rehearsalOf` text;--> statement-breakpoint
CREATE INDEX `papers_rehearsal` ON `papers` (`rehearsalOf`);