import { desc, eq, inArray } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import type { ItemResponse } from '../../item-response/index.ts';
import { readAnswers, type MarkedAnswer, type Tallier } from '../../marked-answers/index.ts';
import { readItems } from './items.ts';

type AttemptRow = Pick<
  Store['t']['attempts']['$inferSelect'],
  'id' | 'userId' | 'packageVersion' | 'flags' | 'ranked'
>;

/** What marks the questions of an attempt; null if they are not shown to the student (ST7, ST71). */
type TallierOf = (row: AttemptRow) => Promise<Tallier | null>;

/** Returns a reader for many attempts. */
export type MarkAttempts = () => TallierOf;

/** The number of newest attempts that an ability is based on. */
const MOST_ATTEMPTS = 60;

/**
 * AB1: a student's responses by topic: only the first response to each question, if it was answered, and only if the
 * student may see its result.
 */
export async function evidenceOf(
  store: Store,
  markAttempts: MarkAttempts,
  userId: string,
): Promise<Map<string, ItemResponse[]>> {
  const { read, t } = store;
  const { id, packageVersion, flags, ranked } = t.attempts;
  const newest = await read
    .select({ id, userId: t.attempts.userId, packageVersion, flags, ranked })
    .from(t.attempts)
    .where(eq(t.attempts.userId, userId))
    .orderBy(desc(t.attempts.submittedAt), desc(t.attempts.id))
    .limit(MOST_ATTEMPTS);
  const first = await firstResponses(store, newest.toReversed(), markAttempts());
  const items = await readItems(store, [...first.keys()]);
  const byTopic = new Map<string, ItemResponse[]>();
  for (const [questionId, isRight] of first) {
    const found = items.get(questionId);
    if (found === undefined) continue;
    byTopic.set(found.topicId, [...(byTopic.get(found.topicId) ?? []), { item: found.item, isRight }]);
  }
  return byTopic;
}

/** By question. @param rows oldest first: a question seen before, even unanswered, may be remembered. */
async function firstResponses(
  store: Store,
  rows: readonly AttemptRow[],
  tallierOf: TallierOf,
): Promise<Map<string, boolean>> {
  const marked = await answersOf(store, rows, tallierOf);
  const hidden = rows.filter((row) => !marked.has(row));
  const questions = await questionsIn(store, hidden);
  const met = new Set<string>();
  const first = new Map<string, boolean>();
  for (const row of rows) {
    const answers = marked.get(row) ?? [];
    for (const { questionId, outcome } of answers)
      if (!met.has(questionId) && outcome !== 'unanswered') first.set(questionId, outcome === 'correct');
    const seen = questions.get(row.packageVersion) ?? [];
    for (const questionId of [...answers.map((answer) => answer.questionId), ...seen]) met.add(questionId);
  }
  return first;
}

/** The marked answers of the attempts whose questions are shown to the student. */
async function answersOf(
  store: Store,
  rows: readonly AttemptRow[],
  tallierOf: TallierOf,
): Promise<Map<AttemptRow, readonly MarkedAnswer[]>> {
  const shown: { row: AttemptRow; tallier: Tallier }[] = [];
  for (const row of rows) {
    const tallier = await tallierOf(row);
    if (tallier !== null) shown.push({ row, tallier });
  }
  const asked = shown.map(({ row: { id, userId }, tallier }) => ({ id, userId, tallier }));
  const answers = await readAnswers(store, asked);
  return new Map(shown.map(({ row }, index) => [row, answers[index] ?? []]));
}

/** By package version. */
async function questionsIn(
  { read, t: { packageQuestions } }: Store,
  rows: readonly AttemptRow[],
): Promise<Map<string, string[]>> {
  const versions = [...new Set(rows.map(({ packageVersion }) => packageVersion))];
  const found = new Map<string, string[]>();
  if (versions.length === 0) return found;
  for (const { packageVersion, questionId } of await read
    .select()
    .from(packageQuestions)
    .where(inArray(packageQuestions.packageVersion, versions)))
    found.set(packageVersion, [...(found.get(packageVersion) ?? []), questionId]);
  return found;
}
