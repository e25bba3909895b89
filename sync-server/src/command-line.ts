import path from 'node:path';

/** An expected error, with a message for the terminal. */
export class Refusal extends Error {}

/** Resolves a path against the directory of the command: npm runs its scripts in the project's root. */
export function asTyped(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
}

/** 2026-01-05T09-00-00Z: sorts by time, and is a valid file name everywhere. */
export function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Runs a command's main function; an error is printed and sets exit code 1. */
export async function runCommand(run: () => Promise<readonly string[]>): Promise<void> {
  // Backups and what else a command writes are for this user alone.
  process.umask(0o077);
  try {
    process.stdout.write(`${(await run()).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
