import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isFull = process.env['PREP_FULL'] === '1';

/** How often to run a case: few by default, many in a full run, or as many as PREP_ROUNDS says. */
export function rounds(byDefault: number, inFull: number): number {
  return Number(process.env['PREP_ROUNDS'] ?? (isFull ? inFull : byDefault));
}

/** A process of its own takes a while on a busy machine. */
export const STARTS_WITHIN_MS = 60_000;

export function makeDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), 'prep-crash-'));
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
