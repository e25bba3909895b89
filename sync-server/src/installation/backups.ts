import type { Clock } from '../clock.ts';
import { readBackupReach, writeBackupReach, type Queries, type Store } from '../database/index.ts';

/** How long a process may go by what it read last, by the server's clock. */
const REREAD_AFTER_MS = 3000;

interface Kept {
  readonly through: number | null;
  readonly readAt: number;
}

/** Per database. It is asked for with every hand-in and changes with every backup. */
const kept = new WeakMap<Queries, Kept>();

/**
 * ST14: hand-ins received up to this time are in a backup; epoch milliseconds, null before the first one.
 * It is kept in the database itself, so that a restored server says what held when its backup was taken.
 * @param receivedAt of the hand-in that the message names, which is in no backup yet.
 */
export async function backedUpThrough(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  receivedAt = clock.now(),
): Promise<number | null> {
  const through = await recentThrough(store, clock.now());
  return through === null || through < receivedAt ? through : takeBack(store, receivedAt - 1);
}

async function recentThrough(store: Store, now: number): Promise<number | null> {
  const last = kept.get(store.read);
  if (last !== undefined && now >= last.readAt && now - last.readAt < REREAD_AFTER_MS) return last.through;
  const through = await readBackupReach(store, store.read);
  kept.set(store.read, { through, readAt: now });
  return through;
}

/**
 * The server's clock was set back behind the last backup: what comes in now has a time that the backup claims to
 * hold. It does not, so the claim is taken back for all that is as late as this.
 */
async function takeBack(store: Store, atMost: number): Promise<number> {
  const lowered = await store.write(async (queries) => {
    const through = Math.min(atMost, (await readBackupReach(store, queries)) ?? atMost);
    await writeBackupReach(store, queries, through);
    return through;
  });
  kept.delete(store.read);
  return lowered;
}

/**
 * For whoever takes backups of a store that is open, once one is complete and was read back. The backup command notes
 * it by a connection of its own, see backup-reach.ts.
 * @param through when the copying began, by the server's clock, less the time that a hand-in may take.
 */
export async function noteBackup(store: Store, through: number): Promise<void> {
  await store.write((queries) => writeBackupReach(store, queries, through));
  kept.delete(store.read);
}
