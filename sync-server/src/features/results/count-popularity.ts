import {
  and,
  count,
  eq,
  gt,
  inArray,
  lt,
  lte,
  min,
  notExists,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '../../context.ts';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import { repeat } from '../../jobs/index.ts';
import { readProgress, setProgress } from './keep-tallies.ts';

/** The progress of counting attempts at papers. */
const PAPERS = 'papers';

const DAY_MS = 86_400_000;
/** Trending papers are ranked by today and the six days before, in UTC. */
const RECENT_DAYS = 7;

const dayOf = (time: number) => Math.floor(time / DAY_MS);

/**
 * ST75: updates the counts of papers up to a time: all their students, and those of the last seven days. Only a student's
 * first attempt at a paper counts, otherwise one student could make a paper the most attempted.
 * @param until all attempts that arrived before are committed, epoch ms.
 */
export async function countPopularity(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  await repeat(signal, () => countADay(store, until));
  await store.write(async (queries) => {
    await queries.lock('count-popularity');
    await rankAgain(store, queries, dayOf(clock.now()) - RECENT_DAYS);
  });
}

/** @returns whether there may be more. */
function countADay(store: Store, until: number): Promise<boolean> {
  return store.write(async (queries) => {
    await queries.lock('count-popularity');
    const { receivedAt: from } = await readProgress(store, queries, PAPERS);
    const first = await firstAfter(store, queries, from);
    if (first === null || first > until) return false;
    const end = Math.min(until, first + DAY_MS);
    for (const row of await newStudents(store, queries, { from, end })) await add(store, queries, row);
    await setProgress(store, queries, PAPERS, { receivedAt: end, attemptId: '' });
    return end < until;
  });
}

async function firstAfter(
  { t: { attempts } }: Store,
  queries: Queries,
  from: number,
): Promise<number | null> {
  const [row] = await queries
    .select({ at: min(attempts.receivedAt) })
    .from(attempts)
    .where(gt(attempts.receivedAt, from));
  return row?.at ?? null;
}

function dayIn(time: AnyColumn): SQL<number> {
  return sql<number>`${time} / ${sql.raw(String(DAY_MS))}`.mapWith(Number);
}

interface DayOfPaper {
  readonly paperId: string;
  readonly day: number;
  readonly students: number;
}

function newStudents(
  { t: { attempts } }: Store,
  queries: Queries,
  { from, end }: { readonly from: number; readonly end: number },
): Promise<DayOfPaper[]> {
  const earlier = alias(attempts, 'earlier');
  const isBefore = or(
    lt(earlier.receivedAt, attempts.receivedAt),
    and(eq(earlier.receivedAt, attempts.receivedAt), lt(earlier.id, attempts.id)),
  );
  const before = queries
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.userId, attempts.userId), eq(earlier.paperId, attempts.paperId), isBefore));
  // Simulated attempts have times that were counted already; they are counted when they are stored.
  const isReal = eq(attempts.isDemo, false);
  const day = dayIn(attempts.receivedAt);
  return queries
    .select({ paperId: attempts.paperId, day, students: count() })
    .from(attempts)
    .where(and(gt(attempts.receivedAt, from), lte(attempts.receivedAt, end), isReal, notExists(before)))
    .groupBy(attempts.paperId, day);
}

async function add({ t }: Store, queries: Queries, { paperId, day, students }: DayOfPaper): Promise<void> {
  const { papers, paperDays } = t;
  await queries
    .update(papers)
    .set({ attemptCount: sql`${papers.attemptCount} + ${students}` })
    .where(eq(papers.id, paperId));
  await queries
    .insert(paperDays)
    .values({ paperId, day, attempts: students })
    .onConflictDoUpdate({
      target: [paperDays.paperId, paperDays.day],
      set: { attempts: sql`${paperDays.attempts} + ${students}` },
    });
}

/** Ranks every paper with counted days again; days older than `over` are deleted, which may reset a paper's count. */
async function rankAgain({ t }: Store, queries: Transaction, over: number): Promise<void> {
  const { papers, paperDays } = t;
  const { paperId, day, attempts } = paperDays;
  const rows = await queries
    .select({
      id: paperId,
      recent: sql<number>`coalesce(sum(case when ${day} > ${over} then ${attempts} end), 0)`.mapWith(Number),
    })
    .from(paperDays)
    .groupBy(paperId);
  for (const recent of new Set(rows.map((row) => row.recent))) {
    const ids = rows.filter((row) => row.recent === recent).map(({ id }) => id);
    await queries.update(papers).set({ recentAttempts: recent }).where(inArray(papers.id, ids));
  }
  await queries.delete(paperDays).where(lte(day, over));
}

/** The simulated attempts at a paper. */
interface DemoAttempts {
  readonly paperId: string;
  /** When they were received, epoch ms. */
  readonly times: readonly number[];
  readonly now: number;
}

/** ST68: counts simulated attempts, in the transaction that stores them. */
export async function countDemoAttempts(
  store: Store,
  queries: Transaction,
  { paperId, times, now }: DemoAttempts,
): Promise<void> {
  const { papers } = store.t;
  await queries.lock('count-popularity');
  for (const day of new Set(times.map(dayOf))) {
    const students = times.filter((time) => dayOf(time) === day).length;
    await add(store, queries, { paperId, day, students });
  }
  await queries.update(papers).set({ demoAttempts: times.length }).where(eq(papers.id, paperId));
  await rankAgain(store, queries, dayOf(now) - RECENT_DAYS);
}

/** ST68: takes the simulated attempts of all papers out of the counts, in the transaction that removes them. */
export async function uncountDemoAttempts(store: Store, queries: Transaction, now: number): Promise<void> {
  const { papers, paperDays, attempts } = store.t;
  await queries.lock('count-popularity');
  const day = dayIn(attempts.receivedAt);
  const rows = await queries
    .select({ paperId: attempts.paperId, day, students: count() })
    .from(attempts)
    .where(eq(attempts.isDemo, true))
    .groupBy(attempts.paperId, day);
  for (const { paperId, day: on, students } of rows) {
    await queries
      .update(paperDays)
      .set({ attempts: sql`${paperDays.attempts} - ${students}` })
      .where(and(eq(paperDays.paperId, paperId), eq(paperDays.day, on)));
  }
  const real = sql`${papers.attemptCount} - ${papers.demoAttempts}`;
  await queries.update(papers).set({ attemptCount: real, demoAttempts: 0 }).where(gt(papers.demoAttempts, 0));
  await rankAgain(store, queries, dayOf(now) - RECENT_DAYS);
}
