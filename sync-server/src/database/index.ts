export { heldUntilColumn } from './results-held-until.ts';
export { readBackupReach, writeBackupReach } from './backup-reach.ts';
export { backUpSqlite, restoreSqlite, type Counts, type Restored } from './backup-sqlite.ts';
export { copyEverything } from './copy-everything.ts';
export { dumpPostgres } from './dump-postgres.ts';
export { DirectoryInUseError, lockDirectory } from './directory-lock.ts';
export { DATABASE_FILE, openSqliteReader } from './open-sqlite.ts';
export { jsonList, jsonRows, jsonTexts } from './json-rows.ts';
export { noteAttempt, noteHandIn, notePaper, noteStudent } from './standing-changes.ts';
export { countQuestions, countSets } from './count-questions.ts';
export { countTypes, drawQuestions, drawSets, type DrawnRow, type Wanted } from './draw-questions.ts';
export { openStore } from './open-store.ts';
export { DEFAULT_ORGANISATION, organisationOf } from './organisations.ts';
export { BANK, modelLock, PUBLISHING, walletLock } from './lock-names.ts';
export {
  addSearchTerms,
  bankRows,
  changeSearchTerms,
  searchQuestions,
  type BankRows,
  type SearchedQuestion,
} from './search.ts';
export { matches, rankQuestions, rarity, termsOf } from './rank-questions.ts';
export { searchTerms, TERMS_VERSION } from './search-terms.ts';
export { factsOfQuestions } from './question-facts.ts';
export { storedExplanation, explanationsOnWire } from './stored-explanations.ts';
export type { Pool, QuestionState } from './question-pools.ts';
export { rowLimit, statement } from './statement.ts';
export type {
  AttemptClaims,
  DraftedQuestion,
  QuestionMembers,
  SetTranslations,
  StoredExplanation,
  StoredOption,
  StoredTranslations,
  TestChoice,
} from './schema.sqlite.ts';
export type { Queries, Store, Tables, Transaction, WriteObserver } from './store.ts';
export { isAskedElsewhere, isReferred, isTrouble, isUnstorable } from './trouble.ts';
export { claimJob, isDue, type JobRow } from './claim-job.ts';
