import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import {
  LISTED_AT_ONCE,
  ProviderTrouble,
  type PaymentProvider,
  type SignedLink,
} from '../../../adapters/payments/payment-provider.ts';
import { isSignature, paidLinkText, paidText, signatureOf } from '../../../adapters/payments/signatures.ts';
import type { Context } from '../../../context.ts';
import { keepLink, readSandboxLink } from './links.ts';
import { sandboxId, toProviderPayment, type SandboxPayment } from './records.ts';
import { deriveSecret } from '../../../installation/index.ts';

/** PA8: simulates the provider: the same interface and signatures, its own tables, and no money. */
export interface Sandbox extends PaymentProvider {
  readonly way: 'sandbox';
  /** Signs a paid checkout. */
  signPaid(orderId: string, paymentId: string): string;
  signEvent(body: string): string;
  signLink(link: SignedLink): string;
}

export const isSandbox = (provider: PaymentProvider): provider is Sandbox => provider.way === 'sandbox';

export function openSandbox(context: Pick<Context, 'store' | 'ids' | 'clock' | 'installation'>): Sandbox {
  const { store, clock, installation } = context;
  const { sandboxOrders: orders, sandboxPayments: payments, sandboxLinks: links } = store.t;
  const secret = deriveSecret(installation.secret, 'payment sandbox').toString('hex');
  const eventSecret = deriveSecret(installation.secret, 'payment sandbox events').toString('hex');
  const change = async (id: string, from: 'authorized' | 'captured', values: Partial<SandboxPayment>) => {
    const changed = await store.write(async (queries) => {
      const [row] = await queries.select().from(payments).where(eq(payments.id, id));
      if (row?.status !== from) return false;
      await queries.update(payments).set(values).where(eq(payments.id, id));
      return true;
    });
    if (!changed) throw new ProviderTrouble(`The sandbox has no ${from} payment ${id}`);
  };
  return {
    way: 'sandbox',
    key: 'sandbox',
    openOrder: ({ receipt, amount, currency }) =>
      store.write(async (queries) => {
        const row = { id: sandboxId(context, 'order'), receipt, amount, currency, createdAt: clock.now() };
        await queries.insert(orders).values(row).onConflictDoNothing();
        const [kept] = await queries.select().from(orders).where(eq(orders.receipt, receipt));
        return kept?.id ?? row.id;
      }),
    paymentsOf: async (orderId) => {
      const rows = await store.read
        .select({ payment: payments, order: orders })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(payments.orderId, orderId));
      return rows.map(({ payment, order }) => toProviderPayment(payment, order));
    },
    check: async () => undefined,
    openLink: (link) => store.write((queries) => keepLink(context, queries, link)),
    readLink: async (linkId) => {
      const report = await readSandboxLink(context, linkId);
      if (report === null) throw new ProviderTrouble(`The sandbox has no link ${linkId}`);
      return report;
    },
    cancelLink: async (linkId) => {
      const isOpen = and(eq(links.id, linkId), isNull(links.cancelledAt));
      await store.write((queries) => queries.update(links).set({ cancelledAt: clock.now() }).where(isOpen));
    },
    listPayments: async ({ from, to }, page) => {
      const rows = await store.read
        .select({ payment: payments, order: orders })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(and(gte(payments.createdAt, from), lt(payments.createdAt, to)))
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(LISTED_AT_ONCE)
        .offset(page * LISTED_AT_ONCE);
      return rows.map(({ payment, order }) => ({
        ...toProviderPayment(payment, order),
        createdAt: payment.createdAt,
      }));
    },
    capture: ({ id }) => change(id, 'authorized', { status: 'captured' }),
    refund: ({ id, amount }) => change(id, 'captured', { status: 'refunded', refunded: amount }),
    isPaid: (orderId, paymentId, signature) => isSignature(secret, paidText(orderId, paymentId), signature),
    isLinkPaid: (link, signature) => isSignature(secret, paidLinkText(link), signature),
    isEvent: (body, signature) => isSignature(eventSecret, body, signature),
    signPaid: (orderId, paymentId) => signatureOf(secret, paidText(orderId, paymentId)),
    signLink: (link) => signatureOf(secret, paidLinkText(link)),
    signEvent: (body) => signatureOf(eventSecret, body),
  };
}
