import { choose, factor, fraction, number, range, root, signed, sum, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const SPACE = 'Three Dimensional Geometry';
const VECTORS = 'Vector Algebra';
const CHANCE = 'Statistics and Probability';
const vector = ([x, y, z]: readonly number[]) =>
  tex`${factor(x ?? 0)}\hat{i} ${(y ?? 0) < 0 ? '-' : '+'} ${factor(Math.abs(y ?? 0))}\hat{j} ${(z ?? 0) < 0 ? '-' : '+'} ${factor(Math.abs(z ?? 0))}\hat{k}`;
const dot = (a: readonly number[], b: readonly number[]) =>
  sum(a.map((value, place) => value * (b[place] ?? 0)));
const fractions = (below: number) => (shown: number) => `$${fraction(Math.round(shown * below), below)}$`;

export const vectorsAndChance = [
  mcq('angle-between-vectors', VECTORS, 3, (random) => {
    const [a, b] = [
      [random.int(-3, 4), random.int(-3, 4), random.int(1, 4)],
      [random.int(1, 4), random.int(-3, 4), random.int(-3, 4)],
    ] as const;
    const product = dot(a, b);
    const square = dot(b, b);
    return product === 0 || [...a, ...b].includes(0)
      ? null
      : {
          text: tex`If $\vec{a} = ${vector(a)}$ and $\vec{b} = ${vector(b)}$, then the value of $\lambda$ for which $\vec{a} - \lambda\vec{b}$ is normal to $\vec{b}$ is`,
          value: product / square,
          check: root(
            (l) =>
              dot(
                a.map((value, place) => value - l * (b[place] ?? 0)),
                b,
              ),
            -50,
            50,
          ),
          mistakes: [
            -product / square,
            square / product,
            product / dot(a, a),
            product,
            (product + 1) / square,
          ],
          show: fractions(square * Math.abs(product) * dot(a, a)),
          why: tex`$\vec{a}\cdot\vec{b} = ${product}$ and $|\vec{b}|^2 = ${square}$, so $\lambda = ${fraction(product, square)}$.`,
        };
  }),

  mcq('parallelogram-from-vectors', VECTORS, 3, (random) => {
    const [a, b] = [
      [random.int(1, 4), random.int(-3, 3), random.int(-3, 3)],
      [random.int(-3, 3), random.int(1, 4), random.int(-3, 3)],
    ] as const;
    const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    const value = dot(cross, cross);
    return value < 8 || [...a, ...b].includes(0)
      ? null
      : {
          text: tex`The area of the parallelogram with the sides $${vector(a)}$ and $${vector(b)}$ is`,
          value: Math.sqrt(value),
          check: Math.sqrt(dot(a, a) * dot(b, b) - dot(a, b) ** 2),
          mistakes: [value, Math.sqrt(value) / 2, Math.sqrt(dot(a, a) * dot(b, b)), Math.sqrt(value + 7)],
          show: (shown: number) =>
            tex`$${Number.isInteger(shown) ? shown : tex`\sqrt{${Math.round(shown * shown * 100) / 100}}`}$`,
          why: tex`$\vec{a} \times \vec{b} = (${cross.join(', ')})$ has the length $\sqrt{${value}}$.`,
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
    const above = Math.abs(a * x + b * y + c * z + d);
    return above === 0
      ? null
      : {
          text: tex`The distance of $(${x}, ${y}, ${z})$ from the plane $${factor(a)}x + ${b}y + ${c}z ${signed(d)} = 0$ is`,
          value: above / length,
          check:
            Math.abs(root((t) => a * (x + a * t) + b * (y + b * t) + c * (z + c * t) + d, -100, 100)) *
            length,
          mistakes: [above, above / (a + b + c), above / (length * length), (above + 1) / length],
          show: fractions(length * length * (a + b + c)),
          why: tex`$\frac{|${a * x + b * y + c * z} ${signed(d)}|}{\sqrt{${a * a + b * b + c * c}}} = ${fraction(above, length)}$.`,
        };
  }),

  mcq('two-dice', CHANCE, 3, (random) => {
    const target = random.int(4, 10);
    const pairs = range(1, 6).flatMap((x) => range(1, 6).map((y) => x + y));
    const hits = pairs.filter((total) => total >= target).length;
    const formula = target <= 7 ? 36 - choose(target - 1, 2) : choose(14 - target, 2);
    return {
      text: `Two fair dice are thrown. The probability that the sum is at least ${target} is`,
      value: hits / 36,
      check: formula / 36,
      mistakes: [
        1 - hits / 36,
        pairs.filter((total) => total > target).length / 36,
        (13 - target) / 11,
        pairs.filter((total) => total === target).length / 36,
      ],
      show: fractions(36 * 11),
      why: tex`Of 36 equally likely pairs, ${hits} have such a sum: $${fraction(hits, 36)}$.`,
    };
  }),

  mcq('faulty-goods', CHANCE, 4, (random) => {
    const [share, first, second] = [random.int(30, 70, 10), random.int(1, 5), random.int(1, 6)];
    const [a, b] = [share * first, (100 - share) * second];
    return first === second
      ? null
      : {
          text: tex`Machine A makes $${share}\%$ of all bolts and machine B the rest; $${first}\%$ of A's and $${second}\%$ of B's are faulty. A faulty bolt comes from A with the probability`,
          value: a / (a + b),
          check: 1 - b / (a + b),
          mistakes: [b / (a + b), share / 100, first / (first + second), a / 10000],
          show: fractions(10000 * (a + b) * (first + second)),
          why: tex`Bayes: $\frac{${share} \times ${first}}{${share} \times ${first} + ${100 - share} \times ${second}} = ${fraction(a, a + b)}$.`,
        };
  }),

  numerical('variance-of-numbers', CHANCE, 3, (random) => {
    const [n, step, start] = [random.pick([3, 5, 7, 9]), random.int(2, 6, 2), random.int(1, 20)];
    const values = range(0, n - 1).map((k) => start + k * step);
    const mean = sum(values) / n;
    return {
      text: tex`What is the variance of the ${n} numbers $${values.join(', ')}$, rounded to the nearest whole number?`,
      value: sum(values.map((value) => (value - mean) ** 2)) / n,
      check: sum(values.map((value) => value * value)) / n - mean * mean,
      why: tex`The mean is $${mean}$, the mean of the squared distances $${number((step * step * (n * n - 1)) / 12, 6)}$.`,
    };
  }),

  numerical('triple-product', VECTORS, 4, (random) => {
    const [a, b, c] = [random.int(1, 6), random.int(1, 6), random.int(1, 6)];
    const [p, q] = [random.int(1, 4), random.int(1, 4)];
    return {
      text: tex`What is the volume of the parallelepiped with the edges $${a}\hat{i}$, $${p}\hat{i} + ${b}\hat{j}$ and $${q}\hat{i} + ${p}\hat{j} + ${c}\hat{k}$?`,
      value: a * b * c,
      check: Math.abs(dot([a, 0, 0], [b * c - 0 * p, 0 * q - p * c, p * p - b * q])),
      why: tex`The determinant is triangular: $${a} \times ${b} \times ${c} = ${a * b * c}$.`,
    };
  }),

  msq('dice-in-numbers', CHANCE, 5, (random) => {
    const n = random.int(2, 4);
    const all = 6 ** n;
    return {
      text: `A fair die is thrown ${n} times. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The number of equally likely outcomes is',
          value: all,
          check: range(1, n).reduce((count) => count * 6, 1),
          mistake: 6 * n,
          because: tex`$6^{${n}}$.`,
        },
        {
          says: `The number of outcomes without a six is`,
          value: 5 ** n,
          check: sum(range(0, n).map((k) => choose(n, k) * (-1) ** k * 6 ** (n - k))),
          mistake: all - 1,
          because: tex`$5^{${n}}$.`,
        },
        {
          says: 'The mean number of sixes is',
          value: n / 6,
          check: sum(range(0, n).map((k) => (k * choose(n, k) * 5 ** (n - k)) / all)),
          mistake: 1 / 6,
          because: tex`$np$.`,
        },
        {
          says: 'The number of outcomes with exactly one six is',
          value: n * 5 ** (n - 1),
          check: choose(n, 1) * 5 ** (n - 1),
          mistake: 5 ** (n - 1),
          because: tex`$\binom{${n}}{1} \times 5^{${n - 1}}$.`,
        },
      ],
    };
  }),
];
