import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, paymentReceipt, verifyPayment } from '@exam/shared-schema/contract';
import { addGrant } from '../src/tokens/index.ts';
import { MONTH_MS } from '../src/features/payments/state.ts';
import { RazorpayBooks } from '../../look-alikes/razorpay.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { interceptRazorpay, openShop, type Shop } from './support/shop.ts';
import type { Answer } from './support/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let books: RazorpayBooks;
let shop: Shop;
let planId: string;
const wire = interceptRazorpay(() => books);

beforeAll(() => wire.listen({ onUnhandledRequest: 'error' }));
afterAll(() => wire.close());
beforeEach(async () => {
  books = new RazorpayBooks();
  shop = await openShop(books);
  planId = await shop.addPlan();
});
afterEach(() => shop.server.close());

const verified = (answer: Answer) => answer.json as CallAnswer<typeof verifyPayment>;
/** What a purchase of Pro leaves, beside the tokens of the account. */
const BOUGHT = { remainingTokens: 1100, usedTokens: 0 };
const NOTHING = { remainingTokens: 100, usedTokens: 0 };

async function expectBought(orderId: string, times = 1): Promise<void> {
  expect(await shop.wallet()).toMatchObject({ ...BOUGHT, remainingTokens: 100 + 1000 * times });
  expect(await shop.stored(orderId)).toMatchObject({ state: 'paid', amount: 49_900 });
  const { read, t } = shop.server.context.store;
  const grants = await read.select().from(t.tokenGrants).where(eq(t.tokenGrants.userId, shop.asha.id));
  expect(grants.filter(({ source }) => source.startsWith('payment '))).toHaveLength(times);
  expect(await shop.faults()).toEqual([]);
}

async function expectNothingBought(): Promise<void> {
  expect(await shop.wallet()).toMatchObject(NOTHING);
  expect(await shop.faults()).toEqual([]);
}

describe('an order', () => {
  test('[PA1] is opened at the plan’s price in paise, with what the checkout needs', async () => {
    const order = await shop.opened(planId);
    expect(order).toMatchObject({
      amount: 49_900,
      currency: 'INR',
      key: 'rzp_test_0123456789',
      payment: 'razorpay',
      planName: 'Pro',
      prefill: { name: 'asha', email: 'asha@example.com', contact: '' },
    });
    expect(books.orders.get(order.orderId)).toMatchObject({
      amount: 49_900,
      currency: 'INR',
      receipt: order.paymentId,
    });
    await expectNothingBought();
  });

  test('[PA1] of the same plan is found again while it is open, and is another one a quarter of an hour later', async () => {
    const first = await shop.opened(planId);
    books.pay(first.orderId, { status: 'failed' });
    await shop.after(5 * MINUTE);
    expect((await shop.opened(planId)).orderId).toBe(first.orderId);
    expect((await shop.opened(planId, 'ravi')).orderId).not.toBe(first.orderId);
    await shop.after(15 * MINUTE);
    expect((await shop.opened(planId)).orderId).not.toBe(first.orderId);
  });

  test('[PA1] is refused for a plan that is free, disabled or unknown, and for a price that is no longer true', async () => {
    const free = await shop.addPlan({ price: 0, planType: 'free' });
    const off = await shop.addPlan({ isActive: false });
    for (const id of [free, off, 'nothing'])
      expect(errorIn(await shop.order(id))).toMatchObject({
        code: 'REFUSED',
        message: 'Invalid plan selected',
      });
    expect(refusalIn(await shop.order(planId, 'asha', { price: 399 }))).toBe('409 PRICE_CHANGED');
    expect((await shop.order(planId, 'asha', { price: 499 })).status).toBe(200);
    expect(books.orders.size).toBe(1);
  });

  test('[PA1] case 90: whose answer was lost is not opened twice when it is asked for again', async () => {
    books.trouble = 'deaf';
    expect(errorIn(await shop.order(planId))).toMatchObject({
      code: 'PAYMENTS_OFF',
      message: 'Failed to create order',
    });
    books.trouble = null;
    const order = await shop.opened(planId);
    expect([...books.orders.keys()]).toEqual([order.orderId]);
    const payment = books.pay(order.orderId);
    expect(verified(await shop.verify(payment)).status).toBe('success');
    await expectBought(order.orderId);
  });

  test('[PA1] case 90: that the provider never saw says so, and is opened by the next try', async () => {
    books.trouble = 'down';
    expect(refusalIn(await shop.order(planId))).toBe('503 PAYMENTS_OFF');
    expect(books.orders.size).toBe(0);
    books.trouble = null;
    await shop.opened(planId);
    expect(books.orders.size).toBe(1);
  });

  test('[PA1] of ten taps at the same moment is one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.order(planId)));
    const ids = new Set(
      answers.filter(({ status }) => status === 200).map(({ json }) => (json as { orderId: string }).orderId),
    );
    expect(ids.size).toBe(1);
    const { read, t } = shop.server.context.store;
    expect(await read.$count(t.payments)).toBe(1);
  });
});

