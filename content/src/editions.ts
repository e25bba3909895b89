/** Raised when recipes, exams or topics are added: a later start then adds the papers of this number, and no others. */
export const LATEST_EDITION = 11;
/** The last one that brought no more than the first papers, with which tests start a server (CT11). */
export const FIRST_PAPERS_EDITION = 7;
