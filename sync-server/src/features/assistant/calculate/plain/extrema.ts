import { polynomialOf } from '../polynomial.ts';
import { toNumber } from '../rational.ts';
import { plainExpression, readExpression } from '../read-expression.ts';
import type { InBoth } from '../worked.ts';
import { type PlainFamily, fractionWithDecimal, valueTex, worked } from './answer.ts';

const TITLE: InBoth = ['Maxima and minima', 'उच्चिष्ठ और निम्निष्ठ'];
const LARGEST = /max|adhiktam|uchchtam|uchchisht|sabse bada|greatest|largest|अधिकतम|उच्चतम|उच्चिष्ठ/iu;
const SMALLEST = /min|nyuntam|nimntam|nimnisht|sabse chhota|least|smallest|न्यूनतम|निम्नतम|निम्निष्ठ/iu;
const POLYNOMIAL =
  /(?:[-+]?\s*\d+(?:\.\d+)?\s*(?=[-+]))?[-+]?\s*\d*(?:\.\d+)?\s*\*?\s*x\b(?:\s*\^\s*\d)?(?:\s*[-+]\s*(?:\d+(?:\.\d+)?\s*\*?\s*)?(?:x\b(?:\s*\^\s*\d)?)?)+/iu;
/** Words that a question of the largest or smallest value may have. */
const AROUND =
  /^(?:(?:find|what|is|are|the|of|for|at|which|where|and|local|absolute|relative|global|maximum|minimum|maxima|minima|max|min|maximise|minimise|value|values|point|points|function|curve|polynomial|expression|expr|given|by|its|x|y|f|if|then|has|have|attains?|greatest|least|largest|smallest|ka|ki|ke|kya|hoga|hogi|hai|h|maan|man|nikalo|batao|gyat|karo|kare|kis|par|pe|adhiktam|nyuntam|uchchtam|nimntam|sthaniya|falan|ho|in|on|interval|real|calculate|determine|when|occurs?)(?![\p{L}])|[\u0900-\u097F]+|[()=:,?.।\s])*$/iu;

const WAVE =
  /(-?\d*(?:\.\d+)?)\s*sin\s*\(?\s*([a-z]|theta|θ)\s*\)?\s*([+-])\s*(\d*(?:\.\d+)?)\s*cos\s*\(?\s*\2\s*\)?(?:\s*([+-])\s*(\d+(?:\.\d+)?))?/iu;

/** AS72: the largest and the smallest value of a sin x + b cos x + c. */
export const extremaOfWaves: PlainFamily = (_question, text) => {
  const match = WAVE.exec(text.replace(/[−–]/g, '-'));
  const [isLargest, isSmallest] = [LARGEST.test(text), SMALLEST.test(text)];
  if (match === null || (!isLargest && !isSmallest)) return null;
  const rest = text.replace(/[−–]/g, '-').replace(match[0], ' ');
  if (/\d|[+*/^=]|sin|cos|tan/.test(rest) || !AROUND.test(rest)) return null;
  const size = (sign: string | undefined) =>
    sign === undefined || sign === '' ? 1 : sign === '-' ? -1 : Number(sign);
  const [a, b] = [size(match[1]), size(match[4])];
  const c = match[6] === undefined ? 0 : (match[5] === '-' ? -1 : 1) * Number(match[6]);
  const radius = Math.hypot(a, b);
  const shown = (sign: 1 | -1) => {
    const value = Number((c + sign * radius).toPrecision(10));
    return String.raw`${valueTex(value)}\ \text{(${sign > 0 ? 'maximum' : 'minimum'})}`;
  };
  return worked(TITLE, {
    law: String.raw`-\sqrt{a^2 + b^2} \leq a\sin x + b\cos x \leq \sqrt{a^2 + b^2}`,
    steps: [String.raw`\sqrt{a^2 + b^2} = ${valueTex(Number(radius.toPrecision(10)))}`],
    result: [...(isLargest ? [shown(1)] : []), ...(isSmallest ? [shown(-1)] : [])].join(String.raw`,\ `),
  });
};

/** AS72: the largest and the smallest value of a polynomial of the second or third degree. */
export const extrema: PlainFamily = (_question, text) => {
  const [isLargest, isSmallest] = [LARGEST.test(text), SMALLEST.test(text)];
  if (!isLargest && !isSmallest) return null;
  const plain = text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/x\s*(?:square|sq)\b/g, 'x^2')
    .replace(/x\s*cube\b/g, 'x^3');
  const source = POLYNOMIAL.exec(plain)?.[0];
  if (source === undefined) return null;
  const rest = plain.replace(source, ' ');
  if (/\d|[+*/^]|sin|cos|log/.test(rest) || !AROUND.test(rest)) return null;
  const terms = polynomialOf(readExpression(plainExpression(source.trim())));
  const of = (key: string) => {
    const value = terms.get(key);
    return value === undefined ? 0 : toNumber(value);
  };
  if ([...terms.keys()].some((key) => !['', 'x', 'x*x', 'x*x*x'].includes(key))) return null;
  const [a, b, c, d] = [of('x*x*x'), of('x*x'), of('x'), of('')];
  const at = (x: number) => Number((((a * x + b) * x + c) * x + d).toPrecision(12));
  // f' = 3a x² + 2b x + c, f'' = 6a x + 2b.
  const points = turning(3 * a, 2 * b, c).map((x) => ({ x, isTop: 6 * a * x + 2 * b < 0 }));
  if (points.length === 0) return null;
  const wanted = points.filter(({ isTop }) => (isTop ? isLargest : isSmallest));
  if (wanted.length === 0) return null;
  const shown = wanted.map(
    ({ x, isTop }) =>
      String.raw`f(${fractionWithDecimal(x)}) = ${fractionWithDecimal(at(x))}\ \text{(${isTop ? 'maximum' : 'minimum'})}`,
  );
  return worked(TITLE, {
    law: String.raw`f'(x) = 0;\ f''(x) < 0 \text{ at a maximum},\ f''(x) > 0 \text{ at a minimum}`,
    steps: [
      String.raw`f'(x) = ${derivativeTex([3 * a, 2 * b, c])} = 0`,
      points.map(({ x }) => String.raw`x = ${fractionWithDecimal(x)}`).join(String.raw`,\ `),
    ],
    result: shown.join(String.raw`;\ `),
  });
};

function turning(a: number, b: number, c: number): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (discriminant <= 0) return [];
  return [-1, 1]
    .map((sign) => Number(((-b + sign * Math.sqrt(discriminant)) / (2 * a)).toPrecision(12)))
    .toSorted((p, q) => p - q);
}

const derivativeTex = (coefficients: readonly number[]): string =>
  coefficients
    .flatMap((value, place) => {
      if (value === 0) return [];
      const letter = ['x^2', 'x', ''][place] ?? '';
      const size = Math.abs(value) === 1 && letter !== '' ? '' : valueTex(Math.abs(value));
      return [`${value < 0 ? '-' : '+'} ${size}${letter}`];
    })
    .join(' ')
    .replace(/^\+ /, '');
