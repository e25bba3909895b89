import { existsSync } from 'node:fs';
import path from 'node:path';
import { countDistinct } from 'drizzle-orm';
import { Refusal, runCommand } from './command-line.ts';
import { readConfig } from './config.ts';
import { DATABASE_FILE, openStore, type Store } from './database/index.ts';
import { proveBalances } from './features/wallet/prove.ts';

const USAGE = 'npm run check-wallets';

/**
 * TK6: verifies all balances.
 * @returns lines for the terminal. @throws Refusal with a line for each fault.
 */
export async function checkWallets(store: Store): Promise<string[]> {
  const { faults, entries } = await proveBalances(store);
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  const { userId } = store.t.tokenGrants;
  const [row] = await store.read.select({ wallets: countDistinct(userId) }).from(store.t.tokenGrants);
  return [`${row?.wallets ?? 0} wallets, ${entries} entries: all balances equal their entries.`];
}

/** @returns lines for the terminal. */
export async function runCheckWallets(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  if (args.length > 0) throw new Refusal(`This takes no arguments: ${USAGE}`);
  const config = readConfig(environment);
  const file = path.join(config.dataDirectory, DATABASE_FILE);
  // A mistyped directory must not become a new database, whose balances would all be correct.
  if (config.databaseUrl === undefined && !existsSync(file))
    throw new Refusal(`There is no database at ${file}.`);
  const store = await openStore(config);
  try {
    return await checkWallets(store);
  } finally {
    await store.close();
  }
}

const isEntry = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;
if (isEntry) await runCommand(() => runCheckWallets(process.argv.slice(2), process.env));
