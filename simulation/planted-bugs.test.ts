import { describe, expect, it } from 'vitest';
import { isFull } from '../scripts/vitest/size.ts';
import { plants } from './plants.ts';
import { simulate } from './simulate.ts';

/** A bug that is not found within this many seeds counts as not found. */
const WITHIN_SEEDS = 200;

describe('the simulator finds planted bugs', () => {
  it.each(isFull ? plants : plants.filter((_, index) => index % 3 === 0))(
    '$name',
    { timeout: WITHIN_SEEDS * 2_000 },
    async ({ name, seams }) => {
      for (let seed = 1; seed <= WITHIN_SEEDS; seed += 1) {
        const planted = await simulate(seed, seams);
        if (planted.failures.length === 0) continue;
        console.info(`found by seed ${seed}: ${name}: ${planted.failures[0] ?? ''}`);
        // The same seed passes without the bug, so that it was the bug that was found.
        expect((await simulate(seed)).failures).toEqual([]);
        return;
      }
      expect.fail(`not found within ${WITHIN_SEEDS} seeds`);
    },
  );
});
