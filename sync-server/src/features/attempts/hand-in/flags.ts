import { resolveStart } from '@exam/shared-schema/access';
import {
  OVER_TIME_GRACE_MS,
  type AttemptState,
  type Ticket,
  type TimeEvidence,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';

// SY5: a flag tells what was noticed. It never refuses an attempt and never drops an answer.

const TWO_MINUTES_MS = 120_000;

/** Flags of what proves nothing: such an attempt never ranks (ST4, ST5, SY5). */
const NEVER_RANKED: readonly AttemptFlag[] = ['no-log', 'log-broken', 'unsealed', 'account-disabled'];

/** Flags that leave open whether it had more time than others: it ranks once an administrator says so (ST70, ST74). */
const DOUBTED: readonly AttemptFlag[] = [
  'late',
  'time-claimed',
  'time-unclear',
  'start-unclear',
  'restarted',
  'outside-window',
];

export function mayRank(flags: readonly AttemptFlag[]): boolean {
  return !isNeverRanked(flags) && !flags.some((flag) => DOUBTED.includes(flag));
}

/** ST70: an administrator decides whether it ranks. */
export function isDoubted(flags: readonly AttemptFlag[]): boolean {
  return !isNeverRanked(flags) && flags.some((flag) => DOUBTED.includes(flag));
}

function isNeverRanked(flags: readonly AttemptFlag[]): boolean {
  return flags.some((flag) => NEVER_RANKED.includes(flag));
}

export function when(isSo: boolean, flag: AttemptFlag): AttemptFlag[] {
  return isSo ? [flag] : [];
}

interface LogFacts {
  readonly state: AttemptState;
  readonly timing: Timing;
  readonly evidence: TimeEvidence;
}

/** Fewer answers say nothing about how fast they were given. */
const FEWEST_FOR_SPEED = 10;
/** Nobody reads a question and its options in this time, milliseconds. */
const FASTEST_ANSWER_MS = 300;

export function logFlags({ state, timing, evidence }: LogFacts): AttemptFlag[] {
  return [
    ...when(state.status !== 'sealed', 'unsealed'),
    ...when(state.overTime > 0, 'over-time'),
    ...when(isSealedLate(state, timing), 'late'),
    ...when(claimsLessThanCounted(state, timing), 'time-claimed'),
    ...when(!evidence.hasOneStart, 'start-unclear'),
    ...when(evidence.jumps > 0, 'clock-jumped'),
    ...when(isTooFast(state, evidence), 'too-fast'),
  ];
}

/**
 * Sealed after the limit by the student's hand. An attempt that sealed itself at the next opening (AT22) did so as of
 * the deadline, and a pausable paper has no deadline by the wall.
 */
function isSealedLate({ seal, clock }: AttemptState, { policy, limitMs }: Timing): boolean {
  return seal?.by === 'student' && policy === 'continuous' && clock.elapsedMs > limitMs + OVER_TIME_GRACE_MS;
}

/** ST69: the seal says how much time was used; the app takes that from the very clock that the fold counts. */
function claimsLessThanCounted({ seal, clock }: AttemptState, { limitMs }: Timing): boolean {
  return seal !== null && seal.elapsedMs < Math.min(clock.elapsedMs, limitMs) - OVER_TIME_GRACE_MS;
}

function isTooFast({ questions }: AttemptState, { lastCounted }: TimeEvidence): boolean {
  const answered = [...questions.values()].filter(({ answer }) => answer !== null).length;
  return answered >= FEWEST_FOR_SPEED && (lastCounted?.elapsedMs ?? 0) < answered * FASTEST_ANSWER_MS;
}

/** Both times are the same device's, so its offset to the server's clock cancels out. */
function isPast(at: number, startedAt: number, timing: Timing): boolean {
  return at > startedAt + timing.limitMs + OVER_TIME_GRACE_MS;
}

interface PlainFacts {
  readonly totalTimeSeconds: number;
  readonly timing: Timing;
  /** Null where the client does not say: nothing is then concluded from a guess. */
  readonly claimedStart: number | null;
  readonly submittedAt: number;
}

export function plainFlags({
  totalTimeSeconds,
  timing,
  claimedStart,
  submittedAt,
}: PlainFacts): AttemptFlag[] {
  const isLateByWall =
    timing.policy === 'continuous' && claimedStart !== null && isPast(submittedAt, claimedStart, timing);
  return [
    ...when(totalTimeSeconds * 1000 > timing.limitMs + OVER_TIME_GRACE_MS, 'over-time'),
    ...when(isLateByWall, 'late'),
  ];
}

interface ClockFacts {
  readonly clock: AttemptOnWire['clock'];
  /** By the server's clock as the device knew it, epoch milliseconds; null where the client does not say. */
  readonly startedAt: number | null;
  readonly issuedAt: number;
  readonly window: Ticket['window'];
}

/** What a device measures of the server's clock is as exact as its line, milliseconds. */
const MEASURED_WITHIN_MS = 10_000;

/** ST11: an attempt that seems to begin before its ticket had another clock than the server. */
export function clockFlags({ clock, startedAt, issuedAt, window }: ClockFacts): AttemptFlag[] {
  const isBefore = startedAt !== null && startedAt < issuedAt - TWO_MINUTES_MS;
  return [
    ...when(Math.abs(clock?.offsetMs ?? 0) > TWO_MINUTES_MS, 'clock-offset'),
    ...when(isBefore, 'before-ticket'),
    ...when(startedAt !== null && !isWithin(window, startedAt), 'outside-window'),
  ];
}

/** ST74 */
function isWithin(window: Ticket['window'], startedAt: number): boolean {
  return resolveStart(window, startedAt, MEASURED_WITHIN_MS).outcome === 'open';
}
