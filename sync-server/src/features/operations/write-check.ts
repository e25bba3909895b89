import type { Context } from '../../context.ts';

/** Limits writes to the disk to one in this time, however often a load balancer asks. */
const GOOD_FOR_MS = 5000;
const NAME = 'write-check';
/** As large as a long hand-in, so that a nearly full disk is detected before it refuses one. */
const BYTES = 24 * 1024;

/**
 * Checks that the database can store data, with a write through the usual queue. The outcome is cached for a few
 * seconds.
 * @returns a function that rejects with the database's error if it cannot.
 */
export function writeCheck({ store, clock, ids }: Context): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  const write = async () => {
    const { installation } = store.t;
    // Random, because SQLite does not write unchanged pages and PostgreSQL would compress anything else.
    const value = ids.bytes(BYTES).toString('base64');
    await store.write((queries) =>
      queries
        .insert(installation)
        .values({ name: NAME, value })
        .onConflictDoUpdate({ target: installation.name, set: { value } }),
    );
  };
  return () => {
    const now = clock.now();
    if (last === undefined || Math.abs(now - last.at) >= GOOD_FOR_MS) last = { at: now, outcome: write() };
    return last.outcome;
  };
}
