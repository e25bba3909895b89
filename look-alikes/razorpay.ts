import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Settings that the look-alike and the server under test share. */
export const RAZORPAY_KEYS = {
  keyId: 'rzp_test_0123456789',
  keySecret: 'a-key-secret-of-the-look-alike',
  webhookSecret: 'a-webhook-secret-of-the-look-alike',
} as const;

type RazorpayStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

export interface RazorpayOrder {
  readonly id: string;
  readonly receipt: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
}

export interface RazorpayPayment {
  readonly id: string;
  readonly order_id: string;
  status: RazorpayStatus;
  readonly amount: number;
  readonly currency: string;
  amount_refunded: number;
  /** Whether the money was ever captured. */
  captured: boolean;
  error_description: string | null;
  /** Seconds since the epoch. */
  readonly created_at: number;
}

export interface RazorpayLink {
  readonly id: string;
  readonly order_id: string;
  readonly reference_id: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** Seconds since the epoch. */
  readonly expire_by: number;
  readonly callback_url: string;
  readonly short_url: string;
  status: 'created' | 'paid' | 'cancelled';
}

interface Reply {
  readonly status: number;
  readonly json: object;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly authorization: string;
  readonly idempotency: string | null;
}

export interface RazorpayEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const refusal = (status: number, description: string): Reply => ({
  status,
  json: { error: { code: 'BAD_REQUEST_ERROR', description } },
});

/** Razorpay's records, and the used part of its interface, by its documentation. */
export class RazorpayBooks {
  readonly orders = new Map<string, RazorpayOrder>();
  readonly payments = new Map<string, RazorpayPayment>();
  readonly links = new Map<string, RazorpayLink>();
  /** By idempotency key. */
  readonly refunds = new Map<string, { readonly paymentId: string; readonly amount: number }>();
  /** The received requests, as 'POST /v1/orders'. */
  readonly asked: string[] = [];
  /** 'down': requests are lost. 'deaf': requests are processed, and their answers are lost. */
  trouble: 'down' | 'deaf' | null = null;
  /** Its clock, epoch ms. */
  now: () => number = Date.now;

  /** A payment in the checkout. */
  pay(
    orderId: string,
    { status = 'captured', ...other }: Partial<Pick<RazorpayPayment, 'status' | 'amount' | 'currency'>> = {},
  ): RazorpayPayment {
    const order = this.orders.get(orderId);
    if (order === undefined) throw new Error(`There is no order ${orderId}`);
    const payment: RazorpayPayment = {
      id: newId('pay'),
      order_id: orderId,
      status,
      amount: order.amount,
      currency: order.currency,
      amount_refunded: 0,
      captured: status === 'captured',
      error_description: status === 'failed' ? 'The bank declined the payment' : null,
      created_at: Math.floor(this.now() / 1000),
      ...other,
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  /** A payment by a link. */
  payLink(
    linkId: string,
    own: Partial<Pick<RazorpayPayment, 'status' | 'amount' | 'currency'>> = {},
  ): RazorpayPayment {
    const link = this.links.get(linkId);
    if (link === undefined) throw new Error(`There is no link ${linkId}`);
    const payment = this.pay(link.order_id, own);
    if (payment.captured) link.status = 'paid';
    return payment;
  }

  /** The report about a paid link that the payer's browser brings to the callback address. */
  linkCallback({ id, order_id }: RazorpayPayment) {
    const link = [...this.links.values()].find((each) => each.order_id === order_id);
    const { id: linkId = '', reference_id: reference = '', status = 'created' } = link ?? {};
    return {
      razorpay_payment_link_id: linkId,
      razorpay_payment_link_reference_id: reference,
      razorpay_payment_link_status: status,
      razorpay_payment_id: id,
      razorpay_signature: hmac(RAZORPAY_KEYS.keySecret, `${linkId}|${reference}|${status}|${id}`),
    };
  }

  /** The webhook event of a paid link. */
  linkEvent(payment: RazorpayPayment): RazorpayEvent {
    const link = [...this.links.values()].find((each) => each.order_id === payment.order_id);
    const body = JSON.stringify({
      entity: 'event',
      event: 'payment_link.paid',
      payload: {
        payment_link: { entity: link },
        order: { entity: this.orders.get(payment.order_id) },
        payment: { entity: { ...payment } },
      },
    });
    return this.sign(body);
  }

  /** Refunds a payment that was authorized and never captured, as Razorpay does automatically. */
  releaseByItself(payment: RazorpayPayment): void {
    Object.assign(payment, { status: 'refunded', captured: false, amount_refunded: payment.amount });
  }

  /** The result that the checkout reports to the page. */
  callback({ id, order_id }: RazorpayPayment) {
    return {
      razorpay_order_id: order_id,
      razorpay_payment_id: id,
      razorpay_signature: hmac(RAZORPAY_KEYS.keySecret, `${order_id}|${id}`),
    };
  }

  /** A webhook event. @param name Razorpay's name of the event; by default that of the payment's status. */
  event(payment: RazorpayPayment, name = `payment.${payment.status}`): RazorpayEvent {
    const body = JSON.stringify({
      entity: 'event',
      event: name,
      payload: { payment: { entity: { ...payment } } },
    });
    return this.sign(body);
  }

  sign(body: string): RazorpayEvent {
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(RAZORPAY_KEYS.webhookSecret, body),
        'x-razorpay-event-id': newId('evt'),
      },
    };
  }

