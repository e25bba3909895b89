DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_role_status";--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","createdAt","id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("accountStatus","createdAt","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("createdAt","id");--> statement-breakpoint
CREATE INDEX "users_role_status" ON "users" USING btree ("role","accountStatus","createdAt","id");