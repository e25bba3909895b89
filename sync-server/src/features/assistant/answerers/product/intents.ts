import { ASKING_WORDS } from '../../reading/asking-words.ts';
import { usualMeanings } from '../../reading/meanings.ts';
import { PLAIN_WORDS } from '../../reading/short-forms.ts';
import { slices } from '../../reading/slices.ts';
import { conceptsIn, isConcept } from './concepts.ts';
import { isForbidden } from './forbidden.ts';
import { HELPING_WORDS } from './helping-words.ts';
import { PHRASINGS } from './phrasings.ts';

interface Phrasing {
  readonly intent: string;
  readonly concepts: ReadonlySet<string>;
}

interface Known {
  readonly phrasings: readonly Phrasing[];
  /** By concept: how much it tells, the less the more intents have it. */
  readonly weights: ReadonlyMap<string, number>;
  /** By intent: the concepts of all its phrasings. */
  readonly vocabularies: ReadonlyMap<string, ReadonlySet<string>>;
}

let known: Known | undefined;

const lines: readonly (readonly [intent: string, line: string])[] = Object.entries(PHRASINGS).flatMap(
  ([intent, own]) =>
    own
      .trim()
      .split('\n')
      .map((line) => [intent, line] as const),
);

/** With the first question, if it comes before `prepareIntents`. */
const knownPhrasings = (): Known => (known ??= knownFrom(lines.map(phrasingOf)));

/** AS76: reads the phrasings in slices. */
export async function prepareIntents(): Promise<void> {
  const pause = slices();
  const phrasings: Phrasing[] = [];
  for (const line of lines) {
    await pause();
    phrasings.push(phrasingOf(line));
  }
  known ??= knownFrom(phrasings);
}

const phrasingOf = ([intent, line]: readonly [string, string]): Phrasing => ({
  intent,
  concepts: new Set(conceptsIn(line, isChat)),
});

function knownFrom(phrasings: readonly Phrasing[]): Known {
  const intents = new Map<string, Set<string>>();
  const vocabularies = new Map<string, Set<string>>();
  for (const { intent, concepts } of phrasings)
    for (const concept of concepts) {
      intents.set(concept, (intents.get(concept) ?? new Set()).add(intent));
      vocabularies.set(intent, (vocabularies.get(intent) ?? new Set()).add(concept));
    }
  const count = Object.keys(PHRASINGS).length;
  return {
    phrasings,
    vocabularies,
    weights: new Map([...intents].map(([concept, own]) => [concept, Math.log(1 + count / own.size)])),
  };
}

const plain: ReadonlySet<string> = new Set([...PLAIN_WORDS, ...usualMeanings.values()]);
const isUsual = (word: string): boolean => plain.has(word) || usualMeanings.has(word);
/** Words of chat that the question may have without asking for something else. */
const isChat = (word: string): boolean =>
  ASKING_WORDS.has(word) || HELPING_WORDS.has(word) || word.length === 1 || /^\d+$/.test(word);

/** The weight of a word that no phrasing has: a usual one tells little. */
const OF_PLAIN_WORD = 0.6;
const OF_OTHER_WORD = 1.2;
/** How much a word of the question that the phrasing lacks counts, and one of the phrasing that the question lacks. */
const OF_EXCESS = 0.3;
/** The same, if another phrasing of the intent has the word. */
const OF_OWN_EXCESS = 0.18;
const OF_ABSENCE = 0.45;
/** The likeness that an intent must have, and how much more than the next. */
const ENOUGH = 0.62;
const ENOUGH_IF_LIKELY = 0.68;
const ENOUGH_WITHOUT_NAME = 0.72;
const ENOUGH_OF_EXAM = 0.86;
/** 'how to sell my old phone': with a word that no question about the product has, and none of what only tests have. */
const ENOUGH_BESIDE_OTHERS = 0.8;
const WHOLE = 0.85;
/** For a question that has nothing of the product by itself, and is one of the phrasings. */
const EXACT = 0.97;
const FEWEST_OF_EXACT = 2;
const AHEAD = 1.04;

interface FoundIntent {
  readonly intent: string;
  /** 0 to 1. */
  readonly likeness: number;
}

/** HP2: what a question about the product asks, by the likest phrasings: two if the second is as like; none unless it is clear. */
export function intentsOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, intents: findIntents(text) };
  return latest.intents;
}

/** Two answerers ask for the same text, one after the other. */
let latest: { readonly text: string; readonly intents: readonly string[] } = { text: '', intents: [] };

