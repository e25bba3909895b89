import { Incalculable } from '../../../expressions/index.ts';
import {
  equalsTex,
  floorRoot,
  isNegative,
  isZero,
  minus,
  negative,
  numberTex,
  over,
  rational,
  rationalTex,
  rootOf,
  times,
  toNumber,
  ZERO,
  type Rational,
} from './rational.ts';
import { lettersOf, type Polynomial } from './polynomial.ts';

/** Steps, each as question text is written, the last one with the result. */
export type Steps = readonly string[];

/** Solves `polynomial = 0` for its only variable, up to the third degree. @throws Incalculable */
export function solveOne(polynomial: Polynomial): Steps {
  const [letter, ...more] = lettersOf([polynomial]);
  if (letter === undefined || more.length > 0) throw new Incalculable('not one unknown');
  const coefficients = [...Array(MOST + 1).keys()].map(
    (degree) => polynomial.get(Array(degree).fill(letter).join('*')) ?? ZERO,
  );
  const degree = coefficients.findLastIndex((value) => !isZero(value));
  const known = coefficients.filter((value) => !isZero(value)).length;
  if (known !== polynomial.size || degree < 1) throw new Incalculable('degree');
  const [d = ZERO, c = ZERO, b = ZERO, a = ZERO] = coefficients;
  const start = `Bring everything to one side: $${polynomialTex(coefficients, letter)} = 0$.`;
  if (degree === 1) return [start, ...linear(c, d, letter)];
  if (degree === 2) return [start, ...quadratic(b, c, d, letter)];
  return [start, ...cubic([a, b, c, d], letter)];
}

const MOST = 3;

function linear(a: Rational, b: Rational, letter: string): string[] {
  const root = over(negative(b), a);
  return [`So $${letter} ${equalsTex(root)}$.`];
}

function quadratic(a: Rational, b: Rational, c: Rational, letter: string): string[] {
  const discriminant = minus(times(b, b), times(rational(4n), times(a, c)));
  const tex = rationalTex(discriminant);
  const first = `Its discriminant is $D = b^2 - 4ac = ${tex}$.`;
  if (isZero(discriminant)) {
    const root = over(negative(b), times(rational(2n), a));
    return [first, `Since $D = 0$ there is one (double) root: $${letter} ${equalsTex(root)}$.`];
  }
  const root = rootOf(discriminant);
  const half = times(rational(2n), a);
  if (root !== null) {
    const both = [over(minus(negative(b), root), half), over(minus(root, b), half)].sort(byValue);
    const [one, other] = both as [Rational, Rational];
    const formula = `$${letter} = \\frac{-b \\pm \\sqrt{D}}{2a}$`;
    return [first, `By ${formula}: $${letter} ${equalsTex(one)}$ or $${letter} ${equalsTex(other)}$.`];
  }
  return [first, irrational(letter, { middle: over(negative(b), half), discriminant, half })];
}

const byValue = (one: Rational, other: Rational): number => toNumber(one) - toNumber(other);

interface Halves {
  readonly middle: Rational;
  readonly discriminant: Rational;
  readonly half: Rational;
}

function irrational(letter: string, { middle, discriminant, half }: Halves): string {
  const spread = over(discriminant, times(half, half));
  const isComplex = isNegative(spread);
  const size = isComplex ? negative(spread) : spread;
  const centre = isZero(middle) ? '' : `${rationalTex(middle)} `;
  const exact = `$${letter} = ${centre}\\pm ${surdTex(size)}${isComplex ? '\\,i' : ''}$`;
  if (isComplex) return `Since $D < 0$ there is no real root; the complex ones are ${exact}.`;
  const [m, s] = [toNumber(middle), Math.sqrt(toNumber(size))];
  const near = `$${letter} \\approx ${numberTex(m - s)}$ or $${letter} \\approx ${numberTex(m + s)}$`;
  return `By the quadratic formula ${exact}, that is ${near}.`;
}

/** The square root of a positive fraction, with square factors taken out of the root. */
function surdTex(value: Rational): string {
  const root = rootOf(value);
  if (root !== null) return root.n === root.d ? '' : rationalTex(root);
  const { outer, inner } = takeOut(value.n * value.d);
  const factor = rational(outer, value.d);
  const [top, bottom] = [factor.n === 1n ? '' : String(factor.n), factor.d];
  return bottom === 1n ? `${top}\\sqrt{${inner}}` : `\\frac{${top}\\sqrt{${inner}}}{${bottom}}`;
}

/** Square factors are searched up to this; a larger one stays under the root, which is still correct. */
const LARGEST_FACTOR = 1000n;

function takeOut(value: bigint): { readonly outer: bigint; readonly inner: bigint } {
  let [outer, inner] = [1n, value];
  const end = floorRoot(value);
  for (let factor = 2n; factor <= LARGEST_FACTOR && factor <= end; factor += 1n)
    while (inner % (factor * factor) === 0n) [outer, inner] = [outer * factor, inner / (factor * factor)];
  return { outer, inner };
}

/** Exact if there is a rational root, otherwise numerical. */
function cubic(coefficients: readonly [Rational, Rational, Rational, Rational], letter: string): string[] {
  const root = rationalRoot(coefficients);
  if (root === null) return [`It has no rational root. ${realRoots(coefficients, letter)}`];
  const [a, b, c] = coefficients;
  const second = minus(b, times(negative(root), a));
  const third = minus(c, times(negative(root), second));
  const found = `$${letter} ${equalsTex(root)}$ is a root, as one finds by trying the divisors of the constant term.`;
  const rest = `Dividing by $${letter} ${isNegative(root) ? '+' : '-'} ${rationalTex(isNegative(root) ? negative(root) : root)}$ leaves $${polynomialTex([third, second, a], letter)} = 0$.`;
  return [found, rest, ...quadratic(a, second, third, letter)];
}

