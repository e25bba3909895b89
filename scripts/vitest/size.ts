import { describe, it } from 'vitest';

/** True in `npm run test:full`; `npm test` leaves out what *.full.* files hold and makes fewer rounds. */
export const isFull = Boolean(process.env['PREP_FULL']);

/** How often a case is run: `short` in `npm test`, or as often as PREP_ROUNDS says. */
export function rounds({ short, full }: { readonly short: number; readonly full: number }): number {
  return Number(process.env['PREP_ROUNDS'] ?? (isFull ? full : short));
}

/** Not registered instead of skipped: a skipped test says that something is wrong with it. */
const leftOut = <T extends object>(register: T): T => Object.assign(() => undefined, register);

/** A test of the full run in a file of which `npm test` runs other tests. */
export const itInFull: typeof it = isFull ? it : leftOut(it);

/** itInFull for tests that share a preparation. */
export const describeInFull: typeof describe = isFull ? describe : leftOut(describe);
