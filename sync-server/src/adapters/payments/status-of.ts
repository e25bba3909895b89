import type { AttemptStatus } from './payment-provider.ts';

/**
 * Razorpay pays back by itself what was authorized and never captured, and calls that 'refunded' too. Nobody's money was
 * taken by such a payment, so it has failed.
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
