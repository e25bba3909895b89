import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/database/index.ts';
import { proveBalances } from '../../src/features/wallet/prove.ts';
import { rounds } from '../../../scripts/vitest/size.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { RazorpayBooks, razorpayEnvironment, serveRazorpay } from '../../../look-alikes/razorpay.ts';
import { call, startProcess, stopProcess, type ServerProcess } from '../support/server-process.ts';
import { atOnce, newDatabase, openShared } from './support.ts';

// Two real server processes on one database, and the provider's look-alike over HTTP.

const PURCHASES = rounds({ short: 1, full: 20 });

let database: EmptyDatabase;
let books: RazorpayBooks;
let provider: Awaited<ReturnType<typeof serveRazorpay>>;
let processes: ServerProcess[];

beforeEach(async () => {
  database = await newDatabase();
  books = new RazorpayBooks();
  provider = await serveRazorpay(books);
  processes = [];
});

afterEach(async () => {
  await Promise.all(processes.map(({ child }) => stopProcess(child)));
  await provider.close();
  await database.drop();
});

async function start(count: number): Promise<string[]> {
  const settings = { DATABASE_URL: database.url, ...razorpayEnvironment(provider.url) };
  const started = await atOnce(count, () => startProcess(settings));
  processes.push(...started);
  return started.map(({ address }) => address);
}

async function looking<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openShared(database);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const send = async (address: string, event: { body: string; headers: Readonly<Record<string, string>> }) =>
  (await fetch(`${address}/api/payments/webhook`, { method: 'POST', ...event })).status;

test('[PA4] [PA5] a hundred events and callbacks of one payment, at two servers at once, credit it once', async () => {
  const [one = '', other = ''] = await start(2);
  const login = { email: 'student@example.com', password: 'Student@12345' };
  const { token } = await call<{ token: string }>(one, '/auth/login', login);
  const planId = await looking(async ({ read, t }) => {
    const [row] = await read.select().from(t.plans).where(eq(t.plans.name, 'Basic'));
    return row?.id ?? '';
  });
  for (let purchase = 1; purchase <= PURCHASES; purchase += 1) {
    const { orderId } = await call<{ orderId: string }>(one, '/payments/create_order', { planId }, token);
    const payment = books.pay(orderId);
    const same = books.event(payment);
    const requests = Array.from({ length: 100 }, (_unused, index) => {
      const address = index % 2 === 0 ? one : other;
      if (index % 4 < 2) return () => send(address, index % 8 < 4 ? same : books.event(payment));
      return async () => {
        const said = await call<{ success: boolean }>(
          address,
          '/payments/verify',
          books.callback(payment),
          token,
        );
        return said.success ? 200 : 500;
      };
    });
    const statuses = await Promise.all(requests.map((request) => request()));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect
      .poll(() => looking(({ read, t }) => read.$count(t.jobs, eq(t.jobs.state, 'done'))), {
        timeout: 30_000,
      })
      .toBeGreaterThan(0);
    const wallet = await call<{ data: { remainingTokens: number } }>(other, '/wallet', undefined, token);
    expect(wallet.data.remainingTokens).toBe(100 + 300 * purchase);
  }
  await expect
    .poll(
      () =>
        looking(async ({ read, t }) => {
          const events = await read.select().from(t.paymentEvents);
          return events.filter(({ processedAt }) => processedAt === null).length;
        }),
      { timeout: 30_000 },
    )
    .toBe(0);
  expect(await looking(proveBalances)).toMatchObject({ faults: [], payments: PURCHASES });
}, 180_000);