describe('what the checkout reports', () => {
  test('[PA2] [PA5] fulfils the order once the provider says that it is paid', async () => {
    const { orderId, paymentId } = await shop.opened(planId);
    const answer = verified(await shop.verify(books.pay(orderId)));
    expect(answer).toMatchObject({ status: 'success', paymentId });
    await expectBought(orderId);
    const now = shop.server.clock.now();
    expect((await shop.plans()).current).toMatchObject([
      {
        paymentId,
        name: 'Pro',
        tokens: 1000,
        tokensLeft: 1000,
        endsAt: new Date(now + MONTH_MS).toISOString(),
      },
    ]);
  });

  test('[PA2] case 83: with one byte of it changed changes nothing', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    const callback = books.callback(payment);
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
    const tampered = [
      ...[0, 31, 63].map((at) => ({ razorpay_signature: flip(callback.razorpay_signature, at) })),
      { razorpay_signature: '' },
      { razorpay_signature: `${callback.razorpay_signature}a` },
      { razorpay_signature: callback.razorpay_signature.toUpperCase() },
      { razorpay_payment_id: flip(callback.razorpay_payment_id, 8) },
    ];
    for (const change of tampered) {
      const body = { ...callback, ...change };
      const answer = await shop.server.ask('POST', '/api/payments/verify', { token: shop.asha.token, body });
      expect(errorIn(answer)).toMatchObject({
        code: 'PAYMENT_SIGNATURE',
        message: 'Payment verification failed',
      });
    }
    await expectNothingBought();
    expect((await shop.stored(orderId)).state).toBe('created');
  });

  test('[PA2] case 88: about an order of somebody else is not found, and the order stays its owner’s', async () => {
    const { orderId } = await shop.opened(planId, 'ravi');
    const payment = books.pay(orderId);
    expect(refusalIn(await shop.verify(payment, 'asha'))).toBe('404 NOT_FOUND');
    await expectNothingBought();
    expect(verified(await shop.verify(payment, 'ravi')).status).toBe('success');
    expect((await shop.wallet('ravi')).remainingTokens).toBe(1100);
    expect((await shop.wallet('asha')).remainingTokens).toBe(100);
  });

  test('[PA5] case 88: a payment of another sum or currency pays nothing, however well it is signed', async () => {
    for (const other of [{ amount: 100 }, { amount: 49_901 }, { currency: 'USD' }]) {
      const own = await shop.addPlan();
      const { orderId } = await shop.opened(own);
      const payment = books.pay(orderId, other);
      const refused = await shop.verify(payment);
      expect(refusalIn(refused)).toBe('422 REFUSED');
      expect(errorIn(refused).message).toMatch(/not the amount of the order.* It is paid back/);
      await shop.send(books.event(payment));
      await shop.work();
      expect(await shop.stored(orderId)).toMatchObject({ paidAt: null, state: 'failed' });
      expect((await shop.stored(orderId)).note).toMatch(/not the amount of the order/);
      const again = await shop.opened(own);
      expect(again.orderId).not.toBe(orderId);
    }
    await expectNothingBought();
    expect(books.refunds.size).toBe(3);
  });

  test('[PA4] another sum ends the order as soon as the provider can be asked, also after it was pending', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId, { amount: 100 });
    books.trouble = 'down';
    expect(verified(await shop.verify(payment)).status).toBe('pending');
    expect(refusalIn(await shop.order(planId))).toBe('409 CONFLICT');
    books.trouble = null;
    await shop.send(books.event(payment));
    await shop.work();
    expect((await shop.history())[0]).toMatchObject({ status: 'failed' });
    books.trouble = 'down';
    expect(refusalIn(await shop.verify(payment))).toBe('422 REFUSED');
    books.trouble = null;
    expect((await shop.opened(planId)).orderId).not.toBe(orderId);
    await expectNothingBought();
  });

  test('[PA2] is pending while the provider cannot be asked, and nothing is lost', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    books.trouble = 'down';
    expect(verified(await shop.verify(payment))).toMatchObject({ status: 'pending' });
    expect((await shop.history())[0]).toMatchObject({ status: 'pending' });
    books.trouble = null;
    await shop.after(3 * MINUTE);
    await expectBought(orderId);
  });

  test('[PA2] repeated, also at the same moment, gives once', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.verify(payment)));
    expect(new Set(answers.map((answer) => verified(answer).status))).toEqual(new Set(['success']));
    await expectBought(orderId);
  });
});

