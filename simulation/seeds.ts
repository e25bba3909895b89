import { expect } from 'vitest';
import { simulate, type Outcome } from './simulate.ts';
import { rounds } from '../scripts/vitest/size.ts';

/** Any number on demand: `npm run simulate -- --seeds 100000`. */
const SEEDS = rounds({ short: 24, full: 10_000 });
/** Test files that share them, because vitest runs files side by side and tests one after the other. */
const SHARES = 2;

export const SEEDS_PER_SHARE = SEEDS / SHARES;
/** On a machine that does other things beside. */
export const SHARE_TIMEOUT_MS = SEEDS_PER_SHARE * 4_000;

const MOST_TOLD = 5;
/** Share of the honest attempts that an administrator has to look at. */
const MOST_IN_DOUBT = 0.001;

/** Lives through one share of the seeds and tells of every one that breaks a rule how to see it again. */
export async function proveShare(share: number): Promise<void> {
  const broken: Outcome[] = [];
  let handedIn = 0;
  let honest = 0;
  let doubted = 0;
  for (let seed = share; seed <= SEEDS; seed += SHARES) {
    const outcome = await simulate(seed);
    handedIn += outcome.handedIn;
    honest += outcome.honest;
    doubted += outcome.doubted.length;
    if (outcome.failures.length > 0) broken.push(outcome);
  }
  expect(broken.length, broken.slice(0, MOST_TOLD).map(howToSeeIt).join('\n')).toBe(0);
  // Runs in which nothing happens would prove nothing.
  expect(handedIn).toBeGreaterThan(2 * SEEDS_PER_SHARE);
  // ST70: broken clocks are no tricks.
  expect(honest).toBeGreaterThan(SEEDS_PER_SHARE);
  expect(doubted).toBeLessThanOrEqual(honest * MOST_IN_DOUBT);
}

function howToSeeIt({ seed, failures }: Outcome): string {
  return [`npm run simulate -- --seed ${seed} --verbose`, ...failures].join('\n  ');
}
