import type { PaperRecipe } from '../paper-recipe.ts';
import { about, both, from, of, ofSubject, pattern, upTo, type Fits } from './fits.ts';
import { paperOf, topicTests } from './paper-of.ts';

const neet = pattern('neet');
const eapcet = pattern('ap-eapcet-engineering');

type Counts = Readonly<Record<string, number>>;

const partsOf = (counts: Counts, fits: Fits = () => true) =>
  Object.entries(counts).map(([subject, count]) => ({
    like: subject,
    fits: both(ofSubject(subject), fits),
    counts: [count],
  }));

const A_THIRD: Counts = { Physics: 15, Chemistry: 15, Biology: 30 };
const HALF: Counts = { Mathematics: 40, Physics: 20, Chemistry: 20 };
const A_QUARTER: Counts = { Mathematics: 20, Physics: 10, Chemistry: 10 };

const topic = (subject: string, ...topics: readonly string[]): Fits =>
  both(of('MCQ', subject), about(subject, ...topics));

/** NEET and EAPCET: single right options in the sciences. */
export const neetAndEapcetPapers: readonly PaperRecipe[] = [
  paperOf(neet, {
    title: 'NEET Full Mock 1',
    description: 'A full paper on the 2026 pattern: 45 in physics, 45 in chemistry, 90 in biology.',
    category: 'NEET',
    parts: partsOf({ Physics: 45, Chemistry: 45, Biology: 90 }),
  }),
  paperOf(neet, {
    title: 'NEET Mini 1: easier',
    description: '60 questions in an hour, a third of the length, the easier ones.',
    category: 'NEET',
    parts: partsOf(A_THIRD, upTo(3)),
  }),
  paperOf(neet, {
    title: 'NEET Mini 2: harder',
    description: '60 questions in an hour, a third of the length, the harder ones.',
    category: 'NEET',
    parts: partsOf(A_THIRD, from(4)),
  }),
  paperOf(eapcet, {
    title: 'EAPCET Engineering Half Length 1',
    description: '80 questions in 90 minutes: 40 in mathematics, 20 in physics, 20 in chemistry.',
    category: 'EAPCET',
    parts: partsOf(HALF),
  }),
  paperOf(eapcet, {
    title: 'EAPCET Engineering Mini 1: easier',
    description: '40 questions in 45 minutes, a quarter of the length, the easier ones.',
    category: 'EAPCET',
    parts: partsOf(A_QUARTER, upTo(3)),
  }),
  paperOf(eapcet, {
    title: 'EAPCET Engineering Mini 2: harder',
    description: '40 questions in 45 minutes, a quarter of the length, the harder ones.',
    category: 'EAPCET',
    parts: partsOf(A_QUARTER, from(4)),
  }),
  ...topicTests(neet, 'NEET', [
    { title: 'Human Physiology', count: 12, fits: topic('Biology', 'Human Physiology') },
    {
      title: 'Plant Physiology and Structure',
      count: 12,
      fits: topic('Biology', 'Plant Physiology', 'Structural Organisation in Animals and Plants'),
    },
    {
      title: 'Diversity and Reproduction',
      count: 10,
      fits: topic('Biology', 'Reproduction', 'Diversity in Living World'),
    },
    { title: 'Ecology and Environment', count: 10, fits: topic('Biology', 'Ecology and Environment') },
    {
      title: 'Mechanics',
      count: 15,
      fits: topic(
        'Physics',
        'Kinematics',
        'Laws of Motion',
        'Work, Energy and Power',
        'Rotational Motion',
        'Gravitation',
      ),
    },
    {
      title: 'Physical Chemistry',
      count: 15,
      fits: topic(
        'Chemistry',
        'Some Basic Concepts',
        'Solutions',
        'Chemical Thermodynamics',
        'Equilibrium',
        'Chemical Kinetics',
      ),
    },
  ]),
];
