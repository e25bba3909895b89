CREATE INDEX `papers_title` ON `papers` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `papers_created` ON `papers` (`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `papers_made_by` ON `papers` (`isAiGenerated`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `issues_paper` ON `issues` (`paperId`,`userId`);