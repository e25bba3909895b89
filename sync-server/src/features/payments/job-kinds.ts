import * as z from 'zod/mini';
import { nothing, type JobKind } from '../../jobs/index.ts';

/** PA7: asks the provider about an order that is still open, `round` after `round`. */
export const reconcileKind: JobKind<{ readonly paymentId: string; readonly round: number }> = {
  kind: 'reconcile-payment',
  payload: z.object({ paymentId: z.string(), round: z.int() }),
};

/** PA7: asks the provider about an order once, now. */
export const settleKind: JobKind<{ readonly paymentId: string }> = {
  kind: 'settle-payment',
  payload: z.object({ paymentId: z.string() }),
};

/** PA3: reads an event of the provider that was kept. */
export const paymentEventKind: JobKind<{ readonly eventId: string }> = {
  kind: 'payment-event',
  payload: z.object({ eventId: z.string() }),
};

export interface Refund {
  readonly attemptId: string;
  /** Paise. */
  readonly amount: number;
  /** 0, and one more each time that the provider could not do it. */
  readonly round: number;
}

/** PA6: pays back what was paid twice, or what was not asked for. */
export const refundKind: JobKind<Refund> = {
  kind: 'refund-payment',
  payload: z.object({ attemptId: z.string(), amount: z.int(), round: z.int() }),
};

/** PL6: three days before a plan ends. */
export const planEndingKind: JobKind<{ readonly paymentId: string }> = {
  kind: 'plan-ending',
  payload: z.object({ paymentId: z.string() }),
};

export const sweepPaymentsKind: JobKind<object> = { kind: 'sweep-payments', payload: nothing };