describe('an event of the provider', () => {
  test('[PA3] case 83: with one byte changed, in body or signature, is refused and not kept', async () => {
    const { orderId } = await shop.opened(planId);
    const event = books.event(books.pay(orderId));
    const signature = event.headers['x-razorpay-signature'] ?? '';
    const bodies = [
      { ...event, body: event.body.replace('"amount":49900', '"amount":49901') },
      {
        ...event,
        headers: {
          ...event.headers,
          'x-razorpay-signature':
            `0${signature.slice(1)}` === signature ? `1${signature.slice(1)}` : `0${signature.slice(1)}`,
        },
      },
      { ...event, headers: { 'content-type': 'application/json' } },
    ];
    for (const each of bodies) expect(refusalIn(await shop.send(each))).toBe('400 PAYMENT_SIGNATURE');
    const { read, t } = shop.server.context.store;
    expect(await read.$count(t.paymentEvents)).toBe(0);
    await shop.work();
    await expectNothingBought();
  });

  test('[PA3] case 84: is verified over the bytes that came, not over what they say', async () => {
    const { orderId } = await shop.opened(planId);
    const event = books.event(books.pay(orderId));
    const rewritten = JSON.stringify(JSON.parse(event.body), null, 1);
    expect(refusalIn(await shop.send({ ...event, body: rewritten }))).toBe('400 PAYMENT_SIGNATURE');
    expect((await shop.send(event)).status).toBe(200);
    await shop.work();
    await expectBought(orderId);
  });

  test('[PA3] is answered as soon as it is kept, before anything else is asked or done', async () => {
    const { orderId } = await shop.opened(planId);
    const event = books.event(books.pay(orderId));
    books.trouble = 'down';
    const asked = books.asked.length;
    expect((await shop.send(event)).status).toBe(200);
    expect(books.asked.length).toBe(asked);
    await expectNothingBought();
    await shop.work();
    await expectBought(orderId);
  });

  test('[PA3] case 85: twice, and a hundred times at once, is kept and counted once', async () => {
    const { orderId } = await shop.opened(planId);
    const event = books.event(books.pay(orderId));
    await shop.send(event);
    await shop.work();
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.send(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await shop.work();
    const { read, t } = shop.server.context.store;
    expect(await read.$count(t.paymentEvents)).toBe(1);
    await expectBought(orderId);
  });

  test('[PA4] case 85: a hundred events and callbacks of one payment at the same moment credit once', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    const each = Array.from({ length: 50 }, () => [
      () => shop.send(books.event(payment)),
      () => shop.verify(payment),
    ]).flat();
    await Promise.all([...each.map((request) => request()), shop.work(), shop.work()]);
    await shop.work();
    await expectBought(orderId);
  });

  test('[PA4] case 86: out of order takes nothing back', async () => {
    const { orderId } = await shop.opened(planId);
    const first = books.pay(orderId, { status: 'failed' });
    const failed = books.event(first);
    const payment = books.pay(orderId, { status: 'authorized' });
    const authorized = books.event(payment);
    payment.status = 'captured';
    const captured = books.event(payment, 'order.paid');
    for (const event of [captured, authorized, failed]) {
      await shop.send(event);
      await shop.work();
      await expectBought(orderId);
    }
    expect((await shop.history()).map(({ status }) => status)).toEqual(['success']);
  });

  test('[PA4] case 86: a failed try is followed by one that pays, on the same order', async () => {
    const { orderId } = await shop.opened(planId);
    await shop.send(books.event(books.pay(orderId, { status: 'failed' })));
    await shop.work();
    expect((await shop.history())[0]).toMatchObject({
      status: 'failed',
      note: 'The bank declined the payment',
    });
    await shop.send(books.event(books.pay(orderId)));
    await shop.work();
    await expectBought(orderId);
    expect((await shop.history())[0]).toMatchObject({ status: 'success', note: null });
  });

  test('[PA3] case 84: is refused where it is too large or of another type; what is signed and no JSON does nothing', async () => {
    const { orderId } = await shop.opened(planId);
    const event = books.event(books.pay(orderId));
    const large = { ...event, body: `"${'x'.repeat(70_000)}"` };
    expect(refusalIn(await shop.send(large))).toBe('413 TOO_LARGE');
    const form = { ...event, headers: { ...event.headers, 'content-type': 'text/plain' } };
    expect(refusalIn(await shop.send(form))).toBe('415 UNSUPPORTED_MEDIA');
    const broken = books.sign('{"event":');
    expect((await shop.send(broken)).status).toBe(200);
    await shop.work();
    await expectNothingBought();
  });

  test('[PA3] about something else, or in words that nobody knows, is taken and does nothing', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    const stranger = { ...payment, order_id: 'order_of_another_shop' };
    const odd = { ...payment, status: 'disputed' as never };
    for (const each of [stranger, odd]) expect((await shop.send(books.event(each))).status).toBe(200);
    await shop.work();
    await expectNothingBought();
    const { read, t } = shop.server.context.store;
    const events = await read.select().from(t.paymentEvents);
    expect(events.map(({ processedAt }) => processedAt === null)).toEqual([false, false]);
    const kept = events.map(({ body }) => body).toSorted();
    expect(kept).toEqual(['null', expect.stringMatching(/^."orderId":"order_of_another_shop"/)]);
  });
});

