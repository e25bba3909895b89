import { numberIn, solve, trueAmong, Unreadable, wordsOf, type Solver, type Solvers } from '../solver.ts';
import { expression, multiplesOf, vectorOf } from './expressions.ts';
import { cross, determinant, dot, range, sum } from './methods.ts';

const STEPS_OF_AN_INTERVAL = 3001;
const TRIGONOMETRIC: Readonly<Record<string, (angle: number) => number>> = { sin: Math.sin, cos: Math.cos };

/** From a line or a plane that is printed as a sum that is zero. */
const distanceOfAPoint =
  (variables: readonly string[], said: RegExp): Solver =>
  ({ text }) => {
    const [point = '', left = ''] = wordsOf(text, said);
    const normal = multiplesOf(left, variables).slice(0, -1);
    const at = point
      .split(', ')
      .map((coordinate, place) => [variables[place] ?? '', Number(coordinate)] as const);
    return Math.abs(expression(left)(Object.fromEntries(at))) / Math.hypot(...normal);
  };

export const geometry: Solvers = {
  'mathematics/distance-from-a-line': distanceOfAPoint(
    ['x', 'y'],
    /distance of the point \$\((.+?)\)\$ from the line \$(.+?) = 0\$ is$/,
  ),
  'mathematics/point-and-plane': distanceOfAPoint(
    ['x', 'y', 'z'],
    /distance of the point \$\((.+?)\)\$ from the plane \$(.+?) = 0\$ is$/,
  ),
  'mathematics/radius-of-a-circle': ({ text }) => {
    const [left = ''] = wordsOf(text, 'The radius of the circle @ = 0 is');
    const circle = expression(left);
    const at = (x: number, y: number) => circle({ x, y });
    // The left side is the square of the distance from the centre, less the square of the radius.
    return Math.sqrt(-at((at(-1, 0) - at(1, 0)) / 4, (at(0, -1) - at(0, 1)) / 4));
  },
  'mathematics/eccentricity': solve(
    String.raw`eccentricity of the ellipse \dfrac{x^2}{#} + \dfrac{y^2}{#} = 1 is`,
    (one, other) => Math.sqrt(1 - Math.min(one, other) / Math.max(one, other)),
  ),
  'mathematics/focus-of-a-parabola': ({ text }) => {
    const [squared = '', times = '', axis = ''] = wordsOf(
      text,
      /latus rectum of the parabola \$([xy])\^2 = (-?\d+)([xy])\$ is$/,
    );
    if (squared === axis) throw new Unreadable(text);
    return 2 * Math.sqrt(Number(times) * (Number(times) / 4));
  },
  'mathematics/triangle-in-a-drawing': ({ text, drawing }) => {
    wordsOf(text, /^The area of the triangle in the figure/);
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = wordsOf(
      drawing,
      'A at (#, #), B at (#, #), C at (#, #)',
    ).map(numberIn);
    return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  },
  'mathematics/identity-from-a-tangent': ({ text }) => {
    const [tangent = '', name = '', times = ''] = wordsOf(
      text,
      String.raw`If \tan\theta = # and \theta is acute, then the value of \@ #\theta is`,
    );
    const applied = TRIGONOMETRIC[name];
    if (applied === undefined) throw new Unreadable(text);
    return applied(Number(times) * Math.atan(numberIn(tangent)));
  },
  'mathematics/solutions-in-an-interval': ({ text }) => {
    const [left = '', right = '', from = '', to = ''] = wordsOf(
      text,
      /does the equation \$(.+?) = (.+?)\$ have in the interval \$\[(.+?), (.+?)\]\$/,
    );
    const difference = expression(`${left} - (${right})`);
    const [start, end] = [expression(from)({}), expression(to)({})];
    const signs = range(0, STEPS_OF_AN_INTERVAL).map((place) =>
      Math.sign(difference({ x: start + ((end - start) * place) / STEPS_OF_AN_INTERVAL })),
    );
    return signs.filter((sign, place) => place > 0 && sign !== signs[place - 1]).length;
  },
  'mathematics/circle-in-numbers': ({ text, options }) => {
    const [square = 0, x = 0, y = 0] = wordsOf(text, 'circle x^2 + y^2 = # and P the point (#, #).').map(
      numberIn,
    );
    const distance = Math.hypot(x, y);
    const [line = ''] = options.flatMap((option) => /the line \$(.+?)\$/.exec(option)?.[1] ?? []);
    const [a = 0, b = 0, constant = 0] = multiplesOf(line.replace('= ', '- '), ['x', 'y']);
    return trueAmong(options, [
      ['length of the tangent', distance ** 2 - square],
      ['shortest distance', Math.abs(distance - Math.sqrt(square))],
      ['distance of $P$', distance],
      ['distance of the line', Math.abs(constant) / Math.hypot(a, b)],
    ]);
  },
  'mathematics/angles-of-a-triangle': ({ text, options }) => {
    const sides = wordsOf(text, 'sides of a triangle are #, # and #.').map(numberIn);
    const [a = 0, b = 0, c = 0] = sides.toSorted((one, other) => one - other);
    const half = sum(sides) / 2;
    const area = Math.sqrt(half * (half - a) * (half - b) * (half - c));
    return trueAmong(options, [
      ['cosine of its smallest angle', (b * b + c * c - a * a) / (2 * b * c)],
      ['circumcircle', (a * b * c) / (4 * area)],
      ['incircle', area / half],
      ['Its area', area],
    ]);
  },
  'mathematics/angle-between-vectors': ({ text }) => {
    const [one = '', other = ''] = wordsOf(
      text,
      /If \$\\vec\{a\} = (.+?)\$ and \$\\vec\{b\} = (.+?)\$, then the value of \$\\lambda\$ for which \$\\vec\{a\} - \\lambda\\vec\{b\}\$ is perpendicular to \$\\vec\{b\}\$ is$/,
    );
    const [a, b] = [vectorOf(one), vectorOf(other)];
    return dot(a, b) / dot(b, b);
  },
  'mathematics/parallelogram-from-vectors': ({ text }) => {
    const [one = '', other = ''] = wordsOf(
      text,
      'parallelogram whose adjacent sides are @ and @, in square units',
    );
    return Math.hypot(...cross(vectorOf(one), vectorOf(other)));
  },
  'mathematics/triple-product': ({ text }) => {
    const edges = wordsOf(text, 'coterminous edges are @, @ and @, in cubic units');
    return Math.abs(determinant(edges.map(vectorOf)));
  },
  'mathematics/from-a-point-to-its-image': ({ text }) => {
    const [p = '', left = '', right = '', r = ''] = wordsOf(
      text,
      /image of the point \$P\((.+?)\)\$ in the plane \$(.+?) = (-?\d+)\$ is \$Q\$\. What is the square of the distance of \$Q\$ from the point \$R\((.+?)\)\$/,
    );
    const [from, to] = [p, r].map((point) => point.split(', ').map(Number));
    if (from === undefined || to === undefined) throw new Unreadable(text);
    const normal = multiplesOf(left, ['x', 'y', 'z']).slice(0, 3);
    const times = (Number(right) - dot(normal, from)) / dot(normal, normal);
    const image = from.map((coordinate, place) => coordinate + 2 * times * (normal[place] ?? Number.NaN));
    return sum(image.map((coordinate, place) => (coordinate - (to[place] ?? Number.NaN)) ** 2));
  },
  'mathematics/tangent-normal-and-axis': solve(
    'parabola y^2 = #x at the point (#, #) meet the x-axis at A and B. The area of the triangle with the vertices A, B and (#, #) is',
    (times, x, y, sameX, sameY) => {
      if (x !== sameX || y !== sameY || y * y !== times * x)
        throw new Unreadable('Not a point of the parabola');
      const slope = times / (2 * y);
      const a = x - y / slope;
      const b = x + y * slope;
      return (Math.abs(a - b) * Math.abs(y)) / 2;
    },
  ),
  'mathematics/tangent-and-normal-of-an-ellipse': ({ text, options }) => {
    const [x = 0, y = 0, a2 = 0, b2 = 0] = wordsOf(
      text,
      String.raw`point P\left(#, #\right) lies on the ellipse \frac{x^2}{#} + \frac{y^2}{#} = 1 with the foci F_1 and F_2.`,
    ).map(numberIn);
    if (a2 <= b2 || Math.abs((x * x) / a2 + (y * y) / b2 - 1) > 1e-9) throw new Unreadable(text);
    const c = Math.sqrt(a2 - b2);
    // The tangent is px + qy = 1, and the normal has the direction (p, q).
    const [p, q] = [x / a2, y / b2];
    const fromTangent = (focus: number) => Math.abs(p * focus - 1) / Math.hypot(p, q);
    return trueAmong(options, [
      ['triangle that the tangent', Math.abs(1 / p / q) / 2],
      ['product of the distances', fromTangent(c) * fromTangent(-c)],
      ['triangle $PF_1F_2$', c * Math.abs(y)],
      ['normal at $P$ meets the major axis', Math.abs(x - (y / q) * p)],
    ]);
  },
};
