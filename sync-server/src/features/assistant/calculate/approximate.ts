import type { MathNode } from 'mathjs/number';
import {
  approximate as approximateTree,
  combinations,
  factorial,
  permutations,
  type Allowed,
} from '../../../expressions/index.ts';

/** Rounds sin(pi) and the like to 0. For trigonometric results only: other values may really be that small. */
const exactZero = (value: number): number => (Math.abs(value) < 1e-14 ? 0 : value);

/** The conventions of Indian school books: log is to the base 10. */
export const OF_SCHOOL: Allowed = {
  functions: {
    sqrt: Math.sqrt,
    cbrt: Math.cbrt,
    sin: (x) => exactZero(Math.sin(x)),
    cos: (x) => exactZero(Math.cos(x)),
    tan: (x) => (Math.abs(Math.cos(x)) < 1e-12 ? Number.NaN : exactZero(Math.tan(x))),
    cot: (x) => 1 / Math.tan(x),
    sec: (x) => 1 / Math.cos(x),
    cosec: (x) => 1 / Math.sin(x),
    csc: (x) => 1 / Math.sin(x),
    asin: Math.asin,
    acos: Math.acos,
    atan: Math.atan,
    arcsin: Math.asin,
    arccos: Math.acos,
    arctan: Math.atan,
    ln: Math.log,
    log: (x, base) => (base === undefined ? Math.log10(x) : Math.log(x) / Math.log(base)),
    log10: Math.log10,
    exp: Math.exp,
    abs: Math.abs,
    factorial,
    ncr: combinations,
    npr: permutations,
  },
  constants: { pi: Math.PI, e: Math.E, deg: Math.PI / 180 },
};

/** Evaluates an expression without variables. @throws Incalculable if it is undefined, too large, or not allowed. */
export const approximate = (node: MathNode): number => approximateTree(node, OF_SCHOOL);
