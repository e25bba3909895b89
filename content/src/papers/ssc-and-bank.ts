import type { PaperRecipe } from '../paper-recipe.ts';
import { about, both, from, ofSubject, pattern, QUANT, REASONING, upTo, type Fits } from './fits.ts';
import { paperOf, topicTests } from './paper-of.ts';

const ssc = pattern('ssc-cgl-tier1');
const bank = pattern('ibps-po-prelims');

const AWARENESS = ['General Awareness', 'General Studies'] as const;
const reasoning = ofSubject(...REASONING);
/** Without the analogies and the odd ones out of SSC. */
export const bankReasoning = ofSubject('Reasoning Ability', 'Data Interpretation and Logical Reasoning');
const quant = ofSubject(QUANT);

/** Bank papers ask no geometry and no trigonometry. */
const SCHOOL = about(QUANT, 'Geometry', 'Trigonometry', 'Heights and Distances', 'Algebra');
export const bankQuant: Fits = (template) => quant(template) && !SCHOOL(template);

const sscParts = (fits: Fits, count: number) => [
  { like: 'General Intelligence and Reasoning', fits: both(reasoning, fits), counts: [count] },
  { like: 'General Awareness', fits: ofSubject(...AWARENESS), counts: [count] },
  { like: QUANT, fits: both(quant, fits), counts: [count] },
];

const bankParts = (fits: Fits, count: number) => [
  { like: QUANT, fits: both(bankQuant, fits), counts: [count] },
  { like: 'Reasoning Ability', fits: both(bankReasoning, fits), counts: [count] },
];

export const sscAndBankPapers: readonly PaperRecipe[] = [
  paperOf(ssc, {
    title: 'SSC CGL Tier I: three sections without English',
    description: '75 questions in 45 minutes: reasoning, awareness and quant, each of the official length.',
    category: 'SSC CGL',
    parts: sscParts(() => true, 25),
  }),
  paperOf(ssc, {
    title: 'SSC CGL Mini 1: easier',
    description: '30 questions on reasoning, awareness and quant; reasoning and quant are the easier ones.',
    category: 'SSC CGL',
    parts: sscParts(upTo(3), 10).map((part) =>
      part.like === 'General Awareness' ? { ...part, fits: ofSubject('General Awareness') } : part,
    ),
  }),
  paperOf(ssc, {
    title: 'SSC CGL Mini 2: harder',
    description: '30 questions on reasoning, awareness and quant, the harder ones.',
    category: 'SSC CGL',
    parts: sscParts(from(4), 10).map((part) =>
      part.like === 'General Awareness' ? { ...part, fits: ofSubject('General Studies') } : part,
    ),
  }),
  ...topicTests(ssc, 'SSC CGL', [
    {
      title: 'Analogy and Classification',
      count: 10,
      fits: about('General Intelligence and Reasoning', 'Analogy', 'Classification'),
    },
    { title: 'Geometry and Mensuration', count: 12, fits: about(QUANT, 'Geometry', 'Mensuration') },
    {
      title: 'Trigonometry and Heights',
      count: 10,
      fits: about(QUANT, 'Trigonometry', 'Heights and Distances'),
    },
    {
      title: 'Percentage, Profit and Interest',
      count: 10,
      fits: about(QUANT, 'Percentage', 'Profit and Loss', 'Ratio', 'Interest'),
    },
  ]),
  paperOf(bank, {
    title: 'IBPS PO Prelims: Quant and Reasoning, without English',
    description:
      '70 questions in 40 minutes: two of the three sections, each of the official length, with five options.',
    category: 'Bank PO',
    parts: bankParts(() => true, 35),
  }),
  paperOf(bank, {
    title: 'Bank PO Mini 1: easier',
    description: '20 questions on quant and reasoning, the easier ones.',
    category: 'Bank PO',
    parts: bankParts(upTo(3), 10),
  }),
  paperOf(bank, {
    title: 'Bank PO Mini 2: harder',
    description: '20 questions on quant and reasoning, the harder ones.',
    category: 'Bank PO',
    parts: bankParts(from(4), 10),
  }),
  ...topicTests(bank, 'Bank PO', [
    {
      title: 'Seating and Puzzles',
      count: 10,
      fits: about('Reasoning Ability', 'Seating Arrangement', 'Puzzles'),
    },
    {
      title: 'Data Interpretation',
      count: 10,
      fits: about(QUANT, 'Data Interpretation', 'Data Charts'),
    },
    {
      title: 'Number Series and Simplification',
      count: 10,
      fits: about(QUANT, 'Number Series', 'Simplification and Approximation', 'Quadratic Equations'),
    },
  ]),
];
