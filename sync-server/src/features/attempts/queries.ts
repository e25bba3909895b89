import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AttemptEvent } from '@exam/shared-schema/attempt';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import type { AttemptRow } from './result.ts';

export type NewAttempt = Store['t']['attempts']['$inferSelect'];
export type SupersededRow = Store['t']['supersededAttempts']['$inferSelect'];
export type DraftRow = Store['t']['attemptDrafts']['$inferSelect'];

/**
 * What a user sends of one paper is taken one after the other: which attempt is the first, where a draft stands and
 * what is a repeat are all decided by what was kept before.
 */
export function lockAttempts(queries: Transaction, userId: string, paperId: string): Promise<void> {
  return queries.lock(`attempts ${userId} ${paperId}`);
}

/** Without the log, which is the larger part of an attempt and no part of its result. */
export async function findAttempt(
  { t }: Store,
  queries: Queries,
  id: string,
): Promise<AttemptRow | undefined> {
  const { log: _log, ...columns } = getTableColumns(t.attempts);
  const [row] = await queries.select(columns).from(t.attempts).where(eq(t.attempts.id, id));
  return row;
}

/** @returns false where the id is taken. */
export async function addAttempt({ t }: Store, queries: Queries, row: NewAttempt): Promise<boolean> {
  const added = await queries
    .insert(t.attempts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: t.attempts.id });
  if (added.length === 0) return false;
  await queries
    .update(t.papers)
    .set({ attemptCount: sql`${t.papers.attemptCount} + 1` })
    .where(eq(t.papers.id, row.paperId));
  return true;
}

export async function hasAttempted(
  { t }: Store,
  queries: Queries,
  userId: string,
  paperId: string,
): Promise<boolean> {
  const [row] = await queries
    .select({ id: t.attempts.id })
    .from(t.attempts)
    .where(and(eq(t.attempts.userId, userId), eq(t.attempts.paperId, paperId)))
    .limit(1);
  return row !== undefined;
}

export async function findSuperseded(
  { t }: Store,
  queries: Queries,
  attemptId: string,
  head: string,
): Promise<SupersededRow | undefined> {
  const [row] = await queries
    .select()
    .from(t.supersededAttempts)
    .where(and(eq(t.supersededAttempts.attemptId, attemptId), eq(t.supersededAttempts.head, head)));
  return row;
}

export async function addSuperseded({ t }: Store, queries: Queries, row: SupersededRow): Promise<void> {
  await queries.insert(t.supersededAttempts).values(row).onConflictDoNothing();
}

export async function findDraft(
  { t }: Store,
  queries: Queries,
  attemptId: string,
): Promise<DraftRow | undefined> {
  const [row] = await queries.select().from(t.attemptDrafts).where(eq(t.attemptDrafts.attemptId, attemptId));
  return row;
}

/** All events of a draft, in order. They were checked when they came. */
export async function readDraftEvents(
  { t }: Store,
  queries: Queries,
  attemptId: string,
): Promise<AttemptEvent[]> {
  const rows = await queries
    .select({ events: t.draftEvents.events })
    .from(t.draftEvents)
    .where(eq(t.draftEvents.attemptId, attemptId))
    .orderBy(asc(t.draftEvents.fromSeq));
  return rows.flatMap((row) => JSON.parse(row.events) as AttemptEvent[]);
}

/** What the paper says today of letting results out and of ranking. */
export async function readPaperPolicy({ read, t }: Store, paperId: string) {
  const [row] = await read
    .select({ keyReleaseAt: t.papers.keyReleaseAt, resultsPolicy: t.papers.resultsPolicy })
    .from(t.papers)
    .where(eq(t.papers.id, paperId));
  return row;
}
