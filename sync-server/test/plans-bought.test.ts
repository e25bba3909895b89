import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '@exam/shared-schema/contract';
import { joinEntitlements, monthStart, papersLeft } from '../src/tokens/index.ts';
import { MONTH_MS } from '../src/features/payments/state.ts';
import { openPurse } from '../src/features/wallet/purse.ts';
import { publishSample } from './support/papers.ts';
import { RazorpayBooks } from '../../look-alikes/razorpay.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { interceptRazorpay, openShop, type Shop } from './support/shop.ts';
import { EMAIL, filledForm, register } from './support/sign-up.ts';

const DAY = 86_400_000;

let books: RazorpayBooks;
let shop: Shop;
const wire = interceptRazorpay(() => books);

beforeAll(() => wire.listen({ onUnhandledRequest: 'error' }));
afterAll(() => wire.close());
beforeEach(async () => {
  books = new RazorpayBooks();
  shop = await openShop(books);
});
afterEach(() => shop.server.close());

/** @returns the payment's id. */
async function buy(planId: string): Promise<string> {
  const { orderId, paymentId } = await shop.opened(planId);
  const answer = await shop.verify(books.pay(orderId));
  expect(answer.json).toMatchObject({ status: 'success' });
  return paymentId;
}

const iso = (at: number) => new Date(at).toISOString();
const now = () => shop.server.clock.now();
const charge = (thing: string, tokens: number) => {
  const { context } = shop.server;
  return context.store.write((queries) =>
    openPurse(context).charge(queries, { userId: shop.asha.id, thing, tokens }),
  );
};
const refund = (thing: string) => {
  const { context } = shop.server;
  return context.store.write((queries) =>
    openPurse(context).refund(queries, { userId: shop.asha.id, thing }),
  );
};
const issue = async (paperId: string, price?: number) =>
  shop.server.ask(
    'POST',
    `/api/test-papers/${paperId}/issue${price === undefined ? '' : `?price=${price}`}`,
    {
      token: await shop.server.signIn('asha'),
    },
  );
const priced = (price: number) => publishSample(shop.server.context, shop.adminId, { price });
const noticesOf = async () =>
  dataIn<Notice[]>(await shop.server.ask('GET', '/api/notices', { token: await shop.server.signIn('asha') }));

