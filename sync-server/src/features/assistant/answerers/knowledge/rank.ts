import { FILLERS } from '../../calculate/words/fillers.ts';
import { ASKING_WORDS } from '../../reading/asking-words.ts';
import { meaningBySound } from '../../reading/meaning-of.ts';
import { meaningWords, plainWords } from '../../reading/meaning-words.ts';
import { meanings, severalMeanings } from '../../reading/meanings.ts';
import { kindsIn } from './kinds.ts';
import { PLAIN_WORDS } from '../../reading/short-forms.ts';
import { skeletonOf } from '../../reading/skeleton.ts';
import { CHAT_WORDS } from './chat-words.ts';
import type { KnownDocument, KnownDocuments } from './documents.ts';
import { INTERCEPT, WEIGHTS } from './weights.ts';

/** What a document has of a question. Shares are of the weight of the question's words. */
export interface Fit {
  readonly document: KnownDocument;
  /** The log-odds that the document answers the question. */
  readonly score: number;
  readonly features: Features;
}

type Features = Readonly<Record<string, number>>;

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
const isOfAsking = (word: string): boolean =>
  ASKING_WORDS.has(word) || FILLERS.has(word) || CHAT_WORDS.has(word);

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

function askedIn(
  { all, byWord, bySkeleton }: KnownDocuments,
  text: string,
  isLeftOut: (word: string) => boolean,
): Asked[] {
  const found = new Map<string, Asked>();
  const most = Math.log(1 + all.length);
  for (const word of plainWords(text)) {
    if (isLeftOut(word)) continue;
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
      own: { ...featuresOf(document, asked, whole), ...kindFeatures(document, kinds, isOfTwo) },
    }));
  const whollyCovered = found.filter(({ own }) => own.isAll === 1);
  const bestAim = Math.max(0, ...whollyCovered.map(({ own }) => aimOf(own)));
  return found
    .map(({ document, own }) => {
      const features = { ...own, ...comparedFeatures(own, whollyCovered.length, bestAim) };
      return { document, features, score: scoreOf(features) };
    })
    .toSorted((one, other) => other.score - one.score);
}

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

const scoreOf = (features: Features): number =>
  WEIGHTS.reduce((sum, [feature, weight]) => sum + weight * (features[feature] ?? 0), INTERCEPT);

function featuresOf(document: KnownDocument, asked: readonly Asked[], weightOfAll: number): Features {
  const { names, inNames, sentences, around, order, size, isStatement } = document;
  const share = (has: (stem: string) => boolean): number =>
    asked.reduce((sum, { stems, weight }) => sum + (stems.some(has) ? weight : 0), 0) / weightOfAll;
  const inTexts = (stem: string) => sentences.some((sentence) => sentence.has(stem));
  const covers = (stem: string) => inNames.has(stem) || around.has(stem) || inTexts(stem);
  const stemsAsked = new Set(asked.flatMap(({ stems }) => stems));
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
    areBothOfTwo: isOfTwo && isItself ? 1 : 0,
    onlyQuestionIsOfTwo: isOfTwo && !isItself ? 1 : 0,
    onlyDocumentIsOfTwo: !isOfTwo && isItself ? 1 : 0,
  };
}

const DIFFERENCE =
  /\b(?:differen\w*|differ|between|versus|vs|compare|comparison|antar|farak|fark|alag|diff)\b|अंतर|अन्तर|फर्क/iu;
