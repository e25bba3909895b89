import type { ResultQuestion } from '@exam/shared-schema/contract';
import type { Answer } from '@exam/shared-schema/question-types';

export function idsOf(answer: Answer | null): readonly string[] {
  return answer === null ? [] : typeof answer === 'string' ? [answer] : answer;
}

/** Whether an answer of a review is right. Nothing depends on it: the student rates. */
export function isRight(
  { options, type, correctAnswer }: ResultQuestion,
  answer: Answer | null,
): boolean | null {
  if (answer === null) return null;
  const given = idsOf(answer);
  if (options.length === 0) return isInRanges(given[0] ?? '', idsOf(correctAnswer).join(' or '));
  const right = idsOf(correctAnswer);
  // Of several right options of a question with one answer any is right.
  if (type === 'MCQ') return given.some((id) => right.includes(id));
  return given.length === right.length && given.every((id) => right.includes(id));
}

/** @param told as results tell it: '5', '9.7 to 9.9', several with 'or'. */
function isInRanges(given: string, told: string): boolean {
  const value = Number(given);
  if (given.trim() === '' || Number.isNaN(value)) return false;
  return told.split(' or ').some((part) => {
    const [from = '', to = from] = part.split(' to ');
    return value >= Number(from) && value <= Number(to);
  });
}