describe('a month', () => {
  test('[PL5] the same plan again follows on, and gives its tokens at once', async () => {
    const pro = await shop.addPlan();
    const start = now();
    await buy(pro);
    await shop.after(10 * DAY);
    await buy(pro);
    expect((await shop.wallet()).remainingTokens).toBe(2100);
    const { current } = await shop.plans();
    expect(current.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [iso(start + MONTH_MS), iso(start + 2 * MONTH_MS)],
      [iso(start), iso(start + MONTH_MS)],
    ]);
    await shop.after(20 * DAY + 2 * DAY);
    expect((await shop.wallet()).remainingTokens).toBe(1100);
    expect((await shop.plans()).current).toHaveLength(1);
    await shop.after(MONTH_MS);
    expect((await shop.wallet()).remainingTokens).toBe(100);
    expect(await shop.faults()).toEqual([]);
  });

  test('[PL5] another plan begins at once beside the first; of what they allow the most counts', async () => {
    const small = await shop.addPlan({
      name: 'Small',
      price: 9900,
      tokens: 50,
      monthlyTests: 5,
      aiEnabled: false,
      advancedAnalytics: false,
    });
    const pro = await shop.addPlan();
    await shop.addPlan({
      name: 'Free',
      price: 0,
      planType: 'free',
      tokens: 100,
      monthlyTests: 1,
      aiEnabled: false,
      advancedAnalytics: false,
    });
    const allowed = async () => (await shop.plans()).entitlements;
    expect(await allowed()).toEqual({ aiEnabled: false, advancedAnalytics: false, monthlyTests: 1 });
    await buy(small);
    expect(await allowed()).toEqual({ aiEnabled: false, advancedAnalytics: false, monthlyTests: 5 });
    await shop.after(20 * DAY);
    await buy(pro);
    expect(await allowed()).toEqual({ aiEnabled: true, advancedAnalytics: true, monthlyTests: 5 });
    await charge('test one', 60);
    expect((await shop.plans()).current.map(({ name, tokensLeft }) => [name, tokensLeft])).toEqual([
      ['Pro', 990],
      ['Small', 0],
    ]);
    await shop.after(11 * DAY);
    expect(await allowed()).toEqual({ aiEnabled: true, advancedAnalytics: true, monthlyTests: 2 });
    await shop.after(20 * DAY);
    expect(await allowed()).toEqual({ aiEnabled: false, advancedAnalytics: false, monthlyTests: 1 });
  });

  test('[PL3] without a free plan nothing is withheld, and nothing is covered', async () => {
    expect((await shop.plans()).entitlements).toEqual({
      aiEnabled: true,
      advancedAnalytics: true,
      monthlyTests: 0,
    });
    expect(joinEntitlements([])).toEqual({ aiEnabled: false, advancedAnalytics: false, monthlyTests: 0 });
    const both = [3, -1].map((monthlyTests) => ({ aiEnabled: false, advancedAnalytics: true, monthlyTests }));
    expect(joinEntitlements(both)).toEqual({ aiEnabled: false, advancedAnalytics: true, monthlyTests: -1 });
  });

  test('[PL2] the tokens of an account are those of the free plan', async () => {
    await shop.addPlan({ name: 'Free', price: 0, planType: 'free', tokens: 40 });
    expect((await register(shop.server, await filledForm(shop.server))).status).toBe(201);
    const token = await shop.server.signIn(EMAIL.replace('@example.com', ''));
    expect(dataIn(await shop.server.ask('GET', '/api/wallet', { token }))).toMatchObject({
      remainingTokens: 40,
    });
  });
});

describe('a plan without a limit of tokens', () => {
  test('[TK7] covers every charge, is shown as such, and ends', async () => {
    const all = await shop.addPlan({ name: 'All', tokens: -1, monthlyTests: 0 });
    await charge('test before', 30);
    await buy(all);
    expect(await shop.wallet()).toMatchObject({ remainingTokens: -1, totalTokens: -1, usedTokens: 30 });
    await charge('test one', 5000);
    await charge('test two', 70);
    await refund('test two');
    await refund('test two');
    expect(await shop.wallet()).toMatchObject({ remainingTokens: -1, usedTokens: 5030 });
    expect((await shop.plans()).current[0]).toMatchObject({ tokens: -1, tokensLeft: -1 });
    expect((await issue(await priced(900))).json).toMatchObject({ data: { charged: 900 } });
    expect(await shop.faults()).toEqual([]);
    await shop.after(MONTH_MS + DAY);
    expect(await shop.wallet()).toMatchObject({ remainingTokens: 70, usedTokens: 5930 });
    await expect(charge('test three', 71)).rejects.toThrow();
    await refund('test one');
    expect((await shop.wallet()).remainingTokens).toBe(70);
    expect(await shop.faults()).toEqual([]);
  });
});

describe('tokens of a payment that was paid back', () => {
  test('[PA6] do not come back with a test that fails later', async () => {
    const { orderId } = await shop.opened(await shop.addPlan());
    const payment = books.pay(orderId);
    await shop.verify(payment);
    await charge('test one', 50);
    payment.amount_refunded = payment.amount;
    payment.status = 'refunded';
    await shop.send(books.event(payment, 'refund.processed'));
    await shop.work();
    expect((await shop.wallet()).remainingTokens).toBe(100);
    await refund('test one');
    expect(await shop.wallet()).toMatchObject({ remainingTokens: 100, usedTokens: 0 });
    expect(await shop.faults()).toEqual([]);
    await shop.after(DAY);
    expect((await shop.wallet()).remainingTokens).toBe(100);
    expect(await shop.faults()).toEqual([]);
  });
});

