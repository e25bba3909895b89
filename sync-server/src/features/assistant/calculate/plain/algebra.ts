import { Incalculable } from '../../../../expressions/index.ts';
import { lettersOf, polynomialOf, type Polynomial, valueOf } from '../polynomial.ts';
import {
  isNegative,
  minus,
  negative,
  over,
  rational,
  rationalTex,
  type Rational,
  rootOf,
  times,
  toNumber,
  ZERO,
} from '../rational.ts';
import { plainExpression, readExpression } from '../read-expression.ts';
import { decimal, type InBoth, type Worked } from '../worked.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const QUADRATIC: InBoth = ['Quadratic equation', 'द्विघात समीकरण'];
const FOUR = rational(4n);
const TWO = rational(2n);

/** A polynomial in one letter as its coefficients, the constant first. @throws Incalculable */
function coefficientsOf(expression: string): { readonly letter: string; readonly of: readonly Rational[] } {
  const polynomial = polynomialOf(readExpression(plainExpression(expression).trim()));
  const letters = lettersOf([polynomial]);
  const [letter] = letters;
  if (letter === undefined || letters.length > 1) throw new Incalculable('no polynomial in one letter');
  return { letter, of: listOf(polynomial) };
}

function listOf(polynomial: Polynomial): Rational[] {
  const powers = [...polynomial.keys()].map((name) => (name === '' ? 0 : name.split('*').length));
  const list: Rational[] = Array.from({ length: Math.max(0, ...powers) + 1 }, () => ZERO);
  for (const [name, value] of polynomial) list[name === '' ? 0 : name.split('*').length] = value;
  return list;
}

/** 'x^2 - 5x + 6 = 0', or the left side by itself. */
function equationOf(text: string): string {
  const [left = '', right = '0'] = text.split('=');
  return right.trim() === '' || right.trim() === '0' ? left : `(${left})-(${right})`;
}

const ROOTS =
  /^(sum|product|difference)(?: and (sum|product))?\s*(?:of)?\s*(?:the )?(?:roots|zeroes|zeros|मूलों)\s*(?:of)?\s*(?:the )?(?:quadratic)?\s*(?:equation|polynomial)?\s*:?\s*(.+)$/;
const DISCRIMINANT = /^discriminant\s*(?:of)?\s*(?:quadratic)?\s*(?:equation)?\s*:?\s*(.+)$/;
const NATURE = /^nature\s*(?:of)?\s*roots\s*(?:of)?\s*(?:quadratic)?\s*(?:equation)?\s*:?\s*(.+)$/;

/** AS72: sum, product and kind of the roots of a quadratic equation. */
export const quadratics: PlainFamily = (question) => {
  const plain = question
    .replace(
      /^(.*=\s*0)\s*(?:of|,)?\s*(?:roots\s*(?:of)?\s*(sum|product)|(discriminant)|(nature of roots))$/,
      '$2$3$4 of roots of $1',
    )
    .replace('discriminant of roots', 'discriminant')
    .replace('nature of roots of roots', 'nature of roots');
  const roots = ROOTS.exec(plain);
  if (roots !== null) return rootsOf(roots[1] ?? '', roots[2], roots[3] ?? '');
  const [, single = NATURE.exec(plain)?.[1]] = DISCRIMINANT.exec(plain) ?? [];
  if (single === undefined) return null;
  const { of } = coefficientsOf(equationOf(single));
  const [c, b, a] = of;
  if (of.length !== 3 || a === undefined || b === undefined || c === undefined) return null;
  const d = minus(times(b, b), times(FOUR, times(a, c)));
  const kind = isNegative(d)
    ? 'two complex conjugate roots, no real roots (imaginary)'
    : d.n === 0n
      ? 'real and equal roots'
      : `real and distinct (unequal) roots${rootOf(d) === null ? ', irrational' : ', rational'}`;
  return worked(QUADRATIC, {
    law: 'D = b^2 - 4ac',
    result: String.raw`D = ${decimal(d)}: \text{ ${kind}}`,
  });
};

