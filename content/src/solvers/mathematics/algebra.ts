import { numberIn, placesWhere, trueAmong, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { functionOfX, multiplesOf, rowsOf } from './expressions.ts';
import { determinant, matrixProduct, range, rootsOf, sum } from './methods.ts';

const TERMS_OF_AN_ENDLESS_SERIES = 1000;

const MATRIX = /\\begin\{[bv]matrix\} (.+?) \\end\{[bv]matrix\}/;

function matrixIn(text: string): number[][] {
  const [entries = ''] = wordsOf(text, MATRIX);
  return rowsOf(entries);
}

/** The roots of 'x^2 + px + q'; NaN if they are not real. */
function rootsIn(quadratic: string): [number, number] {
  const f = functionOfX(quadratic);
  return rootsOf((f(1) - f(-1)) / 2, f(0));
}

export const algebra: Solvers = {
  'mathematics/sum-of-powers-of-roots': ({ text }) => {
    const [quadratic = '', one = '', other = ''] = wordsOf(
      text,
      String.raw`roots of @ = 0, then the value of \alpha^{#} + \beta^{#} is`,
    );
    if (one !== other) throw new Unreadable(text);
    return sum(rootsIn(quadratic).map((root) => root ** Number(one)));
  },
  'mathematics/quotient-of-complex-numbers': ({ text }) => {
    const [over = '', under = ''] = wordsOf(text, /The real part of \$\\dfrac\{(.+?)\}\{(.+?)\}\$ is$/);
    const [b = 0, a = 0] = multiplesOf(over, ['i']);
    const [d = 0, c = 0] = multiplesOf(under, ['i']);
    return (a * c + b * d) / (c * c + d * d);
  },
  'mathematics/determinant-of-three-rows': ({ text }) => {
    wordsOf(text, /^The value of \$\\begin\{vmatrix\}[^$]*\$ is$/);
    return determinant(matrixIn(text));
  },
  'mathematics/inverse-of-a-matrix': ({ text, options }) => {
    wordsOf(text, /^The inverse of the matrix/);
    const matrix = matrixIn(text);
    return placesWhere(
      options,
      (option) => String(matrixProduct(matrix, matrixIn(option))) === String([1, 0, 0, 1]),
    );
  },
  'mathematics/two-terms-of-a-progression': ({ text }) => {
    const [m = 0, first = 0, n = 0, second = 0, count = 0] = wordsOf(
      text,
      /^The (\d+)\w\w term of an arithmetic progression is \$(-?\d+)\$ and its (\d+)\w\w term is \$(-?\d+)\$\. The sum of its first (\d+) terms is$/,
    ).map(Number);
    const step = (second - first) / (n - m);
    return sum(range(1, count).map((place) => first + (place - m) * step));
  },
  'mathematics/endless-geometric-series': ({ text }) => {
    const [first = '', again = '', ratio = '', last = '', same = ''] = wordsOf(
      text,
      /sum of the infinite series \$(\d+) \+ (\d+) \\cdot (\S+) \+ (\d+) \\cdot \\left\((\S+)\\right\)\^2 \+ \\dots\$ is$/,
    );
    if (first !== again || first !== last || ratio !== same) throw new Unreadable(text);
    return sum(range(0, TERMS_OF_AN_ENDLESS_SERIES).map((power) => Number(first) * numberIn(ratio) ** power));
  },
  'mathematics/equal-roots': ({ text }) => {
    const [square = '', constant = ''] = wordsOf(
      text,
      /positive value of \$k\$ does the equation \$(\d*)x\^2 - kx \+ (\d+) = 0\$ have equal roots/,
    );
    return Math.sqrt(4 * Number(square === '' ? '1' : square) * Number(constant));
  },
  'mathematics/a-quadratic-in-numbers': ({ text, options }) => {
    const [quadratic = ''] = wordsOf(text, 'Let f(x) = @ for real x.');
    const f = functionOfX(quadratic);
    const [one, other] = rootsIn(quadratic);
    return trueAmong(options, [
      ['discriminant', (one - other) ** 2],
      ['minimum value', f((one + other) / 2)],
      ['value of $f(1)$', f(1)],
      ['sum of the roots', one + other],
    ]);
  },
  'mathematics/series-of-two-roots': ({ text }) => {
    const [quadratic = '', base = '', ...others] = wordsOf(
      text,
      /roots of \$(.+?) = 0\$, the sum of the infinite series \$2 \+ \\frac\{\\alpha \+ \\beta\}\{(\d+)\} \+ \\frac\{\\alpha\^\{2\} \+ \\beta\^\{2\}\}\{(\d+)\^\{2\}\} \+ \\frac\{\\alpha\^\{3\} \+ \\beta\^\{3\}\}\{(\d+)\^\{3\}\} \+ \\cdots\$ is$/,
    );
    if (others.some((other) => other !== base)) throw new Unreadable(text);
    return sum(
      rootsIn(quadratic).flatMap((root) =>
        range(0, TERMS_OF_AN_ENDLESS_SERIES).map((power) => (root / Number(base)) ** power),
      ),
    );
  },
  'mathematics/sum-of-entries-of-a-power': ({ text }) => {
    const [power = ''] = wordsOf(text, 'sum of all the elements of A^{#} is');
    const matrix = matrixIn(text);
    const product = range(2, Number(power)).reduce((result) => matrixProduct(result, matrix), matrix);
    return sum(product.flat());
  },
  'mathematics/circle-of-a-ratio-of-distances': ({ text, options }) => {
    const [one = '', ratio = '', other = ''] = wordsOf(
      text,
      /number \$z\$ satisfies \$\|z(.*?)\| = (\d+)\|z(.*?)\|\$\./,
    );
    const pointOf = (rest: string) => {
      const [imaginary = 0, real = 0] = multiplesOf(`0${rest}`, ['i']);
      return [-real, -imaginary] as const;
    };
    const [a, b, k] = [pointOf(one), pointOf(other), Number(ratio)];
    // The ends of a diameter divide the line from one point to the other in the ratio, inside and outside.
    const ends = [k, -k].map((part) =>
      [a[0] + part * b[0], a[1] + part * b[1]].map((total) => total / (1 + part)),
    );
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = ends;
    const [x, y, radius] = [(x1 + x2) / 2, (y1 + y2) / 2, Math.hypot(x1 - x2, y1 - y2) / 2];
    const distance = Math.hypot(x, y);
    const meetsNegativeAxis = Math.abs(y) <= radius && x < Math.sqrt(radius ** 2 - y ** 2);
    const truths: [string, number][] = [
      ['circle of radius', radius],
      ['real part of the centre', x],
      ['imaginary part of the centre', y],
      ['greatest value of $|z|$', distance + radius],
    ];
    // There the line from the origin touches the circle, unless the circle meets the axis where arguments jump.
    if (distance > radius && !meetsNegativeAxis)
      truths.push(['greatest argument', Math.sqrt(distance ** 2 - radius ** 2)]);
    return trueAmong(options, truths);
  },
};
