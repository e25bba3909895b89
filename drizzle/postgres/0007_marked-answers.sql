CREATE TABLE "marked_answers" (
	"attempt" bigint NOT NULL,
	"position" bigint NOT NULL,
	"keyVersion" bigint NOT NULL,
	"questionId" text COLLATE "C" NOT NULL,
	"section" bigint NOT NULL,
	"topic" text COLLATE "C" NOT NULL,
	"outcome" text COLLATE "C" NOT NULL,
	"marks" text COLLATE "C" NOT NULL,
	"seconds" bigint,
	"answer" text,
	CONSTRAINT "marked_answers_attempt_position_keyVersion_pk" PRIMARY KEY("attempt","position","keyVersion")
);
--> statement-breakpoint
CREATE TABLE "marked_attempts" (
	"number" bigint NOT NULL,
	"attemptId" text COLLATE "C" NOT NULL,
	"userId" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	"keyVersion" bigint NOT NULL,
	"ranked" boolean NOT NULL,
	CONSTRAINT "marked_attempts_number_pk" PRIMARY KEY("number")
);
--> statement-breakpoint
ALTER TABLE "marked_answers" ADD CONSTRAINT "marked_answers_attempt_marked_attempts_number_fk" FOREIGN KEY ("attempt") REFERENCES "public"."marked_attempts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marked_attempts" ADD CONSTRAINT "marked_attempts_attemptId_userId_attempts_id_userId_fk" FOREIGN KEY ("attemptId","userId") REFERENCES "public"."attempts"("id","userId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marked_attempts_attempt" ON "marked_attempts" USING btree ("attemptId","userId");