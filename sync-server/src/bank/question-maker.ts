import type { QuestionTypeName } from '@exam/shared-schema/question-types';

/** An order for new questions. */
export interface MakerOrder {
  readonly topicIds: readonly string[];
  /** Null for any. */
  readonly type: QuestionTypeName | null;
  readonly count: number;
  /** 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
}

/**
 * Makes questions for the practice pool, from templates or with a language model. They stay in the bank.
 * @returns the ids of the new questions, which may be fewer than ordered.
 */
export interface QuestionMaker {
  /** The types that it makes questions of, by the ids of these topics; topics without any are absent. */
  readonly types: (
    topicIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ReadonlySet<QuestionTypeName>>>;
  readonly make: (orders: readonly MakerOrder[], signal?: AbortSignal) => Promise<readonly string[]>;
}

/** For installations without a maker. */
export const NO_MAKER: QuestionMaker = { types: async () => new Map(), make: async () => [] };
