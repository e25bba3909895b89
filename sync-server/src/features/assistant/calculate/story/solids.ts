import { valueTex } from '../plain/answer.ts';
import type { InBoth } from '../worked.ts';
import type { Story } from './canonical.ts';
import type { Frame, Role } from './frame.ts';
import { law, type Law } from './solve.ts';
import type { Tale } from './tale.ts';

const SOLIDS: InBoth = ['Mensuration', 'क्षेत्रमिति'];
const short = (value: number): string => valueTex(Number(value.toPrecision(10)));

/** The value of pi that a story means: 22/7 if it says so, or if a length is a multiple of 7. */
export function piOf({ typed, amounts }: Story): number {
  if (/22\s*\/\s*7/.test(typed)) return 22 / 7;
  if (/3\.14(?!\d)/.test(typed)) return 3.14;
  return amounts.some(({ value }) => value > 0 && Number.isInteger(value * 10) && (value * 10) % 7 === 0)
    ? 22 / 7
    : Math.PI;
}

const made = new Map<string, readonly Frame[]>();

/** Frames of plane figures and solids, for lengths in one unit. */
export function solidFrames(unit: string, pi: number): readonly Frame[] {
  const key = `${unit} ${pi}`;
  const known = made.get(key) ?? framesOf(unit, pi);
  made.set(key, known);
  return known;
}

