import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { stemOf, plainWords, meaningWords } from '../../reading/meaning-words.ts';
import { meanings } from '../../reading/meanings.ts';
import { skeletonOf } from '../../reading/skeleton.ts';
import { kindsIn } from './kinds.ts';
import { slices } from '../../reading/slices.ts';

/** What the glossary knows about one thing, with its words by their English meaning. */
export interface KnownDocument {
  readonly entry: GlossaryEntry;
  readonly isStatement: boolean;
  /** The words of each name. */
  readonly names: readonly (readonly string[])[];
  readonly inNames: ReadonlySet<string>;
  /** Of each sentence, in English and in Hindi. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly around: ReadonlySet<string>;
  /** The words in their order, with the names first, for the nearness of words. */
  readonly order: ReadonlyMap<string, number>;
  readonly size: number;
  /** The kinds of questions that it is asked by. */
  readonly kinds: ReadonlySet<string>;
  /** Whether it tells the difference of two things. */
  readonly isOfTwo: boolean;
}

export interface KnownDocuments {
  readonly all: readonly KnownDocument[];
  /** By stem. */
  readonly byWord: ReadonlyMap<string, readonly KnownDocument[]>;
  /** Stems by the skeleton of the words, for other spellings and scripts. */
  readonly bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** The words of the statements, to which misspelled ones are corrected. */
  readonly spelled: readonly string[];
}

/** Indexes entries and statements in slices. */
export async function indexDocuments(
  entries: readonly GlossaryEntry[],
  statements: readonly GlossaryEntry[],
): Promise<KnownDocuments> {
  const pause = slices();
  const all: KnownDocument[] = [];
  const byWord = new Map<string, KnownDocument[]>();
  const skeletons = new Map<string, Set<string>>();
  const spelled = new Set<string>();
  const learn = (text: string) => {
    for (const word of plainWords(text)) {
      if (meanings.has(word)) continue;
      const skeleton = skeletonOf(word);
      if (skeleton !== null) (skeletons.get(skeleton) ?? put(skeletons, skeleton)).add(stemOf(word));
    }
  };
  const add = async (entry: GlossaryEntry, isStatement: boolean) => {
    await pause();
    const document = documentOf(entry, isStatement);
    all.push(document);
    const words = new Set([...document.inNames, ...document.sentences.flatMap((sentence) => [...sentence])]);
    for (const word of words) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [document]);
      else others.push(document);
    }
    if (isStatement)
      for (const text of [entry.text, ...entry.aliases, entry.hi?.text ?? ''])
        for (const word of plainWords(text)) spelled.add(word);
    learn([entry.term, ...entry.aliases, entry.text, entry.hi?.term ?? '', entry.hi?.text ?? ''].join(' '));
  };
  for (const entry of entries) await add(entry, false);
  for (const entry of statements) await add(entry, true);
  for (const [word, meaning] of meanings) {
    await pause();
    const skeleton = skeletonOf(word);
    if (skeleton !== null) (skeletons.get(skeleton) ?? put(skeletons, skeleton)).add(stemOf(meaning));
  }
  const bySkeleton = new Map([...skeletons].map(([key, stems]) => [key, [...stems]] as const));
  return { all, byWord, bySkeleton, spelled: [...spelled] };
}

function put(skeletons: Map<string, Set<string>>, key: string): Set<string> {
  const stems = new Set<string>();
  skeletons.set(key, stems);
  return stems;
}

/** Signs and commands of a formula are no words; those in `\\text` are. */
const withoutFormulae = (text: string): string =>
  text.replace(/\$[^$]*\$/g, (formula) =>
    [...formula.matchAll(/\\(?:text|mathrm)\{([^{}]*)\}/g)]
      .map(([, words = '']) => words)
      .join(' ')
      .replace(/^/, ' '),
  );

function documentOf(entry: GlossaryEntry, isStatement: boolean): KnownDocument {
  const { hi } = entry;
  // A statement is named by its words; what asks for it is beside them.
  const named = isStatement
    ? entry.aliases
    : [entry.term, ...entry.aliases, hi?.term ?? '', ...(hi?.aliases ?? [])];
  const names = named.map((name) => meaningWords(name)).filter((words) => words.length > 0);
  const joined = isStatement
    ? []
    : names.flatMap((words) => words.slice(1).map((word, place) => `${words[place]}${word}`));
  const texts = [entry.text, entry.example ?? '', hi?.text ?? '', hi?.example ?? ''].flatMap((text) =>
    text.split(/(?<=[.;।])\s+/),
  );
  const sentences = texts
    .map((text) => new Set(meaningWords(withoutFormulae(text))))
    .filter((words) => words.size > 0);
  const order = [...names.flat(), ...meaningWords(withoutFormulae(entry.text))];
  return {
    entry,
    isStatement,
    names: isStatement ? [] : names,
    inNames: new Set([...names.flat(), ...joined]),
    sentences,
    around: new Set([entry.subject, ...entry.topics].flatMap((text) => meaningWords(text))),
    order: new Map(order.map((word, place) => [word, place] as const).toReversed()),
    size: new Set(order).size,
    kinds: kindsIn(entry.aliases.join(' ')),
    isOfTwo: isStatement
      ? entry.aliases[0]?.startsWith('difference') === true
      : /\b(?:and|vs|versus|difference)\b|,/.test(entry.term),
  };
}
