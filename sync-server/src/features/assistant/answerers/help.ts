import { contentIn, wordsOf } from '@exam/shared-schema/glossary';
import { type HelpItem, helpTopics } from '@exam/shared-schema/help';
import { joined, section } from '../embedded-phrases.ts';
import type { Answerer } from './answerer.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { productWords } from './help-words.ts';
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
    const found = itemFor(wordsOf(text), text);
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
function itemFor(words: readonly string[], text: string): HelpItem | null {
  const exact = known.find(({ questions }) => questions.includes(words.join(' ')));
  if (exact !== undefined) return exact.item;
  return bestOf(words, 0) ?? bestOf(words, MOST_UNKNOWN) ?? weighed(text);
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

/** An item with its words by their English meaning: those that ask for it, and those of its answer. */
interface Weighed {
  readonly item: HelpItem;
  /** Of its own question. */
  readonly title: ReadonlySet<string>;
  readonly asking: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
}

interface WeighedHelp {
  readonly items: readonly Weighed[];
  /** In how many items each word is. */
  readonly spread: ReadonlyMap<string, number>;
}

let weighedHelp: WeighedHelp | undefined;

/** With the first question, because it takes a twentieth of the server's start. */
const helpByWeight = (): WeighedHelp => (weighedHelp ??= weigh());

function weigh(): WeighedHelp {
  const items = known.map((each) => weighedItem(each));
  const spread = new Map<string, number>();
  for (const { asking, telling } of items)
    for (const word of new Set([...asking, ...telling])) spread.set(word, (spread.get(word) ?? 0) + 1);
  return { items, spread };
}

function weighedItem({ item, keys, words }: Known): Weighed {
  const asked = [item.question.en, item.question.hi, ...keys.flat(2), ...words].flatMap((text) =>
    productWords(text),
  );
  const told = [...item.answer.en, ...item.answer.hi].flatMap((text) => productWords(text));
  const title = [item.question.en, item.question.hi].flatMap((text) => productWords(text));
  return { item, title: new Set(title), asking: new Set(asked), telling: new Set(told) };
}

/** A question must be about the product: one of these, or of oneself with one of those below. */
const PRODUCT =
  /\b(?:app|prep|token|tokens|wallet|receipts?|fingerprint|notebook|leader ?board|password|login|log ?in|log ?out|sign ?in|sign ?out|account|plans?|subscription|sync|syncing|download\w*|offline|notifications?|sav(?:e|ed|ing) .*(?:papers?|tests?|exams?|answers?|offline|phone)|(?:papers?|tests?|exams?|answers?) .*sav(?:e|ed|ing)|keep .*papers?|upload|submit\w*|hand(?:ed|ing)?[- ]in|install|browser|battery|refund|payment|razorpay|batch|join code|opening code|timer|palette|profile|nickname|theme|dark mode|otp|email|support|customer care|mock tests?|switched off|internet|network|revis\w* .*(?:today|aaj|due)|(?:today|aaj)\b.*revis\w*)\b|इंटरनेट|टोकन|ऐप|एप|पासवर्ड|लॉगिन|खाता|खाते|योजना|प्लान|सिंक|डाउनलोड|ऑफलाइन|ऑफ़लाइन|सबमिट|जमा|रसीद|लीडरबोर्ड|नोटबुक|भुगतान|सूचना|नोटिफिकेशन|इंस्टॉल/iu;
/** Rules of an exam are not about the product. */
const EXAM = /\b(?:jee|neet|gate|cat|upsc|ssc|cgl|ibps|sbi|clat|eapcet|eamcet|bank|csat)\b|जेईई|नीट|गेट/iu;
const OF_ONESELF = /\b(?:my|i|me|mera|meri|mere|mujhe|main|give|given)\b|मेर|मैं|मुझे/iu;
const OF_TESTS =
  /\b(?:tests?|exams?|papers?|results?|rslt|score|rank|analysis|mistakes?|galti\w*)\b|टेस्ट|परीक्षा|पेपर|परिणाम|रिज़ल्ट|रिजल्ट|विश्लेषण|नेटवर्क|इंटरनेट/iu;

/** Share of the weight of the question that an item must have, and how much more than the next. */
const ENOUGH = 0.6;
const AHEAD = 1.05;
const OF_TITLE = 0.3;
const OF_ANSWER = 0.6;
const OF_UNKNOWN = 0.8;
/** The weight that the words of an item must have in all. */
const LEAST = 2.4;

/** The item that has most of the question, by how few items have each word. */
function weighed(text: string): HelpItem | null {
  if (!PRODUCT.test(text) && (EXAM.test(text) || !(OF_ONESELF.test(text) && OF_TESTS.test(text))))
    return null;
  const { items, spread } = helpByWeight();
  const words = [...new Set(productWords(text, asking))].filter((word) => !GENERAL.has(word));
  if (words.length === 0 || words.length > 14) return null;
  // A word of no item tells little: students write of villages and trains.
  const isProduct = PRODUCT.test(text);
  const weightOf = (word: string) => {
    const count = spread.get(word) ?? 0;
    return count === 0 && isProduct ? OF_UNKNOWN : Math.log(1 + items.length / (1 + count));
  };
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  const [best, next] = items
    .map(({ item, title, asking, telling }) => {
      const held = words.reduce(
        (sum, word) => sum + weightOf(word) * (asking.has(word) ? 1 : telling.has(word) ? OF_ANSWER : 0),
        0,
      );
      const named = words.reduce((sum, word) => sum + (title.has(word) ? weightOf(word) : 0), 0);
      return { item, held, share: held / whole, score: (held + OF_TITLE * named) / whole };
    })
    .toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.share < ENOUGH || best.held < LEAST) return null;
  return next === undefined || best.score >= AHEAD * next.score ? best.item : null;
}

/** 'where' and 'exam' mean something here. */
const asking: ReadonlySet<string> = new Set(
  [
    ...ASKING_WORDS,
    'thing',
    'things',
    'got',
    'going',
    'before',
    'after',
    'beech',
    'during',
    'while',
    'both',
    'someone',
    'my',
    'new',
    'hai',
    'jaye',
    'jaega',
    'done',
    'gone',
    'wali',
    ...'अब करूँ करू chala gaya chali gayi getting aata aati aate dono abhi ab kr kru karu karun gai guys middle begin start zero it subah likha aa'.split(
      ' ',
    ),
  ].filter(
    (word) =>
      !['where', 'exam', 'exams', 'test', 'paper', 'mock', 'kahan', 'kaha', 'कहाँ', 'कहां', 'answer'].includes(
        word,
      ),
  ),
);

const GENERAL: ReadonlySet<string> = new Set(['going', 'thing', 'wala', 'prep', 'app']);
