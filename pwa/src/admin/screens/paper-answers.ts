import type { PackageOption } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { keyInWords } from './question-key-words.ts';

/** 'B', 'A, C' or '4 or 2.5 to 3', by the letters that the options have in this paper. */
export const answerWords = (key: AnswerKey | undefined, options: readonly PackageOption[]): string =>
  key === undefined ? 'No answer' : keyInWords(key, options);

export const isRight = (key: AnswerKey | undefined, option: string): boolean =>
  key !== undefined && key.type !== 'Numerical' && key.correct.includes(option);
