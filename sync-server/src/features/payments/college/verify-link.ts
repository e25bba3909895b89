import type { CallAnswer, LinkCallback, verifyLink as verifyLinkCall } from '@exam/shared-schema/contract';
import type { PaymentProvider } from '../../../adapters/payments/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../http/index.ts';
import { findByLink } from '../rows.ts';
import { settleIfAble } from '../verify.ts';

const PAID = 'The payment was received. The students have their tokens in a few minutes.';
const PENDING = 'The payment is being confirmed. Nothing is lost; this takes a few minutes at most.';

/**
 * PA18: takes the report about a paid link, which the payer's browser brings. Its signature over the stored reference is a
 * reason to ask the provider, and only the provider's answer fulfils the payment.
 * @throws AppError NOT_FOUND, PAYMENT_SIGNATURE
 */
export async function verifyLink(
  context: Context,
  provider: PaymentProvider,
  callback: LinkCallback,
): Promise<CallAnswer<typeof verifyLinkCall>> {
  const { store } = context;
  const linkId = callback.razorpay_payment_link_id;
  const found = await findByLink(store, store.read, linkId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const signed = {
    linkId,
    reference: found.receipt,
    status: callback.razorpay_payment_link_status,
    paymentId: callback.razorpay_payment_id,
  };
  if (!provider.isLinkPaid(signed, callback.razorpay_signature)) throw new AppError('PAYMENT_SIGNATURE');
  const payment = found.state === 'paid' ? found : await settleIfAble(context, provider, found);
  return payment.state === 'paid'
    ? { message: PAID, status: 'success' }
    : { message: PENDING, status: 'pending' };
}
