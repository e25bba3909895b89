import type { Queries, Transaction } from '../database/index.ts';

/** A thing that costs tokens, once for each user. */
export interface Charge {
  readonly userId: string;
  /** 'paper …', 'test …' or 'question …' with its id. */
  readonly thing: string;
  readonly tokens: number;
}

/** What spends and gives back tokens, for the features that charge for something. */
export interface Purse {
  /** Tokens that the user can spend now; Infinity under a plan without a limit (TK7). */
  readonly tokensOf: (queries: Queries, userId: string) => Promise<number>;
  /** PL4: priced papers that the user's plans still cover this month; Infinity for all. */
  readonly papersLeft: (queries: Queries, userId: string) => Promise<number>;
  /**
   * TK3: takes the price within the caller's transaction, which takes the user's wallet lock by it. A thing that was
   * charged before costs nothing. @throws AppError TOKENS_EXHAUSTED if there are too few.
   */
  readonly charge: (queries: Transaction, charge: Charge) => Promise<void>;
  /** TK3: gives back what the thing has cost, once. */
  readonly refund: (queries: Transaction, charge: Pick<Charge, 'userId' | 'thing'>) => Promise<void>;
}
