/** TK4: the token prices and grants; ready-made papers have their own prices. */
export const TOKENS = {
  /** Granted by the free plan, once, when an account is created. */
  signUp: 100,
  /** Making one adaptive or AI test; sitting them costs nothing more (ST1). */
  adaptiveTest: 5,
  aiTest: 10,
  /** One question to the study assistant; free if it has no answer. */
  question: 1,
} as const;