function framesOf(unit: string, pi: number): readonly Frame[] {
  const [plain, area, volume] = [[unit], [`${unit}^2`], [`${unit}^3`]];
  const length = (sign: string, cues: string, asks: RegExp): Role => ({
    sign,
    units: unit === 'm' || unit === 'cm' ? [...plain, ''] : plain,
    cues,
    asks,
    shows: unit,
  });
  const surface = (sign: string, cues: string, asks: RegExp): Role => ({
    sign,
    units: [...area, ''],
    cues,
    asks,
    shows: `${unit}^2`,
  });
  const size: Role = {
    sign: 'V',
    units: [...volume, ''],
    cues: 'volume',
    asks: /volume|litre|water|capacity/,
    shows: `${unit}^3`,
  };
  const r = length('r', 'radius', /radius/);
  const d = length('d', 'diameter', /diameter/);
  const twice: Law = law('d = 2r', 'd r', (diameter = 0, radius = 0) => diameter - 2 * radius);
  const h = length('h', 'height|long', /height|long/);
  const frame = (
    name: string,
    not: string,
    roles: Frame['roles'],
    laws: readonly Law[],
    also = '',
  ): Frame => ({
    title: SOLIDS,
    topic: new RegExp(String.raw`(?<!\S)(?:${name})(?!\S)`),
    not: new RegExp(
      String.raw`(?<!\S)(?:melt|path|ratio|percent|rise|fall|times|twice|thrice|half|inside|outside|both|each|tiles?|speed|average|sold|same|charge|density|mass|weigh\w*|hollow|thick\w*|largest|smallest|inscribed|cut|add-up|difference|consumption|current|resistance|field-of|electric|magnetic|moment|inertia|roll\w*|force|pressure|temperature|sector|arc|chord|tangent|walls|cost|paint\w*|more|less|number|digit|roots?|equation|men)(?!\S)|⟦\d+:(?:kg|g|rupee|percent|th|deg|s|h|N|ohm)⟧${not === '' ? '' : `|(?<!\\S)(?:${not})(?!\\S)`}`,
    ),
    roles,
    laws,
    also: `water|tank|now|total|each|number|milk|field|${also}`,
  });
  const other = (names: string) => names;
  return [
    frame(
      'cube',
      other('sphere|cone|cylinder|cuboid'),
      {
        V: size,
        S: surface('S', 'surface', /surface/),
        L: surface('L', 'curved-surface', /curved-surface/),
        d: length('d', 'diagonal', /diagonal/),
        a: length('a', 'side|edge|long', /side|long/),
      },
      [
        law('V = a^3', 'V a', (V = 0, a = 0) => V - a ** 3),
        law('S = 6a^2', 'S a', (S = 0, a = 0) => S - 6 * a * a),
        law('L = 4a^2', 'L a', (L = 0, a = 0) => L - 4 * a * a),
        law(String.raw`d = \sqrt{3}\,a`, 'd a', (diagonal = 0, a = 0) => diagonal - Math.sqrt(3) * a),
      ],
    ),
    frame(
      'sphere',
      other('cone|cylinder|cuboid|cube|hemisphere|wire'),
      { V: size, S: surface('S', 'surface|area|curved-surface', /surface|area/), r, d },
      [
        law(String.raw`V = \frac{4}{3}\pi r^3`, 'V r', (V = 0, radius = 0) => V - (4 / 3) * pi * radius ** 3),
        law(String.raw`S = 4\pi r^2`, 'S r', (S = 0, radius = 0) => S - 4 * pi * radius ** 2),
        twice,
      ],
    ),
    frame(
      'hemisphere',
      other('cone|cylinder|cuboid|cube|sphere'),
      {
        V: size,
        S: surface('S', 'surface', /surface/),
        L: surface('L', 'curved-surface', /curved-surface/),
        r,
        d,
      },
      [
        law(String.raw`V = \frac{2}{3}\pi r^3`, 'V r', (V = 0, radius = 0) => V - (2 / 3) * pi * radius ** 3),
        law(String.raw`S = 3\pi r^2`, 'S r', (S = 0, radius = 0) => S - 3 * pi * radius ** 2),
        law(String.raw`L = 2\pi r^2`, 'L r', (L = 0, radius = 0) => L - 2 * pi * radius ** 2),
        twice,
      ],
    ),
    frame(
      'cylinder',
      other('cone|sphere|cuboid|cube|hemisphere|wire'),
      {
        V: size,
        S: surface('S', 'surface', /(?<!curved-)surface/),
        L: surface('L', 'curved-surface', /curved-surface/),
        c: length('c', 'circumference', /circumference/),
        r,
        d,
        h,
      },
      [
        law(
          String.raw`V = \pi r^2 h`,
          'V r h',
          (V = 0, radius = 0, height = 0) => V - pi * radius ** 2 * height,
        ),
        law(
          String.raw`L = 2\pi r h`,
          'L r h',
          (L = 0, radius = 0, height = 0) => L - 2 * pi * radius * height,
        ),
        law(
          String.raw`S = 2\pi r(r + h)`,
          'S r h',
          (S = 0, radius = 0, height = 0) => S - 2 * pi * radius * (radius + height),
        ),
        law(String.raw`c = 2\pi r`, 'c r', (c = 0, radius = 0) => c - 2 * pi * radius),
        twice,
      ],
    ),
    frame(
      'cone',
      other('cylinder|sphere|cuboid|cube|hemisphere'),
      {
        V: size,
        S: surface('S', 'surface', /(?<!curved-)surface/),
        L: surface('L', 'curved-surface', /curved-surface|canvas|cloth|kapda|kapra|कपड़ा|tirpal/),
        l: length('l', 'slant', /slant/),
        r,
        d,
        h: length('h', 'height', /height/),
      },
      [
        law(
          String.raw`l^2 = r^2 + h^2`,
          'l r h',
          (l = 0, radius = 0, height = 0) => l * l - radius ** 2 - height ** 2,
        ),
        law(
          String.raw`V = \frac{1}{3}\pi r^2 h`,
          'V r h',
          (V = 0, radius = 0, height = 0) => V - (pi * radius ** 2 * height) / 3,
        ),
        law(String.raw`L = \pi r l`, 'L r l', (L = 0, radius = 0, l = 0) => L - pi * radius * l),
        law(
          String.raw`S = \pi r(r + l)`,
          'S r l',
          (S = 0, radius = 0, l = 0) => S - pi * radius * (radius + l),
        ),
        twice,
      ],
    ),
    frame(
      'circle|circular|wheel|vritt|वृत्त|pahiya|पहिये',
      other('square|rectangle|triangle|wire|revolution\\w*|cylinder|cone|sphere'),
      {
        A: surface('A', 'area', /area/),
        c: length('c', 'circumference|perimeter', /circumference|perimeter/),
        r,
        d,
      },
      [
        law(String.raw`A = \pi r^2`, 'A r', (A = 0, radius = 0) => A - pi * radius ** 2),
        law(String.raw`c = 2\pi r`, 'c r', (c = 0, radius = 0) => c - 2 * pi * radius),
        twice,
      ],
      'rectangle',
    ),
    frame(
      'square',
      other('rectangle|circle|circular|wire|triangle|root|complete|number|numbers|sum|first'),
      {
        A: surface('A', 'area', /area/),
        p: length('p', 'perimeter', /perimeter/),
        d: length('d', 'diagonal', /diagonal/),
        a: length('a', 'side|long', /side|long/),
      },
      [
        law('A = a^2', 'A a', (A = 0, a = 0) => A - a * a),
        law('p = 4a', 'p a', (p = 0, a = 0) => p - 4 * a),
        law(String.raw`d = \sqrt{2}\,a`, 'd a', (diagonal = 0, a = 0) => diagonal - Math.sqrt(2) * a),
      ],
      'rectangle',
    ),
    frame(
      'rectangle|field',
      other('square|circle|circular|wire|triangle|tank|cuboid|height|isosceles|lower|upper|river|trees?|x'),
      {
        A: surface('A', 'area', /area/),
        p: length('p', 'perimeter', /perimeter/),
        d: length('d', 'diagonal', /diagonal/),
        b: length('b', 'breadth', /breadth/),
        l: length('l', 'long', /long/),
      },
      [
        law(String.raw`A = l \times b`, 'A l b', (A = 0, l = 0, b = 0) => A - l * b),
        law(String.raw`p = 2(l + b)`, 'p l b', (p = 0, l = 0, b = 0) => p - 2 * (l + b)),
        law(
          String.raw`d^2 = l^2 + b^2`,
          'd l b',
          (diagonal = 0, l = 0, b = 0) => diagonal ** 2 - l * l - b * b,
        ),
      ],
    ),
    frame(
      'trapezium|trapezoid|समलंब|samlamb',
      'angle',
      {
        A: surface('A', 'area', /area/),
        h: length('h', 'height', /height/),
        a: { ...length('a', 'side|parallel|and', /(?!)/), before: 'b' },
        b: length('b', 'side|parallel|and', /side/),
      },
      [
        law(
          String.raw`A = \frac{1}{2}(a + b)h`,
          'A a b h',
          (A = 0, a = 0, b = 0, height = 0) => A - ((a + b) * height) / 2,
        ),
      ],
    ),
    frame(
      'rhombus|समचतुर्भुज|samchaturbhuj',
      'angle',
      {
        A: surface('A', 'area', /area/),
        p: length('p', 'perimeter', /perimeter/),
        a: length('a', 'side', /side/),
        d: { ...length('d_1', 'diagonal|and', /(?!)/), before: 'e' },
        e: length('d_2', 'diagonal|and|other', /diagonal/),
      },
      [
        law(
          String.raw`a^2 = \left(\frac{d_1}{2}\right)^2 + \left(\frac{d_2}{2}\right)^2`,
          'a d e',
          (a = 0, one = 0, two = 0) => a * a - (one * one + two * two) / 4,
        ),
        law(String.raw`A = \frac{d_1 d_2}{2}`, 'A d e', (A = 0, one = 0, two = 0) => A - (one * two) / 2),
        law('p = 4a', 'p a', (p = 0, a = 0) => p - 4 * a),
      ],
    ),
    frame(
      'equilateral|samabahu|समबाहु',
      'square|circle',
      {
        A: surface('A', 'area', /area/),
        p: length('p', 'perimeter', /perimeter/),
        h: length('h', 'height', /height/),
        a: length('a', 'side', /side/),
      },
      [
        law(String.raw`A = \frac{\sqrt{3}}{4}a^2`, 'A a', (A = 0, a = 0) => A - (Math.sqrt(3) / 4) * a * a),
        law('p = 3a', 'p a', (p = 0, a = 0) => p - 3 * a),
        law(
          String.raw`h = \frac{\sqrt{3}}{2}a`,
          'h a',
          (height = 0, a = 0) => height - (Math.sqrt(3) / 2) * a,
        ),
      ],
      'triangle',
    ),
  ];
}

