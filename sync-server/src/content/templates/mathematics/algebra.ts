import {
  choose,
  factorial,
  factor,
  fraction,
  gcd,
  number,
  polynomial,
  range,
  signed,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const QUADRATICS = 'Complex Numbers and Quadratic Equations';
const MATRICES = 'Matrices and Determinants';
const COUNTING = 'Permutations and Combinations';
const SERIES = 'Sequence and Series';
const SETS = 'Sets, Relations and Functions';

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

  mcq('words-with-vowels-together', COUNTING, 4, (random) => {
    const [word, vowels] = random.pick([
      ['MONDAY', 2],
      ['TRIANGLE', 3],
      ['EQUATION', 5],
      ['SUNDAY', 2],
      ['ORANGE', 3],
      ['DAUGHTER', 3],
      ['VOLUME', 3],
      ['LOGARITHM', 3],
    ] as const);
    const n = word.length;
    const value = factorial(n - vowels + 1) * factorial(vowels);
    return {
      text: tex`In how many ways can the letters of the word ${word} be arranged so that the vowels stand together?`,
      value,
      check: (n - vowels + 1) * factorial(n - vowels) * factorial(vowels),
      mistakes: [
        factorial(n - vowels + 1),
        factorial(n - vowels) * factorial(vowels),
        factorial(n),
        factorial(n) - value,
      ],
      why: tex`The ${vowels} vowels are one block: $${n - vowels + 1}!$ orders of blocks times $${vowels}!$ inside it: $${number(value, 7)}$.`,
    };
  }),

  mcq('a-committee', COUNTING, 3, (random) => {
    const [men, women, size, least] = [
      random.int(4, 7),
      random.int(3, 6),
      random.int(3, 5),
      random.int(1, 2),
    ];
    const value = sum(range(least, size).map((w) => choose(women, w) * choose(men, size - w)));
    return {
      text: `From ${men} men and ${women} women a committee of ${size} is formed with at least ${least === 1 ? 'one woman' : 'two women'}. The number of ways is`,
      value,
      check:
        choose(men + women, size) -
        sum(range(0, least - 1).map((w) => choose(women, w) * choose(men, size - w))),
      mistakes: [
        choose(men + women, size),
        choose(women, least) * choose(men, size - least),
        choose(women, least) * choose(men + women - least, size - least),
        choose(men + women, size) - choose(women, size),
      ],
      why: tex`All committees less those with fewer women: $${choose(men + women, size)} - ${choose(men + women, size) - value} = ${value}$.`,
    };
  }),

  mcq('term-of-a-binomial', 'Binomial Theorem', 4, (random) => {
    const [n, k, a, b] = [random.int(5, 8), random.int(2, 4), random.int(1, 3), random.pick([-3, -2, 2, 3])];
    const value = choose(n, k) * a ** k * b ** (n - k);
    // The coefficient by multiplying out, bracket by bracket.
    const expanded = range(1, n).reduce<number[]>(
      (terms) => [...terms, 0].map((term, i) => term * b + (terms[i - 1] ?? 0) * a),
      [1],
    );
    return {
      text: tex`The coefficient of $x^{${k}}$ in $(${factor(a)}x ${signed(b)})^{${n}}$ is`,
      value,
      check: expanded[k] ?? Number.NaN,
      mistakes: [
        -value,
        choose(n, k),
        choose(n, k) * a ** (n - k) * b ** k,
        choose(n, k - 1) * a ** k * b ** (n - k),
        value * 2,
      ],
      why: tex`$\binom{${n}}{${k}} (${a})^{${k}} (${b})^{${n - k}} = ${number(value, 7)}$.`,
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

  mcq('size-of-a-union', SETS, 2, (random) => {
    const [both, onlyA, onlyB, none] = [
      random.int(5, 20),
      random.int(8, 30),
      random.int(8, 30),
      random.int(3, 15),
    ];
    const all = both + onlyA + onlyB + none;
    return {
      text: `Of ${all} students ${onlyA + both} play cricket, ${onlyB + both} play chess and ${none} play neither. The number of those who play exactly one of the two is`,
      value: onlyA + onlyB,
      check: 2 * (all - none) - (onlyA + both) - (onlyB + both),
      mistakes: [all - none, both, onlyA + onlyB + both * 2, onlyA + onlyB + none, all - both],
      why: tex`$${all - none}$ play something, so both games: $${onlyA + both} + ${onlyB + both} - ${all - none} = ${both}$; exactly one: $${all - none} - ${both} = ${onlyA + onlyB}$.`,
    };
  }),

  numerical('zeros-at-the-end', COUNTING, 3, (random) => {
    const n = random.int(25, 400);
    return {
      text: tex`With how many zeros does $${n}!$ end?`,
      value: [5, 25, 125].reduce((count, power) => count + Math.floor(n / power), 0),
      check: sum(range(1, n).map((k) => (k % 125 === 0 ? 3 : k % 25 === 0 ? 2 : k % 5 === 0 ? 1 : 0))),
      why: tex`Each zero needs a factor 5: $\left\lfloor\frac{${n}}{5}\right\rfloor + \left\lfloor\frac{${n}}{25}\right\rfloor + \left\lfloor\frac{${n}}{125}\right\rfloor = ${Math.floor(n / 5) + Math.floor(n / 25) + Math.floor(n / 125)}$.`,
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

  numerical('paths-on-a-grid', COUNTING, 3, (random) => {
    const [across, up] = [random.int(3, 7), random.int(2, 5)];
    const rows = range(1, up).reduce<number[]>(
      (row) => row.reduce<number[]>((next, value) => [...next, (next.at(-1) ?? 0) + value], []),
      Array.from({ length: across + 1 }, () => 1),
    );
    return {
      text: `A robot goes from one corner of a grid to the opposite one, ${across} steps to the right and ${up} steps up in any order. How many ways does it have?`,
      value: choose(across + up, up),
      check: rows.at(-1) ?? Number.NaN,
      why: tex`Of ${across + up} steps, ${up} go up: $\binom{${across + up}}{${up}} = ${choose(across + up, up)}$.`,
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

  msq('subsets', SETS, 4, (random) => {
    const [n, m] = [random.int(3, 6), random.int(2, 4)];
    return {
      text: tex`Let $A$ have ${n} and $B$ have ${m} elements. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of subsets of $A$ is',
          value: 2 ** n,
          check: sum(range(0, n).map((k) => choose(n, k))),
          mistake: n * n,
          because: tex`$2^n$.`,
        },
        {
          says: 'The number of functions from $A$ to $B$ is',
          value: m ** n,
          check: range(1, n).reduce((count) => count * m, 1),
          mistake: n ** m === m ** n ? n + m : n ** m,
          because: tex`Each element of $A$ has ${m} choices.`,
        },
        {
          says: tex`The number of elements of $A \times B$ is`,
          value: n * m,
          check: sum(range(1, n).map(() => m)),
          mistake: n + m === n * m ? 2 * n * m : n + m,
          because: 'Every pair counts.',
        },
        {
          says: 'The number of relations from $A$ to $B$ is',
          value: 2 ** (n * m),
          check: 4 ** ((n * m) / 2),
          mistake: 2 ** (n + m) === 2 ** (n * m) ? n * m : 2 ** (n + m),
          because: tex`Relations are subsets of $A \times B$.`,
        },
      ],
    };
  }),
];
