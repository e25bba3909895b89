import { and, eq, inArray, lt } from 'drizzle-orm';
import {
  ProviderTrouble,
  type PaymentProvider,
  type PaymentSetup,
} from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { walletLock } from '../../database/index.ts';
import { enqueue, handle, type JobHandler } from '../../jobs/index.ts';
import {
  paymentEventKind,
  planEndingKind,
  reconcileKind,
  refundKind,
  sweepPaymentsKind,
} from './job-kinds.ts';
import { tellOfEnd } from './plan-ending.ts';
import { readEvent } from './read-event.ts';
import { isOver, nextRoundAt } from './rounds.ts';
import { findPayment, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';
import { stateAtEnd } from './state.ts';

/** Events are kept for those who look into a dispute, ms. */
const EVENTS_KEPT_MS = 180 * 86_400_000;
/** After the last round and all its retries, ms. */
const OVERDUE_MS = 4 * 86_400_000;
/** 03:00 in India, near enough. */
const HOUR_UTC = 21;

/** Everything that is done about payments in the background. */
export function paymentJobs(context: Context, { provider }: PaymentSetup): JobHandler[] {
  return [
    handle(reconcileKind, ({ paymentId, round }) => reconcile(context, provider, paymentId, round)),
    handle(paymentEventKind, ({ eventId }) => readEvent(context, eventId)),
    handle(refundKind, async ({ attemptId: id, amount }) => {
      if (provider === null) throw new ProviderTrouble('No provider is set up to pay back by');
      await provider.refund({ id, amount }, `refund-${id}`);
    }),
    handle(planEndingKind, ({ paymentId }) => tellOfEnd(context, paymentId)),
    handle(sweepPaymentsKind, () => sweep(context), { dailyAt: HOUR_UTC }),
  ];
}

/**
 * PA7: one look at an order that may still be open; the next follows until it is paid, or given up after three days. A
 * provider that does not answer makes no order fail.
 */
async function reconcile(
  context: Context,
  provider: PaymentProvider | null,
  paymentId: string,
  round: number,
): Promise<void> {
  const { store, clock } = context;
  const payment = await findPayment(store, store.read, paymentId);
  if (payment === undefined || payment.state === 'paid') return;
  const isAsked = provider?.way === payment.provider;
  // Orders of the sandbox stay behind where a real provider was set up since; nobody has paid for them.
  const answered = isAsked
    ? await settleQuietly(context, provider, payment)
    : payment.provider !== 'razorpay';
  if (answered && isOver(payment.createdAt, clock.now())) await giveUp(context, payment);
  else await lookAgain(context, payment, round);
}

async function settleQuietly(
  context: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<boolean> {
  try {
    await settle(context, provider, payment);
    return true;
  } catch (error) {
    if (error instanceof ProviderTrouble) return false;
    throw error;
  }
}

async function lookAgain(context: Context, { id, createdAt }: PaymentRow, round: number): Promise<void> {
  const { store, clock } = context;
  await store.write(async (queries) => {
    const now = await findPayment(store, queries, id);
    if (now === undefined || now.state === 'paid') return;
    const next = { paymentId: id, round: round + 1 };
    const runAt = nextRoundAt(createdAt, round, clock.now());
    await enqueue(context, queries, reconcileKind, next, {
      runAt,
      dedupeKey: `reconcile ${id} ${round + 1}`,
    });
  });
}

async function giveUp({ store }: Context, { id, userId }: PaymentRow): Promise<void> {
  const { payments } = store.t;
  await store.write(async (queries) => {
    await queries.lock(walletLock(userId));
    const payment = await findPayment(store, queries, id);
    if (payment === undefined) return;
    const state = stateAtEnd(payment.state);
    if (state !== payment.state) await queries.update(payments).set({ state }).where(eq(payments.id, id));
  });
}

/** Forgets old events, and has every order looked at that is still open after its last round: its job was given up. */
async function sweep(context: Context): Promise<void> {
  const { store, clock } = context;
  const { payments, paymentEvents } = store.t;
  const now = clock.now();
  const open = await store.read
    .select()
    .from(payments)
    .where(and(inArray(payments.state, ['created', 'authorized']), lt(payments.createdAt, now - OVERDUE_MS)));
  await store.write(async (queries) => {
    await queries.delete(paymentEvents).where(lt(paymentEvents.receivedAt, now - EVENTS_KEPT_MS));
    const day = Math.floor(now / 86_400_000);
    for (const { id } of open)
      await enqueue(
        context,
        queries,
        reconcileKind,
        { paymentId: id, round: 0 },
        { dedupeKey: `reconcile ${id} day ${day}` },
      );
  });
}
