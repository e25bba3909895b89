import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { addNotice } from '../../notices/index.ts';
import { findPayment, type PaymentRow } from './rows.ts';

/** PL6: notifies a student that a plan ends in three days, unless it was renewed or refunded. */
export async function notifyPlanEnding(context: Context, paymentId: string): Promise<void> {
  const { store, clock } = context;
  await store.write(async (queries) => {
    const payment = await findPayment(store, queries, paymentId);
    if (payment?.endsAt == null || payment.userId === null || payment.endsAt <= clock.now()) return;
    const { payments } = store.t;
    const isLater = and(gt(payments.endsAt, payment.endsAt), eq(payments.state, 'paid'));
    if ((await queries.$count(payments, and(samePlan(payments, payment), isLater))) > 0) return;
    await addNotice(context, queries, {
      userId: payment.userId,
      kind: 'plan-ending',
      about: paymentId,
      details: {
        paymentId,
        planName: payment.terms.planName,
        endsAt: new Date(payment.endsAt).toISOString(),
      },
    });
  });
}

const samePlan = (payments: Context['store']['t']['payments'], { userId, planId }: PaymentRow) =>
  and(
    userId === null ? undefined : eq(payments.userId, userId),
    planId === null ? undefined : eq(payments.planId, planId),
  );
