import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { lockDirectory } from './directory-lock.ts';
import { withStatementCache } from './statement-cache.ts';
import { MIGRATIONS_TABLE, refuseUnknownMigrations } from './known-migrations.ts';
import * as schema from './schema.sqlite.ts';
import type { Queries, Store, Transaction } from './store.ts';
import { WriteQueue, type WriteQueueOptions } from './write-queue.ts';

export interface SqliteFiles {
  readonly dataDirectory: string;
  /** Has a subdirectory per dialect. */
  readonly migrationsDirectory: string;
}

export const DATABASE_FILE = 'prep.sqlite';

/**
 * Opens the embedded database, creating and migrating it as needed. Readers have a connection of their own: in WAL mode
 * they never wait for the writer.
 * @throws Error naming the migration that failed; the database is then unchanged.
 */
export function openSqlite(files: SqliteFiles, options: WriteQueueOptions = {}): Store {
  makePrivate(files.dataDirectory);
  const releaseLock = lockDirectory(files.dataDirectory, 'shared');
  try {
    return openStore(files, options, releaseLock);
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/**
 * The directory holds password hashes and signing keys, so no other user of the machine may enter it.
 * @throws Error of the file system, except where another user owns the directory and has set its rights.
 */
function makePrivate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function openStore(files: SqliteFiles, options: WriteQueueOptions, releaseLock: () => void): Store {
  const file = path.join(files.dataDirectory, DATABASE_FILE);
  const writer = connect(file);
  bringUpToDate(writer, path.join(files.migrationsDirectory, 'sqlite'));
  const reader = readOnly(file);
  const queue = new WriteQueue(writer, options);
  // There is one writer, so a running transaction implicitly holds every lock.
  const writing: Transaction = Object.assign(portable(writer), { lock: () => Promise.resolve() });
  return {
    dialect: 'sqlite',
    t: schema,
    read: portable(reader),
    write: (work) => queue.add(() => work(writing)),
    // Only one process uses the file.
    exclusive: (_name, work) => work(),
    close: async () => {
      await queue.close();
      reader.close();
      writer.close();
      releaseLock();
    },
  };
}

/** A read-only connection for a worker thread. The server has already opened and migrated the database. */
export function openSqliteReader(dataDirectory: string): Store {
  const reader = readOnly(path.join(dataDirectory, DATABASE_FILE));
  return {
    dialect: 'sqlite',
    t: schema,
    read: portable(reader),
    write: () => Promise.reject(new Error('This connection is read-only')),
    exclusive: (_name, work) => work(),
    close: async () => void reader.close(),
  };
}

function readOnly(file: string): Database.Database {
  const reader = connect(file);
  reader.pragma('query_only = ON');
  return reader;
}

/**
 * WAL size of about 16 MB: a page that many hand-ins write to is checkpointed once, and fewer commits wait for that. The
 * WAL is read again when the server starts, which takes a fraction of a second.
 */
const CHECKPOINT_PAGES = 4000;

/**
 * synchronous FULL: an acknowledged commit survives a power failure. recursive_triggers: REPLACE fires the delete
 * triggers, so that append-only tables reject it too. secure_delete: what is deleted or replaced is overwritten (OD5).
 */
export function connect(file: string): Database.Database {
  const connection = new Database(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('recursive_triggers = ON');
  connection.pragma('secure_delete = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return connection;
}

/** better-sqlite3 is synchronous, but Drizzle's builders can be awaited, so both engines have the same interface. */
export function portable(connection: Database.Database): Queries {
  return drizzle(withStatementCache(connection)) as unknown as Queries;
}

function bringUpToDate(connection: Database.Database, migrationsFolder: string): void {
  try {
    refuseUnknownMigrations(appliedTo(connection), migrationsFolder);
    // SQLite adds a column that has a default and a reference only while it does not enforce references.
    connection.pragma('foreign_keys = OFF');
    migrate(drizzle(connection), { migrationsFolder });
    connection.pragma('foreign_keys = ON');
  } catch (error) {
    connection.close();
    throw new Error(`The migrations in ${migrationsFolder} could not be applied`, {
      cause: error,
    });
  }
}

/** Hashes of the applied migrations; empty for a new database. */
function appliedTo(connection: Database.Database): string[] {
  const table = connection.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  if (table.get(MIGRATIONS_TABLE) === undefined) return [];
  return connection.prepare(`SELECT hash FROM ${MIGRATIONS_TABLE}`).pluck().all() as string[];
}
