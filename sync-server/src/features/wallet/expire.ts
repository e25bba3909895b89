import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { walletLock, type Transaction } from '../../database/index.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';

const expireTokensKind: JobKind<object> = { kind: 'expire-tokens', payload: nothing };

const AT_ONCE = 100;
/** UTC; 03:30 in India. */
const HOUR = 22;

/**
 * TK2: writes off expired tokens. They cannot be spent before that either, because grants count only until they expire.
 */
export function expireTokens(context: Context): JobHandler {
  return handle(
    expireTokensKind,
    async (_payload, { signal }) => {
      let last = '';
      await repeat(signal, async () => {
        const ids = await someExpired(context, last);
        for (const { id, userId } of ids)
          await context.store.write((queries) => expire(context, queries, { id, userId }));
        last = ids.at(-1)?.id ?? '';
        return ids.length === AT_ONCE;
      });
    },
    { dailyAt: HOUR },
  );
}

function someExpired({ store: { read, t }, clock }: Context, after: string) {
  const { tokenGrants: grants } = t;
  return read
    .select({ id: grants.id, userId: grants.userId })
    .from(grants)
    .where(and(gt(grants.remaining, 0), lte(grants.expiresAt, clock.now()), gt(grants.id, after)))
    .orderBy(asc(grants.id))
    .limit(AT_ONCE);
}

async function expire(
  { store: { t }, clock, ids }: Context,
  queries: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const { tokenGrants, tokenEntries } = t;
  const now = clock.now();
  await queries.lock(walletLock(userId));
  const isOver = and(eq(tokenGrants.id, id), gt(tokenGrants.remaining, 0), lte(tokenGrants.expiresAt, now));
  const [grant] = await queries.select().from(tokenGrants).where(isOver);
  if (grant === undefined) return;
  await queries.update(tokenGrants).set({ remaining: 0 }).where(eq(tokenGrants.id, id));
  const entry = { userId, grantId: id, kind: 'expiry' as const, tokens: -grant.remaining, at: now };
  await queries.insert(tokenEntries).values({ ...entry, id: ids.next() });
}
