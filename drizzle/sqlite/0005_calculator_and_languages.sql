ALTER TABLE `questions` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `papers` ADD `calculator` text;