  answer(request: Request): Reply {
    const { method, path, query, body, authorization } = request;
    this.asked.push(`${method} ${path}`);
    const { keyId, keySecret } = RAZORPAY_KEYS;
    if (authorization !== `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
      return refusal(401, 'Authentication failed');
    const [, , thing, id = '', what] = path.split('/');
    if (thing === 'orders' && method === 'POST') return this.#open(body);
    if (thing === 'orders' && what === 'payments')
      return this.#list([...this.payments.values()].filter((each) => each.order_id === id));
    if (thing === 'orders')
      return this.#list([...this.orders.values()].filter((each) => each.receipt === query.get('receipt')));
    if (thing === 'payment_links') return this.#linkOf(request, id, what);
    if (thing === 'payments' && method === 'GET' && id !== '') return this.#one(this.payments.get(id));
    if (thing === 'payments' && method === 'GET' && id === '') return this.#listOf(query);
    if (thing === 'payments' && what === 'capture') return this.#capture(id, body);
    if (thing === 'payments' && what === 'refund') return this.#refund(id, body, request.idempotency);
    return refusal(404, 'The requested URL was not found on the server.');
  }

  #one(found: object | undefined): Reply {
    return found === undefined
      ? refusal(400, 'The id provided does not exist')
      : { status: 200, json: found };
  }

  #linkOf({ method, query, body }: Request, id: string, what: string | undefined): Reply {
    if (method === 'POST' && id === '') return this.#openLink(body);
    const link = this.links.get(id);
    if (link === undefined && id !== '') return refusal(400, 'The id provided does not exist');
    if (link === undefined) {
      const named = [...this.links.values()].filter(
        (each) => each.reference_id === query.get('reference_id'),
      );
      return { status: 200, json: { payment_links: named.map((each) => this.#shown(each)) } };
    }
    if (what === 'cancel' && link.status !== 'created')
      return refusal(400, 'Only an open link can be cancelled');
    if (what === 'cancel') link.status = 'cancelled';
    return { status: 200, json: this.#shown(link) };
  }

  /** Its order and payments are there once it was begun to be paid. */
  #shown(link: RazorpayLink): object {
    const payments = [...this.payments.values()].filter((each) => each.order_id === link.order_id);
    const isOver = link.status === 'created' && link.expire_by * 1000 <= this.now();
    const listed = payments.map(({ id, amount, status }) => ({
      payment_id: id,
      plink_id: link.id,
      amount,
      status,
    }));
    return {
      ...link,
      status: isOver ? 'expired' : link.status,
      order_id: payments.length === 0 ? null : link.order_id,
      payments: payments.length === 0 ? null : listed,
    };
  }

  #openLink({
    amount,
    currency,
    reference_id,
    description,
    expire_by,
    callback_url,
  }: Request['body']): Reply {
    const reference = String(reference_id);
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
      return refusal(400, 'amount should be minimum 100');
    if (typeof expire_by !== 'number' || expire_by * 1000 < this.now() + 15 * 60_000)
      return refusal(400, 'expire_by should be at least 15 minutes after current time');
    if ([...this.links.values()].some((each) => each.reference_id === reference))
      return refusal(400, `payment link with given reference_id (${reference}) already exists`);
    const order = { id: newId('order'), receipt: reference, amount, currency: String(currency) };
    this.orders.set(order.id, order);
    const id = newId('plink');
    const link: RazorpayLink = {
      ...{ id, order_id: order.id, reference_id: reference, amount, currency: order.currency },
      ...{ description: String(description), expire_by, callback_url: String(callback_url) },
      ...{ short_url: `https://rzp.io/i/${id.slice(-7)}`, status: 'created' },
    };
    this.links.set(id, link);
    return { status: 200, json: this.#shown(link) };
  }

  /** A page of the payments of a time, newest first. */
  #listOf(query: URLSearchParams): Reply {
    const [from, to, count, skip] = ['from', 'to', 'count', 'skip'].map((name) => Number(query.get(name)));
    const made = [...this.payments.values()]
      .toReversed()
      .filter(({ created_at: at }) => at >= (from ?? 0) && at <= (to ?? 0));
    return this.#list(made.slice(skip, (skip ?? 0) + Math.min(count ?? 0, 100)));
  }

