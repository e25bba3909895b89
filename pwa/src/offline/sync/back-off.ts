import { STALLED } from '../../api/index.ts';
import type { OutboxRow } from '../database/database.ts';

const FIRST_DELAY_MS = 1_000;
/** Below 10 s with jitter, so that the outbox is empty within 11 s after the network is back. */
const LONGEST_DELAY_MS = 8_000;
/** After half an hour without success the network is unlikely to return soon: save the battery. */
const PATIENCE_MS = 30 * 60_000;
const PATIENT_DELAY_MS = 60_000;
/** Half an hour of failures means at least this many; with fewer, the wall clock was moved. */
const PATIENCE_TRIES = 100;
/**
 * The longest Retry-After that the server itself sends. A longer one comes from a proxy or from a fault that may end
 * at any time, so an attempt without a receipt does not wait for it.
 */
const LONGEST_ASKED_MS = 10_000;
const ASKED_SPREAD_MS = 500;

/** SY2: exponential back-off with jitter. @param tries failures so far, from 1. */
export function backOff(tries: number, failingForMs: number, random: number): number {
  const longest = isLong(tries, failingForMs) ? PATIENT_DELAY_MS : LONGEST_DELAY_MS;
  const delay = Math.min(longest, FIRST_DELAY_MS * 2 ** Math.min(tries - 1, 16));
  return Math.round(delay * (0.8 + 0.4 * random));
}

/** SY2: a Retry-After, limited and with jitter, because many devices got the same value. All in milliseconds. */
function asAsked(retryAfterMs: number, tries: number, failingForMs: number, random: number): number {
  const longest = isLong(tries, failingForMs) ? PATIENT_DELAY_MS : LONGEST_ASKED_MS;
  return Math.min(retryAfterMs, longest) + Math.round(random * ASKED_SPREAD_MS);
}

function isLong(tries: number, failingForMs: number): boolean {
  return failingForMs > PATIENCE_MS && tries > PATIENCE_TRIES;
}

/** The reason why an entry could not be handed in. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryAfterMs: number | null;
}

/** The entry with the time of its next try. @param now epoch milliseconds. @param random 0 to 1. */
export function postponed(entry: OutboxRow, failure: Failure, now: number, random: number): OutboxRow {
  const { code, message, retryAfterMs } = failure;
  const tries = entry.tries + 1;
  const firstFailureAt = entry.firstFailureAt ?? now;
  const failingForMs = now - firstFailureAt;
  const isStalled = code === STALLED;
  const delay =
    retryAfterMs === null
      ? backOff(tries, failingForMs, random)
      : asAsked(retryAfterMs, tries, failingForMs, random);
  return {
    ...entry,
    tries,
    firstFailureAt,
    // The server is reachable and only this connection was dead, so the retry need not wait.
    nextTryAt: isStalled ? now : now + delay,
    stalls: isStalled ? (entry.stalls ?? 0) + 1 : 0,
    lastError: { at: now, code, message },
  };
}
