import { and, count, eq, gt, inArray, lt, lte, min, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Context } from '../../context.ts';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import { readProgress, setProgress } from './keep-tallies.ts';

/** Up to when the attempts at papers have been counted. */
const PAPERS = 'papers';

const DAY_MS = 86_400_000;
/** What trending papers are ranked by: today and the six days before, in UTC. */
const RECENT_DAYS = 7;

const dayOf = (time: number) => Math.floor(time / DAY_MS);

/**
 * ST75: brings the counts of papers up to an instant: of all their students, and of those of the last seven days. Only
 * the first attempt of a student counts, or one student could make a paper the most attempted.
 * @param until everything that arrived before is committed, epoch ms.
 */
export async function countPopularity(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  until: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await countADay(store, until)));
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
  const day = sql<number>`${attempts.receivedAt} / ${sql.raw(String(DAY_MS))}`.mapWith(Number);
  return queries
    .select({ paperId: attempts.paperId, day, students: count() })
    .from(attempts)
    .where(and(gt(attempts.receivedAt, from), lte(attempts.receivedAt, end), notExists(before)))
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

/** Of every paper that has counted days; those that are over go, and with the last of them the paper's count. */
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