  #list(items: readonly object[]): Reply {
    return { status: 200, json: { entity: 'collection', count: items.length, items } };
  }

  #open({ amount, currency, receipt }: Request['body']): Reply {
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
      return refusal(400, 'Order amount less than minimum amount allowed');
    if ([...this.orders.values()].some((order) => order.receipt === receipt))
      return refusal(400, 'Receipt should be unique');
    const order = { id: newId('order'), receipt: String(receipt), amount, currency: String(currency) };
    this.orders.set(order.id, order);
    return { status: 200, json: { entity: 'order', status: 'created', ...order } };
  }

  #capture(id: string, { amount }: Request['body']): Reply {
    const payment = this.payments.get(id);
    if (payment === undefined) return refusal(400, 'The id provided does not exist');
    if (payment.status !== 'authorized') return refusal(400, 'This payment has already been captured');
    if (Number(amount) !== payment.amount)
      return refusal(400, 'Capture amount must be equal to the amount authorized');
    payment.status = 'captured';
    payment.captured = true;
    return { status: 200, json: payment };
  }

  #refund(id: string, { amount }: Request['body'], key: string | null): Reply {
    const payment = this.payments.get(id);
    if (payment === undefined) return refusal(400, 'The id provided does not exist');
    if (key === null || key.length < 10) return refusal(400, 'The idempotency key is too short');
    const before = this.refunds.get(key);
    if (before !== undefined) return { status: 200, json: { id: 'rfnd_again', ...before } };
    if (payment.status !== 'captured') return refusal(400, 'The payment is not captured');
    const refund = { paymentId: id, amount: Number(amount) };
    this.refunds.set(key, refund);
    payment.amount_refunded += refund.amount;
    if (payment.amount_refunded >= payment.amount) payment.status = 'refunded';
    return { status: 200, json: { id: newId('rfnd'), ...refund } };
  }
}

/** The look-alike on a port of this machine, for servers in processes of their own. */
export async function serveRazorpay(
  books: RazorpayBooks,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (books.trouble === 'down') return void request.socket.destroy();
      const url = new URL(request.url ?? '/', 'http://razorpay.test');
      const text = Buffer.concat(chunks).toString('utf8');
      const { status, json } = books.answer({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        authorization: request.headers.authorization ?? '',
        idempotency: (request.headers['x-refund-idempotency'] as string | undefined) ?? null,
      });
      if (books.trouble === 'deaf') return void request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The environment that makes a server process use the look-alike. */
export const razorpayEnvironment = (url: string) => ({
  RAZORPAY_KEY_ID: RAZORPAY_KEYS.keyId,
  RAZORPAY_KEY_SECRET: RAZORPAY_KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_KEYS.webhookSecret,
  RAZORPAY_URL: url,
});
