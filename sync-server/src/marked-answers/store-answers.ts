import { eq, inArray, max } from 'drizzle-orm';
import type { Queries, Store, Tables, Transaction } from '../database/index.ts';
import {
  addFigures,
  countActive,
  countAttempt,
  countRemarked,
  dayInIndia,
  emptyFigures,
} from './daily-figures.ts';
import type { MarkedAnswer } from './mark-answers.ts';

/** Held by every transaction that adds marked answers or changes the counts made of them. */
export const MARKED_ANSWERS = 'count-statistics';

/** An attempt with its answers, marked. */
export interface MarkedAttempt {
  readonly id: string;
  readonly userId: string;
  /** Epoch ms. */
  readonly receivedAt: number;
  readonly ranked: boolean;
  readonly keyVersion: number;
  readonly answers: readonly MarkedAnswer[];
}

type AttemptRow = Tables['markedAttempts']['$inferSelect'];
type AnswerRow = Tables['markedAnswers']['$inferInsert'];

/** Rows of a statement; the engines limit the values of one to some ten thousand. */
const ROWS_AT_ONCE = 100;

/** FA1: adds the answers of attempts that have none yet. Requires the lock MARKED_ANSWERS. */
export async function appendAttempts(
  store: Store,
  queries: Transaction,
  attempts: readonly MarkedAttempt[],
): Promise<void> {
  const { markedAttempts: table } = store.t;
  const [last] = await queries.select({ number: max(table.number) }).from(table);
  const first = (last?.number ?? 0) + 1;
  const rows = attempts.map(({ id, userId, receivedAt, ranked, keyVersion }, index) => ({
    number: first + index,
    attemptId: id,
    userId,
    day: dayInIndia(receivedAt),
    keyVersion,
    ranked,
  }));
  await countActive(store, queries, rows);
  if (rows.length > 0) await queries.insert(table).values(rows);
  const answers = attempts.flatMap((attempt, index) =>
    attempt.answers.map((answer, position) => ({
      attempt: first + index,
      position,
      keyVersion: attempt.keyVersion,
      ...answer,
    })),
  );
  await appendAnswers(store, queries, answers);
  const days = emptyFigures();
  for (const [index, { day }] of rows.entries()) countAttempt(days, day, attempts[index]?.answers ?? []);
  await addFigures(store, queries, days);
}

/** What has changed about an attempt since its answers were stored. */
export interface Remarked {
  readonly number: number;
  readonly day: number;
  readonly ranked: boolean;
  readonly keyVersion: number;
  readonly before: readonly MarkedAnswer[];
  readonly after: readonly MarkedAnswer[];
}

/** FA2: adds the answers that a newer key marks differently. Requires the lock MARKED_ANSWERS. */
export async function supersedeAnswers(
  store: Store,
  queries: Transaction,
  { number, day, ranked, keyVersion, before, after }: Remarked,
): Promise<void> {
  const { markedAttempts: table } = store.t;
  const changed = after.flatMap((answer, position) =>
    isMarkedAlike(before[position], answer) ? [] : [{ attempt: number, position, keyVersion, ...answer }],
  );
  await appendAnswers(store, queries, changed);
  const days = emptyFigures();
  for (const { position } of changed) countRemarked(days, day, before[position], after[position]);
  await addFigures(store, queries, days);
  await queries.update(table).set({ ranked, keyVersion }).where(eq(table.number, number));
}

function isMarkedAlike(before: MarkedAnswer | undefined, after: MarkedAnswer): boolean {
  return before?.outcome === after.outcome && before.marks === after.marks;
}

async function appendAnswers(
  { t: { markedAnswers } }: Store,
  queries: Transaction,
  rows: readonly AnswerRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await queries.insert(markedAnswers).values(rows.slice(start, start + ROWS_AT_ONCE));
}

/** By the name of the attempt (`nameOf`): attempts whose answers are stored. */
export async function storedAttempts(
  { t: { markedAttempts: table } }: Store,
  queries: Queries,
  attemptIds: readonly string[],
): Promise<Map<string, AttemptRow>> {
  const rows = await queries
    .select()
    .from(table)
    .where(inArray(table.attemptId, [...attemptIds]));
  return new Map(rows.map((row) => [nameOf({ id: row.attemptId, userId: row.userId }), row]));
}

/** ST72: an attempt's id is unique only per user. */
export const nameOf = ({ id, userId }: Pick<MarkedAttempt, 'id' | 'userId'>): string => `${userId} ${id}`;
