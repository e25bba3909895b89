ALTER TABLE `questions` ADD `shingles` text;
--> statement-breakpoint
CREATE TRIGGER `paper_questions_apart_added` AFTER INSERT ON `paper_questions`
WHEN NEW.`exclusiveIn` <> '' AND json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = NEW.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> NEW.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`))))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `paper_questions_apart_changed` AFTER UPDATE OF `exclusiveIn`, `paperId`, `questionId` ON `paper_questions`
WHEN NEW.`exclusiveIn` <> '' AND json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') WHERE EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = NEW.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> NEW.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`))))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length((SELECT `shingles` FROM `questions` WHERE `id` = NEW.`questionId`)))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `questions_apart_added` AFTER INSERT ON `questions`
WHEN json_array_length(NEW.`shingles`) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') FROM `paper_questions` AS `own`
	WHERE `own`.`questionId` = NEW.`id` AND `own`.`exclusiveIn` <> '' AND EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = `own`.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> `own`.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each(NEW.`shingles`)))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length(NEW.`shingles`))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `questions_apart_changed` AFTER UPDATE OF `shingles` ON `questions`
WHEN json_array_length(NEW.`shingles`) > 0
BEGIN
	SELECT RAISE(ABORT, 'BK27: another paper of this exam asks nearly the same') FROM `paper_questions` AS `own`
	WHERE `own`.`questionId` = NEW.`id` AND `own`.`exclusiveIn` <> '' AND EXISTS (
		SELECT 1 FROM `paper_questions` AS `place` JOIN `questions` AS `other` ON `other`.`id` = `place`.`questionId`
		WHERE `place`.`exclusiveIn` = `own`.`exclusiveIn` AND `place`.`exclusiveIn` <> '' AND `place`.`paperId` <> `own`.`paperId`
			AND 9 * (SELECT count(*) FROM json_each(`other`.`shingles`) WHERE `value` IN (SELECT `value` FROM json_each(NEW.`shingles`)))
				>= 4 * (json_array_length(`other`.`shingles`) + json_array_length(NEW.`shingles`))
	);
END;