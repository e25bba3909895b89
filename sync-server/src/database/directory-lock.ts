import path from 'node:path';
import Database from 'better-sqlite3';

const LOCK_FILE = 'prep.lock';
const WAIT_MS = 1000;

/** The data directory is locked by another process in a conflicting way. */
export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(`${directory} is in use by another process`);
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Locks a data directory, shared by any number of processes or exclusively by one. It is a file lock of the operating
 * system, taken by SQLite on a separate file, so it is released when its process ends in any way.
 * @returns a function that releases the lock.
 * @throws DirectoryInUseError
 */
export function lockDirectory(directory: string, how: 'shared' | 'exclusive'): () => void {
  const lock = new Database(path.join(directory, LOCK_FILE), { timeout: WAIT_MS });
  try {
    lock.exec(how === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_master');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DirectoryInUseError(directory);
    throw error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
