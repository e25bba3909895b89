import type { Payment } from '@exam/shared-schema/contract';
import { formatPaise, formatPaymentAmount, paymentStatusLabel } from '@exam/shared-schema/labels';
import { formatDate } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import type { Tone } from '../../ui/index.ts';

const TONES: Readonly<Record<Payment['status'], Tone>> = { success: 'ok', pending: 'warn', failed: 'bad' };

export function statusOf({ status }: Pick<Payment, 'status'>): {
  readonly words: string;
  readonly tone: Tone;
} {
  const label = paymentStatusLabel(status);
  const words: Readonly<Record<string, string>> = say.payments.statuses;
  return { words: words[label] ?? label, tone: TONES[status] };
}

export const whatOf = ({ planId }: Payment): string => planId?.name ?? say.payments.noPlan;

/** The time of payment; for an unpaid order, the time of the order. */
export const whenOf = ({ paidAt, createdAt }: Payment): string => paidAt ?? createdAt;

export const amountOf = ({ amount }: Payment): string => formatPaymentAmount(amount);

/** Null without a refund. A partial refund may be small, so it is always read as paise. */
export function refundOf({ refundAmount }: Payment): string | null {
  return refundAmount > 0 ? formatPaise(refundAmount) : null;
}

export function endOf({ endDate, isActive, status, paymentProvider }: Payment): string {
  if (status !== 'success') return say.payments.none;
  if (endDate === null) return paymentProvider === 'manual' ? say.payments.never : say.payments.none;
  return isActive ? formatDate(endDate) : say.payments.ended(formatDate(endDate));
}

/** The reason for a failure or for a grant of tokens; null if there is none. */
export const noteOf = ({ note }: Payment): string | null => (note === null ? null : translate(note));
