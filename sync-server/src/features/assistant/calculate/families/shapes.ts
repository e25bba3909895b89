import { toNumber } from '../rational.ts';
import { readUnit } from '../units.ts';
import { decimal, equalTo, inDollars, type Family, type InBoth, type Worked } from '../worked.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { after, before, has, isStory } from './pattern.ts';

const IDS = [
  ...[
    'area',
    'perimeter',
    'circumference',
    'volume',
    'surface',
    'curved-surface',
    'diagonal',
    'radius',
    'diameter',
    'side',
    'long',
  ],
  ...[
    'breadth',
    'height',
    'base',
    'base-of',
    'hypotenuse',
    'rectangle',
    'square',
    'squared',
    'triangle',
    'equilateral',
    'right-angled',
    'sphere',
    'hemisphere',
  ],
  ...[
    'cylinder',
    'cone',
    'cube',
    'cubed',
    'cuboid',
    'trapezium',
    'rhombus',
    'parallelogram',
    'parallel',
    'circle',
    'formula',
    'distance',
    'sum',
  ],
];

type Given = Readonly<Record<string, number>>;

interface Shape {
  readonly concept: readonly string[];
  readonly name: InBoth;
  /** By the quantity that is asked: the dimension of the result in lengths, the law, and its value. */
  readonly asks: Readonly<
    Record<string, readonly [power: number, law: string, value: (given: Given) => number]>
  >;
  /** The lengths that it needs, by concept; several names for one are joined by `|`. */
  readonly needs: readonly string[];
}

const { PI, sqrt } = Math;
const at = (given: Given, name: string): number => given[name] ?? Number.NaN;

