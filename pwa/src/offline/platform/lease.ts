import { randomHex } from '../../api/index.ts';
import type { ExamDatabase } from '../database/database.ts';

interface Lease {
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Longer than any work that it guards, ms. A page that is killed while it holds the lease blocks the others for this
 * long.
 */
const LEASE_MS = 45_000;
const RETRY_MS = 100;

/**
 * AC30: runs `work` exclusively: other callers with this name, in any tab or the worker, wait until it is done. Uses a
 * Web Lock, or a lease in the device's database where the browser has none.
 */
export async function exclusively<T>(
  database: ExamDatabase,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const locks = database.edge.locks();
  if (locks !== null) return (await locks.request(name, {}, work)) as T;
  const key = `lease:${name}`;
  const holder = randomHex(database.edge.bytes(8));
  while (!(await acquire(database, key, holder))) await pause(database);
  try {
    return await work();
  } finally {
    await release(database, key, holder);
  }
}

async function acquire(database: ExamDatabase, key: string, holder: string): Promise<boolean> {
  return database.transaction('rw', database.meta, async () => {
    const now = database.edge.now();
    const lease = (await database.meta.get(key))?.value as Lease | undefined;
    // A lease that ends further in the future than leases last was taken before the clock was set back.
    if (lease !== undefined && lease.until > now && lease.until <= now + LEASE_MS) return false;
    const acquired: Lease = { holder, until: now + LEASE_MS };
    await database.meta.put({ key, value: acquired });
    return true;
  });
}

async function release(database: ExamDatabase, key: string, holder: string): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    const lease = (await database.meta.get(key))?.value as Lease | undefined;
    if (lease?.holder === holder) await database.meta.delete(key);
  });
}

function pause(database: ExamDatabase): Promise<void> {
  return new Promise((resolve) => {
    database.edge.later(RETRY_MS, resolve);
  });
}
