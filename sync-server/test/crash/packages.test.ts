import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteReader, type Store } from '../../src/database/index.ts';
import { connect, DATABASE_FILE } from '../../src/database/open-sqlite.ts';
import { proveBalances } from '../../src/features/wallet/prove.ts';
import { rounds } from '../../../scripts/vitest/size.ts';
import { RazorpayBooks, razorpayEnvironment, serveRazorpay } from '../../../look-alikes/razorpay.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { killAll, startServer, stop } from './support/server-process.ts';

const KILLS = rounds({ short: 1, full: 30 });
const STUDENTS = rounds({ short: 1_000, full: 10_000 });
/** A server that has started is killed within this time: it credits a thousand students in a fraction of it. */
const LONGEST_LIFE_MS = 400;
const CREDITED_WITHIN_MS = 120_000;
const COLLEGE = 'college';

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

async function post(address: string, route: string, body: object, token?: string) {
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

function inFile(statements: readonly string[]): void {
  const connection = connect(path.join(directory, DATABASE_FILE));
  try {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    for (const statement of statements) connection.exec(statement);
  } finally {
    connection.close();
  }
}

/** A college with copies of a student. */
function addCollege(): void {
  const own: Readonly<Record<string, string>> = {
    id: "'member' || i",
    username: "'member' || i",
    email: "'member' || i || '@example.com'",
    phone: 'NULL',
    organisationId: `'${COLLEGE}'`,
  };
  const connection = connect(path.join(directory, DATABASE_FILE));
  const named = (connection.pragma('table_info(users)') as { name: string }[]).map(({ name }) => name);
  connection.close();
  const values = named.map((name) => own[name] ?? `"${name}"`);
  inFile([
    `INSERT INTO organisations (id, name) VALUES ('${COLLEGE}', 'IIT Delhi')`,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${STUDENTS})
     INSERT INTO users (${named.map((name) => `"${name}"`).join(', ')})
     SELECT ${values.join(', ')} FROM users, n WHERE email = 'student@example.com'`,
  ]);
}

/** What a killed server leaves is due at once. */
const makeDue = () =>
  inFile([
    "UPDATE jobs SET leaseUntil = 0 WHERE state = 'running'",
    "UPDATE jobs SET runAt = 0 WHERE state = 'waiting' AND kind IN ('payment-event', 'credit-package-students')",
    // Thousands of e-mails, which a server without mail does not send.
    "DELETE FROM jobs WHERE kind = 'mail-notice'",
  ]);

const credited = () =>
  onDisk(({ read, t }) => read.$count(t.packageStudents, isNotNull(t.packageStudents.creditedAt)));

/** Makes a link for the college and pays it. @returns the provider's event. */
async function pay(address: string, token: string, packageId: string) {
  const made = await post(
    address,
    '/payments/create-college-package',
    { collegeId: COLLEGE, packageId },
    token,
  );
  expect(made).toMatchObject({ data: { summary: { totalStudents: STUDENTS } } });
  const link = [...books.links.values()].at(-1);
  return books.linkEvent(books.payLink(link?.id ?? ''));
}

test(
  '[PA17] a college is paid for while the server is killed again and again: each student is credited once',
  async () => {
    let server = start();
    await server.address;
    await stop(server);
    addCollege();
    server = start();
    const login = { email: 'admin@example.com', password: 'Admin@12345' };
    const token = (await post(await server.address, '/auth/login', login))['token'] as string;
    const form = { name: 'Exam Pack', Tokens: 500, price: 100 };
    const { data } = await post(await server.address, '/payments/packages', form, token);
    const packageId = (data as { _id: string })._id;
    let purchases = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const address = await server.address;
      if ((await credited()) === purchases * STUDENTS) {
        const event = await pay(address, token, packageId);
        purchases += 1;
        await fetch(`${address}/api/payments/webhook`, { method: 'POST', ...event });
      }
      await delay(Math.random() * LONGEST_LIFE_MS);
      server.child.kill('SIGKILL');
      await server.ended;
      makeDue();
      server = start();
    }
    await server.address;
    await expect.poll(credited, { timeout: CREDITED_WITHIN_MS, interval: 250 }).toBe(purchases * STUDENTS);
    await stop(server);
    const { faults, payments } = await onDisk(proveBalances);
    expect(faults).toEqual([]);
    expect(payments).toBe(purchases);
    const members = await onDisk(({ read, t }) =>
      read
        .select({ userId: t.tokenGrants.userId, remaining: t.tokenGrants.remaining })
        .from(t.tokenGrants)
        .innerJoin(t.users, eq(t.users.id, t.tokenGrants.userId))
        .where(eq(t.users.organisationId, COLLEGE)),
    );
    expect(members).toHaveLength(purchases * STUDENTS);
    expect(new Set(members.map(({ userId }) => userId)).size).toBe(STUDENTS);
    expect(new Set(members.map(({ remaining }) => remaining))).toEqual(new Set([500]));
  },
  STARTS_WITHIN_MS * 2 + KILLS * 20_000,
);
