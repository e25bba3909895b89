import { line, label, sheet } from '../drawing.ts';
import { degrees, fraction, gcd, integrate, range, root, signed, sum, tex } from '../numbers.ts';
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
