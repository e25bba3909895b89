import { line, label, sheet } from '../drawing.ts';
import {
  asFraction,
  bracketed,
  combination,
  degrees,
  fraction,
  gcd,
  integrate,
  range,
  root,
  signed,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, msq, numerical } = templatesOf('Mathematics');
const PLANE = 'Coordinate Geometry';
const ANGLES = 'Trigonometry';
const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
] as const;

type Corner = readonly [x: number, y: number];

/** A triangle with its corners named outside of it. */
function triangleOf(corners: readonly [Corner, Corner, Corner]) {
  const at = ([x, y]: Corner) => [60 + x * 34, 200 - y * 32] as const;
  const centre = at([sum(corners.map(([x]) => x)) / 3, sum(corners.map(([, y]) => y)) / 3]);
  const names = corners.map((corner, place) => {
    const [x, y] = at(corner);
    const away = Math.hypot(x - centre[0], y - centre[1]);
    const spot = [x + (36 * (x - centre[0])) / away, y + 5 + (18 * (y - centre[1])) / away] as const;
    return label(`${'ABC'[place]}(${corner.join(', ')})`, spot);
  });
  return {
    svg: sheet(400, 240, [line([...corners, corners[0]].map(at)), ...names]),
    alt: `A triangle with the vertices ${corners.map((corner, place) => `${'ABC'[place]} at (${corner.join(', ')})`).join(', ')}.`,
  };
}

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
    return above === 0 || gcd(gcd(a, b), c) > 1
      ? null
      : {
          text: tex`The distance of the point $(${x}, ${y})$ from the line $${combination([
            [a, 'x'],
            [b, 'y'],
            [c, ''],
          ])} = 0$ is`,
          value: above / length,
          check: Math.abs(root(foot, -100, 100)) * length,
          within: [1 / length, 40],
          step: 1 / length,
          mistakes: [
            above,
            above / (a + b),
            Math.abs(a * x + b * y) / length,
            Math.abs(a * x + b * y - c) / length,
            (above + length) / length,
          ].filter((mistake) => mistake !== above / length),
          show: asFraction(a + b),
          why: tex`$d = \frac{|ax_1 + by_1 + c|}{\sqrt{a^2 + b^2}} = \frac{|${a} \times ${bracketed(x)} + ${b} \times ${bracketed(y)} ${signed(c)}|}{\sqrt{${a}^2 + ${b}^2}} = \frac{${above}}{${length}}${gcd(above, length) > 1 ? ` = ${fraction(above, length)}` : ''}$. Taking $\sqrt{a^2 + b^2}$ as $a + b$ would give $${fraction(above, a + b)}$.`,
        };
  }),

  mcq('radius-of-a-circle', PLANE, 3, (random) => {
    const [g, f, r] = [random.int(-6, 6), random.int(-6, 6), random.int(2, 9)];
    const c = g * g + f * f - r * r;
    return g === 0 || f === 0
      ? null
      : {
          text: tex`The radius of the circle $${combination([
            [1, 'x^2'],
            [1, 'y^2'],
            [-2 * g, 'x'],
            [-2 * f, 'y'],
            [c, ''],
          ])} = 0$ is`,
          value: r,
          check: root((y) => g * g + y * y - 2 * g * g - 2 * f * y + c, f, f + 50) - f,
          within: [1, 100],
          mistakes: [r * r, Math.abs(g) + Math.abs(f), Math.abs(g + f), 2 * r, r + 1, r - 1].filter(
            (mistake) => mistake !== r,
          ),
          why: tex`The centre is $(${g}, ${f})$, and $r = \sqrt{g^2 + f^2 - c} = \sqrt{${g * g} + ${f * f} - ${bracketed(c)}} = \sqrt{${r * r}} = ${r}$. Forgetting the square root gives $${r * r}$.`,
        };
  }),

  mcq('eccentricity', PLANE, 3, (random) => {
    const [[p, q, r], long] = [
      random.pick([...TRIPLES, [7, 24, 25], [20, 21, 29]] as const),
      random.int(0, 1) === 1,
    ];
    const b = long ? p : q;
    const value = (long ? q : p) / r;
    const squares = [value ** 2, (b / r) ** 2];
    const isSquare = (one: number) => squares.some((square) => Math.abs(one - square) < 1e-9);
    return {
      text: tex`The eccentricity of the ellipse $\dfrac{x^2}{${r * r}} + \dfrac{y^2}{${b * b}} = 1$ is`,
      value,
      check: Math.sqrt(1 - (b * b) / (r * r)),
      within: [0.01, 0.99],
      step: 1 / r,
      mistakes: [b / r, ...squares, 1 - b / r, b / (long ? q : p), b / (b + r), (long ? q : p) / (b + r)],
      show: (one) => asFraction(isSquare(one) ? r * r : r)(one),
      why: tex`$a = ${r}$ and $b = ${b}$: $e = \sqrt{1 - \frac{b^2}{a^2}} = \sqrt{1 - \frac{${b * b}}{${r * r}}} = ${fraction(long ? q : p, r)}$. Without the square root one would get $e^2 = ${fraction(r * r - b * b, r * r)}$.`,
    };
  }),

  mcq('focus-of-a-parabola', PLANE, 2, (random) => {
    const [a, up, left] = [random.int(1, 12), random.int(0, 1) === 1, random.int(0, 1) === 1];
    const chord = integrate(() => 1, -2 * a, 2 * a);
    const right = `${left ? '-' : ''}${4 * a}${up ? 'y' : 'x'}`;
    return {
      text: tex`The length of the latus rectum of the parabola $${up ? 'x^2' : 'y^2'} = ${right}$ is`,
      value: 4 * a,
      check: chord,
      within: [1, 200],
      mistakes: [a, 2 * a, 8 * a, 16 * a, 4 * a + 4],
      why: tex`Compare with $${up ? 'x^2' : 'y^2'} = ${left ? '-' : ''}4a${up ? 'y' : 'x'}$: $a = ${a}$, and the length of the latus rectum is $4a = ${4 * a}$. The value $a = ${a}$ alone is only the distance of the focus from the vertex.`,
    };
  }),

  mcq('triangle-in-a-drawing', PLANE, 3, (random) => {
    const corner = (): Corner => [random.int(0, 8), random.int(0, 5)];
    const [a, b, c] = [corner(), corner(), corner()];
    const twice = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
    // Half the sum over the sides, taken one after another.
    const shoelace = sum(
      (
        [
          [a, b],
          [b, c],
          [c, a],
        ] as const
      ).map(([p, q]) => p[0] * q[1] - q[0] * p[1]),
    );
    return twice < 6
      ? null
      : {
          text: 'The area of the triangle in the figure, in square units, is',
          diagram: triangleOf([a, b, c]),
          value: twice / 2,
          check: Math.abs(shoelace) / 2,
          within: [0.5, 50],
          step: 0.5,
          mistakes: [twice, twice / 4, twice / 2 + 1, twice / 2 - 1],
          show: asFraction(2),
          why: tex`$\frac12\left|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)\right| = \frac12\left|${a[0]} \times ${bracketed(b[1] - c[1])} + ${b[0]} \times ${bracketed(c[1] - a[1])} + ${c[0]} \times ${bracketed(a[1] - b[1])}\right| = ${fraction(twice, 2)}$. Forgetting the factor $\frac12$ gives $${twice}$.`,
        };
  }),

  mcq('identity-from-a-tangent', ANGLES, 3, (random) => {
    const [p, q, r] = random.pick([
      ...TRIPLES,
      [4, 3, 5],
      [12, 5, 13],
      [15, 8, 17],
      [7, 24, 25],
      [24, 7, 25],
      [20, 21, 29],
      [21, 20, 29],
    ] as const);
    const theta = Math.atan2(p, q);
    const asked = random.pick([
      {
        name: tex`\sin 2\theta`,
        above: 2 * p * q,
        check: Math.sin(2 * theta),
        formula: tex`2\sin\theta\cos\theta = 2 \times ${fraction(p, r)} \times ${fraction(q, r)}`,
        slip: tex`Forgetting the factor 2 gives $${fraction(p * q, r * r)}$.`,
      },
      {
        name: tex`\cos 2\theta`,
        above: q * q - p * p,
        check: Math.cos(2 * theta),
        formula: tex`\cos^2\theta - \sin^2\theta = \left(${fraction(q, r)}\right)^2 - \left(${fraction(p, r)}\right)^2`,
        slip: tex`Subtracting in the wrong order, $\sin^2\theta - \cos^2\theta$, gives $${fraction(p * p - q * q, r * r)}$.`,
      },
    ]);
    const value = asked.above / (r * r);
    return {
      text: tex`If $\tan\theta = ${fraction(p, q)}$ and $\theta$ is acute, then the value of $${asked.name}$ is`,
      value,
      check: asked.check,
      within: [-0.999, 0.999],
      step: 1 / r,
      mistakes: [
        (2 * p * q) / (r * r),
        (q * q - p * p) / (r * r),
        (p * p - q * q) / (r * r),
        (p * q) / (r * r),
        q / r,
        p / r,
        -value,
        -p / r,
        (-p * q) / (r * r),
      ].filter((mistake) => mistake !== value),
      show: asFraction(r * r),
      why: tex`$\theta$ is acute and $\tan\theta = ${fraction(p, q)}$, so $\sin\theta = ${fraction(p, r)}$ and $\cos\theta = ${fraction(q, r)}$. $${asked.name} = ${asked.formula} = ${fraction(asked.above, r * r)}$. ${asked.slip}`,
    };
  }),

  numerical('solutions-in-an-interval', ANGLES, 4, (random) => {
    const [k, turns] = [random.int(2, 7), random.int(1, 3)];
    return {
      text: tex`How many solutions does the equation $2\sin ${k}x = 1$ have in the interval $[0, ${2 * turns}\pi]$?`,
      value: 2 * k * turns,
      check: range(0, 700 * turns - 1).filter((i) => {
        const f = (j: number) => 2 * Math.sin((k * j * 2 * Math.PI) / 700) - 1;
        return f(i) < 0 !== f(i + 1) < 0;
      }).length,
      why: tex`$\sin ${k}x$ has the period $\frac{2\pi}{${k}}$, so the interval holds $${k} \times ${turns} = ${k * turns}$ periods, each with two solutions: $2 \times ${k * turns} = ${2 * k * turns}$.`,
    };
  }),

  msq('circle-in-numbers', PLANE, 5, (random) => {
    const [[p, q, r], k] = [random.pick(TRIPLES), random.int(2, 4)];
    return {
      text: tex`Let $C$ be the circle $x^2 + y^2 = ${r * r}$ and $P$ the point $(${k * p}, ${k * q})$. Which of the following is/are correct?`,
      claims: [
        {
          says: 'The distance of $P$ from the centre of $C$ is',
          value: k * r,
          check: Math.hypot(k * p, k * q),
          mistake: k * (p + q),
          because: tex`$\sqrt{${k * p}^2 + ${k * q}^2} = \sqrt{${k * k * r * r}} = ${k * r}$.`,
        },
        {
          says: 'The shortest distance from $P$ to $C$ is',
          value: (k - 1) * r,
          check: Math.hypot(k * p - p, k * q - q),
          mistake: (k + 1) * r,
          because: tex`The distance from the centre less the radius: $${k * r} - ${r} = ${(k - 1) * r}$.`,
        },
        {
          says: 'The square of the length of the tangent from $P$ to $C$ is',
          value: (k * k - 1) * r * r,
          check: (k * r) ** 2 - r ** 2,
          mistake: (k - 1) ** 2 * r * r,
          because: tex`$x_1^2 + y_1^2 - r^2 = ${k * k * r * r} - ${r * r} = ${(k * k - 1) * r * r}$.`,
        },
        {
          says: tex`The distance of the line $${p}x + ${q}y = ${r * r}$ from the centre of $C$ is`,
          value: r,
          check: (r * r) / Math.hypot(p, q),
          mistake: r * r,
          because: tex`$\frac{${r * r}}{\sqrt{${p}^2 + ${q}^2}} = \frac{${r * r}}{${r}} = ${r}$, so the line is a tangent to $C$.`,
        },
      ],
    };
  }),

  msq('angles-of-a-triangle', ANGLES, 5, (random) => {
    const [[p, q, r], k] = [random.pick(TRIPLES), random.int(1, 3)];
    const [a, b, c] = [k * p, k * q, k * r];
    const half = (a + b + c) / 2;
    return gcd(p, q) > 1
      ? null
      : {
          text: tex`The sides of a triangle are $${a}$, $${b}$ and $${c}$. Which of the following is/are correct?`,
          claims: [
            {
              says: 'Its area is',
              value: (a * b) / 2,
              check: Math.sqrt(half * (half - a) * (half - b) * (half - c)),
              mistake: a * b,
              because: tex`$${a}^2 + ${b}^2 = ${c}^2$, so it has a right angle between the sides $${a}$ and $${b}$: $\frac12 \times ${a} \times ${b} = ${(a * b) / 2}$.`,
            },
            {
              says: 'The radius of its circumcircle is',
              value: c / 2,
              check: c / 2 / Math.sin(degrees(90)),
              mistake: c,
              show: asFraction(2),
              because: tex`The hypotenuse is a diameter: $R = ${fraction(c, 2)}$.`,
            },
            {
              says: 'The radius of its incircle is',
              value: (a + b - c) / 2,
              check: (a * b) / (a + b + c),
              mistake: (a * b) / (2 * (a + b + c)),
              show: asFraction(2),
              because: tex`$r = \frac{\Delta}{s} = \frac{${(a * b) / 2}}{${half}} = ${(a + b - c) / 2}$.`,
            },
            {
              says: 'The cosine of its smallest angle is',
              value: q / r,
              check: (b * b + c * c - a * a) / (2 * b * c),
              mistake: p / r,
              show: asFraction(r),
              because: tex`The smallest angle is opposite to the side $${a}$: $\cos A = \frac{${b}}{${c}}${k > 1 ? ` = ${fraction(q, r)}` : ''}$.`,
            },
          ],
        };
  }),
];