const SHAPES: readonly Shape[] = [
  {
    concept: ['hemisphere'],
    name: ['Hemisphere', 'अर्धगोला'],
    needs: ['radius'],
    asks: {
      volume: [3, String.raw`V = \frac{2}{3}\pi r^3`, (g) => (2 / 3) * PI * at(g, 'radius') ** 3],
      'curved-surface': [2, String.raw`A = 2\pi r^2`, (g) => 2 * PI * at(g, 'radius') ** 2],
      surface: [2, String.raw`A = 3\pi r^2`, (g) => 3 * PI * at(g, 'radius') ** 2],
    },
  },
  {
    concept: ['sphere'],
    name: ['Sphere', 'गोला'],
    needs: ['radius'],
    asks: {
      volume: [3, String.raw`V = \frac{4}{3}\pi r^3`, (g) => (4 / 3) * PI * at(g, 'radius') ** 3],
      surface: [2, String.raw`A = 4\pi r^2`, (g) => 4 * PI * at(g, 'radius') ** 2],
      'curved-surface': [2, String.raw`A = 4\pi r^2`, (g) => 4 * PI * at(g, 'radius') ** 2],
    },
  },
  {
    concept: ['cylinder'],
    name: ['Cylinder', 'बेलन'],
    needs: ['radius', 'height'],
    asks: {
      volume: [3, String.raw`V = \pi r^2 h`, (g) => PI * at(g, 'radius') ** 2 * at(g, 'height')],
      'curved-surface': [2, String.raw`A = 2\pi rh`, (g) => 2 * PI * at(g, 'radius') * at(g, 'height')],
      surface: [
        2,
        String.raw`A = 2\pi r(r + h)`,
        (g) => 2 * PI * at(g, 'radius') * (at(g, 'radius') + at(g, 'height')),
      ],
    },
  },
  {
    concept: ['cone'],
    name: ['Cone', 'शंकु'],
    needs: ['radius', 'height'],
    asks: {
      volume: [
        3,
        String.raw`V = \frac{1}{3}\pi r^2 h`,
        (g) => (PI * at(g, 'radius') ** 2 * at(g, 'height')) / 3,
      ],
      'curved-surface': [
        2,
        String.raw`A = \pi r\sqrt{r^2 + h^2}`,
        (g) => PI * at(g, 'radius') * Math.hypot(at(g, 'radius'), at(g, 'height')),
      ],
    },
  },
  {
    concept: ['circle'],
    name: ['Circle', 'वृत्त'],
    needs: ['radius'],
    asks: {
      area: [2, String.raw`A = \pi r^2`, (g) => PI * at(g, 'radius') ** 2],
      circumference: [1, String.raw`C = 2\pi r`, (g) => 2 * PI * at(g, 'radius')],
      perimeter: [1, String.raw`C = 2\pi r`, (g) => 2 * PI * at(g, 'radius')],
    },
  },
  {
    concept: ['cuboid'],
    name: ['Cuboid', 'घनाभ'],
    needs: ['long', 'breadth', 'height'],
    asks: {
      volume: [3, 'V = lbh', (g) => at(g, 'long') * at(g, 'breadth') * at(g, 'height')],
      surface: [
        2,
        'A = 2(lb + bh + hl)',
        (g) =>
          2 *
          (at(g, 'long') * at(g, 'breadth') +
            at(g, 'breadth') * at(g, 'height') +
            at(g, 'height') * at(g, 'long')),
      ],
      diagonal: [
        1,
        String.raw`d = \sqrt{l^2 + b^2 + h^2}`,
        (g) => Math.hypot(at(g, 'long'), at(g, 'breadth'), at(g, 'height')),
      ],
    },
  },
  {
    concept: ['cube', 'cubed'],
    name: ['Cube', 'घन'],
    needs: ['side'],
    asks: {
      volume: [3, 'V = a^3', (g) => at(g, 'side') ** 3],
      surface: [2, 'A = 6a^2', (g) => 6 * at(g, 'side') ** 2],
      'curved-surface': [2, 'A = 4a^2', (g) => 4 * at(g, 'side') ** 2],
      diagonal: [1, String.raw`d = a\sqrt{3}`, (g) => at(g, 'side') * sqrt(3)],
    },
  },
  {
    concept: ['rhombus'],
    name: ['Rhombus', 'समचतुर्भुज'],
    needs: ['diagonal', 'diagonal'],
    asks: {
      area: [2, String.raw`A = \frac{1}{2}d_1 d_2`, (g) => (at(g, 'diagonal') * at(g, 'diagonal 2')) / 2],
    },
  },
  {
    concept: ['trapezium'],
    name: ['Trapezium', 'समलंब'],
    needs: ['side', 'side', 'height'],
    asks: {
      area: [
        2,
        String.raw`A = \frac{1}{2}(a + b)h`,
        (g) => ((at(g, 'side') + at(g, 'side 2')) * at(g, 'height')) / 2,
      ],
    },
  },
  {
    concept: ['parallelogram'],
    name: ['Parallelogram', 'समांतर चतुर्भुज'],
    needs: ['base', 'height'],
    asks: { area: [2, 'A = bh', (g) => at(g, 'base') * at(g, 'height')] },
  },
  {
    concept: ['equilateral'],
    name: ['Equilateral triangle', 'समबाहु त्रिभुज'],
    needs: ['side'],
    asks: {
      area: [2, String.raw`A = \frac{\sqrt{3}}{4}a^2`, (g) => (sqrt(3) / 4) * at(g, 'side') ** 2],
      perimeter: [1, 'P = 3a', (g) => 3 * at(g, 'side')],
      height: [1, String.raw`h = \frac{\sqrt{3}}{2}a`, (g) => (sqrt(3) / 2) * at(g, 'side')],
    },
  },
  {
    concept: ['triangle', 'right-angled'],
    name: ['Triangle', 'त्रिभुज'],
    needs: ['base', 'height'],
    asks: {
      area: [2, String.raw`A = \frac{1}{2}bh`, (g) => (at(g, 'base') * at(g, 'height')) / 2],
      hypotenuse: [1, String.raw`c = \sqrt{a^2 + b^2}`, (g) => Math.hypot(at(g, 'base'), at(g, 'height'))],
    },
  },
  {
    concept: ['triangle'],
    name: ['Triangle (Heron)', 'त्रिभुज (हीरोन)'],
    needs: ['side', 'side', 'side'],
    asks: {
      area: [
        2,
        String.raw`A = \sqrt{s(s-a)(s-b)(s-c)},\ s = \frac{a+b+c}{2}`,
        (g) => heron(at(g, 'side'), at(g, 'side 2'), at(g, 'side 3')),
      ],
      perimeter: [1, 'P = a + b + c', (g) => at(g, 'side') + at(g, 'side 2') + at(g, 'side 3')],
    },
  },
  {
    concept: ['rectangle'],
    name: ['Rectangle', 'आयत'],
    needs: ['long', 'breadth'],
    asks: {
      area: [2, String.raw`A = l \times b`, (g) => at(g, 'long') * at(g, 'breadth')],
      perimeter: [1, 'P = 2(l + b)', (g) => 2 * (at(g, 'long') + at(g, 'breadth'))],
      diagonal: [1, String.raw`d = \sqrt{l^2 + b^2}`, (g) => Math.hypot(at(g, 'long'), at(g, 'breadth'))],
    },
  },
  {
    concept: ['square', 'squared'],
    name: ['Square', 'वर्ग'],
    needs: ['side'],
    asks: {
      area: [2, 'A = a^2', (g) => at(g, 'side') ** 2],
      perimeter: [1, 'P = 4a', (g) => 4 * at(g, 'side')],
      diagonal: [1, String.raw`d = a\sqrt{2}`, (g) => at(g, 'side') * sqrt(2)],
    },
  },
];

