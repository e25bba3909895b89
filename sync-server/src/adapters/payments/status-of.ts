import type { AttemptStatus } from './payment-provider.ts';

/**
 * Razorpay releases authorized payments that were never captured, and reports them as 'refunded' too. No money was taken
 * by such a payment, so it counts as failed.
 */
export function statusOf({
  status,
  captured,
}: {
  readonly status: AttemptStatus;
  readonly captured?: boolean | null | undefined;
}): AttemptStatus {
  return status === 'refunded' && captured === false ? 'failed' : status;
}
