import * as z from 'zod/mini';
import { nothing, type JobKind } from '../../jobs/index.ts';

/** PA7: asks the provider about an open order; `round` counts from 0. */
export const reconcileKind: JobKind<{ readonly paymentId: string; readonly round: number }> = {
  kind: 'reconcile-payment',
  payload: z.object({ paymentId: z.string(), round: z.int() }),
};

/** PA7: asks the provider about an order once, immediately. */
export const settleKind: JobKind<{ readonly paymentId: string }> = {
  kind: 'settle-payment',
  payload: z.object({ paymentId: z.string() }),
};

/** PA3: processes a stored event of the provider. */
export const paymentEventKind: JobKind<{ readonly eventId: string }> = {
  kind: 'payment-event',
  payload: z.object({ eventId: z.string() }),
};

export interface Refund {
  readonly attemptId: string;
  /** Paise. */
  readonly amount: number;
  /** How often the provider has failed to refund it so far. */
  readonly round: number;
}

/** PA6: refunds a duplicate or unexpected payment. */
export const refundKind: JobKind<Refund> = {
  kind: 'refund-payment',
  payload: z.object({ attemptId: z.string(), amount: z.int(), round: z.int() }),
};

/** PL6: notifies the owner three days before a plan ends. */
export const planEndingKind: JobKind<{ readonly paymentId: string }> = {
  kind: 'plan-ending',
  payload: z.object({ paymentId: z.string() }),
};

export const sweepPaymentsKind: JobKind<object> = { kind: 'sweep-payments', payload: nothing };

/** PA17: grants the students of a paid package their tokens. */
export const creditStudentsKind: JobKind<{ readonly paymentId: string }> = {
  kind: 'credit-package-students',
  payload: z.object({ paymentId: z.string() }),
};

export interface MailStudents {
  readonly paymentId: string;
  /** The last student who was mailed, in the order of ids; empty before the first one. */
  readonly after: string;
}

/** PA20: mails the students of a paid package, a few at a time. */
export const mailStudentsKind: JobKind<MailStudents> = {
  kind: 'mail-package-students',
  payload: z.object({ paymentId: z.string(), after: z.string() }),
};

/** PA17: writes off what is left of the tokens of a package that was paid back. */
export const takeBackKind: JobKind<{ readonly paymentId: string }> = {
  kind: 'take-back-package',
  payload: z.object({ paymentId: z.string() }),
};
