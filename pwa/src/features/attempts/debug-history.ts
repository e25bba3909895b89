import { progressOf } from '@exam/shared-schema/attempt';
import type { AttemptRoom, RoomState } from '../../offline/index.ts';

/** ST56: the newest entries that are kept; the numbers are prescribed. */
const MOST_ENTRIES = 10;
const MOST_ANSWERS = 5;

/** The state of a room after a change. Times in epoch ms. */
interface HistoryEntry extends Pick<RoomState, 'save' | 'savedSeq' | 'readOnly'> {
  readonly at: number;
  readonly attemptId: string;
  readonly status: RoomState['attempt']['status'];
  readonly nextSeq: number;
  readonly elapsedMs: number;
}

/** That the answer to a question changed, without the answer. */
interface AnswerEntry {
  readonly at: number;
  readonly attemptId: string;
  readonly questionId: string;
  /** Of the event. */
  readonly seq: number;
  readonly state: 'answered' | 'cleared';
}

interface DebugHistory {
  readonly entries: readonly HistoryEntry[];
  readonly answers: readonly AnswerEntry[];
}

const EMPTY: DebugHistory = { entries: [], answers: [] };

/** By user, so that on a shared device it has nothing of another student (PK6). Lost with the page. */
const histories = new Map<string, DebugHistory>();

export function debugHistoryOf(userId: string): DebugHistory {
  return histories.get(userId) ?? EMPTY;
}

/**
 * ST56: records the states of a room in memory: ids, times and states, no text of a question and no answer.
 * @returns a function that ends it.
 */
export function keepDebugHistory({ row: { userId, attemptId }, store }: AttemptRoom, now: () => number) {
  return store.subscribe((state, before) => {
    const at = now();
    const { entries, answers } = debugHistoryOf(userId);
    histories.set(userId, {
      entries: [...entries, entryOf(state, at, attemptId)].slice(-MOST_ENTRIES),
      answers: [...answers, ...answersOf(state, before, at, attemptId)].slice(-MOST_ANSWERS),
    });
  });
}

function entryOf(
  { attempt, save, savedSeq, readOnly }: RoomState,
  at: number,
  attemptId: string,
): HistoryEntry {
  const { status, nextSeq, clock } = attempt;
  return { at, attemptId, status, save, savedSeq, nextSeq, readOnly, elapsedMs: clock.elapsedMs };
}

function answersOf(
  state: RoomState,
  before: RoomState,
  at: number,
  attemptId: string,
): readonly AnswerEntry[] {
  const questionId = state.attempt.currentQuestionId;
  if (questionId === null) return [];
  const { answer, changedSeq: seq } = progressOf(state.attempt, questionId);
  if (seq === null || seq === progressOf(before.attempt, questionId).changedSeq) return [];
  return [{ at, attemptId, questionId, seq, state: answer === null ? 'cleared' : 'answered' }];
}
