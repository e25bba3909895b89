import { setTimeout as delay } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { ModelTroubleKind } from './language-model.ts';

/** How long a provider is waited for, ms, and how often it is asked again when it is down or busy. */
export interface Patience {
  readonly beginsWithinMs: number;
  /** With all retries. */
  readonly endsWithinMs: number;
  readonly retries: number;
  /** Before the first retry; twice as long before each further one. */
  readonly backOffMs: number;
}

/** What ends a question before it is answered. */
export interface Times {
  readonly caller: AbortSignal | undefined;
  readonly whole: AbortSignal;
}

export const timesFor = ({ endsWithinMs }: Patience, caller: AbortSignal | undefined): Times => ({
  caller,
  whole: AbortSignal.timeout(endsWithinMs),
});

/** @returns a signal that any of them aborts. */
export const anyOf = (...signals: readonly (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

/** The answer did not begin in time. */
export class TooLate extends Error {}

/** An answer that is far longer than it was allowed to be. */
export class EndlessAnswer extends Error {}

/** Down or busy: what another try may find otherwise. What was slow once is not asked again. */
function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  if (error instanceof APIConnectionError) return true;
  // A connection that broke before it brought anything.
  if (!(error instanceof APIError)) return error instanceof TypeError;
  const status = error.status as number | undefined;
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

interface Tried {
  readonly retries: number;
  readonly patience: Patience;
  readonly times: Times;
}

/** Waits as long as it is wise to. @returns whether to ask again. */
export async function isWorthRetrying(
  error: unknown,
  { retries, patience, times: { caller, whole } }: Tried,
): Promise<boolean> {
  if (retries >= patience.retries || !isPassing(error)) return false;
  const backOffMs = patience.backOffMs * 2 ** retries;
  try {
    await delay(Math.max(backOffMs, askedForMs(error)), undefined, { signal: anyOf(caller, whole) });
    return true;
  } catch {
    return false;
  }
}

/** How long a busy provider asks to be left alone. */
function askedForMs(error: unknown): number {
  const seconds = error instanceof APIError ? Number(error.headers?.get('retry-after') ?? 0) : 0;
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** @param hasBegun whether a part of the answer was there. */
export function kindOf(cause: unknown, { caller, whole }: Times, hasBegun: boolean): ModelTroubleKind {
  if (caller?.aborted === true) return 'broken-off';
  if (whole.aborted || cause instanceof TooLate || cause instanceof APIConnectionTimeoutError) return 'slow';
  if (cause instanceof EndlessAnswer || cause instanceof SyntaxError) return 'malformed';
  if (hasBegun) return 'broken-off';
  return isPassing(cause) ? 'unreachable' : 'refused';
}
