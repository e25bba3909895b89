import { nothingFound, refused, type Looked } from '../embedded-free.ts';
import { wordsAsked } from '../question-similarity.ts';
import { ASKING_WORDS } from '../reading/asking-words.ts';
import { isElliptic, isOfPerson, isOfResult } from '../reading/about-subject.ts';
import { isMarked, PRONOUN } from '../reading/complete.ts';
import {
  contentOf,
  isOfNamed,
  isOfAntecedent,
  isOfTopic,
  isOfWholeTopic,
  lastTurnOf,
  subjectOf,
  type LastTurn,
} from '../reading/last-turn.ts';
import { meaningWords } from '../reading/meaning-words.ts';
import type { Reader, Reading, TypedQuestion } from '../reading/readings.ts';
import { kindsIn } from './knowledge/kinds.ts';
import { placesIn } from './knowledge/ordinals.ts';
import { SURE, type Answer, type Answerer, type Question } from './answerer.ts';
import { NAMES_EXAM } from './exam-facts.ts';
import { isForbidden } from './product/forbidden.ts';
import { isOfSameIntent, namesProduct, OF_ONESELF } from './product/intents.ts';

/** Names of what is near, at most. */
const MOST_RELATED = 4;

/**
 * AS43: the answer of the first answerer that is sure about a reading of the question, as typed first. Otherwise what is
 * near, as the names of what can be asked.
 * @param isRefused AS7: whether a text contains a question held back. A reading that was completed from an earlier
 * question may, although neither of them does.
 */
export async function answerFrom(
  { answerers, reader }: { readonly answerers: readonly Answerer[]; readonly reader: Reader },
  question: TypedQuestion,
  isRefused: (text: string) => Promise<boolean>,
): Promise<Looked> {
  const related = new Set<string>();
  const turn = lastTurnOf(question.conversation);
  for (const answerer of answerers) {
    if (turn === null || answerer.continues !== true) continue;
    const found = await answerer.answer({ ...question, reading: 'typed' });
    if (found?.kind === 'answer') return found;
  }
  const readings = await reader.readingsOf(question);
  // What goes on with a sum is rather a sum than a text near its words.
  const orders =
    turn?.isComputed === true
      ? [answerers.filter(isOfSums), answerers.filter((each) => !isOfSums(each))]
      : [answerers];
  for (const [own, reading] of orders.flatMap((each) =>
    readings.map((reading) => [each, reading] as const),
  )) {
    for (const answerer of own) {
      if (answerer.continues === true) continue;
      const found = await answerer.answer({ ...question, ...reading });
      if (found?.kind === 'related') for (const link of found.links) related.add(link);
      if (found?.kind !== 'answer' || found.confidence < SURE) continue;
      if (answerer.name === 'help' && !OF_ONESELF.test(reading.text)) {
        const fact = await factFor(answerers, { ...question, ...reading });
        if (fact !== null) return fact;
      }
      if (!belongs(answerer.name, found, { question, reading, turn })) continue;
      if (reading.reading === 'completed') {
        if (await isRefused(reading.text)) continue;
        // What is found for the whole is found for no part of it.
        const isSame =
          answerer.name === 'help' && isOfSameIntent(question.text, reading.text)
            ? false
            : repeats(found.text, question);
        // What is asked of an exam may be in the same rules.
        if (isSame && answerer.name.startsWith('exam')) continue;
        if (isSame) return nothingFound(question.text, []);
      }
      return found;
    }
  }
  if (isForbidden(question.text)) return refused(question.text);
  return nothingFound(question.text, [...related].slice(0, MOST_RELATED));
}

/** A reading of a message, after the turn before. */
interface Place {
  readonly question: TypedQuestion;
  readonly reading: Reading;
  readonly turn: LastTurn | null;
}

/** Whether what was found is about what the message asks for. */
function belongs(name: string, { text }: Answer, place: Place): boolean {
  const { question, reading, turn } = place;
  // A subject is not gone on with in the product.
  if (OF_PRODUCT.has(name))
    return !isForbidden(question.text) && (turn === null || !leavesProduct(turn, reading, name));
  if (!KNOWLEDGE.has(name)) return true;
  if (isOfAnotherThing(reading.text, text)) return false;
  return turn === null || goesOn(text, turn, place);
}

/** Whether a text of the glossary has what the message leaves out, which is in the turn before. */
function goesOn(text: string, turn: LastTurn, { question, reading }: Place): boolean {
  // 'and the second one?'
  const places = placesIn(text);
  if (placesIn(reading.text).some((place) => !places.includes(place))) return false;
  if (ASKS_ITS_PLACE.test(question.text) && !isOfWholeTopic(turn, text)) return false;
  const isNamed = isOfNamed(question.text, text);
  if (
    leavesOut(turn, reading.text) &&
    !isOfTopic(turn, question.text, text) &&
    !(reading.reading === 'completed' && isNamed)
  )
    return false;
  if (PRONOUN.test(question.text) && !isOfAntecedent(turn, text, isOfPerson(question.text))) return false;
  return (FULL_FORM.test(reading.text) && isNamed) || !isBeside(turn, question.text, text);
}

