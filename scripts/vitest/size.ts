import { it } from 'vitest';

/** True in `npm run test:full`; `npm test` leaves out what *.full.* files hold and makes fewer rounds. */
export const isFull = Boolean(process.env['PREP_FULL']);

/** How often a case is run: `short` in `npm test`, or as often as PREP_ROUNDS says. */
export function rounds({ short, full }: { readonly short: number; readonly full: number }): number {
  return Number(process.env['PREP_ROUNDS'] ?? (isFull ? full : short));
}

/** A test of the full run in a file of which `npm test` runs other tests. */
export const itInFull: typeof it = isFull ? it : (Object.assign(() => undefined, it) as typeof it);
