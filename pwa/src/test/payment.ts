import type { Payment } from '@exam/shared-schema/contract';

/** A payment for a current plan, as its owner sees it. */
export function testPayment(_id: string, change: Partial<Payment> = {}): Payment {
  return {
    _id,
    receipt: `R-${_id}`,
    paymentProvider: 'razorpay',
    currency: 'INR',
    planId: { _id: 'pro', name: 'Pro' },
    tokensPurchased: 1000,
    amount: 49_900,
    status: 'success',
    note: null,
    paidAt: '2026-01-05T09:00:00.000Z',
    createdAt: '2026-01-05T08:59:00.000Z',
    startDate: '2026-01-05T09:00:00.000Z',
    endDate: '2026-02-04T09:00:00.000Z',
    isActive: true,
    refundAmount: 0,
    providerOrderId: `order_${_id}`,
    providerPaymentId: `pay_${_id}`,
    ...change,
  };
}