describe('papers that a plan covers', () => {
  test('[PL4] are as many as it says in a calendar month of India; the next one costs tokens', async () => {
    await buy(await shop.addPlan({ tokens: 10, monthlyTests: 2 }));
    const papers = [];
    for (let each = 0; each < 4; each += 1) papers.push(await priced(7));
    expect(await shop.wallet()).toMatchObject({ papersLeft: 2, remainingTokens: 110 });
    for (const id of papers.slice(0, 2))
      expect((await issue(id, 7)).json).toMatchObject({ data: { price: 7, charged: 0 } });
    expect(await shop.wallet()).toMatchObject({ papersLeft: 0, remainingTokens: 110 });
    expect((await issue(papers[0] ?? '')).status).toBe(200);
    expect((await issue(shop.paperId)).status).toBe(200);
    expect((await issue(papers[2] ?? '', 7)).json).toMatchObject({ data: { charged: 7 } });
    expect(await shop.wallet()).toMatchObject({ papersLeft: 0, remainingTokens: 103 });
    expect((await shop.plans()).testsThisMonth).toBe(2);
    await shop.after(monthStart(now() + 31 * DAY) - now());
    expect(await shop.wallet()).toMatchObject({ papersLeft: 2 });
    expect((await issue(papers[3] ?? '', 7)).json).toMatchObject({ data: { charged: 0 } });
    expect((await shop.wallet()).papersLeft).toBe(1);
  });

  test('[PL4] [ST60] are not used up by what nobody asked for', async () => {
    await buy(await shop.addPlan({ monthlyTests: 2 }));
    expect(refusalIn(await issue(await priced(7), 0))).toBe('409 PRICE_CHANGED');
    expect((await shop.wallet()).papersLeft).toBe(2);
  });

  test('[PL4] [ST60] are taken by who was told so, and where none is left no tokens are taken instead', async () => {
    await buy(await shop.addPlan({ monthlyTests: 1 }));
    const covered = async (paperId: string) =>
      shop.server.ask('POST', `/api/test-papers/${paperId}/issue?price=0&byPlan=true`, {
        token: await shop.server.signIn('asha'),
      });
    expect((await covered(await priced(7))).json).toMatchObject({ data: { price: 7, charged: 0 } });
    expect(refusalIn(await covered(await priced(7)))).toBe('409 PRICE_CHANGED');
    expect((await covered(shop.paperId)).json).toMatchObject({ data: { charged: 0 } });
    expect(await shop.wallet()).toMatchObject({ papersLeft: 0, remainingTokens: 1100 });
  });

  test('[PL4] count for the month in which they were covered, whatever their ticket says later', async () => {
    await buy(await shop.addPlan({ monthlyTests: 1 }));
    const paperId = await priced(7);
    await issue(paperId, 7);
    const { store } = shop.server.context;
    await shop.after(monthStart(now() + 31 * DAY) - now());
    await store.write((queries) =>
      queries.update(store.t.users).set({ extraTimePercent: 25 }).where(eq(store.t.users.id, shop.asha.id)),
    );
    expect((await issue(paperId)).status).toBe(200);
    expect((await shop.wallet()).papersLeft).toBe(1);
  });

  test('[PL4] twenty requests at once take two, and pay for the others', async () => {
    await buy(await shop.addPlan({ tokens: 1000, monthlyTests: 2 }));
    const papers = [];
    for (let each = 0; each < 6; each += 1) papers.push(await priced(10));
    await Promise.all([...papers, ...papers, ...papers].map((id) => issue(id)));
    const { store } = shop.server.context;
    const { issues } = store.t;
    expect(
      await store.read.$count(issues, and(eq(issues.userId, shop.asha.id), eq(issues.byPlan, true))),
    ).toBe(2);
    expect((await shop.wallet()).remainingTokens).toBe(1100 - 40);
    expect(await papersLeft(store, store.read, shop.asha.id, now())).toBe(0);
    expect(await shop.faults()).toEqual([]);
  });

  test.each([
    ['2026-01-31T18:29:59Z', '2025-12-31T18:30:00.000Z'],
    ['2026-01-31T18:30:00Z', '2026-01-31T18:30:00.000Z'],
    ['2026-03-15T00:00:00Z', '2026-02-28T18:30:00.000Z'],
  ])('[PL4] the month of %s began at %s', (at, start) => {
    expect(iso(monthStart(Date.parse(at)))).toBe(start);
  });
});

