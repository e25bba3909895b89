import { and, eq, inArray, max, min } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store, Transaction } from '../../database/index.ts';
import { estimateAbility } from '../../item-response/index.ts';
import { evidenceOf, type MarkAttempts } from './evidence.ts';

export interface StoredAbility {
  readonly topicId: string;
  /** On the scale on which students are standard normal, with its standard error. */
  readonly ability: number;
  readonly error: number;
  /** How many answers it rests on. */
  readonly answers: number;
}

/** An attempt has its time of arrival, but is committed later. */
const SETTLED_MS = 2 * 60_000;
/** Keys are corrected and questions calibrated meanwhile. */
const MOST_AGE_MS = 86_400_000;

/** AB3: a student's abilities in some topics, brought up to date first; none for topics without an answer. */
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

/** There may be attempts that are not in them, or they are a day old. */
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
