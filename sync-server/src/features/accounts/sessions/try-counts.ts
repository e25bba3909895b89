import { BoundedCache } from '../../../bounded-cache.ts';

/** How many wrong tries are allowed at once, and how soon one more is. */
export interface Budget {
  readonly most: number;
  readonly refillMs: number;
}

/** Something that tries are counted by, and its budget. */
export interface Charge {
  readonly key: string;
  readonly budget: Budget;
}

/** Beyond it the keys that were used longest ago are forgotten. */
const MOST_KEYS = 50_000;

/** Counts by key that fall at a steady pace: a leaky bucket for each key. */
export class TryCounts {
  readonly #counts = new BoundedCache<{ readonly count: number; readonly at: number }>(MOST_KEYS);

  /** @param now epoch ms. @returns what is left of the count, which may be a fraction. */
  count({ key, budget }: Charge, now: number): number {
    const kept = this.#counts.get(key);
    if (kept === undefined) return 0;
    // A clock that was set back neither adds to a count nor keeps it for longer than it takes to refill.
    return Math.max(0, kept.count - Math.abs(now - kept.at) / budget.refillMs);
  }

  hasRoom(charge: Charge, now: number): boolean {
    return this.count(charge, now) + 1 <= charge.budget.most;
  }

  add(charge: Charge, change: 1 | -1, now: number): void {
    this.#counts.set(charge.key, { count: Math.max(0, this.count(charge, now) + change), at: now });
  }
}
