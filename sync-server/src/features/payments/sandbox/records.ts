import type { ProviderPayment } from '../../../adapters/payments/payment-provider.ts';
import type { Context } from '../../../context.ts';

type Tables = Context['store']['t'];
export type SandboxPayment = Tables['sandboxPayments']['$inferSelect'];
type OrderRow = Tables['sandboxOrders']['$inferSelect'];

const ID_BYTES = 10;

/** An id with the length of Razorpay's. @param kind the prefix. */
export const sandboxId = ({ ids }: Pick<Context, 'ids'>, kind: 'order' | 'pay' | 'event' | 'plink'): string =>
  `${kind}_${ids.bytes(ID_BYTES).toString('hex')}`;

export function toProviderPayment(
  { id, orderId, status, refunded, failure }: SandboxPayment,
  { amount, currency }: OrderRow,
): ProviderPayment {
  return { id, orderId, status, amount, currency, refunded, failure };
}
