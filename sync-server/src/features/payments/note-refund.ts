import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/index.ts';
import { addNotice } from '../../notices/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { paymentSource } from '../../tokens/index.ts';
import { takeBackKind } from './job-kinds.ts';
import type { AttemptRow, PaymentRow } from './rows.ts';

/**
 * PA6: records a refund of the provider. A full refund ends the plan and writes off the rest of its tokens; those of a package
 * in the background (PA17).
 */
export async function noteRefund(
  context: Context,
  queries: Transaction,
  payment: PaymentRow,
  attempts: readonly AttemptRow[],
): Promise<PaymentRow> {
  const refunded = attempts.find(({ id }) => id === payment.providerPaymentId)?.refunded ?? 0;
  if (refunded <= payment.refunded) return payment;
  const { store, clock } = context;
  const isWhole = refunded >= payment.amount;
  const now = clock.now();
  const endsAt = isWhole && payment.userId !== null ? Math.min(payment.endsAt ?? now, now) : payment.endsAt;
  // A month that had not started becomes empty.
  const startsAt =
    endsAt === null || payment.startsAt === null ? payment.startsAt : Math.min(payment.startsAt, endsAt);
  await queries
    .update(store.t.payments)
    .set({ refunded, startsAt, endsAt })
    .where(eq(store.t.payments.id, payment.id));
  const { userId } = payment;
  if (userId === null) {
    const job = { paymentId: payment.id };
    const dedupeKey = `take-back ${payment.id}`;
    if (isWhole) await enqueue(context, queries, takeBackKind, job, { dedupeKey });
    return { ...payment, refunded, startsAt, endsAt };
  }
  if (isWhole) await endGrant(context, queries, { paymentId: payment.id, userId });
  await addNotice(context, queries, {
    userId,
    kind: 'payment-refunded',
    about: `${payment.id} ${refunded}`,
    details: { paymentId: payment.id, planName: payment.terms.planName, amount: refunded },
  });
  return { ...payment, refunded, startsAt, endsAt };
}

/** Writes off a user's remaining tokens of the payment, as if they had expired. The caller holds the wallet's lock. */
export async function endGrant(
  context: Context,
  queries: Transaction,
  { paymentId, userId }: { readonly paymentId: string; readonly userId: string },
): Promise<void> {
  const { store, clock, ids } = context;
  const { tokenGrants, tokenEntries } = store.t;
  const at = clock.now();
  const isThis = and(eq(tokenGrants.userId, userId), eq(tokenGrants.source, paymentSource(paymentId)));
  const [grant] = await queries.select().from(tokenGrants).where(isThis);
  if (grant === undefined) return;
  await queries.update(tokenGrants).set({ remaining: 0, expiresAt: at }).where(isThis);
  if (grant.remaining === 0) return;
  const entry = { id: ids.next(), userId, grantId: grant.id, kind: 'expiry' as const, at };
  await queries.insert(tokenEntries).values({ ...entry, tokens: -grant.remaining });
}
