export {
  backUpSqlite,
  CopyRefusedError,
  restoreSqlite,
  type Counts,
  type Restored,
} from './backup-sqlite.ts';
export { dumpPostgres } from './dump-postgres.ts';
export { DirectoryInUseError } from './directory-lock.ts';
export { DATABASE_FILE, openSqlite, type SqliteFiles } from './open-sqlite.ts';
export { statement } from './statement.ts';
export type { StoredOption } from './schema.sqlite.ts';
export type { Queries, Store, Tables, WriteObserver } from './store.ts';
