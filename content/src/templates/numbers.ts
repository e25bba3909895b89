/** Numbers as a paper prints them (CT3), and the plain arithmetic with which templates check each other. */

/** LaTeX keeps its backslashes. */
export const tex = String.raw;

/** Beyond these a rounded number has a power of ten. */
const SMALLEST_PLAIN = 0.01;
const LARGEST_PLAIN = 1e5;
/** Whole numbers up to here are printed digit by digit; larger ones come from constants such as Avogadro's. */
const LARGEST_WHOLE = 1e9;
/** So many significant digits may stand in full. */
const EXACT_DIGITS = 5;
/** What double precision keeps after a few operations. */
const RELIABLE_DIGITS = 12;

const tidy = (value: number): number => Number(value.toPrecision(RELIABLE_DIGITS));

/** CT3: whether `number` prints this value in full. */
export function isPrintedInFull(value: number): boolean {
  const tidied = tidy(value);
  const isWhole = Number.isInteger(tidied) && Math.abs(tidied) < LARGEST_WHOLE;
  return isWhole || Number(tidied.toPrecision(EXACT_DIGITS)) === tidied;
}

/** CT3: a number in LaTeX, in full where it is short, else with so many significant digits. */
export function number(value: number, digits = 3): string {
  const tidied = tidy(value);
  if (!isPrintedInFull(tidied)) return rounded(tidied, digits);
  const isWhole = Number.isInteger(tidied) && Math.abs(tidied) < LARGEST_WHOLE;
  return isWhole || isPlain(tidied) ? String(tidied) : withPowerOfTen(tidied, EXACT_DIGITS, Number);
}

/** CT3: a number in LaTeX with so many significant digits, zeros at the end among them: '2.50' for 2.5. */
export function rounded(value: number, digits: number): string {
  const kept = Number(value.toPrecision(digits));
  if (kept === 0) return '0';
  if (!isPlain(kept)) return withPowerOfTen(value, digits);
  return value.toFixed(Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(kept)))));
}

const isPlain = (value: number): boolean =>
  Math.abs(value) >= SMALLEST_PLAIN && Math.abs(value) < LARGEST_PLAIN;

function withPowerOfTen(
  value: number,
  digits: number,
  show: (mantissa: string) => string | number = String,
): string {
  const [mantissa = '', exponent = ''] = value.toExponential(digits - 1).split('e');
  return tex`${show(mantissa)} \times 10^{${Number(exponent)}}`;
}

/** CT3: '= 2.5' where the number stands in full, '\approx 3.33' where it is rounded; for the middle of a formula. */
export function equals(value: number, digits = 3): string {
  return `${isPrintedInFull(value) ? '=' : tex`\approx`} ${number(value, digits)}`;
}

/** CT6: a chain of equations, for the middle of a formula; a side that is printed like the one before it is left out. */
export function chainOf(...sides: readonly string[]): string {
  return sides.filter((side, place) => side !== sides[place - 1]).join(' = ');
}

/** `$12.5\ \mathrm{m\,s^{-1}}$` */
export function amount(value: number, unit: string, digits = 3): string {
  return withUnit(number(value, digits), unit);
}

/** `$2.50\ \mathrm{m\,s^{-1}}$` */
export function roundedAmount(value: number, unit: string, digits: number): string {
  return withUnit(rounded(value, digits), unit);
}

const withUnit = (printed: string, unit: string): string =>
  unit === '' ? `$${printed}$` : tex`$${printed}\ \mathrm{${unit}}$`;

/** '+ 3' or '- 3', for the middle of a formula; nothing for 0. */
export const signed = (value: number): string =>
  value === 0 ? '' : value < 0 ? `- ${number(-value)}` : `+ ${number(value)}`;

/** A factor before a letter: nothing for 1, a bare minus for -1. */
export const factor = (value: number): string => (value === 1 ? '' : value === -1 ? '-' : String(value));

/** '(-3)' after a sign of operation, '3' for what is not negative. */
export const bracketed = (value: number): string => (value < 0 ? `(${number(value)})` : number(value));

/** 'x^{2}', 'x' for the first power. */
export const power = (base: string | number, exponent: number): string =>
  exponent === 1 ? String(base) : `${base}^{${exponent}}`;

/** A sum of multiples of letters, '2x - y + 3'; what is multiplied by 0 is left out. '' is the letter of a constant. */
export function combination(parts: readonly (readonly [value: number, letter: string])[]): string {
  const terms = parts.flatMap(([value, letter]) => (value === 0 ? [] : [term(value, letter)]));
  return terms.length === 0 ? '0' : terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-');
}

