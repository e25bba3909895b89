import type { ConversationTurn } from '@exam/shared-schema/contract';
import type { Question } from '../answerers/answerer.ts';
import { withLastTurn } from './follow-up.ts';

/** A question as it was sent. */
export interface TypedQuestion {
  readonly userId: string;
  readonly text: string;
  readonly conversation: readonly ConversationTurn[];
}

type Reading = Pick<Question, 'text' | 'reading'>;

/** AS45: the ways to read a question, the likeliest first. */
export function readingsOf({ text, conversation }: TypedQuestion): Reading[] {
  const completed = withLastTurn(text, conversation);
  return [
    { text, reading: 'typed' },
    ...(completed === text ? [] : [{ text: completed, reading: 'completed' as const }]),
  ];
}
