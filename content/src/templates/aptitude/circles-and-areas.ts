import { gcd, number, root, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';
import { areaOf } from './measured.ts';
import { isWhole } from './rupees.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const GEOMETRY = 'Geometry';

/** Legs and hypotenuse. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;
/** Radii with halves of chords whose distances from the centre are whole numbers too. */
const CHORDS = [
  [5, [3, 4]],
  [10, [6, 8]],
  [13, [5, 12]],
  [15, [9, 12]],
  [17, [8, 15]],
  [20, [12, 16]],
  [25, [7, 15, 20, 24]],
  [26, [10, 24]],
  [50, [14, 30, 40, 48]],
  [65, [16, 25, 33, 39, 52, 56, 60, 63]],
] as const;

const wholeIn = (unit: string) => (value: number) =>
  isWhole(value) && value > 0 ? tex`$${Math.round(value)}\ \mathrm{${unit}}$` : null;

export const circlesAndAreas = [
  mcq('tangents-from-a-point', GEOMETRY, 3, (random) => {
    const [[leg, other, hypotenuse], times] = [random.pick(TRIPLES), random.int(1, 4)];
    const [radius, tangent, away] = [leg * times, other * times, hypotenuse * times];
    const asksArea = random.int(0, 1) === 1;
    const value = asksArea ? radius * tangent : tangent;
    // The point of contact, where the radius to it is at right angles to the line to P.
    const across = (radius * radius) / away;
    const up = Math.sqrt(radius * radius - across * across);
    const solution = tex`The radius to the point of contact is perpendicular to the tangent: $PA = \sqrt{${away}^2 - ${radius}^2} = \sqrt{${tangent * tangent}} = ${tangent}\ \mathrm{cm}$.`;
    return {
      text: `From a point P, ${away} cm from the centre O of a circle of radius ${radius} cm, the tangents PA and PB are drawn to touch the circle at A and B. The ${asksArea ? 'area of the quadrilateral PAOB' : 'length of PA'} is`,
      value,
      check: asksArea
        ? areaOf([
            [0, 0],
            [across, up],
            [away, 0],
            [across, -up],
          ])
        : Math.hypot(away - across, up),
      // A tangent is shorter than the line from P to the centre.
      within: [value * 0.3, asksArea ? value * 3.2 : away - 1],
      mistakes: asksArea
        ? [radius * away, value / 2, away * tangent, 2 * value, (radius * away) / 2]
        : [away - radius, (away + radius) / 2, radius, tangent / 2, 2 * tangent],
      show: wholeIn(asksArea ? 'cm^2' : 'cm'),
      difficulty: asksArea ? 3 : 2,
      why: asksArea
        ? tex`${solution} The quadrilateral consists of two equal right triangles: $2 \times \frac{1}{2} \times ${radius} \times ${tangent} = ${value}\ \mathrm{cm^2}$. One triangle alone has an area of $${number(value / 2)}\ \mathrm{cm^2}$.`
        : tex`${solution} The difference $${away} - ${radius} = ${away - radius}\ \mathrm{cm}$ is the distance of P from the nearest point of the circle, not from A.`,
    };
  }),

  mcq('two-parallel-chords', GEOMETRY, 4, (random) => {
    const [radius, halves] = random.pick(CHORDS);
    const [one = 0, other = 0] = random.sample<number>(halves, 2);
    const isOneSide = random.int(0, 1) === 1;
    const awayOf = (half: number) => Math.round(Math.sqrt(radius * radius - half * half));
    const measured = (half: number) =>
      root((away) => Math.sqrt(radius * radius - away * away) - half, 0, radius);
    const [near, far] = [Math.min(awayOf(one), awayOf(other)), Math.max(awayOf(one), awayOf(other))];
    const value = isOneSide ? far - near : far + near;
    const [long, short] = [Math.max(one, other), Math.min(one, other)];
    const distance = (half: number) => tex`\sqrt{${radius}^2 - ${half}^2} = ${awayOf(half)}\ \mathrm{cm}`;
    return {
      text: `Two parallel chords of a circle of radius ${radius} cm are ${2 * long} cm and ${2 * short} cm long. They lie on ${isOneSide ? 'the same side' : 'opposite sides'} of the centre. The distance between the chords is`,
      value,
      check: isOneSide ? Math.abs(measured(one) - measured(other)) : measured(one) + measured(other),
      within: [1, 2 * radius],
      mistakes: [isOneSide ? far + near : far - near, near, far, 2 * (long - short), radius, long - near],
      show: wholeIn('cm'),
      why: tex`The perpendicular from the centre bisects a chord, so the halves are $${long}\ \mathrm{cm}$ and $${short}\ \mathrm{cm}$. Distances from the centre: $${distance(long)}$ and $${distance(short)}$. The chords lie on ${isOneSide ? 'the same side, so the distances are subtracted' : 'opposite sides, so the distances are added'}: $${far} ${isOneSide ? '-' : '+'} ${near} = ${value}\ \mathrm{cm}$. ${isOneSide ? tex`The sum, $${far + near}\ \mathrm{cm}$, would be right for opposite sides.` : tex`The difference, $${far - near}\ \mathrm{cm}$, would be right for chords on the same side.`}`,
    };
  }),

  mcq('area-cut-off-by-a-parallel', GEOMETRY, 4, (random) => {
    const [m, n, unit] = [random.int(1, 5), random.int(1, 5), random.int(2, 12)];
    const all = (m + n) ** 2 * unit;
    const [top, rest] = [m * m * unit, all - m * m * unit];
    const asksRest = random.int(0, 2) > 0;
    const value = asksRest ? rest : top;
    const wrong = (all * (asksRest ? n : m)) / (m + n);
    // A triangle of this area with A at the origin, and D and E on its sides.
    const [width, share] = [2 * all, m / (m + n)];
    const [b, c] = [
      [0, 1],
      [width, 1],
    ] as const;
    const [d, e] = [
      [0, share],
      [share * width, share],
    ] as const;
    return gcd(m, n) > 1 || all > 500
      ? null
      : {
          text: tex`In triangle ABC, D is a point on AB and E a point on AC such that DE is parallel to BC and $AD : DB = ${m} : ${n}$. If the area of triangle ABC is $${all}\ \mathrm{cm^2}$, then the area of ${asksRest ? 'the quadrilateral DBCE' : 'triangle ADE'} is`,
          value,
          check: asksRest ? areaOf([d, b, c, e]) : areaOf([[0, 0], d, e]),
          within: [1, all - 1],
          mistakes: [wrong, asksRest ? top : rest, n * n * unit, (all * m) / (m + n), (all * n) / (m + n)],
          show: wholeIn('cm^2'),
          difficulty: asksRest ? 4 : 3,
          why: tex`Triangles ADE and ABC are similar, and $AD : AB = ${m} : ${m + n}$. Areas of similar triangles are as the squares of their sides: $\text{area of } ADE = \frac{${m * m}}{${(m + n) ** 2}} \times ${all} = ${top}\ \mathrm{cm^2}$. ${asksRest ? tex`What remains is $${all} - ${top} = ${rest}\ \mathrm{cm^2}$. ` : ''}The value $${wrong}\ \mathrm{cm^2}$ comes from dividing the area in the ratio of the sides, without squaring.`,
        };
  }),
];
