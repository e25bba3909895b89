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

/** A question and its answer, as far as it has come. */
export type Turn = Omit<AssistantTurnRow, 'userId'>;

/** What ends a turn well; `/ask` and `/solve-problem` alike. */
export interface Reply {
  readonly text: string;
  readonly sources: readonly AssistantSource[];
  readonly tokenInfo: TokenInfo;
  readonly engine: AssistantEngine;
}

export type Failure = NonNullable<Turn['failure']>;

/** What is asked, and how: the text comes by `onText` while it is made. */
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
    tokenInfo: null,
    engine: null,
  };
}

/** An answer without words is none, whatever the server says of it. */
const EMPTY: Failure = { status: 200, code: 'EMPTY', message: ASSISTANT_UNSURE };

export function answeredTurn(turn: Turn, reply: Reply): Turn {
  const { text, sources, tokenInfo, engine } = reply;
  const isEmpty = text.trim() === '';
  const end = isEmpty ? { state: 'failed' as const, failure: EMPTY } : { state: 'answered' as const };
  return { ...turn, ...end, answer: text, sources, tokenInfo, engine };
}

export function failedTurn(turn: Turn, answer: string, { status, code, message }: CallFailure): Turn {
  return { ...turn, answer, state: 'failed', failure: { status, code, message } };
}

/** The newest turns, as they go along with a further question; what failed has nothing to say. */
export function conversationOf(turns: readonly Turn[]): ConversationTurn[] {
  return turns
    .filter(({ state, answer }) => (state === 'answered' || state === 'stopped') && answer.trim() !== '')
    .slice(-MOST_TURNS / 2)
    .flatMap(({ question, answer }) => [
      { role: 'student' as const, text: question.slice(0, MOST_IN_TURN) },
      { role: 'assistant' as const, text: answer.slice(0, MOST_IN_TURN) },
    ]);
}
