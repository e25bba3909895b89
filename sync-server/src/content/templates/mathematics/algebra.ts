import { factor, fraction, gcd, polynomial, range, sum, tex } from '../numbers.ts';
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
  mcq('sum-of-powers-of-roots', QUADRATICS, 4, (random) => {
    const [one, other, power] = [random.int(-6, 6), random.int(-6, 6), random.int(2, 3)];
    const [s, p] = [one + other, one * other];
    const value = one ** power + other ** power;
    return one === other || s === 0 || p === 0
      ? null
      : {
          text: tex`If $\alpha$ and $\beta$ are the roots of $${polynomial([1, -s, p])} = 0$, then $\alpha^{${power}} + \beta^{${power}}$ equals`,
          value,
          check: power === 2 ? s * s - 2 * p : s ** 3 - 3 * p * s,
          mistakes: [s ** power, s * s + 2 * p, s ** power - 2 * p, s ** 3 + 3 * p * s, -value],
          why: tex`$\alpha + \beta = ${s}$, $\alpha\beta = ${p}$, and ${power === 2 ? tex`$\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta` : tex`$\alpha^3 + \beta^3 = (\alpha + \beta)^3 - 3\alpha\beta(\alpha + \beta)`} = ${value}$.`,
        };
  }),

  mcq('quotient-of-complex-numbers', QUADRATICS, 3, (random) => {
    const [a, b, c, d] = [random.int(1, 7), random.int(1, 7), random.int(1, 5), random.int(1, 5)];
    const below = c * c + d * d;
    const real = a * c + b * d;
    return {
      text: tex`The real part of $\dfrac{${a} + ${factor(b)}i}{${c} - ${factor(d)}i}$ is`,
      value: (a * c - b * d) / below,
      // Times the divisor it is the dividend again.
      check: (a - d * ((b * c + a * d) / below)) / c,
      mistakes: [real / below, (b * c + a * d) / below, a / c, a * c - b * d],
      show: (shown: number) => {
        const above = Math.round(shown * below * c);
        return `$${fraction(above, below * c)}$`;
      },
      why: tex`With the conjugate: $\frac{(${a} + ${factor(b)}i)(${c} + ${factor(d)}i)}{${c}^2 + ${d}^2}$ has the real part $\frac{${a * c} - ${b * d}}{${below}} = ${fraction(a * c - b * d, below)}$.`,
    };
  }),

  mcq('determinant-of-three-rows', MATRICES, 3, (random) => {
    const row = () => [random.int(-3, 4), random.int(-3, 4), random.int(-3, 4)] as const;
    const rows = [row(), row(), row()];
    const value = determinant(rows);
    const transposed = [0, 1, 2].map(
      (i) => rows.map((one) => one[i] as number) as unknown as readonly [number, number, number],
    );
    const diagonal = (rows[0]?.[0] ?? 0) * (rows[1]?.[1] ?? 0) * (rows[2]?.[2] ?? 0);
    return value === 0
      ? null
      : {
          text: tex`The value of $\begin{vmatrix} ${rows.map((one) => one.join(' & ')).join(tex` \\ `)} \end{vmatrix}$ is`,
          value,
          check: determinant(transposed),
          mistakes: [-value, diagonal, value + 2 * diagonal, 2 * value, value + 6, value - 4],
          why: tex`Expanding along the first row gives $${value}$.`,
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
          text: tex`The inverse of $\begin{bmatrix} ${a} & ${b} \\ ${c} & ${d} \end{bmatrix}$ is`,
          right: show(d, -b, -c, a),
          wrong: [show(a, -b, -c, d), show(d, b, c, a), show(-d, b, c, -a), show(d, -c, -b, a)],
          proof: [
            [a * d + b * -c, 1],
            [a * -b + b * a, 0],
            [c * d + d * -c, 0],
            [c * -b + d * a, 1],
          ],
          why: tex`The determinant is $${a} \times ${d} - ${b} \times ${c} = 1$; the main diagonal changes places, the others change sign.`,
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
    return {
      text: tex`Term number ${m} of an arithmetic progression is $${term(m)}$ and term number ${n} is $${term(n)}$. The sum of its first ${count} terms is`,
      value,
      check: sum(range(1, count).map(term)),
      mistakes: [
        value + (count * step) / 2,
        value - (count * step) / 2,
        (count / 2) * (first + (count - 1) * step),
        term(count) * count,
        2 * value,
      ],
      why: tex`$d = \frac{${term(n)} - ${term(m)}}{${n - m}} = ${step}$ and $a = ${first}$, so $S = \frac{${count}}{2}\left(2a + ${count - 1}d\right) = ${value}$.`,
    };
  }),

  mcq('endless-geometric-series', SERIES, 3, (random) => {
    const [first, below] = [random.int(2, 12), random.int(3, 9)];
    const above = random.int(1, below - 1);
    return gcd(above, below) > 1
      ? null
      : {
          text: tex`The sum of $${first} + ${first} \cdot \frac{${above}}{${below}} + ${first} \cdot \left(\frac{${above}}{${below}}\right)^2 + \dots$ is`,
          value: (first * below) / (below - above),
          check: sum(range(0, 400).map((k) => first * (above / below) ** k)),
          mistakes: [
            (first * below) / (below + above),
            (first * below) / above,
            (first * above) / (below - above),
            first / (below - above),
          ],
          show: (shown: number) => `$${fraction(Math.round(shown * 5040), 5040)}$`,
          why: tex`$S = \frac{a}{1 - r} = \frac{${first}}{1 - \frac{${above}}{${below}}} = ${fraction(first * below, below - above)}$.`,
        };
  }),

  numerical('equal-roots', QUADRATICS, 3, (random) => {
    const [r, a] = [random.int(2, 9), random.int(1, 5)];
    return {
      text: tex`For which positive value of $k$ has $${factor(a)}x^2 - kx + ${a * r * r} = 0$ equal roots?`,
      value: 2 * a * r,
      check: range(1, 400).find((k) => k * k === 4 * a * a * r * r) ?? Number.NaN,
      why: tex`$k^2 = 4 \times ${a} \times ${a * r * r}$, so $k = ${2 * a * r}$.`,
    };
  }),

  msq('a-quadratic-in-numbers', QUADRATICS, 5, (random) => {
    const [one, other] = [random.int(-5, 6), random.int(-5, 6)];
    const [s, p] = [one + other, one * other];
    return one === other || s === 0 || p === 0
      ? null
      : {
          text: tex`Let $f(x) = ${polynomial([1, -s, p])}$. Which of the following is/are correct?`,
          claims: [
            {
              says: 'The sum of its roots is',
              value: s,
              check: one - -other,
              mistake: -s,
              because: tex`It is the coefficient of $x$ with the sign changed.`,
            },
            {
              says: 'The smallest value of $f$ is',
              value: p - (s * s) / 4,
              check: (s / 2 - one) * (s / 2 - other),
              mistake: p + (s * s) / 4,
              because: tex`$f$ is smallest at $x = \frac{${s}}{2}$.`,
            },
            {
              says: 'The discriminant is',
              value: s * s - 4 * p,
              check: (one - other) ** 2,
              mistake: s * s + 4 * p,
              because: tex`$b^2 - 4ac$.`,
            },
            {
              says: tex`$f(1)$ is`,
              value: 1 - s + p,
              check: (1 - one) * (1 - other),
              mistake: 1 + s + p,
              because: 'Put in.',
            },
          ],
        };
  }),
];
