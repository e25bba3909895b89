import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Store } from '../../database/index.ts';
import type { ItemResponse } from '../../item-response/index.ts';
import { readAnswers, type MarkedAnswer, type Tallier } from '../../marked-answers/index.ts';
import { readItems } from './items.ts';

type AttemptRow = Pick<
  Store['t']['attempts']['$inferSelect'],
  'id' | 'userId' | 'packageVersion' | 'submittedAt' | 'flags' | 'ranked'
>;

/** What marks the questions of an attempt; null if they are not shown to the student (ST7, ST71). */
type TallierOf = (row: Pick<AttemptRow, 'packageVersion' | 'flags' | 'ranked'>) => Promise<Tallier | null>;

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
  const rows = await newestAttempts(store, userId);
  return byTopic(store, await firstResponses(store, rows, markAttempts()));
}

/**
 * AB61: the evidence before an attempt, and with it, as if it were the newest, by today's keys and calibrations.
 * @returns null if the student may not see the questions of the attempt.
 */
export async function evidenceAround(
  store: Store,
  markAttempts: MarkAttempts,
  attempt: AttemptRow,
): Promise<Record<'before' | 'after', Map<string, ItemResponse[]>> | null> {
  const tallierOf = markAttempts();
  if ((await tallierOf(attempt)) === null) return null;
  const rows = await newestAttempts(store, attempt.userId, attempt);
  const all = await firstResponses(store, [...rows, attempt], tallierOf);
  const earlier = all.filter(({ attemptId }) => attemptId !== attempt.id);
  return { before: await byTopic(store, earlier), after: await byTopic(store, all) };
}

/** Oldest first. @param before only attempts that were submitted before this one. */
async function newestAttempts(
  { read, t: { attempts } }: Store,
  userId: string,
  before?: AttemptRow,
): Promise<AttemptRow[]> {
  const isEarlier =
    before === undefined
      ? undefined
      : or(
          lt(attempts.submittedAt, before.submittedAt),
          and(eq(attempts.submittedAt, before.submittedAt), lt(attempts.id, before.id)),
        );
  const { id, packageVersion, submittedAt, flags, ranked } = attempts;
  const newest = await read
    .select({ id, userId: attempts.userId, packageVersion, submittedAt, flags, ranked })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isEarlier))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(before === undefined ? MOST_ATTEMPTS : MOST_ATTEMPTS - 1);
  return newest.toReversed();
}

interface FirstResponse {
  readonly questionId: string;
  readonly attemptId: string;
  readonly isRight: boolean;
}

/** @param rows oldest first: a question seen before, even unanswered, may be remembered. */
async function firstResponses(
  store: Store,
  rows: readonly AttemptRow[],
  tallierOf: TallierOf,
): Promise<FirstResponse[]> {
  const marked = await answersOf(store, rows, tallierOf);
  const hidden = rows.filter((row) => !marked.has(row));
  const questions = await questionsIn(store, hidden);
  const met = new Set<string>();
  const first: FirstResponse[] = [];
  for (const row of rows) {
    const answers = marked.get(row) ?? [];
    for (const { questionId, outcome } of answers)
      if (!met.has(questionId) && outcome !== 'unanswered')
        first.push({ questionId, attemptId: row.id, isRight: outcome === 'correct' });
    const seen = marked.has(row)
      ? answers.map(({ questionId }) => questionId)
      : (questions.get(row.packageVersion) ?? []);
    for (const questionId of seen) met.add(questionId);
  }
  return first;
}

/** The marked answers of the attempts whose questions are shown to the student (FA3). */
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
  const isIn = inArray(packageQuestions.packageVersion, versions);
  for (const { packageVersion, questionId } of await read.select().from(packageQuestions).where(isIn)) {
    const ids = found.get(packageVersion) ?? [];
    ids.push(questionId);
    found.set(packageVersion, ids);
  }
  return found;
}

async function byTopic(
  store: Store,
  responses: readonly FirstResponse[],
): Promise<Map<string, ItemResponse[]>> {
  const items = await readItems(
    store,
    responses.map(({ questionId }) => questionId),
  );
  const found = new Map<string, ItemResponse[]>();
  for (const { questionId, isRight } of responses) {
    const one = items.get(questionId);
    if (one === undefined) continue;
    const ofTopic = found.get(one.topicId) ?? [];
    ofTopic.push({ item: one.item, isRight });
    found.set(one.topicId, ofTopic);
  }
  return found;
}
