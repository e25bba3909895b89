import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';

/** Flushes a file's content, and its directory entry, to disk. */
export function keepOnDisk(file: string): void {
  synchronise(file, 'r+');
  // Windows cannot open a directory, and flushes directory entries itself.
  if (process.platform !== 'win32') synchronise(path.dirname(file), 'r');
}

function synchronise(file: string, flags: 'r' | 'r+'): void {
  const opened = openSync(file, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
