import { type Allowed, approximate, Incalculable, readTree } from '../../../../expressions/index.ts';
import { OF_SCHOOL } from '../approximate.ts';
import { looksLikeExpression, plainExpression } from '../read-expression.ts';
import { fractionWithDecimal, type PlainFamily, valueTex, worked } from './answer.ts';

const POINT = String.raw`(-?\d+(?:\.\d+)?|infinity|∞|inf|pi\s*\/\s*\d|pi|a)`;
const TO = String.raw`\s*(?:->|→|-->|=>|tends?\s+(?:to)?|tending\s+to|approaches|approaching|goes\s+to|to)\s*`;
const BEFORE = new RegExp(
  String.raw`^(?:limit|lim)\s*(?:of|as|when|for)?\s*\(?\s*([a-z])${TO}${POINT}\s*\)?\s*(?:of|,|:)?\s+(.+)$`,
);
const AFTER = new RegExp(
  String.raw`^(?:limit|lim)\s*(?:of)?\s*(.+?)[,\s]+(?:as|when|where|at|,)\s*([a-z])${TO}${POINT}$`,
);

/** AS72: the limit of an expression in one variable, from values nearer and nearer to the point. */
export const limits: PlainFamily = (_question, text) => {
  const plain = text
    .replace(/\\lim_?\{?|\blimits?\b/gi, ' limit ')
    .replace(/\blim\b/gi, ' limit ')
    .replace(/\\to|\bki or\b|की ओर|\btends to\b/gi, ' -> ')
    .replace(/[?।]|\b(?:find|evaluate|calculate|what is|the|value of|please|solve|compute)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const before = BEFORE.exec(plain.toLowerCase());
  const after = before === null ? AFTER.exec(plain.toLowerCase()) : null;
  const [letter, point, expression] =
    before === null ? [after?.[2], after?.[3], after?.[1]] : [before[1], before[2], before[3]];
  if (letter === undefined || point === undefined || expression === undefined || point === 'a') return null;
  const at = functionOf(expression.replace(/^of\s+/, ''), letter);
  if (at === null) return null;
  const value = /inf|∞/.test(point) ? atInfinity(at) : atPoint(at, numberOf(point));
  if (value === null) return null;
  const shownPoint = /inf|∞/.test(point) ? String.raw`\infty` : point.replace('pi', String.raw`\pi`);
  const exact = recognised(value);
  if (exact === null) return null;
  return worked(['Limit', 'सीमा'], {
    law: String.raw`\lim_{${letter} \to ${shownPoint}} f(${letter}): \text{ the value that } f(${letter}) \text{ approaches}`,
    result: String.raw`\lim_{${letter} \to ${shownPoint}} = ${exact}`,
  });
};

/** An expression in one letter as a function; null if it is none. Undefined values are NaN. */
export function functionOf(expression: string, letter: string): ((x: number) => number) | null {
  const source = plainExpression(inFunctions(expression));
  if (!looksLikeExpression(source)) return null;
  const others = (source.match(/[a-z]+/g) ?? []).filter(
    (word) => word.length === 1 && word !== letter && word !== 'e',
  );
  if (others.length > 0 || !source.includes(letter)) return null;
  const tree = readTree(source);
  return (x) => {
    const allowed: Allowed = { ...OF_SCHOOL, constants: { ...OF_SCHOOL.constants, [letter]: x } };
    try {
      return approximate(tree, allowed);
    } catch (error) {
      if (error instanceof Incalculable) return Number.NaN;
      throw error;
    }
  };
}

const SLOPE =
  /^(?:derivative|differentiation|differential coefficient|slope|gradient|d\/d([a-z]))\s*(?:of)?\s*(?:the)?\s*(?:tangent|curve)?\s*(?:to|of)?\s*(?:the)?\s*(?:curve)?\s*(?:[yf]\s*(?:\(\s*[a-z]\s*\))?\s*=)?\s*(.+?)\s*(?:at|when|for)\s*([a-z])\s*=\s*(-?\d+(?:\.\d+)?)$/;

/** AS72: the derivative of an expression at a point. */
export const slopes: PlainFamily = (question) => {
  const [, , expression, letter, point] = SLOPE.exec(question) ?? [];
  if (expression === undefined || letter === undefined) return null;
  const at = functionOf(expression, letter);
  const x = Number(point);
  if (at === null) return null;
  const around = (step: number) => (at(x + step) - at(x - step)) / (2 * step);
  // Richardson's extrapolation.
  const value = (4 * around(5e-4) - around(1e-3)) / 3;
  if (!Number.isFinite(value)) return null;
  const shown = recognised(value) ?? inE(value) ?? valueTex(Number(value.toPrecision(6)));
  return worked(['Derivative', 'अवकलज'], {
    law: String.raw`f'(${point}) = \lim_{h \to 0} \frac{f(${point}+h) - f(${point})}{h}`,
    result: String.raw`f'(${point}) = ${shown}`,
  });
};

/** A small whole multiple of e. */
function inE(value: number): string | null {
  const times = value / Math.E;
  return Math.abs(times - Math.round(times)) < 1e-6
    ? String.raw`${Math.round(times)}e \approx ${Number(value.toPrecision(6))}`
    : null;
}

/** 'sin x' as 'sin(x)', '1-cosx' as '1-cos(x)', 'e^x' as it is. */
const inFunctions = (text: string): string =>
  text
    // 'sin5x / 2x' is divided by all of 2x.
    .replace(/\/\s*(\d+)\s?([a-z])(\s*\^\s*\d+)?(?![a-z\d(])/g, '/($1*$2$3)')
    .replace(/\b(\d+)([a-z])\b/g, '$1*$2')
    .replace(/(sin|cos|tan|cot|log|ln)\s*\^\s*(\d)\s*\(?\s*((?:\d+\s*\*?\s*)?[a-z])\b\s*\)?/g, '($1($3))^$2')
    .replace(/(sin|cos|tan|cot|log|ln|sqrt)\s*((?:\d+\s*\*?\s*)?[a-z])(?![a-z(])/g, '$1($2)')
    .replace(/\blog\(/g, 'ln(');

const numberOf = (point: string): number => {
  const [, under = '1'] = /pi\s*\/\s*(\d)/.exec(point) ?? [];
  return point.startsWith('pi') ? Math.PI / Number(under) : Number(point);
};

const STEPS = [1e-2, 1e-3, 1e-4];
const CLOSE = 1e-4;

function atPoint(at: (x: number) => number, point: number): number | null {
  const sides = [1, -1].map((side) => settled(STEPS.map((step) => at(point + side * step))));
  const [right, left] = sides;
  if (right == null || left == null || Math.abs(right - left) > CLOSE * Math.max(1, Math.abs(right)))
    return null;
  return (right + left) / 2;
}

const atInfinity = (at: (x: number) => number): number | null => settled([1e3, 1e4, 1e5].map(at));

/** The value that three values approach, extrapolated; null if they do not settle. */
function settled([one = Number.NaN, two = Number.NaN, three = Number.NaN]: readonly number[]): number | null {
  if (![one, two, three].every(Number.isFinite)) return null;
  const [first, second] = [two - one, three - two];
  if (Math.abs(second) > CLOSE * 50 * Math.max(1, Math.abs(three))) return null;
  if (Math.abs(second) > Math.abs(first) && Math.abs(second) > 1e-6) return null;
  return three + second / 9;
}

const CONSTANTS: readonly (readonly [number, string])[] = [
  [Math.E, 'e'],
  [Math.E ** 2, 'e^2'],
  [Math.E ** 3, 'e^3'],
  [1 / Math.E, 'e^{-1}'],
  [Math.LN2, String.raw`\ln 2`],
  [Math.log(3), String.raw`\ln 3`],
  [Math.PI, String.raw`\pi`],
  [Math.PI / 180, String.raw`\frac{\pi}{180}`],
];

/** A limit of school books as TeX; null if the value is none that they have. */
function recognised(value: number): string | null {
  for (let bottom = 1; bottom <= 24; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(value * bottom - top) < EXACT * bottom) return fractionWithDecimal(top / bottom);
  }
  const named = CONSTANTS.find(([size]) => Math.abs(size - value) < EXACT * 20);
  return named === undefined
    ? null
    : String.raw`${named[1]} \approx ${valueTex(Number(named[0].toPrecision(6)))}`;
}

const EXACT = 2e-6;
