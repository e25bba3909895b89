CREATE TABLE `calibrations` (
	`questionId` text PRIMARY KEY NOT NULL,
	`a` real NOT NULL,
	`b` real NOT NULL,
	`c` real NOT NULL,
	`n` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `question_search` (
	`questionId` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`questionId`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_search_number` ON `question_search` (`number`);
--> statement-breakpoint
CREATE TABLE `question_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text,
	`text` text NOT NULL,
	`diagramUrl` text,
	`diagramAlt` text,
	`diagramLatex` text,
	`translations` text,
	`sourceName` text NOT NULL,
	`sourceKey` text NOT NULL,
	`createdAt` integer NOT NULL,
	`changeId` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_sets_source` ON `question_sets` (`sourceName`,`sourceKey`);
--> statement-breakpoint
CREATE TABLE `package_questions` (
	`packageVersion` text NOT NULL,
	`questionId` text NOT NULL,
	PRIMARY KEY(`packageVersion`, `questionId`),
	FOREIGN KEY (`packageVersion`) REFERENCES `package_versions`(`version`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `package_questions_question` ON `package_questions` (`questionId`);
--> statement-breakpoint
ALTER TABLE `questions` ADD `state` text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE `questions` ADD `pool` text DEFAULT 'ranked' NOT NULL;
--> statement-breakpoint
ALTER TABLE `questions` ADD `keywords` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `questions` ADD `marks` text;
--> statement-breakpoint
ALTER TABLE `questions` ADD `negativeMarks` text;
--> statement-breakpoint
ALTER TABLE `questions` ADD `licence` text;
--> statement-breakpoint
ALTER TABLE `questions` ADD `setId` text REFERENCES question_sets(id);
--> statement-breakpoint
ALTER TABLE `questions` ADD `setPosition` integer;
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_pool` ON `questions` (`id`,`pool`);
--> statement-breakpoint
CREATE UNIQUE INDEX `questions_set` ON `questions` (`setId`,`setPosition`);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_policy` ON `papers` (`id`,`resultsPolicy`);
--> statement-breakpoint
INSERT INTO `question_changes` (`id`, `questionId`, `kind`, `changedBy`, `changedAt`, `reason`, `before`, `after`)
SELECT lower(hex(randomblob(11))), `id`, 'edited', NULL, strftime('%s', 'now') * 1000, 'Its paper shows results at once', '{"pool":"ranked"}', '{"pool":"practice"}'
FROM `questions` WHERE `id` IN (
	SELECT `questionId` FROM `paper_questions` JOIN `papers` ON `papers`.`id` = `paperId` WHERE `resultsPolicy` = 'on-submit'
);
--> statement-breakpoint
UPDATE `questions` SET `pool` = 'practice', `changeId` = (
	SELECT `question_changes`.`id` FROM `question_changes` WHERE `questionId` = `questions`.`id` AND `reason` = 'Its paper shows results at once'
)
WHERE `id` IN (SELECT `questionId` FROM `question_changes` WHERE `reason` = 'Its paper shows results at once');
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
	PRIMARY KEY(`paperId`, `questionId`),
	FOREIGN KEY (`sectionId`) REFERENCES `paper_sections`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`paperId`,`resultsPolicy`) REFERENCES `papers`(`id`,`resultsPolicy`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionId`,`pool`) REFERENCES `questions`(`id`,`pool`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT `paper_questions_pool` CHECK ((`pool` = 'practice') = (`resultsPolicy` = 'on-submit'))
);
--> statement-breakpoint
INSERT INTO `new_paper_questions`
SELECT `paperId`, `sectionId`, `position`, `questionId`, `paper_questions`.`marks`, `paper_questions`.`negativeMarks`, `resultsPolicy`, `pool`
FROM `paper_questions` JOIN `papers` ON `papers`.`id` = `paperId` JOIN `questions` ON `questions`.`id` = `questionId`
WHERE (`pool` = 'practice') = (`resultsPolicy` = 'on-submit');
--> statement-breakpoint
DROP TABLE `paper_questions`;
--> statement-breakpoint
ALTER TABLE `new_paper_questions` RENAME TO `paper_questions`;
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_position` ON `paper_questions` (`sectionId`,`position`);
--> statement-breakpoint
CREATE INDEX `paper_questions_question` ON `paper_questions` (`questionId`);
--> statement-breakpoint
INSERT INTO `package_questions`
SELECT DISTINCT `version`, json_extract(`question`.`value`, '$._id')
FROM `package_versions`, json_each(`content`, '$.sections') AS `section`, json_each(`section`.`value`, '$.questions') AS `question`;
--> statement-breakpoint
CREATE TRIGGER `questions_pool_fixed` BEFORE UPDATE OF `pool` ON `questions`
WHEN NEW.`pool` <> OLD.`pool` AND EXISTS (SELECT 1 FROM `package_questions` WHERE `questionId` = OLD.`id`)
BEGIN
	SELECT RAISE(ABORT, 'BK4: the pool of a question is fixed once it has been published');
END;
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
CREATE TRIGGER `question_sets_change_noted` BEFORE UPDATE ON `question_sets`
WHEN NEW.`changeId` IS OLD.`changeId` OR NOT EXISTS (
	SELECT 1 FROM `question_changes` WHERE `id` = NEW.`changeId` AND `questionId` = OLD.`id`
)
BEGIN
	SELECT RAISE(ABORT, 'BK1: a set changes only with its row in question_changes');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `question_words` USING fts5(`words`, content='question_search', content_rowid='number', tokenize='ascii', detail='none', columnsize=0, prefix='3');
--> statement-breakpoint
CREATE TRIGGER `question_search_added` AFTER INSERT ON `question_search`
BEGIN
	INSERT INTO `question_words` (`rowid`, `words`) VALUES (NEW.`number`, NEW.`words`);
END;
--> statement-breakpoint
CREATE TRIGGER `question_search_changed` AFTER UPDATE ON `question_search`
BEGIN
	INSERT INTO `question_words` (`question_words`, `rowid`, `words`) VALUES ('delete', OLD.`number`, OLD.`words`);
	INSERT INTO `question_words` (`rowid`, `words`) VALUES (NEW.`number`, NEW.`words`);
END;
--> statement-breakpoint
CREATE TRIGGER `question_search_removed` AFTER DELETE ON `question_search`
BEGIN
	INSERT INTO `question_words` (`question_words`, `rowid`, `words`) VALUES ('delete', OLD.`number`, OLD.`words`);
END;
