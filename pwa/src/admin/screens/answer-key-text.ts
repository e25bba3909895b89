import type { AnswerKey } from '@exam/shared-schema/question-types';
import { optionLetter } from '../../ui/index.ts';

/** The outcomes of a key, also used as choices. */
export const OUTCOMES = {
  dropped: 'Full marks to all',
  bonus: 'Full marks to those who tried',
} as const;

type Options = readonly { readonly _id: string }[];

/**
 * 'A, C or B, D', '4 or 2.5 to 3, within 0.1', followed by its outcome.
 * @param options of the question, in its order.
 */
export function answerKeyText(key: AnswerKey | undefined, options: Options): string {
  if (key === undefined) return 'No answer';
  const accepted = key.type === 'Numerical' ? numbersOf(key) : lettersOf(key, options);
  return key.outcome === undefined ? accepted : `${accepted} (${OUTCOMES[key.outcome].toLowerCase()})`;
}

export const isRight = (key: AnswerKey | undefined, option: string): boolean =>
  key !== undefined && key.type !== 'Numerical' && key.correct.includes(option);

function lettersOf(key: Exclude<AnswerKey, { type: 'Numerical' }>, options: Options): string {
  const letter = (id: string) => optionLetter(options.findIndex(({ _id }) => _id === id));
  const letters = (ids: readonly string[], between: string) => ids.map(letter).sort().join(between);
  if (key.type === 'MCQ') return letters(key.correct, ' or ');
  return [key.correct, ...(key.alternatives ?? [])].map((ids) => letters(ids, ', ')).join(' or ');
}

function numbersOf(key: Extract<AnswerKey, { type: 'Numerical' }>): string {
  const { values = [], ranges = [], tolerance, rounding } = key;
  const accepted = [...values, ...ranges.map(({ min, max }) => `${min} to ${max}`)].join(' or ');
  const within = tolerance === undefined ? '' : `, within ${tolerance}`;
  return `${accepted}${within}${rounding === undefined ? '' : ', rounded to integers'}`;
}
