import { isWrong } from '@exam/shared-schema/contract';
import type {
  ExamDatabase,
  NotebookCardRow,
  NotebookMistake,
  NotebookQuestionRow,
} from '../database/database.ts';
import { emptyCard, placed } from './card-row.ts';
import type { KnownMistakes } from './mistakes-of-result.ts';

type Mistake = KnownMistakes['mistakes'][number];

/**
 * NB1: records the outcomes of an attempt's questions in the notebook, replacing its earlier ones, because a
 * corrected key may have changed them. To be called in a transaction on cards and their questions.
 */
export async function noteMistakes(
  database: ExamDatabase,
  userId: string,
  attempt: KnownMistakes,
): Promise<void> {
  const mistakes = new Map(attempt.mistakes.map((mistake) => [mistake.questionId, mistake]));
  const ids = [...mistakes.keys(), ...attempt.others];
  const keys = ids.map((questionId): [string, string] => [userId, questionId]);
  const known = await database.notebookCards.bulkGet(keys);
  const rows = ids.flatMap((questionId, place) => {
    const card = known[place];
    const mistake = mistakes.get(questionId);
    if (card === undefined && mistake === undefined) return [];
    return [withMistake(card ?? emptyCard(userId, questionId), attempt, mistake)];
  });
  await database.notebookCards.bulkPut(rows);
  await keepQuestions(database, userId, attempt);
}

function withMistake(
  card: NotebookCardRow,
  { attemptId, receivedAt }: KnownMistakes,
  mistake: Mistake | undefined,
): NotebookCardRow {
  const others = card.mistakes.filter((each) => each.attemptId !== attemptId);
  if (mistake === undefined) return placed({ ...card, mistakes: others });
  const own: NotebookMistake = {
    attemptId,
    at: Date.parse(receivedAt),
    isWrong: isWrong(mistake.outcome),
  };
  return placed({
    ...card,
    mistakes: [...others, own],
    subject: mistake.subject ?? (card.subject || mistake.section),
    topic: mistake.topic ?? '',
  });
}

/** The question text of the latest attempt is kept. */
async function keepQuestions(
  database: ExamDatabase,
  userId: string,
  { attemptId, testTitle, receivedAt, mistakes, sets = [] }: KnownMistakes,
): Promise<void> {
  const at = Date.parse(receivedAt);
  const { notebookQuestions: table } = database;
  const known = await table.bulkGet(mistakes.map(({ questionId }): [string, string] => [userId, questionId]));
  const rows = mistakes.flatMap((mistake, place): NotebookQuestionRow[] => {
    if ((known[place]?.at ?? 0) > at) return [];
    const { subject: _subject, ...question } = mistake;
    const set = sets.find(({ _id }) => _id === question.set);
    const row = { userId, questionId: question.questionId, attemptId, at, testTitle, question };
    const hasImages = question.diagramUrl !== undefined || set?.diagramUrl !== undefined;
    return [{ ...row, ...(set !== undefined && { set }), ...(hasImages && { lacksImagesOf: userId }) }];
  });
  await table.bulkPut(rows);
}
