import type { AttemptStatus, ProviderPayment } from '../../adapters/payments/payment-provider.ts';

export type PaymentState = 'created' | 'abandoned' | 'failed' | 'authorized' | 'paid';

/** PA4: further on is what has a higher number; nothing goes back, however late or often it is said. */
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

/** What an order says of the tries to pay it. */
interface Ordered {
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
}

export type Attempt = Pick<ProviderPayment, 'id' | 'status' | 'amount' | 'currency' | 'refunded' | 'failure'>;

/** PA4: an attempt after something more was said of it, in whatever order it arrives. */
export function attemptAfter(before: Attempt | undefined, said: Attempt): Attempt {
  if (before === undefined) return said;
  const refunded = Math.max(before.refunded, said.refunded);
  return STATUS_ORDER[said.status] >= STATUS_ORDER[before.status]
    ? { ...said, refunded }
    : { ...before, refunded };
}

/** PA5: a try that pays another sum pays nothing. */
export const fits = ({ amount, currency }: Ordered, attempt: Ordered): boolean =>
  attempt.amount === amount && attempt.currency === currency;

const isTaken = ({ status }: Attempt) => status === 'captured' || status === 'refunded';

/** The tries that paid an order; more than one where somebody paid twice (PA6). */
export function payersOf<A extends Attempt>(order: Ordered, attempts: readonly A[]): A[] {
  return attempts.filter((attempt) => isTaken(attempt) && fits(order, attempt));
}

/** PA4: where an order stands after what is known of its tries. It never goes back. */
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
  return [before, ...reached].reduce((one, other) => (STATE_ORDER[other] > STATE_ORDER[one] ? other : one));
}

/** PA7: where an order ends that was not paid in time: the one step back. What arrives later still counts. */
export function stateAtEnd(before: PaymentState): PaymentState {
  if (before === 'created') return 'abandoned';
  return before === 'authorized' ? 'failed' : before;
}

export const MONTH_MS = 30 * 86_400_000;

/**
 * PL5: the month that a payment buys. The same plan again follows on the one that is not over; any other begins at once.
 * @param endsAt of the same plan's latest month, epoch ms; null if there is none.
 */
export function monthAfter(
  now: number,
  endsAt: number | null,
): { readonly startsAt: number; readonly endsAt: number } {
  const startsAt = Math.max(now, endsAt ?? now);
  return { startsAt, endsAt: startsAt + MONTH_MS };
}
