export type AngleUnit = 'deg' | 'rad';

export type CalculatorError = 'divided-by-zero' | 'invalid' | 'too-large';

/** A number, or the error. */
export type Outcome =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: CalculatorError };

const number = (value: number): Outcome => ({ ok: true, value });
const failure = (error: CalculatorError): Outcome => ({ ok: false, error });

/** @returns the number, or the error to display for NaN and infinity. */
export function outcomeOf(value: number): Outcome {
  if (Number.isNaN(value)) return failure('invalid');
  return Number.isFinite(value) ? number(value) : failure('too-large');
}

/**
 * Rounds to the digits that can be displayed reliably: binary fractions are wrong from the 16th digit on (0.1 + 0.2).
 */
export const settle = (value: number): number => Number(value.toPrecision(15));

export type BinaryName = '+' | '-' | '*' | '/' | 'mod' | 'pow' | 'root' | 'logBase';

/**
 * Higher values bind tighter. Equal ones are evaluated from left to right, except powers, which are evaluated from
 * right to left.
 */
export const precedence: Readonly<Record<BinaryName, number>> = {
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  mod: 2,
  pow: 3,
  root: 3,
  logBase: 3,
};

/**
 * Applies a binary operation. `root`: the left-th root of the right; `logBase`: the log of the left to the base of
 * the right.
 */
export function binary(name: BinaryName, left: number, right: number): Outcome {
  switch (name) {
    case '+':
      return outcomeOf(settle(left + right));
    case '-':
      return outcomeOf(settle(left - right));
    case '*':
      return outcomeOf(settle(left * right));
    case '/':
      return right === 0 ? failure('divided-by-zero') : outcomeOf(settle(left / right));
    case 'mod':
      return right === 0 ? failure('divided-by-zero') : outcomeOf(left % right);
    case 'pow':
      if (left === 0 && right < 0) return failure('divided-by-zero');
      return outcomeOf(settle(left ** right));
    case 'root':
      return root(left, right);
    case 'logBase':
      return logarithm(left, right);
  }
}

function root(degree: number, of: number): Outcome {
  if (degree === 0) return failure('invalid');
  if (of === 0 && degree < 0) return failure('divided-by-zero');
  // An odd root of a negative number is real, but JavaScript's power with a fractional exponent gives NaN.
  if (of < 0 && Math.abs(degree % 2) === 1) return negative(root(degree, -of));
  return outcomeOf(exactRoot(degree, of));
}

/** 64 to the power of 1/3 is 3.9999999999999996, so a whole root is verified by its power. */
function exactRoot(degree: number, of: number): number {
  const near = of ** (1 / degree);
  const whole = Math.round(near);
  return whole ** degree === of ? whole : settle(near);
}

function logarithm(of: number, base: number): Outcome {
  if (of <= 0 || base <= 0 || base === 1) return failure('invalid');
  const near = Math.log(of) / Math.log(base);
  const whole = Math.round(near);
  return number(base ** whole === of ? whole : settle(near));
}

const negative = (outcome: Outcome): Outcome => (outcome.ok ? number(-outcome.value) : outcome);

export type UnaryName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'asin'
  | 'acos'
  | 'atan'
  | 'sinh'
  | 'cosh'
  | 'tanh'
  | 'asinh'
  | 'acosh'
  | 'atanh'
  | 'ln'
  | 'log'
  | 'log2'
  | 'exp'
  | 'tenPower'
  | 'square'
  | 'cube'
  | 'sqrt'
  | 'cbrt'
  | 'reciprocal'
  | 'abs'
  | 'factorial'
  | 'percent';

type Unary = (x: number, unit: AngleUnit) => Outcome;

const plain =
  (f: (x: number) => number): Unary =>
  (x) =>
    outcomeOf(settle(f(x)));
const positive =
  (f: (x: number) => number): Unary =>
  (x) =>
    x > 0 ? outcomeOf(settle(f(x))) : failure('invalid');
const inverse =
  (f: (x: number) => number): Unary =>
  (x, unit) =>
    outcomeOf(settle(unit === 'deg' ? (f(x) * 180) / Math.PI : f(x)));

const functions: Readonly<Record<UnaryName, Unary>> = {
  sin: (x, unit) => number(sine(x, unit)),
  cos: (x, unit) => number(cosine(x, unit)),
  tan: (x, unit) => {
    const under = cosine(x, unit);
    return under === 0 ? failure('invalid') : outcomeOf(settle(tangent(x, unit)));
  },
  asin: inverse(Math.asin),
  acos: inverse(Math.acos),
  atan: inverse(Math.atan),
  sinh: plain(Math.sinh),
  cosh: plain(Math.cosh),
  tanh: plain(Math.tanh),
  asinh: plain(Math.asinh),
  acosh: plain(Math.acosh),
  atanh: (x) => (Math.abs(x) < 1 ? outcomeOf(settle(Math.atanh(x))) : failure('invalid')),
  ln: positive(Math.log),
  log: positive(Math.log10),
  log2: positive(Math.log2),
  exp: plain(Math.exp),
  tenPower: (x) => binary('pow', 10, x),
  square: (x) => binary('pow', x, 2),
  cube: (x) => binary('pow', x, 3),
  sqrt: (x) => (x < 0 ? failure('invalid') : outcomeOf(settle(Math.sqrt(x)))),
  cbrt: plain(Math.cbrt),
  reciprocal: (x) => binary('/', 1, x),
  abs: plain(Math.abs),
  factorial,
  percent: (x) => binary('/', x, 100),
};

/** Applies a function to a number; angles are in `unit`. */
export function unary(name: UnaryName, x: number, unit: AngleUnit): Outcome {
  return functions[name](x, unit);
}

/** Multiples of a quarter turn in degrees have exact values, which radians in binary cannot represent. */
function sine(x: number, unit: AngleUnit): number {
  if (unit === 'rad') return nearZero(Math.sin(x), x);
  const turned = ((x % 360) + 360) % 360;
  if (turned > 180) return -sine(turned - 180, 'deg') || 0;
  const folded = turned > 90 ? 180 - turned : turned;
  return settle(Math.sin((folded * Math.PI) / 180));
}

function cosine(x: number, unit: AngleUnit): number {
  return unit === 'deg' ? sine(x + 90, 'deg') : nearZero(Math.cos(x), x);
}

function tangent(x: number, unit: AngleUnit): number {
  return sine(x, unit) / cosine(x, unit);
}

/** The sine of π is 1.2e-16 only because π is rounded to 16 digits here; a large angle has fewer digits left. */
function nearZero(value: number, angle: number): number {
  return Math.abs(value) < 2 * Number.EPSILON * Math.max(1, Math.abs(angle)) ? 0 : settle(value);
}

const LARGEST_FACTORIAL = 170;

function factorial(n: number): Outcome {
  if (n < 0 || !Number.isInteger(n)) return failure('invalid');
  if (n > LARGEST_FACTORIAL) return failure('too-large');
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return number(product);
}
