import { rightOptions } from '@exam/shared-schema/question-types';
import { isPrintedAs } from '../numbers.ts';
import { agreesByLetters, rightPlaces } from './choices.ts';
import type { Drafting } from './drafting.ts';

export const mcqDrafting: Drafting = {
  shape: 'It has four options, exactly one of which is right.',
  keyIn(form) {
    const correct = rightPlaces(form);
    return correct?.length === 1 ? { type: 'MCQ', correct } : null;
  },
  isComputed: false,
  isPrinted(value, { key, options }) {
    const printed = options.filter(({ text }) => isPrintedAs(value, text));
    return printed.length === 1 && printed[0]?._id === rightOptions(key)[0];
  },
  agrees: agreesByLetters,
};
