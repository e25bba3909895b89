import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { differences } from './differences.ts';
import { exams } from './exams.ts';
import { economy } from './economy.ts';
import { geography } from './geography.ts';
import { history } from './history.ts';
import { polity } from './polity.ts';
import { science } from './science.ts';

const LISTS: readonly (readonly [
  name: string,
  lines: string,
  subject: string,
  topic: string,
  source: string,
])[] = [
  [
    'polity',
    polity,
    'General Studies',
    'Indian Polity and Governance',
    'Constitution of India; NCERT Political Science',
  ],
  ['history', history, 'General Awareness', 'History', 'NCERT History'],
  ['geography', geography, 'General Awareness', 'Geography', 'NCERT Geography; Census of India 2011'],
  ['economy', economy, 'General Awareness', 'Economy', 'NCERT Economics; sites of the institutions'],
  ['science', science, 'General Awareness', 'Science', 'NCERT Science'],
  ['differences', differences, 'General Awareness', 'Science', 'NCERT and standard textbooks'],
];

/** GL14: facts about the exams beside their patterns. */
export const examFacts: readonly GlossaryEntry[] = entriesOf([
  [
    'exams',
    exams,
    'General Awareness',
    'Static General Knowledge',
    'Information bulletins of the conducting bodies, 2024-25; check the official notice',
  ],
]);

/** AS74: single sentences about what is often asked, with the words that ask for them. */
export const statements: readonly GlossaryEntry[] = entriesOf(LISTS);

function entriesOf(lists: readonly List[]): GlossaryEntry[] {
  return lists.flatMap(([name, lines, subject, topic, source]) =>
    lines
      .trim()
      .split('\n')
      .map((line, place) => entryOf(line, { id: `statement-${name}-${place + 1}`, subject, topic, source })),
  );
}

function entryOf(
  line: string,
  {
    id,
    subject,
    topic,
    source,
  }: { readonly id: string; readonly subject: string; readonly topic: string; readonly source: string },
): GlossaryEntry {
  const [text = '', words = '', hindi = ''] = line.split('|').map((part) => part.trim());
  const term = text.length > 60 ? `${text.slice(0, 57).replace(/\s\S*$/, '')} …` : text;
  return {
    ...{ id, subject, topics: [topic], kind: 'fact', term, aliases: [words], text, source },
    ...(hindi !== '' && {
      hi: {
        term: hindi.length > 60 ? `${hindi.slice(0, 57).replace(/\s\S*$/, '')} …` : hindi,
        aliases: [],
        text: hindi,
      },
    }),
  };
}
