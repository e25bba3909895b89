import type { Answer } from '../question-types/index.ts';
import { elapsedAt, OVER_TIME_GRACE_MS, type ClockReading, type Timing } from './clock.ts';
import type { AttemptEvent } from './events.ts';
import type { LogPosition } from './hash-chain.ts';

/** What the log says of one question. */
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
}

export interface AttemptSeal {
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
  readonly questions: Readonly<Record<string, QuestionProgress>>;
  readonly seal: AttemptSeal | null;
  /** Sum of what the wall clock jumped, milliseconds, and how often (AT21). */
  readonly clockJumps: { readonly count: number; readonly totalMs: number };
  /** Page lives after the first. */
  readonly resumes: number;
  /** Answers that came after the limit; they are kept in the log and do not count (AT22). */
  readonly overTime: number;
  /** The head of another device's log that this one goes on from (ST13). */
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
    questions: {},
    seal: null,
    clockJumps: { count: 0, totalMs: 0 },
    resumes: 0,
    overTime: 0,
    continuedFrom: null,
  };
}

/** AT1: `attempt = fold(events)`. Pure; the same log gives the same state on every device and on the server. */
export function foldAttempt(genesis: string, events: readonly AttemptEvent[], timing: Timing): AttemptState {
  return events.reduce((state, event) => applyEvent(state, event, timing), emptyAttempt(genesis));
}

/** One step of the fold. Does not check the chain: see verifyChain. */
export function applyEvent(state: AttemptState, event: AttemptEvent, timing: Timing): AttemptState {
  const clocked = advance(state, event, timing);
  return { ...change(clocked, event, timing), nextSeq: event.seq + 1, head: event.hash };
}

/** What is known of a question; a question the log never named is untouched. */
export function progressOf(state: AttemptState, questionId: string): QuestionProgress {
  return state.questions[questionId] ?? UNTOUCHED;
}

/** Moves the clock to the event and books the time since the last one on the current question. */
function advance(state: AttemptState, event: AttemptEvent, timing: Timing): AttemptState {
  const session = 'session' in event ? event.session : state.clock.session;
  const now = { at: event.at, mono: event.mono, session };
  if (state.status === 'empty') return { ...state, clock: { ...now, elapsedMs: 0, hidden: false } };
  const elapsedMs = elapsedAt(state.clock, now, timing);
  const samePage = session === state.clock.session;
  const spent = samePage ? Math.max(0, elapsedMs - state.clock.elapsedMs) : 0;
  return {
    ...bookTime(state, spent),
    clock: { ...now, elapsedMs, hidden: samePage && state.clock.hidden },
  };
}

function bookTime(state: AttemptState, spentMs: number): AttemptState {
  if (spentMs === 0 || state.currentQuestionId === null || state.status !== 'open') return state;
  const field = state.clock.hidden ? 'hiddenMs' : 'timeMs';
  return touch(state, state.currentQuestionId, (question) => ({
    ...question,
    [field]: question[field] + spentMs,
  }));
}

function touch(
  state: AttemptState,
  questionId: string,
  step: (question: QuestionProgress) => QuestionProgress,
): AttemptState {
  return {
    ...state,
    questions: { ...state.questions, [questionId]: step(progressOf(state, questionId)) },
  };
}

function change(state: AttemptState, event: AttemptEvent, timing: Timing): AttemptState {
  switch (event.type) {
    case 'started':
      return { ...state, status: 'open', startedAt: event.at };
    case 'visited':
      return touch({ ...state, currentQuestionId: event.questionId }, event.questionId, (question) => ({
        ...question,
        visits: question.visits + 1,
      }));
    case 'answered':
      return setAnswer(state, event.questionId, event.answer, event.at, timing);
    case 'cleared':
      return setAnswer(state, event.questionId, null, event.at, timing);
    case 'marked':
      return touch(state, event.questionId, (question) => ({ ...question, marked: true }));
    case 'unmarked':
      return touch(state, event.questionId, (question) => ({ ...question, marked: false }));
    case 'section-entered':
      return { ...state, currentSectionId: event.sectionId };
    case 'section-closed':
    case 'fullscreen-left':
      return state;
    case 'left-page':
      return { ...state, clock: { ...state.clock, hidden: true } };
    case 'returned':
      return { ...state, clock: { ...state.clock, hidden: false } };
    case 'clock-jumped':
      return {
        ...state,
        clockJumps: {
          count: state.clockJumps.count + 1,
          totalMs: state.clockJumps.totalMs + event.byMs,
        },
      };
    case 'resumed':
      return resume(state, event);
    case 'sealed':
      return {
        ...state,
        status: 'sealed',
        seal: { by: event.by, at: event.at, elapsedMs: Math.min(event.elapsedMs, timing.limitMs) },
      };
  }
}

function setAnswer(
  state: AttemptState,
  questionId: string,
  answer: Answer | null,
  at: number,
  timing: Timing,
): AttemptState {
  const late = state.clock.elapsedMs > timing.limitMs + OVER_TIME_GRACE_MS;
  if (late || state.status === 'sealed') return { ...state, overTime: state.overTime + 1 };
  return touch(state, questionId, (question) => ({
    ...question,
    answer,
    changes: question.changes + 1,
    answeredAt: at,
  }));
}

function resume(state: AttemptState, event: Extract<AttemptEvent, { type: 'resumed' }>): AttemptState {
  const resumed = {
    ...state,
    status: state.status === 'empty' ? ('open' as const) : state.status,
    resumes: state.resumes + 1,
    continuedFrom: event.head ?? state.continuedFrom,
  };
  if (event.reason !== 'time-left') return resumed;
  const elapsedMs = event.elapsedMs ?? state.clock.elapsedMs;
  return { ...resumed, status: 'open', seal: null, clock: { ...resumed.clock, elapsedMs } };
}
