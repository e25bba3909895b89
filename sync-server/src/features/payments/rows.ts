import { and, eq } from 'drizzle-orm';
import { packageLock, walletLock, type Queries, type Store, type Tables } from '../../database/index.ts';

export type PaymentRow = Tables['payments']['$inferSelect'];
export type AttemptRow = Tables['paymentAttempts']['$inferSelect'];

export async function findPayment(
  { t: { payments } }: Pick<Store, 't'>,
  queries: Queries,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** @param userId the required owner; any if absent. */
export async function findByOrder(
  { t: { payments } }: Pick<Store, 't'>,
  queries: Queries,
  orderId: string,
  userId?: string,
): Promise<PaymentRow | undefined> {
  const isOrder = eq(payments.providerOrderId, orderId);
  const [row] = await queries
    .select()
    .from(payments)
    .where(userId === undefined ? isOrder : and(isOrder, eq(payments.userId, userId)));
  return row;
}

/** The payment of a link. */
export async function findByLink(
  { t: { payments } }: Pick<Store, 't'>,
  queries: Queries,
  linkId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.linkId, linkId));
  return row;
}

/** The lock of all that changes a payment: its buyer's wallet, or the package of a college. */
export const lockOf = ({ id, userId }: Pick<PaymentRow, 'id' | 'userId'>): string =>
  userId === null ? packageLock(id) : walletLock(userId);

/** An attempt to pay, by the provider's id. */
export async function findAttempt(
  { t: { paymentAttempts } }: Pick<Store, 't'>,
  queries: Queries,
  id: string,
): Promise<AttemptRow | undefined> {
  const [row] = await queries.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
}
