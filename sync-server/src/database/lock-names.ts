/** Publishing and corrected keys are serialised over all papers, because two papers may share questions. */
export const PUBLISHING = 'publish';
