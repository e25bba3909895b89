import { it } from 'vitest';

/** How much is tried: a share in `npm test`, more in CI, and everything in `npm run test:full`. */
export const runSize: 'share' | 'ci' | 'full' = process.env['PREP_FULL']
  ? 'full'
  : process.env['PREP_COUNTS'] === 'ci'
    ? 'ci'
    : 'share';

/** How often to run a case, or as often as PREP_ROUNDS says. Without a count of its own, CI runs the share. */
export function rounds(each: {
  readonly share: number;
  readonly ci?: number;
  readonly full: number;
}): number {
  return Number(process.env['PREP_ROUNDS'] ?? each[runSize] ?? each.share);
}

/**
 * For a dear test that has its like in `npm test`: a way that is also walked elsewhere, a further screen of the same
 * kind. CI and the full run have all of them.
 */
export const itInDepth: typeof it =
  runSize === 'share' ? (Object.assign(() => undefined, it) as typeof it) : it;
