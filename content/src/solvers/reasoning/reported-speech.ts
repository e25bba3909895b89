import { placesWhere, Unreadable, wordsOf, type Solver, type Solvers } from '../solver.ts';

/** Verbs that are said of something of one's own, in their four forms. */
const VERBS = [
  ['write', 'wrote', 'written', 'writing'],
  ['sell', 'sold', 'sold', 'selling'],
  ['repair', 'repaired', 'repaired', 'repairing'],
  ['finish', 'finished', 'finished', 'finishing'],
  ['pack', 'packed', 'packed', 'packing'],
  ['send', 'sent', 'sent', 'sending'],
  ['paint', 'painted', 'painted', 'painting'],
  ['choose', 'chose', 'chosen', 'choosing'],
] as const;

const TIMES: Readonly<Record<string, string>> = {
  now: 'then',
  today: 'that day',
  tomorrow: 'the next day',
  yesterday: 'the previous day',
  'this week': 'that week',
  'last week': 'the previous week',
  'next week': 'the following week',
};

const WOMEN = /^(?:Meera|Fatima|.* sister)$/;

function backshifted(verb: string): string {
  const [first = '', second = ''] = verb.split(' ');
  const auxiliaries: Readonly<Record<string, string>> = {
    am: 'was',
    have: 'had',
    will: 'would',
    can: 'could',
  };
  const shifted = auxiliaries[first];
  if (second !== '' && shifted !== undefined) return `${shifted} ${second}`;
  const forms = VERBS.find(([, past]) => past === first);
  if (second !== '' || forms === undefined) throw new Unreadable(verb);
  return `had ${forms[2]}`;
}

const said = (options: readonly string[], sentence: string) =>
  placesWhere(options, (option) => option === sentence);

const statement: Solver = ({ text, options }) => {
  const [name = '', verb = '', object = '', time = ''] = wordsOf(
    text,
    /\n\n(.+) said to me, "I (.+) my (\w+) ([\w ]+)\."$/,
  );
  const [he, his] = WOMEN.test(name) ? ['she', 'her'] : ['he', 'his'];
  return said(options, `${name} told me that ${he} ${backshifted(verb)} ${his} ${object} ${TIMES[time]}.`);
};

const question: Solver = ({ text, options }) => {
  const [name = '', word = '', auxiliary = '', verb = '', object = ''] = wordsOf(
    text,
    /\n\n(.+) said to me, "(?:(How|Where|Why) )?(have|are|will|Have|Are|Will) you (\w+) your (\w+)\?"$/,
  );
  const shifted = { have: 'had', are: 'was', will: 'would' }[auxiliary.toLowerCase()] ?? '';
  return said(
    options,
    `${name} asked me ${word === '' ? 'if' : word.toLowerCase()} I ${shifted} ${verb} my ${object}.`,
  );
};

const command: Solver = ({ text, options }) => {
  const [name = '', please = '', not = '', verb = '', object = '', time = ''] = wordsOf(
    text,
    /\n\n(.+) said to me, "(Please )?((?:D|d)o not )?(\w+) your (\w+) ([\w ]+)\."$/,
  );
  const asked = please === '' ? 'ordered' : 'requested';
  return said(
    options,
    `${name} ${asked} me ${not === '' ? '' : 'not '}to ${verb.toLowerCase()} my ${object} ${TIMES[time]}.`,
  );
};

export const reportedSpeech: Solvers = {
  'english-comprehension/statement-reported': statement,
  'english-comprehension/question-reported': question,
  'english-comprehension/command-reported': command,
};
