/** Publishing and corrected keys are serialised over all papers, because two papers may share questions. */
export const PUBLISHING = 'publish';

/** Adding questions to the bank, which numbers them. */
export const BANK = 'bank';

/** The tokens of a user, and what is issued to the user. A transaction that also publishes takes this one first. */
export const walletLock = (userId: string): string => `wallet ${userId}`;

/** LM3: what calls of the language model have cost for a user today. */
export const modelLock = (userId: string): string => `model ${userId}`;
