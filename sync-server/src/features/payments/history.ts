import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import type { CallAnswer, myPayments, paymentReceipt } from '@exam/shared-schema/contract';
import type { Seller } from '../../adapters/payments/payment-provider.ts';
import type { Context } from '../../context.ts';
import { readPage } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { findPayment, type PaymentRow } from './rows.ts';
import { toPayment } from './wire.ts';

/** For how long an order without an attempt to pay is listed, ms: its payment may still arrive. */
const UNTRIED_MS = 86_400_000;

/** The payments of a user, newest first. */
export async function listPayments(
  { store, clock }: Context,
  userId: string,
  query: { readonly page: number; readonly limit: number },
): Promise<CallAnswer<typeof myPayments>> {
  const { payments } = store.t;
  const now = clock.now();
  const isRecent = and(eq(payments.state, 'created'), gt(payments.createdAt, now - UNTRIED_MS));
  const isTried = and(ne(payments.state, 'created'), ne(payments.state, 'abandoned'));
  const { rows, ...page } = await readPage(store.read, query, {
    from: payments,
    select: (queries) => queries.select().from(payments).$dynamic(),
    where: and(eq(payments.userId, userId), or(isRecent, isTried)),
    order: [desc(payments.createdAt), desc(payments.id)],
  });
  return {
    ...page,
    payments: rows.map((row) => toPayment(row, now)),
    meta: { page: page.page, totalPages: page.pages, total: page.total },
  };
}

type Receipt = CallAnswer<typeof paymentReceipt>['data'];

/** The contents of a payment's receipt, for its owner. @throws AppError NOT_FOUND */
export async function readReceipt(
  { store, clock }: Context,
  seller: Seller | null,
  userId: string,
  id: string,
): Promise<Receipt> {
  const row = await findPayment(store, store.read, id);
  if (row === undefined || row.userId !== userId) throw new AppError('NOT_FOUND');
  const { users } = store.t;
  const [user] = await store.read.select().from(users).where(eq(users.id, userId));
  return {
    payment: toPayment(row, clock.now()),
    buyer: { name: user?.fullName ?? '', email: user?.email ?? '' },
    invoice:
      seller === null || row.state !== 'paid' || row.provider !== 'razorpay' ? null : invoiceOf(seller, row),
  };
}

const WHOLE = 100;

/** PA9: prices include the tax. Rounding only once makes both parts add up to the amount paid. */
function invoiceOf({ name, ...seller }: Seller, { amount }: PaymentRow): NonNullable<Receipt['invoice']> {
  const taxable = Math.round((amount * WHOLE) / (WHOLE + seller.gstPercent));
  return { ...seller, seller: name, taxable, gst: amount - taxable };
}
