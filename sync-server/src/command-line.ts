import path from 'node:path';

/** A sentence for the person at the terminal. */
export class Refusal extends Error {}

/** A path as it was typed: npm runs its scripts at the top of the project, wherever the command was given. */
export function asTyped(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
}

/** 2026-01-05T09-00-00Z: sorts by time, and every file system takes it. */
export function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Runs a command's main function; a failure becomes its sentence and exit code 1. */
export async function runCommand(run: () => Promise<readonly string[]>): Promise<void> {
  try {
    process.stdout.write(`${(await run()).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
