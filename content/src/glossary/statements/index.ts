import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { basics } from './basics.ts';
import { differences } from './differences.ts';
import { economy } from './economy.ts';
import { exams } from './exams.ts';
import { followUps } from './follow-ups.ts';
import { fullForms, values } from './full-forms.ts';
import { general } from './general.ts';
import { geography } from './geography.ts';
import { grammar } from './grammar.ts';
import { history } from './history.ts';
import { daysBooksAndSports } from './pairs/general-knowledge.ts';
import { placesAndRivers } from './pairs/geography.ts';
import { rulersAndEvents } from './pairs/history.ts';
import { linesOf } from './pairs/pair-family.ts';
import { lawsAndTheories } from './pairs/polity-and-economy.ts';
import { polity } from './polity.ts';
import { science } from './science.ts';

interface List {
  readonly name: string;
  readonly lines: string;
  readonly subject: string;
  readonly topic: string;
  readonly source: string;
  /** Words that a question about any line may have. */
  readonly common?: string;
}

const AWARENESS = 'General Awareness';

const LISTS: readonly List[] = [
  {
    ...{ name: 'polity', lines: polity, subject: 'General Studies', topic: 'Indian Polity and Governance' },
    source: 'Constitution of India; NCERT Political Science',
    common:
      'constitution constitutional polity india provision provides states says deals dealing mentioned given granted concerned contained संविधान दिए वर्णित प्रावधान उल्लेख',
  },
  {
    ...{ name: 'history', lines: history, subject: AWARENESS, topic: 'History', source: 'NCERT History' },
    common: 'history india took place happened held event modern ancient medieval इतिहास',
  },
  {
    ...{ name: 'geography', lines: geography, subject: AWARENESS, topic: 'Geography' },
    source: 'NCERT Geography; Census of India 2011',
    common: 'geography india country situated',
  },
  {
    ...{ name: 'economy', lines: economy, subject: AWARENESS, topic: 'Economy' },
    source: 'NCERT Economics; sites of the institutions',
    common: 'economy banking india',
  },
  {
    ...{ name: 'science', lines: science, subject: AWARENESS, topic: 'Science', source: 'NCERT Science' },
    common: 'science biology physics chemistry body human electric kaam role',
  },
  {
    ...{ name: 'basics', lines: basics, subject: AWARENESS, topic: 'Science' },
    source: 'NCERT and standard textbooks',
  },
  {
    ...{ name: 'general', lines: general, subject: AWARENESS, topic: 'Static General Knowledge' },
    source: 'NCERT; Constitution of India; sites of the institutions',
  },
  {
    ...{ name: 'differences', lines: differences, subject: AWARENESS, topic: 'Science' },
    source: 'NCERT and standard textbooks',
  },
  {
    ...{ name: 'grammar', lines: grammar, subject: 'English', topic: 'Grammar' },
    source: 'Wren & Martin, High School English Grammar',
    common: 'english grammar',
  },
  {
    ...{ name: 'follow-ups', lines: followUps, subject: AWARENESS, topic: 'Science' },
    source: 'NCERT; SI Brochure; site of the RBI',
  },
  {
    ...{ name: 'values', lines: values, subject: AWARENESS, topic: 'Science', source: 'CODATA 2022; NCERT' },
    common: 'constant physics value maan si unit नियतांक',
  },
  {
    ...{ name: 'full-forms', subject: AWARENESS, topic: 'Static General Knowledge' },
    lines: fullForms.trim().replaceAll(/^(.+?): (.+)$/gm, '$1 stands for $2.'),
    source: 'Concise Oxford English Dictionary',
    common: 'full form fullform abbreviation expand acronym पूरा नाम फुल फॉर्म',
  },
];

/** Each pair of a family as a line of a list. */
const PAIRS: readonly List[] = [
  ...placesAndRivers,
  ...rulersAndEvents,
  ...lawsAndTheories,
  ...daysBooksAndSports,
].map((family, place) => ({
  ...{ name: `pairs-${place + 1}`, lines: linesOf(family), subject: AWARENESS, topic: family.topic },
  source: 'NCERT; sites of the governments and institutions',
}));

/** Characters of a title. */
const LONGEST = 60;
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 3).replace(/\s\S*$/, '')} …` : text;

/** AS74: single sentences about what is often asked, with the words that ask for them. */
export const statements: readonly GlossaryEntry[] = [...LISTS, ...PAIRS].flatMap(entriesOf);

/** GL14: facts about the exams beside their patterns. */
export const examFacts: readonly GlossaryEntry[] = entriesOf({
  ...{ name: 'exams', lines: exams, subject: AWARENESS, topic: 'Static General Knowledge' },
  source: 'Information bulletins of the conducting bodies, 2024-25; check the official notice',
});

function entriesOf(list: List): GlossaryEntry[] {
  return list.lines
    .trim()
    .split('\n')
    .map((line, place) => entryOf(line, `statement-${list.name}-${place + 1}`, list));
}

function entryOf(line: string, id: string, { subject, topic, source, common = '' }: List): GlossaryEntry {
  const [text = '', words = '', hindi = ''] = line.split('|').map((part) => part.trim());
  return {
    ...{ id, subject, topics: [topic], kind: 'fact', term: shortened(text), text, source },
    aliases: [words, common].filter((each) => each !== ''),
    ...(hindi !== '' && { hi: { term: shortened(hindi), aliases: [], text: hindi } }),
  };
}
