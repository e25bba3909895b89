import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../context.ts';
import { organisationOf, type Queries, type Tables } from '../database/index.ts';

type Members = Readonly<Record<string, unknown>>;

/** An administrator's change of one item. */
export interface Change {
  readonly userId: string;
  /** The area of its calls: 'topics'. */
  readonly kind: string;
  readonly thingId: string;
  readonly action: Tables['auditEntries']['$inferInsert']['action'];
  /** The item as shown to administrators before and after; undefined if it does not exist. */
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/**
 * AC50: appends the audit entry of a change, in the transaction of the change itself, so that neither exists without the
 * other. A change without an effect gets no entry.
 */
export async function recordChange(context: Context, queries: Queries, change: Change): Promise<void> {
  const changed = changedMembers(change.before as Members | undefined, change.after as Members | undefined);
  if (changed === null) return;
  const { userId, kind, thingId, action } = change;
  const { store, ids, clock } = context;
  const organisationId = organisationOf(store.t, userId);
  const entry = {
    id: ids.next(),
    at: clock.now(),
    userId,
    organisationId,
    kind,
    thingId,
    action,
    ...changed,
  };
  await queries.insert(store.t.auditEntries).values(entry);
}

/** Ignored in comparisons: the entry has its own time. */
const OWN_TIME = 'updatedAt';

function changedMembers(before: Members | undefined, after: Members | undefined) {
  if (before === undefined || after === undefined) {
    return before === after ? null : { before: before ?? null, after: after ?? null };
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== OWN_TIME && !isDeepStrictEqual(before[name], after[name]),
  );
  return names.length === 0 ? null : { before: only(before, names), after: only(after, names) };
}

function only(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(names.filter((name) => name in members).map((name) => [name, members[name]]));
}
