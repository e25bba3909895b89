import type { DeviceNow } from './log-hash.ts';

/**
 * The timing of a paper (AT20).
 * `continuous`: the clock keeps running while the app is closed, as in an exam hall.
 * `pausable`: it stops while the app is closed (practice).
 */
export interface Timing {
  readonly policy: 'continuous' | 'pausable';
  /** Exam time in milliseconds, extra time included. */
  readonly limitMs: number;
  /** Where the sections are locked (ST17): their windows in the paper's order. Absent if the student moves freely. */
  readonly sections?: readonly SectionWindow[] | undefined;
}

/** When a locked section is open, in exam time: from `opensMs` until before `closesMs`, milliseconds. */
export interface SectionWindow {
  readonly id: string;
  readonly questionIds: readonly string[];
  readonly opensMs: number;
  readonly closesMs: number;
}

/** Where the exam clock stood at the last event of a log. */
export interface ClockReading extends DeviceNow {
  /** Exam time used so far, milliseconds. */
  readonly elapsedMs: number;
  /** The page was hidden: its monotonic clock may have slept with the device. */
  readonly hidden: boolean;
}

/** A wall clock that moved this much against the monotonic one has jumped (AT21). */
export const CLOCK_JUMP_TOLERANCE_MS = 2_000;

/** Answers up to this long after the limit count as given at the limit, because the page may be slow. */
export const OVER_TIME_GRACE_MS = 2_000;

/**
 * AT20, AT21: exam time used at `now`, given the last reading.
 * While a page is open and visible only its monotonic clock counts, so a moved wall clock changes nothing.
 * Over a reload, or while hidden (a sleeping phone stops its monotonic clock), wall time counts too.
 * The result is never less than what the log already shows.
 */
export function elapsedAt(last: ClockReading, now: DeviceNow, timing: Timing): number {
  const wall = Math.max(0, now.at - last.at);
  if (now.session !== last.session) return last.elapsedMs + (timing.policy === 'pausable' ? 0 : wall);
  const mono = Math.max(0, now.mono - last.mono);
  const sleeps = last.hidden && timing.policy === 'continuous';
  return last.elapsedMs + (sleeps ? Math.max(mono, wall) : mono);
}

/** Exam time left at `now`, milliseconds, never negative. */
export function remainingAt(last: ClockReading, now: DeviceNow, timing: Timing): number {
  return Math.max(0, timing.limitMs - elapsedAt(last, now, timing));
}

/**
 * AT21: how far the wall clock moved against the monotonic one since the last reading, in milliseconds.
 * 0 within the tolerance, over a reload (the two cannot be compared), or while hidden (sleep looks the same).
 */
export function clockJump(last: ClockReading, now: DeviceNow): number {
  if (now.session !== last.session || last.hidden) return 0;
  const drift = now.at - last.at - (now.mono - last.mono);
  return Math.abs(drift) > CLOCK_JUMP_TOLERANCE_MS ? drift : 0;
}

/** The limit of a paper for one student: duration plus extra time in percent (AT20, ST2), milliseconds. */
export function limitMs(durationSeconds: number, extraTimePercent: number): number {
  return Math.round((durationSeconds * 1000 * (100 + extraTimePercent)) / 100);
}
