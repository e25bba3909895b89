import { describe, it } from 'vitest';
import { runSize } from './run-size.ts';

/** How often to run a case, or as often as PREP_ROUNDS says. Without a count of its own, CI runs the share. */
export function rounds(each: {
  readonly share: number;
  readonly ci?: number;
  readonly full: number;
}): number {
  return Number(process.env['PREP_ROUNDS'] ?? each[runSize] ?? each.share);
}

/**
 * For an expensive test with a similar one in `npm test`: steps that another test takes too, a further screen of the
 * same kind. CI and the full run have all of them.
 */
export const itInDepth: typeof it =
  runSize === 'share' ? (Object.assign(() => undefined, it) as typeof it) : it;

/** itInDepth for what takes long and has a similar test in CI too. The full run has all of them. */
export const itInFull: typeof it =
  runSize === 'full' ? it : (Object.assign(() => undefined, it) as typeof it);

/** For many cases of one kind. The full run has all of them. */
export function aThirdOf<T>(cases: readonly T[]): readonly T[] {
  return runSize !== 'full' ? cases.filter((_case, index) => index % 3 === 0) : cases;
}

/** itInDepth for tests that stand on the same ground. */
export const describeInDepth: typeof describe =
  runSize === 'share' ? (Object.assign(() => undefined, describe) as typeof describe) : describe;
