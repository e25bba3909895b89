import { prepareStories } from '../calculate/story/index.ts';
import { computed } from '../embedded-free.ts';
import { knownWords } from '../calculate/words/sentence.ts';
import { slices } from '../reading/slices.ts';
import type { Answerer } from './answerer.ts';

/** AS8: what can be computed from the text alone. */
export const calculationAnswerer: Answerer = {
  name: 'calculation',
  words: knownWords,
  prepare: () => prepareStories(slices()),
  answer: ({ text }) => {
    const found = computed(text);
    return found === null ? null : { kind: 'answer', ...found, confidence: 1 };
  },
};
