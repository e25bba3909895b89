import type { ConversationTurn } from '@exam/shared-schema/contract';
import { FILLERS } from '../calculate/words/fillers.ts';
import { computed } from '../embedded-free.ts';
import { ASKING_WORDS } from './asking-words.ts';
import { meaningWords } from './meaning-words.ts';
import { withoutChat } from './without-chat.ts';

/** The turn that a follow-up goes on with. */
export interface LastTurn {
  readonly question: string;
  /** The question without how long the answer may be. */
  readonly plain: string;
  readonly answer: string;
  /** Names of what the answer was about, without their subjects. None that was cut. */
  readonly titles: readonly string[];
  /** The words of the question that name what it is about, in their order. */
  readonly topic: string;
  /** Names of persons and things with a capital letter in the first sentence of the answer. */
  readonly names: readonly string[];
  readonly isComputed: boolean;
  /** Whether the answer was help about the product, whose titles are questions. */
  readonly isOfProduct: boolean;
  /** Whether there was an answer about anything else. */
  readonly isOfSubject: boolean;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’.+^-]+/gu) ?? [];

/** Words that ask for a side of a thing, and so name none. */
const SIDES: ReadonlySet<string> = new Set(
  (
    'unit units formula formulae formulas equation equations example examples symbol value year date place location name names type types kind reason cause causes caused use uses advantage advantages ' +
    'discover discovered discoverer invent invented inventor gave given give proposed propose found founded founder wrote written write author made makes make control controls decide decides decided explain explains explained ' +
    'named born died won win winner lost lose percent percentage person country simply simple short formed form full happen happens happened happening become becomes reaction process law home life daily real dimension dimensions ' +
    'jeeta jita haara hara jeet haar diya likha banaya khoja khoj avishkar karta karti karte decide hota hai udaharan udahran matrak ikai sutra naam saal samay jagah karan fayda nuksan upyog ' +
    'मात्रक इकाई सूत्र उदाहरण नाम वर्ष साल कारण उपयोग खोज आविष्कार दिया लिखा बनाया जीता हारा किसने प्रतिशत समीकरण प्रकार'
  ).split(/\s+/),
);

const isEmpty = (word: string): boolean => {
  const own = word.toLowerCase().replace(/^[.'’-]+|[.'’-]+$/g, '');
  return own === '' || ASKING_WORDS.has(own) || FILLERS.has(own);
};

/** The words of a text that name something, in their order. */
export const contentOf = (text: string): string[] => wordsIn(text).filter((word) => !isEmpty(word));

/** As `contentOf`, without words that ask for a side of a thing. */
export const subjectOf = (text: string): string[] =>
  contentOf(text).filter((word) => !SIDES.has(word.toLowerCase()));

/** Sentences to look for names in. */
const NAME = /(?:\p{Lu}\.\s?)*\p{Lu}[\p{Ll}\p{M}]+(?:[ -](?:\p{Lu}\.\s?)*\p{Lu}[\p{Ll}\p{M}]+)*/gu;
const MOST_NAMES = 2;

const INTRODUCTION = /^_[^\n]*_\s+/;

export function lastTurnOf(conversation: readonly ConversationTurn[]): LastTurn | null {
  const question = conversation.findLast(({ role }) => role === 'student')?.text;
  const shown = conversation.findLast(({ role }) => role === 'assistant')?.text;
  if (question === undefined || shown === undefined) return null;
  const answer = shown.replace(INTRODUCTION, '');
  const titles = [...answer.matchAll(/^\*\*([^*\n]+?)\*\*$/gmu)]
    .map(([, title = '']) => title.replace(/ \([^()]*\)$/, ''))
    .filter((title) => !title.includes('…'));
  const body = answer.replace(/^\*\*[^*\n]+\*\*$/gmu, ' ').trim();
  const [sentence = ''] = body.split(/(?<=[\p{Ll}\d)])[.;](?=\s|$)/u);
  const names = [...sentence.replaceAll('*', '').matchAll(NAME)]
    .map(([name]) => name)
    .filter((name) => !STARTS.has(name));
  const plain = (withoutChat(question) ?? question).replace(/\bin (?:\d+|two|three|one) lines?\b/i, ' ');
  return {
    question,
    plain,
    answer,
    titles,
    topic: subjectOf(plain).join(' '),
    isComputed: computed(question) !== null,
    isOfProduct: /^\*\*[^*\n]*\?\*\*$/mu.test(answer),
    isOfSubject: /^\*\*[^*\n]*[^?*\n]\*\*$/mu.test(answer),
    names: [...new Set(names)].slice(0, MOST_NAMES),
  };
}

/** Words that only begin a sentence. */
const STARTS: ReadonlySet<string> = new Set(
  'January February March April May June July August September October November December The A An In It At To For Each Every When If On Of By This That Two Three Energy Answer Formulae'.split(
    ' ',
  ),
);

/** Stems of words of which one says that a text is about the same. */
const stemsIn = (text: string): string[] =>
  meaningWords(text, ASKING_WORDS).filter((stem) => stem.length > 1 && !/^\d/.test(stem));

/**
 * Whether an answer is about something that the turn before was about, other than what the follow-up says itself: 'second
 * largest' after 'largest ocean' is not the second largest country.
 */
export function isOfTopic({ question, titles, names }: LastTurn, asked: string, text: string): boolean {
  const [own, said] = [text, asked].map((each) => new Set(meaningWords(each))) as [Set<string>, Set<string>];
  const topic = stemsIn([...subjectOf(question), ...titles, ...names].join(' '));
  const unsaid = topic.filter((stem) => !said.has(stem));
  return (unsaid.length === 0 ? topic : unsaid).some((stem) => own.has(stem));
}

/** Whether an answer has all that the turn before asked about. */
export function isOfWholeTopic({ topic }: LastTurn, text: string): boolean {
  const own = new Set(meaningWords(text));
  return stemsIn(topic).every((stem) => own.has(stem));
}

/** Whether an answer is about what a pronoun stands for: a name or a title of the turn before, or most of its question. */
export function isOfAntecedent({ topic, titles, names }: LastTurn, text: string, isPerson: boolean): boolean {
  const own = new Set(meaningWords(text));
  if (isPerson && names.length > 0)
    return names.some(
      (name) => !/^Prime|Minister|President/.test(name) && stemsIn(name).some((stem) => own.has(stem)),
    );
  const asked = stemsIn(topic);
  const held = asked.filter((stem) => own.has(stem)).length;
  return (
    (asked.length > 0 && held >= asked.length / 2) ||
    names.some((name) => stemsIn(name).some((stem) => own.has(stem))) ||
    titles.some((title) => stemsIn(title).every((stem) => own.has(stem)))
  );
}

/** Names of exams ask, and are no stems. */
const EXAM_NAME = /\b(?:jee|neet|gate|upsc|ssc|cgl|ibps|sbi|clat|cat|eapcet)\b/i;

/** Whether an answer has all that a follow-up itself names: 'and RBI?'. */
export function isOfNamed(asked: string, text: string): boolean {
  const own = new Set(meaningWords(text));
  const exam = EXAM_NAME.exec(asked)?.[0].toLowerCase();
  if (exam !== undefined) return text.toLowerCase().includes(exam);
  const named = stemsIn(subjectOf(asked).join(' '));
  return named.length > 0 && named.every((stem) => own.has(stem));
}
