import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { placesOfSameLook } from '@exam/shared-schema/rich-text';
import type { Fact } from './fact.ts';
import { withItalicNames } from './italic-names.ts';
import { randomFrom, randomOf, type Random } from './random.ts';

/**
 * A template is a question with its numbers left open. The numbers come from a secret of the installation, so that
 * who reads the sources knows the kind of question and not its answer (rule ST9).
 */
export interface Template {
  /** Unique and kept forever: questions of the bank are found again by it. */
  readonly name: string;
  readonly subject: string;
  /** A chapter of the syllabus. */
  readonly topic: string;
  /** 1 to 10; a question may say more exactly how difficult it is. */
  readonly difficulty: number;
  readonly type: QuestionTypeName;
  /** What its questions are about, where they are about facts. */
  readonly facts?: { readonly about: string; readonly pool: readonly Fact[] };
  /** Null if the numbers drawn make no good question; then it is asked again. */
  make(random: Random, turn: Turn): MadeQuestion | null;
}

/** CT14: bank exams print five options, all others four. */
export type OptionCount = 4 | 5;

/** Which of several questions of one template this is. */
export interface Turn {
  readonly number: number;
  /** The same chance for all questions of the template. */
  readonly family: Random;
  /** CT1: how many options are to be smaller than the right one. It stays while numbers are drawn again. */
  readonly rank: number;
  readonly options: OptionCount;
}

export interface Diagram {
  readonly svg: string;
  readonly alt: string;
}

interface MadeOption {
  readonly text: string;
  readonly isRight: boolean;
}

export interface MadeQuestion {
  readonly text: string;
  /** In an order of chance, unless they have an order of their own; empty for numerical questions. */
  readonly options: readonly MadeOption[];
  /** CT19: every student sees the options in this order. */
  readonly isInOrder?: true;
  readonly answer: NumericalAnswer | null;
  readonly explanation: string;
  readonly diagram: Diagram | null;
  /** CT7: how difficult the numbers drawn make it, if that differs from the template's difficulty. */
  readonly difficulty?: number;
  /** CT2: what every option of a choice between numbers lies between. */
  readonly within: readonly [least: number, most: number] | null;
  /** CT6: values reached in two ways that have nothing in common; they must agree. */
  readonly proof: readonly (readonly [number, number])[];
}

interface NumericalAnswer {
  readonly value: string;
  readonly tolerance?: string;
  readonly rounding?: 'integer';
}

const MAX_TRIES = 500;

/**
 * The `turn`-th question of a template, the same for the same seed. A rank that a template finds no numbers for is
 * given up for another one. @throws Error if no numbers fit at all, or if it cannot have so many options.
 */
export function makeQuestion(
  template: Template,
  seed: string,
  turn = 0,
  options: OptionCount = 4,
): MadeQuestion {
  const made = tryQuestion(template, seed, turn, options);
  if (made !== null) return template.subject === 'Biology' ? inItalics(made) : made;
  throw new Error(`The template ${template.name} found no numbers that make a question`);
}

const inItalics = (made: MadeQuestion): MadeQuestion => ({
  ...made,
  text: withItalicNames(made.text),
  options: made.options.map((option) => ({ ...option, text: withItalicNames(option.text) })),
  explanation: withItalicNames(made.explanation),
});

/** CT14: whether the template has as many options as are asked for; all have four, where they have any. */
export function canOffer(template: Template, options: OptionCount): boolean {
  if (options === 4) return true;
  return template.type === 'MCQ' && tryQuestion(template, 'five options', 0, options) !== null;
}

function tryQuestion(
  template: Template,
  seed: string,
  turn: number,
  options: OptionCount,
): MadeQuestion | null {
  // Questions of four options are found again by the seed that they had before there were others.
  const more = options === 4 ? [] : [options];
  const random = randomFrom(JSON.stringify([seed, template.name, turn, ...more]));
  const first = random.int(0, options - 1);
  const familyOf = randomOf(JSON.stringify([seed, template.name, ...more]));
  for (let attempt = 0; attempt < options * MAX_TRIES; attempt += 1) {
    const rank = (first + Math.floor(attempt / MAX_TRIES)) % options;
    const made = template.make(random, { number: turn, family: familyOf(), rank, options });
    if (made !== null && haveOwnLooks(made)) return made;
  }
  return null;
}

/** BK37 */
const haveOwnLooks = ({ options }: MadeQuestion): boolean =>
  placesOfSameLook(options.map(({ text }) => text)) === null;
