import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { noteReach } from './backup-reach.ts';
import { holdDirectory } from './directory-lock.ts';
import { keepOnDisk } from './files.ts';
import { connect, DATABASE_FILE } from './open-sqlite.ts';

/** Table -> rows. */
export type Counts = Readonly<Record<string, number>>;

/** A message for the terminal: the file is not a sound backup. */
export class CopyRefusedError extends Error {}

/** Without these a server would start, and issue receipts and tickets that nobody ever got before. */
const MUST_HOLD_ROWS = ['signing_keys', 'installation'];
/** All pages in one step: a copy in several steps starts again whenever the server has written in between. */
const EVERYTHING = 0x7fff_ffff;
const WAIT_MS = 5000;

export interface Backup {
  readonly counts: Counts;
  readonly bytes: number;
  /** Hand-ins received up to this time are in the copy, and the live database says so; epoch milliseconds. */
  readonly through: number;
}

/**
 * Copies the database while a server writes to it. The copy appears under its name only when it is whole, was read
 * through and is on disk; then the live database notes how far backups reach.
 * @param through the time up to which hand-ins are in the copy, according to the clocks, epoch ms.
 * @throws CopyRefusedError if the copy is damaged.
 */
export async function backUpSqlite(dataDirectory: string, file: string, through: number): Promise<Backup> {
  const source = path.join(dataDirectory, DATABASE_FILE);
  if (!existsSync(source)) throw new CopyRefusedError(`There is no database at ${source}.`);
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  removeDatabase(partial);
  const live = new Database(source, { fileMustExist: true, timeout: WAIT_MS });
  try {
    const { totalPages } = await live.backup(partial, { progress: () => EVERYTHING });
    const bytes = totalPages * Number(live.pragma('page_size', { simple: true }));
    const counts = inspect(partial);
    keepOnDisk(partial);
    renameSync(partial, file);
    keepOnDisk(file);
    return { counts, bytes, through: await noteReach(live, file, through) };
  } finally {
    live.close();
    removeDatabase(partial);
  }
}

/**
 * Reads a whole copy and counts its rows. Leaves a single file without a log beside it, so that copying it further
 * needs no care.
 */
function inspect(file: string): Counts {
  const copy = new Database(file, { timeout: WAIT_MS });
  try {
    copy.pragma('journal_mode = DELETE');
    const verdict = String(copy.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') throw new CopyRefusedError(`${file} is damaged: ${verdict}`);
    const counts = countRows(copy);
    const empty = MUST_HOLD_ROWS.find((table) => (counts[table] ?? 0) === 0);
    if (empty !== undefined)
      throw new CopyRefusedError(`${file} is no database of this server: it has no ${empty}.`);
    return counts;
  } catch (error) {
    if (error instanceof Database.SqliteError) throw new CopyRefusedError(`${file}: ${error.message}`);
    throw error;
  } finally {
    copy.close();
  }
}

function countRows(connection: Database.Database): Counts {
  const tables = connection
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    .pluck()
    .all() as string[];
  const count = (table: string) => connection.prepare(`SELECT count(*) FROM "${table}"`).pluck().get();
  return Object.fromEntries(tables.sort().map((table) => [table, Number(count(table))]));
}

export interface Restored {
  readonly counts: Counts;
  /** Where the replaced database is; null if there was none. */
  readonly replaced: string | null;
}

/**
 * Replaces the database by a backup and keeps the old one beside it.
 * @param name of the folder that keeps the replaced one.
 * @throws DirectoryInUseError while a server runs; CopyRefusedError if the backup is damaged; nothing is changed then.
 */
export function restoreSqlite(dataDirectory: string, file: string, name: string): Restored {
  if (!existsSync(file)) throw new CopyRefusedError(`There is no backup at ${file}.`);
  mkdirSync(dataDirectory, { recursive: true });
  const letGo = holdDirectory(dataDirectory, 'exclusive');
  const coming = path.join(dataDirectory, `${DATABASE_FILE}.coming`);
  try {
    removeDatabase(coming);
    copyFileSync(file, coming);
    const counts = inspect(coming);
    keepOnDisk(coming);
    return { counts, replaced: exchange(dataDirectory, coming, path.join(dataDirectory, name)) };
  } finally {
    removeDatabase(coming);
    letGo();
  }
}

/** A log that stayed behind would be taken for the new database's own and destroy it, so it is moved first. */
function exchange(dataDirectory: string, coming: string, keptIn: string): string | null {
  const current = path.join(dataDirectory, DATABASE_FILE);
  const parts = ['-wal', '-shm', ''].map((ending) => current + ending).filter((part) => existsSync(part));
  if (parts.length > 0) {
    foldLog(current);
    mkdirSync(keptIn);
    for (const part of parts.filter((one) => existsSync(one)))
      renameSync(part, path.join(keptIn, path.basename(part)));
  }
  renameSync(coming, current);
  keepOnDisk(current);
  return parts.length > 0 ? keptIn : null;
}

/** What the log holds goes into the database where that can still be read; a damaged one is kept as it is. */
function foldLog(file: string): boolean {
  try {
    connect(file).close();
    return true;
  } catch {
    return false;
  }
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}
