import {
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
} from 'mathjs/number';
import { Incalculable } from './rational.ts';

const LARGEST = 1e300;
const LARGEST_FACTORIAL = 170;

const FUNCTIONS: Readonly<Record<string, (x: number, y?: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: (x) => (Math.abs(Math.cos(x)) < 1e-12 ? Number.NaN : Math.tan(x)),
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
  ncr: (n, r = Number.NaN) => Math.round(factorial(n) / factorial(r) / factorial(n - r)),
  npr: (n, r = Number.NaN) => Math.round(factorial(n) / factorial(n - r)),
};

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST_FACTORIAL) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

const OPERATORS: Readonly<Record<string, (x: number, y: number) => number>> = {
  add: (x, y) => x + y,
  subtract: (x, y) => x - y,
  multiply: (x, y) => x * y,
  divide: (x, y) => x / y,
  pow: (x, y) => x ** y,
};

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, deg: Math.PI / 180 };

/** The value of an expression without letters. @throws Incalculable for what is not on these lists, undefined or too large. */
export function approximate(node: MathNode): number {
  const value = valueOf(node);
  if (!Number.isFinite(value) || Math.abs(value) > LARGEST) throw new Incalculable('undefined');
  return Math.abs(value) < 1e-14 ? 0 : value;
}

function valueOf(node: MathNode): number {
  if (isParenthesisNode(node)) return approximate(node.content);
  if (isConstantNode(node)) return Number(node.value);
  if (isSymbolNode(node)) return listed(CONSTANTS, node.name.toLowerCase());
  if (isFunctionNode(node)) {
    const apply = listed(FUNCTIONS, node.fn.name.toLowerCase());
    const [x, y, ...more] = node.args.map(approximate);
    if (x === undefined || more.length > 0) throw new Incalculable('arguments');
    return apply(x, y);
  }
  if (isOperatorNode(node)) return ofOperator(node.fn as string, node.args.map(approximate));
  throw new Incalculable('not computed');
}

function ofOperator(name: string, [x = Number.NaN, y]: readonly number[]): number {
  if (name === 'unaryMinus') return -x;
  if (name === 'unaryPlus') return x;
  if (name === 'factorial') return factorial(x);
  return listed(OPERATORS, name)(x, y ?? Number.NaN);
}

function listed<T>(list: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(list, name) ? list[name] : undefined;
  if (found === undefined) throw new Incalculable(`no ${name}`);
  return found;
}
