import { valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import { inUnit, type Story } from './canonical.ts';
import { askingClause } from './frame.ts';
import { solvedFor, law } from './solve.ts';

const SHAPES = ['sphere', 'hemisphere', 'cylinder', 'cone', 'cube', 'cuboid', 'wire'] as const;
type Shape = (typeof SHAPES)[number];

/** Volumes without their factor pi, which all round shapes share. */
const VOLUMES: Readonly<
  Record<
    Shape,
    {
      readonly of: readonly string[];
      readonly isRound: boolean;
      readonly value: (...d: number[]) => number;
      readonly tex: string;
    }
  >
> = {
  sphere: {
    of: ['r'],
    isRound: true,
    value: (r = 0) => (4 / 3) * r ** 3,
    tex: String.raw`\frac{4}{3}\pi r^3`,
  },
  hemisphere: {
    of: ['r'],
    isRound: true,
    value: (r = 0) => (2 / 3) * r ** 3,
    tex: String.raw`\frac{2}{3}\pi r^3`,
  },
  cylinder: { of: ['r', 'h'], isRound: true, value: (r = 0, h = 0) => r * r * h, tex: String.raw`\pi r^2 h` },
  wire: { of: ['r', 'h'], isRound: true, value: (r = 0, h = 0) => r * r * h, tex: String.raw`\pi r^2 l` },
  cone: {
    of: ['r', 'h'],
    isRound: true,
    value: (r = 0, h = 0) => (r * r * h) / 3,
    tex: String.raw`\frac{1}{3}\pi r^2 h`,
  },
  cube: { of: ['a'], isRound: false, value: (a = 0) => a ** 3, tex: 'a^3' },
  cuboid: { of: ['x', 'y', 'z'], isRound: false, value: (x = 0, y = 0, z = 0) => x * y * z, tex: 'lbh' },
};

/** One solid that is made into another, or into many. */
export function melted({ text, words, amounts }: Story): Worked | null {
  if (!words.has('melt') && !/made into|bana|बना/.test(text)) return null;
  const tokens = text.split(' ');
  const starts = tokens.flatMap((word, place) =>
    (SHAPES as readonly string[]).includes(word) ? [{ shape: word as Shape, place }] : [],
  );
  const shapes = starts.filter(
    ({ shape }, place) => starts.findIndex((each) => each.shape === shape) === place,
  );
  const isSame = shapes.length === 1 && starts.length > 1;
  const [one, two] = isSame ? [starts[0], starts[1]] : shapes;
  if (one === undefined || two === undefined || shapes.length > 2) return null;
  if (amounts.some(({ unit, isOrdinal }) => isOrdinal || (unit !== null && !/^(?:m|cm|mm)$/.test(unit))))
    return null;
  const dims: Record<string, Record<string, number>> = { one: {}, two: {} };
  // The numbers of a solid stand beside it: after its name up to the other one, or before it.
  const boundary = text.indexOf('melt') > 0 ? tokens.indexOf('melt') : two.place;
  for (const [index, amount] of amounts.entries()) {
    const at = tokens.findIndex((token) => token.startsWith(`⟦${index}:`));
    const value = amount.unit === null ? null : inUnit(amount, 'cm');
    if (value === null) return null;
    const which = at < boundary ? 'one' : 'two';
    const shape = which === 'one' ? one.shape : two.shape;
    const name = tokens
      .slice(Math.max(0, at - 3), at)
      .toReversed()
      .concat(tokens.slice(at + 1, at + 2))
      .find((word) => /^(?:radius|diameter|height|side|long|edge|thick\w*)$/.test(word));
    const own = dims[which] as Record<string, number>;
    if (own['r'] !== undefined && shape === 'sphere' && which === 'one') return null;
    if (shape === 'cube' && own['a'] !== undefined) {
      // Several cubes into one.
      own['a'] = Math.cbrt(own['a'] ** 3 + value ** 3);
      continue;
    }
    if (shape === 'cuboid') own[['x', 'y', 'z'][Object.keys(own).length] ?? ''] = value;
    else if (shape === 'cube') own['a'] = value;
    else if (name === 'diameter') own['r'] = value / 2;
    else if (name === 'radius') own['r'] = value;
    else if (name === 'height' || name === 'long') own['h'] = value;
    else return null;
  }
  const asked = askingClause(text);
  const [first, second] = [VOLUMES[one.shape], VOLUMES[two.shape]];
  const volumeOf = (shape: Shape, own: Record<string, number>) =>
    VOLUMES[shape].value(...VOLUMES[shape].of.map((name) => own[name] ?? Number.NaN)) *
    (VOLUMES[shape].isRound ? Math.PI : 1);
  const whole = volumeOf(one.shape, dims['one'] ?? {});
  if (Number.isNaN(whole)) return null;
  const ownTwo = dims['two'] ?? {};
  const missing = second.of.filter((name) => ownTwo[name] === undefined);
  if (missing.length === 0) {
    if (!/ask|number|how/.test(asked)) return null;
    const count = whole / volumeOf(two.shape, ownTwo);
    return worked(['Mensuration', 'क्षेत्रमिति'], {
      law: String.raw`n = \frac{V_1}{V_2}`,
      steps: [String.raw`V_1 = ${first.tex},\ V_2 = ${second.tex}`],
      result: `n = ${valueTex(Number(count.toPrecision(10)))}`,
    });
  }
  const [name, ...more] = missing;
  if (name === undefined || more.length > 0 || /number|how many/.test(asked)) return null;
  const value = solvedFor(
    law('', name, (each = 0) => volumeOf(two.shape, { ...ownTwo, [name]: each }) - whole),
    {},
    name,
  );
  if (value === null) return null;
  if (/area|surface|volume/.test(asked)) {
    if (two.shape !== 'cube' || !words.has('surface')) return null;
    return worked(['Mensuration', 'क्षेत्रमिति'], {
      law: String.raw`a^3 = \sum a_i^3`,
      steps: [String.raw`a = ${valueTex(Number(value.toPrecision(10)))}\ \mathrm{cm}`],
      result: String.raw`6a^2 = ${valueTex(Number((6 * value * value).toPrecision(10)))}\ \mathrm{cm^2}`,
    });
  }
  const metres =
    value >= 100 ? String.raw` = ${valueTex(Number((value / 100).toPrecision(10)))}\ \mathrm{m}` : '';
  const isDiameter = name === 'r' && /diameter/.test(asked);
  return worked(['Mensuration', 'क्षेत्रमिति'], {
    law: `${first.tex} = ${second.tex}`,
    result: String.raw`${isDiameter ? 'd' : name} = ${valueTex(Number((isDiameter ? 2 * value : value).toPrecision(10)))}\ \mathrm{cm}${metres}`,
  });
}