describe('case 87: whichever comes first', () => {
  test('[PA4] the event before the checkout’s report', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    await shop.send(books.event(payment));
    await shop.work();
    await expectBought(orderId);
    expect(verified(await shop.verify(payment)).status).toBe('success');
    await expectBought(orderId);
  });

  test('[PA4] the checkout’s report before the event', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    await shop.verify(payment);
    await shop.send(books.event(payment));
    await shop.work();
    await expectBought(orderId);
  });

  test('[PA7] neither: the reconciler asks three minutes later', async () => {
    const { orderId } = await shop.opened(planId);
    books.pay(orderId);
    await shop.after(2 * MINUTE);
    await expectNothingBought();
    await shop.after(MINUTE);
    await expectBought(orderId);
  });
});

describe('the reconciler', () => {
  test('[PA7] case 89: takes a payment that is authorized late, up to three days', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId, { status: 'created' });
    await shop.after(20 * MINUTE);
    await expectNothingBought();
    payment.status = 'authorized';
    await shop.after(HOUR);
    expect(payment.status).toBe('captured');
    await expectBought(orderId);
  });

  test('[PA7] case 89: a payment that comes after the order was given up still counts', async () => {
    const { orderId } = await shop.opened(planId);
    for (let day = 0; day < 4; day += 1) await shop.after(DAY);
    expect((await shop.stored(orderId)).state).toBe('abandoned');
    expect(await shop.history()).toEqual([]);
    await shop.send(books.event(books.pay(orderId)));
    await shop.work();
    await expectBought(orderId);
  });

  test('[PA7] asks less and less often, and no more once the order is given up', async () => {
    const { orderId } = await shop.opened(planId);
    const asked = () => books.asked.filter((each) => each.includes(`${orderId}/payments`)).length;
    const counts: number[] = [];
    for (let day = 0; day < 6; day += 1) {
      for (let hour = 0; hour < 24; hour += 1) await shop.after(HOUR);
      counts.push(asked());
    }
    expect(counts[0]).toBeLessThanOrEqual(5);
    expect(counts.at(-1)).toBe(counts.at(-2));
    expect((await shop.stored(orderId)).state).toBe('abandoned');
  });

  test('[PA7] a provider that does not answer for days makes no order fail', async () => {
    const { orderId } = await shop.opened(planId);
    books.pay(orderId);
    books.trouble = 'down';
    for (let day = 0; day < 5; day += 1) await shop.after(DAY);
    expect((await shop.stored(orderId)).state).toBe('created');
    books.trouble = null;
    await shop.after(DAY);
    await expectBought(orderId);
  });

  test('[PA7] case 92: events that were not taken for a day are made up for', async () => {
    const { orderId } = await shop.opened(planId);
    books.pay(orderId);
    await shop.after(DAY);
    await expectBought(orderId);
  });
});

