import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';

/** Puts a file's content, and its name in its folder, on disk. */
export function keepOnDisk(file: string): void {
  synchronise(file, 'r+');
  // Windows has no way to open a folder, and keeps names without being asked.
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
