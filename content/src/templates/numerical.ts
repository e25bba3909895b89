import type { Diagram, MadeQuestion } from './template.ts';

/** A question whose answer is typed. */
export interface Typed {
  readonly text: string;
  readonly value: number;
  /** The same value by another way. */
  readonly check: number;
  /** 0, unless said otherwise: a whole number, rounded to the nearest. */
  readonly decimals?: number;
  readonly why: string;
  readonly diagram?: Diagram;
  /** 2 to 9, where what was drawn makes the question easier or harder than its template says. */
  readonly difficulty?: number;
}

/** A value this close to a half could be rounded either way by an honest calculation. */
const NEAR_A_HALF = 0.03;
/** CT6: by which share of itself a value may change when it is rounded to a whole number. */
const MOST_CHANGED = 0.05;
/** How an answer is rounded, by the number of its decimals. */
const ROUNDED_TO = ['to the nearest whole number', 'to one decimal place', 'to two decimal places'] as const;

export function makeNumerical(asked: Typed): MadeQuestion | null {
  const { value, decimals = 0 } = asked;
  const scaled = value * 10 ** decimals;
  const fromHalf = Math.abs(Math.abs(scaled - Math.floor(scaled)) - 0.5);
  if (!Number.isFinite(value) || fromHalf < NEAR_A_HALF) return null;
  if (decimals === 0 && Math.abs(Math.round(value) - value) > MOST_CHANGED * Math.abs(value)) return null;
  const text = value.toFixed(decimals).replace(/^-(0(?:\.0*)?)$/, '$1');
  const rule =
    decimals === 0 ? { rounding: 'integer' as const } : { tolerance: (10 ** -decimals).toFixed(decimals) };
  return {
    text: asked.text,
    options: [],
    answer: { value: text, ...rule },
    explanation: withAnswer(asked.why, text, decimals),
    diagram: asked.diagram ?? null,
    ...(asked.difficulty !== undefined && { difficulty: asked.difficulty }),
    within: null,
    proof: [[value, asked.check]],
  };
}

/** CT6: a solution that ends before the value is rounded, with the answer as it is asked for. */
function withAnswer(why: string, answer: string, decimals: number): string {
  const rounded = ROUNDED_TO[decimals];
  const numbers: readonly string[] = why.match(/\d+(?:\.\d+)?/g) ?? [];
  const isPrinted = numbers.some((each) => Number(each) === Math.abs(Number(answer)));
  if (rounded === undefined || isPrinted) return why;
  return `${why} Rounded off ${rounded}, the answer is $${answer}$.`;
}
