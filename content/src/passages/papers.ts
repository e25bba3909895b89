import { patternsByExam, schemeOf } from '@exam/shared-schema/exam-patterns';
import { AT_ONCE, type PaperRecipe, type SectionRecipe } from '../paper-recipe.ts';
import type { WrittenSet } from '../written-question.ts';
import { passages } from './index.ts';

const EDITION = 7;

const [cat] = patternsByExam.cat;
const [, csat] = patternsByExam.upsc;
const [bankPrelims] = patternsByExam.bank;
const [sscTier1] = patternsByExam.ssc;
const [clat] = patternsByExam.clat;

const section = (title: string, sets: readonly WrittenSet[]): SectionRecipe => ({ title, draws: [], sets });

/** Papers of passages alone, with the marks of the official patterns and about the time that these allow a question. */
export const passagePapers: readonly PaperRecipe[] = [
  {
    title: 'CLAT: Legal and Logical Reasoning, 40 questions',
    description: 'Eight passages, five questions each.',
    category: 'CLAT',
    edition: EDITION,
    durationMinutes: 40,
    difficultyLevel: 6,
    scheme: schemeOf(clat),
    sections: [
      section('Legal Reasoning', passages.clat.ranked.legal),
      section('Logical Reasoning', passages.clat.ranked.logical),
    ],
  },
  {
    title: 'Instant results: Legal and Logical Reasoning',
    description: 'Four passages. Your result at once, even offline. Not ranked.',
    category: 'CLAT',
    edition: EDITION,
    durationMinutes: 20,
    difficultyLevel: 6,
    scheme: schemeOf(clat),
    ...AT_ONCE,
    sections: [
      section('Legal Reasoning', passages.clat.practice.legal),
      section('Logical Reasoning', passages.clat.practice.logical),
    ],
  },
  {
    title: 'CAT Passages: reading and argument',
    description: 'Three passages, four questions each.',
    category: 'CAT',
    edition: EDITION,
    durationMinutes: 20,
    difficultyLevel: 7,
    scheme: schemeOf(cat),
    sections: [section('Reading Comprehension', passages.cat.ranked)],
  },
  {
    title: 'Instant results: Reading',
    description: 'Two passages. Your result at once, even offline. Not ranked.',
    category: 'CAT',
    edition: EDITION,
    durationMinutes: 15,
    difficultyLevel: 7,
    scheme: schemeOf(cat),
    ...AT_ONCE,
    sections: [section('Reading Comprehension', passages.cat.practice)],
  },
  {
    title: 'UPSC CSAT: Comprehension',
    description: 'Three passages, fourteen questions.',
    category: 'UPSC',
    edition: EDITION,
    durationMinutes: 21,
    difficultyLevel: 5,
    scheme: schemeOf(csat),
    sections: [section('Comprehension', passages.csat)],
  },
  {
    title: 'Bank PO English: two passages',
    description: 'Five questions each, with four options.',
    category: 'Bank PO',
    edition: EDITION,
    durationMinutes: 10,
    difficultyLevel: 4,
    scheme: schemeOf(bankPrelims),
    sections: [section('English Language', passages.bank)],
  },
  {
    title: 'SSC CGL English: two passages',
    description: 'Five questions each.',
    category: 'SSC CGL',
    edition: EDITION,
    durationMinutes: 10,
    difficultyLevel: 4,
    scheme: schemeOf(sscTier1),
    sections: [section('English Comprehension', passages.ssc)],
  },
];
