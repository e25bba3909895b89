CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("userId","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_one_thing" ON "audit_entries" USING btree ("thingId","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_organisation" ON "audit_entries" USING btree ("organisationId","at","id");