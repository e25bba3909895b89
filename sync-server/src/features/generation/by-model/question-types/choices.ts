import { rightOptions } from '@exam/shared-schema/question-types';
import { hasCode, hasMaths, placesOfSameLook } from '@exam/shared-schema/rich-text';
import { LETTERS, type QuestionForm } from '../drafted-form.ts';
import type { Drafting } from './drafting.ts';

const CHOICES = { fewest: 3, most: 6 } as const;

/** The places of the right options, in their order; null if the options are not usable. */
export function rightPlaces({ options, right }: QuestionForm): string[] | null {
  const places = [...new Set(right)].toSorted((one, other) => one - other);
  const isWhole =
    options.length >= CHOICES.fewest &&
    options.length <= CHOICES.most &&
    places.every((place) => place < options.length) &&
    placesOfSameLook(options.map(withoutCase)) === null;
  return isWhole ? places.map(String) : null;
}

/** Capitals make no other word, but another formula and other code. */
const withoutCase = (text: string): string => (hasMaths(text) || hasCode(text) ? text : text.toLowerCase());

export const agreesByLetters: Drafting['agrees'] = ({ key, options }, answer) => {
  const letters = [...new Set(answer.toUpperCase().replace(/[\s,.()]/g, ''))].toSorted();
  const ids = letters.map((letter) => options[LETTERS.indexOf(letter)]?._id ?? '');
  return ids.join(' ') === rightOptions(key).join(' ');
};
