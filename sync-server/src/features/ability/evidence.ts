import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { CountsAs } from '@exam/shared-schema/marking';
import type { Store } from '../../database/index.ts';
import type { ItemResponse } from '../../item-response/index.ts';
import { readItems } from './items.ts';

type AttemptRow = Store['t']['attempts']['$inferSelect'];

interface MarkedQuestion {
  readonly questionId: string;
  readonly countsAs: CountsAs;
}

/** The marked questions of an attempt; null if they are not shown to the student (ST7, ST71). */
type MarkedOf = (
  row: Pick<AttemptRow, 'packageVersion' | 'flags' | 'ranked'>,
) => Promise<{ tally(responses: AttemptRow['responses']): readonly MarkedQuestion[] } | null>;

/** Returns a reader for many attempts. */
export type MarkAttempts = () => MarkedOf;

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
  return byTopic(store, await firstResponses(rows, markAttempts()));
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
  const markedOf = markAttempts();
  if ((await markedOf(attempt)) === null) return null;
  const rows = await newestAttempts(store, attempt.userId, attempt);
  const all = await firstResponses([...rows, attempt], markedOf);
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
  const newest = await read
    .select()
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
async function firstResponses(rows: readonly AttemptRow[], markedOf: MarkedOf): Promise<FirstResponse[]> {
  const met = new Set<string>();
  const first: FirstResponse[] = [];
  for (const row of rows) {
    const marked = await markedOf(row);
    for (const { questionId, countsAs } of marked?.tally(row.responses) ?? [])
      if (!met.has(questionId) && countsAs !== 'unanswered')
        first.push({ questionId, attemptId: row.id, isRight: countsAs === 'correct' });
    for (const { questionId } of row.responses) met.add(questionId);
  }
  return first;
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
