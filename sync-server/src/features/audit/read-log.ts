import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { AuditEntry, AuditPage } from '@exam/shared-schema/contract';
import type { Store } from '../../database/index.ts';
import { indexed, remaining, type AuditFilters } from './filters.ts';
import { namesIn } from './names.ts';

type EntryRow = Store['t']['auditEntries']['$inferSelect'];

/** What is read of the log in one call. */
export interface Asked {
  readonly scope: ConsoleScope;
  readonly filters: AuditFilters;
  /** Where the previous page ended. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** AU3: how many entries are tried for a page, so that the time of a call does not grow with the log. */
const MOST_TRIED = 2000;
/** A search compares whole entries. */
const MOST_SEARCHED = 500;

/** AU1: a page of the log, newest first. It may have fewer entries than asked for although there are more. */
export async function readLog(store: Store, asked: Asked): Promise<AuditPage> {
  const { entries, next, reachedAt } = await readEntries(store, asked);
  return {
    entries: entries.map(toWire),
    next,
    reachedAt: reachedAt === null ? null : new Date(reachedAt).toISOString(),
    names: await namesIn(store, asked.scope, entries),
  };
}

interface Found {
  readonly entries: readonly EntryRow[];
  readonly next: string | null;
  /** Epoch ms; null if the log was read to its end. */
  readonly reachedAt: number | null;
}

export async function readEntries(store: Store, asked: Asked): Promise<Found> {
  const { scope, filters, before, limit } = asked;
  const { read, t } = store;
  const { auditEntries } = t;
  const where = and(indexed(auditEntries, scope, filters), olderThan(auditEntries, before));
  const order = [desc(auditEntries.at), desc(auditEntries.id)];
  if (remaining(store, auditEntries, scope, filters) === undefined) {
    const rows = await read
      .select()
      .from(auditEntries)
      .where(where)
      .orderBy(...order)
      .limit(limit + 1);
    return cutAt(rows, limit, null);
  }
  const most = filters.search ? MOST_SEARCHED : MOST_TRIED;
  const tried = read
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .as('tried');
  const [rows, [last]] = await Promise.all([
    read
      .select()
      .from(tried)
      .where(remaining(store, tried, scope, filters))
      .orderBy(desc(tried.at), desc(tried.id))
      .limit(limit + 1),
    read
      .select({ at: auditEntries.at, id: auditEntries.id })
      .from(auditEntries)
      .where(where)
      .orderBy(...order)
      .limit(1)
      .offset(most - 1),
  ]);
  return cutAt(rows, limit, last ?? null);
}

type Place = Pick<EntryRow, 'at' | 'id'>;

/** @param last the last entry that was tried, if there may be more behind it. */
function cutAt(rows: readonly EntryRow[], limit: number, last: Place | null): Found {
  const entries = rows.slice(0, limit);
  const end = rows.length > limit ? (entries.at(-1) ?? null) : last;
  return { entries, next: end && `${end.at}_${end.id}`, reachedAt: end && end.at };
}

/** By time and id, which is the order of every index of the log. */
function olderThan({ at, id }: Store['t']['auditEntries'], before: string | undefined): SQL | undefined {
  if (before === undefined) return undefined;
  const end = before.indexOf('_');
  return sql`(${at}, ${id}) < (${Number(before.slice(0, end))}, ${before.slice(end + 1)})`;
}

const toWire = ({ id, at, userId, kind, thingId, action, before, after }: EntryRow): AuditEntry => ({
  ...{ _id: id, userId, kind, thingId, action, before, after },
  at: new Date(at).toISOString(),
});