describe('money that goes back', () => {
  test('[PA6] case 91: of two payments on one order one counts, and the other is paid back once', async () => {
    const { orderId } = await shop.opened(planId);
    const first = books.pay(orderId);
    await shop.verify(first);
    const second = books.pay(orderId);
    const event = books.event(second);
    await Promise.all([shop.send(event), shop.send(books.event(second))]);
    await shop.work();
    await shop.send(event);
    await shop.work();
    expect(second.status).toBe('refunded');
    expect(first.status).toBe('captured');
    expect([...books.refunds.values()]).toEqual([{ paymentId: second.id, amount: 49_900 }]);
    await expectBought(orderId);
  });

  test('[PA6] case 92: a refund whose answer was lost is asked for again and paid once', async () => {
    const { orderId } = await shop.opened(planId);
    await shop.verify(books.pay(orderId));
    const second = books.pay(orderId);
    await shop.send(books.event(second));
    books.trouble = 'deaf';
    await shop.work();
    books.trouble = null;
    await shop.after(HOUR);
    expect(books.asked.filter((each) => each.endsWith('/refund')).length).toBeGreaterThan(1);
    expect(books.refunds.size).toBe(1);
    expect(second.amount_refunded).toBe(49_900);
  });

  test('[PA6] case 92: a refund that the provider cannot do for two days is done when it can', async () => {
    const { orderId } = await shop.opened(planId);
    await shop.verify(books.pay(orderId));
    const second = books.pay(orderId);
    await shop.send(books.event(second));
    books.trouble = 'down';
    for (let hour = 0; hour < 48; hour += 1) await shop.after(HOUR);
    books.trouble = null;
    await shop.after(6 * HOUR);
    expect(second.status).toBe('refunded');
    expect(books.refunds.size).toBe(1);
  });

  test('[PA6] is noted three days before the plan ends where its event was lost', async () => {
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    await shop.verify(payment);
    payment.amount_refunded = 49_900;
    payment.status = 'refunded';
    await shop.after(27 * DAY);
    expect((await shop.stored(orderId)).refunded).toBe(49_900);
    expect((await shop.wallet()).remainingTokens).toBe(100);
    expect(await shop.faults()).toEqual([]);
  });

  test('[PA6] in full ends the plan and what is left of its tokens; in part it is noted', async () => {
    const { orderId, paymentId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    await shop.verify(payment);
    shop.server.clock.advance(MINUTE);
    payment.amount_refunded = 10_000;
    await shop.send(books.event(payment, 'refund.processed'));
    await shop.work();
    expect((await shop.history())[0]).toMatchObject({ refundAmount: 10_000, isActive: true });
    expect((await shop.wallet()).remainingTokens).toBe(1100);
    shop.server.clock.advance(MINUTE);
    payment.amount_refunded = 49_900;
    payment.status = 'refunded';
    await shop.send(books.event(payment, 'refund.processed'));
    await shop.work();
    expect((await shop.history())[0]).toMatchObject({
      refundAmount: 49_900,
      isActive: false,
      status: 'success',
    });
    expect((await shop.wallet()).remainingTokens).toBe(100);
    expect((await shop.plans()).current).toEqual([]);
    expect(await shop.faults()).toEqual([]);
    const said = await shop.server.ask('GET', '/api/notices', { token: shop.asha.token });
    expect(
      dataIn<{ kind: string; paymentId: string; amount?: number }[]>(said).map(({ kind, amount }) => [
        kind,
        amount,
      ]),
    ).toEqual([
      ['payment-refunded', 49_900],
      ['payment-refunded', 10_000],
      ['payment-received', 49_900],
    ]);
    expect(paymentId).not.toBe('');
  });
});

describe('what the provider pays back by itself', () => {
  test('[PA5] [PA6] is no payment: the try that was taken counts, and stays', async () => {
    const { orderId } = await shop.opened(planId);
    const first = books.pay(orderId, { status: 'failed' });
    await shop.send(books.event(first));
    await shop.work();
    books.releaseByItself(first);
    const second = books.pay(orderId);
    await shop.after(3 * MINUTE);
    await expectBought(orderId);
    expect((await shop.stored(orderId)).providerPaymentId).toBe(second.id);
    expect(second.status).toBe('captured');
    expect(books.refunds.size).toBe(0);
  });

  test('[PA5] alone leaves the order unpaid, and a payment that follows is taken', async () => {
    const { orderId } = await shop.opened(planId);
    const first = books.pay(orderId, { status: 'authorized' });
    books.releaseByItself(first);
    await shop.send(books.event(first, 'refund.processed'));
    await shop.work();
    await expectNothingBought();
    expect((await shop.stored(orderId)).state).toBe('failed');
    await shop.send(books.event(books.pay(orderId)));
    await shop.work();
    await expectBought(orderId);
    expect(books.refunds.size).toBe(0);
  });
});

describe('money that is only authorized', () => {
  test('[PA7] is taken as soon as an event says so, also after a day', async () => {
    const { orderId } = await shop.opened(planId);
    await shop.after(25 * HOUR);
    const payment = books.pay(orderId, { status: 'authorized' });
    await shop.send(books.event(payment));
    await shop.work();
    expect(payment.status).toBe('captured');
    await expectBought(orderId);
  });

  test('[PA1] keeps its plan from being sold again for an hour, and no other plan', async () => {
    const other = await shop.addPlan({ name: 'Other' });
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId, { status: 'authorized' });
    books.trouble = 'down';
    await shop.verify(payment);
    books.trouble = null;
    expect(errorIn(await shop.order(planId))).toMatchObject({
      code: 'CONFLICT',
      message: 'Your payment for this plan is being confirmed. Please wait a few minutes.',
    });
    expect((await shop.order(other)).status).toBe(200);
    await shop.after(3 * MINUTE);
    await expectBought(orderId);
    expect((await shop.order(planId)).status).toBe(200);
  });
});

