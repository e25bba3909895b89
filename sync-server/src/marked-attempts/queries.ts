import { and, asc, eq, getTableColumns, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { LINE_SEPARATOR } from '@exam/shared-schema/attempt';
import { noteHandIn } from '../leaderboard/note-changes.ts';
import { statement, type Queries, type Store, type Transaction } from '../database/index.ts';
import type { AttemptRow } from './result.ts';

/** JSON columns whose text is passed through unchanged; it is serialised once, during verification. */
const JSON_COLUMNS = ['responses', 'claims', 'flags', 'receipt'] as const;
type JsonColumn = (typeof JSON_COLUMNS)[number];

/** A row of the attempts table as inserted. */
export type NewAttempt = Omit<Store['t']['attempts']['$inferSelect'], JsonColumn> &
  Readonly<Record<JsonColumn, string>>;
export type SupersededRow = Store['t']['supersededAttempts']['$inferSelect'];
export type DraftRow = Store['t']['attemptDrafts']['$inferSelect'];

/**
 * Serialises a user's writes for one paper: which attempt is first, where a draft ends and what is a repeat all depend on
 * earlier writes.
 */
export function lockAttempts(queries: Transaction, userId: string, paperId: string): Promise<void> {
  return queries.lock(`attempts ${userId} ${paperId}`);
}

/** ST72: an attempt's id is unique only per user. */
export interface AttemptName {
  readonly id: string;
  readonly userId: string;
}

const attemptByName = statement('attempt_by_name', (queries, { attempts }) => {
  const { log: _log, claims: _claims, ...columns } = getTableColumns(attempts);
  return queries
    .select(columns)
    .from(attempts)
    .where(and(eq(attempts.id, sql.placeholder('id')), eq(attempts.userId, sql.placeholder('userId'))));
});

/** Without the log, which is the largest column and not needed for results. */
export async function findAttempt(
  store: Store,
  queries: Queries,
  { id, userId }: AttemptName,
): Promise<AttemptRow | undefined> {
  const [row] = await attemptByName(store, queries, { id, userId });
  return row;
}

/**
 * The users who have an attempt with this id, nearly always one.
 * @param among the condition for the attempts that count.
 * @returns user ids, earliest attempt first.
 */
export async function usersWithAttempt(
  { t, read }: Store,
  id: string,
  among: SQL | undefined,
): Promise<string[]> {
  const rows = await read
    .select({ userId: t.attempts.userId })
    .from(t.attempts)
    .where(and(eq(t.attempts.id, id), among))
    .orderBy(asc(t.attempts.receivedAt));
  return rows.map(({ userId }) => userId);
}

/** The text of an attempt's log; null if it has none. */
export async function readStoredLog({ t, read }: Store, { id, userId }: AttemptName): Promise<string | null> {
  const [row] = await read
    .select({ log: t.attempts.log })
    .from(t.attempts)
    .where(and(eq(t.attempts.id, id), eq(t.attempts.userId, userId)));
  return row?.log ?? null;
}

const insertAttempt = statement<NewAttempt, { ranked: boolean }[]>(
  'insert_attempt',
  (queries, { attempts }) => {
    const { userId, paperId } = attempts;
    const hasAttempted = queries
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(userId, sql.placeholder('userId')), eq(paperId, sql.placeholder('paperId'))));
    const names = Object.keys(getTableColumns(attempts)) as (keyof NewAttempt)[];
    const isJson = (name: string) => (JSON_COLUMNS as readonly string[]).includes(name);
    // As SQL a placeholder passes its value unchanged; as a value it would be encoded as JSON again.
    const placeOf = (name: string) => (isJson(name) ? sql`${sql.placeholder(name)}` : sql.placeholder(name));
    const places = Object.fromEntries(names.map((name) => [name, placeOf(name)]));
    // ST7: only a user's first attempt at a paper can rank, since every result reveals the key.
    const ifFirst = (name: 'ranked' | 'isDoubted') =>
      sql`(${sql.param(sql.placeholder(name), attempts[name])} and ${notExists(hasAttempted)})`;
    const [ranked, isDoubted] = [ifFirst('ranked'), ifFirst('isDoubted')];
    return queries
      .insert(attempts)
      .values({ ...places, ranked, isDoubted } as unknown as typeof attempts.$inferInsert)
      .onConflictDoNothing()
      .returning({ ranked: attempts.ranked });
  },
);

/** The attempt ranks if the row allows it and it is the user's first at the paper. @returns false if the id is taken. */
export async function addAttempt(store: Store, queries: Queries, row: NewAttempt): Promise<boolean> {
  const [added] = await insertAttempt(store, queries, row);
  if (added === undefined) return false;
  await noteHandIn(store, queries, { ...row, ranked: added.ranked });
  return true;
}

export async function findSuperseded(
  { t }: Store,
  queries: Queries,
  { id, userId }: AttemptName,
  head: string,
): Promise<SupersededRow | undefined> {
  const { supersededAttempts: superseded } = t;
  const [row] = await queries
    .select()
    .from(superseded)
    .where(and(eq(superseded.attemptId, id), eq(superseded.userId, userId), eq(superseded.head, head)));
  return row;
}

export async function addSuperseded({ t }: Store, queries: Queries, row: SupersededRow): Promise<void> {
  await queries.insert(t.supersededAttempts).values(row).onConflictDoNothing();
}

export async function findDraft(
  { t: { attemptDrafts } }: Store,
  queries: Queries,
  { id, userId }: AttemptName,
): Promise<DraftRow | undefined> {
  const [row] = await queries
    .select()
    .from(attemptDrafts)
    .where(and(eq(attemptDrafts.attemptId, id), eq(attemptDrafts.userId, userId)));
  return row;
}

/** The text of a draft's log, which was checked on arrival. @param before the seq to stop before; absent reads all. */
export async function readDraftText(
  { t: { draftEvents } }: Store,
  queries: Queries,
  { id, userId }: AttemptName,
  before?: number,
): Promise<string> {
  const rows = await queries
    .select({ events: draftEvents.events })
    .from(draftEvents)
    .where(
      and(
        eq(draftEvents.attemptId, id),
        eq(draftEvents.userId, userId),
        before === undefined ? undefined : lt(draftEvents.fromSeq, before),
      ),
    )
    .orderBy(asc(draftEvents.fromSeq));
  return rows.map(({ events }) => events).join(LINE_SEPARATOR);
}
