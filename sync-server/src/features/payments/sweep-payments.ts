import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { enqueue, ranRecently } from '../../jobs/index.ts';
import { creditStudentsKind, paymentEventKind, reconcileKind, sweepPaymentsKind } from './job-kinds.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long events are kept for disputes, ms. */
const EVENTS_KEPT_MS = 180 * DAY_MS;
/** Nothing is deleted unless the previous sweep was recent: otherwise the server was off for long, or its clock is wrong. */
const FOLLOWS_WITHIN_MS = 3 * DAY_MS;
/** After the last round of an order, and after all retries of an event, ms. */
const ORDER_OVERDUE_MS = 4 * DAY_MS;
const EVENT_OVERDUE_MS = 3 * HOUR_MS;
/** Rows per sweep; the rest follows the next night. */
const AT_ONCE = 500;

/** Re-enqueues work whose jobs were given up: open orders, unprocessed events, students without their tokens. */
export async function sweepPayments(context: Context): Promise<void> {
  const { store, clock } = context;
  const { payments, paymentEvents } = store.t;
  const now = clock.now();
  const day = Math.floor(now / DAY_MS);
  const isOpen = inArray(payments.state, ['created', 'authorized']);
  const orders = await store.read
    .select({ id: payments.id })
    .from(payments)
    .where(and(isOpen, lt(payments.createdAt, now - ORDER_OVERDUE_MS)))
    .orderBy(asc(payments.createdAt))
    .limit(AT_ONCE);
  const events = await store.read
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, now - EVENT_OVERDUE_MS)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(AT_ONCE);
  const uncredited = await paidAndWaiting(context);
  await store.write(async (queries) => {
    for (const { paymentId } of uncredited) {
      const dedupeKey = `credit ${paymentId} day ${day}`;
      await enqueue(context, queries, creditStudentsKind, { paymentId }, { dedupeKey });
    }
    for (const { id } of orders) {
      const dedupeKey = `reconcile ${id} day ${day}`;
      await enqueue(context, queries, reconcileKind, { paymentId: id, round: 0 }, { dedupeKey });
    }
    for (const { id } of events) {
      const dedupeKey = `payment-event ${id} day ${day}`;
      await enqueue(context, queries, paymentEventKind, { eventId: id }, { dedupeKey });
    }
  });
  if (!(await ranRecently(context, sweepPaymentsKind, FOLLOWS_WITHIN_MS))) return;
  const isOld = lt(paymentEvents.receivedAt, now - EVENTS_KEPT_MS);
  await store.write((queries) => queries.delete(paymentEvents).where(isOld));
}

/** PA17: paid packages with students who have no tokens yet. */
function paidAndWaiting({ store: { read, t } }: Context) {
  const { packageStudents, payments } = t;
  const isPaid = and(
    eq(payments.id, packageStudents.paymentId),
    eq(payments.state, 'paid'),
    lt(payments.refunded, payments.amount),
  );
  return read
    .selectDistinct({ paymentId: packageStudents.paymentId })
    .from(packageStudents)
    .innerJoin(payments, isPaid)
    .where(isNull(packageStudents.creditedAt))
    .limit(AT_ONCE);
}
