CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
-- OR1: everything that was there before belongs to the default organisation, by the defaults of the new columns.
INSERT INTO `organisations` (`id`, `name`) VALUES ('default', 'Default organisation');--> statement-breakpoint
DROP INDEX `exam_templates_default`;--> statement-breakpoint
ALTER TABLE `exam_templates` ADD `organisationId` text DEFAULT 'default' NOT NULL REFERENCES organisations(id);--> statement-breakpoint
CREATE INDEX `exam_templates_organisation` ON `exam_templates` (`organisationId`,`createdAt`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_templates_default` ON `exam_templates` (`organisationId`) WHERE "exam_templates"."isDefault";--> statement-breakpoint
ALTER TABLE `users` ADD `organisationId` text DEFAULT 'default' NOT NULL REFERENCES organisations(id);--> statement-breakpoint
CREATE INDEX `users_organisation` ON `users` (`organisationId`,`createdAt`,`id`);--> statement-breakpoint
ALTER TABLE `exam_sections` ADD `organisationId` text DEFAULT 'default' NOT NULL REFERENCES organisations(id);--> statement-breakpoint
CREATE INDEX `exam_sections_organisation` ON `exam_sections` (`organisationId`,`createdAt`,`id`);--> statement-breakpoint
ALTER TABLE `papers` ADD `organisationId` text DEFAULT 'default' NOT NULL REFERENCES organisations(id);--> statement-breakpoint
CREATE INDEX `papers_organisation` ON `papers` (`organisationId`,`createdAt`,`id`);--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `organisationId` text DEFAULT 'default' NOT NULL;
