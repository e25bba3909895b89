import type { Random } from '../random.ts';

/** The number of a subject, by the rule that it is chosen to show. Source: NCERT, English grammar for classes 9 and 10. */
interface Agreement {
  readonly subject: string;
  readonly isPlural: boolean;
  readonly rule: string;
  /** Where not every verb makes sense with it. */
  readonly verb?: Verb;
}

interface Verb {
  readonly forms: readonly [singular: string, plural: string];
  /** Forms that fit no subject here. */
  readonly never: readonly [string, string, string];
  readonly rest: string;
}

const PERSONS = [
  ['manager', 'managers'],
  ['engineer', 'engineers'],
  ['student', 'students'],
  ['clerk', 'clerks'],
  ['teacher', 'teachers'],
  ['nurse', 'nurses'],
  ['player', 'players'],
  ['driver', 'drivers'],
] as const;

const twoOf = (random: Random) =>
  random.sample(PERSONS, 2) as [(typeof PERSONS)[number], (typeof PERSONS)[number]];

/** 'Neither the clerks nor the manager': of one kind of person and of another, the one in the singular. */
function eitherOrder(random: Random, first: string, second: string): Agreement {
  const [[one], [, others]] = twoOf(random);
  const isPlural = random.int(0, 1) === 1;
  const [before, after] = isPlural ? [one, others] : [others, one];
  return {
    subject: `${first} the ${before} ${second} the ${after}`,
    isPlural,
    rule: `With "${first.toLowerCase()} ... ${second}" the verb agrees with the nearer subject, here "the ${after}".`,
  };
}

/** 'The manager along with the clerks' */
function besides(random: Random, joined: string): Agreement {
  const [[one, many], [, others]] = twoOf(random);
  const isPlural = random.int(0, 2) === 0;
  return {
    subject: `The ${isPlural ? many : one} ${joined} the ${others}`,
    isPlural,
    rule: `What follows "${joined}" does not count: the subject is "the ${isPlural ? many : one}".`,
  };
}

const exceeds: Verb = {
  forms: ['exceeds', 'exceed'],
  never: ['exceeding', 'is exceed', 'are exceed'],
  rest: 'the number of seats',
};

export const agreements: readonly ((random: Random) => Agreement)[] = [
  (random) => eitherOrder(random, 'Neither', 'nor'),
  (random) => eitherOrder(random, 'Either', 'or'),
  (random) => eitherOrder(random, 'Not only', 'but also'),
  (random) => besides(random, 'along with'),
  (random) => besides(random, 'as well as'),
  (random) => besides(random, 'together with'),
  (random) => ({
    subject: `${random.pick(['Each', 'One', 'Every one', 'Neither'])} of the ${random.pick(PERSONS)[1]}`,
    isPlural: false,
    rule: '"Each", "one", "every one" and "neither" are singular, whatever follows "of".',
  }),
  (random) => ({
    subject: `The number of ${random.pick(PERSONS)[1]} in the hall`,
    isPlural: false,
    rule: 'The subject is "the number", which is singular.',
    verb: exceeds,
  }),
  (random) => ({
    subject: `A number of ${random.pick(PERSONS)[1]}`,
    isPlural: true,
    rule: '"A number of" means "many", so the noun after it is the subject.',
  }),
  (random) => ({
    subject: `Many a ${random.pick(PERSONS)[0]}`,
    isPlural: false,
    rule: '"Many a" is followed by a singular noun and a singular verb.',
  }),
  (random) => {
    const [[one], [other]] = twoOf(random);
    return {
      subject: `Every ${one} and every ${other}`,
      isPlural: false,
      rule: 'Two nouns that are joined by "and" take a singular verb where "every" stands before each.',
    };
  },
  (random) => {
    const [[one], [other]] = twoOf(random);
    return {
      subject: `Both the ${one} and the ${other}`,
      isPlural: true,
      rule: 'Two different persons that are joined by "and" take a plural verb.',
    };
  },
];

/** 1 or 2: the number of the subject, read from its words alone. */
export function numberAsRead(subject: string): number {
  if (/^(?:A number|Both) /.test(subject)) return 2;
  if (/^(?:Many a|Every|Each|One|Neither of|The number) ?/.test(subject)) return 1;
  const head = subject.replace(/ (?:along with|as well as|together with) .*$/, '');
  return head.endsWith('s') ? 2 : 1;
}

export const verbs: readonly Verb[] = [
  {
    forms: ['is', 'are'],
    never: ['am', 'be', 'being'],
    rest: 'responsible for the delay that has just been announced',
  },
  { forms: ['has', 'have'], never: ['is', 'are', 'having'], rest: 'received the notice this morning' },
  {
    forms: ['knows', 'know'],
    never: ['knowing', 'is know', 'are know'],
    rest: 'the new rules of the laboratory',
  },
  { forms: ['was', 'were'], never: ['be', 'been', 'being'], rest: 'present when the bell rang' },
  {
    forms: ['wants', 'want'],
    never: ['wanting', 'is want', 'are want'],
    rest: 'to catch the last bus',
  },
];
