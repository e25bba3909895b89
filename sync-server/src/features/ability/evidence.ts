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

/** How the questions of an attempt went; null if they are not shown to the student (ST7, ST71). */
type MarkedOf = (
  row: Pick<AttemptRow, 'packageVersion' | 'flags' | 'ranked'>,
) => Promise<{ tally(responses: AttemptRow['responses']): readonly MarkedQuestion[] } | null>;

/** Begins the reading of many attempts. */
export type MarkAttempts = () => MarkedOf;

/** The newest attempts that an ability rests on. */
const MOST_ATTEMPTS = 60;

/**
 * AB1: a student's responses by topic: to each question the first one alone, if it was answered, and only where the
 * student may see how it went.
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

/** By question. @param rows the oldest first: what was met once, even unanswered, may be remembered later. */
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
