import type {
  ExamDatabase,
  NotebookCardRow,
  NotebookEntryRow,
  NotebookQuestionRow,
} from '../database/database.ts';

/** The filter of a list of cards; empty strings match everything. */
export interface CardFilter {
  readonly subject: string;
  readonly topic: string;
}

const EVERYTHING: CardFilter = { subject: '', topic: '' };

/** NB7: how many cards are due before a time, epoch ms; a single index count. */
export function dueCount(
  database: ExamDatabase,
  userId: string,
  before: number,
  filter = EVERYTHING,
): Promise<number> {
  return dueBefore(database, userId, before, filter).count();
}

/** NB7: the cards due before a time, epoch ms, the most overdue first; at most `most` are read. */
export function dueCards(
  database: ExamDatabase,
  userId: string,
  before: number,
  { filter = EVERYTHING, most }: { readonly filter?: CardFilter; readonly most: number },
): Promise<NotebookCardRow[]> {
  return dueBefore(database, userId, before, filter).limit(most).toArray();
}

function dueBefore(
  { notebookCards }: ExamDatabase,
  userId: string,
  before: number,
  { subject, topic }: CardFilter,
) {
  const within = (index: string, ...of: string[]) =>
    notebookCards.where(index).between([userId, ...of, 0], [userId, ...of, before], true, false);
  if (topic === '') return subject === '' ? within('[userId+due]') : within('[userId+subject+due]', subject);
  const ofTopic = within('[userId+topic+due]', topic);
  return subject === '' ? ofTopic : ofTopic.and((card) => card.subject === subject);
}

/** All cards of a user's notebook, including removed and unanswered ones. */
export function allCards(database: ExamDatabase, userId: string): Promise<NotebookCardRow[]> {
  return database.notebookCards
    .where('[userId+questionId]')
    .between([userId, ''], [userId, '\uffff'])
    .toArray();
}

export function cardQuestion(
  database: ExamDatabase,
  userId: string,
  questionId: string,
): Promise<NotebookQuestionRow | undefined> {
  return database.notebookQuestions.get([userId, questionId]);
}

export function cardQuestions(
  database: ExamDatabase,
  userId: string,
  questionIds: readonly string[],
): Promise<(NotebookQuestionRow | undefined)[]> {
  return database.notebookQuestions.bulkGet(questionIds.map((id): [string, string] => [userId, id]));
}

/** The times of reviews since a time, epoch ms, without undone reviews. */
export async function reviewTimes(database: ExamDatabase, userId: string, since: number): Promise<number[]> {
  const ofKind = (kind: NotebookEntryRow['kind']) =>
    database.notebookEntries
      .where('[userId+kind+at]')
      .between([userId, kind, since], [userId, kind, Infinity])
      .toArray();
  const [reviews, undone] = [await ofKind('review'), await ofKind('undone')];
  const taken = new Set(undone.flatMap((entry) => (entry.kind === 'undone' ? [entry.review] : [])));
  return reviews.filter(({ id }) => !taken.has(id)).map(({ at }) => at);
}

export function isShown({ subject, topic }: NotebookCardRow, filter: CardFilter): boolean {
  return (
    (filter.subject === '' || filter.subject === subject) && (filter.topic === '' || filter.topic === topic)
  );
}

/** NB1: the question was left unanswered, and the student has neither added nor removed the card. */
export function waitsUnanswered({ due, mistakes, choice }: NotebookCardRow): boolean {
  return due === undefined && choice === null && mistakes.length > 0;
}
