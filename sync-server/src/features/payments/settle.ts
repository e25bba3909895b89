import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { PaymentRow } from './rows.ts';
import { fits } from './state.ts';
import { takeEvidence } from './take-evidence.ts';

/**
 * PA7: asks the provider about an order, captures an authorized payment, and takes the result as evidence.
 * @returns the updated payment.
 * @throws ProviderTrouble
 */
export async function settle(
  context: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { providerOrderId: orderId } = payment;
  if (orderId === null) return payment;
  let reported = await provider.paymentsOf(orderId);
  const isTaken = reported.some(({ status }) => status === 'captured' || status === 'refunded');
  const waiting = reported.find((each) => each.status === 'authorized' && fits(payment, each));
  if (!isTaken && payment.state !== 'paid' && waiting !== undefined) {
    await captureOnce(provider, waiting);
    reported = await provider.paymentsOf(orderId);
  }
  return (await takeEvidence(context, orderId, reported)) ?? payment;
}

/**
 * The provider refuses to capture a payment twice, so a refusal, which the adapter has logged, changes nothing: the state
 * that the provider reports next decides.
 */
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
