import type { PaymentSetup } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { handle, type JobHandler } from '../../jobs/index.ts';
import { creditStudents, takeBack } from './college/credit-students.ts';
import { mailStudents } from './college/mail-students.ts';
import {
  creditStudentsKind,
  mailStudentsKind,
  paymentEventKind,
  planEndingKind,
  reconcileKind,
  refundKind,
  settleKind,
  sweepPaymentsKind,
  takeBackKind,
} from './job-kinds.ts';
import { notifyPlanEnding } from './plan-ending.ts';
import { readEvent } from './read-event.ts';
import { pauseAfterTrouble, refundOnce, reconcile } from './reconcile.ts';
import { findPayment } from './rows.ts';
import { sweepPayments } from './sweep-payments.ts';

/** About 03:00 in India. */
const HOUR_UTC = 21;

/** Background jobs of payments. */
export function paymentJobs(context: Context, { provider }: PaymentSetup): JobHandler[] {
  const { store } = context;
  const pausing = pauseAfterTrouble(context, provider);
  const settleNow = async (paymentId: string) => {
    const payment = await findPayment(store, store.read, paymentId);
    if (payment !== undefined) await pausing.settle(payment);
  };
  return [
    handle(reconcileKind, (look) => reconcile(context, pausing, look)),
    handle(settleKind, ({ paymentId }) => settleNow(paymentId)),
    handle(paymentEventKind, ({ eventId }) => readEvent(context, eventId)),
    handle(refundKind, (refund) => refundOnce(context, provider, refund)),
    handle(planEndingKind, async ({ paymentId }) => {
      // PA6: catches a refund whose event was lost.
      await settleNow(paymentId);
      await notifyPlanEnding(context, paymentId);
    }),
    handle(creditStudentsKind, ({ paymentId }, { signal }) => creditStudents(context, { paymentId, signal })),
    handle(mailStudentsKind, (next) => mailStudents(context, next)),
    handle(takeBackKind, ({ paymentId }, { signal }) => takeBack(context, { paymentId, signal })),
    handle(sweepPaymentsKind, () => sweepPayments(context), { dailyAt: HOUR_UTC }),
  ];
}
