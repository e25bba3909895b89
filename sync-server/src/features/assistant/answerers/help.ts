import { contentIn, wordsOf } from '@exam/shared-schema/glossary';
import { type HelpItem, helpTopics } from '@exam/shared-schema/help';
import { joined, section } from '../embedded-phrases.ts';
import type { Answerer } from './answerer.ts';
import { isHindi } from './is-hindi.ts';

interface Known {
  readonly item: HelpItem;
  /** Each set as a list of alternatives. */
  readonly keys: readonly (readonly (readonly string[])[])[];
  readonly words: ReadonlySet<string>;
  /** The question of the help page itself, in each language. */
  readonly questions: readonly string[];
}

/** Words that a question about the product may contain anywhere. */
const COMMON = new Set('prep app website site i my me we your you the please'.split(' '));

const known: readonly Known[] = helpTopics.flatMap(({ items }) =>
  items.map((item) => {
    const keys = item.keys.map((set) => set.split(' ').map((choice) => choice.split('|').flatMap(wordsOf)));
    const questions = [item.question.en, item.question.hi].map((question) => wordsOf(question).join(' '));
    return { item, keys, questions, words: new Set([...keys.flat(2), ...wordsOf(item.words), ...COMMON]) };
  }),
);

/** HP2: help about the product. Silent unless one answer alone fits all words of the question. Free. */
export const helpAnswerer: Answerer = {
  name: 'help',
  answer: ({ text }) => {
    const found = itemFor(wordsOf(text));
    if (found === null) return null;
    const language = isHindi(text) ? 'hi' : 'en';
    const answer = joined(...found.answer[language]);
    return {
      kind: 'answer',
      text: section(found.question[language], answer),
      sources: [{ type: 'help', name: found.question[language], text: answer }],
      confidence: 1,
      isFree: true,
    };
  },
  words: () => known.flatMap(({ words }) => [...words]),
};

/** The item with the largest set of words in the question; null if none or several fit. */
function itemFor(words: readonly string[]): HelpItem | null {
  const exact = known.find(({ questions }) => questions.includes(words.join(' ')));
  if (exact !== undefined) return exact.item;
  return bestOf(words, 0) ?? bestOf(words, MOST_UNKNOWN);
}

/** Other words that a longer question may have, if the item's set of words has two at least. */
const MOST_UNKNOWN = 3;
const LEAST_SET = 2;

/** @param unknown the most words that the item need not have. */
function bestOf(words: readonly string[], unknown: number): HelpItem | null {
  const content = contentIn(words);
  const fitting = known
    .map(({ item, keys, words: own }) => ({
      item,
      size: largest(keys, words),
      strange: content.filter((word) => !own.has(word)).length,
    }))
    .filter(({ size, strange }) => size > 0 && strange <= unknown)
    .filter(
      ({ size, strange }) =>
        strange === 0 ||
        (size >= LEAST_SET && strange <= content.length / 2 && content.length - strange >= LEAST_SET),
    )
    .toSorted((one, other) => other.size - one.size || one.strange - other.strange);
  const [best, next] = fitting;
  if (best === undefined) return null;
  const isAhead = next === undefined || best.size > next.size || (unknown > 0 && best.strange < next.strange);
  return isAhead ? best.item : null;
}

/** The number of words of the largest set that a question contains. */
function largest(keys: Known['keys'], words: readonly string[]): number {
  const sizes = keys
    .filter((set) => set.every((choices) => choices.some((choice) => words.includes(choice))))
    .map((set) => set.length);
  return Math.max(0, ...sizes);
}
