import {
  asFraction,
  choose,
  combination,
  factor,
  fraction,
  fractionOf,
  gcd,
  integrate,
  isPrintedInFull,
  number,
  power,
  range,
  root,
  rootOf,
  signed,
  slope,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');

type Matrix = readonly [readonly [number, number], readonly [number, number]];
const product = ([[a, b], [c, d]]: Matrix, [[e, f], [g, h]]: Matrix): Matrix => [
  [a * e + b * g, a * f + b * h],
  [c * e + d * g, c * f + d * h],
];
const shown = ([[a, b], [c, d]]: Matrix) => tex`\begin{bmatrix} ${a} & ${b} \\ ${c} & ${d} \end{bmatrix}`;

/** Odd functions in the exponent, which drop out of the integral over both halves. */
const DENOMINATORS: readonly (readonly [shown: string, value: (x: number) => number])[] = [
  ...[2, 3, 5, 7].map((base) => [`1 + ${base}^x`, (x: number) => 1 + base ** x] as const),
  ['1 + e^x', (x) => 1 + Math.exp(x)],
  [tex`1 + e^{\sin x}`, (x) => 1 + Math.exp(Math.sin(x))],
  ['1 + e^{x^3}', (x) => 1 + Math.exp(x ** 3)],
];

/** Semi-axes, and the distance of a focus from the centre. */
const ELLIPSES = [
  [5, 3, 4],
  [5, 4, 3],
  [10, 6, 8],
  [10, 8, 6],
  [13, 5, 12],
  [13, 12, 5],
  [15, 9, 12],
  [15, 12, 9],
  [17, 15, 8],
  [20, 12, 16],
  [20, 16, 12],
  [25, 15, 20],
  [25, 20, 15],
] as const;
/** Cosine and sine as shares of the third number. */
const ANGLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
] as const;
const LARGEST_DENOMINATOR = 400;
const exact = (value: number) => fractionOf(value, LARGEST_DENOMINATOR) ?? '';

/** Centres at a whole distance from the origin, which is the third number. */
const CENTRES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const;

interface Draw {
  /** Balls in the first bag, and in the second. */
  readonly first: readonly [white: number, black: number];
  readonly second: readonly [white: number, black: number];
}

/** Among all equally likely ways in which a white ball comes out at last: how many have two white ones moved. */
function countedDraws({ first, second }: Draw): { both: number; all: number } {
  const balls = [...Array.from({ length: first[0] }, () => 1), ...Array.from({ length: first[1] }, () => 0)];
  const pairs = balls.flatMap((one, at) => balls.slice(at + 1).map((other) => one + other));
  const ways = pairs.map((whites) => [whites, second[0] + whites] as const);
  const countOf = (list: typeof ways) => sum(list.map(([, whites]) => whites));
  return { both: countOf(ways.filter(([whites]) => whites === 2)), all: countOf(ways) };
}

