import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedPayment, PaymentComparison, Reconciliation } from '@exam/shared-schema/contract';
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
  books.now = () => shop.server.clock.now();
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
  test('[PA11] [ST43] has every order with its payer, its plan and what became of it', async () => {
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
    const begun = [mine.orderId.slice(0, 12), mine.paymentId.slice(0, -1), 'asha@', 'ASHA@example.com'];
    for (const text of [mine.paymentId, mine.orderId, id, receipt, ...begun])
      expect(idsOf(await list(`search=${encodeURIComponent(text)}`)), text).toEqual([mine.paymentId]);
    expect(idsOf(await list('search=ravi%40'))).toEqual([his.paymentId]);
    for (const text of ['%', '_', '0', 'order_', 'nothing', "' or 1=1", '@', '%@example.com'])
      expect((await list(`search=${encodeURIComponent(text)}`)).total, text).toBe(0);
  });

  test('[PA12] has the count of its states, which every change of a payment keeps', async () => {
    const counts = async () =>
      Promise.all(
        ['', 'status=success', 'status=pending', 'status=failed', 'entityModel=User'].map(
          async (query) => (await list(query)).total,
        ),
      );
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    const first = await shop.opened(planId);
    await shop.opened(planId, 'ravi');
    expect(await counts()).toEqual([2, 0, 2, 0, 2]);
    await shop.verify(books.pay(first.orderId, { status: 'captured' }));
    expect(await counts()).toEqual([2, 1, 1, 0, 2]);
    await shop.after(73 * 3_600_000);
    admin = await shop.server.signIn('admin');
    expect(await counts()).toEqual([2, 1, 0, 1, 2]);
    const { store } = shop.server.context;
    await store.write((queries) =>
      queries.delete(store.t.payments).where(eq(store.t.payments.state, 'abandoned')),
    );
    expect(await counts()).toEqual([1, 1, 0, 0, 1]);
  });

  test('[PA13] is a file with every payment of the search and the filters, once', async () => {
    const paid = await shop.opened(planId);
    await shop.verify(books.pay(paid.orderId, { status: 'captured' }));
    const { store } = shop.server.context;
    const row = await shop.stored(paid.orderId);
    const copies = Array.from({ length: 1100 }, (_unused, index) => ({
      ...row,
      id: `copy-${index}`,
      receipt: `copy-${index}`,
      providerOrderId: null,
      providerPaymentId: `=pay,${index}`,
    }));
    for (const some of [copies.slice(0, 600), copies.slice(600)])
      await store.write((queries) => queries.insert(store.t.payments).values(some));
    await shop.opened(planId, 'ravi');
    const file = await asAdmin('GET', '/admin/payments/export?status=success');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="payments.csv"',
      'cache-control': 'no-store',
    });
    const lines = file.text.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'Payment,Order,Receipt,Entity,Payer,E-mail,Plan,Tokens,"Amount, rupees","Refunded, rupees",Status,Provider,"Created, UTC","Paid, UTC"',
    );
    expect(new Set(lines).size).toBe(1102);
    expect(lines).toContain(
      `"'=pay,7",,copy-7,User,asha,asha@example.com,Pro,1000,499,0,success,razorpay,2026-01-05T09:00:00.000Z,2026-01-05T09:00:00.000Z`,
    );
    const found = await asAdmin('GET', `/admin/payments/export?search=${paid.orderId}`);
    expect(found.text.trimEnd().split('\r\n')).toHaveLength(2);
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

describe('the payments of a day', () => {
  const reconciled = async (query: string) =>
    dataIn<Reconciliation>(await asAdmin('GET', `/admin/payments/reconciliation?${query}`));
  const differences = ({ rows }: Reconciliation) =>
    rows.map(({ reported, difference }) => [reported._id, difference]);

  test('[PA14] stand beside what is stored, and a difference is settled like any other', async () => {
    const same = await shop.opened(planId);
    const first = books.pay(same.orderId, { status: 'captured' });
    await shop.verify(first);
    const missed = await shop.opened(planId, 'ravi');
    const second = books.pay(missed.orderId, { status: 'captured' });
    books.orders.set('order_x', { id: 'order_x', receipt: 'x', amount: 100, currency: 'INR' });
    const foreign = books.pay('order_x', { status: 'captured' });
    const before = await reconciled('day=2026-01-05');
    expect(before).toMatchObject({ provider: 'razorpay', hasMore: false });
    expect(differences(before)).toEqual([
      [foreign.id, 'unknown'],
      [second.id, 'unsettled'],
      [first.id, 'none'],
    ]);
    expect(before.rows[1]).toMatchObject({
      providerOrderId: missed.orderId,
      stored: null,
      payment: { _id: missed.paymentId, status: 'pending', entityId: { name: 'ravi' } },
    });
    expect((await shop.stored(missed.orderId)).state).toBe('created');
    await settle(missed.paymentId);
    expect(differences(await reconciled('day=2026-01-05'))).toContainEqual([second.id, 'none']);
    expect((await shop.stored(missed.orderId)).state).toBe('paid');
  });

  test('[PA14] are those of India’s day, a hundred on a page', async () => {
    const { orderId } = await shop.opened(planId);
    const pay = (at: string) => {
      books.now = () => Date.parse(at);
      return books.pay(orderId, { status: 'failed' }).id;
    };
    const early = pay('2026-01-04T18:30:00Z');
    pay('2026-01-04T18:29:59Z');
    pay('2026-01-05T18:30:00Z');
    expect(differences(await reconciled('day=2026-01-05'))).toEqual([[early, 'unsettled']]);
    for (let more = 0; more < 100; more += 1) pay('2026-01-05T12:00:00Z');
    const page = await reconciled('day=2026-01-05');
    expect([page.rows.length, page.hasMore]).toEqual([100, true]);
    expect((await reconciled('day=2026-01-05&page=2')).rows).toHaveLength(1);
    expect(refusalIn(await asAdmin('GET', '/admin/payments/reconciliation?day=2026-02-30'))).toBe(
      '400 VALIDATION',
    );
  });

  test('[PA14] are not shown while the provider does not answer', async () => {
    books.trouble = 'down';
    const answer = await asAdmin('GET', '/admin/payments/reconciliation?day=2026-01-05');
    expect(refusalIn(answer)).toBe('503 OVERLOADED');
  });
});
