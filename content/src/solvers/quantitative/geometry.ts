import { firstOf, numberIn, solve, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { rootBetween } from './root.ts';

type Point = readonly [x: number, y: number];

const DEGREE = Math.PI / 180;

const onCircle = (degrees: number): Point => [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];

/** In degrees. */
function angleAt([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [a, b] = [Math.atan2(ay - y, ax - x), Math.atan2(by - y, bx - x)];
  const turn = Math.abs(a - b) / DEGREE;
  return Math.min(turn, 360 - turn);
}

const third = (angle: number, other: number) => 180 - angle - other;

/** The angle between the bisectors at B and C of the angles that are made from B and C, in an isosceles triangle. */
function betweenBisectors(angleA: number, bisected: (angle: number) => number): number {
  const angle = (180 - angleA) / 2;
  return third(bisected(angle) / 2, bisected(angle) / 2);
}

const inside = (angle: number) => angle;
const outside = (angle: number) => 180 - angle;
const angleAFrom = (between: number, bisected: (angle: number) => number) =>
  rootBetween((a) => betweenBisectors(a, bisected) - between, 0, 180);

const distanceOfChord = (radius: number, chord: number) => Math.sqrt(radius ** 2 - (chord / 2) ** 2);

const sphere = (radius: number) => (4 / 3) * Math.PI * radius ** 3;
const cylinder = (radius: number, height: number) => Math.PI * radius ** 2 * height;
const cone = (radius: number, height: number) => cylinder(radius, height) / 3;

function sidesOfPolygon(difference: number): number {
  for (let sides = 3; sides <= 360; sides++) {
    const exterior = 360 / sides;
    if (Math.abs(180 - exterior - exterior - difference) < 1e-9) return sides;
  }
  throw new Unreadable(`No polygon with a difference of ${difference}`);
}

/** By counting the pairs of corners that are not next to each other. */
function diagonalsOf(sides: number): number {
  let count = 0;
  for (let one = 0; one < sides; one++)
    for (let other = one + 2; other < sides; other++) if (one + sides - other > 1) count += 1;
  return count;
}

export const geometry: Solvers = {
  'quantitative-aptitude/path-round-a-garden': ({ text }) => {
    const words = wordsOf(
      text,
      'garden is # m long and # m wide. A path of uniform width # m runs all around it on the @. What does it cost to pave the path at # per square metre',
    );
    const [length = 0, width = 0, path = 0] = words.slice(0, 3).map(numberIn);
    const shift = { inside: -2 * path, outside: 2 * path }[words[3] ?? ''] ?? Number.NaN;
    return Math.abs((length + shift) * (width + shift) - length * width) * numberIn(words[4] ?? '');
  },
  'quantitative-aptitude/melted-and-recast': firstOf(
    solve(
      'cylinder of radius # cm and height # cm is melted and recast into spheres, each of radius # cm. How many',
      (radius, height, small) => cylinder(radius, height) / sphere(small),
    ),
    solve(
      'cylinder of radius # cm and height # cm is melted and recast into cones, each of base radius # cm and height # cm. How many',
      (radius, height, small, low) => cylinder(radius, height) / cone(small, low),
    ),
  ),
  'quantitative-aptitude/tangents-from-a-point': firstOf(
    solve(
      'point P, # cm from the centre O of a circle of radius # cm, the tangents PA and PB are drawn to touch the circle at A and B. The length of PA is',
      (far, radius) => Math.sqrt(far ** 2 - radius ** 2),
    ),
    solve(
      'point P, # cm from the centre O of a circle of radius # cm, the tangents PA and PB are drawn to touch the circle at A and B. The area of the quadrilateral PAOB is',
      // Half the product of its diagonals OP and AB.
      (far, radius) => (far * 2 * radius * Math.sin(Math.acos(radius / far))) / 2,
    ),
  ),
  'quantitative-aptitude/two-parallel-chords': ({ text }) => {
    const words = wordsOf(
      text,
      'chords of a circle of radius # cm are # cm and # cm long. They lie on @ of the centre. The distance between the chords',
    );
    const [radius = 0, one = 0, other = 0] = words.slice(0, 3).map(numberIn);
    const side = { 'the same side': 1, 'opposite sides': -1 }[words[3] ?? ''] ?? Number.NaN;
    return Math.abs(distanceOfChord(radius, one) - side * distanceOfChord(radius, other));
  },
  'quantitative-aptitude/area-cut-off-by-a-parallel': ({ text }) => {
    const words = wordsOf(
      text,
      'DE is parallel to BC and AD : DB = # : #. If the area of triangle ABC is # cm^2, then the area of @ is',
    );
    const [ad = 0, db = 0, area = 0] = words.slice(0, 3).map(numberIn);
    const cutOff = area * (ad / (ad + db)) ** 2;
    const asked = { 'triangle ADE': cutOff, 'the quadrilateral DBCE': area - cutOff }[words[3] ?? ''];
    if (asked === undefined) throw new Unreadable(text);
    return asked;
  },
  'quantitative-aptitude/exterior-angle-of-a-triangle': solve(
    String.raw`BC is produced to D, and \angle ACD = # degrees. If \angle A : \angle B = # : #, then \angle A is`,
    (exterior, a, b) => (exterior * a) / (a + b),
  ),
  'quantitative-aptitude/bisectors-of-two-angles': firstOf(
    solve(
      String.raw`bisectors of the exterior angles at B and C of triangle ABC meet at P. If \angle A = # degrees, then \angle BPC is`,
      (angle) => betweenBisectors(angle, outside),
    ),
    solve(
      String.raw`bisectors of the exterior angles at B and C of triangle ABC meet at P. If \angle BPC = # degrees, then \angle A is`,
      (angle) => angleAFrom(angle, outside),
    ),
    solve(
      String.raw`bisectors of the angles B and C of triangle ABC meet at I. If \angle A = # degrees, then \angle BIC is`,
      (angle) => betweenBisectors(angle, inside),
    ),
    solve(
      String.raw`bisectors of the angles B and C of triangle ABC meet at I. If \angle BIC = # degrees, then \angle A is`,
      (angle) => angleAFrom(angle, inside),
    ),
  ),
  'quantitative-aptitude/angle-in-a-segment': ({ text }) => {
    const [angle = '', arc = ''] = wordsOf(
      text,
      String.raw`AB is a chord of a circle with centre O, and \angle OAB = # degrees. C is a point on the @ arc AB. Then \angle ACB is`,
    );
    const atCentre = 180 - 2 * numberIn(angle);
    const atC = { minor: atCentre / 2, major: 180 + atCentre / 2 }[arc];
    if (atC === undefined) throw new Unreadable(text);
    return angleAt(onCircle(atC), onCircle(0), onCircle(atCentre));
  },
  'quantitative-aptitude/cyclic-quadrilateral-on-a-diameter': solve(
    String.raw`ABCD is a cyclic quadrilateral whose side AB is a diameter of the circle. If \angle ADC = # degrees, then \angle BAC is`,
    // D is anywhere between C and A on the half of the circle from B at 0 degrees to A at 180 degrees.
    (angle) => {
      const [a, b] = [onCircle(180), onCircle(0)];
      const d = (c: number) => onCircle((c + 180) / 2);
      const c = rootBetween((at) => angleAt(d(at), a, onCircle(at)) - angle, 1e-6, 180 - 1e-6);
      return angleAt(a, b, onCircle(c));
    },
  ),
  'quantitative-aptitude/sides-of-a-regular-polygon': firstOf(
    solve(
      'interior angle of a regular polygon is # degrees more than each exterior angle. The number of sides',
      sidesOfPolygon,
    ),
    solve(
      'interior angle of a regular polygon is # degrees more than each exterior angle. The number of diagonals',
      (difference) => diagonalsOf(sidesOfPolygon(difference)),
    ),
  ),
  'quantitative-ability/circle-above-the-incircle': ({ text }) => {
    const words = wordsOf(
      text,
      'circle of radius # cm is inscribed in an isosceles triangle. A smaller circle of radius # cm touches this circle and both equal sides of the triangle. The @ of the triangle',
    );
    const [large = 0, small = 0] = words.slice(0, 2).map(numberIn);
    const halfApex = Math.asin((large - small) / (large + small));
    const height = large + large / Math.sin(halfApex);
    const asked = { height, base: 2 * height * Math.tan(halfApex) }[words[2] ?? ''];
    if (asked === undefined) throw new Unreadable(text);
    return asked;
  },
};
