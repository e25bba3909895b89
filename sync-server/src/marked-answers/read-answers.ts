import { and, asc, count, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CountsAs } from '@exam/shared-schema/marking';
import type { Queries, Store, Tables } from '../database/index.ts';
import type { MarkedAnswer, Tallier } from './mark-answers.ts';
import { nameOf, storedAttempts, type MarkedAttempt } from './store-answers.ts';

/** An attempt, and what marks it by the current key. */
export interface AskedAttempt extends Pick<MarkedAttempt, 'id' | 'userId'> {
  readonly tallier: Tallier;
}

/** Answers of the same topic and outcome. */
export interface AnswerSum {
  readonly topic: string;
  readonly outcome: CountsAs;
  readonly answers: number;
  readonly seconds: number;
}

/** Batch size: some thousand answers, which take some milliseconds, during which other calls wait. */
const AT_ONCE = 50;

/**
 * FA3: the answers of attempts, marked with their current keys. Those that are not stored, or were marked with an earlier
 * key, are marked here.
 * @returns in the order of `asked`.
 */
export async function readAnswers(
  store: Store,
  asked: readonly AskedAttempt[],
): Promise<(readonly MarkedAnswer[])[]> {
  const found: (readonly MarkedAnswer[])[] = [];
  for (const batch of batchesOf(asked)) {
    if (found.length > 0) await nextTurn();
    const numbers = await currentNumbers(store, batch);
    const stored = await storedAnswers(store, store.read, [...numbers.values()]);
    const marked = await markHere(store, missingIn(batch, numbers));
    for (const attempt of batch) {
      const number = numbers.get(nameOf(attempt));
      found.push((number === undefined ? marked.get(nameOf(attempt)) : stored.get(number)) ?? []);
    }
  }
  return found;
}

/** FA3: the answers of attempts by topic and outcome, as `readAnswers` would return them. A pair may occur repeatedly. */
export async function sumAnswers(store: Store, asked: readonly AskedAttempt[]): Promise<AnswerSum[]> {
  const sums: AnswerSum[] = [];
  for (const [index, batch] of batchesOf(asked).entries()) {
    if (index > 0) await nextTurn();
    const numbers = await currentNumbers(store, batch);
    sums.push(...(await storedSums(store, [...numbers.values()])));
    const marked = await markHere(store, missingIn(batch, numbers));
    for (const { topic, outcome, seconds } of [...marked.values()].flat())
      sums.push({ topic, outcome, answers: 1, seconds: seconds ?? 0 });
  }
  return sums;
}

function batchesOf(asked: readonly AskedAttempt[]): (readonly AskedAttempt[])[] {
  const size = Math.ceil(asked.length / AT_ONCE);
  return Array.from({ length: size }, (_, index) => asked.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
}

/** By name: the numbers of the attempts whose answers are stored as the current key marks them. */
async function currentNumbers(
  store: Store,
  asked: readonly AskedAttempt[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await storedAttempts(
    store,
    store.read,
    asked.map(({ id }) => id),
  );
  const current = new Map<string, number>();
  for (const attempt of asked) {
    const row = rows.get(nameOf(attempt));
    if (row?.keyVersion === attempt.tallier.keyVersion) current.set(nameOf(attempt), row.number);
  }
  return current;
}

const missingIn = (asked: readonly AskedAttempt[], numbers: ReadonlyMap<string, number>) =>
  asked.filter((attempt) => !numbers.has(nameOf(attempt)));

/** By number: the stored answers of attempts, in the order of the paper. */
export async function storedAnswers(
  { t: { markedAnswers: table } }: Store,
  queries: Queries,
  numbers: readonly number[],
): Promise<Map<number, MarkedAnswer[]>> {
  const found = new Map<number, MarkedAnswer[]>();
  if (numbers.length === 0) return found;
  const rows = await queries
    .select()
    .from(table)
    .where(inArray(table.attempt, [...numbers]))
    .orderBy(asc(table.attempt), asc(table.position), asc(table.keyVersion));
  for (const { attempt, position, keyVersion: _keyVersion, ...answer } of rows) {
    const answers = found.get(attempt) ?? [];
    found.set(attempt, answers);
    // A row with a newer key replaces the one before it.
    answers[position] = answer;
  }
  return found;
}

async function storedSums(
  { read, t: { markedAnswers: table } }: Store,
  numbers: readonly number[],
): Promise<AnswerSum[]> {
  if (numbers.length === 0) return [];
  const { topic, outcome, seconds } = table;
  return read
    .select({
      topic,
      outcome,
      answers: count(),
      seconds: sql<number>`coalesce(sum(${seconds}), 0)`.mapWith(Number),
    })
    .from(table)
    .where(and(inArray(table.attempt, [...numbers]), isNewest(read, table)))
    .groupBy(topic, outcome);
}

/** Whether no newer key marks the answer differently. */
function isNewest(queries: Queries, table: Tables['markedAnswers']) {
  const newer = alias(table, 'newer');
  return notExists(
    queries
      .select({ position: newer.position })
      .from(newer)
      .where(
        and(
          eq(newer.attempt, table.attempt),
          eq(newer.position, table.position),
          gt(newer.keyVersion, table.keyVersion),
        ),
      ),
  );
}

async function markHere(
  { read, t: { attempts } }: Store,
  asked: readonly AskedAttempt[],
): Promise<ReadonlyMap<string, readonly MarkedAnswer[]>> {
  if (asked.length === 0) return new Map();
  const { id, userId, responses } = attempts;
  const rows = await read
    .select({ id, userId, responses })
    .from(attempts)
    .where(
      inArray(
        id,
        asked.map((attempt) => attempt.id),
      ),
    );
  const given = new Map(rows.map((row) => [nameOf(row), row.responses]));
  return new Map(
    asked.map((attempt) => [nameOf(attempt), attempt.tallier.tally(given.get(nameOf(attempt)) ?? [])]),
  );
}