function heron(a: number, b: number, c: number): number {
  const s = (a + b + c) / 2;
  return sqrt(s * (s - a) * (s - b) * (s - c));
}

const ASKED = [
  'area',
  'perimeter',
  'circumference',
  'volume',
  'surface',
  'curved-surface',
  'diagonal',
  'hypotenuse',
  'height',
];

/** AS44: areas, perimeters, volumes and surfaces of plane figures and solids. */
export const mensuration: Family = (sentence) => {
  if (!isStory(sentence, IDS) || sentence.numbers.length === 0 || sentence.numbers.length > 3) return null;
  if (sentence.others.some((word) => word === ':')) return null;
  const shapes = SHAPES.filter(({ concept }) => has(sentence, ...concept));
  for (const shape of shapes) {
    const worked = workedOf(sentence, shape);
    if (worked !== null) return worked;
  }
  return null;
};

function workedOf(sentence: Sentence, shape: Shape): Worked | null {
  const isDiameter = has(sentence, 'diameter');
  const asked = ASKED.filter((id) => has(sentence, id) && id in shape.asks && !isGiven(sentence, id));
  const [ask, ...more] = asked;
  if (ask === undefined || more.some((id) => id !== 'height')) return null;
  const entry = shape.asks[ask];
  const unit = unitOfAll(sentence);
  if (entry === undefined || unit === null) return null;
  const given = givenOf(sentence, shape, isDiameter);
  if (given === null) return null;
  const [power, law, valueOf] = entry;
  const value = valueOf(given);
  if (!Number.isFinite(value) || value <= 0) return null;
  const unitTex = unit === '' ? '' : String.raw`\ \mathrm{${unit}${power === 1 ? '' : `^{${power}}`}}`;
  const multiple = value / PI;
  const ofPi =
    law.includes(String.raw`\pi`) && Number.isInteger(Math.round(multiple * 1e6) / 1e6)
      ? String.raw`= ${Math.round(multiple)}\pi `
      : '';
  const usual =
    ofPi === '' && !law.includes(String.raw`\pi`)
      ? ''
      : ` (with $\\pi = \\frac{22}{7}$: ${inDollars(decimalOf((value / PI) * (22 / 7)) + unitTex)})`;
  return {
    title: shape.name,
    law: inDollars(law),
    steps: [
      Object.entries(given)
        .map(([name, length]) => `${NAMES[name.replace(/ \d$/, '')] ?? name} = ${inDollars(decimal(length))}`)
        .join(', '),
    ],
    result: inDollars(`${law.split(' = ')[0]} ${ofPi}${equalTo(round(value))}${unitTex}`) + usual,
  };
}

