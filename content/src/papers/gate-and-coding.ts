import type { ExamPattern, QuestionGroup } from '@exam/shared-schema/exam-patterns';
import type { PaperRecipe } from '../paper-recipe.ts';
import { about, both, from, ofSubject, pattern, QUANT, upTo, type Fits } from './fits.ts';
import { paperOf, shortPaper, topicTests } from './paper-of.ts';

const gate = pattern('gate');
const coding = pattern('coding');

const CS = 'Computer Science';

/** Questions of one and of two marks, by type; GATE leaves the types open. */
const BY_MARKS: Readonly<Record<string, readonly [one: number, two: number]>> = {
  MCQ: [8, 10],
  MSQ: [0, 1],
  Numerical: [17, 19],
};

/** Most of our questions of computer science have an answer that is typed. */
export const mostlyTyped: ExamPattern = {
  ...gate,
  sections: gate.sections.map((section) =>
    section.title === CS
      ? {
          ...section,
          groups: section.groups.map((group): QuestionGroup => ({
            ...group,
            count: BY_MARKS[group.type]?.[group.marks === '1' ? 0 : 1] ?? 0,
          })),
        }
      : section,
  ),
};

const aptitude = { like: 'General Aptitude', fits: ofSubject(QUANT, 'Reasoning Ability') };
const science = { like: CS, fits: ofSubject(CS) };

const cs = (...topics: readonly string[]) => about(CS, ...topics);
const code = cs('Programming and Data Structures', 'Algorithms', 'Databases', 'Digital Logic');

/** Placements ask for code and numbers, and no exam fixes how many of which type. */
const codingTest = (title: string, description: string, count: number, fits: Fits) =>
  shortPaper(coding, { title, description, category: 'Coding', section: 'Programming', count, fits });

export const gateAndCodingPapers: readonly PaperRecipe[] = [
  paperOf(mostlyTyped, {
    title: 'GATE CS Full Mock 1',
    description: '65 questions for 100 marks; 36 of the answers are typed, more than in most years.',
    category: 'GATE',
    parts: [aptitude, science],
  }),
  paperOf(mostlyTyped, {
    title: 'GATE CS Mini 1: easier',
    description: '20 questions, the easier ones; 10 of the answers are typed.',
    category: 'GATE',
    parts: [
      { ...aptitude, fits: both(aptitude.fits, upTo(3)), counts: [2, 2] },
      { ...science, fits: both(science.fits, upTo(4)), counts: [4, 0, 6, 2, 0, 4] },
    ],
  }),
  paperOf(mostlyTyped, {
    title: 'GATE CS Mini 2: harder',
    description: '20 questions, the harder ones; 11 of the answers are typed.',
    category: 'GATE',
    parts: [
      { ...aptitude, fits: both(aptitude.fits, from(4)), counts: [2, 2] },
      { ...science, fits: both(science.fits, from(5)), counts: [2, 0, 5, 2, 1, 6] },
    ],
  }),
  ...topicTests(gate, 'GATE', [
    {
      title: 'Programming, Data Structures and Algorithms',
      count: 12,
      fits: cs('Programming and Data Structures', 'Algorithms'),
    },
    {
      title: 'Operating System and Computer Organization',
      count: 12,
      fits: cs('Operating System', 'Computer Organization and Architecture'),
    },
    { title: 'Databases and Computer Networks', count: 12, fits: cs('Databases', 'Computer Networks') },
    {
      title: 'Theory of Computation and Compiler Design',
      count: 10,
      fits: cs('Theory of Computation', 'Compiler Design'),
    },
    {
      title: 'Engineering Mathematics and Digital Logic',
      count: 12,
      fits: cs('Engineering Mathematics', 'Digital Logic'),
    },
  ]),
  codingTest(
    'Coding Test 1: data structures and algorithms',
    '15 questions on code, trees, heaps, sorting and graphs. Most answers are typed.',
    15,
    cs('Programming and Data Structures', 'Algorithms'),
  ),
  codingTest(
    'Coding Test 2: easier',
    '12 questions on code, numbers, searching and tables. Most answers are typed.',
    12,
    both(code, upTo(3)),
  ),
  codingTest(
    'Coding Test 3: harder',
    '15 questions on code, graphs, tables and logic. Most answers are typed.',
    15,
    both(code, from(4)),
  ),
];