describe('an account that was deleted meanwhile', () => {
  test('[PA5] [OD5] buys nothing: what is paid then is paid back', async () => {
    const { context } = shop.server;
    const { users } = context.store.t;
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    await context.store.write((queries) =>
      queries.update(users).set({ accountStatus: 'deleted' }).where(eq(users.id, shop.asha.id)),
    );
    await shop.send(books.event(payment));
    await shop.work();
    expect(payment.status).toBe('refunded');
    expect((await shop.stored(orderId)).state).toBe('failed');
    expect(await shop.faults()).toEqual([]);
  });
});

describe('what was ordered', () => {
  test('[PA5] is what is given, whatever becomes of the plan and its price meanwhile', async () => {
    const { context } = shop.server;
    const { plans } = context.store.t;
    const { orderId } = await shop.opened(planId);
    const payment = books.pay(orderId);
    await context.store.write((queries) =>
      queries
        .update(plans)
        .set({ price: 99_900, tokens: 5, name: 'Dear', isActive: false })
        .where(eq(plans.id, planId)),
    );
    expect(verified(await shop.verify(payment)).status).toBe('success');
    await expectBought(orderId);
    expect((await shop.history())[0]).toMatchObject({
      amount: 49_900,
      planId: { name: 'Pro' },
      tokensPurchased: 1000,
    });
  });

  test('[PA4] [PA5] the database itself keeps it, and keeps what is paid paid', async () => {
    const { orderId } = await shop.opened(planId);
    await shop.verify(books.pay(orderId));
    const { store } = shop.server.context;
    const { payments } = store.t;
    const change = (values: object) =>
      store.write((queries) =>
        queries.update(payments).set(values).where(eq(payments.providerOrderId, orderId)),
      );
    await expect(change({ state: 'failed', paidAt: null, endsAt: null })).rejects.toThrow();
    for (const other of [{ amount: 1 }, { planId: null }, { receipt: 'x' }, { providerOrderId: null }])
      await expect(change(other)).rejects.toThrow();
    await expectBought(orderId);
  });
});

