import { and, eq, inArray, max, min } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store, Transaction } from '../../database/index.ts';
import { estimateAbility } from '../../item-response/index.ts';
import { evidenceOf, type MarkAttempts } from './evidence.ts';

export interface StoredAbility {
  readonly topicId: string;
  /** On a scale where students are standard normal, with its standard error. */
  readonly ability: number;
  readonly error: number;
  /** Number of answers it is based on. */
  readonly answers: number;
}

/** Attempts are committed some time after their time of arrival. */
const SETTLED_MS = 2 * 60_000;
/** Older abilities are recomputed, because keys are corrected and questions calibrated. */
const MOST_AGE_MS = 86_400_000;

/** AB3: a student's abilities in some topics, recomputed if outdated; topics without an answer are absent. */
export async function readAbilities(
  context: Pick<Context, 'store' | 'clock'>,
  markAttempts: MarkAttempts,
  userId: string,
  topicIds: readonly string[],
): Promise<StoredAbility[]> {
  const { store } = context;
  if (await isStale(context, userId)) await estimate(context, markAttempts, userId);
  const { abilities } = store.t;
  const { topicId, ability, error, answers } = abilities;
  return store.read
    .select({ topicId, ability, error, answers })
    .from(abilities)
    .where(and(eq(abilities.userId, userId), inArray(topicId, [...topicIds])));
}

/** Whether the abilities are a day old, or attempts may have arrived that they do not include. */
async function isStale(
  { store: { read, t }, clock }: Pick<Context, 'store' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const [kept] = await read
    .select({ at: min(t.abilities.at) })
    .from(t.abilities)
    .where(eq(t.abilities.userId, userId));
  const [newest] = await read
    .select({ at: max(t.attempts.receivedAt) })
    .from(t.attempts)
    .where(eq(t.attempts.userId, userId));
  const attemptAt = newest?.at ?? null;
  if (attemptAt === null) return false;
  const at = kept?.at ?? null;
  return at === null || attemptAt > at - SETTLED_MS || clock.now() - at > MOST_AGE_MS;
}

async function estimate(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  markAttempts: MarkAttempts,
  userId: string,
): Promise<void> {
  const evidence = await evidenceOf(store, markAttempts, userId);
  const at = clock.now();
  const rows = [...evidence].map(([topicId, responses]) => {
    const { theta, error, count } = estimateAbility(responses);
    return { userId, topicId, ability: theta, error, answers: count, at };
  });
  await store.write((queries) => replace(store, queries, userId, rows));
}

async function replace(
  { t: { abilities } }: Store,
  queries: Transaction,
  userId: string,
  rows: readonly (typeof abilities.$inferInsert)[],
): Promise<void> {
  await queries.lock(`abilities ${userId}`);
  await queries.delete(abilities).where(eq(abilities.userId, userId));
  for (const row of rows) await queries.insert(abilities).values(row);
}
