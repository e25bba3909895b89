export { readBackupReach, writeBackupReach } from './backup-reach.ts';
export {
  backUpSqlite,
  CopyRefusedError,
  restoreSqlite,
  type Counts,
  type Restored,
} from './backup-sqlite.ts';
export { copyEverything } from './copy-everything.ts';
export { dumpPostgres } from './dump-postgres.ts';
export { DirectoryInUseError, holdDirectory } from './directory-lock.ts';
export { DATABASE_FILE, openSqliteReader } from './open-sqlite.ts';
export { openStore, type DatabaseChoice } from './open-store.ts';
export { statement } from './statement.ts';
export type { AttemptClaims, StoredOption, StoredTranslations } from './schema.sqlite.ts';
export type { Queries, Store, Tables, Transaction, WriteObserver } from './store.ts';
export { isReferred, isTrouble, isUnstorable } from './trouble.ts';
export { claimJob, isDue, type JobRow } from './claim-job.ts';