describe('the proof of all balances', () => {
  test('[PA5] [TK6] names a payment that has given nothing, another number, or that was never paid', async () => {
    const { context } = shop.server;
    const { payments, tokenGrants } = context.store.t;
    const { orderId, paymentId } = await shop.opened(planId);
    await shop.verify(books.pay(orderId));
    expect(await shop.faults()).toEqual([]);
    const [row] = await context.store.read.select().from(payments).where(eq(payments.id, paymentId));
    if (row === undefined || row.userId === null) throw new Error('The payment is gone');
    const ids = { receipt: 'other', providerOrderId: 'order_other' };
    await context.store.write((queries) => queries.insert(payments).values({ ...row, ...ids, id: 'other' }));
    expect(await shop.faults()).toEqual(['Payment other is paid and has given no tokens']);
    const grant = { userId: row.userId, expiresAt: row.endsAt, at: row.createdAt };
    await context.store.write((queries) =>
      addGrant(context.store, queries, { ...grant, id: 'g1', source: 'payment other', tokens: 999 }),
    );
    expect(await shop.faults()).toEqual(['Payment other is for 1000 tokens and has given 999']);
    await context.store.write((queries) =>
      queries.update(tokenGrants).set({ source: 'payment none' }).where(eq(tokenGrants.id, 'g1')),
    );
    expect(await shop.faults()).toEqual([
      'Payment other is paid and has given no tokens',
      `Grant g1 of user ${row.userId} is of payment none, which is not paid`,
    ]);
  });
});

