/** Pauses between tries, in milliseconds. */
const PAUSES_MS: readonly number[] = [250, 1_000, 2_000, 4_000];
const LONGEST_PAUSE_MS = 60_000;

/** A lazy part of the app could not be loaded. */
export class PartNotLoadedError extends Error {
  /** The code arrived damaged. Browsers cache a module once it was read, so this page cannot load it again. */
  readonly isBroken: boolean;
  /** When the part was first requested, in milliseconds of `performance.now()`. */
  readonly since: number;

  constructor(cause: unknown, { isBroken, since }: { readonly isBroken: boolean; readonly since: number }) {
    super('A part of Prep could not be loaded. Please check your connection and try again.', { cause });
    this.name = 'PartNotLoadedError';
    this.isBroken = isBroken;
    this.since = since;
  }
}

export interface LoadOptions {
  /** For background jobs: retries forever, with growing pauses. */
  readonly patient?: boolean;
  /** A single try, for a part that has a fallback. */
  readonly once?: boolean;
}

let again: () => Promise<void> = () => Promise.resolve();

/** Registers what has to be done before every retry. */
export function beforeRetry(work: () => Promise<void>): void {
  again = work;
}

/**
 * PK13: loads a lazy part of the app. Every `import()` goes through here, so that a file that was refused or cut off is
 * requested again.
 * @throws PartNotLoadedError if it could not be loaded, or arrived damaged.
 */
export async function loadPart<T extends object>(
  load: () => Promise<T>,
  { patient = false, once = false }: LoadOptions = {},
): Promise<T> {
  const since = performance.now();
  for (let failures = 0; ; failures += 1) {
    try {
      if (failures > 0) await again();
      return whole(await load());
    } catch (error) {
      // A dependency of it has already been retried.
      if (error instanceof PartNotLoadedError) throw error;
      const isBroken = isOfBrokenCode(error);
      const pauseMs = PAUSES_MS[failures] ?? (patient ? slowerPause(failures) : null);
      if (isBroken || once || pauseMs === null) throw new PartNotLoadedError(error, { isBroken, since });
      await pause(pauseMs);
    }
  }
}

/** A module that was cut off between two statements still runs, but without its exports, which are at its end. */
function whole<T extends object>(module: T | undefined): T {
  if (module === undefined || Object.values(module).every((value) => value === undefined))
    throw new SyntaxError('The module has no exports.');
  return module;
}

/** A failed request is a TypeError in every browser; these two types mean that the code itself is damaged. */
function isOfBrokenCode(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof ReferenceError;
}

function slowerPause(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (failures - 1));
}

/** Jitter keeps many devices from retrying at the same moment. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)));
}
