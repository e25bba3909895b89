import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ProviderTrouble } from '../src/adapters/payments/payment-provider.ts';
import { openRazorpay } from '../src/adapters/payments/razorpay.ts';
import { RAZORPAY_KEYS, RazorpayBooks, serveRazorpay } from '../../look-alikes/razorpay.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const ORDER = { receipt: 'receipt-1', amount: 49_900, currency: 'INR', notes: { plan: 'Pro' } } as const;

/** Longer than a busy machine takes for an answer. */
const PATIENT_MS = 20_000;

async function provider(keys: Partial<typeof RAZORPAY_KEYS> = {}) {
  const books = new RazorpayBooks();
  const { url, close } = await serveRazorpay(books);
  closers.push(close);
  return { books, razorpay: await openRazorpay({ ...RAZORPAY_KEYS, ...keys, url, timeoutMs: PATIENT_MS }) };
}

test('[PA1] Razorpay’s SDK opens, finds, reads, captures and pays back over real HTTP', async () => {
  const { books, razorpay: client } = await provider();
  const orderId = await client.openOrder(ORDER, false);
  expect(await client.openOrder(ORDER, true)).toBe(orderId);
  const payment = books.pay(orderId, { status: 'authorized' });
  expect(await client.paymentsOf(orderId)).toEqual([
    {
      id: payment.id,
      orderId,
      status: 'authorized',
      amount: 49_900,
      currency: 'INR',
      refunded: 0,
      failure: null,
    },
  ]);
  await client.capture({ id: payment.id, amount: 49_900, currency: 'INR' });
  expect(payment.status).toBe('captured');
  for (let each = 0; each < 3; each += 1)
    await client.refund({ id: payment.id, amount: 49_900 }, `refund-${payment.id}`);
  expect(books.refunds.size).toBe(1);
  expect((await client.paymentsOf(orderId))[0]).toMatchObject({ status: 'refunded', refunded: 49_900 });
});

test('[PA1] case 90: a second order with the same receipt is not opened', async () => {
  const { books, razorpay: client } = await provider();
  await client.openOrder(ORDER, false);
  await expect(client.openOrder(ORDER, false)).rejects.toThrow(/Receipt should be unique/);
  expect(books.orders.size).toBe(1);
});

test('a refusal, a broken connection and a silence are trouble of the provider, each in words for the log', async () => {
  const { books, razorpay: client } = await provider();
  await expect(client.capture({ id: 'pay_none', amount: 1, currency: 'INR' })).rejects.toThrow(
    /Razorpay refused \(400\)/,
  );
  books.trouble = 'down';
  await expect(client.paymentsOf('order_x')).rejects.toThrow(/did not answer/);
  await expect(client.paymentsOf('order_x')).rejects.toBeInstanceOf(ProviderTrouble);
  const silent: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    silent.closeAllConnections();
    await new Promise<void>((resolve) => silent.close(() => resolve()));
  });
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const impatient = await openRazorpay({ ...RAZORPAY_KEYS, url, timeoutMs: 50 });
  await expect(impatient.openOrder(ORDER, false)).rejects.toThrow(/did not answer/);
});

test('every failure is reported once for the log, also where the caller goes on without an answer', async () => {
  const books = new RazorpayBooks();
  const { url, close } = await serveRazorpay(books);
  closers.push(close);
  const troubles: string[] = [];
  const onTrouble = ({ message }: ProviderTrouble) => void troubles.push(message);
  const client = await openRazorpay({ ...RAZORPAY_KEYS, url, timeoutMs: PATIENT_MS, onTrouble });
  await client.openOrder(ORDER, false);
  expect(troubles).toEqual([]);
  await expect(client.capture({ id: 'pay_none', amount: 1, currency: 'INR' })).rejects.toThrow();
  expect(troubles).toEqual(['Razorpay refused (400): The id provided does not exist']);
});

test('[PA14] the payments of a time are listed page by page', async () => {
  const { books, razorpay: client } = await provider();
  const orderId = await client.openOrder(ORDER, false);
  books.now = () => 1_767_600_000_000;
  const { id } = books.pay(orderId);
  books.now = () => 1_767_600_060_000;
  books.pay(orderId);
  const time = { from: 1_767_600_000_000, to: 1_767_600_060_000 };
  expect(await client.listPayments(time, 0)).toMatchObject([{ id, orderId, createdAt: 1_767_600_000_000 }]);
  expect(await client.listPayments(time, 1)).toEqual([]);
});

test('wrong keys are said to be refused', async () => {
  const { razorpay: client } = await provider({ keySecret: 'another' as never });
  await expect(client.openOrder(ORDER, false)).rejects.toThrow(
    /Razorpay refused \(401\): Authentication failed/,
  );
});