describe('the history', () => {
  test('[PA9] is its owner’s alone, newest first, page by page', async () => {
    for (let each = 0; each < 12; each += 1) {
      const { orderId } = await shop.opened(await shop.addPlan({ name: `Plan ${each}` }));
      await shop.verify(books.pay(orderId));
      shop.server.clock.advance(MINUTE);
    }
    const page = async (number: number) =>
      (await shop.server.ask('GET', `/api/payments/my-payments?page=${number}`, { token: shop.asha.token }))
        .json as {
        payments: { planId: { name: string } }[];
        meta: object;
      };
    const first = await page(1);
    expect(first.payments.map(({ planId: plan }) => plan.name).slice(0, 2)).toEqual(['Plan 11', 'Plan 10']);
    expect(first.meta).toEqual({ page: 1, totalPages: 2, total: 12 });
    expect((await page(2)).payments).toHaveLength(2);
    expect(await shop.history('ravi')).toEqual([]);
  });

  test('[PA9] a receipt shows what was paid, to its owner alone, and no tax where the seller has no registration', async () => {
    const { orderId, paymentId } = await shop.opened(planId);
    await shop.verify(books.pay(orderId));
    const ask = (token: string) => shop.server.ask('GET', `/api/payments/receipts/${paymentId}`, { token });
    expect(dataIn<CallAnswer<typeof paymentReceipt>['data']>(await ask(shop.asha.token))).toMatchObject({
      payment: { _id: paymentId, amount: 49_900, status: 'success' },
      buyer: { name: 'asha', email: 'asha@example.com' },
      invoice: null,
    });
    expect(refusalIn(await ask(shop.ravi.token))).toBe('404 NOT_FOUND');
  });
});

test('[PA9] taxable value and tax of a receipt add up to what was paid', async () => {
  const seller = {
    name: 'Prep Learning',
    address: 'Bengaluru',
    gstin: '29ABCDE1234F1Z5',
    sac: '999293',
    gstPercent: 18,
  };
  const registered = await openShop(books, { seller });
  try {
    for (const price of [1000, 19_999, 49_900, 99_901]) {
      const { orderId, paymentId } = await registered.opened(await registered.addPlan({ price }));
      await registered.verify(books.pay(orderId));
      const answer = await registered.server.ask('GET', `/api/payments/receipts/${paymentId}`, {
        token: registered.asha.token,
      });
      const { invoice } = dataIn<CallAnswer<typeof paymentReceipt>['data']>(answer);
      expect((invoice?.taxable ?? 0) + (invoice?.gst ?? 0)).toBe(price);
      expect(Math.abs((invoice?.gst ?? 0) - (invoice?.taxable ?? 0) * 0.18)).toBeLessThanOrEqual(1);
      expect(invoice).toMatchObject({ seller: 'Prep Learning', gstin: '29ABCDE1234F1Z5', gstPercent: 18 });
    }
  } finally {
    await registered.server.close();
  }
});

test('[PA8] where nobody takes payments, nothing is sold and no event is taken', async () => {
  const { startTestServer } = await import('./support/test-server.ts');
  const server = await startTestServer();
  try {
    await server.addUser({ username: 'asha' });
    const token = await server.signIn('asha');
    const body = { planId: 'any' };
    expect(refusalIn(await server.ask('POST', '/api/payments/create_order', { token, body }))).toBe(
      '503 PAYMENTS_OFF',
    );
    expect(refusalIn(await server.ask('POST', '/api/payments/webhook', { body: {} }))).toBe('404 NOT_FOUND');
    const sandbox = { orderId: 'order_x', outcome: 'success' };
    expect(refusalIn(await server.ask('POST', '/api/payments/sandbox/pay', { token, body: sandbox }))).toBe(
      '404 NOT_FOUND',
    );
  } finally {
    await server.close();
  }
});
