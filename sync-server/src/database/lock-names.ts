/** Publishing and corrected keys are serialised over all papers, because two papers may share questions. */
export const PUBLISHING = 'publish';

/** Adding questions to the bank, which numbers them. */
export const BANK = 'bank';
