import { OVER_TIME_GRACE_MS, type AttemptState, type Timing } from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';

// SY5: a flag tells what was noticed. It never refuses an attempt and never drops an answer.

const TWO_MINUTES_MS = 120_000;

/** Flags that keep an attempt out of the standings (ST4, ST5, SY5). */
const NEVER_RANKED: readonly AttemptFlag[] = ['no-log', 'log-broken', 'unsealed', 'account-disabled'];

export function mayRank(flags: readonly AttemptFlag[]): boolean {
  return !flags.some((flag) => NEVER_RANKED.includes(flag));
}

function when(isSo: boolean, flag: AttemptFlag): AttemptFlag[] {
  return isSo ? [flag] : [];
}

interface LogFacts {
  readonly state: AttemptState;
  readonly timing: Timing;
  readonly startedAt: number;
  readonly unreportedJumps: number;
}

export function logFlags({ state, timing, startedAt, unreportedJumps }: LogFacts): AttemptFlag[] {
  return [
    ...when(state.status !== 'sealed', 'unsealed'),
    ...when(state.overTime > 0, 'over-time'),
    ...when(isLate(state, timing, startedAt), 'late'),
    ...when(state.clockJumps.count > 0 || unreportedJumps > 0, 'clock-jumped'),
  ];
}

/**
 * Sealed after the deadline by the student's hand. An attempt that sealed itself at the next opening (AT22) did so as
 * of the deadline, and a pausable paper has no deadline by the wall.
 */
function isLate({ seal }: AttemptState, timing: Timing, startedAt: number): boolean {
  if (seal === null || seal.by === 'clock' || timing.policy === 'pausable') return false;
  return isPast(seal.at, startedAt, timing);
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
  readonly claimedStart: number | null;
  readonly issuedAt: number;
}

/** ST11: an attempt that seems to begin before its ticket had another clock than the server. */
export function clockFlags({ clock, claimedStart, issuedAt }: ClockFacts): AttemptFlag[] {
  const offsetMs = clock?.offsetMs ?? 0;
  return [
    ...when(Math.abs(offsetMs) > TWO_MINUTES_MS, 'clock-offset'),
    ...when(claimedStart !== null && claimedStart + offsetMs < issuedAt - TWO_MINUTES_MS, 'before-ticket'),
  ];
}
