/** Speech and how it is reported. Source: NCERT and CBSE, grammar for classes 9 and 10. */

export const speakers = [
  ['Ravi', 'he', 'his'],
  ['Meera', 'she', 'her'],
  ['Arjun', 'he', 'his'],
  ['Fatima', 'she', 'her'],
  ['Thomas', 'he', 'his'],
  ['Kiran’s sister', 'she', 'her'],
  ['the manager’s son', 'he', 'his'],
] as const;

interface Doing {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly going: string;
  /** What belongs to the one who does it. */
  readonly object: string;
}

export const doings: readonly Doing[] = [
  { base: 'write', past: 'wrote', participle: 'written', going: 'writing', object: 'report' },
  { base: 'sell', past: 'sold', participle: 'sold', going: 'selling', object: 'scooter' },
  { base: 'repair', past: 'repaired', participle: 'repaired', going: 'repairing', object: 'bicycle' },
  { base: 'finish', past: 'finished', participle: 'finished', going: 'finishing', object: 'work' },
  { base: 'pack', past: 'packed', participle: 'packed', going: 'packing', object: 'bag' },
  { base: 'send', past: 'sent', participle: 'sent', going: 'sending', object: 'application' },
  { base: 'paint', past: 'painted', participle: 'painted', going: 'painting', object: 'house' },
  { base: 'choose', past: 'chose', participle: 'chosen', going: 'choosing', object: 'subject' },
];

/** How a tense is changed in a report, with the adverbs that go with it. */
interface Shift {
  readonly name: string;
  /** After 'I'. */
  readonly said: (doing: Doing) => string;
  /** After 'he' or 'she'. */
  readonly reported: (doing: Doing) => string;
  readonly adverbs: readonly (readonly [said: string, reported: string])[];
}

export const shifts: readonly Shift[] = [
  {
    name: 'the present continuous becomes the past continuous',
    said: ({ going }) => `am ${going}`,
    reported: ({ going }) => `was ${going}`,
    adverbs: [
      ['now', 'then'],
      ['today', 'that day'],
    ],
  },
  {
    name: 'the present perfect becomes the past perfect',
    said: ({ participle }) => `have ${participle}`,
    reported: ({ participle }) => `had ${participle}`,
    adverbs: [
      ['today', 'that day'],
      ['this week', 'that week'],
    ],
  },
  {
    name: 'the simple past becomes the past perfect',
    said: ({ past }) => past,
    reported: ({ participle }) => `had ${participle}`,
    adverbs: [
      ['yesterday', 'the previous day'],
      ['last week', 'the previous week'],
    ],
  },
  {
    name: '"will" becomes "would"',
    said: ({ base }) => `will ${base}`,
    reported: ({ base }) => `would ${base}`,
    adverbs: [
      ['tomorrow', 'the next day'],
      ['next week', 'the following week'],
    ],
  },
  {
    name: '"can" becomes "could"',
    said: ({ base }) => `can ${base}`,
    reported: ({ base }) => `could ${base}`,
    adverbs: [
      ['tomorrow', 'the next day'],
      ['today', 'that day'],
    ],
  },
];
