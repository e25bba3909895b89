import { ProviderTrouble, type PaymentProvider } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import type { PaymentRow } from './rows.ts';
import { fits, type Attempt } from './state.ts';
import { isPayerDeleted, takeEvidence, type About } from './take-evidence.ts';

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
  if (payment.userId === null) await cancelOfDeleted(context, provider, payment);
  let report = await reportOf(provider, payment);
  if (report === null) return payment;
  const { reported } = report;
  const isTaken = reported.some(({ status }) => status === 'captured' || status === 'refunded');
  const waiting = reported.find((each) => each.status === 'authorized' && fits(payment, each));
  if (!isTaken && payment.state !== 'paid' && waiting !== undefined) {
    await captureOnce(provider, waiting);
    report = (await reportOf(provider, payment)) ?? report;
  }
  return (await takeEvidence(context, report.about, report.reported)) ?? payment;
}

/** What a provider reports about an order or a link. */
export interface Report {
  readonly about: About;
  readonly reported: readonly Attempt[];
}

/** @returns null if the provider has neither an order nor a link of it. @throws ProviderTrouble */
export async function reportOf(
  provider: PaymentProvider,
  { linkId, providerOrderId: orderId }: PaymentRow,
): Promise<Report | null> {
  if (linkId !== null) {
    const link = await provider.readLink(linkId);
    return { about: { linkId, orderId: orderId ?? link.orderId }, reported: link.payments };
  }
  return orderId === null ? null : { about: { orderId }, reported: await provider.paymentsOf(orderId) };
}

/** PA19: nobody should pay any more for the students of a college that was deleted. */
async function cancelOfDeleted(
  { store }: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<void> {
  if (payment.linkId === null || payment.state === 'paid') return;
  if (!(await isPayerDeleted(store, store.read, payment))) return;
  try {
    await provider.cancelLink(payment.linkId);
  } catch (error) {
    // The adapter has logged it: one that is paid or cancelled already cannot be cancelled.
    if (!(error instanceof ProviderTrouble)) throw error;
  }
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
