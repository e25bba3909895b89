import type { PackageOption } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { optionLetter } from '../../ui/index.ts';
import { rangeOf } from './numerical-key.ts';

/** 'B', 'A, C' or '4 or 2.5 to 3', by the letters that the options have in this paper. */
export function answerWords(key: AnswerKey | undefined, options: readonly PackageOption[]): string {
  if (key === undefined) return 'No answer';
  return `${answerOf(key, options)}${OUTCOMES[key.outcome ?? 'none']}`;
}

/** What was decided after the exam. */
const OUTCOMES = { none: '', dropped: ' (dropped)', bonus: ' (bonus)' } as const;

function answerOf(key: AnswerKey, options: readonly PackageOption[]): string {
  if (key.type === 'Numerical') return rangeOf(key);
  return options.flatMap(({ _id }, index) => (isRight(key, _id) ? [optionLetter(index)] : [])).join(', ');
}

export const isRight = (key: AnswerKey | undefined, option: string): boolean =>
  key !== undefined && key.type !== 'Numerical' && key.correct.includes(option);
