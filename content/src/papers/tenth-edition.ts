import type { PaperRecipe } from '../paper-recipe.ts';
import { reading as bankReading, single as bankSingle } from '../full-length/bank-english/index.ts';
import { puzzles, reading as catReading, verbal } from '../full-length/cat/index.ts';
import { english as clatEnglish } from '../full-length/clat-english/index.ts';
import { knowledge } from '../full-length/clat-knowledge/index.ts';
import { legal } from '../full-length/clat-law/index.ts';
import { logical } from '../full-length/clat-logical/index.ts';
import { quantitative } from '../full-length/clat-quant/index.ts';
import { comprehension } from '../full-length/csat/index.ts';
import { reading as sscReading, single as sscSingle } from '../full-length/ssc-english/index.ts';
import { about, both, from, ofSubject, pattern, QUANT, REASONING, SCIENCES, type Fits } from './fits.ts';
import { mostlyTyped } from './gate-and-coding.ts';
import { advancedParts } from './jee.ts';
import { bankQuant, bankReasoning } from './ssc-and-bank.ts';
import { catQuant, numbersAndReasoning } from './upsc-cat-clat.ts';
import { paperOf, topicTests } from './paper-of.ts';

const main = pattern('jee-main');
const advanced = pattern('jee-advanced');
const neet = pattern('neet');
const eapcet = pattern('ap-eapcet-engineering');
const gate = pattern('gate');
const ssc = pattern('ssc-cgl-tier1');
const bank = pattern('ibps-po-prelims');
const cat = pattern('cat');
const clat = pattern('clat');
const csat = pattern('upsc-csat');

const EDITION = 10;

const physics = (...topics: readonly string[]) => about('Physics', ...topics);
const chemistry = (...topics: readonly string[]) => about('Chemistry', ...topics);
const named =
  (...names: readonly string[]): Fits =>
  ({ name }) =>
    names.includes(name);

/** CAT's own sums and the harder ones of other exams; the typed ones of GATE are of the same kind. */
const catNumbers: Fits = (template) =>
  ofSubject('Quantitative Ability')(template) ||
  (template.type === 'Numerical'
    ? ofSubject(QUANT)(template) || about('General Aptitude', 'Quantitative Aptitude')(template)
    : both(catQuant, from(5))(template));

const wholeParts = (...subjects: readonly string[]) =>
  subjects.map((subject) => ({ like: subject, fits: ofSubject(subject) }));

/** CT90: tokens. */
const FURTHER_FULL_PAPER = 20;

/** Papers of the official length, drawn from all templates. */
const fullPapers: readonly PaperRecipe[] = [
  paperOf(main, {
    edition: EDITION,
    title: 'JEE Main Full Mock 3',
    price: FURTHER_FULL_PAPER,
    description: 'A full paper on the 2026 pattern, with more problems of two steps.',
    category: 'JEE Main',
    parts: SCIENCES.flatMap((subject) =>
      ['A', 'B'].map((letter) => ({
        like: `${subject} Section ${letter}`,
        fits: both(ofSubject(subject), (template) => template.type === 'Numerical' || from(4)(template)),
      })),
    ),
  }),
  paperOf(advanced, {
    edition: EDITION,
    title: 'JEE Advanced Full Paper 2',
    price: FURTHER_FULL_PAPER,
    description:
      'As long as one of the two papers of 2025: 48 questions of two steps and more, partial marks.',
    category: 'JEE Advanced',
    parts: SCIENCES.flatMap((subject) =>
      advancedParts(subject, (template) => from(template.type === 'MCQ' ? 6 : 5)(template)),
    ),
  }),
  paperOf(neet, {
    edition: EDITION,
    title: 'NEET Full Mock 2',
    price: FURTHER_FULL_PAPER,
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
    price: FURTHER_FULL_PAPER,
    description:
      '65 questions for 100 marks, with verbal and spatial aptitude; 36 of the answers are typed, more than in most years.',
    category: 'GATE',
    parts: wholeParts('General Aptitude', 'Computer Science'),
  }),
];

/** Of the official length too: what no template makes, passages with their questions above all, is written out. */
const fullPapersWithPassages: readonly PaperRecipe[] = [
  paperOf(ssc, {
    edition: EDITION,
    title: 'SSC CGL Tier I Full Mock 1',
    description: '100 questions in an hour: four sections of 25, each with its clock.',
    category: 'SSC CGL',
    parts: [
      { like: 'General Intelligence and Reasoning', fits: ofSubject(...REASONING) },
      { like: 'General Awareness', fits: ofSubject('General Awareness', 'General Studies') },
      { like: QUANT, fits: ofSubject(QUANT) },
      { like: 'English Comprehension', sets: sscReading, written: sscSingle },
    ],
  }),
  paperOf(bank, {
    edition: EDITION,
    title: 'IBPS PO Prelims Full Mock 1',
    description:
      '100 questions in an hour: English, quant and reasoning, each with its clock, with five options.',
    category: 'Bank PO',
    parts: [
      { like: 'English Language', sets: bankReading, written: bankSingle },
      { like: QUANT, fits: bankQuant },
      { like: 'Reasoning Ability', fits: bankReasoning },
    ],
  }),
  paperOf(csat, {
    edition: EDITION,
    title: 'UPSC CSAT Full Mock 1',
    description: '80 questions in two hours: ten passages with 27 of them, then numeracy and reasoning.',
    category: 'UPSC',
    parts: [{ like: 'CSAT', sets: comprehension, fits: numbersAndReasoning, counts: [53] }],
  }),
  paperOf(cat, {
    edition: EDITION,
    title: 'CAT Full Mock 1',
    description: 'The three sections of 2025, 40 minutes each: 68 questions, 23 of the answers are typed.',
    category: 'CAT',
    parts: [
      { like: 'Verbal Ability and Reading Comprehension', sets: catReading, written: verbal },
      { like: 'Data Interpretation and Logical Reasoning', sets: puzzles },
      { like: 'Quantitative Ability', fits: catNumbers },
    ],
  }),
  paperOf(clat, {
    edition: EDITION,
    title: 'CLAT Full Mock 1',
    description: '120 questions in two hours on 25 passages and tables, without current affairs.',
    category: 'CLAT',
    parts: [
      { like: 'English Language', sets: clatEnglish },
      { like: 'Current Affairs and General Knowledge', sets: knowledge },
      { like: 'Legal Reasoning', sets: legal },
      { like: 'Logical Reasoning', sets: logical },
      { like: 'Quantitative Techniques', sets: quantitative },
    ],
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
export const tenthEdition: readonly PaperRecipe[] = [
  ...fullPapers,
  ...fullPapersWithPassages,
  ...furtherTopicTests,
];
