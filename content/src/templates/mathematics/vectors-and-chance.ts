import {
  asFraction,
  bracketed,
  choose,
  combination,
  equals,
  fraction,
  gcd,
  power,
  range,
  root,
  rootOf,
  signed,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const SPACE = 'Three Dimensional Geometry';
const VECTORS = 'Vector Algebra';
const CHANCE = 'Statistics and Probability';
const vector = ([x = 0, y = 0, z = 0]: readonly number[]) =>
  combination([
    [x, tex`\hat{i}`],
    [y, tex`\hat{j}`],
    [z, tex`\hat{k}`],
  ]);
const dot = (a: readonly number[], b: readonly number[]) =>
  sum(a.map((value, place) => value * (b[place] ?? 0)));
/** '1 \times 2 + 3 \times (-1)' */
const products = (a: readonly number[], b: readonly number[]) =>
  a.map((value, place) => tex`${bracketed(value)} \times ${bracketed(b[place] ?? 0)}`).join(' + ');

export const vectorsAndChance = [
  mcq('angle-between-vectors', VECTORS, 3, (random) => {
    const [a, b] = [
      [random.int(-3, 4), random.int(-3, 4), random.int(1, 4)],
      [random.int(1, 4), random.int(-3, 4), random.int(-3, 4)],
    ] as const;
    const [product, square] = [dot(a, b), dot(b, b)];
    const value = product / square;
    return product === 0 || [...a, ...b].includes(0)
      ? null
      : {
          text: tex`If $\vec{a} = ${vector(a)}$ and $\vec{b} = ${vector(b)}$, then the value of $\lambda$ for which $\vec{a} - \lambda\vec{b}$ is perpendicular to $\vec{b}$ is`,
          value,
          check: root(
            (l) =>
              dot(
                a.map((component, place) => component - l * (b[place] ?? 0)),
                b,
              ),
            -50,
            50,
          ),
          within: [-12, 12],
          step: 1 / square,
          mistakes: [-value, square / product, product / dot(a, a), product, 1 / value].filter(
            (mistake) => mistake !== value,
          ),
          show: asFraction(Math.max(square, Math.abs(product), dot(a, a))),
          why: tex`$(\vec{a} - \lambda\vec{b})\cdot\vec{b} = 0$ gives $\lambda = \frac{\vec{a}\cdot\vec{b}}{|\vec{b}|^2}$. $\vec{a}\cdot\vec{b} = ${products(a, b)} = ${product}$ and $|\vec{b}|^2 = ${square}$, so $\lambda = ${fraction(product, square)}$. ${
            square === dot(a, a)
              ? tex`With $\vec{a} + \lambda\vec{b}$ the sign would be the opposite, $\lambda = ${fraction(-product, square)}$.`
              : tex`Dividing by $|\vec{a}|^2 = ${dot(a, a)}$ in place of $|\vec{b}|^2$ would give $${fraction(product, dot(a, a))}$.`
          }`,
        };
  }),

  mcq('parallelogram-from-vectors', VECTORS, 3, (random) => {
    const [a, b] = [
      [random.int(1, 4), random.int(-3, 3), random.int(-3, 3)],
      [random.int(-3, 3), random.int(1, 4), random.int(-3, 3)],
    ] as const;
    const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]] as const;
    const added = [a[1] * b[2] + a[2] * b[1], a[2] * b[0] + a[0] * b[2], a[0] * b[1] + a[1] * b[0]];
    const square = dot(cross, cross);
    const value = Math.sqrt(square);
    return square < 8 || [...a, ...b].includes(0)
      ? null
      : {
          text: tex`The area of the parallelogram whose adjacent sides are $${vector(a)}$ and $${vector(b)}$, in square units, is`,
          value,
          check: Math.sqrt(dot(a, a) * dot(b, b) - dot(a, b) ** 2),
          within: [1, 80],
          mistakes: [
            value / 2,
            Math.sqrt(dot(a, a) * dot(b, b)),
            Math.abs(dot(a, b)),
            Math.hypot(...added),
            Math.hypot(cross[0], cross[1]),
            Math.hypot(cross[1], cross[2]),
            Math.hypot(cross[0], cross[2]),
            Math.abs(sum(cross)),
            sum(cross.map(Math.abs)),
          ],
          show: (shown: number) => {
            const exact = rootOf(shown);
            return exact === null ? null : `$${exact}$`;
          },
          why: tex`$\vec{a} \times \vec{b} = ${vector(cross)}$, and $|\vec{a} \times \vec{b}| = \sqrt{${cross.map((one) => `${bracketed(one)}^2`).join(' + ')}} = \sqrt{${square}}${(rootOf(value) ?? '').startsWith(tex`\sqrt`) ? '' : ` = ${rootOf(value) ?? ''}`}$. ${
            dot(a, b) === 0
              ? 'Half of it would be the area of the triangle with these two sides.'
              : tex`The product of the lengths of the sides, $${rootOf(Math.sqrt(dot(a, a) * dot(b, b))) ?? ''}$, would be right only for a rectangle.`
          }`,
        };
  }),

  mcq('point-and-plane', SPACE, 3, (random) => {
    const [[a, b, c, length], d, x, y, z] = [
      random.pick([
        [1, 2, 2, 3],
        [2, 3, 6, 7],
        [4, 4, 7, 9],
        [1, 4, 8, 9],
      ] as const),
      random.int(-15, 15),
      random.int(-4, 4),
      random.int(-4, 4),
      random.int(-4, 4),
    ];
    const at = a * x + b * y + c * z;
    const above = Math.abs(at + d);
    return above === 0
      ? null
      : {
          text: tex`The distance of the point $(${x}, ${y}, ${z})$ from the plane $${combination([
            [a, 'x'],
            [b, 'y'],
            [c, 'z'],
            [d, ''],
          ])} = 0$ is`,
          value: above / length,
          check:
            Math.abs(root((t) => a * (x + a * t) + b * (y + b * t) + c * (z + c * t) + d, -100, 100)) *
            length,
          within: [1 / length, 60],
          step: 1 / length,
          mistakes: [
            above,
            above / (a + b + c),
            Math.abs(at) / length,
            Math.abs(at - d) / length,
            (above + length) / length,
          ].filter((mistake) => mistake !== above / length),
          show: asFraction(a + b + c),
          why: tex`$\frac{|ax_1 + by_1 + cz_1 + d|}{\sqrt{a^2 + b^2 + c^2}} = \frac{|${products([a, b, c], [x, y, z])} ${signed(d)}|}{\sqrt{${a * a + b * b + c * c}}} = \frac{${above}}{${length}}${gcd(above, length) > 1 ? ` = ${fraction(above, length)}` : ''}$. Dividing by $a + b + c = ${a + b + c}$ in place of the root would give $${fraction(above, a + b + c)}$.`,
        };
  }),

  mcq('two-dice', CHANCE, 3, (random) => {
    const [target, isLeast] = [random.int(4, 10), random.int(0, 1) === 1];
    const pairs = range(1, 6).flatMap((x) => range(1, 6).map((y) => x + y));
    const count = (fits: (total: number) => boolean) => pairs.filter(fits).length / 36;
    const value = count((total) => (isLeast ? total >= target : total <= target));
    const formula = target <= 7 ? 36 - choose(target - 1, 2) : choose(14 - target, 2);
    const exactly = count((total) => total === target);
    return {
      text: `Two fair dice are thrown together. The probability that the sum of the numbers on them is at ${isLeast ? 'least' : 'most'} ${target} is`,
      value,
      check: isLeast ? formula / 36 : 1 - formula / 36 + exactly,
      within: [0, 1],
      step: 1 / 36,
      mistakes: [
        1 - value,
        value - exactly,
        exactly,
        (isLeast ? 13 - target : target - 1) / 11,
        value + count((total) => total === (isLeast ? target - 1 : target + 1)),
      ],
      show: asFraction(36),
      why: tex`Of the 36 equally likely outcomes, ${Math.round(value * 36)} have a sum of at ${isLeast ? 'least' : 'most'} ${target}: $\frac{${Math.round(value * 36)}}{36}${gcd(Math.round(value * 36), 36) > 1 ? ` = ${fraction(Math.round(value * 36), 36)}` : ''}$. Leaving out the sum ${target} itself gives $${fraction(Math.round((value - exactly) * 36), 36)}$.`,
    };
  }),

  mcq('faulty-goods', CHANCE, 4, (random) => {
    const [share, first, second] = [random.int(30, 70, 10), random.int(1, 5), random.int(1, 6)];
    const [a, b] = [(share / 10) * first, ((100 - share) / 10) * second];
    const below = (a + b) / gcd(a, b);
    return first === second
      ? null
      : {
          text: tex`A factory makes $${share}\%$ of its bolts on machine A and the rest on machine B. Of these, $${first}\%$ of the bolts from A and $${second}\%$ of those from B are defective. A bolt chosen at random is found to be defective. The probability that it was made on machine A is`,
          value: a / (a + b),
          check: 1 - b / (a + b),
          within: [0.02, 0.98],
          step: 1 / below,
          mistakes: [b / (a + b), share / 100, first / (first + second), second / (first + second)],
          show: asFraction(Math.max(below, first + second, 10)),
          why: tex`By Bayes' theorem $P(A|D) = \frac{${share / 100} \times ${first / 100}}{${share / 100} \times ${first / 100} + ${(100 - share) / 100} \times ${second / 100}} = \frac{${a}}{${a} + ${b}} = ${fraction(a, a + b)}$. ${
            share === 50
              ? tex`The share of machine A, $\frac12$, would be the answer if nothing were known about the bolt.`
              : tex`The percentages of defective bolts alone, $\frac{${first}}{${first} + ${second}} = ${fraction(first, first + second)}$, would be right only if both machines made equally many bolts.`
          }`,
        };
  }),

  numerical('variance-of-numbers', CHANCE, 3, (random) => {
    const [n, step, start] = [random.pick([3, 5, 7, 9]), random.int(2, 6, 2), random.int(1, 20)];
    const values = range(0, n - 1).map((k) => start + k * step);
    const mean = sum(values) / n;
    const squares = values.map((value) => (value - mean) ** 2);
    return {
      text: tex`What is the variance of the ${n} observations $${values.join(', ')}$, rounded off to the nearest whole number?`,
      value: sum(squares) / n,
      check: sum(values.map((value) => value * value)) / n - mean * mean,
      difficulty: n > 5 ? 3 : 2,
      why: tex`The mean is $${mean}$. The variance is $\frac{${squares.join(' + ')}}{${n}} = \frac{${sum(squares)}}{${n}} ${equals(sum(squares) / n, 4)}$.`,
    };
  }),

  numerical('triple-product', VECTORS, 4, (random) => {
    const [a, b, c] = [random.int(1, 6), random.int(1, 6), random.int(1, 6)];
    const [p, q, s] = [random.int(1, 4), random.int(1, 4), random.int(-3, 3)];
    const [u, v, w] = [
      [a, s, 0],
      [p, b, 0],
      [q, p, c],
    ] as const;
    const value = Math.abs(c * (a * b - s * p));
    return value === 0
      ? null
      : {
          text: tex`What is the volume of the parallelepiped whose coterminous edges are $${vector(u)}$, $${vector(v)}$ and $${vector(w)}$, in cubic units?`,
          value,
          check: Math.abs(
            dot(u, [v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]]),
          ),
          difficulty: s === 0 ? 3 : 4,
          why: tex`$\left|\begin{vmatrix} ${[u, v, w].map((row) => row.join(' & ')).join(tex` \\ `)} \end{vmatrix}\right| = \left|${c}\,(${a} \times ${b} - ${bracketed(s)} \times ${p})\right| = ${value}$, expanding along the third column.`,
        };
  }),

  msq('dice-in-numbers', CHANCE, 5, (random) => {
    const n = random.int(2, 4);
    const all = 6 ** n;
    const asked = random.int(1, 6);
    const name = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'][asked] ?? '';
    return {
      text: `A fair die is thrown ${n} times. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of equally likely outcomes is',
          value: all,
          check: range(1, n).reduce((count) => count * 6, 1),
          mistake: n === 2 ? 12 : random.pick([6 * n, n ** 6]),
          because: tex`$6^{${n}} = ${all}$.`,
        },
        {
          says: `The number of outcomes in which no ${asked} occurs is`,
          value: 5 ** n,
          check: sum(range(0, n).map((k) => choose(n, k) * (-1) ** k * 6 ** (n - k))),
          mistake: random.pick([all - 1, 5 * n === 5 ** n ? all - n : 5 * n]),
          because: tex`Each throw has 5 such outcomes: $5^{${n}} = ${5 ** n}$.`,
        },
        {
          says: `The expected number of ${name} is`,
          value: n / 6,
          check: sum(range(0, n).map((k) => (k * choose(n, k) * 5 ** (n - k)) / all)),
          mistake: 1 / 6,
          show: asFraction(6),
          because: tex`$np = ${n} \times \frac16 = ${fraction(n, 6)}$.`,
        },
        {
          says: `The number of outcomes in which exactly one ${asked} occurs is`,
          value: n * 5 ** (n - 1),
          check: all - 5 ** n - sum(range(2, n).map((k) => choose(n, k) * 5 ** (n - k))),
          mistake: 5 ** (n - 1),
          because: tex`$\binom{${n}}{1} \times ${power(5, n - 1)} = ${n * 5 ** (n - 1)}$.`,
        },
      ],
    };
  }),
];
