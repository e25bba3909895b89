import type { AssistantSource, GlossaryEntry } from '@exam/shared-schema/contract';
import { lexiconOf, lookUp, spelledIn, type Lexicon } from '@exam/shared-schema/glossary';
import { joined, section } from '../embedded-phrases.ts';
import type { AssistantParts } from '../parts.ts';
import { tells } from '../reading/tells.ts';
import type { Answer, Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';

type Source = NonNullable<AssistantParts['glossary']>;

/** Built once for all questions. */
const lexicons = new WeakMap<Source, Promise<Lexicon<GlossaryEntry>>>();

function lexiconFrom(glossary: Source): Promise<Lexicon<GlossaryEntry>> {
  const built = lexicons.get(glossary) ?? glossary().then(({ entries, facts }) => lexiconOf(entries, facts));
  lexicons.set(glossary, built);
  return built;
}

/** GL5: the entry for the term that is asked about; silent about everything else. */
export const glossaryAnswerer = (glossary: Source): Answerer => ({
  name: 'glossary',
  answer: async ({ text }) => {
    const lexicon = await lexiconFrom(glossary);
    const found = lookUp(lexicon, text) ?? lookUp(lexicon, beforeRemark(text));
    if (found === null || isHalf(found) || !found.entries.every((entry) => tells(entry, text))) return null;
    return { kind: 'answer', ...entryAnswer(found.entries, isHindi(text)), confidence: 1 };
  },
  words: async () => spelledIn(await lexiconFrom(glossary)),
});

/** 'State Lenz law. my teacher says it comes from energy': what is asked before a remark; nothing if more is asked after it. */
function beforeRemark(text: string): string {
  const [, asked = '', rest = ''] =
    /^\s*((?:what|whats|define|state|explain)\b[^.?!;]{3,80}|[^.?!;]{3,80} (?:kya|kise|kya) (?:hai|hota hai|kahte hain))[.?!;]\s+(.{3,200})$/isu.exec(
      text,
    ) ?? [];
  return /[?\d]|\b(?:why|how|what|which|who|when|where|also|example|formula|unit|derive|prove|give|differ\w*|kyu|kyon|kaise|aur|and)\b|क्यों|कैसे|और/iu.test(
    rest,
  )
    ? ''
    : asked;
}

/** One entry tells the difference of two things only if it is about both. */
const isHalf = ({
  asked,
  entries: [first, ...more],
}: NonNullable<ReturnType<typeof lookUp<GlossaryEntry>>>): boolean =>
  asked === 'difference' &&
  more.length === 0 &&
  first !== undefined &&
  !/ and (?!other |its )|, | or | vs |:|;/.test(first.term);

/** The entries as an answer. */
export const entryAnswer = (
  entries: readonly GlossaryEntry[],
  inHindi: boolean,
): Pick<Answer, 'text' | 'sources'> => ({
  text: joined(...entries.map((entry) => section(titleOf(entry, inHindi), bodyOf(entry, inHindi)))),
  sources: entries.map((entry) => sourceOf(entry, inHindi)),
});

const titleOf = ({ term, subject, hi }: GlossaryEntry, inHindi: boolean): string =>
  inHindi && hi !== undefined ? hi.term : `${term} (${subject})`;

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** The text, the formula if the text does not contain it, the symbols and an example. */
function bodyOf(entry: GlossaryEntry, inHindi: boolean): string {
  const { formula, symbols, value, hi } = entry;
  const words = inHindi && hi !== undefined ? hi : entry;
  const isRepeated = formula !== undefined && withoutSpaces(words.text).includes(withoutSpaces(formula));
  return joined(
    words.text,
    formula === undefined || isRepeated ? '' : `$$${formula}$$`,
    value === undefined ? '' : `${inHindi ? 'मान' : 'Value'}: ${value}`,
    symbols === undefined || inHindi ? '' : symbols,
    words.example === undefined ? '' : `${inHindi ? 'उदाहरण' : 'Example'}: ${words.example}`,
  );
}

function sourceOf(entry: GlossaryEntry, inHindi: boolean): AssistantSource {
  const words = inHindi && entry.hi !== undefined ? entry.hi : entry;
  return { type: 'glossary', name: words.term, text: joined(words.text, entry.source) };
}
