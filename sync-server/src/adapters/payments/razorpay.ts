import type Razorpay from 'razorpay';
import {
  LISTED_AT_ONCE,
  ProviderTrouble,
  type LinkReport,
  type ListedPayment,
  type NewLink,
  type NewOrder,
  type PaymentProvider,
  type ProviderPayment,
} from './payment-provider.ts';
import { statusOf } from './status-of.ts';
import { isSignature, paidLinkText, paidText } from './signatures.ts';

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** https://api.razorpay.com; overridden in tests. */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Called with every failure, for the log: callers may go on without the provider's answer. */
  readonly onTrouble?: (trouble: ProviderTrouble) => void;
}

/** Short, because a user is waiting for the response. */
const TIMEOUT_MS = 10_000;

/**
 * The SDK's HTTP client, which its types omit. The SDK itself has no timeout, no configurable base URL, and no parameter
 * for the idempotency header of refunds.
 */
interface Transport {
  readonly rq: {
    readonly defaults: { baseURL?: string; timeout?: number; readonly headers: Record<string, unknown> };
  };
}

/** Razorpay through its own SDK, which is loaded only if keys are configured. */
export async function openRazorpay(settings: RazorpaySettings): Promise<PaymentProvider> {
  const { keyId, keySecret, webhookSecret, onTrouble } = settings;
  const { default: Sdk } = await import('razorpay');
  const client = open(Sdk, settings);
  const ask = asking(onTrouble);
  return {
    way: 'razorpay',
    key: keyId,
    openOrder: async (order, isRetry) => {
      const before = isRetry ? await findOrder(ask, client, order.receipt) : undefined;
      return before ?? createOrder(ask, client, order);
    },
    paymentsOf: async (orderId) => {
      const items = await ask(async () => listIn(await client.orders.fetchPayments(orderId)));
      return items.map((item) => ({ ...paymentIn(item), orderId }));
    },
    check: async () => {
      await ask(async () => listIn(await client.orders.all({ count: 1 })));
    },
    openLink: async (link, isRetry) => {
      const before = isRetry ? await findLink(ask, client, link.reference) : undefined;
      return before ?? createLink(ask, client, link);
    },
    readLink: (linkId) => readLink(ask, client, linkId),
    cancelLink: async (linkId) => {
      await ask(() => client.paymentLink.cancel(linkId));
    },
    listPayments: async ({ from, to }, page) => {
      const time = { from: from / 1000, to: to / 1000 - 1 };
      const place = { count: LISTED_AT_ONCE, skip: page * LISTED_AT_ONCE };
      const items = await ask(async () => listIn(await client.payments.all({ ...time, ...place })));
      return items.map(listedIn);
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
    isLinkPaid: (link, signature) => isSignature(keySecret, paidLinkText(link), signature),
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

/** Finds an order whose response was lost, so that it is not opened a second time. */
async function findOrder(ask: Asking, client: Razorpay, receipt: string): Promise<string | undefined> {
  const items = await ask(async () => listIn(await client.orders.all({ receipt })));
  return items.find((order) => order.receipt === receipt)?.id;
}

async function createOrder(
  ask: Asking,
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

interface OpenedLink {
  readonly id: string;
  readonly url: string;
}

/** Finds a link whose response was lost. */
async function findLink(ask: Asking, client: Razorpay, reference: string): Promise<OpenedLink | undefined> {
  // The SDK's types know no filter, but it sends what it is given.
  const query: object = { reference_id: reference };
  const { payment_links: links } = await ask(() => client.paymentLink.all(query));
  const found = links.find((link) => link.reference_id === reference);
  return found && { id: found.id, url: found.short_url };
}

async function createLink(
  ask: Asking,
  client: Razorpay,
  { reference, amount, currency, payer, description, expiresAt, callbackUrl, notes }: NewLink,
): Promise<OpenedLink> {
  const { id, short_url: url } = await ask(() =>
    client.paymentLink.create({
      amount,
      currency,
      accept_partial: false,
      reference_id: reference,
      customer: { name: payer },
      description,
      expire_by: expiresAt / 1000,
      // The administrator sends the link.
      notify: { sms: false, email: false },
      reminder_enable: false,
      callback_url: callbackUrl,
      callback_method: 'get',
      notes: { ...notes },
    }),
  );
  return { id: idIn({ id }), url };
}

/** The link lists its payments without currencies and refunds, so that each is read. */
async function readLink(ask: Asking, client: Razorpay, linkId: string): Promise<LinkReport> {
  const link = (await ask(() => client.paymentLink.fetch(linkId))) as SdkLink;
  const ids = (link.payments ?? []).map(({ payment_id: id }) => id);
  const payments: ListedPayment[] = [];
  for (const id of ids) payments.push(listedIn(await ask(() => client.payments.fetch(id))));
  const orderId = link.order_id ?? payments.find((payment) => payment.orderId !== null)?.orderId ?? null;
  return { status: link.status, orderId, payments };
}

/** The members of a link that the SDK's types omit or leave open. */
interface SdkLink {
  readonly status: LinkReport['status'];
  readonly order_id?: string | null;
  readonly payments?: readonly { readonly payment_id: string }[] | null;
}

/** Guards against a proxy's page with status 200 that is not Razorpay's response. */
function listIn<Item>({ items }: { readonly items: Item[] }): Item[] {
  if (!Array.isArray(items)) throw new Error('The response contains no list');
  return items;
}

function idIn({ id }: { readonly id: string }): string {
  if (typeof id !== 'string') throw new Error('The response contains no order');
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

interface SdkListed extends SdkPayment {
  readonly order_id: string;
  /** Seconds since the epoch. */
  readonly created_at: number;
}

const listedIn = (item: SdkListed): ListedPayment => ({
  ...paymentIn(item),
  orderId: item.order_id || null,
  createdAt: item.created_at * 1000,
});

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

type Asking = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Makes the provider's failures ProviderTrouble, and reports each. */
function asking(onTrouble: RazorpaySettings['onTrouble']): Asking {
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      const trouble = troubleOf(error);
      onTrouble?.(trouble);
      throw trouble;
    }
  };
}

/** The SDK throws a plain object for a refusal, and a TypeError of its own error handling if there was no response. */
function troubleOf(error: unknown): ProviderTrouble {
  const { statusCode, error: details } = error as { statusCode?: number; error?: { description?: string } };
  if (statusCode === undefined) return new ProviderTrouble('Razorpay did not answer', { cause: error });
  return new ProviderTrouble(`Razorpay refused (${statusCode}): ${details?.description ?? 'no reason'}`, {
    status: statusCode,
  });
}
