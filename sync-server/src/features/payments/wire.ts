import type { Payment, PaymentStatus } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { PaymentRow } from './rows.ts';

const STATUS: Readonly<Record<PaymentRow['state'], PaymentStatus>> = {
  created: 'pending',
  authorized: 'pending',
  paid: 'success',
  failed: 'failed',
  abandoned: 'failed',
};

/** A payment in the form of the API. @param now epoch ms, decides whether its plan is over. */
export function toPayment(row: PaymentRow, now: number): Payment {
  const { terms, planId } = row;
  return {
    _id: row.id,
    receipt: row.receipt,
    paymentProvider: row.provider,
    currency: row.currency,
    planId: planId === null ? null : { _id: planId, name: terms.planName },
    tokensPurchased: terms.tokens * (terms.college?.students ?? 1),
    amount: row.amount,
    status: STATUS[row.state],
    note: row.note,
    paidAt: isoOrNull(row.paidAt),
    createdAt: new Date(row.createdAt).toISOString(),
    startDate: isoOrNull(row.startsAt),
    endDate: isoOrNull(row.endsAt),
    isActive: row.state === 'paid' && row.endsAt !== null && row.endsAt > now,
    refundAmount: row.refunded,
    providerOrderId: row.providerOrderId,
    providerPaymentId: row.providerPaymentId,
  };
}
