import type { PaperRecipe } from '../paper-recipe.ts';
import { about, both, from, not, ofSubject, pattern, QUANT, upTo } from './fits.ts';
import { paperOf, topicTests } from './paper-of.ts';

const gs = pattern('upsc-gs1');
const csat = pattern('upsc-csat');
const cat = pattern('cat');
const clat = pattern('clat');

const STUDIES = 'General Studies';
const AWARENESS = 'General Awareness';
const studies = (...topics: readonly string[]) => about(STUDIES, ...topics);
export const numbersAndReasoning = ofSubject(
  QUANT,
  'Reasoning Ability',
  'Data Interpretation and Logical Reasoning',
);

/** CAT asks no sums for their own sake, and no heights and distances. */
export const catQuant = both(
  ofSubject(QUANT),
  not(
    about(
      QUANT,
      'Simplification and Approximation',
      'Number Series',
      'Data Interpretation',
      'Data Charts',
      'Heights and Distances',
      'Trigonometry',
    ),
  ),
);

export const upscCatAndClatPapers: readonly PaperRecipe[] = [
  paperOf(gs, {
    title: 'UPSC General Studies I: Half Length 1',
    description:
      '50 questions in an hour on polity, history, geography, economy, environment and science, without current affairs.',
    category: 'UPSC',
    parts: [
      {
        like: 'General Studies I',
        counts: [50],
        fits: (template) =>
          ofSubject(STUDIES)(template) || about(AWARENESS, 'Science', 'Geography', 'Economy')(template),
      },
    ],
  }),
  paperOf(csat, {
    title: 'UPSC CSAT Half Length 1: numeracy and reasoning',
    description: '40 questions in an hour, without comprehension.',
    category: 'UPSC',
    parts: [{ like: 'CSAT', counts: [40], fits: numbersAndReasoning }],
  }),
  paperOf(csat, {
    title: 'UPSC CSAT Mini 1: easier',
    description: '20 questions on numeracy and reasoning, the easier ones.',
    category: 'UPSC',
    parts: [{ like: 'CSAT', counts: [20], fits: both(numbersAndReasoning, upTo(3)) }],
  }),
  paperOf(csat, {
    title: 'UPSC CSAT Mini 2: harder',
    description: '20 questions on numeracy and reasoning, the harder ones.',
    category: 'UPSC',
    parts: [{ like: 'CSAT', counts: [20], fits: both(numbersAndReasoning, from(4)) }],
  }),
  ...topicTests(gs, 'UPSC', [
    { title: 'Polity', count: 10, fits: studies('Indian Polity and Governance') },
    { title: 'History', count: 10, fits: studies('History of India and National Movement') },
    {
      title: 'Geography and Environment',
      count: 10,
      fits: (template) =>
        studies('Indian and World Geography', 'Environment, Biodiversity and Climate Change')(template) ||
        about(AWARENESS, 'Geography')(template),
    },
  ]),
  paperOf(cat, {
    title: 'CAT Sectional: Quantitative Ability',
    description: '22 questions in 40 minutes. All are multiple choice; in CAT some answers are typed.',
    category: 'CAT',
    parts: [{ like: 'Quantitative Ability', counts: [22, 0], fits: catQuant }],
  }),
  paperOf(cat, {
    title: 'CAT Sectional: Logical Reasoning',
    description:
      '11 questions in 20 minutes, each on its own: arrangements, schedules, families, syllogisms.',
    category: 'CAT',
    parts: [
      {
        like: 'Data Interpretation and Logical Reasoning',
        title: 'Logical Reasoning',
        counts: [11, 0],
        fits: (template) =>
          ofSubject('Data Interpretation and Logical Reasoning')(template) ||
          about(
            'Reasoning Ability',
            'Seating Arrangement',
            'Puzzles',
            'Order and Ranking',
            'Syllogism',
            'Blood Relations',
          )(template),
      },
    ],
  }),
  paperOf(clat, {
    title: 'CLAT Sectional: Quantitative Techniques',
    description: '12 questions in 12 minutes on percentages, ratios, averages and tables.',
    category: 'CLAT',
    parts: [
      {
        like: 'Quantitative Techniques',
        fits: about(
          QUANT,
          'Percentage',
          'Profit and Loss',
          'Ratio',
          'Average',
          'Data Interpretation',
          'Data Charts',
          'Time and Work',
        ),
      },
    ],
  }),
  paperOf(clat, {
    title: 'CLAT Sectional: General Knowledge',
    description: '30 questions in 30 minutes, without passages and without current affairs.',
    category: 'CLAT',
    parts: [
      {
        like: 'Current Affairs and General Knowledge',
        title: 'General Knowledge',
        fits: ofSubject(STUDIES, AWARENESS),
      },
    ],
  }),
];
