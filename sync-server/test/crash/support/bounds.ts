import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A process of its own takes a while on a busy machine. Ends what hangs: none of these tests asks how fast it is. */
export const STARTS_WITHIN_MS = 180_000;

export function makeDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), 'prep-crash-'));
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
