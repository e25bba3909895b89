/**
 * A corrected key must reach every package that has its question, also one that is being published. A student's test is
 * made with it held shared, because tests only read the questions that they have in common. Corrections, edits of
 * questions and edits of papers hold it alone.
 */
export const PUBLISHING = 'publish';

/** Adding or changing questions of the bank; new ones get consecutive numbers. */
export const BANK = 'bank';

/** A user's tokens and issued papers. A transaction that also publishes takes this lock first. */
export const walletLock = (userId: string): string => `wallet ${userId}`;

/** PA17: the payment for a college's package, and the crediting of its students. */
export const packageLock = (paymentId: string): string => `package ${paymentId}`;

/** LM3: a user's spending on the language model today. */
export const modelLock = (userId: string): string => `model ${userId}`;
