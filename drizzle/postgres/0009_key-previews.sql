CREATE TABLE "key_previews" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"key" text NOT NULL,
	"attempts" bigint NOT NULL,
	"counted" bigint DEFAULT 0 NOT NULL,
	"effect" text,
	"createdAt" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "key_previews" ADD CONSTRAINT "key_previews_questionId_questions_id_fk" FOREIGN KEY ("questionId") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_previews_oldest" ON "key_previews" USING btree ("createdAt");