function rootsOf(first: string, second: string | undefined, expression: string): Worked | null {
  const { of } = coefficientsOf(equationOf(expression));
  const [leading, next] = [of.at(-1), of.at(-2)];
  const [constant] = of;
  if (leading === undefined || next === undefined || constant === undefined || of.length < 3) return null;
  if (first === 'difference') return null;
  const sumOf = over(negative(next), leading);
  const isEven = (of.length - 1) % 2 === 0;
  const productOf = over(isEven ? constant : negative(constant), leading);
  const parts = [first, second].flatMap((each) =>
    each === 'sum'
      ? [String.raw`\text{sum} = ${rationalTex(sumOf)}`]
      : each === 'product'
        ? [String.raw`\text{product} = ${rationalTex(productOf)}`]
        : [],
  );
  return worked(QUADRATIC, {
    law: String.raw`\alpha + \beta = -\frac{b}{a},\ \alpha\beta = \frac{c}{a}`,
    result: parts.join(String.raw`,\ `),
  });
}

const EXPAND = /^(?:expand|multiply|simplify|expansion\s*(?:of)?)\s+(.+)$/;
const FACTOR = /^(?:factori[sz]e|factors?\s*of|factor)\s*:?\s*(.+)$/;
const AT = /^(.+?)\s*(?:when|if|at|for|where|,)\s*([a-z])\s*=\s*(-?\d+(?:\.\d+)?)$/;
const COEFFICIENT =
  /^coefficient\s*(?:of)?\s*([a-z])(?:\s*\^\s*(\d+))?\s+in\s+(?:the )?(?:expansion\s*(?:of)?\s*)?(.+)$/;

