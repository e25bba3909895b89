/** Publishing papers and correcting keys are serialised over all papers, because two papers may share questions. */
export const PUBLISHING = 'publish';

/** Adding or changing questions of the bank; new ones get consecutive numbers. */
export const BANK = 'bank';

/** A user's tokens and issued papers. A transaction that also publishes takes this lock first. */
export const walletLock = (userId: string): string => `wallet ${userId}`;

/** LM3: a user's spending on the language model today. */
export const modelLock = (userId: string): string => `model ${userId}`;
