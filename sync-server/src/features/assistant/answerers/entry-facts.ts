import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { FILLERS } from '../calculate/words/fillers.ts';
import type { AssistantParts } from '../parts.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { PRONOUN } from '../reading/complete.ts';
import { isSum } from '../reading/is-sum.ts';
import { meaningWords, plainWords } from '../reading/meaning-words.ts';
import { slices } from '../reading/slices.ts';
import { isOfToday, tells } from '../reading/tells.ts';
import { SURE, type Answerer, type Finding } from './answerer.ts';
import { asksForWord } from './english.ts';
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
  /** The words of each name. */
  readonly eachName: readonly (readonly string[])[];
  /** Of its subject and its topics. */
  readonly around: ReadonlySet<string>;
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

async function buildIndex(entries: readonly GlossaryEntry[]): Promise<Index> {
  const pause = slices();
  const byWord = new Map<string, Indexed[]>();
  for (const entry of entries) {
    await pause();
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
    const around = new Set([entry.subject, ...entry.topics].flatMap((text) => wordsOf(text)));
    const eachName = all.filter((words) => words.length > 0);
    const indexed = { entry, names: new Set(names), wholeNames, eachName, around, sentences, inHindi };
    const itsWords = new Set([...names, ...[...sentences, ...inHindi].flatMap((sentence) => [...sentence])]);
    for (const word of itsWords) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [indexed]);
      else others.push(indexed);
    }
  }
  return { byWord, size: entries.length };
}

/** AS48: the entry that tells what was asked, although its term was not named. */
export const entryFactsAnswerer = (glossary: Source): Answerer => ({
  name: 'entry facts',
  prepare: () => indexOf(glossary),
  answer: async ({ text, reading, conversation }) => {
    // What a pronoun stands for is not in the message.
    const isContinued = conversation.length > 0 && PRONOUN.test(text);
    return reading === 'completed' || isContinued ? null : toldBy(await indexOf(glossary), text);
  },
});

function toldBy(index: Index, text: string): Finding {
  if (isSum(text) || ORDERS.test(text) || PERSONAL.test(text) || isOfToday(text) || asksForWord(text))
    return null;
  for (const asked of clausesOf(text)) {
    const told = tellingOf(rankEntries(index, asked), DIFFERENCE.test(asked));
    const [best] = told;
    if (best === undefined || !told.every(({ entry }) => tells(entry, text))) continue;
    const entries = told.map(({ entry }) => entry);
    return {
      kind: 'answer',
      ...entryAnswer(entries, isHindi(text)),
      confidence: Math.max(SURE, best.coverage),
    };
  }
  return null;
}

/** The whole text, then what stands before a remark. */
function clausesOf(text: string): string[] {
  const [first = ''] = text.split(/[?!\n;]|\.\s|,\s|\s[-–—]\s/);
  return first.trim().split(/\s+/).length > 1 && first !== text ? [text, first] : [text];
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
const DIFFERENCE =
  /\b(?:differen\w+|between|versus|vs|compare|comparison|antar|farak|fark|alag)\b|अंतर|अन्तर|फर्क/iu;

interface RankedEntry {
  readonly entry: GlossaryEntry;
  readonly words: number;
  /** Whether the question is one of its names and nothing else. */
  readonly isName: boolean;
  /** Shares of the weight of the question: of the whole entry, of its names, and of its names with its best sentence. */
  readonly coverage: number;
  readonly inNames: number;
  readonly inSentence: number;
  /** Share of the weight of the longest name of which the question has all words. */
  readonly whollyNamed: number;
}

/** Named as a whole, and nothing else of the question is unknown to it. */
const NAMED = { whollyNamed: 0.4, coverage: 0.9, margin: 1.15 };

const isNamedAlone = (best: RankedEntry, next: RankedEntry | undefined): boolean =>
  best.whollyNamed >= NAMED.whollyNamed &&
  best.coverage >= NAMED.coverage &&
  best.inSentence >= NAMED.coverage &&
  (next === undefined ||
    next.whollyNamed < best.whollyNamed ||
    scoreOf(best) >= NAMED.margin * scoreOf(next));

const isSure = (best: RankedEntry, next: RankedEntry | undefined, isDifference: boolean): boolean =>
  (!isDifference && isNamedAlone(best, next)) ||
  THRESHOLDS.some(
    ({ words, coverage, inNames, inSentence, margin }) =>
      best.words >= words &&
      best.coverage >= coverage &&
      best.inNames >= (isDifference ? 1 : inNames) &&
      best.inSentence >= inSentence &&
      (next === undefined || scoreOf(best) >= margin * scoreOf(next)),
  );

const scoreOf = ({ coverage, inNames, inSentence, whollyNamed }: RankedEntry): number =>
  coverage + inNames + inSentence + whollyNamed;

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
  const asked = new Set(words);
  const ranked = [...candidates].map(({ entry, names, wholeNames, eachName, around, ...texts }) => {
    const sentences = isHindi(text) ? texts.inHindi : texts.sentences;
    const share = (has: (word: string) => boolean) => weightOf(words.filter(has)) / whole;
    const inSentence = Math.max(
      0,
      ...sentences.map((sentence) =>
        share((word) => names.has(word) || sentence.has(word) || around.has(word)),
      ),
    );
    const whollyNamed = Math.max(
      0,
      ...eachName.map((name) => (name.every((word) => asked.has(word)) ? weightOf(name) / whole : 0)),
    );
    return {
      entry,
      words: words.length,
      isName: wholeNames.has(name),
      coverage: share(
        (word) => names.has(word) || around.has(word) || sentences.some((sentence) => sentence.has(word)),
      ),
      whollyNamed,
      inNames: share((word) => names.has(word)),
      inSentence,
    };
  });
  return ranked.sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, 5);
}

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

const sentencesOf = ({
  text,
  example = '',
}: Pick<GlossaryEntry, 'text' | 'example'>): ReadonlySet<string>[] =>
  [text, example].flatMap((own) => own.split(/(?<=[.;।])\s+/)).map((sentence) => new Set(wordsOf(sentence)));

const isAsking = (word: string): boolean => ASKING.has(word) || FILLERS.has(word) || ASKING_WORDS.has(word);

const asking: ReadonlySet<string> = new Set([...ASKING, ...FILLERS, ...ASKING_WORDS]);

/** The stems of the words of a text. @param isAsked without those that only ask. */
const wordsOf = (text: string, isAsked = false): string[] => meaningWords(text, isAsked ? asking : undefined);