function findIntents(text: string): readonly string[] {
  if (HAS_SUM.test(text) || isForbidden(text) || OF_ELSEWHERE.test(text)) return [];
  const enough = likenessNeeded(text);
  if (enough === null) return [];
  const [best, next, third] = rankedIntents(text);
  if (best === undefined || best.likeness < enough) return [];
  if (best.likeness < ENOUGH_BESIDE_OTHERS && isBesideOthers(text)) return [];
  // Of whom, if not of oneself?
  if (isOwn(best.intent) && isOfSomebody(text)) return [];
  const isNear = (other: FoundIntent | undefined) =>
    other !== undefined && best.likeness < AHEAD * other.likeness;
  if (!isNear(next) || next === undefined) return [best.intent];
  if (isNear(third)) return [];
  // 'where do I see my results' asks for the place, not for the figures.
  const isPlace = conceptsIn(text, isChat).includes('where');
  const both = [best.intent, next.intent].filter((intent) => isOwn(intent) !== isPlace);
  return both.length === 1 ? both : both.some(isOwn) ? [best.intent] : [best.intent, next.intent];
}

/** What of the product a text names: 'token', 'receipt', 'plan'. */
export const productIn = (text: string): string[] =>
  conceptsIn(text, isChat).filter((word) => OF_PRODUCT_ALONE.has(word) || OF_PRODUCT.has(word));

/** Whether a text names the product so that it is about it after any other turn. */
export function namesProduct(text: string): boolean {
  const asked = conceptsIn(text, isChat);
  const named = asked.filter((word) => OF_PRODUCT.has(word)).length;
  return asked.some((word) => OF_PRODUCT_ALONE.has(word)) || (asked.includes('my') && named > 0) || named > 2;
}

/** Whether all that a follow-up asks for belongs to the intent of the whole question. */
export function isOfSameIntent(followUp: string, whole: string): boolean {
  const vocabulary = knownPhrasings().vocabularies.get(intentsOf(whole)[0] ?? '');
  return (
    vocabulary !== undefined &&
    conceptsIn(followUp, isChat).every((word) => vocabulary.has(word) || isUsual(word))
  );
}

function isBesideOthers(text: string): boolean {
  const asked = conceptsIn(text, isChat);
  const { weights } = knownPhrasings();
  return (
    asked.some((word) => !weights.has(word) && !isConcept(word)) && !asked.some((word) => OF_TESTS.has(word))
  );
}

const isOwn = (intent: string): boolean => intent.startsWith('own:');

/** Questions of the product have hardly a number, and no signs of sums. */
const HAS_SUM =
  /^(?!.*\b(?:test|mock|paper|tokens?|analysis|accuracy)\b).*(?:\d.*\D\d|%)|[=^+]|\bpercent\w* (?:vs|versus|and) percent|\bvs\b.*\bpercent/is;

/** What has the words of the product and is of another: a phone in a shop, an account elsewhere, a term of a subject. */
const OF_ELSEWHERE =
  /\bshould i (?:buy|get|order)\b|\b(?:buy|kharid\w*) (?:an? |the |new |my )*(?:phones?|mobiles?|laptops?|tablets?|shoes|books?)\b|\bchang\w* (?:my )?(?:school|college|stream)\b|\b(?:instagram|facebook|youtube|netflix|whatsapp|gmail|bank|snapchat|telegram|wi-?fi|swiggy|zomato|amazon|flipkart|myntra|jio|airtel|sim|aadhaar|irctc|atm|driving|paypal)(?: k[aei]| koi){0,2} (?:accounts?|passwords?|otp|coupons?|codes?|logins?|recharge|plans?|refunds?|tests?|orders?|delivery|pins?)\b|\b(?:best|good|reference) books?\b|\b(?:jokes?|poems?|lesson plan|hashing)\b|^\s*define\b|\bapplication forms?\b|\b(?:meaning|synonyms?|antonyms?|opposite|plural) of\b|\bfull ?form\b|\b(?:currency|budget|population|rachna)\b|^(?!.*\b(?:invoice|receipt|bill|number|rasid)\b).*\bgst\b/i;

/** How and where something is done is asked of the product, and less of what has its words. */
const ASKS_HOW = /\b(?:where|why|how|when|kahan?|kab|kyu|kyun|kyon)\b|कहाँ|क्यों|कब/iu;

