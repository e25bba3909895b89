import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer, SandboxOutcome, sandboxPay, verifyPayment } from '@exam/shared-schema/contract';
import { readConfig } from '../src/config.ts';
import { LATE_MS } from '../src/features/payments/sandbox/play-checkout.ts';
import { RazorpayBooks } from '../../look-alikes/razorpay.ts';
import { refusalIn } from './support/read.ts';
import { interceptRazorpay, openShop, type Shop } from './support/shop.ts';

let shop: Shop;
let planId: string;
const books = new RazorpayBooks();
const wire = interceptRazorpay(() => books);

beforeAll(() => wire.listen({ onUnhandledRequest: 'error' }));
afterAll(() => wire.close());
beforeEach(async () => {
  shop = await openShop(books, { sandbox: true });
  planId = await shop.addPlan();
});
afterEach(async () => {
  await shop.server.close();
  expect(books.asked).toEqual([]);
});

async function play(orderId: string, outcome: SandboxOutcome, who: 'asha' | 'ravi' = 'asha') {
  const token = await shop.server.signIn(who);
  return shop.server.ask('POST', '/api/payments/sandbox/pay', { token, body: { orderId, outcome } });
}
const played = async (orderId: string, outcome: SandboxOutcome) =>
  (await play(orderId, outcome)).json as CallAnswer<typeof sandboxPay>;
const report = async (body: object) =>
  shop.server.ask('POST', '/api/payments/verify', { token: await shop.server.signIn('asha'), body });
const tokens = async () => (await shop.wallet()).remainingTokens;

test('[PA8] a purchase runs as with a provider: order, checkout, signature, credit', async () => {
  const order = await shop.opened(planId);
  expect(order).toMatchObject({ payment: 'sandbox', key: 'sandbox', amount: 49_900 });
  const { paid } = await played(order.orderId, 'success');
  expect(paid).toMatchObject({ razorpay_order_id: order.orderId });
  const answer = await report(paid ?? {});
  expect((answer.json as CallAnswer<typeof verifyPayment>).status).toBe('success');
  await shop.work();
  expect(await tokens()).toBe(1100);
  expect((await shop.history())[0]).toMatchObject({ paymentProvider: 'sandbox', status: 'success' });
  expect(await shop.faults()).toEqual([]);
});

test('[PA8] a changed signature of it is refused as any other', async () => {
  const { orderId } = await shop.opened(planId);
  const { paid } = await played(orderId, 'success');
  const signature = paid?.razorpay_signature ?? '';
  const changed = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;
  expect(refusalIn(await report({ ...paid, razorpay_signature: changed }))).toBe('400 PAYMENT_SIGNATURE');
});

test('[PA8] its event alone, without the checkout’s report, is enough', async () => {
  const { orderId } = await shop.opened(planId);
  await played(orderId, 'success');
  await shop.work();
  expect(await tokens()).toBe(1100);
});

test('[PA8] a failure says why, and the same order can be paid afterwards', async () => {
  const { orderId } = await shop.opened(planId);
  expect(await played(orderId, 'failure')).toMatchObject({
    paid: null,
    failure: 'The bank declined the payment',
  });
  await shop.work();
  expect((await shop.history())[0]).toMatchObject({
    status: 'failed',
    note: 'The bank declined the payment',
  });
  expect(await tokens()).toBe(100);
  expect((await shop.opened(planId)).orderId).toBe(orderId);
  await played(orderId, 'success');
  await shop.work();
  expect(await tokens()).toBe(1100);
});

test('[PA8] a late confirmation comes by itself', async () => {
  const { orderId } = await shop.opened(planId);
  expect(await played(orderId, 'late')).toEqual({ success: true, paid: null, failure: null });
  await shop.after(LATE_MS - 1000);
  expect(await tokens()).toBe(100);
  await shop.after(1000);
  expect(await tokens()).toBe(1100);
});

test('[PA6] [PA8] an order that is paid twice is paid back once', async () => {
  const { orderId } = await shop.opened(planId);
  await played(orderId, 'success');
  await shop.work();
  await played(orderId, 'success');
  await shop.work();
  const { read, t } = shop.server.context.store;
  const statuses = (await read.select().from(t.sandboxPayments)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['captured', 'refunded']);
  expect(await tokens()).toBe(1100);
});

test('[PA8] plays nobody else’s order', async () => {
  const { orderId } = await shop.opened(planId);
  expect(refusalIn(await play(orderId, 'success', 'ravi'))).toBe('404 NOT_FOUND');
  expect(refusalIn(await play('order_none', 'success'))).toBe('404 NOT_FOUND');
});

test('[PA8] is used where no keys are set, and in production only where it is asked for by name', () => {
  const keys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
  const way = (environment: Record<string, string>) => readConfig(environment).payments.way;
  expect(way({})).toBe('sandbox');
  expect(way({ NODE_ENV: 'production' })).toBe('none');
  expect(way({ NODE_ENV: 'production', PAYMENTS: 'sandbox' })).toBe('sandbox');
  expect(way({ NODE_ENV: 'production', ...keys })).toBe('razorpay');
  expect(way({ ...keys, PAYMENTS: 'none' })).toBe('none');
  expect(() => readConfig({ RAZORPAY_KEY_ID: 'a' })).toThrow(/must be set together/);
  expect(() => readConfig({ PAYMENTS: 'razorpay' })).toThrow(/RAZORPAY_KEY_ID must be set/);
  expect(() => readConfig({ SELLER_NAME: 'Prep' })).toThrow(/must be set together/);
  expect(() => readConfig({ SELLER_GSTIN: 'short' })).toThrow(/GSTIN/);
});