/** 'which article is it?': of the many texts with an article, one about all that was asked before. */
const ASKS_ITS_PLACE =
  /\b(?:which|what|kis|kaun ?s[aei])\b(?: \S+){0,2} (?:articles?|amendments?|part|schedules?|sections?|acts?|chapter)\b|(?:किस|कौन ?स[ाेी]) (?:अनुच्छेद|संशोधन|भाग|अनुसूची|धारा|अधिनियम)/iu;

/** Surer than an answer must be, because the product has its words too. */
const SURE_OF_FACT = 0.85;

/** What the glossary answers to a question that help was found for. */
async function factFor(answerers: readonly Answerer[], question: Question): Promise<Answer | null> {
  for (const answerer of answerers) {
    if (answerer.name !== 'glossary' && answerer.name !== 'knowledge') continue;
    const found = await answerer.answer(question);
    if (found?.kind === 'answer' && found.confidence >= SURE_OF_FACT) return found;
  }
  return null;
}

/** What is asked of an exam and stands in no pattern, with words that an answer has. */
const OF_AN_EXAM: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [
    /\bwhen (?:is|will|are)\b|\b(?:exam|paper|result) dates?\b|\bkab (?:hai|h|hoga|hogi|aayega|aayegi)\b|कब (?:है|होगा|होगी|आएगा)/iu,
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|year)\b|साल|वर्ष/iu,
  ],
  [/\bsyllabus\b|पाठ्यक्रम|सिलेबस/iu, /\b(?:syllabus|topics?|chapters?)\b|पाठ्यक्रम|अध्याय/iu],
  [/\b(?:admit cards?|hall tickets?)\b|प्रवेश पत्र/iu, /\b(?:admit card|hall ticket)\b|प्रवेश पत्र/iu],
  [/\bfees?\b|शुल्क|फीस/iu, /\bfees?\b|शुल्क|फीस/iu],
  [/\b(?:cut ?-?offs?)\b|कट ?ऑफ/iu, /\bcut ?-?off|qualif|percent|कट ?ऑफ/iu],
];

/** Whether an exam is asked for something that the answer does not have: its date, its syllabus. */
const isOfAnotherThing = (asked: string, text: string): boolean =>
  NAMES_EXAM.test(asked) && OF_AN_EXAM.some(([words, answered]) => words.test(asked) && !answered.test(text));

const EXAMPLE_ASKED = /\b(?:example|udaharan|udahran)\b|उदाहरण/iu;

const FULL_FORM = /full ?form|फुल फॉर्म|पूरा नाम/iu;
const TEXT_ASKED = /\b(?:formula|define|definition|why|explain|meaning|law)\b|सूत्र|परिभाषा/iu;
const NUMBER_IN = /\d/;

/** Whether a text cannot be what a follow-up asks for: an example, a quantity of a sum, or a full form that is not there. */
function isBeside(turn: LastTurn, asked: string, text: string): boolean {
  if (EXAMPLE_ASKED.test(asked) && isElliptic(asked)) return true;
  if (turn.isComputed && NUMBER_IN.test(turn.question) && isMarked(asked) && !TEXT_ASKED.test(asked))
    return true;
  return (
    FULL_FORM.test(turn.question) &&
    isElliptic(asked) &&
    !/stands for|full form/i.test(text) &&
    subjectOf(asked).length > 0
  );
}

const leavesProduct = (turn: LastTurn, { text, reading }: Reading, answerer: string): boolean =>
  reading === 'completed'
    ? !turn.isOfProduct
    : (answerer === 'help' && turn.isOfSubject && isElliptic(text)) ||
      (!turn.isOfProduct && !namesProduct(text));

/** Answerers about the product, which need no words of it. */
const OF_PRODUCT: ReadonlySet<string> = new Set(['help', 'own data']);

const leavesOut = (turn: LastTurn, text: string): boolean =>
  isElliptic(text) || (turn.isComputed && isOfResult(text));

const isOfSums = ({ name }: Answerer): boolean => name === 'calculation';

/** Answerers that find a text near the words of a message, whatever it is about. */
const KNOWLEDGE: ReadonlySet<string> = new Set(['glossary', 'formulae', 'knowledge', 'exam facts']);

/**
 * AS92: whether an answer to a follow-up is the one before. It answers the follow-up too only if it has all its words.
 */
function repeats(text: string, { text: asked, conversation }: TypedQuestion): boolean {
  const before = conversation.findLast(({ role }) => role === 'assistant')?.text;
  if (before === undefined || !before.includes(text)) return false;
  if (text.length > LONGEST_REPEATED && kindsIn(asked).size > 0) return true;
  if (/(?<!\S)(?:if|agar|why|kyu|kyun|kyon)(?!\S)|अगर|क्यों/iu.test(asked)) return true;
  // 'who gave it?' has no word that the text could have.
  if (contentOf(asked).length === 0 && kindsIn(asked).size > 0) return true;
  const own = text.toLowerCase();
  const meant = new Set(meaningWords(text));
  return wordsAsked(asked).some(
    (word) =>
      !ASKING_WORDS.has(word) &&
      !own.includes(word.toLowerCase().slice(0, LETTERS_OF_STEM)) &&
      !meaningWords(word).every((stem) => meant.has(stem)),
  );
}

/** Characters of a single sentence with its title. */
const LONGEST_REPEATED = 320;

/** Letters that the forms of a word have in common. */
const LETTERS_OF_STEM = 5;
