import { amount } from './numbers.ts';
import type { Random } from './random.ts';
import type { Diagram, MadeQuestion } from './template.ts';

interface Asked {
  readonly text: string;
  /** The worked solution. */
  readonly why: string;
  readonly diagram?: Diagram;
}

/** A question for a number. Its distractors are what typical mistakes lead to. */
export interface NumberChoice extends Asked {
  readonly value: number;
  /** The same value by another way. */
  readonly check: number;
  readonly mistakes: readonly number[];
  /** LaTeX, upright: 'm\,s^{-1}'. */
  readonly unit?: string;
  readonly digits?: number;
  /** How an option looks, where number and unit are not enough. */
  readonly show?: (value: number) => string;
}

/** A question whose options are words or formulas. */
export interface WordChoice extends Asked {
  readonly right: string;
  readonly wrong: readonly string[];
  readonly proof?: readonly (readonly [number, number])[];
}

const WRONG_OPTIONS = 3;
/** Two options closer than this could both be taken for the rounded answer. */
const LEAST_DISTANCE = 0.03;
/** What fills up when mistakes lead to the same number: off by a factor. */
const SLIPS = [2, 0.5, 1.5, 4, 0.25, 0.75, 3];

export function makeChoice(random: Random, asked: NumberChoice | WordChoice): MadeQuestion | null {
  return 'right' in asked ? fromWords(random, asked) : fromNumber(random, asked);
}

function fromNumber(random: Random, asked: NumberChoice): MadeQuestion | null {
  const { value, unit = '', digits, show = (shown: number) => amount(shown, unit, digits) } = asked;
  const right = show(value);
  const wrong = wrongNumbers(random, asked, show);
  if (!Number.isFinite(value) || wrong.length < WRONG_OPTIONS) return null;
  return fromWords(random, { ...asked, right, wrong, proof: [[value, asked.check]] });
}

function wrongNumbers(
  random: Random,
  { value, mistakes }: NumberChoice,
  show: (shown: number) => string,
): string[] {
  const whole = Number.isInteger(value) && mistakes.every(Number.isInteger);
  const slips = SLIPS.map((slip) => value * slip).filter((slip) => !whole || Number.isInteger(slip));
  const taken: number[] = [value];
  const wrong: string[] = [];
  for (const candidate of [...random.shuffle(mistakes), ...slips]) {
    const isNear = taken.some((other) => Math.abs(candidate - other) <= LEAST_DISTANCE * Math.abs(other));
    const isNew = !wrong.includes(show(candidate)) && show(candidate) !== show(value);
    if (!Number.isFinite(candidate) || isNear || !isNew || wrong.length === WRONG_OPTIONS) continue;
    taken.push(candidate);
    wrong.push(show(candidate));
  }
  return wrong;
}

function fromWords(random: Random, asked: WordChoice): MadeQuestion | null {
  const wrong = [...new Set(asked.wrong)].filter((text) => text !== asked.right);
  if (wrong.length < WRONG_OPTIONS) return null;
  const options = [
    { text: asked.right, isRight: true },
    ...random.sample(wrong, WRONG_OPTIONS).map((text) => ({ text, isRight: false })),
  ];
  return {
    text: asked.text,
    options: random.shuffle(options),
    answer: null,
    explanation: asked.why,
    diagram: asked.diagram ?? null,
    proof: asked.proof ?? [],
  };
}
