import { UNLIMITED, type ManagedPayment, type PaymentAttempt } from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import { formatNumber } from '../../format/index.ts';
import type { Tone } from '../../ui/index.ts';

export const TONES: Readonly<Record<ManagedPayment['status'], Tone>> = {
  success: 'ok',
  pending: 'warn',
  failed: 'bad',
};

export const PROVIDERS = {
  razorpay: 'Razorpay',
  sandbox: 'Sandbox',
  manual: 'By hand',
} as const satisfies Record<ManagedPayment['paymentProvider'], string>;

export const tokensText = ({ tokensPurchased }: Pick<ManagedPayment, 'tokensPurchased'>): string =>
  tokensPurchased === UNLIMITED ? 'Unlimited tokens' : `${formatNumber(tokensPurchased)} tokens`;

export const ATTEMPT_STATUSES: Readonly<Record<PaymentAttempt['status'], string>> = {
  created: 'begun',
  failed: 'failed',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
};

/** @param refunded paise. */
export const refundText = (refunded: number): string =>
  refunded > 0 ? `, ${formatPaise(refunded)} refunded` : '';
