import { gcd, range, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { angle, angleAt, asAngle, lengthOf, onCircle, triangleOn } from './measured.ts';
import { asCount, isWhole } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const GEOMETRY = 'Geometry';

/** Where the bisectors at B and C meet: inside the triangle, or beyond BC if the exterior angles are bisected. */
function meetingOfBisectors(atB: number, atC: number, isOutside: boolean): number {
  const [b, c, a] = triangleOn(atB, atC);
  const weights = [(isOutside ? -1 : 1) * lengthOf(b, c), lengthOf(c, a), lengthOf(a, b)] as const;
  const all = weights[0] + weights[1] + weights[2];
  const mean = (of: 0 | 1) => (weights[0] * a[of] + weights[1] * b[of] + weights[2] * c[of]) / all;
  return angleAt([mean(0), mean(1)], b, c);
}

export const anglesOfFigures = [
  mcq('exterior-angle-of-a-triangle', GEOMETRY, 2, (random) => {
    const [m, n, unit] = [random.int(2, 7), random.int(2, 7), random.int(6, 22)];
    const outer = (m + n) * unit;
    const value = m * unit;
    // The angles at A and B, in this ratio, for which the third corner has the exterior angle.
    const fits = (a: number) => {
      const [left, right, top] = triangleOn(a, (a * n) / m);
      return Math.abs(180 - angleAt(top, left, right) - outer) < 1e-6;
    };
    return m === n || gcd(m, n) > 1 || outer > 150 || outer < 50 || outer === 90
      ? null
      : {
          text: tex`In triangle ABC the side BC is produced to D, and $\angle ACD = ${outer}^\circ$. If $\angle A : \angle B = ${m} : ${n}$, then $\angle A$ is`,
          value,
          check: range(1, outer - 1).find(fits) ?? Number.NaN,
          within: [8, 150],
          mistakes: [n * unit, (180 * m) / (m + n), ((180 - outer) * m) / (m + n), 180 - outer].filter(
            (mistake) => mistake !== value,
          ),
          show: asAngle,
          why: tex`The exterior angle equals the sum of the two interior opposite angles: $\angle A + \angle B = ${outer}^\circ$. So $\angle A = \frac{${m}}{${m + n}} \times ${outer}^\circ = ${value}^\circ$. The other part of the sum, $\frac{${n}}{${m + n}} \times ${outer}^\circ = ${n * unit}^\circ$, is $\angle B$.`,
        };
  }),

  mcq('bisectors-of-two-angles', GEOMETRY, 4, (random) => {
    const [half, isOutside, isReversed] = [
      random.int(11, 70),
      random.int(0, 1) === 1,
      random.int(0, 1) === 1,
    ];
    const atA = 2 * half;
    const between = isOutside ? 90 - half : 90 + half;
    const value = isReversed ? atA : between;
    const atB = (180 - atA) * 0.4;
    const measured = meetingOfBisectors(atB, 180 - atA - atB, isOutside);
    const bisected = isOutside ? 'exterior angles at B and C' : 'angles B and C';
    const point = isOutside ? 'P' : 'I';
    const formula = tex`\angle B${point}C = 90^\circ ${isOutside ? '-' : '+'} \frac{1}{2}\angle A`;
    const reason = isOutside
      ? tex`Half the sum of the exterior angles at B and C is $\frac{1}{2}(360^\circ - \angle B - \angle C) = 90^\circ + \frac{1}{2}\angle A$, and in triangle BPC $${formula}$.`
      : tex`Half the sum of the angles at B and C is $\frac{1}{2}(180^\circ - \angle A)$, and in triangle BIC $${formula}$.`;
    const opposite = isOutside
      ? tex`The formula $90^\circ + \frac{1}{2}\angle A$ belongs to the bisectors of the interior angles.`
      : tex`The formula $90^\circ - \frac{1}{2}\angle A$ belongs to the bisectors of the exterior angles.`;
    return half === 45
      ? null
      : {
          text: isReversed
            ? tex`The bisectors of the ${bisected} of triangle ABC meet at ${point}. If $\angle B${point}C = ${between}^\circ$, then $\angle A$ is`
            : tex`The bisectors of the ${bisected} of triangle ABC meet at ${point}. If $\angle A = ${atA}^\circ$, then $\angle B${point}C$ is`,
          value,
          check: isReversed ? (isOutside ? 180 - 2 * measured : 2 * measured - 180) : measured,
          within: [6, 174],
          step: 5,
          mistakes: isReversed
            ? [180 - between, half, between - half, 180 - atA]
            : [180 - between, 180 - atA, 180 - half, half],
          show: asAngle,
          difficulty: isOutside || isReversed ? 4 : 3,
          why: isReversed
            ? tex`${reason} So $${between}^\circ = 90^\circ ${isOutside ? '-' : '+'} \frac{1}{2}\angle A$, which gives $\frac{1}{2}\angle A = ${half}^\circ$ and $\angle A = ${atA}^\circ$. Here $${half}^\circ$ is only half of $\angle A$.`
            : tex`${reason} With $\angle A = ${atA}^\circ$ this is $90^\circ ${isOutside ? '-' : '+'} ${half}^\circ = ${between}^\circ$. ${opposite}`,
        };
  }),

  mcq('angle-in-a-segment', GEOMETRY, 3, (random) => {
    const [base, isMinor] = [random.int(12, 75), random.int(0, 1) === 1];
    const centre = 180 - 2 * base;
    const value = isMinor ? 90 + base : 90 - base;
    const [a, b] = [onCircle(180 + base), onCircle(-base)];
    const half = centre / 2;
    return {
      text: tex`AB is a chord of a circle with centre O, and $\angle OAB = ${base}^\circ$. C is a point on the ${isMinor ? 'minor' : 'major'} arc AB. Then $\angle ACB$ is`,
      value,
      check: angleAt(onCircle(isMinor ? -90 : 70), a, b),
      within: [6, 174],
      step: 5,
      mistakes: [180 - value, centre, base, 2 * base, 180 - base].filter((mistake) => mistake !== value),
      show: asAngle,
      difficulty: isMinor ? 4 : 3,
      why: tex`$OA = OB$, so $\angle OBA = ${base}^\circ$ and $\angle AOB = 180^\circ - 2 \times ${base}^\circ = ${centre}^\circ$. The angle at the centre is twice the angle at a point of the major arc, which is therefore $${half}^\circ$. ${
        isMinor
          ? tex`C lies on the minor arc: opposite angles of a cyclic quadrilateral add up to $180^\circ$, so $\angle ACB = 180^\circ - ${half}^\circ = ${value}^\circ$ and not $${half}^\circ$.`
          : tex`So $\angle ACB = ${half}^\circ$; $${centre}^\circ$ is the angle at the centre.`
      }`,
    };
  }),

  mcq('cyclic-quadrilateral-on-a-diameter', GEOMETRY, 4, (random) => {
    const given = random.int(98, 160);
    const value = given - 90;
    const [a, b] = [onCircle(180), onCircle(0)];
    const angleAtD = (turned: number) => angleAt(onCircle((turned + 180) / 2), a, onCircle(turned));
    const turned = root((at) => angleAtD(at) - given, 0.01, 179.99);
    // At 135 degrees the two acute angles of the triangle would be equal.
    return given === 135
      ? null
      : {
          text: tex`ABCD is a cyclic quadrilateral whose side AB is a diameter of the circle. If $\angle ADC = ${given}^\circ$, then $\angle BAC$ is`,
          value,
          check: angleAt(a, b, onCircle(turned)),
          within: [4, 86],
          step: 5,
          mistakes: [180 - given, given / 2, (180 - given) / 2, given - 45, value / 2].filter(
            (mistake) => mistake !== value && Number.isInteger(mistake),
          ),
          show: asAngle,
          why: tex`Opposite angles of a cyclic quadrilateral add up to $180^\circ$: $\angle ABC = 180^\circ - ${given}^\circ = ${180 - given}^\circ$. The angle in a semicircle is a right angle: $\angle ACB = 90^\circ$. In triangle ABC $\angle BAC = 180^\circ - 90^\circ - ${180 - given}^\circ = ${value}^\circ$. The angle of $${180 - given}^\circ$ is $\angle ABC$, not $\angle BAC$.`,
        };
  }),

  mcq('sides-of-a-regular-polygon', GEOMETRY, 3, (random) => {
    const [sides, asksDiagonals] = [
      random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24]),
      random.int(0, 1) === 1,
    ];
    const outer = 360 / sides;
    const gap = 180 - 2 * outer;
    const value = asksDiagonals ? (sides * (sides - 3)) / 2 : sides;
    const found = range(3, 40).find((n) => Math.abs(((n - 2) * 180 - 360) / n - gap) < 1e-9) ?? 0;
    const corners = range(1, found);
    const pairs = corners.flatMap((one) =>
      corners.filter((other) => other > one).map((other) => other - one),
    );
    return {
      text: tex`Each interior angle of a regular polygon is ${angle(gap)} more than each exterior angle. The number of ${asksDiagonals ? 'diagonals' : 'sides'} of the polygon is`,
      value,
      check: asksDiagonals ? pairs.filter((apart) => apart > 1 && apart < found - 1).length : found,
      within: asksDiagonals ? [2, 600] : [3, 60],
      mistakes: asksDiagonals
        ? [(sides * (sides - 1)) / 2, sides * (sides - 3), (sides * (sides - 2)) / 2, sides]
        : [sides / 2, 360 / gap, 360 / (180 - gap), 2 * sides, sides - 2, sides + 2].filter(isWhole),
      show: asCount,
      difficulty: asksDiagonals ? 4 : 3,
      why: tex`An interior angle and the exterior angle beside it add up to $180^\circ$ and differ by $${gap}^\circ$, so the exterior angle is $\frac{180^\circ - ${gap}^\circ}{2} = ${outer}^\circ$. The exterior angles add up to $360^\circ$: the polygon has $\frac{360^\circ}{${outer}^\circ} = ${sides}$ sides. ${
        asksDiagonals
          ? tex`From each vertex ${sides - 3} diagonals start, and each of them is counted at both ends: $\frac{${sides} \times ${sides - 3}}{2} = ${value}$. Without the division by 2 each diagonal would be counted twice.`
          : tex`Dividing $360^\circ$ by $180^\circ - ${gap}^\circ = ${180 - gap}^\circ$ takes twice the exterior angle for the exterior angle.`
      }`,
    };
  }),
];
