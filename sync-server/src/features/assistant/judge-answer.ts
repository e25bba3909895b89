import { isFullyRight, questionTypes, type Answer } from '@exam/shared-schema/question-types';
import type { KnownQuestion } from './known-question.ts';

/** What an answer is worth by the key, before any marking scheme speaks. */
export function judgeAnswer({ type, key }: KnownQuestion, answer: Answer): 'right' | 'partly' | 'wrong' {
  const judgement = questionTypes[type].judge(key, answer);
  if (isFullyRight(judgement)) return 'right';
  if (judgement.kind !== 'part') return 'wrong';
  const { chosenRight, chosenWrong } = judgement;
  return chosenWrong === 0 && chosenRight > 0 ? 'partly' : 'wrong';
}
