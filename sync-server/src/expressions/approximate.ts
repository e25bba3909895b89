import {
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
} from 'mathjs/number';
import { Incalculable } from './incalculable.ts';

/** The allowed functions and constants by lower-case name. NaN stands for an undefined value. */
export interface Allowed {
  readonly functions: Readonly<Record<string, (x: number, y?: number) => number>>;
  readonly constants: Readonly<Record<string, number>>;
}

const LARGEST = 1e300;
const LARGEST_FACTORIAL = 170;

export function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST_FACTORIAL) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

export const combinations = (n: number, r = Number.NaN): number =>
  Math.round(factorial(n) / factorial(r) / factorial(n - r));

export const permutations = (n: number, r = Number.NaN): number =>
  Math.round(factorial(n) / factorial(n - r));

const OPERATORS: Readonly<Record<string, (x: number, y: number) => number>> = {
  add: (x, y) => x + y,
  subtract: (x, y) => x - y,
  multiply: (x, y) => x * y,
  divide: (x, y) => x / y,
  pow: (x, y) => x ** y,
};

/** Evaluates a tree. @throws Incalculable if it uses anything not allowed, is undefined or too large. */
export function approximate(node: MathNode, allowed: Allowed): number {
  const value = valueOf(node, allowed);
  if (!Number.isFinite(value) || Math.abs(value) > LARGEST) throw new Incalculable('undefined');
  return value;
}

function valueOf(node: MathNode, allowed: Allowed): number {
  const all = (nodes: readonly MathNode[]) => nodes.map((each) => approximate(each, allowed));
  if (isParenthesisNode(node)) return approximate(node.content, allowed);
  if (isConstantNode(node) && typeof node.value === 'number') return node.value;
  if (isSymbolNode(node)) return listed(allowed.constants, node.name.toLowerCase());
  // Only a plain symbol: the function of a member access has a name too.
  if (isFunctionNode(node) && isSymbolNode(node.fn)) {
    const apply = listed(allowed.functions, node.fn.name.toLowerCase());
    const [x, y, ...more] = all(node.args);
    if (x === undefined || more.length > 0) throw new Incalculable('arguments');
    return apply(x, y);
  }
  if (isOperatorNode(node)) return ofOperator(node.fn as string, all(node.args));
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
