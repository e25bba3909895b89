import { desc, eq } from 'drizzle-orm';
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
  const { read, t } = store;
  const newest = await read
    .select()
    .from(t.attempts)
    .where(eq(t.attempts.userId, userId))
    .orderBy(desc(t.attempts.submittedAt), desc(t.attempts.id))
    .limit(MOST_ATTEMPTS);
  const first = await firstResponses(newest.toReversed(), markAttempts());
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
  rows: readonly AttemptRow[],
  markedOf: MarkedOf,
): Promise<Map<string, boolean>> {
  const met = new Set<string>();
  const first = new Map<string, boolean>();
  for (const row of rows) {
    const marked = await markedOf(row);
    for (const { questionId, countsAs } of marked?.tally(row.responses) ?? [])
      if (!met.has(questionId) && countsAs !== 'unanswered') first.set(questionId, countsAs === 'correct');
    for (const { questionId } of row.responses) met.add(questionId);
  }
  return first;
}
