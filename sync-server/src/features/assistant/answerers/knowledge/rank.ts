import { FILLERS } from '../../calculate/words/fillers.ts';
import { ASKING_WORDS } from '../../reading/asking-words.ts';
import { meaningBySound, meaningOf } from '../../reading/meaning-of.ts';
import { meaningWords, plainWords } from '../../reading/meaning-words.ts';
import { meanings, severalMeanings } from '../../reading/meanings.ts';
import { kindsIn } from './kinds.ts';
import { PLAIN_WORDS } from '../../reading/short-forms.ts';
import { skeletonOf } from '../../reading/skeleton.ts';
import { CHAT_WORDS } from './chat-words.ts';
import type { KnownDocument, KnownDocuments } from './documents.ts';
import { DIFFERENCE } from './two-things.ts';
import { CONFIDENCE, NONE, RANKING, type Weights } from './weights.ts';

/** What a document has of a question. Shares are of the weight of the question's words. */
export interface Fit {
  readonly document: KnownDocument;
  /** The document is the likelier the higher it is among those of the same question. */
  readonly rank: number;
  /** The log-odds that the document answers the question. */
  readonly score: number;
  readonly features: Features;
}

export type Features = Readonly<Record<string, number>>;

/** Weights of words are logarithms of counts of documents, which are below this. */
const SCALE = 8;
const ALL = 0.99;

const MOST_CANDIDATES = 24;
const MOST_WORDS = 18;
const MOST_SPELLINGS = 6;

/** A word of the question: the stems that it may stand for. */
interface Asked {
  readonly stems: readonly string[];
  readonly weight: number;
  readonly isKnown: boolean;
}

const usual: ReadonlySet<string> = new Set(PLAIN_WORDS);
const asks = (word: string): boolean => ASKING_WORDS.has(word) || FILLERS.has(word) || CHAT_WORDS.has(word);
/** Meanings that are asked for, although the words only ask elsewhere. */
const MEANT: ReadonlySet<string> = new Set(['state', 'maximum', 'minimum']);
/** 'अंतर' as 'difference'. */
const isOfAsking = (word: string): boolean => {
  const meaning = meaningOf(word) ?? '';
  return !MEANT.has(meaning) && word !== 'maximum' && word !== 'minimum' && (asks(word) || asks(meaning));
};
/** 'state Ohm's law' asks, 'the smallest state' does not. */
const isRegion = (word: string, place: number): boolean => word === 'state' && place > 0;

/** Other spellings of words that only ask. */
const askingSkeletons: ReadonlySet<string> = new Set(
  [...ASKING_WORDS, ...CHAT_WORDS].flatMap((word) => skeletonOf(word) ?? []),
);

/** Words that say which side of a thing is asked about, which its text often leaves out. */
const SIDES: ReadonlySet<string> = new Set(
  'function work role cause relation main prime many category candidate get colour color value basis basic law produce spread introduce kahan लागू मनाया manaya lagu kaam karya mukhya kaun'
    .split(' ')
    .flatMap((word) => meaningWords(word)),
);
const OF_SIDE = 0.4;
const OF_USUAL = 0.8;

const UNUSUAL_UNKNOWN = 1;
const USUAL_UNKNOWN = 0.35;
/** Letters: an unknown word of so few is shorthand of chat. */
const SHORT = 3;

const BY_WHOM = /(?<![a-z])kisne(?![a-z])|किसने/u;
const GAVE: ReadonlySet<string> = new Set(['diya', 'dia', 'di', 'दिया', 'दी']);

/** 'किसने दिया' asks who gave; otherwise 'दिया' says nothing. */
function wordsOf(text: string): string[] {
  const words = plainWords(text);
  return BY_WHOM.test(text.toLowerCase()) ? words.map((word) => (GAVE.has(word) ? 'gave' : word)) : words;
}

/** Words that only ask, and are parts of names. */
const OF_NAMES: ReadonlySet<string> = new Set(
  meaningWords('law principle equation formula rule theorem effect number value'),
);

