import {
  asFraction,
  bracketed,
  factor,
  fraction,
  fractionOf,
  integrate,
  power,
  polynomial,
  range,
  root,
  slope,
  sum,
  tex,
} from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq, numerical } = templatesOf('Mathematics');

/** A point or a direction of space. */
type Triple = readonly [number, number, number];
const dot = (one: Triple, other: Triple) => sum(one.map((value, at) => value * (other[at] ?? 0)));
const shown = (triple: Triple) => `(${triple.join(', ')})`;
const alongBy = (point: Triple, way: Triple, t: number): Triple => [
  point[0] + t * way[0],
  point[1] + t * way[1],
  point[2] + t * way[2],
];

export const twoStepsInMathematics = [
  mcq('area-beside-a-tangent', 'Integral Calculus', 6, (random) => {
    const [k, a, c] = [random.int(1, 4), random.int(1, 6), random.int(-5, 6)];
    const curve = (x: number) => k * x * x + c;
    const value = (k * a ** 3) / 3;
    const rise = 2 * k * a;
    const touching = slope(curve, a);
    return {
      text: tex`The area of the region bounded by the curve $y = ${polynomial([k, 0, c])}$, its tangent at the point $(${a}, ${curve(a)})$ and the $y$-axis is`,
      value,
      check: integrate((x) => curve(x) - (curve(a) + touching * (x - a)), 0, a),
      within: [0.1, 700],
      mistakes: [
        (k * a ** 3) / 6,
        (2 * k * a ** 3) / 3,
        k * a ** 3,
        (k * a ** 2) / 3,
        (k * a ** 3) / 2,
        k * a ** 3 + c * a,
      ],
      step: 1 / 3,
      show: asFraction(6),
      why: tex`$\frac{dy}{dx} = ${polynomial([2 * k, 0])}$, which is $${rise}$ at $x = ${a}$: the tangent is $y = ${polynomial([rise, curve(a) - rise * a])}$. The curve lies above it by $${k === 1 ? '' : k}(x - ${a})^2$, so the area is $\int_0^${a} ${factor(k)}(x - ${a})^2\,dx = \frac{${k === 1 ? '' : tex`${k} \times `}${power(a, 3)}}{3} = ${fraction(k * a ** 3, 3)}$. With the horizontal line through the point in place of the tangent it would be $${fraction(2 * k * a ** 3, 3)}$.`,
    };
  }),

  mcq('series-of-two-roots', 'Sequence and Series', 7, (random) => {
    const [alpha, beta] = [random.int(-5, 5), random.int(-5, 5)];
    const t = random.int(6, 10);
    const [s, p] = [alpha + beta, alpha * beta];
    const [above, below] = [t * (2 * t - s), t * t - s * t + p];
    const value = above / below;
    const partial = sum(range(0, 400).map((n) => (alpha / t) ** n + (beta / t) ** n));
    return alpha >= beta || s === 0 || p === 0
      ? null
      : {
          text: tex`If $\alpha$ and $\beta$ are the roots of $${polynomial([1, -s, p])} = 0$, the sum of the infinite series $2 + \frac{\alpha + \beta}{${t}} + \frac{\alpha^{2} + \beta^{2}}{${t}^{2}} + \frac{\alpha^{3} + \beta^{3}}{${t}^{3}} + \cdots$ is`,
          value,
          check: partial,
          within: [0.5, 12],
          mistakes: [
            value - 1,
            value - 2,
            value + 1,
            (2 * t) / (t - s),
            t / (t - s),
            (t * t) / below,
            above / (t * t + s * t + p),
          ],
          step: t / below,
          show: asFraction(400),
          why: tex`The series is the sum of two geometric ones: $\frac{1}{1 - \frac{\alpha}{${t}}} + \frac{1}{1 - \frac{\beta}{${t}}} = \frac{${t}}{${t} - \alpha} + \frac{${t}}{${t} - \beta} = \frac{${t}(${2 * t} - (\alpha + \beta))}{${t * t} - ${t}(\alpha + \beta) + \alpha\beta}$. With $\alpha + \beta = ${s}$ and $\alpha\beta = ${p}$ this is $\frac{${above}}{${below}}${fractionOf(value, below) === tex`\frac{${above}}{${below}}` ? '' : ` = ${fractionOf(value, below) ?? ''}`}$. Both roots are smaller than ${t} in size, so it converges. ${
            Math.abs(s) < t && (t - s) ** 2 !== p
              ? tex`Putting $(\alpha + \beta)^n$ in place of $\alpha^n + \beta^n$ would give $\frac{${t}}{${t} - (\alpha + \beta)} = ${fraction(t, t - s)}$.`
              : tex`It is not a single geometric series, for $\alpha^n + \beta^n$ is not $(\alpha + \beta)^n$.`
          }`,
        };
  }),

  numerical('from-a-point-to-its-image', 'Three Dimensional Geometry', 7, (random) => {
    const normal = random.pick<Triple>([
      [1, 2, 2],
      [2, 1, -2],
      [2, -2, 1],
      [1, -2, 2],
      [2, 2, -1],
      [1, 1, 1],
      [1, -1, 1],
    ]);
    const square = dot(normal, normal);
    const point: Triple = [random.int(-4, 5), random.int(-4, 5), random.int(-4, 5)];
    const from: Triple = [random.int(-4, 5), random.int(-4, 5), random.int(-4, 5)];
    const steps = random.pick([-3, -2, -1, 1, 2, 3]);
    const constant = dot(normal, point) + steps * square;
    const image = alongBy(point, normal, 2 * steps);
    const value = sum(image.map((one, at) => (one - (from[at] ?? 0)) ** 2));
    // Halfway to the image the line through the point meets the plane.
    const meets = root((t) => dot(normal, alongBy(point, normal, t)) - constant, -10.5, 10);
    const again = alongBy(point, normal, 2 * meets);
    const plane = normal
      .map((n, at) => `${n < 0 ? '-' : '+'} ${factor(Math.abs(n))}${'xyz'[at] ?? ''}`)
      .join(' ')
      .replace(/^\+ /, '');
    const isOnePoint = point.every((one, at) => one === from[at]);
    return isOnePoint
      ? null
      : {
          text: tex`The image of the point $P${shown(point)}$ in the plane $${plane} = ${constant}$ is $Q$. What is the square of the distance of $Q$ from the point $R${shown(from)}$?`,
          value,
          check: sum(again.map((one, at) => (one - (from[at] ?? 0)) ** 2)),
          why: tex`The line through $P$ at right angles to the plane has the points $P + t${shown(normal)}$. It meets the plane where $${dot(normal, point)} + ${square}t = ${constant}$, at $t = ${steps}$. The image is at twice this: $Q = P + ${bracketed(2 * steps)}${shown(normal)} = ${shown(image)}$. $QR^2 = ${image.map((one, at) => `${bracketed(one - (from[at] ?? 0))}^2`).join(' + ')} = ${value}$.`,
        };
  }),

  mcq('tangent-normal-and-axis', 'Coordinate Geometry', 6, (random) => {
    const [a, t] = [random.int(1, 6), random.int(1, 5)];
    const [x, y] = [a * t * t, 2 * a * t];
    const value = 2 * a * a * t * (1 + t * t);
    // The upper branch of the parabola, its slope found by differences.
    const rise = slope((at) => Math.sqrt(4 * a * at), x);
    const [tangent, normal] = [x - y / rise, x + y * rise];
    return {
      text: tex`The tangent and the normal to the parabola $y^2 = ${4 * a}x$ at the point $(${x}, ${y})$ meet the $x$-axis at $A$ and $B$. The area of the triangle with the vertices $A$, $B$ and $(${x}, ${y})$ is`,
      value,
      check: Math.round((((normal - tangent) * y) / 2) * 1e4) / 1e4,
      within: [1, 20000],
      mistakes: [2 * value, value / 2, x * y, (x * y) / 2, a * y, value - x * y, a * a * t * (1 + t * t) * 3],
      why: tex`Differentiating, $2y\frac{dy}{dx} = ${4 * a}$, so the slope at the point is $\frac{${2 * a}}{${y}} = ${fraction(2 * a, y)}$. The tangent meets the axis at $x = ${x} - ${y} \times ${fraction(y, 2 * a)} = ${-x}$, and the normal at $x = ${x} + ${y} \times ${fraction(2 * a, y)} = ${x + 2 * a}$. The base is $${x + 2 * a} - (${-x}) = ${2 * x + 2 * a}$ and the height $${y}$: the area is $\frac12 \times ${2 * x + 2 * a} \times ${y} = ${value}$. Taking the foot of the height, $(${x}, 0)$, in place of $B$ would give only $${x * y}$.`,
    };
  }),
];
