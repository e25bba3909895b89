import type { Clock } from '../clock.ts';
import { readBackupReach, writeBackupReach, type Queries, type Store } from '../database/index.ts';

/** How long a cached value is used, by the server's clock. */
const REREAD_AFTER_MS = 3000;

interface Kept {
  readonly through: number | null;
  readonly readAt: number;
}

/** Cached per database: read with every hand-in, but changed only by backups. */
const kept = new WeakMap<Queries, Kept>();

/**
 * ST14: hand-ins received up to this time are in a backup; epoch ms, null before the first one. It is stored in the database
 * itself, so that a restored server reports the value from when its backup was taken.
 * @param receivedAt of the current hand-in, which is in no backup yet.
 */
export async function backedUpThrough(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  receivedAt = clock.now(),
): Promise<number | null> {
  const through = await recentThrough(store, clock.now());
  return through === null || through < receivedAt ? through : lowerReach(store, receivedAt - 1);
}

async function recentThrough(store: Store, now: number): Promise<number | null> {
  const last = kept.get(store.read);
  if (last !== undefined && now >= last.readAt && now - last.readAt < REREAD_AFTER_MS) return last.through;
  const through = await readBackupReach(store, store.read);
  kept.set(store.read, { through, readAt: now });
  return through;
}

/**
 * Lowers the reach after the server's clock was set back behind the last backup: hand-ins that arrive now have times that
 * the reach claims to cover, but are not in the backup.
 */
async function lowerReach(store: Store, atMost: number): Promise<number> {
  const lowered = await store.write(async (queries) => {
    const through = Math.min(atMost, (await readBackupReach(store, queries)) ?? atMost);
    await writeBackupReach(store, queries, through);
    return through;
  });
  kept.delete(store.read);
  return lowered;
}

/**
 * Records a complete, verified backup of an open store. The backup command uses its own connection instead, see
 * backup-reach.ts.
 * @param through when the copying began, by the server's clock, minus the maximum duration of a hand-in.
 */
export async function noteBackup(store: Store, through: number): Promise<void> {
  await store.write((queries) => writeBackupReach(store, queries, through));
  kept.delete(store.read);
}
