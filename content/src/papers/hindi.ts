import type { PaperRecipe } from '../paper-recipe.ts';
import { ofSubject, pattern } from './fits.ts';
import { paperOf } from './paper-of.ts';

const neet = pattern('neet');
const main = pattern('jee-main');

/** What every paper here has in common; the edition of the demo that brought them. */
const bilingual = { edition: 9, isBilingual: true } as const;

const EVERY_QUESTION = 'Every question and every solution is in both languages.';

const neetPaper = (subject: string): PaperRecipe =>
  paperOf(neet, {
    ...bilingual,
    title: `NEET ${subject} in English and Hindi`,
    description: `45 questions in 45 minutes, as many as NEET asks in ${subject.toLowerCase()}. ${EVERY_QUESTION}`,
    category: 'NEET',
    parts: [{ like: subject, fits: ofSubject(subject) }],
  });

/** CT18 */
export const hindiPapers: readonly PaperRecipe[] = [
  neetPaper('Physics'),
  neetPaper('Chemistry'),
  paperOf(main, {
    ...bilingual,
    title: 'JEE Main Physics and Chemistry in English and Hindi',
    description: `50 questions in 120 minutes: two of the three subjects, as long as in the exam. ${EVERY_QUESTION}`,
    category: 'JEE Main',
    parts: ['Physics', 'Chemistry'].flatMap((subject) =>
      ['A', 'B'].map((letter) => ({ like: `${subject} Section ${letter}`, fits: ofSubject(subject) })),
    ),
  }),
];
