import { and, desc, sql, type SQL } from 'drizzle-orm';
import { UNLIMITED, type ManagedPayment } from '@exam/shared-schema/contract';
import { rupeesOf } from '@exam/shared-schema/labels';
import type { Context } from '../../context.ts';
import type { FileColumns } from '../../crud/index.ts';
import { isFiltered, toManagedPayment, withPayer, type PaymentFilters } from './admin-list.ts';

/** Payments in memory at once. */
const AT_ONCE = 500;

export const IN_FILE: FileColumns<ManagedPayment> = {
  Payment: ({ providerPaymentId }) => providerPaymentId,
  Order: ({ providerOrderId }) => providerOrderId,
  Receipt: ({ receipt }) => receipt,
  Entity: ({ entityModel }) => entityModel,
  Payer: ({ entityId }) => entityId.name,
  'E-mail': ({ entityId }) => entityId.email,
  Plan: ({ notes }) => notes.planName,
  Tokens: ({ tokensPurchased }) => (tokensPurchased === UNLIMITED ? 'Unlimited' : tokensPurchased),
  'Amount, rupees': ({ amount }) => rupeesOf(amount),
  'Refunded, rupees': ({ refundAmount }) => rupeesOf(refundAmount),
  Status: ({ status }) => status,
  Provider: ({ paymentProvider }) => paymentProvider,
  'Created, UTC': ({ createdAt }) => createdAt,
  'Paid, UTC': ({ paidAt }) => paidAt,
};

/**
 * PA13: all payments that a search and filters leave, newest first. Each is read once, however many are added and settled
 * meanwhile, which is why they are not read page by page.
 */
export async function* everyPayment(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  filters: PaymentFilters,
): AsyncGenerator<ManagedPayment[]> {
  const { payments } = store.t;
  const where = isFiltered(store, filters);
  const { createdAt, id } = payments;
  let isLater: SQL | undefined;
  for (;;) {
    const rows = await withPayer(store, store.read)
      .where(and(where, isLater))
      .orderBy(desc(createdAt), desc(id))
      .limit(AT_ONCE);
    const last = rows.at(-1)?.payment;
    if (last === undefined) return;
    const now = clock.now();
    yield rows.map(({ payment, user }) => toManagedPayment(payment, user, now));
    isLater = sql`(${createdAt}, ${id}) < (${last.createdAt}, ${last.id})`;
  }
}
