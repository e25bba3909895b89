import {
  approximate,
  combinations,
  factorial,
  Incalculable,
  permutations,
  readTree,
  type Allowed,
} from '../../../expressions/index.ts';

/** Characters. */
const LONGEST = 400;
/** Larger values are not plausible answers of an exam question. */
const LARGEST = 1e100;

/** The functions that the prompt allows: angles in radians, log to the base e. */
const OF_MODEL: Allowed = {
  functions: {
    sqrt: Math.sqrt,
    cbrt: Math.cbrt,
    abs: Math.abs,
    exp: Math.exp,
    log: Math.log,
    log10: Math.log10,
    log2: Math.log2,
    pow: (x, y = Number.NaN) => x ** y,
    floor: Math.floor,
    ceil: Math.ceil,
    round: Math.round,
    min: (x, y = x) => Math.min(x, y),
    max: (x, y = x) => Math.max(x, y),
    mod: (x, y = Number.NaN) => x - y * Math.floor(x / y),
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    asin: Math.asin,
    acos: Math.acos,
    atan: Math.atan,
    atan2: (y, x = Number.NaN) => Math.atan2(y, x),
    sinh: Math.sinh,
    cosh: Math.cosh,
    tanh: Math.tanh,
    combinations,
    permutations,
    factorial,
    gcd,
    lcm: (x, y = Number.NaN) => Math.abs(x * y) / gcd(x, y),
  },
  constants: { pi: Math.PI, e: Math.E },
};

function gcd(x: number, y = Number.NaN): number {
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return Number.NaN;
  return y === 0 ? Math.abs(x) : gcd(y, x % y);
}

/**
 * LM5: evaluates an expression of numbers, operators and the functions above. Anything else (names, assignments, texts,
 * lists, units) is rejected.
 * @returns null if it is rejected or has no value that an answer could have.
 */
export function valueOf(expression: string): number | null {
  if (expression.length > LONGEST) return null;
  try {
    const value = approximate(readTree(expression), OF_MODEL);
    return Math.abs(value) > LARGEST ? null : value;
  } catch (error) {
    if (error instanceof Incalculable) return null;
    throw error;
  }
}
