import type { AssistantParts } from '../../parts.ts';
import { PRONOUN } from '../../reading/complete.ts';
import { meaningWords } from '../../reading/meaning-words.ts';
import { isSum } from '../../reading/is-sum.ts';
import { isOfToday, tells } from '../../reading/tells.ts';
import { SURE, type Answerer } from '../answerer.ts';
import { asksForWord } from '../english.ts';
import { entryAnswer } from '../glossary.ts';
import { isHindi } from '../is-hindi.ts';
import { indexDocuments, type KnownDocuments } from './documents.ts';
import { kindsIn } from './kinds.ts';
import { fitsOf, type Fit } from './rank.ts';
import { isOfOtherPlace } from './ordinals.ts';
import { lacksOneOfTwo } from './two-things.ts';

type Source = NonNullable<AssistantParts['glossary']>;

const indexes = new WeakMap<Source, Promise<KnownDocuments>>();

function documentsOf(glossary: Source): Promise<KnownDocuments> {
  const built =
    indexes.get(glossary) ??
    glossary().then(({ entries, facts, statements = [] }) =>
      indexDocuments([...entries, ...facts], statements),
    );
  indexes.set(glossary, built);
  return built;
}

/** The log-odds from which an answer is shown; a document whose log-odds are as high is shown too. */
const LIKELY = 1.3;
const AHEAD = 0.15;

/** What an assistant of another kind would do, and what is asked about the assistant. */
const ORDERS =
  /^\s*(?:please\s+|can you\s+|could you\s+)?(?:play|book|buy|order|recommend|suggest|write|sing|send|open|draw|translate|download|install|call|message|post|hack|bet|invest|cook|share|predict|guess)\b|\bshould (?:i|we) (?:vote|marry|date|buy|wear|eat|join|leave)\b|\b(?:are|were|did|have) you\b|^\s*how (?:to|do i|can i) (?:open|get|buy|sell|apply|invest|earn|download|install)\b|^\s*(?:you|u) (?:are|r)\b|^\s*you're\b|\byour\b/i;

/** 'sin 2x' asks for an identity, not for a number. */
const IDENTITY =
  /^[^\d=]*\b(?:sin|cos|tan)\s*\(?\s*[23]\s*(?:[a-zθα]|theta|alpha)\s*\)?(?:\s*(?:ka|का|=|formula|identity|\?|please|pls|plz|batao|equal to|expansion|sutra))*\s*$/iu;
const isComputed = (text: string): boolean =>
  /\d/.test(text) && (isSum(text) || isOfNumbers(text)) && !IDENTITY.test(text);

/** Numbers by which things are named, and years. */
const NAMING =
  /\b(?:articles?|sections?|schedules?|amendments?|acts?|parts?|class|rules?|orders?|clauses?|century|years?)\b|अनुच्छेद|धारा|अनुसूची|संशोधन|वर्ष/iu;
const YEARS = /\b(?:1[5-9]|20)\d\d\b/g;
const NUMBER = /(?<![\p{L}\p{N}.])\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu;
/** Two numbers are given to be computed with. */
const isOfNumbers = (text: string): boolean =>
  !NAMING.test(text) && (text.replace(YEARS, ' ').match(NUMBER) ?? []).length > 1;

/** A person, a year or a number is asked of something: all of that must be in the document. */
const lacksWhatIsAsked = ({ features }: Fit, text: string): boolean =>
  kindsIn(text).size > 0 && (features.missingKnown ?? 0) > 0 && (features.heaviestMissing ?? 0) > HEAVY;
/** In the scale of the features. */
const HEAVY = 0.5;

/** What is asked about oneself is rarely a thing of the syllabuses. */
const PERSONAL =
  /\b(?:my|mera|meri|mere)\b|मेर[ाीे]|\b(?:our|hamar[aei]|humar[aei]) (?:batch|class|college|school)\b/iu;

/** A statement that has the whole question, is of its kind, and far ahead of the next. */
const isOnlyOfKind = ({ document, features, score }: Fit, next: Fit | undefined): boolean =>
  document.isStatement &&
  features.isAll === 1 &&
  features.isOfKind === 1 &&
  score > 0 &&
  (next === undefined || score - next.score > FAR);
const FAR = 1;

