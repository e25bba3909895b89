import type { Answer } from '../question-types/index.ts';
import { elapsedAt, type ClockReading, type Timing } from './clock.ts';
import type { UnhashedEvent } from './events.ts';
import type { LogPosition } from './log-hash.ts';
import { isInTime } from './section-clock.ts';

/** The state of one question after the log. */
export interface QuestionProgress {
  readonly answer: Answer | null;
  readonly marked: boolean;
  readonly visits: number;
  /** Times the answer was set or cleared. */
  readonly changes: number;
  /** Time on the question with the page in view, milliseconds (AT7). */
  readonly timeMs: number;
  /** Time on the question with the page hidden, milliseconds, counted apart (AT7). */
  readonly hiddenMs: number;
  /** Wall clock of the last answer or clearing, epoch milliseconds. */
  readonly answeredAt: number | null;
  /** The last event that set or cleared the answer; screens use it to show where the answer is saved (AT3). */
  readonly changedSeq: number | null;
}

interface AttemptSeal {
  readonly by: 'student' | 'clock';
  readonly at: number;
  readonly elapsedMs: number;
}

/** AT1: the attempt as the fold of its log. */
export interface AttemptState extends LogPosition {
  readonly status: 'empty' | 'open' | 'sealed';
  readonly startedAt: number;
  readonly clock: ClockReading;
  readonly currentQuestionId: string | null;
  readonly currentSectionId: string | null;
  /** By question id. Questions that the log never names are absent: see progressOf. */
  readonly questions: ReadonlyMap<string, QuestionProgress>;
  readonly seal: AttemptSeal | null;
  /** How often the wall clock jumped, and the sum of the jumps, milliseconds (AT21). */
  readonly clockJumps: { readonly count: number; readonly totalMs: number };
  /** Page lives after the first. */
  readonly resumes: number;
  /** Answers outside the time of the paper or of their section; they are kept in the log and do not count (AT22, ST17). */
  readonly overTime: number;
  /** The head of another device's log that this one continues (ST13). */
  readonly continuedFrom: string | null;
}

const UNTOUCHED: QuestionProgress = {
  answer: null,
  marked: false,
  visits: 0,
  changes: 0,
  timeMs: 0,
  hiddenMs: 0,
  answeredAt: null,
  changedSeq: null,
};

/** The state before the first event. @param genesis the header's digest, see genesisHash. */
export function emptyAttempt(genesis: string): AttemptState {
  return {
    status: 'empty',
    nextSeq: 0,
    head: genesis,
    startedAt: 0,
    clock: { at: 0, mono: 0, session: '', elapsedMs: 0, hidden: false },
    currentQuestionId: null,
    currentSectionId: null,
    questions: new Map(),
    seal: null,
    clockJumps: { count: 0, totalMs: 0 },
    resumes: 0,
    overTime: 0,
    continuedFrom: null,
  };
}

/** An event of a log. On a device it has the head after it, which becomes the head of the state. */
export type FoldedEvent = UnhashedEvent & { readonly hash?: string };

/** Called with each event and the state before it. The state is mutable: read it only during the call. */
export type FoldWatcher = (before: Pick<AttemptState, 'status' | 'clock'>, event: UnhashedEvent) => void;

/** AT1: `attempt = fold(events)`. Pure; the same log gives the same state on every device and on the server. */
export function foldAttempt(
  genesis: string,
  events: readonly FoldedEvent[],
  timing: Timing,
  watch?: FoldWatcher,
): AttemptState {
  const state = workingCopy(emptyAttempt(genesis));
  for (const event of events) {
    watch?.(state, event);
    step(state, event, timing);
  }
  return state;
}

/** One step of the fold. Does not check the hashes: see logHead. */
export function applyEvent(state: AttemptState, event: FoldedEvent, timing: Timing): AttemptState {
  const next = workingCopy(state);
  step(next, event, timing);
  return next;
}

/** The state of a question; untouched if the log never names it. */
export function progressOf(state: Pick<AttemptState, 'questions'>, questionId: string): QuestionProgress {
  return state.questions.get(questionId) ?? UNTOUCHED;
}

/**
 * A state that the fold may mutate, so that a whole log needs one copy instead of one for each event. The entries of
 * `questions` are replaced and never mutated, so references to earlier entries stay valid.
 */
type WorkingState = { -readonly [Key in keyof Omit<AttemptState, 'questions'>]: AttemptState[Key] } & {
  readonly questions: Map<string, QuestionProgress>;
};

function workingCopy(state: AttemptState): WorkingState {
  return { ...state, questions: new Map(state.questions) };
}

