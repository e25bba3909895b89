import { inArray } from 'drizzle-orm';
import type { Reconciliation, ReportedPayment } from '@exam/shared-schema/contract';
import {
  LISTED_AT_ONCE,
  ProviderTrouble,
  type ListedPayment,
  type PaymentProvider,
} from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { toManagedPayment, withPayer } from './admin-list.ts';
import { isOther, NO_ANSWER, toAttempt } from './compare.ts';
import type { AttemptRow } from './rows.ts';

const DAY_MS = 86_400_000;

interface Asked {
  /** A day in India, as 2026-01-31. */
  readonly day: string;
  /** From 1. */
  readonly page: number;
}

/**
 * PA14: a page of the payments that the provider reports for a day, newest first, beside what is stored. Nothing is changed;
 * a difference is settled like that of one payment (PA10).
 * @throws AppError OVERLOADED if the provider does not answer.
 */
export async function reconcileDay(
  context: Context,
  provider: PaymentProvider,
  { day, page }: Asked,
): Promise<Reconciliation> {
  const from = Date.parse(`${day}T00:00:00+05:30`);
  const listed = await listedBy(provider, { from, to: from + DAY_MS }, page - 1);
  const [attempts, found] = await Promise.all([
    storedAttempts(context, listed),
    storedPayments(context, listed),
  ]);
  const rows = listed.map((reported): ReportedPayment => {
    const stored = attempts.get(reported.id);
    const payment = found.get(stored?.paymentId ?? '') ?? found.get(reported.orderId ?? '') ?? null;
    return {
      reported: toAttempt(reported),
      providerOrderId: reported.orderId,
      createdAt: new Date(reported.createdAt).toISOString(),
      stored: stored === undefined ? null : toAttempt(stored),
      payment,
      difference: payment === null ? 'unknown' : isOther(stored, reported) ? 'unsettled' : 'none',
    };
  });
  return { provider: provider.way, rows, hasMore: listed.length === LISTED_AT_ONCE };
}

async function listedBy(
  provider: PaymentProvider,
  time: { readonly from: number; readonly to: number },
  page: number,
): Promise<ListedPayment[]> {
  try {
    return await provider.listPayments(time, page);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    throw new AppError('OVERLOADED', NO_ANSWER, { cause: error });
  }
}

/** What is stored of these attempts, by the provider's id. */
async function storedAttempts(
  { store: { read, t } }: Context,
  listed: readonly ListedPayment[],
): Promise<ReadonlyMap<string, AttemptRow>> {
  const ids = listed.map(({ id }) => id);
  const rows = await read.select().from(t.paymentAttempts).where(inArray(t.paymentAttempts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stored payments of these orders, by the provider's order and by their own id. */
async function storedPayments({ store, clock }: Context, listed: readonly ListedPayment[]) {
  const orderIds = listed.flatMap(({ orderId }) => orderId ?? []);
  const rows = await withPayer(store, store.read).where(inArray(store.t.payments.providerOrderId, orderIds));
  const now = clock.now();
  return new Map(
    rows.flatMap(({ payment, user }) => {
      const managed = toManagedPayment(payment, user, now);
      return [
        [payment.id, managed],
        [payment.providerOrderId ?? payment.id, managed],
      ] as const;
    }),
  );
}
