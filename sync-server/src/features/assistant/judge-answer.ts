import { questionTypes, type Answer } from '@exam/shared-schema/question-types';
import type { KnownQuestion } from './known-question.ts';

/** The verdict by the key alone, before any marking scheme. */
export function judgeAnswer({ type, key }: KnownQuestion, answer: Answer): 'right' | 'partly' | 'wrong' {
  const judgement = questionTypes[type].judge(key, answer);
  if (judgement.kind !== 'part') return judgement.kind;
  const { chosenRight, chosenWrong, keySize } = judgement;
  if (chosenWrong === 0 && chosenRight === keySize) return 'right';
  return chosenWrong === 0 && chosenRight > 0 ? 'partly' : 'wrong';
}