function step(state: WorkingState, event: FoldedEvent, timing: Timing): void {
  advance(state, event, timing);
  change(state, event, timing);
  state.nextSeq = event.seq + 1;
  state.head = event.hash ?? state.head;
}

/** Moves the clock to the event and books the time since the last one on the current question. */
function advance(state: WorkingState, event: UnhashedEvent, timing: Timing): void {
  const before = state.clock;
  const session = pageLifeOf(event) ?? before.session;
  const { at, mono } = event;
  if (state.status === 'empty') {
    state.clock = { at, mono, session, elapsedMs: 0, hidden: false };
    return;
  }
  const elapsedMs = movedElapsed(event, before) ?? elapsedAt(before, { at, mono, session }, timing);
  const samePage = session === before.session;
  if (samePage) bookTime(state, Math.max(0, elapsedMs - before.elapsedMs));
  state.clock = { at, mono, session, elapsedMs, hidden: samePage && before.hidden };
}

/**
 * ST13: the exam time at which another device continues. The wall clocks of two devices cannot be compared, so the
 * event carries the time by the server's clock. Never less than what the log already shows; null for every other event.
 */
function movedElapsed(event: UnhashedEvent, before: ClockReading): number | null {
  if (event.type !== 'resumed' || event.reason !== 'other-device' || event.elapsedMs === undefined)
    return null;
  return Math.max(before.elapsedMs, event.elapsedMs);
}

/** The page life that an event begins, or null for an event of the current one. */
export function pageLifeOf(event: UnhashedEvent): string | null {
  return event.type === 'started' || event.type === 'resumed' ? event.session : null;
}

function bookTime(state: WorkingState, spentMs: number): void {
  const questionId = state.currentQuestionId;
  if (spentMs === 0 || questionId === null || state.status !== 'open') return;
  const question = progressOf(state, questionId);
  const { hidden } = state.clock;
  state.questions.set(
    questionId,
    hidden
      ? { ...question, hiddenMs: question.hiddenMs + spentMs }
      : { ...question, timeMs: question.timeMs + spentMs },
  );
}

function change(state: WorkingState, event: UnhashedEvent, timing: Timing): void {
  switch (event.type) {
    case 'started':
      state.status = 'open';
      state.startedAt = event.at;
      return;
    case 'visited':
      state.currentQuestionId = event.questionId;
      visit(state, event.questionId);
      return;
    case 'answered':
      setAnswer(state, event, event.answer, timing);
      return;
    case 'cleared':
      setAnswer(state, event, null, timing);
      return;
    case 'marked':
    case 'unmarked':
      mark(state, event.questionId, event.type === 'marked');
      return;
    case 'section-entered':
      state.currentSectionId = event.sectionId;
      return;
    case 'section-closed':
    case 'fullscreen-left':
      return;
    case 'left-page':
    case 'returned':
      state.clock = { ...state.clock, hidden: event.type === 'left-page' };
      return;
    case 'clock-jumped': {
      const { count, totalMs } = state.clockJumps;
      state.clockJumps = { count: count + 1, totalMs: totalMs + event.byMs };
      return;
    }
    case 'resumed':
      resume(state, event);
      return;
    case 'sealed':
      state.status = 'sealed';
      state.seal = { by: event.by, at: event.at, elapsedMs: Math.min(event.elapsedMs, timing.limitMs) };
      return;
  }
}

function setAnswer(
  state: WorkingState,
  { questionId, at, seq }: Pick<Extract<UnhashedEvent, { type: 'cleared' }>, 'questionId' | 'at' | 'seq'>,
  answer: Answer | null,
  timing: Timing,
): void {
  if (state.status === 'sealed' || !isInTime(timing, questionId, state.clock.elapsedMs)) {
    state.overTime += 1;
    return;
  }
  const question = progressOf(state, questionId);
  const changes = question.changes + 1;
  state.questions.set(questionId, { ...question, answer, changes, answeredAt: at, changedSeq: seq });
}

function visit(state: WorkingState, questionId: string): void {
  const question = progressOf(state, questionId);
  state.questions.set(questionId, { ...question, visits: question.visits + 1 });
}

function mark(state: WorkingState, questionId: string, marked: boolean): void {
  state.questions.set(questionId, { ...progressOf(state, questionId), marked });
}

function resume(state: WorkingState, event: Extract<UnhashedEvent, { type: 'resumed' }>): void {
  if (state.status === 'empty') state.status = 'open';
  state.resumes += 1;
  state.continuedFrom = event.head ?? state.continuedFrom;
  if (event.reason !== 'time-left') return;
  state.status = 'open';
  state.seal = null;
  state.clock = { ...state.clock, elapsedMs: event.elapsedMs ?? state.clock.elapsedMs };
}
