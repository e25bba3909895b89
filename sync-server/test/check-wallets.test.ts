import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkWallets, runCheckWallets } from '../src/check-wallets-command.ts';
import { openSqlite } from '../src/database/open-sqlite.ts';
import { openPurse } from '../src/features/wallet/purse.ts';
import { migrationsDirectory, startTestServer, type TestServer } from './support/test-server.ts';

describe('the balances of a school', () => {
  let server: TestServer;
  let asha: string;
  let ravi: string;

  beforeEach(async () => {
    server = await startTestServer();
    asha = await server.addUser({ username: 'asha' });
    ravi = await server.addUser({ username: 'ravi' });
  });

  afterEach(() => server.close());

  const setRemaining = (userId: string, remaining: number) => {
    const { store } = server.context;
    const { tokenGrants } = store.t;
    return store.write((queries) =>
      queries.update(tokenGrants).set({ remaining }).where(eq(tokenGrants.userId, userId)),
    );
  };

  test('[TK6] are in order after charges and refunds, with the number of wallets and entries', async () => {
    const { context } = server;
    const purse = openPurse(context);
    for (const thing of ['test one', 'test two'])
      await context.store.write((queries) => purse.charge(queries, { userId: asha, thing, tokens: 10 }));
    await context.store.write((queries) => purse.refund(queries, { userId: asha, thing: 'test two' }));
    expect(await checkWallets(context.store)).toEqual([
      '2 wallets, 5 entries: all balances equal their entries.',
    ]);
  });

  test('[TK6] have a line for each wallet that is not what its entries say', async () => {
    await setRemaining(asha, 99);
    await setRemaining(ravi, 1000);
    const told = await checkWallets(server.context.store).catch((error: Error) => error.message.split('\n'));
    expect([...told].sort()).toEqual(
      [
        `Grant sign-up-${asha} has 99 tokens left, its entries sum to 100`,
        `Grant sign-up-${ravi} has 1000 tokens left, its entries sum to 100`,
      ].sort(),
    );
  });
});

describe('the command', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'prep-wallets-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  const run = (...args: string[]) =>
    runCheckWallets(args, { NODE_ENV: 'test', DATA_DIR: directory, MIGRATIONS_DIR: migrationsDirectory });

  test('[TK6] reads the configured database beside a server that has it open', async () => {
    const store = openSqlite({ dataDirectory: directory, migrationsDirectory });
    expect(await run()).toEqual(['0 wallets, 0 entries: all balances equal their entries.']);
    await store.close();
  });

  test('refuses what it does not know and a folder without a database, and makes none', async () => {
    await expect(run()).rejects.toThrow('There is no database at');
    expect(readdirSync(directory)).toEqual([]);
    await expect(run('--all')).rejects.toThrow('This takes no arguments');
  });
});
