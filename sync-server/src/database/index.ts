export { readBackupReach, writeBackupReach } from './backup-reach.ts';
export { backUpSqlite, restoreSqlite, type Counts, type Restored } from './backup-sqlite.ts';
export { copyEverything } from './copy-everything.ts';
export { databaseBytes } from './database-size.ts';
export { dumpPostgres } from './dump-postgres.ts';
export { DirectoryInUseError, lockDirectory } from './directory-lock.ts';
export { DATABASE_FILE, openSqliteReader } from './open-sqlite.ts';
export { jsonList, jsonNumbers, jsonRows, jsonTexts } from './json-rows.ts';
export { openStore } from './open-store.ts';
export { DEFAULT_ORGANISATION, organisationOf } from './organisations.ts';
export { BANK, modelLock, packageLock, PUBLISHING, walletLock } from './lock-names.ts';
export { paymentStatusOf } from './sqlite/payment-status.ts';
export type { Pool, QuestionState } from './sqlite/pools.ts';
export { answerFigures, renewedFigures } from './sqlite/figures.ts';
export type { LeaderboardChange } from './sqlite/standings.ts';
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
