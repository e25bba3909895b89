import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { FILLERS } from '../calculate/words/fillers.ts';
import { readSentence } from '../calculate/words/sentence.ts';
import type { AssistantParts } from '../parts.ts';
import { PRONOUN } from '../reading/complete.ts';
import { SURE, type Answerer, type Finding } from './answerer.ts';
import { entryAnswer } from './glossary.ts';
import { isHindi } from './is-hindi.ts';

type Source = NonNullable<AssistantParts['glossary']>;

/** Words of questions, besides fillers, that do not say what is asked about. */
const ASKING = new Set(
  (
    'what which who whom whose when where why how define explain state describe tell give write mention name named called known ' +
    'related relation regarding about between case example examples simple simply short brief line lines words word long meaning means mean ' +
    'happen happens happened happening main important famous correct right true called considered used using uses find out list each letter letters ' +
    'fought held located situated deals deal dealing takes lagu suitable happens whose comes belongs contains consist consists ' +
    'definition concept topic notes point points reason difference different also very more most often usually generally currently abhi present time ' +
    'india indian some any every other etc there did does doing done has had being came come comes go goes made make makes under over its own ' +
    'kaun kaunsa kaunsi kon kis kisne kiska kiske kisko kab kahan kaha kyu kyun kyon kaise kitne kitni kitna konsi konsa naam arth matlab bolte kehte kahte sabse hua hui huye unka inka ' +
    'neet jee gate upsc cat ssc ncert exam class si list always confuse confused doubt senior told says said in os equation equations formula formulas formulae balanced sutra wala wali no ' +
    'कौन कौनसा किस किसने किसका किसके कब कहाँ कहां क्यों कैसे कितने कितनी कितना नाम अर्थ मतलब सबसे कहते कहलाता दिए गए दिया गया किया थी था थे लिखिए लिखो समझाइए भारत में'
  ).split(' '),
);

/** Shares of the weight of what is asked that an entry must have. */
interface Threshold {
  readonly words: number;
  readonly coverage: number;
  readonly inNames: number;
  readonly inSentence: number;
  /** How much more the best entry must have than the next. */
  readonly margin: number;
}

/** Calibrated on the open half of the study: an entry that has all of it, or one that is named and far ahead of all others. */
const THRESHOLDS: readonly Threshold[] = [
  { words: 2, coverage: 0.92, inNames: 0.4, inSentence: 0.92, margin: 1.1 },
  { words: 3, coverage: 0.75, inNames: 0.55, inSentence: 0.75, margin: 1.3 },
];
const MOST_WORDS = 14;

