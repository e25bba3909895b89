import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteReader, type Store } from '../../src/database/index.ts';
import { connect, DATABASE_FILE } from '../../src/database/open-sqlite.ts';
import { proveBalances } from '../../src/features/wallet/prove.ts';
import { rounds } from '../../../scripts/vitest/size.ts';
import { RazorpayBooks, razorpayEnvironment, serveRazorpay } from '../../../look-alikes/razorpay.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { killAll, startServer, stop } from './support/server-process.ts';

const ROUNDS = rounds({ short: 2, full: 100 });
/** A purchase takes some tens of milliseconds; a server is killed within this time. */
const LONGEST_PURCHASE_MS = 250;
const SETTLED_WITHIN_MS = 120_000;
const BASIC = 300;

let directory: string;
let books: RazorpayBooks;
let provider: Awaited<ReturnType<typeof serveRazorpay>>;

beforeEach(async () => {
  directory = makeDirectory();
  books = new RazorpayBooks();
  provider = await serveRazorpay(books);
});

afterEach(async () => {
  killAll();
  await provider.close();
  removeDirectory(directory);
});

const start = () =>
  startServer(directory, { ACCESS_TOKEN_SECONDS: '86400', ...razorpayEnvironment(provider.url) });

async function post(
  address: string,
  route: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}/api${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

async function onDisk<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqliteReader(directory);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

/** What a killed server leaves is due at once: its leases, and the next look at every open order. */
function makeDue(): void {
  const connection = connect(path.join(directory, DATABASE_FILE));
  try {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    connection.exec("UPDATE jobs SET leaseUntil = 0 WHERE state = 'running'");
    connection.exec(
      "UPDATE jobs SET runAt = 0 WHERE state = 'waiting' AND kind IN ('reconcile-payment', 'payment-event')",
    );
  } finally {
    connection.close();
  }
}

/** A student who buys and, two times in three, pays; whatever is not answered any more is left. */
async function purchase(address: string, token: string, planId: string): Promise<void> {
  const order = await post(address, '/payments/create_order', { planId }, token);
  const orderId = order['orderId'] as string;
  if (Math.random() < 0.33) return;
  const payment = books.pay(orderId, { status: Math.random() < 0.3 ? 'authorized' : 'captured' });
  const event = books.event(payment);
  const said = [
    () => post(address, '/payments/verify', books.callback(payment), token),
    () => fetch(`${address}/api/payments/webhook`, { method: 'POST', ...event }),
  ];
  await Promise.all(said.filter(() => Math.random() < 0.7).map((say) => say()));
}

test(
  '[PA4] [PA5] [PA7] a server that is killed at any moment of a purchase credits what was paid once, and nothing else',
  async () => {
    let server = start();
    const login = { email: 'student@example.com', password: 'Student@12345' };
    const token = (await post(await server.address, '/auth/login', login))['token'] as string;
    const planId = await onDisk(async ({ read, t }) => {
      const rows = await read.select().from(t.plans);
      return rows.find(({ name }) => name === 'Basic')?.id ?? '';
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      const address = await server.address;
      const buying = purchase(address, token, planId).catch(() => undefined);
      await delay(Math.random() * LONGEST_PURCHASE_MS);
      server.child.kill('SIGKILL');
      await server.ended;
      await buying;
      makeDue();
      server = start();
    }
    await server.address;
    const isPaid = () =>
      new Set(
        [...books.payments.values()]
          .filter(({ status }) => status !== 'created')
          .map(({ order_id }) => order_id),
      );
    const paidHere = () =>
      onDisk(async ({ read, t }) => {
        const rows = await read.select().from(t.payments);
        return rows.flatMap(({ state, providerOrderId }) => (state === 'paid' ? [providerOrderId] : []));
      });
    const settled = async () => (await paidHere()).toSorted();
    await expect
      .poll(settled, { timeout: SETTLED_WITHIN_MS, interval: 250 })
      .toEqual([...isPaid()].toSorted());
    await stop(server);
    const { faults, payments } = await onDisk(proveBalances);
    expect(faults).toEqual([]);
    expect(payments).toBe(isPaid().size);
    const given = await onDisk(({ read, t }) => read.select().from(t.tokenGrants));
    const bought = given.filter(({ source }) => source.startsWith('payment '));
    expect(bought.map(({ remaining }) => remaining)).toEqual(bought.map(() => BASIC));
    expect(bought).toHaveLength(isPaid().size);
  },
  STARTS_WITHIN_MS * 2 + ROUNDS * 20_000,
);
