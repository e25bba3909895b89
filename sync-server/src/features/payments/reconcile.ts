import { eq } from 'drizzle-orm';
import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { enqueue } from '../../jobs/index.ts';
import { reconcileKind, refundKind, type Refund } from './job-kinds.ts';
import { isOver, nextRefundAt, nextRoundAt } from './rounds.ts';
import { findPayment, lockOf, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';
import { stateAtEnd } from './state.ts';

/** After a timeout, background work makes no further calls for this long, ms, so that it does not occupy the job runner. */
const TROUBLE_MS = 60_000;

/** The provider as used by background work, with a pause after a failure. */
export interface PausingProvider {
  /** Null if none is configured. */
  readonly provider: PaymentProvider | null;
  /** @returns whether the provider has answered. */
  settle(payment: PaymentRow): Promise<boolean>;
}

export function pauseAfterTrouble(context: Context, provider: PaymentProvider | null): PausingProvider {
  let troubleUntil = 0;
  return {
    provider,
    settle: async (payment) => {
      const isSame = provider?.way === payment.provider;
      // Unpaid orders of the sandbox may remain after a real provider was configured.
      if (!isSame) return payment.provider !== 'razorpay';
      if (context.clock.now() < troubleUntil) return false;
      try {
        await settle(context, provider, payment);
        return true;
      } catch (error) {
        if (!(error instanceof ProviderTrouble)) throw error;
        troubleUntil = context.clock.now() + TROUBLE_MS;
        return false;
      }
    },
  };
}

/**
 * PA7: checks an order that may still be open, and schedules the next check until it is paid or given up after three
 * days. An unavailable provider does not make an order fail.
 */
export async function reconcile(
  context: Context,
  pausing: PausingProvider,
  { paymentId, round }: { readonly paymentId: string; readonly round: number },
): Promise<void> {
  const { store, clock } = context;
  const before = await findPayment(store, store.read, paymentId);
  if (before === undefined || before.state === 'paid') return;
  const answered = await pausing.settle(before);
  const payment = (await findPayment(store, store.read, paymentId)) ?? before;
  if (payment.state === 'paid') return;
  if (answered && isOver(payment, clock.now())) await giveUp(context, payment);
  else await scheduleNextRound(context, payment, round);
}

async function scheduleNextRound(
  context: Context,
  { id, createdAt }: PaymentRow,
  round: number,
): Promise<void> {
  const next = { paymentId: id, round: round + 1 };
  const runAt = nextRoundAt(createdAt, round, context.clock.now());
  const dedupeKey = `reconcile ${id} ${round + 1}`;
  await context.store.write((queries) =>
    enqueue(context, queries, reconcileKind, next, { runAt, dedupeKey }),
  );
}

async function giveUp({ store }: Context, given: PaymentRow): Promise<void> {
  const { payments } = store.t;
  const { id } = given;
  await store.write(async (queries) => {
    await queries.lock(lockOf(given));
    const payment = await findPayment(store, queries, id);
    if (payment === undefined) return;
    const state = stateAtEnd(payment.state);
    if (state !== payment.state) await queries.update(payments).set({ state }).where(eq(payments.id, id));
  });
}

/** PA6: refunds with an idempotency key; if the provider fails, it is retried until it succeeds. */
export async function refundOnce(
  context: Context,
  provider: PaymentProvider | null,
  { attemptId, amount, round }: Refund,
): Promise<void> {
  try {
    if (provider === null) throw new ProviderTrouble('No provider is set up to pay back by');
    await provider.refund({ id: attemptId, amount }, `refund-${attemptId}`);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    const next = { attemptId, amount, round: round + 1 };
    const runAt = nextRefundAt(round, context.clock.now());
    const dedupeKey = `refund ${attemptId} ${round + 1}`;
    await context.store.write((queries) => enqueue(context, queries, refundKind, next, { runAt, dedupeKey }));
  }
}
