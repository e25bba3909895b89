import { Incalculable } from '../../../expressions/index.ts';
import { approximate } from './approximate.ts';
import { solveOne, solveSystem, type Steps } from './equations.ts';
import { lettersOf, polynomialOf, scaled, sum, valueOf, type Polynomial } from './polynomial.ts';
import {
  equalsTex,
  minus,
  negative,
  numberTex,
  ONE,
  over,
  plus,
  rational,
  readRational,
  times,
  type Rational,
} from './rational.ts';
import { expressionTex } from './expression-tex.ts';
import { looksLikeExpression, plainExpression, readExpression } from './read-expression.ts';
import { convert, readUnit } from './units.ts';

/** The kind of calculation, and its steps including the result, written as question text. */
export interface Calculation {
  readonly name: string;
  readonly steps: Steps;
}

/** Characters. A longer text is not treated as a calculation. */
const LONGEST = 400;

/**
 * AS8: computes a text that consists only of a sum, a percentage, a unit conversion, an equation up to the third degree
 * or a system of linear equations. @returns null for anything else.
 */
export function calculate(text: string): Calculation | null {
  if (text.length > LONGEST) return null;
  const asked = withoutAsking(text);
  for (const way of [conversion, temperature, percentage, equation, arithmetic]) {
    try {
      const found = way(asked);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof Incalculable)) throw error;
    }
  }
  return null;
}

