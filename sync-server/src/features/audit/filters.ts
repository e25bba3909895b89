import { and, eq, exists, gte, lt, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { auditLog, CallInput } from '@exam/shared-schema/contract';
import { containsText, equals, within } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';

export type AuditFilters = Omit<CallInput<typeof auditLog>['query'], 'before' | 'limit'>;

/** The table of the log. */
type Entries = Store['t']['auditEntries'];

const DAY_MS = 86_400_000;
/** @param day '2026-01-05', in India. @returns its beginning, epoch ms. */
const beginningOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

/**
 * AU3: the conditions that one index answers, in the order of the log: the days, and the one of thing, user, kind and
 * organisation that usually has the fewest entries.
 */
export function indexed(entries: Entries, scope: ConsoleScope, filters: AuditFilters): SQL | undefined {
  const { from, to } = filters;
  return and(
    narrowest(entries, scope, filters),
    from === undefined ? undefined : gte(entries.at, beginningOf(from)),
    to === undefined ? undefined : lt(entries.at, beginningOf(to) + DAY_MS),
  );
}

function narrowest(
  { thingId, userId, kind, organisationId }: Entries,
  scope: ConsoleScope,
  filters: AuditFilters,
): SQL | undefined {
  if (filters.thing) return eq(thingId, filters.thing);
  if (filters.who) return eq(userId, filters.who);
  return filters.kind ? eq(kind, filters.kind) : within(scope, equals(organisationId));
}

/** The columns of the log, also of a part of it. */
type Columns = Readonly<
  Record<'thingId' | 'userId' | 'kind' | 'action' | 'organisationId' | 'before' | 'after', AnyColumn>
>;

/** All other conditions, which are tried on entry after entry. @returns undefined if there are none. */
export function remaining(
  store: Store,
  { thingId, userId, kind, action, organisationId, before, after }: Columns,
  scope: ConsoleScope,
  filters: AuditFilters,
): SQL | undefined {
  const { search } = filters;
  const byIndex = Boolean(filters.thing) || Boolean(filters.who) || Boolean(filters.kind);
  return and(
    // OR3: where no index has answered it.
    byIndex ? within(scope, equals(organisationId)) : undefined,
    filters.thing && filters.who ? eq(userId, filters.who) : undefined,
    (filters.thing || filters.who) && filters.kind ? eq(kind, filters.kind) : undefined,
    filters.action === undefined ? undefined : eq(action, filters.action),
    search
      ? or(containsText([before, after, thingId], search), isBy(store, userId, scope, search))
      : undefined,
  );
}

/** Whether the user who made the change has a name or an address with this text. */
function isBy(
  { read, t: { users } }: Store,
  userId: Columns['userId'],
  scope: ConsoleScope,
  search: string,
): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          ne(users.accountStatus, 'deleted'),
          within(scope, equals(users.organisationId)),
          containsText([users.fullName, users.username, users.email], search),
        ),
      ),
  );
}
