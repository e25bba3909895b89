import { and, asc, count, eq, gt, inArray, max } from 'drizzle-orm';
import {
  MOST_OF_STUDENT,
  MOST_PULLED,
  notebookEntrySchema,
  withoutHiddenCharacters,
  type NotebookEntry,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

type Row = Store['t']['notebookEntries']['$inferSelect'];

export interface Refusal {
  readonly id: string;
  readonly reason: string;
}

/** Filters the given questions to those whose key the student has seen in an own attempt. */
export type ShownOf = (userId: string, questionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * NB3: stores entries, each once, with consecutive numbers. An entry about a question whose key the student has not seen is
 * refused individually.
 * @throws AppError NOT_FOUND if the account was deleted meanwhile.
 */
export async function keepEntries(
  context: Context,
  shownOf: ShownOf,
  userId: string,
  entries: readonly NotebookEntry[],
): Promise<readonly Refusal[]> {
  const { store } = context;
  // Read outside the transaction, since questions remain shown.
  const shown = await shownOf(userId, [...new Set(entries.map(({ questionId }) => questionId))]);
  const known = entries.filter(({ questionId }) => shown.has(questionId));
  const unknown = entries
    .filter(({ questionId }) => !shown.has(questionId))
    .map(({ id }): Refusal => ({ id, reason: 'unknown-question' }));
  if (known.length === 0) return unknown;
  return store.write(async (queries) => {
    // The lock of account deletion, so that no entry is added after it.
    await queries.lock(`user ${userId}`);
    await refuseDeleted(store, queries, userId);
    const fresh = await newOf(store, queries, userId, known);
    const { last, total } = await lengthOf(store, queries, userId);
    const kept = fresh.slice(0, Math.max(0, MOST_OF_STUDENT - total));
    const rows = rowsOf(kept, { userId, last, now: context.clock.now() });
    if (rows.length > 0) await queries.insert(store.t.notebookEntries).values(rows);
    const full = fresh.slice(kept.length).map(({ id }): Refusal => ({ id, reason: 'full' }));
    return [...unknown, ...full];
  });
}

async function refuseDeleted({ t: { users } }: Store, queries: Queries, userId: string): Promise<void> {
  const [user] = await queries
    .select({ accountStatus: users.accountStatus })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined || user.accountStatus === 'deleted') throw new AppError('NOT_FOUND');
}

/** The entries that are not stored yet, each once, oldest first. */
async function newOf(
  { t: { notebookEntries: table } }: Store,
  queries: Queries,
  userId: string,
  entries: readonly NotebookEntry[],
): Promise<NotebookEntry[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const there = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, [...byId.keys()])));
  for (const { id } of there) byId.delete(id);
  return [...byId.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

async function lengthOf({ t: { notebookEntries: table } }: Store, queries: Queries, userId: string) {
  const [row] = await queries
    .select({ last: max(table.number), total: count() })
    .from(table)
    .where(eq(table.userId, userId));
  return { last: row?.last ?? 0, total: row?.total ?? 0 };
}

interface Numbering {
  readonly userId: string;
  readonly last: number;
  /** Epoch ms. */
  readonly now: number;
}

/** NB4: times in the future are reduced to now, a millisecond apart, so that they keep their order. */
function rowsOf(entries: readonly NotebookEntry[], { userId, last, now }: Numbering): Row[] {
  return entries.map((entry, place) => ({
    userId,
    id: entry.id,
    questionId: entry.questionId,
    kind: entry.kind,
    rating: entry.kind === 'review' ? entry.rating : null,
    text: textOf(entry),
    at: entry.at <= now ? entry.at : now - (entries.length - 1 - place),
    receivedAt: now,
    number: last + 1 + place,
  }));
}

/** CN7: the app refuses hidden characters; in a note that a device has stored they are removed, so that it syncs. */
function textOf(entry: NotebookEntry): string | null {
  if (entry.kind === 'note') return withoutHiddenCharacters(entry.text, true);
  return entry.kind === 'undone' ? entry.review : null;
}

/** NB3: the entries after a number. */
export async function readEntries({ store: { read, t } }: Context, userId: string, after: number) {
  const { notebookEntries: table } = t;
  const rows = await read
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), gt(table.number, after)))
    .orderBy(asc(table.number))
    .limit(MOST_PULLED + 1);
  const page = rows.slice(0, MOST_PULLED);
  return {
    entries: page.map(entryOf),
    upTo: page.at(-1)?.number ?? after,
    hasMore: rows.length > page.length,
  };
}

function entryOf({ rating, text, ...row }: Row): NotebookEntry {
  return notebookEntrySchema.parse({ ...row, rating, text, review: text });
}
