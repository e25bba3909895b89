import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { UNLIMITED, type MyPlans } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { papersCovered, paymentSource, readEntitlements } from '../../tokens/index.ts';

/** PL3: a user's current and future plans, and what they allow. */
export async function readMyPlans({ store, clock }: Context, userId: string): Promise<MyPlans> {
  const { payments } = store.t;
  const now = clock.now();
  const isCurrent = and(eq(payments.state, 'paid'), gt(payments.endsAt, now), isNotNull(payments.planId));
  const rows = await store.read
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isCurrent))
    .orderBy(desc(payments.endsAt), desc(payments.id));
  const left = await tokensLeft({ store }, userId);
  return {
    current: rows.map((row) => ({
      paymentId: row.id,
      planId: row.planId,
      name: row.terms.planName,
      startsAt: new Date(row.startsAt ?? now).toISOString(),
      endsAt: new Date(row.endsAt ?? now).toISOString(),
      tokensLeft: left.get(paymentSource(row.id)) ?? 0,
      tokens: row.terms.tokens,
    })),
    entitlements: await readEntitlements(store, store.read, userId, now),
    testsThisMonth: await papersCovered(store, store.read, userId, now),
  };
}

/** Remaining tokens by source of the grant. */
async function tokensLeft(
  { store: { read, t } }: Pick<Context, 'store'>,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const { source, remaining, isUnlimited } = t.tokenGrants;
  const rows = await read
    .select({ source, remaining, isUnlimited })
    .from(t.tokenGrants)
    .where(eq(t.tokenGrants.userId, userId));
  return new Map(rows.map((row) => [row.source, row.isUnlimited ? UNLIMITED : row.remaining]));
}
