import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How often cases are run: a share of them in `npm test`, more in CI, and the full counts in `npm run test:full`. */
const counts =
  process.env['PREP_FULL'] === '1' ? 'full' : process.env['PREP_COUNTS'] === 'ci' ? 'ci' : 'share';

/** How often to run a case, or as often as PREP_ROUNDS says. */
export function rounds(each: Readonly<Record<typeof counts, number>>): number {
  return Number(process.env['PREP_ROUNDS'] ?? each[counts]);
}

/** A process of its own takes a while on a busy machine. */
export const STARTS_WITHIN_MS = 60_000;

export function makeDirectory(): string {
  return mkdtempSync(path.join(tmpdir(), 'prep-crash-'));
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
