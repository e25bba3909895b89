import type { CallAnswer, verifyPayment as verifyCall } from '@exam/shared-schema/contract';
import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { findAttempt, findByOrder, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';
import { OTHER_SUM, takeEvidence } from './take-evidence.ts';

interface Callback {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

const PAID = 'Payment successful. Your plan is active.';
const PENDING = 'Your payment is being confirmed. Nothing is lost; this takes a few minutes at most.';

/**
 * PA2: takes the report of the checkout. Its signature over the stored order id proves that a payment was made; the amount
 * is then requested from the provider, and only that fulfils the order.
 * @throws AppError NOT_FOUND for another user's order, PAYMENT_SIGNATURE, REFUSED if another sum was paid.
 */
export async function verifyPayment(
  context: Context,
  provider: PaymentProvider,
  userId: string,
  { razorpay_order_id: orderId, razorpay_payment_id: id, razorpay_signature: signature }: Callback,
): Promise<CallAnswer<typeof verifyCall>> {
  const { store } = context;
  const found = await findByOrder(store, store.read, orderId, userId);
  if (found?.providerOrderId == null) throw new AppError('NOT_FOUND');
  if (!provider.isPaid(found.providerOrderId, id, signature)) throw new AppError('PAYMENT_SIGNATURE');
  const { amount, currency } = found;
  // The sum is not in the report, so the order's is assumed, but never instead of what the provider has reported.
  const assumed = { id, status: 'authorized' as const, amount, currency, refunded: 0, failure: null };
  const known = await findAttempt(store, store.read, id);
  const isNews = known === undefined || known.status === 'created' || known.status === 'failed';
  const noted = (isNews ? await takeEvidence(context, { orderId }, [assumed]) : undefined) ?? found;
  const isKnown = noted.state === 'paid' && noted.providerPaymentId === id;
  const payment = isKnown ? noted : await settleIfAble(context, provider, noted);
  if (payment.state === 'failed' && payment.note === OTHER_SUM) throw new AppError('REFUSED', OTHER_SUM);
  return payment.state === 'paid'
    ? { message: PAID, status: 'success', paymentId: payment.id }
    : { message: PENDING, status: 'pending', paymentId: payment.id };
}

/** If the provider is unavailable, its event or the reconciler settles the order later. */
export async function settleIfAble(
  context: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentRow> {
  try {
    return await settle(context, provider, payment);
  } catch (error) {
    if (error instanceof ProviderTrouble) return payment;
    throw error;
  }
}
