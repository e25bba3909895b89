import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { PaymentRow } from './rows.ts';
import { fits } from './state.ts';
import { takeEvidence } from './take-evidence.ts';

/**
 * PA7: asks the provider how an order stands, takes money that was only authorized, and takes the answer as evidence.
 * @returns the payment as it is then.
 * @throws ProviderTrouble
 */
export async function settle(
  context: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { providerOrderId: orderId } = payment;
  if (orderId === null) return payment;
  let said = await provider.paymentsOf(orderId);
  const isTaken = said.some(({ status }) => status === 'captured' || status === 'refunded');
  const waiting = said.find((each) => each.status === 'authorized' && fits(payment, each));
  if (!isTaken && payment.state !== 'paid' && waiting !== undefined) {
    await captureOnce(provider, waiting);
    said = await provider.paymentsOf(orderId);
  }
  return (await takeEvidence(context, orderId, said)) ?? payment;
}

/** Somebody else may just have captured it, which the provider refuses a second time; what it says next decides. */
async function captureOnce(
  provider: PaymentProvider,
  payment: Parameters<PaymentProvider['capture']>[0],
): Promise<void> {
  try {
    await provider.capture(payment);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
  }
}
