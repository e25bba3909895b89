CREATE TABLE "encrypted_images" (
	"sha256" text COLLATE "C" PRIMARY KEY NOT NULL,
	"packageVersion" text COLLATE "C" NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "encrypted_versions" (
	"packageVersion" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_reports" (
	"ticketId" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"outcome" text COLLATE "C" NOT NULL,
	"by" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"receivedAt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_groups" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"paperId" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"groupId" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"slot" text COLLATE "C" NOT NULL,
	"iv" text COLLATE "C" NOT NULL,
	"wrapped" text COLLATE "C" NOT NULL,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "encryptedUntil" bigint;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "keyId" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "encrypted_images" ADD CONSTRAINT "encrypted_images_packageVersion_encrypted_versions_packageVersion_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."encrypted_versions"("packageVersion") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encrypted_versions" ADD CONSTRAINT "encrypted_versions_packageVersion_package_versions_version_fk" FOREIGN KEY ("packageVersion") REFERENCES "public"."package_versions"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encrypted_versions" ADD CONSTRAINT "encrypted_versions_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_reports" ADD CONSTRAINT "opening_reports_userId_users_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_groups" ADD CONSTRAINT "paper_groups_paperId_papers_id_fk" FOREIGN KEY ("paperId") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "encrypted_images_version" ON "encrypted_images" USING btree ("packageVersion");--> statement-breakpoint
CREATE INDEX "encrypted_versions_paper" ON "encrypted_versions" USING btree ("paperId");--> statement-breakpoint
CREATE INDEX "opening_reports_paper" ON "opening_reports" USING btree ("paperId","userId");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_groups_once" ON "paper_groups" USING btree ("paperId","kind","groupId");