describe('what a plan allows', () => {
  test('[PL3] tests by AI are refused where no plan of the student has them', async () => {
    await shop.addPlan({ name: 'Free', price: 0, planType: 'free', aiEnabled: false });
    expect((await shop.wallet()).aiEnabled).toBe(false);
    const body = { cid: 'jee-main', sids: ['physics'], tids: ['kinematics'] };
    const ask = async () =>
      refusalIn(
        await shop.server.ask('POST', '/api/ai/generate', { token: await shop.server.signIn('asha'), body }),
      );
    expect(await ask()).toBe('403 PLAN_NEEDED');
    await buy(await shop.addPlan());
    expect((await shop.wallet()).aiEnabled).toBe(true);
    expect(await ask()).not.toBe('403 PLAN_NEEDED');
  });

  test('[PL3] the level in a topic is told where a plan has advanced analytics', async () => {
    await shop.addPlan({ name: 'Free', price: 0, planType: 'free', advancedAnalytics: false });
    const ask = async () =>
      shop.server.ask('GET', '/api/abilities?topicIds=any', { token: await shop.server.signIn('asha') });
    expect((await ask()).json).toMatchObject({ data: [], included: false });
    await buy(await shop.addPlan());
    expect((await ask()).json).toMatchObject({ data: [], included: true });
  });
});

describe('notices', () => {
  test('[NT1] say once that a payment came and that the plan ends in three days, until they are seen', async () => {
    const paymentId = await buy(await shop.addPlan());
    const endsAt = iso(now() + MONTH_MS);
    const [received] = await noticesOf();
    expect(received).toMatchObject({
      kind: 'payment-received',
      paymentId,
      amount: 49_900,
      tokens: 1000,
      endsAt,
    });
    const seen = async (ids: readonly string[], who = 'asha') =>
      shop.server.ask('POST', '/api/notices/seen', { token: await shop.server.signIn(who), body: { ids } });
    await seen([received?._id ?? ''], 'ravi');
    expect(await noticesOf()).toHaveLength(1);
    await seen([received?._id ?? '']);
    expect(await noticesOf()).toEqual([]);
    await shop.after(27 * DAY - 1000);
    expect(await noticesOf()).toEqual([]);
    await shop.after(1000);
    expect(await noticesOf()).toMatchObject([{ kind: 'plan-ending', planName: 'Pro', endsAt }]);
    await shop.after(DAY);
    expect(await noticesOf()).toHaveLength(1);
  });

  test('[PL6] a plan that was bought again does not end', async () => {
    const pro = await shop.addPlan();
    await buy(pro);
    await shop.after(5 * DAY);
    await buy(pro);
    await shop.after(22 * DAY + 1000);
    expect((await noticesOf()).map(({ kind }) => kind)).toEqual(['payment-received', 'payment-received']);
    await shop.after(MONTH_MS);
    expect((await noticesOf())[0]).toMatchObject({ kind: 'plan-ending' });
  });

  test('[NT2] go by e-mail too, with the name and without anything that could be taken for markup', async () => {
    const { context } = shop.server;
    const { users } = context.store.t;
    await context.store.write((queries) =>
      queries.update(users).set({ fullName: 'Asha <b>Sharma</b>' }).where(eq(users.id, shop.asha.id)),
    );
    await buy(await shop.addPlan({ name: 'Pro & more' }));
    await shop.work();
    const [mail, ...others] = context.messaging.outbox?.messages('asha@example.com') ?? [];
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Payment received: ₹499');
    expect(mail?.text).toContain('We have received ₹499 for the plan Pro & more.');
    expect(mail?.text).toContain('1,000 tokens were added to your account.');
    expect(mail?.text).toMatch(/https:\/\/prep\.test\/profile\/payments\/\S+/);
  });
});
