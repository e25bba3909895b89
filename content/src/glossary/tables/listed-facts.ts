import type { GlossaryEntry } from '@exam/shared-schema/contract';

/** How one line of a list, 'Nepal: Kathmandu', is asked and answered. */
interface Reading {
  /** Ids of entries whose texts are such lists. */
  readonly entries: readonly string[];
  readonly term: (thing: string) => string;
  readonly names: (thing: string, value: string) => readonly string[];
  readonly text: (thing: string, value: string) => string;
}

const READINGS: readonly Reading[] = [
  {
    entries: [
      'gk-capitals-asia',
      'gk-capitals-asia-two',
      'gk-capitals-europe',
      'gk-capitals-africa-america',
      'gk-state-capitals',
      'gk-state-capitals-north-east',
    ],
    term: (thing) => `Capital of ${thing}`,
    names: (thing) => [`capital city of ${thing}`, `${thing} capital`, `${thing} ki rajdhani`],
    text: (thing, value) => `The capital of ${thing} is **${value}**.`,
  },
  {
    entries: ['gk-currencies'],
    term: (thing) => `Currency of ${thing}`,
    names: (thing) => [`${thing} currency`, `${thing} ki mudra`, `money of ${thing}`],
    text: (thing, value) => `The currency of ${thing} is the **${value}**.`,
  },
  {
    entries: ['gk-parliaments'],
    term: (thing) => `Parliament of ${thing}`,
    names: (thing) => [
      `name of the parliament of ${thing}`,
      `${thing} parliament name`,
      `${thing} ki sansad`,
    ],
    text: (thing, value) => `The parliament of ${thing}: **${value}**.`,
  },
  {
    entries: ['gk-abbreviations'],
    term: (thing) => `Full form of ${thing}`,
    names: (thing) => [
      `${thing} full form`,
      `${thing} stands for`,
      `${thing} ka full form`,
      `${thing} ka pura naam`,
    ],
    text: (thing, value) => `**${thing}** stands for ${value}.`,
  },
  {
    entries: ['gk-inventions'],
    term: (thing) => `Inventor of the ${lower(thing)}`,
    names: (thing) => [
      `who invented ${thing}`,
      `who invented the ${thing}`,
      `${thing} invented by`,
      `${thing} was invented by`,
      `${thing} inventor`,
      `${thing} ka avishkar kisne kiya`,
      `${thing} ka avishkarak`,
      `${thing} kisne banaya`,
    ],
    text: (thing, value) => `**${thing}**: invented by ${value}.`,
  },
  {
    entries: ['gk-discoveries'],
    term: (thing) => `Discoverer of ${lower(thing)}`,
    names: (thing) => [
      `who discovered ${thing}`,
      `who discovered the ${thing}`,
      `${thing} discovered by`,
      `${thing} was discovered by`,
      `${thing} ki khoj kisne ki`,
    ],
    text: (thing, value) => `**${thing}**: discovered by ${value}.`,
  },
  {
    entries: [
      'gk-books-authors',
      'gk-world-books',
      'his-books-of-freedom',
      'eco-economists-books',
      'his-ancient-books',
    ],
    term: (thing) => `Author of ${thing}`,
    names: (thing) => [
      `who wrote ${thing}`,
      `who is the writer of ${thing}`,
      `writer of ${thing}`,
      `${thing} author`,
      `${thing} written by`,
      `${thing} ke lekhak`,
      `${thing} kisne likhi`,
    ],
    text: (thing, value) => `**${thing}** is by ${value}.`,
  },
  {
    entries: ['gk-fathers-of'],
    term: (thing) => `Father of ${lower(thing)}`,
    names: (thing) => [`who is called the father of ${thing}`, `${thing} ke janak`, `${thing} ka janak`],
    text: (thing, value) => `**${value}** is called the father of ${lower(thing)}.`,
  },
  {
    entries: ['sci-instruments'],
    term: (thing) => thing,
    names: (thing, value) => [
      `use of ${thing}`,
      `${thing} measures`,
      `${thing} is used to measure`,
      `instrument used to measure ${value}`,
      `instrument to measure ${value}`,
      `which instrument measures ${value}`,
      `${value} measuring instrument`,
    ],
    text: (thing, value) => `A **${lower(thing)}** measures: ${value}.`,
  },
  {
    entries: ['sci-studies'],
    term: (thing) => thing,
    names: (thing, value) => [
      `study of ${value}`,
      `study of ${value} is called`,
      `${thing} is the study of`,
      `${thing} study of`,
    ],
    text: (thing, value) => `**${thing}** is the study of ${value}.`,
  },
  {
    entries: ['gk-nicknames-persons'],
    term: (thing) => `Who is called ${thing}`,
    names: (thing) => [`who is known as ${thing}`, `who is the ${thing} of india`, `${thing} of india`],
    text: (thing, value) => `**${value}** is called ${thing}.`,
  },
];

const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** GL13: each line of the lists above as a fact of its own. */
export function listedFacts(entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return READINGS.flatMap((reading) =>
    reading.entries.flatMap((id) => {
      const entry = byId.get(id);
      return entry === undefined ? [] : linesOf(entry.text).map((line) => factOf(entry, reading, line));
    }),
  );
}

interface Line {
  readonly thing: string;
  readonly value: string;
}

/** 'Telephone: Bell (1876); Electric lamp, phonograph: Edison' as three lines. */
function linesOf(text: string): Line[] {
  return text.split(/;\s+|\.\s+(?=[A-Z][^:.;]{2,40}:)/).flatMap((line) => {
    const [things = '', value = '', ...more] = line.split(/:\s+/);
    if (value === '' || more.length > 0) return [];
    return things
      .split(/,\s+/)
      .filter((thing) => thing !== '' && thing.length < 40)
      .map((thing) => ({ thing: thing.replace(/\s*\([^)]*\)$/, ''), value: value.replace(/\.$/, '') }));
  });
}

function factOf(
  { id, subject, topics, source }: GlossaryEntry,
  { term, names, text }: Reading,
  { thing, value }: Line,
): GlossaryEntry {
  const short = value.replaceAll(/\s*\([^)]*\)/g, '');
  return {
    id: `${id}-${thing
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}`,
    subject,
    topics,
    kind: 'fact',
    term: term(thing),
    aliases: [...names(thing, short)],
    text: text(thing, value),
    source,
  };
}
