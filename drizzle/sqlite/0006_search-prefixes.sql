DROP TABLE `question_words`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `question_words` USING fts5(`words`, `facets`, content='question_search', content_rowid='number', tokenize='ascii', detail='none', columnsize=0, prefix='3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO `question_words` (`question_words`) VALUES ('rebuild');
