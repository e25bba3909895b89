import { UNLIMITED, type ManagedPayment } from '@exam/shared-schema/contract';
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
