import { type AnswerKey, ENGLISH_KEY_WORDS, keyText, rightOptions } from '@exam/shared-schema/question-types';
import { lettered } from '../../ui/index.ts';

/** The outcomes of a key, also used as choices. */
export const OUTCOMES = {
  dropped: 'Full marks to all',
  bonus: 'Full marks to those who tried',
} as const;

type Options = readonly { readonly _id: string }[];

/**
 * SC8: 'A, C or B, D', '4 ± 0.1 or 2.5 to 3', followed by its outcome.
 * @param options of the question, in its order.
 */
export function answerKeyText(key: AnswerKey | undefined, options: Options): string {
  if (key === undefined) return 'No answer';
  const accepted = keyText(key, { words: ENGLISH_KEY_WORDS, options: lettered(options) });
  return key.outcome === undefined ? accepted : `${accepted} (${OUTCOMES[key.outcome].toLowerCase()})`;
}

export const isRight = (key: AnswerKey | undefined, option: string): boolean =>
  key !== undefined && rightOptions(key).includes(option);
