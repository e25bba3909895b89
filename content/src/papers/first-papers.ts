import { type ExamPattern, schemeOf } from '@exam/shared-schema/exam-patterns';
import { bilingualQuestions } from '../bilingual.ts';
import { catQuestions } from '../cat-questions.ts';
import { AT_ONCE, type Draw, type PaperRecipe, type SectionRecipe } from '../paper-recipe.ts';
import { passagePapers } from '../passages/papers.ts';
import { dataSets, readingSets } from '../sets.ts';
import type { Template } from '../templates/index.ts';
import { of, pattern, QUANT, SCIENCES, type Type } from './fits.ts';

const named =
  (name: string) =>
  (template: Template): boolean =>
    template.name === name;

const MECHANICS: readonly string[] = [
  'Kinematics',
  'Laws of Motion',
  'Work, Energy and Power',
  'Rotational Motion',
  'Gravitation',
];
const CELL_AND_GENETICS: readonly string[] = ['Cell Structure and Function', 'Genetics and Evolution'];
const LIGHT_AND_WAVES: readonly string[] = ['Optics', 'Oscillations and Waves'];
const isOfLightAndWaves = (type: Template['type']) => (template: Template) =>
  of(type, 'Physics')(template) && LIGHT_AND_WAVES.includes(template.topic);

/** The official pattern, section by section. */
function sectionsOf({ sections }: ExamPattern): SectionRecipe[] {
  return sections.map(({ title, subject = '', groups }) => ({
    title,
    draws: groups.map(({ type, count }) => ({ count, fits: of(type, subject) })),
  }));
}

const cat = pattern('cat');
const jeeMain = pattern('jee-main');
const jeeAdvanced = pattern('jee-advanced');
const gate = pattern('gate');

/** A question of two marks in GATE, by its type: only an MCQ costs anything when wrong. */
const twoMarks = (type: Type, count: number): Draw => ({
  count,
  fits: of(type, QUANT),
  marks: '2',
  negativeMarks: type === 'MCQ' ? '2/3' : '0',
});

/** By section of CAT: what is drawn beside the questions that are written out. */
const catDraws: Readonly<Record<string, readonly Draw[]>> = {
  'Data Interpretation and Logical Reasoning': [{ count: 3, fits: of('MCQ', 'Reasoning Ability') }],
  'Quantitative Ability': [
    { count: 3, fits: of('MCQ', QUANT) },
    { count: 2, fits: of('Numerical', QUANT) },
  ],
};

