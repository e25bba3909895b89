import { isFullyRight, questionTypes, type Answer } from '@exam/shared-schema/question-types';
import type { KnownQuestion } from './known-question.ts';

/** The verdict by the key alone, before any marking scheme. */
export function judgeAnswer({ type, key }: KnownQuestion, answer: Answer): 'right' | 'partly' | 'wrong' {
  const judgement = questionTypes[type].judge(key, answer);
  if (isFullyRight(judgement)) return 'right';
  if (judgement.kind !== 'part') return 'wrong';
  const { chosenRight, chosenWrong } = judgement;
  return chosenWrong === 0 && chosenRight > 0 ? 'partly' : 'wrong';
}
