import { polynomialOf, type Polynomial } from '../polynomial.ts';
import { toNumber } from '../rational.ts';
import { plainExpression, readExpression } from '../read-expression.ts';
import { type PlainFamily, fractionWithDecimal, valueTex, worked } from './answer.ts';

/** The coefficients of 1, x and x²; null for another polynomial. */
function coefficientsOf(polynomial: Polynomial): [number, number, number] | null {
  if ([...polynomial.keys()].some((key) => !['', 'x', 'x*x'].includes(key))) return null;
  const [c, b, a] = ['', 'x', 'x*x'].map((key) => {
    const value = polynomial.get(key);
    return value === undefined ? 0 : toNumber(value);
  });
  return [c ?? 0, b ?? 0, a ?? 0];
}

const read = (side: string): [number, number, number] | null =>
  coefficientsOf(polynomialOf(readExpression(plainExpression(side.trim()))));

const CURVES =
  /\barea\b.*?\by\s*=\s*([-+\dx^²³*/(). ]+?)\s*(?:,|and|&|aur|और)\s*(?:the )?(?:line |curve |parabola )?y\s*=\s*([-+\dx^²³*/(). ]+?)\s*(?:find|is|kitna|nikalo|ka|[?.]|$)/iu;
const AREA = /क्षेत्रफल|kshetrafal/giu;

/** AS134: the area between two parabolas or lines that meet twice. */
const areaBetween: PlainFamily = (_question, text) => {
  const plain = text.replace(/²/g, '^2');
  const [, one, other] = CURVES.exec(AREA.test(plain) ? `area ${plain.replace(AREA, ' ')}` : plain) ?? [];
  if (one === undefined || other === undefined || /\bx\s*=|axis|अक्ष/iu.test(plain)) return null;
  const [f, g] = [read(one), read(other)];
  if (f === null || g === null) return null;
  const [c, b, a] = [f[0] - g[0], f[1] - g[1], f[2] - g[2]];
  const discriminant = b * b - 4 * a * c;
  if (a === 0 || discriminant <= 0) return null;
  const area = discriminant ** 1.5 / (6 * a * a);
  const roots = [-1, 1]
    .map((sign) => (-b + sign * Math.sqrt(discriminant)) / (2 * a))
    .toSorted((p, q) => p - q);
  return worked(['Area between curves', 'वक्रों के बीच क्षेत्रफल'], {
    law: String.raw`A = \int_{a}^{b} |f(x) - g(x)|\,dx`,
    steps: [String.raw`a = ${valueTex(roots[0] ?? 0)},\ b = ${valueTex(roots[1] ?? 0)}`],
    result: String.raw`A = ${fractionWithDecimal(area)}`,
  });
};

const GROWTH =
  /\bdy\s*\/\s*dx\s*=\s*(-?\d*(?:\.\d+)?)\s*\*?\s*y\b(?!\s*[\^²/*+]).*?\by\s*\(\s*0\s*\)\s*=\s*(-?\d+(?:\.\d+)?)/iu;

/** AS134: dy/dx = ky with y(0). */
const growth: PlainFamily = (_question, text) => {
  const match = GROWTH.exec(text);
  const [all = '', factor = '', start = ''] = match ?? [];
  if (match === null || /\d/.test(text.replace(all, '').replace(/\b0\b/g, ''))) return null;
  const k = factor === '' ? 1 : factor === '-' ? -1 : Number(factor);
  if (k === 0 || Number(start) === 0) return null;
  const power = k === 1 ? 'x' : k === -1 ? '-x' : `${k}x`;
  return worked(['Differential equation', 'अवकल समीकरण'], {
    law: String.raw`\frac{dy}{dx} = ky \Rightarrow y = y(0)\,e^{kx}`,
    result: `y = ${start === '1' ? '' : start}e^{${power}}`,
  });
};

export const curves: PlainFamily = (question, text) => areaBetween(question, text) ?? growth(question, text);
