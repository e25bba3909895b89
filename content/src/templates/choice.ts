import type { NumberChoice, WordChoice } from './asked.ts';
import { amount, isPrintedInFull, roundedAmount } from './numbers.ts';
import type { Random } from './random.ts';
import { plausibleSlips } from './slips.ts';
import type { MadeQuestion, Turn } from './template.ts';

/** Two rounded options closer than this could both be taken for the answer. */
const LEAST_DISTANCE = 0.03;
const LEAST_EXACT_DISTANCE = 1e-6;
const FIGURES: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** CT1: the rank of the turn is how many of the options are smaller than the right one, if they are numbers. */
export function makeChoice(
  random: Random,
  asked: NumberChoice | WordChoice,
  turn: Pick<Turn, 'rank' | 'options'>,
): MadeQuestion | null {
  return 'right' in asked ? fromWords(random, asked, turn) : fromNumber(random, asked, turn);
}

/** CT1: mistakes on the side that is wanted come first, then plausible slips on this side. */
function fromNumber(
  random: Random,
  asked: NumberChoice,
  { rank, options: count }: Pick<Turn, 'rank' | 'options'>,
): MadeQuestion | null {
  const { value } = asked;
  const options = new NumericOptions(asked);
  if (!options.offer(value)) return null;
  const candidates = [...random.shuffle(asked.mistakes), ...plausibleSlips(random, asked)];
  const offerSome = (more: number, isThere: (candidate: number) => boolean) => {
    const wanted = options.values.length + more;
    for (const candidate of candidates.filter(isThere))
      if (options.values.length < wanted) options.offer(candidate);
  };
  offerSome(rank, (candidate) => candidate < value);
  offerSome(count - 1 - rank, (candidate) => candidate > value);
  if (options.values.length < count) return null;
  const [right = '', ...wrong] = options.values.map(options.show);
  return {
    text: asked.text + roundingOf(asked),
    options: shuffled(random, right, wrong),
    ...rest(asked),
    within: asked.within,
    proof: [[value, asked.check]],
  };
}

/** CT3: what is rounded says so, in the question. */
function roundingOf(asked: NumberChoice): string {
  const { value, digits = 3, show } = asked;
  if (show !== undefined || isPrintedInFull(value)) return '';
  if (isToNearestWhole(asked)) return ' (to the nearest whole number)';
  return ` (to ${FIGURES[digits] ?? digits} significant figures)`;
}

function isToNearestWhole({ value, digits = 3 }: NumberChoice): boolean {
  return Math.abs(value) >= 10 ** (digits - 1) && Math.abs(value) < 1e5;
}

/** Options as far as they have been chosen: within the range, printable, and apart from each other. */
class NumericOptions {
  readonly values: number[] = [];
  private readonly asked: NumberChoice;

  constructor(asked: NumberChoice) {
    this.asked = asked;
  }

  readonly show = (value: number): string => this.printed(value) ?? '';

  /** @returns whether the candidate has become an option. */
  offer(candidate: number): boolean {
    const [least, most] = this.asked.within;
    const isPlausible = candidate >= least && candidate <= most && this.printed(candidate) !== null;
    if (!isPlausible || this.values.some((value) => this.isTooClose(value, candidate))) return false;
    this.values.push(candidate);
    return true;
  }

  /** CT3: all as exact as the right one, which would stand out by its form otherwise; null for what cannot be so. */
  private printed(value: number): string | null {
    const { unit = '', digits = 3, show } = this.asked;
    if (!Number.isFinite(value)) return null;
    if (show !== undefined) return show(value);
    if (isPrintedInFull(this.asked.value)) return isPrintedInFull(value) ? amount(value, unit) : null;
    if (isToNearestWhole(this.asked)) return amount(Math.round(value), unit);
    return roundedAmount(value, unit, digits);
  }

  private isTooClose(one: number, other: number): boolean {
    const isExact = isPrintedInFull(this.asked.value) || this.asked.show !== undefined;
    const least = isExact ? LEAST_EXACT_DISTANCE : LEAST_DISTANCE;
    const isNear = Math.abs(one - other) <= least * Math.max(Math.abs(one), Math.abs(other));
    return isNear || this.printed(one) === this.printed(other);
  }
}

function fromWords(
  random: Random,
  asked: WordChoice,
  { options }: Pick<Turn, 'options'>,
): MadeQuestion | null {
  const likeliest = asked.likeliest === undefined ? [] : [asked.likeliest];
  const wrong = [...new Set(asked.wrong)].filter((text) => text !== asked.right && text !== asked.likeliest);
  const others = options - 1 - likeliest.length;
  if (wrong.length < others) return null;
  return {
    text: asked.text,
    ...arranged(shuffled(random, asked.right, [...likeliest, ...random.sample(wrong, others)]), asked.order),
    ...rest(asked),
    within: null,
    proof: asked.proof ?? [],
  };
}

function arranged(
  options: MadeQuestion['options'],
  order: readonly string[] | undefined,
): Pick<MadeQuestion, 'options' | 'isInOrder'> {
  if (order === undefined) return { options };
  return {
    options: options.toSorted((one, other) => order.indexOf(one.text) - order.indexOf(other.text)),
    isInOrder: true,
  };
}

function shuffled(random: Random, right: string, wrong: readonly string[]): MadeQuestion['options'] {
  return random.shuffle([{ text: right, isRight: true }, ...wrong.map((text) => ({ text, isRight: false }))]);
}

function rest({ why, diagram, difficulty }: NumberChoice | WordChoice) {
  return {
    answer: null,
    explanation: why,
    diagram: diagram ?? null,
    ...(difficulty !== undefined && { difficulty }),
  };
}
