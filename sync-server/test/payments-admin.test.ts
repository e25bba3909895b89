import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedPayment, PaymentComparison } from '@exam/shared-schema/contract';
import { RazorpayBooks } from '../../look-alikes/razorpay.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { interceptRazorpay, openShop, type Shop } from './support/shop.ts';
import type { Answer } from './support/test-server.ts';

let books: RazorpayBooks;
let shop: Shop;
let admin: string;
let planId: string;
const wire = interceptRazorpay(() => books);

beforeAll(() => wire.listen({ onUnhandledRequest: 'error' }));
afterAll(() => wire.close());
beforeEach(async () => {
  books = new RazorpayBooks();
  shop = await openShop(books);
  admin = await shop.server.signIn('admin');
  planId = await shop.addPlan();
});
afterEach(() => shop.server.close());

const asAdmin = (method: 'GET' | 'POST', path: string): Promise<Answer> =>
  shop.server.ask(method, `/api${path}`, { token: admin, ...(method === 'POST' && { body: {} }) });
const list = async (query = '') =>
  (await asAdmin('GET', `/admin/get_all_payments?${query}`)).json as {
    readonly payments: ManagedPayment[];
    readonly total: number;
  };
const idsOf = ({ payments }: { readonly payments: ManagedPayment[] }) => payments.map(({ _id }) => _id);
const compared = async (id: string) =>
  dataIn<PaymentComparison>(await asAdmin('GET', `/admin/payments/${id}`));
const settle = (id: string) => asAdmin('POST', `/admin/payments/${id}/settle`);

async function entries() {
  const { read, t } = shop.server.context.store;
  return read.select().from(t.auditEntries);
}

describe('the list of payments', () => {
  test('[PA11] has every order with its payer, its plan and what became of it', async () => {
    const paid = await shop.opened(planId);
    await shop.verify(books.pay(paid.orderId, { status: 'captured' }));
    const open = await shop.opened(planId, 'ravi');
    const { payments, total } = await list();
    expect(total).toBe(2);
    expect(payments.find(({ _id }) => _id === paid.paymentId)).toMatchObject({
      entityModel: 'User',
      entityId: { _id: shop.asha.id, name: 'asha', email: 'asha@example.com' },
      planId: { _id: planId, name: 'Pro' },
      tokensPurchased: 1000,
      amount: 49_900,
      status: 'success',
      refundStatus: 'none',
      failureReason: null,
    });
    expect(idsOf(await list('status=pending'))).toEqual([open.paymentId]);
    expect(idsOf(await list('status=success'))).toEqual([paid.paymentId]);
    expect(idsOf(await list('status=failed'))).toEqual([]);
    expect(idsOf(await list('entityModel=College'))).toEqual([]);
    expect((await list('entityModel=User')).total).toBe(2);
  });

  test('[PA11] is searched by the beginning of its numbers and of the payer’s address', async () => {
    const mine = await shop.opened(planId);
    const { id } = books.pay(mine.orderId, { status: 'captured' });
    await shop.work();
    await settle(mine.paymentId);
    const his = await shop.opened(planId, 'ravi');
    const receipt = (await shop.stored(mine.orderId)).receipt;
    for (const text of [mine.paymentId, mine.orderId, id, receipt, 'asha', 'ASHA@example.com'])
      expect(idsOf(await list(`search=${encodeURIComponent(text)}`)), text).toEqual([mine.paymentId]);
    expect(idsOf(await list('search=ravi%40'))).toEqual([his.paymentId]);
    for (const text of ['%', '_', 'nothing', "' or 1=1"])
      expect((await list(`search=${encodeURIComponent(text)}`)).total, text).toBe(0);
  });

  test('[PA11] is for administrators alone', async () => {
    const asked = await shop.server.ask('GET', '/api/admin/get_all_payments', { token: shop.asha.token });
    expect(refusalIn(asked)).toBe('403 FORBIDDEN');
  });
});

describe('a payment beside what the provider reports', () => {
  test('[PA10] shows a difference, which is settled once by the evidence, and who asked', async () => {
    const { orderId, paymentId } = await shop.opened(planId);
    expect(await compared(paymentId)).toMatchObject({ stored: [], reported: [], differs: false });
    const { id } = books.pay(orderId, { status: 'captured' });
    expect(await compared(paymentId)).toMatchObject({
      payment: { status: 'pending' },
      stored: [],
      reported: [{ _id: id, status: 'captured', amount: 49_900, refunded: 0 }],
      differs: true,
    });
    expect((await shop.stored(orderId)).state).toBe('created');
    const answers = await Promise.all([settle(paymentId), settle(paymentId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shop.stored(orderId)).state).toBe('paid');
    expect(await shop.wallet()).toMatchObject({ remainingTokens: 1100 });
    expect(await compared(paymentId)).toMatchObject({ payment: { status: 'success' }, differs: false });
    expect((await settle(paymentId)).json).toMatchObject({ message: 'The provider reports nothing new.' });
    for (const entry of await entries())
      expect(entry).toMatchObject({
        ...{ kind: 'payments', thingId: paymentId, userId: shop.adminId },
        ...{ before: { state: 'created' }, after: { state: 'paid' } },
      });
    expect(await entries()).not.toEqual([]);
    expect(await shop.faults()).toEqual([]);
  });

  test('[PA10] changes nothing while the provider does not answer', async () => {
    const { paymentId } = await shop.opened(planId);
    books.trouble = 'down';
    expect(await compared(paymentId)).toMatchObject({ reported: null, differs: false });
    const answer = await settle(paymentId);
    expect(refusalIn(answer)).toBe('503 OVERLOADED');
    expect(errorIn(answer).message).toContain('does not answer');
    expect(await entries()).toEqual([]);
  });

  test('[PA10] tokens that were given by hand are known to no provider', async () => {
    const body = { tokens: 5, reason: 'A gift', requestId: 'r' };
    await shop.server.ask('POST', `/api/admin/users/${shop.asha.id}/tokens`, { token: admin, body });
    const [manual] = (await list()).payments;
    const id = manual?._id ?? '';
    expect(manual).toMatchObject({ paymentProvider: 'manual', status: 'success', note: 'A gift' });
    expect((await compared(id)).reported).toBeNull();
    expect(refusalIn(await settle(id))).toBe('409 CONFLICT');
    expect(refusalIn(await settle('nothing'))).toBe('404 NOT_FOUND');
  });
});
