import { and, asc, eq, getTableColumns, ne, notExists, sql } from 'drizzle-orm';
import type { AttemptEvent } from '@exam/shared-schema/attempt';
import { statement, type Queries, type Store, type Transaction } from '../../database/index.ts';
import type { AttemptRow } from './result.ts';

/** Columns that are kept as JSON: as their texts, which are written once, where the hand-in is judged. */
const JSON_COLUMNS = ['responses', 'flags', 'receipt'] as const;
type JsonColumn = (typeof JSON_COLUMNS)[number];

/** A row of the attempts, as it is inserted. */
export type NewAttempt = Omit<Store['t']['attempts']['$inferSelect'], JsonColumn> &
  Readonly<Record<JsonColumn, string>>;
export type SupersededRow = Store['t']['supersededAttempts']['$inferSelect'];
export type DraftRow = Store['t']['attemptDrafts']['$inferSelect'];

/**
 * What a user sends of one paper is taken one after the other: which attempt is the first, where a draft stands and
 * what is a repeat are all decided by what was kept before.
 */
export function lockAttempts(queries: Transaction, userId: string, paperId: string): Promise<void> {
  return queries.lock(`attempts ${userId} ${paperId}`);
}

const attemptById = statement('attempt_by_id', (queries, { attempts }) => {
  const { log: _log, ...columns } = getTableColumns(attempts);
  return queries
    .select(columns)
    .from(attempts)
    .where(eq(attempts.id, sql.placeholder('id')));
});

/** Without the log, which is the larger part of an attempt and no part of its result. */
export async function findAttempt(
  store: Store,
  queries: Queries,
  id: string,
): Promise<AttemptRow | undefined> {
  const [row] = await attemptById(store, queries, { id });
  return row;
}

/** What there is of an attempt's log, as it is stored. */
export async function readLog({ t, read }: Store, id: string): Promise<string | null> {
  const [row] = await read.select({ log: t.attempts.log }).from(t.attempts).where(eq(t.attempts.id, id));
  return row?.log ?? null;
}

const insertAttempt = statement<NewAttempt, { id: string }[]>('insert_attempt', (queries, { attempts }) => {
  const { userId, paperId } = attempts;
  const hasAttempted = queries
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(userId, sql.placeholder('userId')), eq(paperId, sql.placeholder('paperId'))));
  const names = Object.keys(getTableColumns(attempts)) as (keyof NewAttempt)[];
  const isJson = (name: string) => (JSON_COLUMNS as readonly string[]).includes(name);
  // As SQL a placeholder takes its value as it is; as a value it would be written as JSON once more.
  const placeOf = (name: string) => (isJson(name) ? sql`${sql.placeholder(name)}` : sql.placeholder(name));
  const places = Object.fromEntries(names.map((name) => [name, placeOf(name)]));
  // ST7: only a user's first attempt at a paper can rank, since every result gives the key away.
  const ranked = sql`(${sql.param(sql.placeholder('ranked'), attempts.ranked)} and ${notExists(hasAttempted)})`;
  return queries
    .insert(attempts)
    .values({ ...places, ranked } as unknown as typeof attempts.$inferInsert)
    .onConflictDoNothing()
    .returning({ id: attempts.id });
});

/** ST75: a paper counts students: of each one the first attempt alone, or one of them could make it the most attempted. */
const countStudent = statement<Pick<NewAttempt, 'id' | 'userId' | 'paperId'>, unknown>(
  'count_student',
  (queries, { attempts, papers }) => {
    const earlier = queries
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(
          eq(attempts.userId, sql.placeholder('userId')),
          eq(attempts.paperId, sql.placeholder('paperId')),
          ne(attempts.id, sql.placeholder('id')),
        ),
      );
    return queries
      .update(papers)
      .set({ attemptCount: sql`${papers.attemptCount} + 1` })
      .where(and(eq(papers.id, sql.placeholder('paperId')), notExists(earlier)));
  },
);

/** Ranked as the row says, if it is its user's first of the paper. @returns false where the id is taken. */
export async function addAttempt(store: Store, queries: Queries, row: NewAttempt): Promise<boolean> {
  const added = await insertAttempt(store, queries, row);
  if (added.length === 0) return false;
  const { id, userId, paperId } = row;
  await countStudent(store, queries, { id, userId, paperId });
  return true;
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