function askedIn(
  { all, byWord, bySkeleton }: KnownDocuments,
  text: string,
  isLeftOut: (word: string) => boolean,
): Asked[] {
  const found = new Map<string, Asked>();
  const most = Math.log(1 + all.length);
  for (const [place, word] of wordsOf(text).entries()) {
    if (isLeftOut(word) && !isRegion(word, place)) continue;
    const [written = ''] = meaningWords(word);
    const isWritten = written === '' || byWord.has(written) || usual.has(word);
    const [stem = ''] = isWritten ? [written] : meaningWords(meaningBySound(word) ?? word);
    if (stem === '' || found.has(stem)) continue;
    const own = byWord.get(stem);
    const others = (severalMeanings.get(word) ?? [])
      .flatMap((meaning) => meaningWords(meaning))
      .filter((other) => other !== stem && byWord.has(other));
    if (others.length > 0) {
      const stems = own === undefined ? others : [stem, ...others];
      const count = new Set(stems.flatMap((each) => byWord.get(each) ?? [])).size;
      const share = SIDES.has(stem) ? OF_SIDE : 1;
      found.set(stem, { stems, weight: share * Math.log(1 + all.length / count), isKnown: true });
      continue;
    }
    if (own !== undefined) {
      const share = SIDES.has(stem) ? OF_SIDE : usual.has(word) ? OF_USUAL : 1;
      const weight = share * Math.log(1 + all.length / own.length);
      found.set(stem, { stems: [stem], weight, isKnown: true });
      continue;
    }
    const skeleton = meanings.has(word) || usual.has(word) ? null : skeletonOf(word);
    if (skeleton !== null && askingSkeletons.has(skeleton)) continue;
    const alike = skeleton === null ? [] : (bySkeleton.get(skeleton) ?? []);
    const stems = alike.length > MOST_SPELLINGS ? [] : alike.filter((each) => byWord.has(each));
    const counts = stems.reduce((sum, each) => sum + (byWord.get(each)?.length ?? 0), 0);
    if (stems.length > 0)
      found.set(stem, { stems, weight: 0.9 * Math.log(1 + all.length / counts), isKnown: true });
    else
      found.set(stem, {
        stems: [stem],
        weight: most * (usual.has(word) || word.length <= SHORT ? USUAL_UNKNOWN : UNUSUAL_UNKNOWN),
        isKnown: false,
      });
  }
  return [...found.values()];
}

/** The documents that have most of the question, with their features. */
export function fitsOf(documents: KnownDocuments, text: string, isLeftOut = isOfAsking): Fit[] {
  const asked = askedIn(documents, text, isLeftOut);
  if (asked.length === 0 || asked.length > MOST_WORDS) return [];
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  // 'law' only asks, and is a word of the name 'Hess's law'.
  const asking = wordsOf(text)
    .filter(isLeftOut)
    .flatMap((word) => meaningWords(word))
    .filter((stem) => OF_NAMES.has(stem));
  const kinds = kindsIn(text);
  const isOfTwo = DIFFERENCE.test(text);
  const candidates = new Map<KnownDocument, number>();
  for (const { stems, weight } of asked)
    for (const stem of stems)
      for (const document of documents.byWord.get(stem) ?? [])
        candidates.set(
          document,
          (candidates.get(document) ?? 0) + weight * (document.inNames.has(stem) ? 1.3 : 1),
        );
  const found = [...candidates]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_CANDIDATES)
    .map(([document]) => ({
      document,
      own: { ...featuresOf(document, asked, asking, whole), ...kindFeatures(document, kinds, isOfTwo) },
    }));
  const whollyCovered = found.filter(({ own }) => own.isAll === 1);
  const bestAim = Math.max(0, ...whollyCovered.map(({ own }) => aimOf(own)));
  return ranked(
    found.map(({ document, own }) => ({
      document,
      features: { ...own, ...comparedFeatures(own, whollyCovered.length, bestAim) },
    })),
  );
}

/** Orders the candidates, and says how likely each answers. */
const ranked = (candidates: readonly Pick<Fit, 'document' | 'features'>[]): Fit[] =>
  rankedFeatures(
    candidates.map(({ features }) => features),
    RANKING,
    NONE,
  ).flatMap(({ place, rank, features }) => {
    const document = candidates[place]?.document;
    return document === undefined ? [] : [{ document, features, rank, score: sumOf(CONFIDENCE, features) }];
  });

interface Ranked {
  readonly place: number;
  readonly rank: number;
  readonly features: Features;
}

/** The candidates of a question in their order, each with how far it is ahead of the others and of there being no answer. */
export function rankedFeatures(candidates: readonly Features[], ranking: Weights, ofNone: Weights): Ranked[] {
  const [first] = candidates;
  if (first === undefined) return [];
  const none = sumOf(ofNone, first);
  const ranks = candidates.map((features) => sumOf(ranking, features));
  const highest = Math.max(none, ...ranks);
  const all = [none, ...ranks].reduce((sum, rank) => sum + Math.exp(rank - highest), 0);
  return candidates
    .map((own, place) => {
      const rank = ranks[place] ?? 0;
      const beside = { aboveNone: rank - none, share: logOdds(Math.exp(rank - highest) / all) };
      return { place, rank, features: { ...own, ...beside } };
    })
    .toSorted((one, other) => other.rank - one.rank);
}

const NEARLY = 1e-6;
const logOdds = (share: number): number => {
  const bounded = Math.min(1 - NEARLY, Math.max(NEARLY, share));
  return Math.log(bounded / (1 - bounded));
};

const sumOf = ({ base, each }: Weights, features: Features): number =>
  each.reduce((sum, [feature, weight]) => sum + weight * (features[feature] ?? 0), base);

/** How much a document is about the words of the question that it has. */
const aimOf = ({ lead = 0, precision = 0 }: Features): number => lead * precision;

