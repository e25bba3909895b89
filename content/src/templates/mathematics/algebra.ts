import {
  asFraction,
  bracketed,
  chainOf,
  combination,
  factor,
  fraction,
  gcd,
  number,
  polynomial,
  range,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const QUADRATICS = 'Complex Numbers and Quadratic Equations';
const MATRICES = 'Matrices and Determinants';
const SERIES = 'Sequence and Series';
/** Determinant of three rows by the rule of Sarrus. */
function determinant([a, b, c]: readonly (readonly [number, number, number])[]): number {
  if (a === undefined || b === undefined || c === undefined) return Number.NaN;
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

export const algebra = [
  mcq('sum-of-powers-of-roots', QUADRATICS, 3, (random) => {
    const [one, other, power] = [random.int(-6, 6), random.int(-6, 6), random.int(2, 3)];
    const [s, p] = [one + other, one * other];
    const value = one ** power + other ** power;
    const [S, P] = [bracketed(s), bracketed(p)];
    return one === other || s === 0 || p === 0
      ? null
      : {
          text: tex`If $\alpha$ and $\beta$ are the roots of $${polynomial([1, -s, p])} = 0$, then the value of $\alpha^{${power}} + \beta^{${power}}$ is`,
          value,
          check: power === 2 ? s * s - 2 * p : s ** 3 - 3 * p * s,
          within: power === 2 ? [0, 300] : [-1500, 1500],
          mistakes: [
            s ** power,
            s * s + 2 * p,
            s ** power - 2 * p,
            s ** 3 + 3 * p * s,
            s ** 3 - p * s,
            -value,
            s * s - p,
            s * s - 4 * p,
            s ** 3 - 2 * p * s,
            (one + other) * (one - other) ** 2,
          ],
          difficulty: power === 2 ? 3 : 4,
          why: tex`$\alpha + \beta = ${s}$ and $\alpha\beta = ${p}$. ${
            power === 2
              ? tex`$\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta = ${S}^2 - 2 \times ${P} = ${value}$. The square of the sum alone, $${s * s}$, leaves out the term $-2\alpha\beta$.`
              : tex`$\alpha^3 + \beta^3 = (\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta) = ${S}^3 - 3 \times ${P} \times ${S} = ${value}$. The cube of the sum alone, $${s ** 3}$, leaves out the term $-3\alpha\beta(\alpha + \beta)$.`
          }`,
        };
  }),

  mcq('quotient-of-complex-numbers', QUADRATICS, 3, (random) => {
    const [a, b, c, d] = [random.int(1, 7), random.int(1, 7), random.int(1, 5), random.int(1, 5)];
    const below = c * c + d * d;
    const value = (a * c - b * d) / below;
    return {
      text: tex`The real part of $\dfrac{${a} + ${factor(b)}i}{${c} - ${factor(d)}i}$ is`,
      value,
      // Times the divisor it is the dividend again.
      check: (a - d * ((b * c + a * d) / below)) / c,
      within: [-10, 10],
      step: 1 / below,
      mistakes: [
        (a * c + b * d) / below,
        (b * c + a * d) / below,
        (b * c - a * d) / below,
        a / c,
        -value,
        ...(c === d ? [] : [(a * c - b * d) / (c * c - d * d)]),
      ].filter((mistake) => mistake !== value),
      show: asFraction(below),
      why: tex`Multiply by the conjugate of the denominator: $\frac{(${a} + ${factor(b)}i)(${c} + ${factor(d)}i)}{${c}^2 + ${d}^2}$. Its real part is $\frac{${a} \times ${c} - ${b} \times ${d}}{${below}} = ${fraction(a * c - b * d, below)}$. Taking $i^2$ as $+1$ would give $${fraction(a * c + b * d, below)}$.`,
    };
  }),

  mcq('determinant-of-three-rows', MATRICES, 3, (random) => {
    const row = () => [random.int(-3, 4), random.int(-3, 4), random.int(-3, 4)] as const;
    const rows = [row(), row(), row()] as const;
    const value = determinant(rows);
    const transposed = [0, 1, 2].map(
      (i) => rows.map((one) => one[i] as number) as unknown as readonly [number, number, number],
    );
    const [[a, b, c], [d, e, f], [g, h, i]] = rows;
    const minors = [e * i - f * h, d * i - f * g, d * h - e * g] as const;
    const zeros = rows.flat().filter((entry) => entry === 0).length;
    return value === 0 || [a, b, c].includes(0)
      ? null
      : {
          text: tex`The value of $\begin{vmatrix} ${rows.map((one) => one.join(' & ')).join(tex` \\ `)} \end{vmatrix}$ is`,
          value,
          check: determinant(transposed),
          within: [-250, 250],
          mistakes: [
            -value,
            a * minors[0] + b * minors[1] + c * minors[2],
            a * minors[0] - b * minors[1] - c * minors[2],
            a * minors[0] + b * minors[1] - c * minors[2],
            a * (e * i + f * h) - b * (d * i + f * g) + c * (d * h + e * g),
            a * e * i - c * e * g,
          ],
          difficulty: zeros > 1 ? 2 : 3,
          why: tex`Expanding along the first row: $${a} \times ${bracketed(minors[0])} - ${bracketed(b)} \times ${bracketed(minors[1])} + ${bracketed(c)} \times ${bracketed(minors[2])} = ${chainOf(
            combination([
              [a * minors[0], ''],
              [-b * minors[1], ''],
              [c * minors[2], ''],
            ]),
            String(value),
          )}$. ${
            minors[1] === 0
              ? tex`Beginning the alternating signs with a minus would give $${-value}$.`
              : tex`Forgetting the minus sign of the middle term gives $${a * minors[0] + b * minors[1] + c * minors[2]}$.`
          }`,
        };
  }),

  mcq('inverse-of-a-matrix', MATRICES, 4, (random) => {
    const [a, b, c] = [random.int(2, 5), random.int(1, 6), random.int(1, 6)];
    const d = (1 + b * c) / a;
    const show = (...m: readonly number[]) =>
      tex`$\begin{bmatrix} ${m[0]} & ${m[1]} \\ ${m[2]} & ${m[3]} \end{bmatrix}$`;
    return !Number.isInteger(d) || a === d
      ? null
      : {
          text: tex`The inverse of the matrix $\begin{bmatrix} ${a} & ${b} \\ ${c} & ${d} \end{bmatrix}$ is`,
          right: show(d, -b, -c, a),
          wrong: [show(a, -b, -c, d), show(d, b, c, a), show(-d, b, c, -a), show(d, -c, -b, a)],
          proof: [
            [a * d + b * -c, 1],
            [a * -b + b * a, 0],
            [c * d + d * -c, 0],
            [c * -b + d * a, 1],
          ],
          difficulty: 3,
          why: tex`The determinant is $${a} \times ${d} - ${b} \times ${c} = 1$. The adjoint has the entries of the main diagonal interchanged and the signs of the other two changed: $A^{-1} = \frac{1}{|A|}\,\mathrm{adj}\,A = $ ${show(d, -b, -c, a)}. Without interchanging $${a}$ and $${d}$ one would get ${show(a, -b, -c, d)}, whose product with the given matrix is not $I$.`,
        };
  }),

  mcq('two-terms-of-a-progression', SERIES, 3, (random) => {
    const [first, step, m, n, count] = [
      random.int(-9, 12),
      random.int(2, 7),
      random.int(3, 6),
      random.int(8, 12),
      random.int(15, 30, 5),
    ];
    const term = (k: number) => first + (k - 1) * step;
    const value = (count / 2) * (2 * first + (count - 1) * step);
    const tooMany = value + (count * step) / 2;
    return {
      text: tex`The ${m === 3 ? '3rd' : `${m}th`} term of an arithmetic progression is $${term(m)}$ and its ${n}th term is $${term(n)}$. The sum of its first ${count} terms is`,
      value,
      check: sum(range(1, count).map(term)),
      within: [-200, 8000],
      mistakes: [
        tooMany,
        value - (count * step) / 2,
        (count / 2) * (first + (count - 1) * step),
        (count / 2) * (first + term(n)),
        term(count) * count,
        value + term(count + 1),
        value - term(count),
      ].filter(Number.isInteger),
      why: tex`$d = \frac{${term(n)} - ${bracketed(term(m))}}{${n} - ${m}} = ${step}$ and $a = ${term(m)} - ${m - 1} \times ${step} = ${first}$. $S_{${count}} = \frac{n}{2}\left[2a + (n - 1)d\right] = \frac{${count}}{2}\left[2 \times ${bracketed(first)} + ${count - 1} \times ${step}\right] = ${value}$. ${
        Number.isInteger(tooMany)
          ? tex`With $nd$ in place of $(n - 1)d$ it would be $${tooMany}$.`
          : tex`Multiplying the last term by ${count} gives $${term(count) * count}$, but the terms before it are smaller.`
      }`,
    };
  }),

  mcq('endless-geometric-series', SERIES, 3, (random) => {
    const [first, below] = [random.int(2, 12), random.int(3, 9)];
    const above = random.int(1, below - 1);
    return gcd(above, below) > 1
      ? null
      : {
          text: tex`The sum of the infinite series $${first} + ${first} \cdot \frac{${above}}{${below}} + ${first} \cdot \left(\frac{${above}}{${below}}\right)^2 + \dots$ is`,
          value: (first * below) / (below - above),
          check: sum(range(0, 400).map((k) => first * (above / below) ** k)),
          within: [first / 4, 130],
          step: 1 / (below - above),
          mistakes: [
            (first * below) / (below + above),
            (first * below) / above,
            (first * above) / (below - above),
            first / (below - above),
            first * (1 + above / below),
          ],
          show: asFraction(below + above),
          why: tex`Geometric series with $a = ${first}$ and $r = \frac{${above}}{${below}}$: $S = \frac{a}{1 - r} = \frac{${first}}{1 - \frac{${above}}{${below}}} = \frac{${first} \times ${below}}{${below} - ${above}} = ${fraction(first * below, below - above)}$. With $1 + r$ in the denominator it would be $${fraction(first * below, below + above)}$, less than the first term alone.`,
        };
  }),

  numerical('equal-roots', QUADRATICS, 3, (random) => {
    const [r, a] = [random.int(2, 9), random.int(1, 5)];
    return {
      text: tex`For what positive value of $k$ does the equation $${factor(a)}x^2 - kx + ${a * r * r} = 0$ have equal roots?`,
      value: 2 * a * r,
      check: range(1, 400).find((k) => k * k === 4 * a * a * r * r) ?? Number.NaN,
      difficulty: 2,
      why: tex`The discriminant is zero: $k^2 = 4 \times ${a} \times ${a * r * r} = ${4 * a * a * r * r}$, so $k = ${2 * a * r}$.`,
    };
  }),

  msq('a-quadratic-in-numbers', QUADRATICS, 5, (random) => {
    const [one, other] = [random.int(-5, 6), random.int(-5, 6)];
    const [s, p] = [one + other, one * other];
    const least = p - (s * s) / 4;
    return one === other || s === 0 || p === 0
      ? null
      : {
          text: tex`Let $f(x) = ${polynomial([1, -s, p])}$ for real $x$. Which of the following is/are correct?`,
          claims: [
            {
              says: 'The sum of the roots of $f(x) = 0$ is',
              value: s,
              check: one - -other,
              mistake: -s,
              because: tex`$-\frac{b}{a} = ${s < 0 ? s : tex`-(${-s}) = ${s}`}$.`,
            },
            {
              says: 'The minimum value of $f$ is',
              value: least,
              check: (s / 2 - one) * (s / 2 - other),
              mistake: p + (s * s) / 4,
              show: asFraction(4),
              because: tex`It is taken at $x = ${fraction(s, 2)}$: $c - \frac{b^2}{4a} = ${p} - \frac{${s * s}}{4} = ${fraction(4 * p - s * s, 4)}$.`,
            },
            {
              says: 'The discriminant of $f(x) = 0$ is',
              value: s * s - 4 * p,
              check: (one - other) ** 2,
              mistake: s * s + 4 * p,
              because: tex`$b^2 - 4ac = ${bracketed(-s)}^2 - 4 \times ${bracketed(p)} = ${s * s - 4 * p}$.`,
            },
            {
              says: tex`The value of $f(1)$ is`,
              value: 1 - s + p,
              check: (1 - one) * (1 - other),
              mistake: 1 + s + p,
              because: tex`$f(1) = ${combination([
                [1, ''],
                [-s, ''],
                [p, ''],
              ])} = ${number(1 - s + p)}$.`,
            },
          ],
        };
  }),
];
