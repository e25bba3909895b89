import type { ConversationTurn } from '@exam/shared-schema/contract';
import { wordsAsked } from '../question-similarity.ts';

/** Words. A question with fewer significant words is treated as a follow-up. */
const FEWEST_WORDS = 2;

/** AS13: a follow-up ('why?', 'and the formula?') with the student's previous question before it; other texts as they are. */
export function withLastTurn(text: string, conversation: readonly ConversationTurn[]): string {
  // Numbers would mix with those of the question before.
  if (wordsAsked(text).length >= FEWEST_WORDS || /\d/.test(text)) return text;
  const before = conversation.findLast(
    ({ role, text: earlier }) => role === 'student' && wordsAsked(earlier).length > 0,
  );
  return before === undefined ? text : `${before.text.replace(/[\s?.!]+$/, '')} ${text}`;
}
