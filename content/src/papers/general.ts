import type { PaperRecipe } from '../paper-recipe.ts';
import { both, from, ofSubject, pattern, QUANT, REASONING, upTo } from './fits.ts';
import { paperOf } from './paper-of.ts';

const general = pattern('general');
const numbersAndReasoning = ofSubject(QUANT, ...REASONING);

/** Questions of one right option; the pattern has typed answers as well. */
const choices = (count: number) => [count, 0, 0];

export const generalPapers: readonly PaperRecipe[] = [
  paperOf(general, {
    title: 'General Test 1: reasoning and numbers, easier',
    description: '30 questions, the easier ones.',
    category: 'General',
    parts: [
      {
        like: 'General',
        title: 'Reasoning and numbers',
        counts: choices(30),
        fits: both(numbersAndReasoning, upTo(3)),
      },
    ],
  }),
  paperOf(general, {
    title: 'General Test 2: reasoning and numbers, harder',
    description: '30 questions, the harder ones.',
    category: 'General',
    parts: [
      {
        like: 'General',
        title: 'Reasoning and numbers',
        counts: choices(30),
        fits: both(numbersAndReasoning, from(4)),
      },
    ],
  }),
  paperOf(general, {
    title: 'General Test 3: general knowledge',
    description: '20 questions on science, India and the world.',
    category: 'General',
    parts: [
      {
        like: 'General',
        title: 'General knowledge',
        counts: choices(20),
        fits: ofSubject('General Awareness'),
      },
    ],
  }),
];
