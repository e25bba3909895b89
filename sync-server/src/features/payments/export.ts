import { and, desc, sql, type SQL } from 'drizzle-orm';
import { UNLIMITED, type ManagedPayment } from '@exam/shared-schema/contract';
import { rupeesOf } from '@exam/shared-schema/labels';
import type { Context } from '../../context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../crud/index.ts';
import { isFiltered, toManagedPayment, withPayer, type PaymentFilters } from './admin-list.ts';

/** Payments in memory at once. */
const AT_ONCE = 500;

const COLUMNS: Readonly<Record<string, (payment: ManagedPayment) => string | number | null>> = {
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
 * PA13: the CSV file of all payments that a search and filters leave, in pieces, newest first. Each is in it once, however
 * many are added meanwhile.
 */
export async function* exportPayments(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  filters: PaymentFilters,
): AsyncGenerator<string> {
  const { payments } = store.t;
  const where = isFiltered(store, filters);
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
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
    yield rows.map(({ payment, user }) => lineOf(toManagedPayment(payment, user, now))).join('');
    isLater = sql`(${createdAt}, ${id}) < (${last.createdAt}, ${last.id})`;
  }
}

const lineOf = (payment: ManagedPayment): string =>
  csvLine(Object.values(COLUMNS).map((valueOf) => valueOf(payment)));
