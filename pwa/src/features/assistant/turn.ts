import {
  ASSISTANT_UNSURE,
  MOST_IN_TURN,
  MOST_TURNS,
  type AssistantEngine,
  type AssistantSource,
  type ConversationTurn,
  type TokenInfo,
} from '@exam/shared-schema/contract';
import type { CallFailure, CallResult } from '../../api/index.ts';
import type { AssistantTurnRow } from '../../offline/index.ts';

/** A question and its answer as far as received. */
export type Turn = Omit<AssistantTurnRow, 'userId'>;

/** The successful end of a turn, for both `/ask` and `/solve-problem`. */
export interface Reply {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  readonly related: readonly string[];
  readonly tokenInfo: TokenInfo;
  readonly engine: AssistantEngine;
  readonly paidQuestion?: string | undefined;
}

export type Failure = NonNullable<Turn['failure']>;

/** Asks a question; the text is passed to `onText` as it is generated. */
export type Ask = (
  question: string,
  options: {
    readonly conversation: readonly ConversationTurn[];
    readonly signal: AbortSignal;
    readonly onText: (piece: string) => void;
  },
) => Promise<CallResult<Reply>>;

export function newTurn(question: string, askedAt: number, turnId: string): Turn {
  return {
    turnId,
    askedAt,
    question,
    answer: '',
    state: 'asking',
    failure: null,
    sources: [],
    related: [],
    tokenInfo: null,
    engine: null,
  };
}

/** An answer without text counts as a failure, whatever its status. */
const EMPTY: Failure = { status: 200, code: 'EMPTY', message: ASSISTANT_UNSURE };

export function answeredTurn(turn: Turn, reply: Reply): Turn {
  const { text, ...facts } = reply;
  const isEmpty = text.trim() === '';
  const end = isEmpty ? { state: 'failed' as const, failure: EMPTY } : { state: 'answered' as const };
  return { ...turn, ...end, ...facts, answer: text };
}

export function failedTurn(turn: Turn, answer: string, { status, code, message, errors }: CallFailure): Turn {
  // The only field that the student fills in.
  const sentence = errors['question'] ?? message;
  return { ...turn, answer, state: 'failed', failure: { status, code, message: sentence } };
}

/** The latest turns, sent along with a follow-up question; failed turns are left out. */
export function conversationOf(turns: readonly Turn[]): ConversationTurn[] {
  return turns
    .filter(({ state, answer }) => (state === 'answered' || state === 'stopped') && answer.trim() !== '')
    .slice(-MOST_TURNS / 2)
    .flatMap(({ question, answer }) => [
      { role: 'student' as const, text: question.slice(0, MOST_IN_TURN) },
      { role: 'assistant' as const, text: answer.slice(0, MOST_IN_TURN) },
    ]);
}