type Cubic = readonly [Rational, Rational, Rational, Rational];

/** Largest numerator tried in the search for a rational root. */
const LARGEST_TRIED = 400;
const MOST_BELOW = 12;

function rationalRoot([a, b, c, d]: Cubic): Rational | null {
  for (let bottom = 1; bottom <= MOST_BELOW; bottom += 1)
    for (let top = 0; top <= LARGEST_TRIED; top += 1)
      for (const sign of [1, -1]) {
        if (!isNearRoot([a, b, c, d], (sign * top) / bottom)) continue;
        const x = rational(BigInt(sign * top), BigInt(bottom));
        const value = [b, c, d].reduce((sum, next) => minus(times(sum, x), negative(next)), a);
        if (isZero(value)) return x;
      }
  return null;
}

/** A cheap floating-point check, so that exact arithmetic runs only for likely roots. */
function isNearRoot(coefficients: Cubic, x: number): boolean {
  const terms = coefficients.map((value, place) => toNumber(value) * x ** (MOST - place));
  const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
  return Math.abs(terms.reduce((sum, term) => sum + term, 0)) <= 1e-9 * size;
}

function realRoots(coefficients: Cubic, letter: string): string {
  const [a, b, c, d] = coefficients.map(toNumber) as [number, number, number, number];
  const [p, q] = [
    c / a - (b * b) / (3 * a * a),
    (2 * b ** 3) / (27 * a ** 3) - (b * c) / (3 * a * a) + d / a,
  ];
  const discriminant = (q * q) / 4 + p ** 3 / 27;
  const shift = b / (3 * a);
  if (discriminant >= 0) {
    const root = Math.sqrt(discriminant);
    const value = Math.cbrt(-q / 2 + root) + Math.cbrt(-q / 2 - root) - shift;
    return `Its one real root is $${letter} \\approx ${numberTex(value)}$ (by Cardano's formula).`;
  }
  const size = 2 * Math.sqrt(-p / 3);
  const angle = Math.acos(Math.max(-1, Math.min(1, (3 * q) / (p * size)))) / 3;
  const values = [0, 1, 2].map((k) => size * Math.cos(angle - (2 * Math.PI * k) / 3) - shift);
  const list = values.sort((x, y) => x - y).map((value) => `$${letter} \\approx ${numberTex(value)}$`);
  return `Its three real roots are ${list.join(', ')}.`;
}

/** Coefficients are given from the constant term upwards and printed from the highest power down. */
function polynomialTex(coefficients: readonly Rational[], letter: string): string {
  const terms = coefficients.map((value, degree) => ({ value, degree })).toReversed();
  return terms
    .filter(({ value }) => !isZero(value))
    .map(({ value, degree }, place) => {
      const power = degree === 0 ? '' : degree === 1 ? letter : `${letter}^{${degree}}`;
      const size = isNegative(value) ? negative(value) : value;
      const isOne = size.n === 1n && size.d === 1n && degree > 0;
      const sign = isNegative(value) ? '-' : place === 0 ? '' : '+';
      return `${sign} ${isOne ? '' : rationalTex(size)}${power}`.trim();
    })
    .join(' ');
}

const MOST_UNKNOWNS = 5;

/** Solves linear equations, each `polynomial = 0`, by elimination. @throws Incalculable */
export function solveSystem(equations: readonly Polynomial[]): Steps {
  const letters = lettersOf(equations);
  if (letters.length > MOST_UNKNOWNS || letters.length === 0) throw new Incalculable('unknowns');
  const isLinear = equations.every((each) => [...each.keys()].every((name) => !name.includes('*')));
  if (!isLinear) throw new Incalculable('not linear');
  const rows = equations.map((each) => [
    ...letters.map((letter) => each.get(letter) ?? ZERO),
    negative(each.get('') ?? ZERO),
  ]);
  const rank = eliminate(rows, letters.length);
  const contradicts = rows.slice(rank).some((row) => !isZero(row.at(-1) ?? ZERO));
  if (contradicts) return ['The equations contradict each other: there is **no solution**.'];
  if (rank < letters.length)
    return ['The equations depend on each other: there are **infinitely many solutions**.'];
  const results = letters.map((letter, place) => `$${letter} ${equalsTex(rows[place]?.at(-1) ?? ZERO)}$`);
  return [
    `Eliminate one unknown after the other (${letters.map((letter) => `$${letter}$`).join(', ')}).`,
    `This leaves ${results.join(', ')}.`,
  ];
}

/** Brings rows into reduced row echelon form, in place. @returns their rank. */
function eliminate(rows: Rational[][], columns: number): number {
  let rank = 0;
  for (let column = 0; column < columns; column += 1) {
    const place = rows.findIndex((row, index) => index >= rank && !isZero(row[column] ?? ZERO));
    if (place < 0) continue;
    const [pivot = []] = rows.splice(place, 1);
    const lead = pivot[column] ?? ZERO;
    const scaled = pivot.map((value) => over(value, lead));
    rows.splice(rank, 0, scaled);
    rows.forEach((row, index) => {
      const factor = row[column] ?? ZERO;
      if (index === rank || isZero(factor)) return;
      rows[index] = row.map((value, at) => minus(value, times(factor, scaled[at] ?? ZERO)));
    });
    rank += 1;
  }
  return rank;
}
