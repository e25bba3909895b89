CREATE TABLE `question_facets` (
	`number` integer PRIMARY KEY NOT NULL,
	`questionId` text NOT NULL,
	`pool` text NOT NULL,
	`state` text NOT NULL,
	`type` text NOT NULL,
	`difficulty` integer NOT NULL,
	`subjectId` text,
	`topicId` text,
	`licence` text,
	FOREIGN KEY (`questionId`) REFERENCES `question_search`(`questionId`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_facets_question` ON `question_facets` (`questionId`);--> statement-breakpoint
CREATE INDEX `question_facets_topic` ON `question_facets` (`topicId`,`state`,`pool`,`difficulty`);--> statement-breakpoint
CREATE INDEX `question_facets_difficulty` ON `question_facets` (`difficulty`,`number`,`pool`,`state`,`type`,`subjectId`,`topicId`,`licence`,`questionId`);--> statement-breakpoint
DROP INDEX `questions_created`;--> statement-breakpoint
DROP INDEX `questions_difficulty`;--> statement-breakpoint
DROP INDEX `questions_in_pool`;--> statement-breakpoint
DROP INDEX `questions_in_state`;--> statement-breakpoint
DROP INDEX `questions_in_subject`;--> statement-breakpoint
DROP INDEX `questions_in_licence`;--> statement-breakpoint
CREATE INDEX `questions_in_licence` ON `questions` (`licence`) WHERE "questions"."licence" is not null;--> statement-breakpoint
ALTER TABLE `question_search` ADD `facets` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `attempts_flagged` ON `attempts` (`paperId`,`flags`) WHERE "attempts"."flags" <> '[]';
--> statement-breakpoint
INSERT INTO `question_facets` (`number`, `questionId`, `pool`, `state`, `type`, `difficulty`, `subjectId`, `topicId`, `licence`)
SELECT `question_search`.`number`, `question_search`.`questionId`, `questions`.`pool`, `questions`.`state`, `questions`.`type`, `questions`.`difficulty`, `questions`.`subjectId`, `questions`.`topicId`, `questions`.`licence`
FROM `question_search` JOIN `questions` ON `questions`.`id` = `question_search`.`questionId`
ORDER BY `question_search`.`number`;
--> statement-breakpoint
DROP TRIGGER `question_search_added`;
--> statement-breakpoint
DROP TRIGGER `question_search_changed`;
--> statement-breakpoint
DROP TRIGGER `question_search_removed`;
--> statement-breakpoint
DROP TABLE `question_words`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `question_words` USING fts5(`words`, `facets`, content='question_search', content_rowid='number', tokenize='ascii', detail='none', columnsize=0, prefix='3');
--> statement-breakpoint
CREATE TRIGGER `question_search_added` AFTER INSERT ON `question_search`
BEGIN
	INSERT INTO `question_words` (`rowid`, `words`, `facets`) VALUES (NEW.`number`, NEW.`words`, NEW.`facets`);
END;
--> statement-breakpoint
CREATE TRIGGER `question_search_changed` AFTER UPDATE ON `question_search`
BEGIN
	INSERT INTO `question_words` (`question_words`, `rowid`, `words`, `facets`) VALUES ('delete', OLD.`number`, OLD.`words`, OLD.`facets`);
	INSERT INTO `question_words` (`rowid`, `words`, `facets`) VALUES (NEW.`number`, NEW.`words`, NEW.`facets`);
END;
--> statement-breakpoint
CREATE TRIGGER `question_search_removed` AFTER DELETE ON `question_search`
BEGIN
	INSERT INTO `question_words` (`question_words`, `rowid`, `words`, `facets`) VALUES ('delete', OLD.`number`, OLD.`words`, OLD.`facets`);
END;
--> statement-breakpoint
INSERT INTO `question_words` (`question_words`) VALUES ('rebuild');
