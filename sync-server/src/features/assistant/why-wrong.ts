import {
  ENGLISH_KEY_WORDS,
  isList,
  questionTypes,
  rightOptions,
  type Answer,
} from '@exam/shared-schema/question-types';
import { plainText } from '@exam/shared-schema/rich-text';
import { searchTerms } from '../../bank/search/search-terms.ts';
import { joined, numbered, stepsIn } from './embedded-phrases.ts';
import { optionName, optionsChosen, answerNamed, rightAnswer, type KnownQuestion } from './known-question.ts';
import { shareOf } from './question-similarity.ts';
import type { StudentAnswer } from './student-answer.ts';

/**
 * AS9: why the student's answer is wrong, before the right answer is mentioned: from the worked solution, and from the
 * ratio of the numbers.
 */
export function whyWrong(question: KnownQuestion, { answer, verdict }: StudentAnswer): string {
  if (verdict === 'right') return `Your answer is right: ${rightAnswer(question)}.`;
  if (answer === null) return 'You left this question open.';
  if (isList(answer)) return aboutSet(question, answer);
  return joined(
    `You chose ${answerNamed(question, answer)}. It is not right.`,
    reasonFor(question, answerPrinted(question, answer)),
  );
}

/** The answer with the texts of its options. */
function answerPrinted({ type, options }: KnownQuestion, answer: Answer): string {
  const named = options.map(({ _id, text }) => ({ _id, name: text }));
  return questionTypes[type].answerText(answer, { words: ENGLISH_KEY_WORDS, options: named });
}

const nameOf = (question: KnownQuestion, id: string): string => optionName(question, id);

function aboutSet(question: KnownQuestion, answer: readonly string[]): string {
  const chosen = optionsChosen(question, answer);
  const right = optionsChosen(question, rightOptions(question.key, answer));
  const wrongly = chosen.filter((option) => !right.includes(option));
  const missed = right.filter((option) => !chosen.includes(option));
  const names = (options: readonly { readonly _id: string }[]) =>
    options.map(({ _id }) => nameOf(question, _id)).join(', ');
  return joined(
    ...wrongly.map((option) =>
      joined(
        `You chose ${nameOf(question, option._id)}, which does not hold.`,
        reasonFor(question, option.text),
      ),
    ),
    missed.length === 0 ? '' : `You left out ${names(missed)}.`,
  );
}

/** AS40: why one option is right or not, from the reasons that the solution gives. */
export function aboutOption(question: KnownQuestion, id: string): string {
  const option = question.options.find(({ _id }) => _id === id);
  if (option === undefined) return '';
  const name = nameOf(question, id);
  const steps = numbered(stepsIn(question.explanation ?? ''));
  if (rightOptions(question.key).includes(id)) return joined(`${name} is right.`, steps);
  const reason = mentionOf(question, option.text) ?? comparisonWith(question, option.text);
  return joined(`${name} is not right.`, reason ?? joined(NO_REASON, steps));
}

function reasonFor(question: KnownQuestion, chosen: string): string {
  return mentionOf(question, chosen) ?? comparisonWith(question, chosen) ?? NO_REASON;
}

const NO_REASON = 'It does not follow from what is given; hold it against the working below, step by step.';

/** Share of an option's words from which a sentence is about the option. */
const ABOUT = 0.8;

/** The sentence of the worked solution that is about this option and not about the right one. */
function mentionOf(question: KnownQuestion, chosen: string): string | null {
  const words = searchTerms([plainText(chosen)]).filter((word) => !/^\d+$/.test(word));
  if (words.length === 0) return null;
  const right = new Set(searchTerms([plainText(rightAnswer(question))]));
  const own = words.filter((word) => !right.has(word));
  if (own.length === 0) return null;
  const sentence = stepsIn(question.explanation ?? '').find(
    (step) => shareOf(own, new Set(searchTerms([plainText(step)]))) >= ABOUT,
  );
  return sentence === undefined ? null : `The solution says of it: ${sentence}`;
}

/** The only number in a text; null if it has none, or several. */
function numberIn(text: string): number | null {
  const plain = text.replace(/\{,\}/g, '').replace(/\^\{?[^}\s$]*\}?|\\mathrm\{[^}]*\}|\\[a-z]+/g, ' ');
  const numbers = plain.match(/-?\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : null;
}

const SAME = 1e-6;
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= SAME * Math.max(1, Math.abs(other));

/** Ratios of a wrong value to the right one that common mistakes produce. */
const SLIPS: readonly (readonly [ratio: number, sentence: string])[] = [
  [
    -1,
    'It is the right value with the other sign: look at the directions and at what you subtract from what.',
  ],
  [
    2,
    'It is exactly twice the right value: a factor of 2 was left in, as of a diameter for a radius or of a whole for a half.',
  ],
  [
    0.5,
    'It is exactly half of the right value: a factor of 2 was lost, or one half stands where the formula has none.',
  ],
  [4, 'It is exactly four times the right value: something was doubled before it was squared.'],
  [0.25, 'It is exactly a quarter of the right value: something was halved before it was squared.'],
  [3.6, 'It is 3.6 times the right value: km/h and m/s were mixed up.'],
  [1 / 3.6, 'It is the right value divided by 3.6: km/h and m/s were mixed up.'],
  [60, 'It is 60 times the right value: minutes and hours, or seconds and minutes, were mixed up.'],
  [1 / 60, 'It is a sixtieth of the right value: minutes and hours, or seconds and minutes, were mixed up.'],
];

function comparisonWith(question: KnownQuestion, chosen: string): string | null {
  const [own, right] = [numberIn(chosen), numberIn(rightText(question))];
  if (own === null || right === null || right === 0) return null;
  const slip = SLIPS.find(([ratio]) => isNear(own / right, ratio));
  if (slip !== undefined) return slip[1];
  const tens = Math.log10(Math.abs(own / right));
  if (own !== 0 && isNear(tens, Math.round(tens)) && Math.round(tens) !== 0)
    return 'It differs from the right value by a power of ten: look at the units, and at the decimal point.';
  if (isNear(own * own, right)) return 'It is the square root of the right value.';
  if (isNear(own, right * right)) return 'It is the square of the right value.';
  if (isNear(own * right, 1)) return 'It is the reciprocal of the right value: the fraction is upside down.';
  return own > right
    ? 'It is larger than what follows from what is given.'
    : 'It is smaller than what follows from what is given.';
}

function rightText({ key, options }: KnownQuestion): string {
  const [accepted] = questionTypes[key.type].acceptedTexts(key);
  const [right] = rightOptions(key);
  return accepted ?? options.find(({ _id }) => _id === right)?.text ?? '';
}
