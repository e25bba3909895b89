import { Incalculable } from '../../../expressions/index.ts';
import {
  isConstantNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
} from 'mathjs/number';
import {
  isZero,
  negative,
  ONE,
  over,
  plus,
  rational,
  readRational,
  times,
  ZERO,
  type Rational,
} from './rational.ts';

/** Coefficients by monomial: '' for the constant, 'x', 'x*x', 'x*y'. No coefficient is zero. */
export type Polynomial = ReadonlyMap<string, Rational>;

const MOST_TERMS = 30;
const HIGHEST_POWER = 12;
/** For expressions without variables. */
const HIGHEST_EXPONENT = 200;

/** An expression as an exact polynomial. @throws Incalculable if it is not a polynomial, or too large. */
export function polynomialOf(node: MathNode): Polynomial {
  if (isParenthesisNode(node)) return polynomialOf(node.content);
  if (isConstantNode(node)) return constant(readRational(String(node.value)));
  if (isSymbolNode(node) && /^[a-df-z]$/i.test(node.name)) return new Map([[node.name, ONE]]);
  if (isOperatorNode(node)) return ofOperator(node.fn as string, node.args.map(polynomialOf));
  throw new Incalculable('no polynomial');
}

function ofOperator(name: string, [one, other]: readonly Polynomial[]): Polynomial {
  if (one === undefined) throw new Incalculable('no polynomial');
  if (name === 'unaryMinus') return scaled(one, negative(ONE));
  if (name === 'unaryPlus') return one;
  if (other === undefined) throw new Incalculable('no polynomial');
  switch (name) {
    case 'add':
      return sum(one, other);
    case 'subtract':
      return sum(one, scaled(other, negative(ONE)));
    case 'multiply':
      return product(one, other);
    case 'divide':
      return scaled(one, over(ONE, valueOf(other)));
    case 'pow':
      return power(one, valueOf(other));
    default:
      throw new Incalculable('no polynomial');
  }
}

const constant = (value: Rational): Polynomial => new Map(isZero(value) ? [] : [['', value]]);

/** The value of a polynomial without variables. @throws Incalculable if it has any. */
export function valueOf(polynomial: Polynomial): Rational {
  if ([...polynomial.keys()].some((monomial) => monomial !== '')) throw new Incalculable('no number');
  return polynomial.get('') ?? ZERO;
}

export function sum(one: Polynomial, other: Polynomial): Polynomial {
  const added = new Map(one);
  for (const [monomial, value] of other) added.set(monomial, plus(added.get(monomial) ?? ZERO, value));
  return trimmed(added);
}

export function scaled(polynomial: Polynomial, factor: Rational): Polynomial {
  return trimmed(new Map([...polynomial].map(([monomial, value]) => [monomial, times(value, factor)])));
}

function product(one: Polynomial, other: Polynomial): Polynomial {
  let all: Polynomial = new Map();
  for (const [left, first] of one)
    for (const [right, second] of other) {
      const letters = [left, right].filter(Boolean).join('*').split('*').filter(Boolean).sort();
      all = sum(all, new Map([[letters.join('*'), times(first, second)]]));
    }
  return all;
}

function power(base: Polynomial, exponent: Rational): Polynomial {
  const isNumber = [...base.keys()].every((monomial) => monomial === '');
  const highest = isNumber ? HIGHEST_EXPONENT : HIGHEST_POWER;
  const size = exponent.n < 0n ? -exponent.n : exponent.n;
  if (exponent.d !== 1n || size > BigInt(highest)) throw new Incalculable('power');
  if (exponent.n < 0n) return power(constant(over(ONE, valueOf(base))), rational(size));
  let result = constant(ONE);
  for (let step = 0n; step < size; step += 1n) result = product(result, base);
  return result;
}

function trimmed(polynomial: Polynomial): Polynomial {
  const kept = new Map([...polynomial].filter(([, value]) => !isZero(value)));
  if (kept.size > MOST_TERMS) throw new Incalculable('too many terms');
  return kept;
}

/** The variables of some polynomials, sorted. */
export function lettersOf(polynomials: readonly Polynomial[]): string[] {
  const letters = polynomials.flatMap((each) => [...each.keys()].flatMap((name) => name.split('*')));
  return [...new Set(letters)].filter(Boolean).sort();
}