const ASKING =
  /^(?:(?:please|kindly|can you|could you|hey|hi|hello)[\s,]+)*(?:(?:what(?:'s| is| are)|how much (?:is|are)|calculate|compute|evaluate|simplify|solve|find|work out|determine|convert|express|give)\s+)*(?:(?:me|for|us)\s+)?(?:the\s+)?(?:(?:value|result|roots?|solutions?|zeros)\s+(?:of|to|for)\s+)?(?:the\s+)?(?:(?:(?:quadratic|cubic|linear|simultaneous)\s+)?(?:equations?|system|expression)\s*:?\s+)?/i;

function withoutAsking(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ASKING, '')
    .replace(/^[a-z]\s*[:,]\s*(?:if|when|in)?\s*(?=.*=)/i, '')
    .replace(/[\s?.:]+$/, '')
    .replace(/\s*=$/, '')
    .replace(/,?\s+(?:please|step by step|for me|and show (?:the )?steps)$/i, '')
    .replace(/\s+for\s+[a-z](?:\s*(?:,|and)\s*[a-z])*$/i, '')
    .trim();
}

const NUMBER = String.raw`([+-]?[\d.,]*\d(?:\s*[x×*]\s*10\s*\^\s*\{?-?\d+\}?|e[+-]?\d+)?)`;

function readNumber(text: string): Rational {
  const plain = text
    .replace(/,/g, '')
    .replace(/\s+/g, '')
    .replace(/[x×*]10\^\{?(-?\d+)\}?/, 'e$1');
  const isBelow = plain.startsWith('-');
  const value = readRational(plain.replace(/^[+-]/, ''));
  return isBelow ? negative(value) : value;
}

const CONVERSION = new RegExp(`^${NUMBER}\\s*([a-zµΩÅ][^=]{0,40}?)\\s+(?:in|into|to|as)\\s+(.{1,40})$`, 'iu');

function conversion(asked: string): Calculation | null {
  const match = CONVERSION.exec(asked);
  if (match === null) return null;
  const [, number = '', from = '', to = ''] = match;
  const amount = readNumber(number);
  const [one, other] = [readUnit(from), readUnit(to)];
  const value = convert(amount, one, other);
  const factor = convert(ONE, one, other);
  const unit = String.raw`\ \mathrm{${other.tex}}`;
  return {
    name: 'Conversion of units',
    steps: [
      String.raw`$1\ \mathrm{${one.tex}} ${equalsTex(factor)}${unit}$.`,
      String.raw`So $${shown(amount)}\ \mathrm{${one.tex}} ${equalsTex(value)}${unit}$.`,
    ],
  };
}

/** A number in its decimal form if that is finite, not as a fraction. */
const shown = (value: Rational): string =>
  value.d === 1n && String(value.n).length < 13
    ? String(value.n)
    : numberTex(Number(value.n) / Number(value.d));

const SCALES: Readonly<Record<string, readonly [zero: Rational, step: Rational, tex: string]>> = {
  c: [rational(27315n, 100n), ONE, String.raw`^\circ\mathrm{C}`],
  f: [rational(45967n, 180n), rational(5n, 9n), String.raw`^\circ\mathrm{F}`],
  k: [rational(0n), ONE, String.raw`\ \mathrm{K}`],
};

const TEMPERATURE = new RegExp(
  `^${NUMBER}\\s*(?:°|deg(?:ree)?s?)?\\s*(c|f|k)(?:elsius|elcius|ahrenheit|elvin)?\\s+(?:in|into|to|as)\\s+(?:°|deg(?:ree)?s?)?\\s*(c|f|k)(?:elsius|elcius|ahrenheit|elvin)?$`,
  'iu',
);

function temperature(asked: string): Calculation | null {
  const [, number = '', from = '', to = ''] = TEMPERATURE.exec(asked) ?? [];
  const [one, other] = [SCALES[from.toLowerCase()], SCALES[to.toLowerCase()]];
  if (one === undefined || other === undefined) return null;
  const amount = readNumber(number);
  const kelvin = plus(one[0], times(amount, one[1]));
  const value = over(minus(kelvin, other[0]), other[1]);
  return {
    name: 'Conversion of temperatures',
    steps: [`$${shown(amount)}${one[2]} ${equalsTex(value)}${other[2]}$.`],
  };
}

const HUNDRED = rational(100n);

const OF = new RegExp(`^${NUMBER}\\s*(?:%|percent|per cent)\\s+of\\s+(?:rs\\.?|₹)?\\s*${NUMBER}$`, 'i');
const CHANGED = new RegExp(
  `^(?:(increase|decrease|reduce)\\s+)?(?:rs\\.?|₹)?\\s*${NUMBER}\\s*(?:is\\s+)?(increased|decreased|reduced)?\\s*by\\s*${NUMBER}\\s*(?:%|percent|per cent)$`,
  'i',
);
const SHARE = new RegExp(
  `^(?:(?:what|which)\\s+)?(?:%|percent(?:age)?|per cent)\\s+(?:of\\s+${NUMBER}\\s+is\\s+${NUMBER}|is\\s+${NUMBER}\\s+of\\s+${NUMBER})$`,
  'i',
);

function percentage(asked: string): Calculation | null {
  return partOf(asked) ?? changedBy(asked) ?? shareOf(asked);
}

const NAME = 'Percentage';

function partOf(asked: string): Calculation | null {
  const [, percent, whole] = OF.exec(asked) ?? [];
  if (percent === undefined || whole === undefined) return null;
  const [p, w] = [readNumber(percent), readNumber(whole)];
  const value = over(times(p, w), HUNDRED);
  return {
    name: NAME,
    steps: [String.raw`$\frac{${shown(p)}}{100} \times ${shown(w)} ${equalsTex(value)}$.`],
  };
}

function changedBy(asked: string): Calculation | null {
  const [, before, number, after, percent] = CHANGED.exec(asked) ?? [];
  const how = (before ?? after)?.toLowerCase();
  if (number === undefined || percent === undefined || how === undefined) return null;
  const [w, p] = [readNumber(number), readNumber(percent)];
  const isMore = how.startsWith('increase');
  const part = over(times(p, w), HUNDRED);
  const value = isMore ? plus(w, part) : minus(w, part);
  const factor = String.raw`\left(1 ${isMore ? '+' : '-'} \frac{${shown(p)}}{100}\right)`;
  return { name: NAME, steps: [`$${shown(w)} \\times ${factor} ${equalsTex(value)}$.`] };
}

function shareOf(asked: string): Calculation | null {
  const match = SHARE.exec(asked.replace(/^is\s+/i, ''));
  if (match === null) return null;
  const [, whole = match[4], part = match[3]] = match;
  const [w, p] = [readNumber(whole ?? ''), readNumber(part ?? '')];
  const value = over(times(p, HUNDRED), w);
  const fraction = String.raw`\frac{${shown(p)}}{${shown(w)}} \times 100`;
  return { name: NAME, steps: [`$${fraction} ${equalsTex(value)}$, so it is $${shownPercent(value)}\\%$.`] };
}

const shownPercent = (value: Rational): string => numberTex(Number(value.n) / Number(value.d));

/** One equation, or several between 'and', ',' or ';'. */
function equation(asked: string): Calculation | null {
  if (!asked.includes('=')) return null;
  const sides = plainExpression(asked)
    .split(/\s+and\s+|[,;&]\s*|\n/i)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => each.split('='));
  if (sides.some((each) => each.length !== 2)) return null;
  const equations = sides.map(([left = '', right = '']) => difference(left, right));
  if (equations.length === 1) return { name: 'Equation', steps: solveOne(equations[0] as Polynomial) };
  if (lettersOf(equations).length < 2) return null;
  return { name: 'System of equations', steps: solveSystem(equations) };
}

function difference(left: string, right: string): Polynomial {
  const [one, other] = [left, right].map((side) => polynomialOf(readExpression(side.trim())));
  return sum(one as Polynomial, scaled(other as Polynomial, negative(ONE)));
}

function arithmetic(asked: string): Calculation | null {
  const text = plainExpression(asked);
  // A number or a word by itself is not a calculation.
  if (
    !looksLikeExpression(text) ||
    !/\d|\b(?:pi|e)\b/.test(text) ||
    !/[+\-*/^!(%]/.test(text.replace(/^[+-]/, ''))
  )
    return null;
  const node = readExpression(text);
  const name = 'Calculation';
  const tex = expressionTex(node);
  try {
    const exact = valueOf(polynomialOf(node));
    return { name, steps: [`$${tex} ${equalsTex(exact)}$.`] };
  } catch (error) {
    if (!(error instanceof Incalculable)) throw error;
  }
  const value = approximate(node);
  const isWhole = Number.isInteger(value) && Math.abs(value) < 1e15;
  return { name, steps: [`$${tex} ${isWhole ? `= ${value}` : `\\approx ${numberTex(value)}`}$.`] };
}
