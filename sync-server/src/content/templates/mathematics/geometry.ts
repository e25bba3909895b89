import { line, label, sheet } from '../drawing.ts';
import {
  choose,
  degrees,
  factor,
  fraction,
  gcd,
  integrate,
  number,
  range,
  root,
  signed,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const PLANE = 'Coordinate Geometry';
const SPACE = 'Three Dimensional Geometry';
const VECTORS = 'Vector Algebra';
const CHANCE = 'Statistics and Probability';
const ANGLES = 'Trigonometry';
const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
] as const;

const vector = ([x, y, z]: readonly number[]) =>
  tex`${factor(x ?? 0)}\hat{i} ${(y ?? 0) < 0 ? '-' : '+'} ${factor(Math.abs(y ?? 0))}\hat{j} ${(z ?? 0) < 0 ? '-' : '+'} ${factor(Math.abs(z ?? 0))}\hat{k}`;
const dot = (a: readonly number[], b: readonly number[]) =>
  sum(a.map((value, place) => value * (b[place] ?? 0)));
const fractions = (below: number) => (shown: number) => `$${fraction(Math.round(shown * below), below)}$`;

export const geometry = [
  mcq('distance-from-a-line', PLANE, 3, (random) => {
    const [[a, b, length], c, x, y] = [
      random.pick(TRIPLES),
      random.int(-20, 20),
      random.int(-6, 6),
      random.int(-6, 6),
    ];
    const above = Math.abs(a * x + b * y + c);
    const foot = (t: number) => (x - a * t) * a + (y - b * t) * b + c;
    return above === 0
      ? null
      : {
          text: tex`The distance of the point $(${x}, ${y})$ from the line $${a}x + ${b}y ${signed(c)} = 0$ is`,
          value: above / length,
          check: Math.abs(root(foot, -100, 100)) * length,
          mistakes: [above, above / (a + b), Math.abs(a * x + b * y) / length, above / (length * length)],
          show: fractions(length * length * (a + b)),
          why: tex`$\frac{|${a} \cdot (${x}) + ${b} \cdot (${y}) ${signed(c)}|}{\sqrt{${a}^2 + ${b}^2}} = ${fraction(above, length)}$.`,
        };
  }),

  mcq('radius-of-a-circle', PLANE, 3, (random) => {
    const [g, f, r] = [random.int(-6, 6), random.int(-6, 6), random.int(2, 9)];
    const c = g * g + f * f - r * r;
    return g === 0 || f === 0
      ? null
      : {
          text: tex`The radius of the circle $x^2 + y^2 ${signed(-2 * g)}x ${signed(-2 * f)}y ${signed(c)} = 0$ is`,
          value: r,
          check: root((y) => g * g + y * y - 2 * g * g - 2 * f * y + c, f, f + 50) - f,
          mistakes: [r * r, Math.abs(g) + Math.abs(f), r + 1, r + 2, r - 1].filter((wrong) => wrong > 0),
          why: tex`Centre $(${g}, ${f})$ and $r = \sqrt{${g * g} + ${f * f} - (${c})} = ${r}$.`,
        };
  }),

  mcq('eccentricity', PLANE, 3, (random) => {
    const [[p, q, r], long] = [random.pick(TRIPLES), random.int(0, 1) === 1];
    const b = long ? p : q;
    const value = (long ? q : p) / r;
    return {
      text: tex`The eccentricity of the ellipse $\dfrac{x^2}{${r * r}} + \dfrac{y^2}{${b * b}} = 1$ is`,
      value,
      check: Math.sqrt(1 - (b * b) / (r * r)),
      mistakes: [b / r, b / (long ? q : p), r / b, 1 - b / r, (value + 1) / 2],
      show: fractions(r * b * (long ? q : p) * 2),
      why: tex`$e = \sqrt{1 - \frac{${b * b}}{${r * r}}} = ${fraction(long ? q : p, r)}$.`,
    };
  }),

  mcq('focus-of-a-parabola', PLANE, 2, (random) => {
    const [a, up] = [random.int(1, 9), random.int(0, 1) === 1];
    const chord = integrate(() => 1, -2 * a, 2 * a);
    return {
      text: tex`The length of the latus rectum of the parabola $${up ? tex`x^2 = ${4 * a}y` : tex`y^2 = ${4 * a}x`}$ is`,
      value: 4 * a,
      check: chord,
      mistakes: [a, 2 * a, 8 * a, 16 * a],
      why: tex`With $4a = ${4 * a}$ the focus is at the distance $${a}$ from the vertex, and the chord through it has the length $4a = ${4 * a}$.`,
    };
  }),

  mcq('triangle-in-a-drawing', PLANE, 3, (random) => {
    const points = range(1, 3).map(() => [random.int(0, 8), random.int(0, 5)] as const);
    const [a, b, c] = points;
    if (a === undefined || b === undefined || c === undefined) return null;
    const twice = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
    const at = (p: readonly [number, number]) => [40 + p[0] * 38, 200 - p[1] * 32] as const;
    const names = points.map((p, place) =>
      label(`${'ABC'[place]}(${p.join(', ')})`, [at(p)[0], at(p)[1] + (p[1] === 0 ? 20 : -8)]),
    );
    // Half the sum over the sides, taken one after another.
    const shoelace = sum(
      [
        [a, b],
        [b, c],
        [c, a],
      ].map(([p, q]) => (p?.[0] ?? 0) * (q?.[1] ?? 0) - (q?.[0] ?? 0) * (p?.[1] ?? 0)),
    );
    return twice < 6
      ? null
      : {
          text: 'The area of the triangle in the drawing is',
          diagram: {
            svg: sheet(400, 240, [line([at(a), at(b), at(c), at(a)]), ...names]),
            alt: `A triangle with the corners ${points.map((p, place) => `${'ABC'[place]} at (${p.join(', ')})`).join(', ')}.`,
          },
          value: twice / 2,
          check: Math.abs(shoelace) / 2,
          mistakes: [twice, twice / 4, twice / 2 + 1, twice / 2 + 2.5, twice / 2 - 1.5],
          show: fractions(4),
          why: tex`$\frac12\left|${b[0] - a[0]} \times ${c[1] - a[1]} - (${c[0] - a[0]}) \times (${b[1] - a[1]})\right| = ${fraction(twice, 2)}$.`,
        };
  }),

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

  mcq('identity-from-a-tangent', ANGLES, 3, (random) => {
    const [p, q, r] = random.pick([...TRIPLES, [4, 3, 5], [12, 5, 13], [7, 24, 25], [20, 21, 29]] as const);
    const theta = Math.atan2(p, q);
    return {
      text: tex`If $\tan\theta = ${fraction(p, q)}$ and $\theta$ is acute, then $\sin 2\theta$ equals`,
      value: (2 * p * q) / (r * r),
      check: Math.sin(2 * theta),
      mistakes: [(2 * p) / r / 2, Math.abs(q * q - p * p) / (r * r), (p * q) / (r * r), q / r],
      show: fractions(r * r),
      why: tex`$\sin 2\theta = \frac{2\tan\theta}{1 + \tan^2\theta} = ${fraction(2 * p * q, r * r)}$.`,
    };
  }),

  numerical('solutions-in-an-interval', ANGLES, 4, (random) => {
    const [k, turns] = [random.int(2, 7), random.int(1, 3)];
    return {
      text: tex`How many solutions has $2\sin ${k}x = 1$ in $[0, ${2 * turns}\pi]$?`,
      value: 2 * k * turns,
      check: range(0, 7000 * turns - 1).filter((i) => {
        const f = (j: number) => 2 * Math.sin((k * j * 2 * Math.PI) / 7000) - 1;
        return f(i) < 0 !== f(i + 1) < 0;
      }).length,
      why: tex`In each period $\frac{2\pi}{${k}}$ there are two, and the interval holds ${k * turns} periods.`,
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

  msq('circle-in-numbers', PLANE, 5, (random) => {
    const [[p, q, r], k] = [random.pick(TRIPLES), random.int(2, 4)];
    const radius = r;
    return {
      text: tex`Let $C$ be the circle $x^2 + y^2 = ${radius * radius}$ and $P = (${k * p}, ${k * q})$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The distance of $P$ from the centre is',
          value: k * r,
          check: Math.hypot(k * p, k * q),
          mistake: k * (p + q),
          because: tex`$\sqrt{${k * p}^2 + ${k * q}^2}$.`,
        },
        {
          says: 'The shortest distance from $P$ to $C$ is',
          value: (k - 1) * r,
          check: Math.hypot(k * p - p, k * q - q),
          mistake: (k + 1) * r,
          because: 'The distance to the centre less the radius.',
        },
        {
          says: 'The square of the length of a tangent from $P$ is',
          value: (k * k - 1) * r * r,
          check: (k * r) ** 2 - radius ** 2,
          mistake: (k - 1) ** 2 * r * r,
          because: tex`$x_1^2 + y_1^2 - r^2$.`,
        },
        {
          says: tex`The line $${p}x + ${q}y = ${r * r}$ is from the centre at the distance`,
          value: r,
          check: (r * r) / Math.hypot(p, q),
          mistake: r * r,
          because: 'So it touches $C$.',
        },
      ],
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

  msq('angles-of-a-triangle', ANGLES, 5, (random) => {
    const [[p, q, r], k] = [random.pick(TRIPLES), random.int(1, 3)];
    return gcd(p, q) > 1
      ? null
      : {
          text: tex`A triangle has the sides $${k * p}$, $${k * q}$ and $${k * r}$. Which of the following is/are correct?`,
          claims: [
            {
              says: 'Its area is',
              value: (k * k * p * q) / 2,
              check: Math.sqrt(
                ((k * (p + q + r)) / 2) *
                  ((k * (q + r - p)) / 2) *
                  ((k * (p + r - q)) / 2) *
                  ((k * (p + q - r)) / 2),
              ),
              mistake: k * k * p * q,
              because: 'It has a right angle.',
            },
            {
              says: 'The radius of its circumcircle is',
              value: (k * r) / 2,
              check: (k * r) / 2 / Math.sin(degrees(90)),
              mistake: k * r,
              because: 'The hypotenuse is a diameter.',
            },
            {
              says: 'The radius of its incircle is',
              value: (k * (p + q - r)) / 2,
              check: (k * p * q) / (p + q + r),
              mistake: (k * (p + q)) / 2,
              because: tex`$\frac{a + b - c}{2}$.`,
            },
            {
              says: 'The cosine of its smallest angle is',
              value: q / r,
              check: (q * q + r * r - p * p) / (2 * q * r),
              mistake: p / r,
              because: tex`The smallest angle is opposite to the side $${k * p}$.`,
            },
          ],
        };
  }),
];