interface Indexed {
  readonly entry: GlossaryEntry;
  readonly names: ReadonlySet<string>;
  /** The words of each name, sorted and joined. */
  readonly wholeNames: ReadonlySet<string>;
  /** Of what is shown in English, and in Hindi. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly inHindi: readonly ReadonlySet<string>[];
}

interface Index {
  readonly byWord: ReadonlyMap<string, readonly Indexed[]>;
  readonly size: number;
}

const indexes = new WeakMap<Source, Promise<Index>>();

function indexOf(glossary: Source): Promise<Index> {
  const built = indexes.get(glossary) ?? glossary().then(({ entries }) => buildIndex(entries));
  indexes.set(glossary, built);
  return built;
}

function buildIndex(entries: readonly GlossaryEntry[]): Index {
  const byWord = new Map<string, Indexed[]>();
  for (const entry of entries) {
    const { hi } = entry;
    const all = [entry.term, ...entry.aliases, hi?.term ?? '', ...(hi?.aliases ?? [])].map((name) =>
      wordsOf(name),
    );
    // 'powerhouse' and 'power house'
    const joined = all.flatMap((words) => words.slice(1).map((word, place) => `${words[place]}${word}`));
    const names = [...all.flat(), ...joined];
    const wholeNames = new Set(
      [entry.term, ...entry.aliases, hi?.term ?? '', ...(hi?.aliases ?? [])].map((name) =>
        keyOf(plainWords(name)),
      ),
    );
    const sentences = sentencesOf(entry);
    const inHindi = hi === undefined ? sentences : sentencesOf(hi);
    const indexed = { entry, names: new Set(names), wholeNames, sentences, inHindi };
    for (const word of new Set([
      ...names,
      ...[...sentences, ...inHindi].flatMap((sentence) => [...sentence]),
    ]))
      byWord.set(word, [...(byWord.get(word) ?? []), indexed]);
  }
  return { byWord, size: entries.length };
}

/** AS48: the entry that tells what was asked, although its term was not named. */
export const entryFactsAnswerer = (glossary: Source): Answerer => ({
  name: 'entry facts',
  answer: async ({ text, reading, conversation }) => {
    // What a pronoun stands for is not in the message.
    const isContinued = conversation.length > 0 && PRONOUN.test(text);
    return reading === 'completed' || isContinued ? null : toldBy(await indexOf(glossary), text);
  },
});

function toldBy(index: Index, text: string): Finding {
  if (isSum(text) || ORDERS.test(text) || PERSONAL.test(text)) return null;
  const [clause = ''] = text.split(/[?\n]/);
  for (const asked of clause.trim() === '' || clause === text ? [text] : [text, clause]) {
    const told = tellingOf(rankEntries(index, asked), DIFFERENCE.test(asked));
    const [best] = told;
    if (best === undefined) continue;
    const entries = told.map(({ entry }) => entry);
    return {
      kind: 'answer',
      ...entryAnswer(entries, isHindi(text)),
      confidence: Math.max(SURE, best.coverage),
    };
  }
  return null;
}

/** Whole answers: the entry of exactly this name, or the one or two that are far ahead of all others. */
function tellingOf(ranked: readonly RankedEntry[], isDifference: boolean): RankedEntry[] {
  const named = ranked.filter(({ isName }) => isName);
  if (named.length === 1 && !isDifference) return named;
  const [first, second, third] = ranked;
  if (first === undefined) return [];
  if (isSure(first, second, isDifference)) return [first];
  const isPair =
    second !== undefined && isSure(second, third, isDifference) && isSure(first, third, isDifference);
  return isPair && second.coverage >= ALL && second.inSentence >= ALL ? [first, second] : [];
}

const ALL = 0.99;

const PERSONAL = /\b(?:are|were|do|did|have) you\b|\byour\b/i;

/** What an assistant of another kind would do. */
const ORDERS =
  /^\s*(?:please\s+|can you\s+|could you\s+)?(?:play|book|buy|order|recommend|suggest|write|sing|send|open|draw|translate|download|install|call|message|post|hack|bet|invest|cook|share|predict|guess)\b/i;

/** The names of an entry must have both things. */
const DIFFERENCE = /\b(?:differen\w+|between|versus|vs|compare|antar)\b|अंतर/iu;

/** Quantities and expressions are computed, or not answered. */
const isSum = (text: string): boolean =>
  readSentence(text).numbers.some(({ unit }) => unit !== null) ||
  /\d[a-z]\b(?<!\d[a-z]{2})|[=^+]|\d\s*[*/]\s*\d/i.test(text);

interface RankedEntry {
  readonly entry: GlossaryEntry;
  readonly words: number;
  /** Whether the question is one of its names and nothing else. */
  readonly isName: boolean;
  /** Shares of the weight of the question: of the whole entry, of its names, and of its names with its best sentence. */
  readonly coverage: number;
  readonly inNames: number;
  readonly inSentence: number;
}

const isSure = (best: RankedEntry, next: RankedEntry | undefined, isDifference: boolean): boolean =>
  THRESHOLDS.some(
    ({ words, coverage, inNames, inSentence, margin }) =>
      best.words >= words &&
      best.coverage >= coverage &&
      best.inNames >= (isDifference ? 1 : inNames) &&
      best.inSentence >= inSentence &&
      (next === undefined || scoreOf(best) >= margin * scoreOf(next)),
  );

const scoreOf = ({ coverage, inNames, inSentence }: RankedEntry): number => coverage + inNames + inSentence;

function rankEntries({ byWord, size }: Index, text: string): RankedEntry[] {
  const words = [...new Set(wordsOf(text, true))];
  const named = words.filter((word) => /[\p{L}\p{M}]{2}/u.test(word));
  if (named.length === 0 || words.length > MOST_WORDS) return [];
  const weights = new Map(
    words.map((word) => [word, Math.log(1 + size / (1 + (byWord.get(word)?.length ?? 0)))]),
  );
  const weightOf = (own: readonly string[]) => own.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const whole = weightOf(words);
  const name = keyOf(plainWords(text).filter((word) => !isAsking(word)));
  const candidates = new Set(words.flatMap((word) => byWord.get(word) ?? []));
  const ranked = [...candidates].map(({ entry, names, wholeNames, ...texts }) => {
    const sentences = isHindi(text) ? texts.inHindi : texts.sentences;
    const share = (has: (word: string) => boolean) => weightOf(words.filter(has)) / whole;
    const inSentence = Math.max(
      0,
      ...sentences.map((sentence) => share((word) => names.has(word) || sentence.has(word))),
    );
    return {
      entry,
      words: words.length,
      isName: wholeNames.has(name),
      coverage: share((word) => names.has(word) || sentences.some((sentence) => sentence.has(word))),
      inNames: share((word) => names.has(word)),
      inSentence,
    };
  });
  return ranked.sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, 5);
}

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

