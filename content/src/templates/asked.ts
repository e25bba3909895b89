import type { Diagram } from './template.ts';

interface Asked {
  readonly text: string;
  /** The worked solution. */
  readonly why: string;
  readonly diagram?: Diagram;
  /** 2 to 9, where what was drawn makes the question easier or harder than its template says. */
  readonly difficulty?: number;
}

/** A question for a number. Its distractors are what typical mistakes lead to. */
export interface NumberChoice extends Asked {
  readonly value: number;
  /** The same value by another way. */
  readonly check: number;
  readonly mistakes: readonly number[];
  /** CT2: what the value and every option lie between, both included. */
  readonly within: readonly [least: number, most: number];
  /** LaTeX, upright: 'm\,s^{-1}'. */
  readonly unit?: string;
  /** Significant figures of a value that is too long to stand in full. */
  readonly digits?: number;
  /** How an option looks, where number and unit are not enough; null for what cannot be an option. */
  readonly show?: (value: number) => string | null;
  /** How far neighbouring plausible values are apart, where that is known: 1/7 for sevenths. */
  readonly step?: number;
}

/** A question whose options are words or formulas. */
export interface WordChoice extends Asked {
  readonly right: string;
  readonly wrong: readonly string[];
  /** A further wrong option, of a mistake so common that it is always offered. */
  readonly likeliest?: string;
  /** CT19: all that may be an option, in the order in which papers print them: 'Only I follows', 'Only II follows'. */
  readonly order?: readonly string[];
  readonly proof?: readonly (readonly [number, number])[];
}
