/** TK4: what costs or gives how many tokens: the only place that says so. Ready-made papers have a price of their own. */
export const TOKENS = {
  /** The free plan's, once, when an account is made. */
  signUp: 100,
  /** To make one adaptive test, and one that is made by AI; sitting them costs nothing more (ST1). */
  adaptiveTest: 5,
  aiTest: 10,
  /** To ask the study assistant once; nothing if it has no answer. */
  question: 1,
} as const;
