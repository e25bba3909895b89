import { expect } from 'vitest';
import { simulate, type Outcome } from './simulate.ts';
import { rounds } from '../scripts/vitest/size.ts';

/** Any number on demand: `npm run simulate -- --seeds 100000`. */
const SEEDS = rounds({ short: 24, full: 10_000 });
/** The test files that share the seeds, because Vitest runs files in parallel and the tests of a file in sequence. */
const SHARES = 2;

export const SEEDS_PER_SHARE = SEEDS / SHARES;
/** Enough for a busy machine. */
export const SHARE_TIMEOUT_MS = SEEDS_PER_SHARE * 4_000;

const MOST_SHOWN = 5;
/** The largest share of honest attempts that may be flagged for an administrator. */
const MOST_IN_DOUBT = 0.001;

/** Runs one share of the seeds. The failure message has the command that repeats each failed seed. */
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
  expect(broken.length, broken.slice(0, MOST_SHOWN).map(reproductionOf).join('\n')).toBe(0);
  // Runs without hand-ins would prove nothing.
  expect(handedIn).toBeGreaterThan(2 * SEEDS_PER_SHARE);
  // ST70: wrong clocks alone are hardly ever flagged.
  expect(honest).toBeGreaterThan(SEEDS_PER_SHARE);
  expect(doubted).toBeLessThanOrEqual(honest * MOST_IN_DOUBT);
}

function reproductionOf({ seed, failures }: Outcome): string {
  return [`npm run simulate -- --seed ${seed} --verbose`, ...failures].join('\n  ');
}