const NUMBERS: Readonly<Record<string, string>> = {
  ...{
    pehle: '1',
    pehla: '1',
    pehli: '1',
    pahle: '1',
    pahla: '1',
    pratham: '1',
    पहले: '1',
    पहला: '1',
    पहली: '1',
    प्रथम: '1',
  },
  ...{
    first: '1',
    second: '2',
    third: '3',
    fourth: '4',
    fifth: '5',
    sixth: '6',
    seventh: '7',
    eighth: '8',
    ninth: '9',
    tenth: '10',
  },
  ...{
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
  },
};

const sentencesOf = ({
  text,
  example = '',
}: Pick<GlossaryEntry, 'text' | 'example'>): ReadonlySet<string>[] =>
  [text, example].flatMap((own) => own.split(/(?<=[.;।])\s+/)).map((sentence) => new Set(wordsOf(sentence)));

const isAsking = (word: string): boolean => ASKING.has(word) || FILLERS.has(word);

/** The words of a text in lower case. */
function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s\b|[*$_\\{}]/g, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The stems of the words of a text. @param isAsked without those that only ask. */
const wordsOf = (text: string, isAsked = false): string[] =>
  plainWords(text)
    .filter((word) => !isAsked || !isAsking(word))
    .map((word) => NUMBERS[word] ?? stemOf(word));

const SHORTEST_STEM = 4;
const ENDINGS =
  /(?:isations?|izations?|ations?|ements?|ments?|ables?|ibles?|ities|ity|ings?|ively|ive|ies|ied|ers?|ors?|eds?|es|s|ly|als?|ics?|e|y)$/;
const HINDI_ENDINGS = /(?:ियों|ियाँ|ियां|ाओं|ाएँ|ाएं|ों|ें|ाँ|ीय|े|ी|ा|ो|ि)$/u;

function stemOf(word: string): string {
  if (/^\p{Script=Devanagari}+$/u.test(word)) {
    const stem = word.replace(HINDI_ENDINGS, '');
    return stem.length >= 2 ? stem : word;
  }
  if (!/^[a-z]+$/.test(word) || word.length <= SHORTEST_STEM) return word;
  const stem = word.replace(ENDINGS, '');
  return stem.length >= SHORTEST_STEM - 1 ? stem : word;
}
