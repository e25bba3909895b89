import type { Context } from '../../context.ts';

/** However often a balancer asks, the disk is written to once in this time. */
const GOOD_FOR_MS = 5000;
const NAME = 'write-check';
/** As much as a long hand-in, so that a disk that is nearly full is found out before it refuses one. */
const BYTES = 24 * 1024;

/**
 * Whether anything can be stored now: by a write like any other, through the same queue, whose outcome holds for a few
 * seconds.
 * @returns a function that rejects with what the database said where it cannot.
 */
export function writeCheck({ store, clock, ids }: Context): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  const write = async () => {
    const { installation } = store.t;
    // Of chance: SQLite writes no page that is as it was, and PostgreSQL would compress it to nothing.
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