/** Of those that are about as likely, the one that has clearly more of the question comes first. */
function wholesFirst(fits: readonly Fit[]): readonly Fit[] {
  const [best] = fits;
  if (best === undefined) return fits;
  const [fullest] = fits
    .filter(({ score }) => score > best.score - NEAR)
    .toSorted((one, other) => coverageOf(other) - coverageOf(one));
  return fullest === undefined || coverageOf(fullest) < coverageOf(best) + MORE
    ? fits
    : [fullest, ...fits.filter((each) => each !== fullest)];
}
const MORE = 0.1;
const NEAR = 0.5;

/** The likeliest document, with another that is as likely; null if none is likely. */
function likeliest(documents: KnownDocuments, text: string, likely: number): readonly [Fit, ...Fit[]] | null {
  const fits = fitsOf(documents, text).filter(
    ({ document }) => !lacksOneOfTwo(document, text) && !isOfOtherPlace(document, text),
  );
  const [best, next] = wholesFirst(fits.filter(({ document }) => tells(document.entry, text)));
  const [first] = fits;
  if (best === undefined || first === undefined || lacksWhatIsAsked(best, text)) return null;
  // What the question is about is known, and does not tell what is asked of it: another thing that does is not meant.
  if (coverageOf(first) - coverageOf(best) > FAR_FROM_FIRST) return null;
  if (best.score < likely && !isOnlyOfKind(best, next)) return null;
  return next !== undefined && Math.abs(best.rank - next.rank) < AHEAD ? [best, next] : [best];
}

/** The share of the question's words that a document has, by weight. */
const coverageOf = ({ features }: Fit): number => features.covered ?? 0;
const FAR_FROM_FIRST = 0.2;

/** What a question must have that was put together from two. */
const LIKELY_OF_COMPLETED = 1;

const wholly = (found: ReturnType<typeof likeliest>): ReturnType<typeof likeliest> =>
  found !== null && found[0].features.isAll === 1 ? found : null;

/** What a part of a longer question must have: 'polymorphism in java, simple words'. */
const LIKELY_OF_CLAUSE = 1.6;
const FEWEST_WORDS = 2;

/** What is asked before a remark. */
function inClauses(documents: KnownDocuments, text: string): readonly [Fit, ...Fit[]] | null {
  const [first = '', ...rest] = text.split(/[?!\n;]|,\s|\s[-–—]+\s|\.\s/).map((part) => part.trim());
  const isPart = rest.some((part) => part !== '') && first.split(/\s+/).length >= FEWEST_WORDS;
  return isPart ? likeliest(documents, first, LIKELY_OF_CLAUSE) : null;
}

const QUOTED = /(?<![\p{L}\p{M}\p{N}])(['"‘“])(\p{L}[\p{L}\p{M} -]{1,30})['"’”](?![\p{L}\p{M}\p{N}])/u;

/** A word in quotation marks is what is asked about: a text about another word is none about it. */
function lacksQuoted([{ document }]: readonly [Fit, ...Fit[]], text: string): boolean {
  const quoted = QUOTED.exec(text)?.[2];
  return (
    quoted !== undefined &&
    !meaningWords(quoted).every(
      (stem) => document.inNames.has(stem) || document.sentences.some((sentence) => sentence.has(stem)),
    )
  );
}

/** AS48: the entry or the statement that most likely answers the question, whatever words it is asked in. */
export const knowledgeAnswerer = (glossary: Source): Answerer => ({
  name: 'knowledge',
  prepare: () => documentsOf(glossary),
  words: async () => (await documentsOf(glossary)).spelled,
  answer: async ({ text, reading, conversation }) => {
    // What a pronoun stands for is not in the message.
    if (reading !== 'completed' && conversation.length > 0 && PRONOUN.test(text)) return null;
    if (reading === 'completed' && !/\S+\s+\S+\s+\S+/.test(text)) return null;
    if (isComputed(text) || isOfToday(text) || ORDERS.test(text) || asksForWord(text) || PERSONAL.test(text))
      return null;
    const documents = await documentsOf(glossary);
    const found =
      reading === 'completed'
        ? wholly(likeliest(documents, text, LIKELY_OF_COMPLETED))
        : (likeliest(documents, text, LIKELY) ?? inClauses(documents, text));
    if (found === null || lacksQuoted(found, text)) return null;
    const [best] = found;
    return {
      kind: 'answer',
      ...entryAnswer(
        found.map(({ document }) => document.entry),
        isHindi(text),
      ),
      confidence: Math.max(SURE, 1 / (1 + Math.exp(-best.score))),
    };
  },
});
