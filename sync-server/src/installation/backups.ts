import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries, Store } from '../database/index.ts';

/** As the backup command writes it; see backup-sqlite.ts. */
const NAME = 'backed-up-through';
/** How long a process may go by what it read last, by the server's clock. */
const REREAD_AFTER_MS = 3000;

interface Kept {
  readonly through: number | null;
  readonly readAt: number;
}

/** Per database. It is asked for with every hand-in and changes with every backup. */
const kept = new WeakMap<Store, Kept>();

/**
 * ST14: hand-ins received up to this time are in a backup; epoch milliseconds, null before the first one.
 * It is kept in the database itself, so that a restored server says what held when its backup was taken.
 * @param receivedAt of the hand-in that is told, which is in no backup yet.
 */
export async function backedUpThrough(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  receivedAt = clock.now(),
): Promise<number | null> {
  const through = await recentThrough(store, clock.now());
  return through === null || through < receivedAt ? through : takeBack(store, receivedAt - 1);
}

async function recentThrough(store: Store, now: number): Promise<number | null> {
  const last = kept.get(store);
  if (last !== undefined && now >= last.readAt && now - last.readAt < REREAD_AFTER_MS) return last.through;
  const through = await readThrough(store, store.read);
  kept.set(store, { through, readAt: now });
  return through;
}

async function readThrough({ t }: Store, queries: Queries): Promise<number | null> {
  const [row] = await queries.select().from(t.installation).where(eq(t.installation.name, NAME));
  return row === undefined ? null : Number(row.value);
}

/**
 * The server's clock was set back behind the last backup: what comes in now bears a time that the backup claims to
 * hold. It does not, so the claim is taken back for all that is as late as this.
 */
async function takeBack(store: Store, atMost: number): Promise<number> {
  const lowered = await store.write(async (queries) => {
    const through = Math.min(atMost, (await readThrough(store, queries)) ?? atMost);
    await writeThrough(store, queries, through);
    return through;
  });
  kept.delete(store);
  return lowered;
}

async function writeThrough({ t }: Store, queries: Queries, through: number): Promise<void> {
  const value = String(through);
  await queries
    .insert(t.installation)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: t.installation.name, set: { value } });
}

/**
 * For whoever takes backups, once one is complete and was read back.
 * @param through when the copying began, by the server's clock, less the time that a hand-in may take.
 */
export async function noteBackup(store: Store, through: number): Promise<void> {
  await store.write((queries) => writeThrough(store, queries, through));
  kept.delete(store);
}
