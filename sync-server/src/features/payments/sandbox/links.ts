import { eq } from 'drizzle-orm';
import type { LinkReport, NewLink } from '../../../adapters/payments/payment-provider.ts';
import type { Context } from '../../../context.ts';
import type { Queries, Transaction } from '../../../database/index.ts';
import { sandboxId, toProviderPayment } from './records.ts';

type Edge = Pick<Context, 'store' | 'ids' | 'clock'>;

/** PA8: a link of the sandbox, with the order that it pays. Its page is in the app. */
export async function keepLink(
  context: Edge,
  queries: Transaction,
  { reference, amount, currency, description, expiresAt, callbackUrl }: NewLink,
): Promise<{ readonly id: string; readonly url: string }> {
  const { store, clock } = context;
  const { sandboxOrders: orders, sandboxLinks: links } = store.t;
  const order = {
    id: sandboxId(context, 'order'),
    receipt: reference,
    amount,
    currency,
    createdAt: clock.now(),
  };
  const [added] = await queries.insert(orders).values(order).onConflictDoNothing().returning();
  if (added !== undefined)
    await queries
      .insert(links)
      .values({ id: sandboxId(context, 'plink'), orderId: added.id, description, expiresAt });
  const [kept] = await queries
    .select({ id: links.id })
    .from(links)
    .innerJoin(orders, eq(orders.id, links.orderId))
    .where(eq(orders.receipt, reference));
  if (kept === undefined) throw new Error('The link was not stored');
  return { id: kept.id, url: `${callbackUrl}?sandbox=${kept.id}` };
}

export async function findSandboxLink(
  { store: { t } }: Pick<Context, 'store'>,
  queries: Queries,
  linkId: string,
) {
  const { sandboxOrders: orders, sandboxLinks: links } = t;
  const [row] = await queries
    .select({ link: links, order: orders })
    .from(links)
    .innerJoin(orders, eq(orders.id, links.orderId))
    .where(eq(links.id, linkId));
  return row;
}

/** @returns null if there is no such link. */
export async function readSandboxLink(
  context: Pick<Context, 'store' | 'clock'>,
  linkId: string,
): Promise<LinkReport | null> {
  const { read, t } = context.store;
  const row = await findSandboxLink(context, read, linkId);
  if (row === undefined) return null;
  const { link, order } = row;
  const made = await read.select().from(t.sandboxPayments).where(eq(t.sandboxPayments.orderId, order.id));
  const payments = made.map((payment) => ({
    ...toProviderPayment(payment, order),
    createdAt: payment.createdAt,
  }));
  const isPaid = made.some(({ status }) => status === 'captured' || status === 'refunded');
  const open = link.expiresAt <= context.clock.now() ? 'expired' : 'created';
  const status = isPaid ? 'paid' : link.cancelledAt === null ? open : 'cancelled';
  return { status, orderId: order.id, payments };
}
