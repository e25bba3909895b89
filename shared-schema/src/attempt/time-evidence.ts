import { clockJump, CLOCK_JUMP_TOLERANCE_MS, elapsedAt, type Timing } from './clock.ts';
import type { UnhashedEvent } from './events.ts';
import { pageLifeOf, type FoldWatcher } from './fold.ts';
import { isInTime } from './section-clock.ts';

/** ST69: exam time that a log reclaims. It counts only if a statement of the server confirms it. */
export interface TimeClaim {
  /** `seq` of the event that claims it. */
  readonly seq: number;
  readonly elapsedMs: number;
  /** The server's signed statement; absent if the log has none. */
  readonly word: string | undefined;
}

/** The last event that counts: an answer given in time, or the student's own seal. */
export interface LastCounted {
  readonly seq: number;
  /** Device wall clock, epoch milliseconds. */
  readonly at: number;
  /** Exam time used by then, milliseconds. */
  readonly elapsedMs: number;
  /**
   * Real time that may have passed until then without being counted, milliseconds: how far the wall clock went ahead of
   * the exam's clock. Infinity if the wall clock was set back while nothing else measured time.
   */
  readonly uncountedMs: number;
  /** Whether an earlier page life ended: the time until the next one began is known only from the wall clock. */
  readonly hasGaps: boolean;
}

/** What the clocks in a log prove about its times. */
export interface TimeEvidence {
  /** ST70: an honest log has exactly one start, and it is the first event. */
  readonly hasOneStart: boolean;
  readonly start: { readonly at: number; readonly offsetMs: number | null };
  /** Times that the wall clock moved against the monotonic one, or backwards (AT21). */
  readonly jumps: number;
  readonly claims: readonly TimeClaim[];
  /** Null if nothing counts. */
  readonly lastCounted: LastCounted | null;
}

type Before = Parameters<FoldWatcher>[0];
type Answered = Extract<UnhashedEvent, { type: 'answered' | 'cleared' }>;

/** Collects the evidence while a log is folded. One for each log: `see` every event, then `finish`. */
export class TimeWitness {
  readonly #timing: Timing;
  #starts = 0;
  #isFirstStart = false;
  #start = { at: 0, offsetMs: null as number | null };
  #jumps = 0;
  #uncountedMs = 0;
  #hasGaps = false;
  readonly #claims: TimeClaim[] = [];
  #lastCounted: LastCounted | null = null;
  /** The previous event, if it may count; its exam time is known when the next one arrives. */
  #pending: UnhashedEvent | null = null;
  #isFirst = true;

  constructor(timing: Timing) {
    this.#timing = timing;
  }

  readonly see: FoldWatcher = (before, event) => {
    this.#settle(before.clock.elapsedMs);
    if (event.type === 'started') this.#seeStart(event);
    if (this.#isFirst) this.#start = { ...this.#start, at: event.at };
    else this.#compareClocks(before, event);
    if (event.type === 'clock-jumped') this.#jumps += 1;
    this.#isFirst = false;
    if (before.status === 'open' && mayCount(event)) this.#pending = event;
  };

  /** @param elapsedMs exam time at the last event. */
  finish(elapsedMs: number): TimeEvidence {
    this.#settle(elapsedMs);
    return {
      hasOneStart: this.#starts === 1 && this.#isFirstStart,
      start: this.#start,
      jumps: this.#jumps,
      claims: this.#claims,
      lastCounted: this.#lastCounted,
    };
  }

  #seeStart(event: Extract<UnhashedEvent, { type: 'started' }>): void {
    this.#starts += 1;
    if (!this.#isFirst) return;
    this.#isFirstStart = true;
    this.#start = { at: event.at, offsetMs: event.offsetMs ?? null };
  }

  #settle(elapsedMs: number): void {
    const event = this.#pending;
    this.#pending = null;
    if (event === null) return;
    if (isAnswer(event) && !isInTime(this.#timing, event.questionId, elapsedMs)) return;
    const { seq, at } = event;
    const [uncountedMs, hasGaps] = [this.#uncountedMs, this.#hasGaps];
    this.#lastCounted = { seq, at, elapsedMs, uncountedMs, hasGaps };
  }

  #compareClocks(before: Before, event: UnhashedEvent): void {
    const { clock } = before;
    const now = { at: event.at, mono: event.mono, session: pageLifeOf(event) ?? clock.session };
    if (event.type === 'resumed') {
      const claim = claimOf(before, event, elapsedAt(clock, now, this.#timing));
      if (claim !== null) {
        this.#claims.push(claim);
        return;
      }
      // The wall clocks of two devices cannot be compared.
      if (event.reason === 'other-device') return;
    }
    const isGap = now.session !== clock.session;
    if (isGap) this.#hasGaps = true;
    const wallMs = now.at - clock.at;
    const monoMs = Math.max(0, now.mono - clock.mono);
    if (isGap || clock.hidden) this.#seeUnwatched(wallMs - (isGap ? 0 : monoMs));
    else {
      this.#uncountedMs += Math.max(0, wallMs - monoMs);
      if (event.type !== 'clock-jumped' && clockJump(clock, now) !== 0) this.#jumps += 1;
    }
  }

  /**
   * While the page is closed or hidden there is only wall time, so if that runs backwards the elapsed time is unknown.
   */
  #seeUnwatched(aheadMs: number): void {
    if (this.#timing.policy === 'pausable' || aheadMs >= -CLOCK_JUMP_TOLERANCE_MS) return;
    this.#jumps += 1;
    this.#uncountedMs = Infinity;
  }
}

function mayCount(event: UnhashedEvent): boolean {
  return isAnswer(event) || (event.type === 'sealed' && event.by === 'student');
}

function isAnswer(event: UnhashedEvent): event is Answered {
  return event.type === 'answered' || event.type === 'cleared';
}

/**
 * @param countedMs exam time at the event by the log's own clocks.
 * @returns null for an event that reclaims nothing.
 */
function claimOf(
  { status }: Before,
  { reason, seq, elapsedMs, word }: Extract<UnhashedEvent, { type: 'resumed' }>,
  countedMs: number,
): TimeClaim | null {
  // Reopening a sealed attempt needs a statement of the server, whatever time the event claims.
  const reopens = reason === 'time-left' && status === 'sealed';
  const isClaim = reason === 'time-left' || reason === 'other-device';
  if (!isClaim) return null;
  const claimed = elapsedMs ?? countedMs;
  return reopens || claimed < countedMs - CLOCK_JUMP_TOLERANCE_MS ? { seq, elapsedMs: claimed, word } : null;
}
