import type { PaperRecipe } from '../paper-recipe.ts';
import { about, both, from, ofSubject, pattern, SCIENCES, type Fits } from './fits.ts';
import { mostlyTyped } from './gate-and-coding.ts';
import { paperOf, topicTests } from './paper-of.ts';

const main = pattern('jee-main');
const neet = pattern('neet');
const eapcet = pattern('ap-eapcet-engineering');
const gate = pattern('gate');
const ssc = pattern('ssc-cgl-tier1');

const EDITION = 10;

const physics = (...topics: readonly string[]) => about('Physics', ...topics);
const chemistry = (...topics: readonly string[]) => about('Chemistry', ...topics);
const named =
  (...names: readonly string[]): Fits =>
  ({ name }) =>
    names.includes(name);

const wholeParts = (...subjects: readonly string[]) =>
  subjects.map((subject) => ({ like: subject, fits: ofSubject(subject) }));

/** Papers of the official length, drawn from all templates. */
const fullPapers: readonly PaperRecipe[] = [
  paperOf(main, {
    edition: EDITION,
    title: 'JEE Main Full Mock 3',
    description: 'A full paper on the 2026 pattern, with more problems of two steps.',
    category: 'JEE Main',
    parts: SCIENCES.flatMap((subject) =>
      ['A', 'B'].map((letter) => ({
        like: `${subject} Section ${letter}`,
        fits: both(ofSubject(subject), (template) => template.type === 'Numerical' || from(4)(template)),
      })),
    ),
  }),
  paperOf(neet, {
    edition: EDITION,
    title: 'NEET Full Mock 2',
    description: 'A full paper on the 2026 pattern: 45 in physics, 45 in chemistry, 90 in biology.',
    category: 'NEET',
    parts: wholeParts('Physics', 'Chemistry', 'Biology'),
  }),
  paperOf(eapcet, {
    edition: EDITION,
    title: 'EAPCET Engineering Full Mock 1',
    description: '160 questions in three hours: 80 in mathematics, 40 in physics, 40 in chemistry.',
    category: 'EAPCET',
    parts: wholeParts('Mathematics', 'Physics', 'Chemistry'),
  }),
  paperOf(mostlyTyped, {
    edition: EDITION,
    title: 'GATE CS Full Mock 2',
    description:
      '65 questions for 100 marks, with verbal and spatial aptitude; 36 of the answers are typed, more than in most years.',
    category: 'GATE',
    parts: wholeParts('General Aptitude', 'Computer Science'),
  }),
];

/** Tests of what the papers before had no questions of. */
const furtherTopicTests: readonly PaperRecipe[] = [
  ...topicTests(
    main,
    'JEE Main',
    [
      {
        title: 'Electronics, Waves, Practical and Nitrogen Chemistry',
        count: 12,
        fits: (template) =>
          physics('Electronic Devices', 'Electromagnetic Waves', 'Units and Measurements')(template) ||
          chemistry(
            'Purification and Characterisation of Organic Compounds',
            'Organic Compounds Containing Nitrogen',
            'Principles Related to Practical Chemistry',
          )(template),
      },
    ],
    EDITION,
  ),
  ...topicTests(
    gate,
    'GATE',
    [{ title: 'General Aptitude', count: 15, fits: ofSubject('General Aptitude') }],
    EDITION,
  ),
  ...topicTests(
    ssc,
    'SSC CGL',
    [
      { title: 'English Grammar and Words', count: 14, fits: ofSubject('English Comprehension') },
      {
        title: 'Coding and Dictionary Order',
        count: 10,
        fits: named(
          'general-intelligence-and-reasoning/words-as-in-a-dictionary',
          'general-intelligence-and-reasoning/two-signs-interchanged',
          'general-intelligence-and-reasoning/vowels-and-consonants-moved',
          'general-intelligence-and-reasoning/letters-in-another-order',
          'general-intelligence-and-reasoning/letters-as-digits',
        ),
      },
    ],
    EDITION,
  ),
];

/** CT17 */
export const tenthEdition: readonly PaperRecipe[] = [...fullPapers, ...furtherTopicTests];
