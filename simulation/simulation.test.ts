import { describe, expect, it } from 'vitest';
import { simulate, type Outcome } from './simulate.ts';

const SEEDS = Number(process.env['PREP_SEEDS'] ?? (process.env['PREP_FULL'] ? 10_000 : 1_000));
const FROM = Number(process.env['PREP_SEEDS_FROM'] ?? 1);

describe('[SY1-SY10] whatever happens on the way', () => {
  it(
    `[SY1-SY10] nothing is lost, nothing is doubled, and the queue is empty 11 s after healing (${SEEDS} seeds)`,
    { timeout: SEEDS * 2_000 },
    async () => {
      const broken: Outcome[] = [];
      let handedIn = 0;
      for (let seed = FROM; seed < FROM + SEEDS; seed += 1) {
        const outcome = await simulate(seed);
        handedIn += outcome.handedIn;
        if (outcome.failures.length > 0) broken.push(outcome);
      }
      const told = broken
        .slice(0, 5)
        .map(({ seed, failures }) => `npm run simulate -- --seed ${seed}\n  ${failures.join('\n  ')}`);
      expect(broken.length, told.join('\n')).toBe(0);
      expect(handedIn).toBeGreaterThan(SEEDS);
    },
  );
});