/** AS72: expanding, factorising, the value and the coefficients of a polynomial. */
export const polynomials: PlainFamily = (question) => {
  const coefficient = COEFFICIENT.exec(question);
  if (coefficient !== null) {
    const [, letter = '', power = '1', expression = ''] = coefficient;
    const found = coefficientsOf(expression);
    if (found.letter !== letter) return null;
    const value = found.of[Number(power)] ?? ZERO;
    return worked(['Coefficient', 'गुणांक'], {
      law: String.raw`T_{r+1} = \binom{n}{r} a^{n-r} b^r`,
      result: String.raw`\text{coefficient of } ${letter}^{${power}} = ${decimal(value)}`,
    });
  }
  const at = AT.exec(question);
  if (at !== null) return valueAt(at[1] ?? '', at[2] ?? '', Number(at[3]));
  const expanded = EXPAND.exec(question)?.[1];
  if (expanded !== undefined && /[a-z]/.test(expanded) && /\(/.test(expanded)) {
    const polynomial = polynomialOf(readExpression(plainExpression(expanded)));
    return worked(['Expansion', 'प्रसार'], {
      law: String.raw`(a+b)^n = \sum \binom{n}{r} a^{n-r} b^r`,
      result: polynomialTex(polynomial),
    });
  }
  const factored = FACTOR.exec(question)?.[1];
  return factored === undefined || !/[a-z]/.test(factored) ? null : factorised(factored);
};

function valueAt(expression: string, letter: string, at: number): Worked | null {
  const own = expression.replace(/^(?:polynomial|expression|p\([a-z]\)\s*=|f\([a-z]\)\s*=)\s*/, '');
  if (own.includes('=')) return null;
  const polynomial = polynomialOf(readExpression(plainExpression(own)));
  if (lettersOf([polynomial]).join('') !== letter) return null;
  const source = plainExpression(own).replaceAll(letter, `(${at})`);
  const value = valueOf(polynomialOf(readExpression(source)));
  return worked(['Value of a polynomial', 'बहुपद का मान'], {
    law: String.raw`${letter} = ${at}`,
    result: valueTex(toNumber(value)),
  });
}

function factorised(expression: string): Worked | null {
  const { letter, of } = coefficientsOf(expression.replace(/=\s*0$/, ''));
  const [c, b, a] = of;
  if (of.length !== 3 || a === undefined || b === undefined || c === undefined || (a.n !== 1n && a.d !== 1n))
    return null;
  const root = rootOf(minus(times(b, b), times(FOUR, times(a, c))));
  if (root === null) return null;
  const roots = [root, negative(root)].map((each) => over(minus(each, b), times(TWO, a)));
  let leading = a;
  const brackets = roots.map((each) => {
    const bottom = rational(each.d);
    leading = over(leading, bottom);
    const top = -each.n;
    return `(${each.d === 1n ? '' : each.d}${letter} ${top < 0n ? '-' : '+'} ${top < 0n ? -top : top})`;
  });
  const front = leading.n === 1n && leading.d === 1n ? '' : rationalTex(leading);
  return worked(['Factors', 'गुणनखंड'], {
    law: String.raw`ax^2 + bx + c = a(x - \alpha)(x - \beta)`,
    result: front + brackets.join(''),
  });
}

function polynomialTex(polynomial: Polynomial): string {
  const terms = [...polynomial].toSorted(
    ([one], [other]) => degreeOf(other) - degreeOf(one) || (one < other ? -1 : 1),
  );
  return terms
    .map(([name, value], place) => {
      const size = isNegative(value) ? negative(value) : value;
      const isOne = size.n === 1n && size.d === 1n && name !== '';
      const sign = isNegative(value) ? '- ' : place === 0 ? '' : '+ ';
      return `${sign}${isOne ? '' : rationalTex(size)}${monomialTex(name)}`;
    })
    .join(' ');
}

const degreeOf = (name: string): number => (name === '' ? 0 : name.split('*').length);

function monomialTex(name: string): string {
  const counts = new Map<string, number>();
  for (const letter of name.split('*').filter(Boolean)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => (count === 1 ? letter : `${letter}^${count}`)).join('');
}

const IDENTITY =
  /^(?:if\s+)?([a-z])\s*([+-])\s*(1\s*\/\s*\1|[a-z])\s*=\s*(-?\d+)(?:[\s,]*(?:and|,)\s*(?:\1\s*\*?\s*\3|\3\s*\*?\s*\1)\s*=\s*(-?\d+))?[\s,]*(?:then|find)?\s*(?:of)?\s*\1\s*\^\s*([2-4])\s*([+-])\s*(?:1\s*\/\s*\1\s*\^\s*\6|\3\s*\^\s*\6)$/;

/** AS72: 'if x + 1/x = 3 find x^3 + 1/x^3', 'a + b = 10, ab = 21, a^2 + b^2'. */
export const identities: PlainFamily = (question) => {
  const [, , sign, other = '', first, product, power, between] =
    IDENTITY.exec(question.replace(/\s*\^\s*/g, '^').replace(/²/g, '^2')) ?? [];
  if (sign === undefined || first === undefined || power === undefined) return null;
  const isReciprocal = other.startsWith('1');
  if (!isReciprocal && product === undefined) return null;
  // The other number with its sign: a - b is a sum with -b.
  const s = Number(first);
  const p = (isReciprocal ? 1 : Number(product)) * (sign === '-' ? -1 : 1);
  const sums = [2, s];
  for (let n = 2; n <= Number(power); n += 1) sums.push(s * (sums[n - 1] ?? 0) - p * (sums[n - 2] ?? 0));
  const isOdd = Number(power) % 2 === 1;
  const wanted = sign === '-' && isOdd ? '-' : '+';
  if (between !== wanted) return null;
  const value = sums[Number(power)] ?? Number.NaN;
  return worked(['Algebraic identity', 'बीजीय सर्वसमिका'], {
    law: String.raw`a^2 + b^2 = (a+b)^2 - 2ab,\ a^3 + b^3 = (a+b)^3 - 3ab(a+b)`,
    result: valueTex(value),
  });
};
