import type { Queries, Transaction } from '../database/index.ts';

/** A charge for a thing that costs tokens once per user. */
export interface Charge {
  readonly userId: string;
  /** 'paper …', 'test …' or 'question …' with its id. */
  readonly thing: string;
  readonly tokens: number;
}

/** Charges and refunds of tokens, for features with prices. */
export interface Purse {
  /** Tokens that the user can spend now; Infinity with an unlimited plan (TK7). */
  readonly tokensOf: (queries: Queries, userId: string) => Promise<number>;
  /** The same for several users, by id, in one query. */
  readonly tokensOfEach: (
    queries: Queries,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /** PL4: priced papers that the user's plans still cover this month; Infinity for all. */
  readonly papersLeft: (queries: Queries, userId: string) => Promise<number>;
  /**
   * TK3: charges the price within the caller's transaction, and takes the user's wallet lock. A thing that was charged before
   * costs nothing. @throws AppError TOKENS_EXHAUSTED if there are too few.
   */
  readonly charge: (queries: Transaction, charge: Charge) => Promise<void>;
  /** TK3: refunds what the thing has cost, once. */
  readonly refund: (queries: Transaction, charge: Pick<Charge, 'userId' | 'thing'>) => Promise<void>;
}
