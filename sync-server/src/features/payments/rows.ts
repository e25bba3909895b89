import { and, eq } from 'drizzle-orm';
import type { Queries, Store, Tables } from '../../database/index.ts';

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

/** An attempt to pay, by the provider's id. */
export async function findAttempt(
  { t: { paymentAttempts } }: Pick<Store, 't'>,
  queries: Queries,
  id: string,
): Promise<AttemptRow | undefined> {
  const [row] = await queries.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row;
}
