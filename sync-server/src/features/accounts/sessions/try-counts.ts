import { BoundedCache } from '../../../bounded-cache.ts';

/** Number of wrong tries allowed at once, and the time until one more is. */
export interface Budget {
  readonly most: number;
  readonly refillMs: number;
}

/** A rate-limit key with its budget. */
export interface Charge {
  readonly key: string;
  readonly budget: Budget;
}

/** Above this number the least recently used keys are dropped. */
const MOST_KEYS = 50_000;

/** A leaky bucket for each key. */
export class TryCounts {
  readonly #counts = new BoundedCache<{ readonly count: number; readonly at: number }>(MOST_KEYS);

  /** @param now epoch ms. @returns the current count, possibly fractional. */
  count({ key, budget }: Charge, now: number): number {
    const kept = this.#counts.get(key);
    if (kept === undefined) return 0;
    // The absolute value, because a clock that was set back must not increase a count or keep it longer.
    return Math.max(0, kept.count - Math.abs(now - kept.at) / budget.refillMs);
  }

  hasRoom(charge: Charge, now: number): boolean {
    return this.count(charge, now) + 1 <= charge.budget.most;
  }

  add(charge: Charge, change: 1 | -1, now: number): void {
    this.#counts.set(charge.key, { count: Math.max(0, this.count(charge, now) + change), at: now });
  }
}
