import { agreesByLetters, rightPlaces } from './choices.ts';
import type { Drafting } from './drafting.ts';

export const msqDrafting: Drafting = {
  shape: 'It has four options, two or three of which are right. The question says that several may be right.',
  keyIn(form) {
    const correct = rightPlaces(form) ?? [];
    return correct.length > 1 && correct.length < form.options.length ? { type: 'MSQ', correct } : null;
  },
  isComputed: false,
  isPrinted: () => false,
  agrees: agreesByLetters,
};
