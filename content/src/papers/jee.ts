import type { PaperRecipe } from '../paper-recipe.ts';
import { about, both, from, of, ofSubject, pattern, SCIENCES, upTo, type Fits } from './fits.ts';
import { paperOf, topicTests } from './paper-of.ts';

const main = pattern('jee-main');
const advanced = pattern('jee-advanced');

/** Both sections of each subject, of templates that fit. */
const mainParts = (fits: Fits, counts?: readonly [choice: number, typed: number]) =>
  SCIENCES.flatMap((subject) =>
    (['A', 'B'] as const).map((letter, place) => ({
      like: `${subject} Section ${letter}`,
      fits: both(ofSubject(subject), fits),
      ...(counts && { counts: [counts[place] ?? 0] }),
    })),
  );

export const advancedParts = (subject: string, fits: Fits) =>
  [1, 2, 3, 4].map((number) => ({
    like: `${subject} Section ${number}`,
    fits: both(ofSubject(subject), fits),
  }));

const harder: Fits = (template) => template.type !== 'MCQ' || from(4)(template);

const physics = (...topics: readonly string[]) => about('Physics', ...topics);
const chemistry = (...topics: readonly string[]) => about('Chemistry', ...topics);
const mathematics = (...topics: readonly string[]) => about('Mathematics', ...topics);
const choice = (fits: Fits): Fits => both(of('MCQ', ...SCIENCES), fits);

export const jeePapers: readonly PaperRecipe[] = [
  paperOf(main, {
    title: 'JEE Main Full Mock 2',
    description: 'A full paper on the 2026 pattern.',
    category: 'JEE Main',
    parts: mainParts(() => true),
  }),
  paperOf(main, {
    title: 'JEE Main Mini 1: easier',
    description: '36 questions, the easier ones, in the two sections of each subject.',
    category: 'JEE Main',
    parts: mainParts((template) => upTo(template.type === 'MCQ' ? 3 : 4)(template), [10, 2]),
  }),
  paperOf(main, {
    title: 'JEE Main Mini 2: harder',
    description: '36 questions, the harder ones, in the two sections of each subject.',
    category: 'JEE Main',
    parts: mainParts(from(4), [10, 2]),
  }),
  paperOf(advanced, {
    title: 'JEE Advanced Full Paper 1',
    description:
      'As long as one of the two papers of 2025: 48 questions, partial marks. Easier than the exam.',
    category: 'JEE Advanced',
    parts: SCIENCES.flatMap((subject) => advancedParts(subject, harder)),
  }),
  ...SCIENCES.map((subject) =>
    paperOf(advanced, {
      title: `JEE Advanced Sectional: ${subject}`,
      description: `16 questions, the ${subject.toLowerCase()} of one paper.`,
      category: 'JEE Advanced',
      parts: advancedParts(subject, () => true),
    }),
  ),
  ...topicTests(main, 'JEE Main', [
    {
      title: 'Electricity and Magnetism',
      count: 15,
      fits: physics(
        'Electrostatics',
        'Current Electricity',
        'Magnetic Effects of Current and Magnetism',
        'Electromagnetic Induction and Alternating Currents',
      ),
    },
    {
      title: 'Heat and Matter',
      count: 10,
      fits: physics('Thermodynamics', 'Kinetic Theory of Gases', 'Properties of Solids and Liquids'),
    },
    {
      title: 'Modern Physics',
      count: 10,
      fits: physics('Dual Nature of Matter and Radiation', 'Atoms and Nuclei'),
    },
    { title: 'Mole Concept and Solutions', count: 12, fits: chemistry('Some Basic Concepts', 'Solutions') },
    {
      title: 'Thermodynamics, Equilibrium and Electrochemistry',
      count: 12,
      fits: chemistry(
        'Chemical Thermodynamics',
        'Equilibrium',
        'Redox Reactions and Electrochemistry',
        'Chemical Kinetics',
      ),
    },
    {
      title: 'Atomic Structure and Bonding',
      count: 10,
      fits: choice(
        chemistry('Atomic Structure', 'Chemical Bonding and Molecular Structure', 'd- and f-Block Elements'),
      ),
    },
    {
      title: 'Calculus',
      count: 15,
      fits: mathematics(
        'Limit, Continuity and Differentiability',
        'Integral Calculus',
        'Differential Equations',
      ),
    },
    {
      title: 'Algebra',
      count: 12,
      fits: mathematics(
        'Complex Numbers and Quadratic Equations',
        'Matrices and Determinants',
        'Sequence and Series',
        'Binomial Theorem',
      ),
    },
    {
      title: 'Coordinate Geometry and Vectors',
      count: 12,
      fits: mathematics('Coordinate Geometry', 'Vector Algebra', 'Three Dimensional Geometry'),
    },
    {
      title: 'Counting and Probability',
      count: 10,
      fits: mathematics('Permutations and Combinations', 'Statistics and Probability'),
    },
  ]),
];
