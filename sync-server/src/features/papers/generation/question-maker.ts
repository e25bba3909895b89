import type { QuestionTypeName } from '@exam/shared-schema/question-types';

/** Questions that are to be made. */
export interface MakerOrder {
  readonly topicIds: readonly string[];
  /** Null for any. */
  readonly type: QuestionTypeName | null;
  readonly count: number;
  /** 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
}

/**
 * Makes questions for the practice pool: templates do, and a language model can. What it makes stays in the bank.
 * @returns the ids of what was made, which may be fewer than ordered.
 */
export interface QuestionMaker {
  readonly make: (orders: readonly MakerOrder[], signal?: AbortSignal) => Promise<readonly string[]>;
}

/** Where nothing can make questions: the bank has what it has. */
export const NO_MAKER: QuestionMaker = { make: async () => [] };
