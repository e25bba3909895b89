import { degrees, root, surdOf, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Quantitative Aptitude');
const HEIGHTS = 'Heights and Distances';

/** In metres. */
const HIGHEST_TOWER = 150;
const HIGHEST_TREE = 45;
const ROOT3 = Math.sqrt(3);
/** What a distance is multiplied by to give the height that is seen under the angle, and how papers write it. */
const TANGENTS = {
  30: { tan: 1 / ROOT3, name: String.raw`\frac{1}{\sqrt{3}}`, cot: String.raw`\sqrt{3}` },
  45: { tan: 1, name: '1', cot: '1' },
  60: { tan: ROOT3, name: String.raw`\sqrt{3}`, cot: String.raw`\frac{1}{\sqrt{3}}` },
} as const;
const PAIRS = [
  [30, 60],
  [45, 60],
  [30, 45],
] as const;

const surd = (value: number, under = 3): string => surdOf(value, under) ?? '';
/** Exact lengths alone, and none below zero. */
const asLength =
  (under = 3) =>
  (value: number): string | null => {
    const exact = value > 0 ? surdOf(value, under) : null;
    return exact === null ? null : tex`$${exact}\ \mathrm{m}$`;
  };
/** `60\sqrt{3}`, `60`, `20\sqrt{3}`: how far away a height is seen under the angle. */
const awayAt = (height: number, at: keyof typeof TANGENTS): number => height / TANGENTS[at].tan;

export const heightsAndDistances = [
  mcq('tower-from-two-points', HEIGHTS, 4, (random) => {
    const [[low, high], apart] = [random.pick(PAIRS), random.int(12, 120, 6)];
    const [far, near] = [1 / TANGENTS[low].tan, 1 / TANGENTS[high].tan];
    const value = apart / (far - near);
    const seen = (height: number) =>
      height / Math.tan(degrees(low)) - height / Math.tan(degrees(high)) - apart;
    const [gap, step] =
      low === 30 && high === 60
        ? [tex`\sqrt{3} - \frac{1}{\sqrt{3}} = \frac{2}{\sqrt{3}}`, tex`h = \frac{${apart}\sqrt{3}}{2}`]
        : low === 45
          ? [
              tex`1 - \frac{1}{\sqrt{3}} = \frac{\sqrt{3} - 1}{\sqrt{3}}`,
              tex`h = \frac{${apart}\sqrt{3}}{\sqrt{3} - 1} = \frac{${apart}\sqrt{3}(\sqrt{3} + 1)}{2}`,
            ]
          : [tex`\sqrt{3} - 1`, tex`h = \frac{${apart}}{\sqrt{3} - 1} = \frac{${apart}(\sqrt{3} + 1)}{2}`];
    return value > HIGHEST_TOWER
      ? null
      : {
          text: tex`From two points on level ground, ${apart} m apart and in a straight line with the foot of a tower on the same side of it, the angles of elevation of the top of the tower are $${low}^\circ$ and $${high}^\circ$. The height of the tower is`,
          value,
          check: root(seen, 0, 1000),
          within: [value * 0.25, value * 3.2],
          mistakes: [
            apart / (far + near),
            apart * TANGENTS[high].tan,
            apart * TANGENTS[low].tan,
            value * TANGENTS[low].tan,
            value * ROOT3,
            value / ROOT3,
            apart * (ROOT3 - 1),
            apart * (ROOT3 + 1),
          ].filter((mistake) => Math.abs(mistake - value) > 1e-6),
          show: asLength(),
          difficulty: low === 30 && high === 60 ? 3 : 4,
          why: tex`If the height is $h$ metres, the points are $h\cot ${low}^\circ$ and $h\cot ${high}^\circ$ from the foot. Their difference is $${apart}\ \mathrm{m}$: $h(\cot ${low}^\circ - \cot ${high}^\circ) = ${apart}$, where $\cot ${low}^\circ - \cot ${high}^\circ = ${gap}$. So $${step} = ${surd(value)}$. Multiplying $${apart}\ \mathrm{m}$ by $\tan ${high}^\circ$ would be right only if it were the distance of the nearer point from the foot.`,
        };
  }),

  mcq('broken-tree', HEIGHTS, 3, (random) => {
    const [at, distance] = [random.pick([30, 45, 60] as const), random.int(6, 24, 3)];
    const under = at === 45 ? 2 : 3;
    const stump = distance * TANGENTS[at].tan;
    const fallen = distance / Math.cos(degrees(at));
    const value = stump + fallen;
    // Of a tree of this height, the stump that leaves just enough to reach the ground there.
    const stumpOf = (height: number) => (height * height - distance * distance) / (2 * height);
    const [tangent, secant] = {
      30: [tex`\frac{1}{\sqrt{3}}`, tex`\frac{2}{\sqrt{3}}`],
      45: ['1', tex`\sqrt{2}`],
      60: [tex`\sqrt{3}`, '2'],
    }[at] as [string, string];
    return value > HIGHEST_TREE
      ? null
      : {
          text: tex`A vertical tree is broken by the wind. Its top touches the ground at a distance of ${distance} m from the foot, and the broken part, still joined to the stump, makes an angle of $${at}^\circ$ with the ground. The height of the tree before it broke was`,
          value,
          check: root(
            (height) => stumpOf(height) - distance * Math.tan(degrees(at)),
            distance,
            20 * distance,
          ),
          within: [value * 0.25, value * 3],
          mistakes: [
            stump,
            fallen,
            distance + stump,
            distance + fallen,
            fallen - stump,
            value + distance,
            ...(under === 3
              ? [distance * ROOT3, 3 * distance, distance * (ROOT3 + 2)]
              : [2 * distance, distance * Math.SQRT2]),
          ].filter((mistake) => Math.abs(mistake - value) > 1e-6),
          show: asLength(under),
          why: tex`Stump: $${distance}\tan ${at}^\circ = ${distance} \times ${tangent} = ${surd(stump, under)}\ \mathrm{m}$. Broken part: $\frac{${distance}}{\cos ${at}^\circ} = ${distance} \times ${secant} = ${surd(fallen, under)}\ \mathrm{m}$. The tree was as high as both together: $${surd(value, under)}\ \mathrm{m}$. The broken part alone is only $${surd(fallen, under)}\ \mathrm{m}$.`,
        };
  }),

  mcq('two-cars-from-a-tower', HEIGHTS, 3, (random) => {
    const [[low, high], height, isOneSide] = [
      random.pick(PAIRS),
      random.int(15, 150, 3),
      random.int(0, 1) === 1,
    ];
    const [far, near] = [awayAt(height, low), awayAt(height, high)];
    const value = isOneSide ? far - near : far + near;
    const measured = (at: number) => root((away) => Math.atan2(height, away) - degrees(at), 0, 1000);
    const away = (at: 30 | 45 | 60) =>
      tex`${height}\cot ${at}^\circ${at === 45 ? '' : tex` = ${height} \times ${TANGENTS[at].cot}`} = ${surd(awayAt(height, at))}\ \mathrm{m}`;
    return {
      text: tex`From the top of a tower ${height} m high the angles of depression of two cars are $${low}^\circ$ and $${high}^\circ$. The cars stand in a straight line with the foot of the tower, on ${isOneSide ? 'the same side' : 'opposite sides'} of it. The distance between the cars is`,
      value,
      check: isOneSide ? measured(low) - measured(high) : measured(low) + measured(high),
      within: [value * 0.15, value * 5],
      mistakes: [
        isOneSide ? far + near : far - near,
        far,
        near,
        height * (TANGENTS[high].tan + TANGENTS[low].tan),
        height * (TANGENTS[high].tan - TANGENTS[low].tan),
        height * TANGENTS[high].tan,
        value / 2,
        2 * value,
      ].filter((mistake) => Math.abs(mistake - value) > 1e-6),
      show: asLength(),
      why: tex`The angle of depression of a car equals the angle of elevation of the top from the car. Distances from the foot: $${away(low)}$ and $${away(high)}$. The cars stand on ${isOneSide ? 'the same side, so the distances are subtracted' : 'opposite sides, so the distances are added'}: $${surd(value)}\ \mathrm{m}$. The ${isOneSide ? 'sum' : 'difference'}, $${surd(isOneSide ? far + near : far - near)}\ \mathrm{m}$, would be right for cars on ${isOneSide ? 'opposite sides' : 'the same side'}.`,
    };
  }),
];
