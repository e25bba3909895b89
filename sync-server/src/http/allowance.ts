export interface AllowanceRate {
  /** The maximum that can be used at once. */
  readonly burst: number;
  /** The refill per second. */
  readonly perSecond: number;
}

interface Account {
  left: number;
  /** Monotonic milliseconds. */
  at: number;
}

/** Callers that are remembered; the one idle for longest is forgotten first. */
const MOST_CALLERS = 50_000;
const LONGEST_WAIT_SECONDS = 3600;

/**
 * AC44: a token bucket per caller. The amount is known only after use, so the last use may overdraw it; the next one has
 * to wait until that is refilled. In memory and per process, as all limits are (AC6).
 */
export class Allowance {
  readonly #rate: AllowanceRate;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  /** @param now monotonic milliseconds. */
  constructor(rate: AllowanceRate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** @returns the number of seconds to wait; 0 if the caller may proceed. */
  wait(caller: string): number {
    const account = this.#accounts.get(caller);
    if (account === undefined) return 0;
    const left = this.#leftOf(account);
    if (left > 0) return 0;
    return Math.min(LONGEST_WAIT_SECONDS, Math.ceil(-left / this.#rate.perSecond) + 1);
  }

  use(caller: string, amount: number): void {
    const account = this.#accounts.get(caller);
    const left = account === undefined ? this.#rate.burst : this.#leftOf(account);
    this.#accounts.delete(caller);
    this.#accounts.set(caller, { left: left - amount, at: this.#now() });
    const [quietest] = this.#accounts.keys();
    if (this.#accounts.size > MOST_CALLERS && quietest !== undefined) this.#accounts.delete(quietest);
  }

  #leftOf({ left, at }: Account): number {
    const { burst, perSecond } = this.#rate;
    return Math.min(burst, left + ((this.#now() - at) / 1000) * perSecond);
  }
}