/** What a document that has the whole question is among the others that have it. */
function comparedFeatures(own: Features, covering: number, bestAim: number): Features {
  const isAll = own.isAll === 1;
  const isFirst = isAll && aimOf(own) >= bestAim;
  const isShort = (own.words ?? 0) <= 2;
  return {
    aimOfAll: isAll ? aimOf(own) : 0,
    allOfKind: isAll ? (own.isOfKind ?? 0) : 0,
    isFirstOfAll: isFirst ? 1 : 0,
    isAloneOfAll: isAll ? 1 / covering : 0,
    firstOfKind: isFirst ? (own.isOfKind ?? 0) : 0,
    shortAndFirst: isShort && isFirst ? 1 : 0,
    shortAndOfKind: isShort && isAll ? (own.isOfKind ?? 0) : 0,
    shortAndAlone: isShort && isAll && covering === 1 ? 1 : 0,
  };
}

function featuresOf(
  document: KnownDocument,
  asked: readonly Asked[],
  asking: readonly string[],
  weightOfAll: number,
): Features {
  const { names, inNames, sentences, around, order, size, isStatement } = document;
  const share = (has: (stem: string) => boolean): number =>
    asked.reduce((sum, { stems, weight }) => sum + (stems.some(has) ? weight : 0), 0) / weightOfAll;
  const inTexts = (stem: string) => sentences.some((sentence) => sentence.has(stem));
  const covers = (stem: string) => inNames.has(stem) || around.has(stem) || inTexts(stem);
  const stemsAsked = new Set([...asked.flatMap(({ stems }) => stems), ...asking]);
  const wholly = names
    .filter((name) => name.every((word) => stemsAsked.has(word)))
    .map((name) => share((stem) => name.includes(stem)));
  const partly = names.map(
    (name) => name.filter((word) => stemsAsked.has(word)).length / Math.max(1, new Set(name).size),
  );
  const missing = asked.filter(({ stems }) => !stems.some(covers));
  const held = asked.length - missing.length;
  const places = asked.flatMap(({ stems }) => {
    const own = stems.flatMap((stem) => order.get(stem) ?? []);
    return own.length === 0 ? [] : [Math.min(...own)];
  });
  const neighbours = asked.slice(1).filter(({ stems }, at) => {
    const before = asked[at]?.stems ?? [];
    return stems.some((stem) =>
      before.some((other) => {
        const [one, two] = [order.get(other), order.get(stem)];
        return one !== undefined && two !== undefined && Math.abs(two - one) <= 2;
      }),
    );
  }).length;
  const covered = share(covers);
  const named = share((stem) => inNames.has(stem));
  const inSentence = Math.max(
    0,
    ...sentences.map((sentence) =>
      share((stem) => sentence.has(stem) || inNames.has(stem) || around.has(stem)),
    ),
  );
  const whole = Math.max(0, ...wholly);
  const precision = held / Math.sqrt(size);
  const ofStatement = isStatement ? 1 : 0;
  return {
    covered,
    inNames: named,
    inSentence,
    wholeName: whole,
    partOfName: Math.max(0, ...partly),
    heaviestMissing: Math.max(0, ...missing.map(({ weight }) => weight)) / SCALE,
    missingKnown: missing.filter(({ isKnown }) => isKnown).length,
    missingUnknown: missing.filter(({ isKnown }) => !isKnown).length,
    held,
    precision,
    lead: places.reduce((sum, place) => sum + 1 / (2 + place), 0) / Math.max(1, held),
    neighbours: neighbours / Math.max(1, asked.length - 1),
    isStatement: ofStatement,
    words: asked.length,
    weight: weightOfAll / SCALE,
    inStatement: ofStatement * share((stem) => inTexts(stem)),
    coveredSquared: covered ** 2,
    coveredInNames: covered * named,
    sentenceSquared: inSentence ** 2,
    coveredWholeName: covered * whole,
    coveredStatement: covered * ofStatement,
    preciseStatement: precision * ofStatement,
    wholeNameOfEntry: (1 - ofStatement) * whole,
    isOneWord: asked.length <= 1 ? 1 : 0,
    areTwoWords: asked.length === 2 ? 1 : 0,
    isAll: covered > ALL ? 1 : 0,
    isAllInSentence: inSentence > ALL ? 1 : 0,
    isAllInStatement: inSentence > ALL ? ofStatement : 0,
  };
}

/** Whether the document is asked by this kind of question, and whether both are about two things. */
function kindFeatures(
  { kinds: own, isOfTwo: isItself, isStatement }: KnownDocument,
  kinds: ReadonlySet<string>,
  isOfTwo: boolean,
): Features {
  const isOfKind = [...kinds].some((kind) => own.has(kind));
  return {
    isOfKind: isOfKind ? 1 : 0,
    isOfOtherKind: isStatement && kinds.size > 0 && own.size > 0 && !isOfKind ? 1 : 0,
    onlyDocumentIsOfKind: isStatement && kinds.size === 0 && own.size > 0 ? 1 : 0,
    onlyTellsWho: isStatement && !kinds.has('who') && own.has('who') ? 1 : 0,
    areBothOfTwo: isOfTwo && isItself ? 1 : 0,
    onlyQuestionIsOfTwo: isOfTwo && !isItself ? 1 : 0,
    onlyDocumentIsOfTwo: !isOfTwo && isItself ? 1 : 0,
  };
}
