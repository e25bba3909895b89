import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/index.ts';
import { enqueue } from '../../jobs/index.ts';
import { addNotice } from '../../notices/index.ts';
import { addGrant, paymentSource } from '../../tokens/index.ts';
import { creditStudentsKind, mailStudentsKind, planEndingKind } from './job-kinds.ts';
import type { PaymentRow } from './rows.ts';
import { monthAfter } from './state.ts';

/** PL6: how long before the end of a plan its owner is notified, ms. */
const NOTICE_BEFORE_MS = 3 * 86_400_000;

/** PA5: grants what the order's terms contain, in the transaction that marks the order as paid. */
export async function fulfil(
  context: Context,
  queries: Transaction,
  payment: PaymentRow,
  providerPaymentId: string,
): Promise<PaymentRow> {
  const { store, clock } = context;
  const { id, userId, terms, amount } = payment;
  if (userId === null) return fulfilPackage(context, queries, payment, providerPaymentId);
  const now = clock.now();
  const month = monthAfter(now, await latestEnd(context, queries, payment));
  const paid = { state: 'paid' as const, providerPaymentId, paidAt: now, note: null, ...month };
  await queries.update(store.t.payments).set(paid).where(eq(store.t.payments.id, id));
  const grant = { id: context.ids.next(), userId, source: paymentSource(id), tokens: terms.tokens };
  await addGrant(store, queries, { ...grant, expiresAt: month.endsAt, at: now });
  await addNotice(context, queries, {
    userId,
    kind: 'payment-received',
    about: id,
    details: {
      paymentId: id,
      planName: terms.planName,
      amount,
      tokens: terms.tokens,
      endsAt: new Date(month.endsAt).toISOString(),
    },
  });
  const runAt = month.endsAt - NOTICE_BEFORE_MS;
  await enqueue(
    context,
    queries,
    planEndingKind,
    { paymentId: id },
    { runAt, dedupeKey: `plan-ending ${id}` },
  );
  return { ...payment, ...paid };
}

/** PA17: the students get their tokens in the background, because they may be ten thousand. */
async function fulfilPackage(
  context: Context,
  queries: Transaction,
  payment: PaymentRow,
  providerPaymentId: string,
): Promise<PaymentRow> {
  const { store, clock } = context;
  const { id } = payment;
  const paid = { state: 'paid' as const, providerPaymentId, paidAt: clock.now(), note: null };
  await queries.update(store.t.payments).set(paid).where(eq(store.t.payments.id, id));
  await enqueue(context, queries, creditStudentsKind, { paymentId: id }, { dedupeKey: `credit ${id}` });
  const first = { paymentId: id, after: '' };
  await enqueue(context, queries, mailStudentsKind, first, { dedupeKey: `mail-students ${id}` });
  return { ...payment, ...paid };
}

/** PL5: the end of the month that this one follows; refunded months do not count. */
async function latestEnd(
  { store: { t }, clock }: Context,
  queries: Transaction,
  { userId, planId }: PaymentRow,
): Promise<number | null> {
  if (planId === null || userId === null) return null;
  const { payments } = t;
  const isSame = and(eq(payments.userId, userId), eq(payments.planId, planId), eq(payments.state, 'paid'));
  const [latest] = await queries
    .select({ endsAt: payments.endsAt })
    .from(payments)
    .where(and(isSame, gt(payments.endsAt, clock.now()), lt(payments.refunded, payments.amount)))
    .orderBy(desc(payments.endsAt))
    .limit(1);
  return latest?.endsAt ?? null;
}
