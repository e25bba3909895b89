import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store, Transaction } from '../../src/database/index.ts';
import { systemClock, systemIds } from '../../src/context.ts';
import { getOrCreateSecret } from '../../src/installation/secrets.ts';
import { getOrCreateSigningKeys } from '../../src/installation/signing-keys.ts';
import { toAppError } from '../../src/http/index.ts';
import { command, type EmptyDatabase } from '../support/databases.ts';
import { atOnce, newDatabase, openShared, warmUp } from './support.ts';

let database: EmptyDatabase;
let stores: Store[];

beforeEach(async () => {
  database = await newDatabase();
  stores = await atOnce(2, () => openShared(database));
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const note = (store: Store, queries: Transaction, name: string, value: string) =>
  queries
    .insert(store.t.installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: store.t.installation.name, set: { value } });

async function valueOf(store: Store, name: string): Promise<string | undefined> {
  const { installation } = store.t;
  const [row] = await store.read.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}

test('two processes that open an empty database at once both find it ready', async () => {
  expect(await Promise.all(stores.map((store) => store.read.$count(store.t.users)))).toEqual([0, 0]);
});

test.each([
  [
    // Older than the first migration of this build, which would run over the tables that are there.
    'an unreleased build',
    "update drizzle.__drizzle_migrations set hash = 'of another build', created_at = 1",
  ],
  [
    'a newer build',
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer build', 9999999999999)",
  ],
])('a database of %s is refused with what to do', async (_build, change) => {
  await command(database.url, change);
  await expect(openShared(database)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('empty the PostgreSQL database') as string },
  });
});

test('[ST2] processes that make secrets and keys at once agree on them', async () => {
  await warmUp(stores);
  const secrets = await atOnce(8, (index) =>
    getOrCreateSecret(stores[index % 2] as Store, systemIds, 'secret'),
  );
  const keys = await atOnce(8, async (index) => {
    const { published } = await getOrCreateSigningKeys(stores[index % 2] as Store, systemClock);
    return published.map(({ keyId }) => keyId);
  });
  expect(new Set(secrets).size).toBe(1);
  expect(keys).toEqual(Array(8).fill([keys[0]?.[0]]));
});

test('every answered commit is on disk, whatever the cluster says; what reads cannot write', async () => {
  const [store] = stores as [Store];
  const setting = sql<string>`current_setting('synchronous_commit')`;
  await store.write(async (queries) => {
    await note(store, queries, 'one', 'row');
    const [row] = await queries.select({ setting }).from(store.t.installation);
    expect(row?.setting).toBe('on');
  });
  const writing = store.read.insert(store.t.installation).values({ name: 'a', value: 'b' });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('a lock makes what is read, decided and written one thing, across processes', async () => {
  await atOnce(40, (index) => {
    const store = stores[index % 2] as Store;
    return store.write(async (queries) => {
      await queries.lock('counter');
      const { installation } = store.t;
      const [row] = await queries.select().from(installation).where(eq(installation.name, 'counter'));
      await note(store, queries, 'counter', String(Number(row?.value ?? 0) + 1));
    });
  });
  expect(await valueOf(stores[0] as Store, 'counter')).toBe('40');
});

test('a transaction that was given up to end a deadlock is run again, and both are done', async () => {
  let tries = 0;
  let noteBothIn: () => void = () => undefined;
  const bothIn = new Promise<void>((resolve) => (noteBothIn = resolve));
  const holding = new Set<number>();
  await atOnce(2, (index) => {
    const store = stores[index] as Store;
    return store.write(async (queries) => {
      tries += 1;
      await queries.lock(index === 0 ? 'first' : 'second');
      if (holding.add(index).size === 2) noteBothIn();
      await bothIn;
      await queries.lock(index === 0 ? 'second' : 'first');
      await note(store, queries, `deadlock ${index}`, 'done');
    });
  });
  expect(tries).toBeGreaterThan(2);
  expect(await Promise.all([0, 1].map((index) => valueOf(stores[0] as Store, `deadlock ${index}`)))).toEqual([
    'done',
    'done',
  ]);
});

test('work that throws leaves nothing, and is not run again', async () => {
  const [store] = stores as [Store];
  let tries = 0;
  const failing = store.write(async (queries) => {
    tries += 1;
    await note(store, queries, 'half', 'done');
    throw new RangeError('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect([tries, await valueOf(store, 'half')]).toEqual([1, undefined]);
});

test('a database that ends its connections is a busy server, and is used again when it is back', async () => {
  const [store, other] = stores as [Store, Store];
  const end = sql`pg_terminate_backend(pid)`;
  const broken = store.write(async (queries) => {
    await note(store, queries, 'lost', 'x');
    const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await other.read.select({ end }).from(others);
    await note(store, queries, 'lost', 'y');
  });
  const error: unknown = await broken.catch((reason: unknown) => reason);
  expect(toAppError(error)).toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
  expect(await valueOf(store, 'lost')).toBeUndefined();
  await store.write((queries) => note(store, queries, 'found', 'x'));
  expect(await valueOf(other, 'found')).toBe('x');
});

test('JSON and text come back as they went in', async () => {
  const [store] = stores as [Store];
  const payload = { zebra: 1, apple: { '10': 'a', '9': 'b' }, nul: 'a\u0000b', half: '\ud800', emoji: '🐘' };
  const { jobs } = store.t;
  const row = { id: 'j', kind: 'k', payload, state: 'waiting' as const, runAt: 2 ** 52, createdAt: 1 };
  await store.write((queries) => queries.insert(jobs).values(row));
  const [kept] = await store.read.select().from(jobs);
  expect(JSON.stringify(kept?.payload)).toBe(JSON.stringify(payload));
  expect(kept).toMatchObject({ runAt: 2 ** 52, attempts: 0, leaseUntil: null });
});