/** The value at `to` of the solution of y' = f(x, y), by the method of Runge and Kutta. */
function solved(f: (x: number, y: number) => number, from: number, start: number, to: number): number {
  const steps = 1000;
  const h = (to - from) / steps;
  return range(0, steps - 1).reduce((y, at) => {
    const x = from + at * h;
    const k1 = f(x, y);
    const k2 = f(x + h / 2, y + (h * k1) / 2);
    const k3 = f(x + h / 2, y + (h * k2) / 2);
    const k4 = f(x + h, y + h * k3);
    return y + (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
  }, start);
}

export const advancedMathematics = [
  mcq('sum-of-entries-of-a-power', 'Matrices and Determinants', 7, (random) => {
    const [p, q] = [random.int(1, 4), random.int(-4, 4)];
    const sign = random.pick([1, 1, -1]);
    const n = random.pick([...range(15, 40), 50, 60, 99, 100]);
    const nilpotent: Matrix = [
      [p * q, -p * p],
      [q * q, -p * q],
    ];
    const matrix: Matrix = [
      [sign + p * q, -p * p],
      [q * q, sign - p * q],
    ];
    const extra = q * q - p * p;
    const value = 2 * sign ** n + n * sign ** (n - 1) * extra;
    const multiplied = range(2, n).reduce((power) => product(power, matrix), matrix);
    return extra === 0 || q === 0
      ? null
      : {
          text: tex`If $A = ${shown(matrix)}$, the sum of all the elements of $A^{${n}}$ is`,
          value,
          check: sum(multiplied.flat()),
          within: [-4000, 4000],
          mistakes: [
            n * sign ** (n - 1) * extra,
            2 * sign ** n + (n - 1) * extra,
            2 * sign ** n - n * sign ** (n - 1) * extra,
            n * (2 * sign + extra),
            n * (2 * sign ** n + extra),
            2 * n + extra,
            4 + n * sign ** (n - 1) * extra,
          ],
          why: tex`Write $A = ${sign === 1 ? '' : '-'}I + N$ with $N = ${shown(nilpotent)}$. Then $N^2 = O$, so in the binomial expansion of $A^{${n}}$ (for $I$ and $N$ commute) only two terms are left: $A^{${n}} = ${sign === 1 ? tex`I + ${n}N` : n % 2 === 0 ? tex`I - ${n}N` : tex`-I + ${n}N`}$. The elements of $I$ add up to 2 and those of $N$ to $${q * q} - ${p * p} = ${extra}$: the sum is $${sign ** n * 2} ${signed(n * sign ** (n - 1) * extra)} = ${value}$. Without $I$ one would get $${n * sign ** (n - 1) * extra}$.`,
        };
  }),

  mcq('even-function-over-one-plus-a-power', 'Integral Calculus', 7, (random) => {
    const [denominator, below] = random.pick(DENOMINATORS);
    const [a, p, q, r] = [random.int(1, 4), random.int(1, 9), random.int(1, 9), random.int(1, 9)];
    const even = (x: number) => p * x * x + q * Math.abs(x) + r;
    const value = (p * a ** 3) / 3 + (q * a * a) / 2 + r * a;
    return {
      text: tex`The value of $\int_{-${a}}^{${a}} \frac{${combination([
        [p, 'x^2'],
        [q, '|x|'],
        [r, ''],
      ])}}{${denominator}}\,dx$ is`,
      value,
      check: integrate((x) => even(x) / below(x), -a, a),
      within: [0.5, 800],
      mistakes: [
        2 * value,
        value / 2,
        // As if |x| were odd, like x.
        (p * a ** 3) / 3 + r * a,
        2 * ((p * a ** 3) / 3 + r * a),
        p * a ** 3 + q * a * a + r * a,
        (p * a ** 3) / 3 + (q * a * a) / 2,
        (p * a ** 3) / 3 + q * a * a + r * a,
      ],
      step: 1 / 2,
      show: asFraction(12),
      why: tex`Let $I$ be the integral. With $-x$ in place of $x$ the numerator stays, and $\frac{1}{${denominator}}$ becomes $1 - \frac{1}{${denominator}}$. Adding both forms: $2I = \int_{-${a}}^{${a}} \left(${combination(
        [
          [p, 'x^2'],
          [q, '|x|'],
          [r, ''],
        ],
      )}\right)dx$. The integrand is even, so $I = \int_{0}^{${a}} \left(${combination([
        [p, 'x^2'],
        [q, 'x'],
        [r, ''],
      ])}\right)dx = ${exact((p * a ** 3) / 3)} + ${exact((q * a * a) / 2)} + ${r * a} = ${exact(value)}$. The integral of the numerator alone over both halves is twice as much.`,
    };
  }),

  msq('tangent-and-normal-of-an-ellipse', 'Coordinate Geometry', 7, (random) => {
    const [[a, b, c], [cosine, sine, whole]] = [random.pick(ELLIPSES), random.pick(ANGLES)];
    const [right, up] = [random.pick([1, -1]), random.pick([1, -1])];
    const [x, y] = [(right * a * cosine) / whole, (up * b * sine) / whole];
    const touching = slope((at) => up * b * Math.sqrt(1 - (at / a) ** 2), x);
    const fromTangent = (focus: number) => Math.abs(touching * (focus - x) + y) / Math.hypot(touching, 1);
    const [near, far] = [Math.hypot(x - c, y), Math.hypot(x + c, y)];
    const half = (near + far + 2 * c) / 2;
    const [acrossX, acrossY] = [(a * whole) / cosine, (b * whole) / sine];
    return {
      text: tex`The point $P\left(${exact(x)}, ${exact(y)}\right)$ lies on the ellipse $\frac{x^2}{${a * a}} + \frac{y^2}{${b * b}} = 1$ with the foci $F_1$ and $F_2$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The area of the triangle that the tangent at $P$ forms with the coordinate axes is',
          value: (acrossX * acrossY) / 2,
          check: Math.abs((x - y / touching) * (y - touching * x)) / 2,
          mistake: acrossX * acrossY,
          show: asFraction(LARGEST_DENOMINATOR),
          because: tex`The tangent $\frac{xx_1}{${a * a}} + \frac{yy_1}{${b * b}} = 1$ meets the axes at the distances $${exact(acrossX)}$ and $${exact(acrossY)}$ from the origin: $\frac12 \times ${exact(acrossX)} \times ${exact(acrossY)} = ${exact((acrossX * acrossY) / 2)}$.`,
        },
        {
          says: 'The product of the distances of $F_1$ and $F_2$ from the tangent at $P$ is',
          value: b * b,
          check: fromTangent(c) * fromTangent(-c),
          mistake: a * a,
          because: tex`For every tangent of an ellipse this product is the square of the semi-minor axis: $b^2 = ${b * b}$.`,
        },
        {
          says: 'The area of the triangle $PF_1F_2$ is',
          value: c * Math.abs(y),
          // By the lengths of its sides.
          check: Math.sqrt(half * (half - near) * (half - far) * (half - 2 * c)),
          mistake: 2 * c * Math.abs(y),
          show: asFraction(LARGEST_DENOMINATOR),
          because: tex`$F_1F_2 = 2\sqrt{a^2 - b^2} = 2\sqrt{${a * a} - ${b * b}} = ${2 * c}$ is the base and the distance of $P$ from the major axis the height: $\frac12 \times ${2 * c} \times ${exact(Math.abs(y))} = ${exact(c * Math.abs(y))}$.`,
        },
        {
          says: 'The distance from the centre to the point where the normal at $P$ meets the major axis is',
          value: ((c / a) ** 2 * (a * cosine)) / whole,
          check: Math.abs(x + touching * y),
          mistake: (c * cosine) / whole,
          show: asFraction(LARGEST_DENOMINATOR),
          because: tex`The normal cuts the major axis at $x = e^2x_1$, not at $ex_1$: $\frac{${c * c}}{${a * a}} \times ${exact(Math.abs(x))} = ${exact((c / a) ** 2 * Math.abs(x))}$.`,
        },
      ],
    };
  }),

  msq('circle-of-a-ratio-of-distances', 'Complex Numbers and Quadratic Equations', 7, (random) => {
    const [along, across, distance] = random.pick(CENTRES);
    const [ratio, part] = [random.int(2, 3), random.int(1, 5)];
    const [isReal, side, up] = [random.int(0, 1) === 1, random.pick([1, -1]), random.pick([1, -1])];
    const centre = [along, up * across] as const;
    const radius = ratio * part;
    const moved = (by: number): readonly [number, number] =>
      isReal ? [centre[0] + by, centre[1]] : [centre[0], centre[1] + by];
    const [outer, inner] = [moved(side * ratio * radius), moved(side * part)];
    const from = ([u, v]: readonly [number, number], [x, y]: readonly [number, number]) =>
      Math.hypot(x - u, y - v);
    const leaning = (point: readonly [number, number]) => from(outer, point) - ratio * from(inner, point);
    const half = (ratio * radius - part) / 2;
    // Where the locus meets the line of the two points, and the line through origin and centre.
    const place = isReal ? centre[0] : centre[1];
    const [one, other] = [
      root((by) => leaning(moved(by)), side * part, side * ratio * radius),
      root((by) => leaning(moved(by)), side * part, side * part - side * 3 * radius),
    ];
    const onRay = (length: number) =>
      leaning([(centre[0] * length) / distance, (centre[1] * length) / distance]);
    const [first, last] = [root(onRay, 0, distance), root(onRay, distance, distance + 3 * radius)];
    const offset = ([u, v]: readonly [number, number]) =>
      combination([
        [1, 'z'],
        [-u, ''],
        [-v, 'i'],
      ]);
    const name = isReal ? 'real' : 'imaginary';
    const surd = (value: number) => {
      const printed = rootOf(value);
      return printed === null ? null : `$${printed}$`;
    };
    return radius >= distance
      ? null
      : {
          text: tex`The complex number $z$ satisfies $|${offset(outer)}| = ${ratio}|${offset(inner)}|$. Which of the following is/are correct?`,
          claims: [
            {
              says: 'The locus of $z$ in the Argand plane is a circle of radius',
              value: radius,
              check: Math.abs(one - other) / 2,
              mistake: half,
              because: tex`On the line of the two given points it passes at the distance $\frac{${ratio * radius - part}}{${ratio + 1}} = ${part * (ratio - 1)}$ from the nearer one towards the other, and at $\frac{${ratio * radius - part}}{${ratio - 1}} = ${part * (ratio + 1)}$ on the far side. The diameter is $${part * (ratio - 1)} + ${part * (ratio + 1)} = ${2 * radius}$.`,
            },
            {
              says: `The ${name} part of the centre of the locus is`,
              value: place,
              check: place + (one + other) / 2,
              mistake: ((isReal ? outer[0] : outer[1]) + (isReal ? inner[0] : inner[1])) / 2,
              because: tex`The centre is halfway between these two points of the locus, at $${combination([
                [centre[0], ''],
                [centre[1], 'i'],
              ])}$, and not halfway between the two given points.`,
            },
            {
              says: 'The greatest value of $|z|$ is',
              value: distance + radius,
              check: last,
              mistake: distance + half,
              because: tex`The centre is at the distance $\sqrt{${along}^2 + ${across}^2} = ${distance}$ from the origin, and the farthest point lies behind it: $${distance} + ${radius} = ${distance + radius}$.`,
            },
            {
              says: 'For the number $z$ of this locus with the greatest argument, $|z|$ is',
              value: Math.sqrt(distance ** 2 - radius ** 2),
              // The square of a tangent is the product of the parts of any secant.
              check: Math.sqrt(first * last),
              mistake: Math.sqrt(distance ** 2 + radius ** 2),
              show: surd,
              because: tex`The line from the origin to this number touches the circle, so there is a right angle between it and the radius: $\sqrt{${distance}^2 - ${radius}^2} = ${rootOf(Math.sqrt(distance ** 2 - radius ** 2)) ?? ''}$.`,
            },
          ],
        };
  }),

  numerical('two-moved-then-one-drawn', 'Statistics and Probability', 7, (random) => {
    const [w, b, c, d] = [random.int(2, 6), random.int(2, 6), random.int(1, 6), random.int(1, 6)];
    const given: Draw = { first: [w, b], second: [c, d] };
    const ways = [0, 1, 2].map((whites) => choose(w, whites) * choose(b, 2 - whites));
    const [none = 0, single = 0, both = 0] = ways.map((way, whites) => way * (c + whites));
    const all = none + single + both;
    const shared = gcd(both, all);
    const { both: countedBoth, all: countedAll } = countedDraws(given);
    const terms = ways.map((way, whites) => tex`${way} \times ${c + whites}`);
    return {
      text: tex`Bag I contains ${w} white and ${b} black balls, and Bag II contains ${c} white and ${d} black ${d === 1 ? 'ball' : 'balls'}. Two balls are drawn at random from Bag I and put into Bag II, and then one ball is drawn at random from Bag II. It is white. If the probability that both balls moved from Bag I were white is $\frac{m}{n}$ in lowest terms, what is $m + n$?`,
      value: (both + all) / shared,
      check: (countedBoth + countedAll) / gcd(countedBoth, countedAll),
      why: tex`Of the ${choose(w + b, 2)} pairs of balls that can be moved, ${ways[0] ?? 0} have no white ball, ${ways[1] ?? 0} have one and ${ways[2] ?? 0} have two. With 0, 1 or 2 white balls moved, ${c}, ${c + 1} or ${c + 2} of the ${c + d + 2} balls in Bag II are white. By Bayes' theorem the probability is $\frac{${terms[2] ?? ''}}{${terms.join(' + ')}} = \frac{${both}}{${all}}${shared === 1 ? '' : ` = ${fraction(both, all)}`}$, so $m + n = ${(both + all) / shared}$. Without the condition that the last ball is white it would be $\frac{${ways[2] ?? 0}}{${choose(w + b, 2)}}$.`,
    };
  }),

  numerical('equation-of-bernoulli', 'Differential Equations', 7, (random) => {
    const [p, k] = [random.int(1, 3), random.int(1, 4)];
    const [q, start, end] = [random.int(1, 6), random.int(1, 9), random.pick([2, 2, 3])];
    const share = q / (k - p);
    const rest = start - share;
    const value = rest * end ** p + share * end ** k;
    return k === p || !isPrintedInFull(share) || !Number.isInteger(value) || value > 500 || rest === 0
      ? null
      : {
          text: tex`A curve $y = f(x)$ with $y > 0$ satisfies $x\frac{dy}{dx} + ${factor(p)}y + ${factor(q)}${power('x', k)}y^2 = 0$ for $x > 0$ and passes through the point $\left(1, ${fraction(1, start)}\right)$. What is the value of $\frac{1}{f(${end})}$?`,
          value,
          check: 1 / solved((x, y) => -(p * y + q * x ** k * y * y) / x, 1, 1 / start, end),
          why: tex`Put $v = \frac{1}{y}$, so that $\frac{dv}{dx} = -\frac{1}{y^2}\frac{dy}{dx}$. Dividing the equation by $-y^2$ gives $x\frac{dv}{dx} - ${factor(p)}v = ${factor(q)}${power('x', k)}$, which is linear: $\frac{d}{dx}\left(${power('x', -p)}v\right) = ${factor(q)}${k - p - 1 === 0 ? '' : power('x', k - p - 1)}${q === 1 && k - p === 1 ? '1' : ''}$. Hence $v = ${combination([[share, power('x', k)]])} + C${power('x', p)}$, and $v = ${start}$ at $x = 1$ gives $C = ${number(rest)}$. At $x = ${end}$: $v = ${number(share)} \times ${end ** k} ${rest < 0 ? '-' : '+'} ${number(Math.abs(rest))} \times ${end ** p} = ${value}$.`,
        };
  }),
];