/** What a student asks about the product is about oneself, or names it. */
export const OF_ONESELF =
  /\b(?:i|i'?m|me|my|mine|we|our|you|your|u|ur|app|prep|website|here|mera|meri|mere|mujhe|main|hum|apna|apne|apni|tum|aap|karu|karun|karna|kaise)\b|मेर|मुझे|मैं|हम|अपन|आप|ऐप|कैसे|करूँ|करना/iu;

/** How like a phrasing a question must be, by what shows that it is about the product; null if nothing does. */
function likenessNeeded(text: string): number | null {
  const asked = conceptsIn(text, isChat);
  const { weights } = knownPhrasings();
  const isStrange = hasStrange(asked, weights);
  const isOfExam = asked.includes('exam-name');
  // 'token currency', 'sync generator': another thing with a word of the product.
  const named = asked.filter((word) => OF_PRODUCT_ALONE.has(word) || OF_PRODUCT.has(word));
  if (isStrange && named.length < 2 && !OF_ONESELF.test(text) && !ASKS_HOW.test(text)) return null;
  // 'how can I grow a beard': hardly anything of it is of the product.
  if (named.length < 2 && asked.filter((word) => !weights.has(word)).length > named.length) return null;
  if (asked.some((word) => OF_PRODUCT_ALONE.has(word)))
    return isOfExam && isStrange ? ENOUGH_WITHOUT_NAME : ENOUGH;
  const isOfOneself = asked.includes('my') || asked.includes('where');
  const count = asked.filter((word) => OF_PRODUCT.has(word)).length;
  // 'what can you do' has nothing else.
  const isOfAssistant = asked.includes('you') && asked.length === 1;
  const isExact = asked.length >= FEWEST_OF_EXACT ? EXACT : null;
  if (count === 0) return isOfAssistant || asked.includes('my') ? WHOLE : isExact;
  // Shoes are bought online too.
  if (count === 1 && asked.includes('network')) return isStrange ? null : WHOLE;
  // Subjects are chosen for the exam itself too.
  if (isOfExam && asked.every((word) => !OF_PRODUCT.has(word) || word === 'topic' || word === 'choose'))
    return null;
  if (isOfExam) return isOfOneself ? ENOUGH_OF_EXAM : asked.includes('you') ? isExact : null;
  if (!isOfOneself && (isStrange || count < 2)) return isStrange && count < 2 ? null : WHOLE;
  return isStrange ? ENOUGH_WITHOUT_NAME : ENOUGH_IF_LIKELY;
}

/** The intents by their likest phrasing, the likest first. */
function rankedIntents(text: string): FoundIntent[] {
  const { phrasings, weights, vocabularies } = knownPhrasings();
  const asked = conceptsIn(text, isChat);
  const weightOf = (word: string) =>
    weights.get(word) ?? (plain.has(word) ? OF_PLAIN_WORD : isConcept(word) ? 1 : OF_OTHER_WORD);
  const weighed = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const best = new Map<string, number>();
  for (const { intent, concepts } of phrasings) {
    const common = weighed(asked.filter((word) => concepts.has(word)));
    if (common === 0) continue;
    const absent = weighed([...concepts]) - common;
    const excess = asked.filter((word) => !concepts.has(word));
    const own = weighed(excess.filter((word) => vocabularies.get(intent)?.has(word)));
    const other = weighed(excess) - own;
    const likeness = common / (common + OF_OWN_EXCESS * own + OF_EXCESS * other + OF_ABSENCE * absent);
    if (likeness > (best.get(intent) ?? 0)) best.set(intent, likeness);
  }
  return [...best]
    .map(([intent, likeness]) => ({ intent, likeness }))
    .toSorted((one, other) => other.likeness - one.likeness);
}

const hasStrange = (asked: readonly string[], weights: Known['weights']): boolean =>
  asked.some((word) => !weights.has(word) && !isConcept(word) && !isUsual(word));

function isOfSomebody(text: string): boolean {
  const asked = conceptsIn(text, isChat);
  return !asked.includes('my') && hasStrange(asked, knownPhrasings().weights);
}

/** Ideas of which only the product has this one. */
const OF_PRODUCT_ALONE: ReadonlySet<string> = new Set(
  'customtest token sync receipt fingerprint leaderboard notebook app install password logout notification adaptive login otp refund fullscreen leave-page badge'.split(
    ' ',
  ),
);
/** Ideas of a place where tests are taken. */
const OF_TESTS: ReadonlySet<string> = new Set(
  'test customtest question result analysis rank leaderboard notebook token plan sync receipt fingerprint app install notification adaptive fullscreen leave-page'.split(
    ' ',
  ),
);
/** Ideas that the product has too. */
const OF_PRODUCT: ReadonlySet<string> = new Set(
  (
    'submit save wait account network plan pay refund result analysis mistake revise rank test delete palette mark contact batch college opening locked extra ' +
    'calculator storage dark assistant level ai topic progress profile language weak strong phone off time hindi join code points again due practice pause register username diagram lesson invoice coupon link email photo phone choose'
  ).split(' '),
);
