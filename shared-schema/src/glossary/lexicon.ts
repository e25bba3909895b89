import type { GlossaryEntry } from '../contract/glossary/student.ts';
import { namesIn } from './names-in.ts';
import { questionWords } from './question-words.ts';
import { classlessKeyOf, keyOf, wordsOf } from './words.ts';

/** What the look-up needs of an entry. */
export type Named = Pick<
  GlossaryEntry,
  'id' | 'subject' | 'term' | 'aliases' | 'text' | 'formula' | 'value'
> & {
  readonly hi?: Pick<NonNullable<GlossaryEntry['hi']>, 'term' | 'aliases' | 'text'> | undefined;
};

/** The rank of the entry's own term. Of another name it is 2, of a part of the term 1. */
export const TERM = 3;
type Rank = 1 | 2 | typeof TERM;

interface Place<Entry> {
  readonly entry: Entry;
  readonly rank: Rank;
}

/** Entries by all their names. */
export interface Lexicon<Entry extends Named> {
  readonly names: ReadonlyMap<string, readonly Place<Entry>[]>;
  /** By names without 'law', 'principle' and the like, of which students take one for another. */
  readonly classless: ReadonlyMap<string, readonly Place<Entry>[]>;
  /** The words of names and of questions, with how often they occur, by their first letters. */
  readonly spellings: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** All words that are spelled right: those above, and those of the entries' texts. */
  readonly known: ReadonlySet<string>;
  /** The most words of a name. */
  readonly longest: number;
}

/** How much more frequent a word of questions is than one of a single name. */
const OFTEN = 50;
/** More says nothing about how likely a word is: names of facts are made from a pattern. */
const MOST_OFTEN = 60;

/**
 * @param entries those that are preferred, if several have the same name, first.
 * @param facts all of whose names are what is asked, so that they go before other names of entries.
 */
export function lexiconOf<Entry extends Named>(
  entries: readonly Entry[],
  facts: readonly Entry[] = [],
): Lexicon<Entry> {
  const names = new Map<string, Place<Entry>[]>();
  const classless = new Map<string, Place<Entry>[]>();
  const spellings = new Map<string, Map<string, number>>();
  const known = new Set(questionWords);
  let longest = 0;
  const count = (word: string, times: number) => {
    known.add(word);
    const first = word.slice(0, 1);
    const words = spellings.get(first) ?? new Map<string, number>();
    spellings.set(first, words.set(word, Math.min((words.get(word) ?? 0) + times, MOST_OFTEN)));
  };
  const put = (entry: Entry, name: string, rank: Rank) => {
    const words = wordsOf(name);
    for (const word of words) count(word, 1);
    longest = Math.max(longest, words.length);
    place(names, keyOf(words), { entry, rank });
    place(classless, classlessKeyOf(words), { entry, rank });
  };
  for (const word of questionWords) count(word, OFTEN);
  for (const entry of entries) {
    const { hi } = entry;
    for (const { name, isWhole } of [
      ...namesIn(entry.term, entry.text),
      ...namesIn(hi?.term ?? '', hi?.text ?? ''),
    ])
      put(entry, name, isWhole ? TERM : 1);
    for (const alias of [...entry.aliases, ...(hi?.aliases ?? [])]) put(entry, alias, 2);
    for (const word of wordsOf(entry.text)) known.add(word);
  }
  for (const fact of facts) {
    const { hi } = fact;
    for (const name of [fact.term, ...fact.aliases, ...(hi === undefined ? [] : [hi.term, ...hi.aliases])])
      put(fact, name, TERM);
  }
  return { names, classless, spellings, known, longest };
}

/** An entry is once under each name, by the best of its names that have this key. */
function place<Entry extends Named>(
  names: Map<string, Place<Entry>[]>,
  key: string | null,
  { entry, rank }: Place<Entry>,
): void {
  if (key === null || key === '') return;
  const others = names.get(key) ?? [];
  const own = others.find((other) => other.entry.id === entry.id);
  if (own !== undefined && own.rank >= rank) return;
  names.set(key, [...others.filter((other) => other !== own), { entry, rank }]);
}

/** The words of names and of questions: what a misspelled word may be. */
export const spelledIn = ({ spellings }: Lexicon<Named>): string[] =>
  [...spellings.values()].flatMap((words) => [...words.keys()]);