/** The first papers, whose questions are drawn before all others, in this order. */
export const firstPapers: readonly PaperRecipe[] = [
  // They draw nothing. First made, they stand last in lists, after the papers that first visitors are led to.
  ...passagePapers,
  {
    title: 'JEE Main Full Mock 1',
    description: 'A full paper on the 2026 pattern.',
    category: 'JEE Main',
    durationMinutes: jeeMain.durationMinutes,
    difficultyLevel: 5,
    scheme: schemeOf(jeeMain),
    sections: sectionsOf(jeeMain),
  },
  {
    title: 'MCQ Practice: Mechanics',
    description: 'From kinematics to gravitation.',
    category: 'JEE Main',
    durationMinutes: 60,
    difficultyLevel: 4,
    scheme: schemeOf(jeeMain),
    sections: [
      {
        title: 'Mechanics',
        draws: [
          {
            count: 30,
            fits: (template) => of('MCQ', 'Physics')(template) && MECHANICS.includes(template.topic),
          },
        ],
      },
    ],
  },
  {
    title: 'MSQ Practice: JEE Advanced style',
    description: 'One or more right options, with partial marks.',
    category: 'JEE Advanced',
    durationMinutes: 45,
    difficultyLevel: 7,
    scheme: schemeOf(jeeAdvanced),
    sections: SCIENCES.map((subject) => ({
      title: subject,
      draws: [{ count: 5, fits: of('MSQ', subject) }],
    })),
  },
  {
    title: 'Numerical Practice',
    description: 'Type each answer, a whole number.',
    category: 'JEE Main',
    durationMinutes: 40,
    difficultyLevel: 5,
    scheme: schemeOf(jeeMain),
    sections: [
      { title: 'Physics', draws: [{ count: 7, fits: of('Numerical', 'Physics') }] },
      { title: 'Chemistry', draws: [{ count: 6, fits: of('Numerical', 'Chemistry') }] },
      { title: 'Mathematics', draws: [{ count: 7, fits: of('Numerical', 'Mathematics') }] },
    ],
  },
  {
    title: 'NEET Biology: Cell and Genetics',
    description: 'Thirty questions, most of them on statements.',
    category: 'NEET',
    durationMinutes: 30,
    difficultyLevel: 4,
    scheme: schemeOf(pattern('neet')),
    sections: [
      {
        title: 'Biology',
        draws: [
          {
            count: 30,
            fits: (template) => of('MCQ', 'Biology')(template) && CELL_AND_GENETICS.includes(template.topic),
          },
        ],
      },
    ],
  },
  {
    title: 'Bank PO Prelims: Quant Sprint',
    description: 'A wrong answer loses a quarter of the marks.',
    category: 'Bank PO',
    durationMinutes: 20,
    difficultyLevel: 4,
    scheme: schemeOf(pattern('ibps-po-prelims')),
    sectionTiming: 'locked',
    sections: [
      {
        title: QUANT,
        marksPerQuestion: '6/7',
        negativeMarks: '3/14',
        timeLimitMinutes: 20,
        draws: [{ count: 35, fits: of('MCQ', QUANT), options: 5 }],
      },
    ],
  },
  {
    title: 'GATE Aptitude Mini',
    description: 'One and two mark questions, with a calculator.',
    category: 'GATE',
    durationMinutes: 20,
    difficultyLevel: 4,
    scheme: schemeOf(gate),
    ...(gate.calculator && { calculator: gate.calculator }),
    sections: [
      {
        title: 'One mark each',
        draws: [
          { count: 3, fits: of('MCQ', QUANT, 'Reasoning Ability') },
          { count: 1, fits: of('MSQ', QUANT) },
          { count: 1, fits: of('Numerical', QUANT) },
        ],
      },
      {
        title: 'Two marks each',
        allowCustomMarksPerQuestion: true,
        draws: [twoMarks('MCQ', 3), twoMarks('MSQ', 1), twoMarks('Numerical', 1)],
      },
    ],
  },
  {
    title: 'JEE Main in English and Hindi',
    description: 'Every question in both languages.',
    category: 'JEE Main',
    durationMinutes: 20,
    difficultyLevel: 3,
    scheme: schemeOf(jeeMain),
    sections: SCIENCES.map((subject) => ({
      title: subject,
      draws: [],
      written: bilingualQuestions.filter((question) => question.subject === subject),
    })),
  },
  {
    title: 'Locked sections warm-up',
    description: 'Three sections of one minute each.',
    category: 'Bank PO',
    durationMinutes: 3,
    difficultyLevel: 2,
    scheme: schemeOf(pattern('ibps-po-prelims')),
    sectionTiming: 'locked',
    sections: [
      {
        title: 'Quant',
        marksPerQuestion: '1',
        negativeMarks: '1/4',
        timeLimitMinutes: 1,
        draws: [{ count: 2, fits: of('MCQ', QUANT), options: 5 }],
      },
      {
        title: 'Reasoning',
        timeLimitMinutes: 1,
        draws: [{ count: 2, fits: of('MCQ', 'Reasoning Ability'), options: 5 }],
      },
      {
        title: 'Either or',
        description: 'Attempt any one of the two.',
        marksPerQuestion: '1',
        negativeMarks: '1/4',
        timeLimitMinutes: 1,
        attemptLimit: 1,
        draws: [{ count: 2, fits: of('MCQ', QUANT), options: 5 }],
      },
    ],
  },
  {
    title: 'Two-minute warm-up',
    description: 'One question of each type.',
    category: 'JEE Main',
    durationMinutes: 2,
    difficultyLevel: 2,
    scheme: schemeOf(jeeMain),
    sections: [
      {
        title: 'Warm-up',
        draws: [
          { count: 1, fits: named('mathematics/size-of-a-union') },
          { count: 1, fits: named('physics/resistors-in-a-drawing') },
          { count: 1, fits: named('physics/thrown-from-a-tower') },
          { count: 1, fits: named('mathematics/paths-on-a-grid') },
        ],
      },
    ],
  },
  // After all others, whose questions would be drawn again by a recipe before them.
  {
    title: 'Instant results: Light and Waves',
    description: 'Your result at once, even offline. Not ranked.',
    category: 'JEE Main',
    durationMinutes: 20,
    difficultyLevel: 4,
    scheme: schemeOf(jeeMain),
    ...AT_ONCE,
    sections: [
      {
        title: 'Light and Waves',
        draws: [
          { count: 8, fits: isOfLightAndWaves('MCQ') },
          { count: 2, fits: isOfLightAndWaves('Numerical') },
        ],
      },
    ],
  },
  {
    title: 'Instant results: Aptitude',
    description: 'Your result at once, even offline. Not ranked.',
    category: 'GATE',
    durationMinutes: 15,
    difficultyLevel: 3,
    scheme: schemeOf(pattern('gate')),
    ...AT_ONCE,
    sections: [
      {
        title: QUANT,
        draws: [
          { count: 8, fits: of('MCQ', QUANT) },
          { count: 1, fits: of('MSQ', QUANT) },
          { count: 1, fits: of('Numerical', QUANT) },
        ],
      },
    ],
  },
  {
    title: 'CAT Mini: three locked sections',
    description: 'Quarter length; sections in a fixed order.',
    category: 'CAT',
    edition: 3,
    durationMinutes: cat.durationMinutes / 4,
    difficultyLevel: 6,
    scheme: schemeOf(cat),
    sectionTiming: cat.sectionTiming,
    ...(cat.calculator && { calculator: cat.calculator }),
    sections: cat.sections.map(({ title, timeLimitMinutes = 0 }) => ({
      title,
      timeLimitMinutes: timeLimitMinutes / 4,
      draws: catDraws[title] ?? [],
      written: catQuestions.filter(({ subject }) => subject === title),
    })),
  },
  {
    title: 'CAT Sets: reading and data',
    description: 'A passage and a table, four questions each.',
    category: 'CAT',
    edition: 5,
    durationMinutes: 20,
    difficultyLevel: 6,
    scheme: schemeOf(cat),
    ...(cat.calculator && { calculator: cat.calculator }),
    sections: [
      { title: 'Reading Comprehension', draws: [], sets: readingSets },
      { title: 'Data Interpretation', draws: [], sets: dataSets },
    ],
  },
];
