import { resolveStart } from '@exam/shared-schema/access';
import {
  OVER_TIME_GRACE_MS,
  type AttemptState,
  type Ticket,
  type TimeEvidence,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';

// SY5: a flag records an observation. It never causes an attempt to be refused or an answer to be dropped.

const TWO_MINUTES_MS = 120_000;

/** Flags of attempts without sufficient evidence, which never rank (ST4, ST5, SY5). */
const NEVER_RANKED = ['no-log', 'log-broken', 'unsealed', 'account-disabled'] as const;

/** Flags of attempts that may have had more time than others. They rank only if an administrator decides so (ST70, ST74, ST80). */
const DOUBTED: readonly AttemptFlag[] = [
  'late',
  'time-claimed',
  'time-unclear',
  'start-unclear',
  'restarted',
  'outside-window',
  'future-start',
];

export function mayRank(flags: readonly AttemptFlag[]): boolean {
  return !isNeverRanked(flags) && !flags.some((flag) => DOUBTED.includes(flag));
}

/** ST70: an administrator decides whether it ranks. */
export function isDoubted(flags: readonly AttemptFlag[]): boolean {
  return !isNeverRanked(flags) && flags.some((flag) => DOUBTED.includes(flag));
}

function isNeverRanked(flags: readonly AttemptFlag[]): boolean {
  return neverRanks(flags) !== undefined;
}

/** The flag because of which an attempt never ranks; undefined if there is none. */
export function neverRanks(flags: readonly AttemptFlag[]): (typeof NEVER_RANKED)[number] | undefined {
  return NEVER_RANKED.find((flag) => flags.includes(flag));
}

export function when(isSo: boolean, flag: AttemptFlag): AttemptFlag[] {
  return isSo ? [flag] : [];
}

interface LogFacts {
  readonly state: AttemptState;
  readonly timing: Timing;
  readonly evidence: TimeEvidence;
}

/** Answers below which the speed is not judged. */
const FEWEST_FOR_SPEED = 10;
/** Too short to read a question and its options, milliseconds. */
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
 * Submitted by the student after the limit. An attempt that was sealed when it was next opened (AT22) is sealed as
 * of its deadline, and a pausable paper has no deadline in wall time.
 */
function isSealedLate({ seal, clock }: AttemptState, { policy, limitMs }: Timing): boolean {
  return seal?.by === 'student' && policy === 'continuous' && clock.elapsedMs > limitMs + OVER_TIME_GRACE_MS;
}

/** ST69: the seal names the time used, which the app takes from the same clock that the fold computes. */
function claimsLessThanCounted({ seal, clock }: AttemptState, { limitMs }: Timing): boolean {
  return seal !== null && seal.elapsedMs < Math.min(clock.elapsedMs, limitMs) - OVER_TIME_GRACE_MS;
}

function isTooFast({ questions }: AttemptState, { lastCounted }: TimeEvidence): boolean {
  const answered = [...questions.values()].filter(({ answer }) => answer !== null).length;
  return answered >= FEWEST_FOR_SPEED && (lastCounted?.elapsedMs ?? 0) < answered * FASTEST_ANSWER_MS;
}

/** Both times are from the same device, so its offset to the server's clock cancels out. */
function isPast(at: number, startedAt: number, timing: Timing): boolean {
  return at > startedAt + timing.limitMs + OVER_TIME_GRACE_MS;
}

interface PlainFacts {
  readonly totalTimeSeconds: number;
  readonly timing: Timing;
  /** Null if the client does not send it; then no conclusion is drawn. */
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
  /** By the server's clock as measured by the device, epoch ms; null if the client does not send it. */
  readonly startedAt: number | null;
  /** The same by the device's last measurement; a clock that was set since its first one gives another time. */
  readonly startedAtLeast: number | null;
  /** The attempt had started by then, by the server's own clock: its receipt, or an earlier draft of it, epoch ms. */
  readonly knownAt: number;
  readonly issuedAt: number;
  /** It may be started in any of them. */
  readonly windows: readonly Ticket['window'][];
}

/** How exactly a device can measure the server's clock over its network, milliseconds. */
export const MEASURED_WITHIN_MS = 10_000;

/**
 * ST11: an attempt that seems to start before its ticket was issued had a wrong clock. ST80: no attempt starts after the
 * server knows of it; a log that claims so is a contradiction, and its start is taken as no later than that.
 */
export function clockFlags(facts: ClockFacts): AttemptFlag[] {
  const { clock, startedAt, startedAtLeast, knownAt, issuedAt } = facts;
  const isBefore = startedAt !== null && startedAt < issuedAt - TWO_MINUTES_MS;
  const earliest = Math.min(startedAt ?? knownAt, startedAtLeast ?? knownAt);
  return [
    ...when(Math.abs(clock?.offsetMs ?? 0) > TWO_MINUTES_MS, 'clock-offset'),
    ...when(isBefore, 'before-ticket'),
    ...when(isOutside(facts), 'outside-window'),
    ...when(earliest > knownAt + MEASURED_WITHIN_MS, 'future-start'),
  ];
}

/** ST74, ST80. Without a claimed start only an attempt that the server knew before the window is surely outside. */
function isOutside({ windows, startedAt, knownAt }: ClockFacts): boolean {
  const at = Math.min(startedAt ?? knownAt, knownAt);
  return windows.every((window) => {
    const access = resolveStart(window, at, MEASURED_WITHIN_MS);
    return access.outcome !== 'open' && (startedAt !== null || access.reason === 'too-early');
  });
}
