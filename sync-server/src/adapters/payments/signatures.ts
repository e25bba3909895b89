import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedLink } from './payment-provider.ts';

/** HMAC-SHA256 as lower-case hex, as Razorpay signs. */
export function signatureOf(secret: string, signed: string | Uint8Array): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Compares in constant time. */
export function isSignature(secret: string, signed: string | Uint8Array, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** The text that the checkout's result signs. */
export const paidText = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`;

/** The text that the report about a paid link signs (ST46). */
export const paidLinkText = ({ linkId, reference, status, paymentId }: SignedLink): string =>
  `${linkId}|${reference}|${status}|${paymentId}`;
