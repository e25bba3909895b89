/** Numbers as a paper prints them, and the plain arithmetic with which templates check each other. */

/** LaTeX keeps its backslashes. */
export const tex = String.raw;

const SMALLEST_PLAIN = 0.01;
const LARGEST_PLAIN = 1e5;

/** A number in LaTeX with so many significant digits; whole numbers and tidy decimals stay as they are. */
export function number(value: number, digits = 3): string {
  const tidied = Number(value.toPrecision(12));
  const size = Math.abs(tidied);
  if (Number.isInteger(tidied) && size <= LARGEST_PLAIN) return String(tidied);
  if (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN) return plain(tidied, digits);
  const exponent = Math.floor(Math.log10(size));
  const mantissa = Number((tidied / 10 ** exponent).toPrecision(digits));
  return tex`${mantissa} \times 10^{${exponent}}`;
}

function plain(value: number, digits: number): string {
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1;
  return String(Number(value.toFixed(Math.max(0, digits - whole))));
}

/** `$12.5\ \mathrm{m\,s^{-1}}$` */
export function amount(value: number, unit: string, digits = 3): string {
  return unit === '' ? `$${number(value, digits)}$` : tex`$${number(value, digits)}\ \mathrm{${unit}}$`;
}

/** '+ 3' or '- 3', for the middle of a formula. */
export const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** A factor before a letter: nothing for 1, a bare minus for -1. */
export const factor = (value: number): string => (value === 1 ? '' : value === -1 ? '-' : String(value));

/** A polynomial in x from the highest power down, `$x^2 - 3x + 2$` without the dollars. */
export function polynomial(coefficients: readonly number[], letter = 'x'): string {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((value, place) =>
    value === 0 ? [] : [term(value, degree - place, letter)],
  );
  return terms.length === 0 ? '0' : terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-');
}

function term(value: number, power: number, letter: string): string {
  const size = Math.abs(value);
  const body = power === 0 ? '' : power === 1 ? letter : `${letter}^{${power}}`;
  return `${value < 0 ? '-' : '+'} ${size === 1 && power > 0 ? '' : size}${body}`;
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

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return Math.round(Array.from({ length: k }, (_unused, i) => (n - i) / (i + 1)).reduce((a, b) => a * b, 1));
}

/** [from, from + 1, ..., to] */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_unused, i) => from + i);
}

export function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** Simpson's rule; exact for cubics, good to many digits for what the templates ask. */
export function integrate(f: (x: number) => number, from: number, to: number, strips = 2000): number {
  const width = (to - from) / strips;
  const inner = range(1, strips - 1).map((i) => (i % 2 === 0 ? 2 : 4) * f(from + i * width));
  return ((f(from) + f(to) + sum(inner)) * width) / 3;
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
