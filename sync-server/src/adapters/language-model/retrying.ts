import { setTimeout as delay } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { ModelTroubleKind } from './language-model.ts';

/** LM4: time limits for a provider, ms, and the number of retries if it is down or busy. */
export interface RetryPolicy {
  readonly beginsWithinMs: number;
  /** Including all retries. */
  readonly endsWithinMs: number;
  readonly retries: number;
  /** Before the first retry; doubled before each further one. */
  readonly backOffMs: number;
}

/** Signals that end a question before it is answered. */
export interface Times {
  readonly caller: AbortSignal | undefined;
  readonly whole: AbortSignal;
}

export const timesFor = ({ endsWithinMs }: RetryPolicy, caller: AbortSignal | undefined): Times => ({
  caller,
  whole: AbortSignal.timeout(endsWithinMs),
});

/** @returns a signal that aborts when any of them does. */
export const anyOf = (...signals: readonly (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

/** The answer did not begin in time. */
export class LateBegin extends Error {}

/** The answer is far longer than the limit. */
export class EndlessAnswer extends Error {}

/** Whether the provider is temporarily down or busy, so that a retry may succeed. Timeouts are not retried. */
function isTransient(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  if (error instanceof APIConnectionError) return true;
  // A connection that broke before any data arrived.
  if (!(error instanceof APIError)) return error instanceof TypeError;
  const status = error.status as number | undefined;
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

interface Tried {
  readonly retries: number;
  readonly retryPolicy: RetryPolicy;
  readonly times: Times;
}

/** Waits for the back-off, if a retry is worthwhile. @returns whether to retry. */
export async function isWorthRetrying(
  error: unknown,
  { retries, retryPolicy, times: { caller, whole } }: Tried,
): Promise<boolean> {
  if (retries >= retryPolicy.retries || !isTransient(error)) return false;
  const backOffMs = retryPolicy.backOffMs * 2 ** retries;
  try {
    await delay(Math.max(backOffMs, askedForMs(error)), undefined, { signal: anyOf(caller, whole) });
    return true;
  } catch {
    return false;
  }
}

/** The Retry-After of a busy provider, ms. */
function askedForMs(error: unknown): number {
  const seconds = error instanceof APIError ? Number(error.headers?.get('retry-after') ?? 0) : 0;
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** LM4: the kind of trouble of a failed call. @param hasBegun whether part of the answer had arrived. */
export function kindOf(cause: unknown, { caller, whole }: Times, hasBegun: boolean): ModelTroubleKind {
  if (caller?.aborted === true) return 'broken-off';
  if (whole.aborted || cause instanceof LateBegin || cause instanceof APIConnectionTimeoutError)
    return 'slow';
  if (cause instanceof EndlessAnswer || cause instanceof SyntaxError) return 'malformed';
  if (hasBegun) return 'broken-off';
  return isTransient(cause) ? 'unreachable' : 'refused';
}
