import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { noteReach } from './backup-reach.ts';
import { recordCopy } from './backup-rows.ts';
import { lockDirectory } from './directory-lock.ts';
import { keepOnDisk } from './files.ts';
import { connect, DATABASE_FILE } from './open-sqlite.ts';

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>;

/** An error for the terminal: the file is not a sound backup. */
export class CopyRefusedError extends Error {}

/** Without these rows a restored server would create new keys, and reject its own receipts and tickets. */
const MUST_HOLD_ROWS = ['signing_keys', 'installation'];
/** All pages in one step: a copy in several steps restarts whenever the server has written in between. */
const EVERYTHING = 0x7fff_ffff;
const WAIT_MS = 5000;

export interface Backup {
  readonly counts: Counts;
  readonly bytes: number;
  /** Hand-ins received up to this time are in the copy, as recorded in the live database; epoch ms. */
  readonly through: number;
}

interface BackupRun {
  /** Of the row about the backup (OP4). */
  readonly id: string;
  /** When the command runs, epoch ms. */
  readonly at: number;
  /** The time up to which hand-ins are in the copy, according to the clocks, epoch ms. */
  readonly through: number;
}

/**
 * Copies the database while a server writes to it. The copy gets its final name only once it is complete, verified and on
 * disk; then the live database records how far backups reach. A copy that fails is recorded, too (OP4).
 * @throws CopyRefusedError if the copy is damaged.
 */
export async function backUpSqlite(
  dataDirectory: string,
  file: string,
  { through, ...run }: BackupRun,
): Promise<Backup> {
  const source = path.join(dataDirectory, DATABASE_FILE);
  if (!existsSync(source)) throw new CopyRefusedError(`There is no database at ${source}.`);
  const partial = `${file}.partial`;
  const live = new Database(source, { fileMustExist: true, timeout: WAIT_MS });
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    removeDatabase(partial);
    const { totalPages } = await live.backup(partial, { progress: () => EVERYTHING });
    const bytes = totalPages * Number(live.pragma('page_size', { simple: true }));
    const counts = inspect(partial);
    keepOnDisk(partial);
    renameSync(partial, file);
    keepOnDisk(file);
    const reach = await noteReach(live, file, through);
    await recordCopy(live, { ...run, file, bytes, through: reach, verified: true });
    return { counts, bytes, through: reach };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    // What cannot be read often cannot be written either; the terminal gets the first error.
    await recordCopy(live, { ...run, file, verified: false, failure }).catch(() => undefined);
    throw error;
  } finally {
    live.close();
    removeDatabase(partial);
  }
}

/**
 * Verifies a copy and counts its rows. Switches it to a rollback journal, so that it is a single file that can be copied
 * without its log.
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
      throw new CopyRefusedError(`${file} is not a database of this server: it has no ${empty}.`);
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
  /** The folder with the replaced database; null if there was none. */
  readonly replaced: string | null;
}

/**
 * Replaces the database by a backup and keeps the old one in a folder beside it.
 * @param name of that folder.
 * @throws DirectoryInUseError while a server runs; CopyRefusedError if the backup is damaged. Then nothing is changed.
 */
export function restoreSqlite(dataDirectory: string, file: string, name: string): Restored {
  if (!existsSync(file)) throw new CopyRefusedError(`There is no backup at ${file}.`);
  mkdirSync(dataDirectory, { recursive: true });
  const releaseLock = lockDirectory(dataDirectory, 'exclusive');
  const coming = path.join(dataDirectory, `${DATABASE_FILE}.coming`);
  try {
    removeDatabase(coming);
    copyFileSync(file, coming);
    const counts = inspect(coming);
    keepOnDisk(coming);
    return { counts, replaced: exchange(dataDirectory, coming, path.join(dataDirectory, name)) };
  } finally {
    removeDatabase(coming);
    releaseLock();
  }
}

/** A leftover WAL file would be applied to the new database and destroy it, so it is moved first. */
function exchange(dataDirectory: string, coming: string, keptIn: string): string | null {
  const current = path.join(dataDirectory, DATABASE_FILE);
  const parts = ['-wal', '-shm', ''].map((ending) => current + ending).filter((part) => existsSync(part));
  if (parts.length > 0) {
    checkpointLog(current);
    mkdirSync(keptIn);
    for (const part of parts.filter((one) => existsSync(one)))
      renameSync(part, path.join(keptIn, path.basename(part)));
  }
  renameSync(coming, current);
  keepOnDisk(current);
  return parts.length > 0 ? keptIn : null;
}

/** Checkpoints the WAL into the database if it is readable; a damaged one is kept as it is. */
function checkpointLog(file: string): boolean {
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
