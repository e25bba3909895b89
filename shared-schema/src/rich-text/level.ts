import { QUESTION_SIGNS, type Signs } from './tokens.ts';

/** The deepest nesting that is parsed; deeper text is kept as it is, so that the parser cannot run out of stack. */
export const MAX_DEPTH = 12;

/** The nesting depth at which a text is read, and the syntax that is recognised in it. */
export interface Level {
  /** Counts from 0. */
  readonly depth: number;
  readonly signs: Signs;
}

export const QUESTION_LEVEL: Level = { depth: 0, signs: QUESTION_SIGNS };

export const deeper = ({ depth, signs }: Level): Level => ({ depth: depth + 1, signs });