function term(value: number, letter: string): string {
  const size = Math.abs(value);
  return `${value < 0 ? '-' : '+'} ${size === 1 && letter !== '' ? '' : number(size)}${letter}`;
}

/** A polynomial from the highest power down, `x^{2} - 3x + 2`. */
export function polynomial(coefficients: readonly number[], letter = 'x'): string {
  const degree = coefficients.length - 1;
  return combination(
    coefficients.map((value, place) => [value, degree === place ? '' : power(letter, degree - place)]),
  );
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** A fraction in lowest terms, in LaTeX. */
export function fraction(above: number, below: number): string {
  const shared = gcd(above, below) * Math.sign(below);
  const [n, d] = [above / shared, below / shared];
  if (d === 1) return String(n);
  return n < 0 ? tex`-\frac{${-n}}{${d}}` : tex`\frac{${n}}{${d}}`;
}

/** The fraction with a denominator up to `largest` that equals the value, null if there is none. */
export function fractionOf(value: number, largest: number): string | null {
  const below = range(1, largest).find((d) => Math.abs(value * d - Math.round(value * d)) < 1e-9);
  return below === undefined ? null : fraction(Math.round(value * below), below);
}

/** `\sqrt{n}` with square factors in front, for the root of a whole number; null if the square is no whole number. */
export function rootOf(value: number): string | null {
  const square = Math.round(value * value);
  if (value < 0 || Math.abs(square - value * value) > 1e-9 * Math.max(1, square)) return null;
  const outside = range(1, Math.floor(value) + 1).findLast((k) => square % (k * k) === 0) ?? 1;
  const inside = square / (outside * outside);
  return inside === 1 ? String(outside) : tex`${factor(outside)}\sqrt{${inside}}`;
}

/** Larger multiples of a root than problems have. */
const MOST_ROOTS = 500;

/** `20(\sqrt{3} + 1)` for the sum of a whole number and a multiple of `\sqrt{under}`; null for other values. */
export function surdOf(value: number, under: number): string | null {
  const isWhole = (whole: number) => Math.abs(whole - Math.round(whole)) < 1e-7;
  const wholeBeside = (roots: number) => value - roots * Math.sqrt(under);
  const roots = range(-MOST_ROOTS, MOST_ROOTS).find((count) => isWhole(wholeBeside(count)));
  if (roots === undefined) return null;
  const whole = Math.round(wholeBeside(roots));
  const letter = tex`\sqrt{${under}}`;
  const times = gcd(whole, roots);
  const isAlone = whole === 0 || roots === 0;
  const shared = isAlone ? 1 : times;
  const inside = [[roots / shared, letter] as const, [whole / shared, ''] as const];
  const terms = combination(roots < 0 ? inside.toReversed() : inside);
  return shared === 1 ? terms : `${shared}(${terms})`;
}

/** How options look that are fractions with a denominator up to `largest`; null for other values. */
export const asFraction =
  (largest: number) =>
  (value: number): string | null => {
    const exact = fractionOf(value, largest);
    return exact === null ? null : `$${exact}$`;
  };

/** `7\frac{1}{5}` for a value whose denominator is up to `largest`, null for others. */
export function mixedNumber(value: number, largest: number): string | null {
  const whole = Math.floor(value + 1e-9);
  const rest = fractionOf(value - whole, largest);
  if (rest === null || value < 0) return null;
  if (rest === '0') return String(whole);
  return whole === 0 ? rest : `${whole}${rest}`;
}

/** '1st', '2nd', '3rd', '11th'. */
export function ordinal(n: number): string {
  const isTeen = Math.floor(n / 10) % 10 === 1;
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return Math.round(Array.from({ length: k }, (_unused, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1));
}

/** [from, from + 1, ..., to] */
export function range(from: number, to: number): number[] {
  // Templates try ranges by the thousand: Array.from takes ten times as long.
  const numbers: number[] = [];
  for (let value = from; value <= to; value += 1) numbers.push(value);
  return numbers;
}

export function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** Simpson's rule; exact for cubics, good to many digits for what the templates ask. */
export function integrate(f: (x: number) => number, from: number, to: number, strips = 2000): number {
  const width = (to - from) / strips;
  let inner = 0;
  for (let i = 1; i < strips; i += 1) inner += (i % 2 === 0 ? 2 : 4) * f(from + i * width);
  return ((f(from) + f(to) + inner) * width) / 3;
}

export function slope(f: (x: number) => number, at: number): number {
  const step = 1e-5 * Math.max(1, Math.abs(at));
  return (f(at + step) - f(at - step)) / (2 * step);
}

/** Where `f` changes its sign between the ends. */
export function root(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let turn = 0; turn < 100; turn += 1) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

export const degrees = (angle: number): number => (angle * Math.PI) / 180;
