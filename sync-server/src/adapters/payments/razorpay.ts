import type Razorpay from 'razorpay';
import {
  ProviderTrouble,
  type NewOrder,
  type PaymentProvider,
  type ProviderPayment,
} from './payment-provider.ts';
import { statusOf } from './status-of.ts';
import { isSignature, paidText } from './signatures.ts';

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** https://api.razorpay.com; another one in tests. */
  readonly url: string;
  readonly timeoutMs?: number;
}

/** Somebody waits in front of a button. */
const TIMEOUT_MS = 10_000;

/**
 * What the SDK's types leave out: its HTTP client. The SDK itself has no timeout, no address other than Razorpay's, and
 * lets no header through that makes a refund safe to repeat.
 */
interface Transport {
  readonly rq: {
    readonly defaults: { baseURL?: string; timeout?: number; readonly headers: Record<string, unknown> };
  };
}

/** Razorpay by its own SDK, which a server without Razorpay's keys does not load. */
export async function openRazorpay(settings: RazorpaySettings): Promise<PaymentProvider> {
  const { keyId, keySecret, webhookSecret } = settings;
  const { default: Sdk } = await import('razorpay');
  const client = open(Sdk, settings);
  return {
    way: 'razorpay',
    key: keyId,
    openOrder: async (order, isRetry) => {
      const before = isRetry ? await findOrder(client, order.receipt) : undefined;
      return before ?? createOrder(client, order);
    },
    paymentsOf: async (orderId) => {
      const items = await ask(async () => listIn(await client.orders.fetchPayments(orderId)));
      return items.map((item) => ({ ...paymentIn(item), orderId }));
    },
    capture: async ({ id, amount, currency }) => {
      await ask(() => client.payments.capture(id, amount, currency));
    },
    refund: async ({ id, amount }, key) => {
      const once = open(Sdk, settings, { 'X-Refund-Idempotency': key });
      await ask(() => once.payments.refund(id, { amount }));
    },
    isPaid: (orderId, paymentId, signature) =>
      isSignature(keySecret, paidText(orderId, paymentId), signature),
    isEvent: (body, signature) => isSignature(webhookSecret, body, signature),
  };
}

function open(
  Sdk: typeof Razorpay,
  { keyId, keySecret, url, timeoutMs }: RazorpaySettings,
  headers: object = {},
): Razorpay {
  const client = new Sdk({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client.api as unknown as Transport).rq;
  defaults.baseURL = url;
  defaults.timeout = timeoutMs ?? TIMEOUT_MS;
  Object.assign(defaults.headers, headers);
  return client;
}

/** An order whose answer was lost is not opened a second time. */
async function findOrder(client: Razorpay, receipt: string): Promise<string | undefined> {
  const items = await ask(async () => listIn(await client.orders.all({ receipt })));
  return items.find((order) => order.receipt === receipt)?.id;
}

async function createOrder(
  client: Razorpay,
  { receipt, amount, currency, notes }: NewOrder,
): Promise<string> {
  const order = {
    receipt,
    amount,
    currency,
    notes: { ...notes },
    payment_capture: true,
    unique_receipt: true,
  };
  return ask(async () => idIn(await client.orders.create(order)));
}

/** A page of a proxy that answers 200 is no answer of Razorpay's. */
function listIn<Item>({ items }: { readonly items: Item[] }): Item[] {
  if (!Array.isArray(items)) throw new Error('There is no list in the answer');
  return items;
}

function idIn({ id }: { readonly id: string }): string {
  if (typeof id !== 'string') throw new Error('There is no order in the answer');
  return id;
}

interface SdkPayment {
  readonly id: string;
  readonly status: ProviderPayment['status'];
  readonly amount: number | string;
  readonly currency: string;
  readonly amount_refunded?: number;
  readonly captured?: boolean;
  readonly error_description?: string | null;
}

function paymentIn(payment: SdkPayment): Omit<ProviderPayment, 'orderId'> {
  return {
    id: payment.id,
    status: statusOf(payment),
    amount: Number(payment.amount),
    currency: payment.currency,
    refunded: payment.amount_refunded ?? 0,
    failure: payment.error_description ?? null,
  };
}

/** The SDK throws an object for a refusal, and stumbles over its own error handling where no answer came. */
async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { statusCode, error: said } = error as { statusCode?: number; error?: { description?: string } };
    if (statusCode === undefined) throw new ProviderTrouble('Razorpay did not answer', { cause: error });
    throw new ProviderTrouble(`Razorpay refused (${statusCode}): ${said?.description ?? 'no reason'}`);
  }
}
