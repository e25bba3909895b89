ALTER TABLE `questions` ADD `likeness` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_likeness` ON `questions` (`id`,`likeness`);
--> statement-breakpoint
ALTER TABLE `papers` ADD `exclusiveIn` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_exclusive` ON `papers` (`id`,`exclusiveIn`);
--> statement-breakpoint
DROP TRIGGER `papers_publishable`;
--> statement-breakpoint
CREATE TABLE `new_paper_questions` (
	`paperId` text NOT NULL,
	`sectionId` text NOT NULL,
	`position` integer NOT NULL,
	`questionId` text NOT NULL,
	`marks` text,
	`negativeMarks` text,
	`resultsPolicy` text NOT NULL,
	`pool` text NOT NULL,
	`exclusiveIn` text DEFAULT '' NOT NULL,
	`likeness` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`paperId`, `questionId`),
	FOREIGN KEY (`sectionId`) REFERENCES `paper_sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`paperId`,`resultsPolicy`) REFERENCES `papers`(`id`,`resultsPolicy`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`,`pool`) REFERENCES `questions`(`id`,`pool`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paperId`,`exclusiveIn`) REFERENCES `papers`(`id`,`exclusiveIn`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`,`likeness`) REFERENCES `questions`(`id`,`likeness`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT `paper_questions_pool` CHECK ((`pool` = 'practice') = (`resultsPolicy` = 'on-submit'))
);
--> statement-breakpoint
INSERT INTO `new_paper_questions` (`paperId`, `sectionId`, `position`, `questionId`, `marks`, `negativeMarks`, `resultsPolicy`, `pool`)
SELECT `paperId`, `sectionId`, `position`, `questionId`, `marks`, `negativeMarks`, `resultsPolicy`, `pool` FROM `paper_questions`;
--> statement-breakpoint
DROP TABLE `paper_questions`;
--> statement-breakpoint
ALTER TABLE `new_paper_questions` RENAME TO `paper_questions`;
--> statement-breakpoint
CREATE TRIGGER `papers_publishable` BEFORE UPDATE OF `currentVersion` ON `papers`
WHEN NEW.`currentVersion` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'BK5: a set is published whole and in order') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` JOIN `questions` ON `questions`.`id` = `questionId`
		WHERE `paperId` = NEW.`id` AND `setId` IS NOT NULL
		GROUP BY `setId`
		HAVING count(*) <> (SELECT count(*) FROM `questions` AS `member` WHERE `member`.`setId` = `questions`.`setId`)
			OR min(`sectionId`) <> max(`sectionId`)
			OR min(`position` - `setPosition`) <> max(`position` - `setPosition`)
	);
	SELECT RAISE(ABORT, 'BK6: a question that is not active is not published') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` JOIN `questions` ON `questions`.`id` = `questionId`
		WHERE `paperId` = NEW.`id` AND `state` IN ('draft', 'quarantined')
	);
END;
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_position` ON `paper_questions` (`sectionId`,`position`);
--> statement-breakpoint
CREATE INDEX `paper_questions_question` ON `paper_questions` (`questionId`);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_exclusive` ON `paper_questions` (`exclusiveIn`,`likeness`) WHERE `exclusiveIn` <> '';