const READS =
  'rectangle path outside inside breadth long area ask each total work cost walls height perimeter wide tiles square side same and field paint melt number diameter radius';
const path = (l: number, b: number, w: number, isOutside: boolean) => {
  const value = isOutside ? (l + 2 * w) * (b + 2 * w) - l * b : l * b - (l - 2 * w) * (b - 2 * w);
  return {
    law: isOutside ? '(l + 2w)(b + 2w) - lb' : 'lb - (l - 2w)(b - 2w)',
    result: String.raw`${short(value)}\ \mathrm{m^2}`,
  };
};

export const SOLID_TALES: readonly Tale[] = [
  ...[true, false].map((isOutside): Tale => ({
    title: SOLIDS,
    when: ['path', isOutside ? 'outside' : 'inside', '(?:area|ask)'],
    not: `rupee|cost|circle|middle|beech|cross|parallel${isOutside ? '|inside' : ''}`,
    reads: READS,
    takes: 'm m m',
    tell: (one = 0, two = 0, three = 0) => {
      const [w = 0, b = 0, l = 0] = [one, two, three].toSorted((x, y) => x - y);
      return path(l, b, w, isOutside);
    },
  })),
  {
    title: SOLIDS,
    when: ['(?:four )?walls', '(?:work|paint\\w*|whitewash\\w*|putai|cost|plaster\\w*)'],
    not: 'percent|tiles?|bricks?|ceiling|roof|floor',
    reads: `${READS} door window`,
    takes: 'm m m m^2 rupee',
    tell: (l = 0, b = 0, h = 0, doors = 0, rate = 0) => {
      const area = 2 * h * (l + b) - doors;
      return {
        law: String.raw`A = 2h(l + b)`,
        steps: [String.raw`A = 2 \times ${h}(${l} + ${b}) - ${doors} = ${short(area)}\ \mathrm{m^2}`],
        result: String.raw`${short(area)} \times ${rate} = \text{Rs }${short(area * rate)}`,
      };
    },
  },
  {
    title: SOLIDS,
    when: ['(?:four )?walls', '(?:work|paint\\w*|whitewash\\w*|putai|cost|plaster\\w*)'],
    not: 'percent|tiles?|bricks?|ceiling|roof|floor|door|window',
    reads: READS,
    takes: 'm m m rupee',
    tell: (l = 0, b = 0, h = 0, rate = 0) => {
      const area = 2 * h * (l + b);
      return {
        law: String.raw`A = 2h(l + b)`,
        steps: [String.raw`A = 2 \times ${h}(${l} + ${b}) = ${short(area)}\ \mathrm{m^2}`],
        result: String.raw`${short(area)} \times ${rate} = \text{Rs }${short(area * rate)}`,
      };
    },
  },
  {
    title: SOLIDS,
    when: ['(?:rectangle|floor|field)', '(?:largest|least|smallest)', 'tiles?'],
    not: 'rupee|cost|{m^2}',
    reads: `${READS} largest smallest`,
    takes: 'cm cm',
    tell: (l = 0, b = 0) => {
      const [one, two] = [Math.round(l * 100), Math.round(b * 100)];
      const divide = (x: number, y: number): number => (y === 0 ? x : divide(y, x % y));
      const side = divide(one, two) / 100;
      return {
        law: String.raw`\text{side} = \mathrm{HCF}`,
        steps: [String.raw`\mathrm{HCF}(${short(l)}, ${short(b)}) = ${short(side)}\ \mathrm{cm}`],
        result: String.raw`${short(l / side)} \times ${short(b / side)} = ${short((l / side) * (b / side))}\ \text{tiles of side } ${short(side)}\ \mathrm{cm}`,
      };
    },
  },
];
