import type { AttemptStatus, ProviderPayment } from '../../adapters/payments/payment-provider.ts';

export type PaymentState = 'created' | 'abandoned' | 'failed' | 'authorized' | 'paid';

/** PA4: a state never moves to a lower number, however late or often events arrive. */
const STATE_ORDER: Readonly<Record<PaymentState, number>> = {
  created: 0,
  abandoned: 1,
  failed: 2,
  authorized: 3,
  paid: 4,
};

const STATUS_ORDER: Readonly<Record<AttemptStatus, number>> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** The order's terms that an attempt to pay must match. */
interface Ordered {
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
}

export type Attempt = Pick<ProviderPayment, 'id' | 'status' | 'amount' | 'currency' | 'refunded' | 'failure'>;

/** PA4: an attempt updated by a report, which may arrive in any order. */
export function attemptAfter(before: Attempt | undefined, reported: Attempt): Attempt {
  if (before === undefined) return reported;
  const refunded = Math.max(before.refunded, reported.refunded);
  return STATUS_ORDER[reported.status] >= STATUS_ORDER[before.status]
    ? { ...reported, refunded }
    : { ...before, refunded };
}

/** PA5: an attempt with another amount or currency does not pay the order. */
export const fits = ({ amount, currency }: Ordered, attempt: Ordered): boolean =>
  attempt.amount === amount && attempt.currency === currency;

const isTaken = ({ status }: Attempt) => status === 'captured' || status === 'refunded';

/** The attempts that paid an order; several if it was paid more than once (PA6). */
export function payersOf<A extends Attempt>(order: Ordered, attempts: readonly A[]): A[] {
  return attempts.filter((attempt) => isTaken(attempt) && fits(order, attempt));
}

/**
 * PA4: the state of an order, given all known attempts. It never moves backwards, except from an authorized payment that
 * turned out to be of another sum: that is not being confirmed.
 */
export function stateAfter(before: PaymentState, order: Ordered, attempts: readonly Attempt[]): PaymentState {
  const reached = attempts.map((attempt): PaymentState => {
    if (!fits(order, attempt)) return 'failed';
    if (isTaken(attempt)) return 'paid';
    return attempt.status === 'authorized'
      ? 'authorized'
      : attempt.status === 'failed'
        ? 'failed'
        : 'created';
  });
  const isOtherSum =
    before === 'authorized' &&
    !reached.includes('authorized') &&
    attempts.some((attempt) => !fits(order, attempt));
  const start = isOtherSum ? 'failed' : before;
  return [start, ...reached].reduce((one, other) => (STATE_ORDER[other] > STATE_ORDER[one] ? other : one));
}

/** PA7: the final state of an order not paid in time. This is the only backward step; later evidence still counts. */
export function stateAtEnd(before: PaymentState): PaymentState {
  if (before === 'created') return 'abandoned';
  return before === 'authorized' ? 'failed' : before;
}

export const MONTH_MS = 30 * 86_400_000;

/**
 * PL5: the month that a payment buys. A renewal starts when the current month of the same plan ends, any other now.
 * @param endsAt of the same plan's latest month, epoch ms; null if there is none.
 */
export function monthAfter(
  now: number,
  endsAt: number | null,
): { readonly startsAt: number; readonly endsAt: number } {
  const startsAt = Math.max(now, endsAt ?? now);
  return { startsAt, endsAt: startsAt + MONTH_MS };
}
