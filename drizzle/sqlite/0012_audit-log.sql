CREATE INDEX `audit_entries_user` ON `audit_entries` (`userId`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_kind` ON `audit_entries` (`kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_one_thing` ON `audit_entries` (`thingId`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_organisation` ON `audit_entries` (`organisationId`,`at`,`id`);