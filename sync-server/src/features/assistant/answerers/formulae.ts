import { plainText } from '@exam/shared-schema/rich-text';
import { matches, termsOf } from '../../../bank/search/rank-questions.ts';
import { searchTerms } from '../../../bank/search/search-terms.ts';
import { section } from '../embedded-phrases.ts';
import type { AssistantParts } from '../parts.ts';
import { wordsAsked } from '../question-similarity.ts';
import { slices } from '../reading/slices.ts';
import type { Answerer, Finding } from './answerer.ts';

interface Line {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly nameWords: readonly string[];
  readonly textWords: readonly string[];
  /** The words of each thing that the name lists. */
  readonly parts: readonly (readonly string[])[];
}

/** Words for a formula as such: a question may add or leave them out. */
const SOFT = new Set(
  'law laws equation equations principle rule rules theorem relation concept definition short brief detail topic basic basics please plz ka ki ke kya hai hota hoti batao bataiye samjhao btao sutra niyam'.split(
    ' ',
  ),
);

/** Questions that a formula does not answer, unless the word is in its name. */
const OTHER =
  /\b(?:differen\w*|differ|compare|comparison|vs|versus|wh(?:y|o|om|ose|en|ere|ich)|how|units?|values?|si|dimension\w*|examples?|deriv\w*|proof|histor\w*|applications?|advantages?|disadvantages?|uses?|many|much|discover\w*|invent\w*|full form|types?|functions?|number of|list|kyu|kyun|kyon|kaun|kaunsi|kaunsa|kon|kab|kahan|kitn\w*|antar)\b|[?]\s*\S+.*[?]|\d/i;

/** A law or a meaning asked for in words. */
const IN_WORDS =
  /\b(?:says?|states?|stated|statement|defin\w*|mean\w*|matlab|paribhasha)\b|परिभाषा|अर्थ|मतलब/iu;
const FORMULA = /\b(?:formula\w*|equation|expression|sutra)\b|सूत्र|समीकरण/iu;

/** Share of the words of a thing that a question must name. */
const ENOUGH_OF_PART = 0.5;
/** For a question of one word, which may mean something else. */
const ENOUGH_OF_ONE = 0.75;
const MOST_SHOWN = 2;
const MOST_RELATED = 3;

/** AS43: the formulae whose subject was asked for, from the formula book. */
export function formulaAnswerer({ formulae = () => Promise.resolve([]) }: AssistantParts): Answerer {
  let read: Promise<Line[]> | undefined;
  // Not at once, because reading the formulae takes a tenth of the server's start.
  const lines = () => (read ??= linesOf(formulae));
  return {
    name: 'formulae',
    words: async () => (await lines()).flatMap(({ nameWords }) => nameWords),
    answer: async ({ text }) => findLines(await lines(), text),
  };
}

async function linesOf(load: NonNullable<AssistantParts['formulae']>): Promise<Line[]> {
  const pause = slices();
  const lines: Line[] = [];
  for (const { lines: own, subject } of await load())
    for (const line of own) {
      await pause();
      lines.push(lineOf(line, subject));
    }
  return lines;
}

function lineOf({ name, text }: { readonly name: string; readonly text: string }, subject: string): Line {
  const parts = name
    .split(/[:,()]|\band\b/)
    .map((part) => searchTerms([part]).filter((word) => !SOFT.has(word)))
    .filter((words) => words.length > 0);
  return {
    ...{ name, subject, text, parts },
    nameWords: searchTerms([name]),
    textWords: searchTerms([plainText(text.replace(/\\infty/g, ' infinite '))]),
  };
}

function findLines(lines: readonly Line[], text: string): Finding {
  const words = wordsAsked(text).filter((word) => !SOFT.has(word));
  if (words.length === 0 || lines.length === 0) return null;
  if (IN_WORDS.test(text) && !FORMULA.test(text)) return null;
  const found = lines.map((line) => ({ line, ...fitOf(line, words) }));
  const other = OTHER.exec(text)?.[0].toLowerCase();
  const sure = found
    .filter(
      ({ isSubject, line }) => isSubject && (other === undefined || line.name.toLowerCase().includes(other)),
    )
    .sort((one, two) => two.part - one.part || two.inName - one.inName);
  if (sure.length > 0)
    return answerOf(sure.filter(({ part }) => part === sure[0]?.part).map(({ line }) => line));
  const near = found
    .filter(({ inName, part }) => inName >= words.length / 2 && (inName > 1 || part > ENOUGH_OF_PART))
    .sort((one, two) => two.inName - one.inName || two.part - one.part);
  if (near.length === 0) return null;
  return { kind: 'related', links: near.slice(0, MOST_RELATED).map(({ line }) => line.name) };
}

function fitOf({ nameWords, textWords, parts }: Line, words: readonly string[]) {
  const terms = termsOf(words.join(' '));
  const has = (list: readonly string[], term: (typeof terms)[number]) =>
    list.some((word) => matches(term, word));
  const inName = terms.filter((term) => has(nameWords, term)).length;
  const isCovered = terms.every((term) => has(nameWords, term) || has(textWords, term));
  const shares = parts.map(
    (part) => part.filter((word) => terms.some((term) => matches(term, word))).length / part.length,
  );
  const part = Math.max(0, ...shares);
  const enough = terms.length === 1 ? ENOUGH_OF_ONE : ENOUGH_OF_PART;
  const isSubject = isCovered && inName >= terms.length / 2 && inName > 0 && part >= enough;
  return { inName, part, isSubject };
}

function answerOf(lines: readonly Line[]): Finding {
  const shown = lines.slice(0, MOST_SHOWN);
  const sources = shown.map(({ name, subject, text }) => ({
    type: 'formulae' as const,
    name: `${name} (${subject})`,
    text,
  }));
  const list = sources.map(({ name, text }) => `- ${name}: ${text}`).join('\n');
  return { kind: 'answer', text: section('Formulae and facts', list), sources, confidence: 0.9 };
}