const NAMES: Readonly<Record<string, string>> = { long: 'length', 'base-of': 'base' };

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
const decimalOf = (value: number): string => decimal(round(value));

/** 'height 5 cm' is given, 'find the height' is asked. */
const isGiven = (sentence: Sentence, id: string): boolean =>
  after(sentence, id) !== null &&
  ['height', 'diagonal', 'hypotenuse'].includes(id) &&
  isRightAfter(sentence, id);

function isRightAfter({ tokens }: Sentence, id: string): boolean {
  return tokens.some(
    (token, place) =>
      token.kind === 'concept' &&
      token.id === id &&
      (tokens[place + 1]?.kind === 'number' ||
        (tokens[place + 2]?.kind === 'number' && tokens[place + 1]?.kind === 'other')),
  );
}

/** The unit that all lengths have; '' if none has one; null if they differ or are none. */
function unitOfAll({ numbers }: Sentence): string | null {
  const units = new Set(numbers.map(({ unit }) => unit ?? ''));
  const [unit = ''] = units;
  if (units.size > 1) return null;
  if (unit === '') return '';
  if (!['m', 'cm', 'mm', 'km', 'ft', 'inch'].includes(unit)) return null;
  readUnit(unit);
  return unit;
}

function givenOf(sentence: Sentence, { needs }: Shape, isDiameter: boolean): Given | null {
  const { numbers } = sentence;
  if (numbers.length !== needs.length) return null;
  const half = (quantity: Quantity, need: string) =>
    toNumber(quantity.value) / (need === 'radius' && isDiameter ? 2 : 1);
  const [first] = numbers;
  if (needs.length === 1 && first !== undefined) {
    const need = needs[0] ?? '';
    if (need === 'radius' && !has(sentence, 'radius', 'diameter') && first.letter !== 'r') return null;
    return { [need]: half(first, need) };
  }
  const left = [...numbers];
  const given: Record<string, number> = {};
  const take = (quantity: Quantity | null, name: string, need: string): boolean => {
    if (quantity === null || !left.includes(quantity)) return false;
    left.splice(left.indexOf(quantity), 1);
    given[name] = half(quantity, need);
    return true;
  };
  const names = needs.map((need, place) =>
    needs.indexOf(need) === place
      ? need
      : `${need} ${needs.slice(0, place + 1).filter((each) => each === need).length}`,
  );
  const open: [name: string, need: string][] = [];
  for (const [place, need] of needs.entries()) {
    const name = names[place] ?? need;
    const own = needs.filter((each) => each === need).length > 1 ? null : nearOf(sentence, need, isDiameter);
    if (!take(own, name, need)) open.push([name, need]);
  }
  // The rest in the order of the sentence, if it is clear: equal sides, or one length left, or length by breadth.
  const isClear =
    open.length <= 1 ||
    new Set(open.map(([, need]) => need)).size === 1 ||
    (open.length === needs.length && ORDERED.has(needs.join(' ')));
  if (!isClear) return null;
  for (const [name, need] of open) if (!take(left[0] ?? null, name, need)) return null;
  return given;
}

/** Lengths that are given in this order, as '8 by 5'. */
const ORDERED = new Set(['long breadth', 'long breadth height', 'base height']);

function nearOf(sentence: Sentence, need: string, isDiameter: boolean): Quantity | null {
  const ids = need === 'radius' && isDiameter ? ['diameter'] : need === 'base' ? ['base', 'base-of'] : [need];
  return after(sentence, ...ids) ?? before(sentence, ...ids);
}
