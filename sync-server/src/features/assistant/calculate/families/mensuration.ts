import { toNumber } from '../rational.ts';
import { readUnit } from '../units.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars } from '../worked.ts';
import { after, before, has, isStory } from './pattern.ts';
import { type Given, SHAPES, type Shape } from './shapes.ts';

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
  const multiple = value / Math.PI;
  const ofPi =
    law.includes(String.raw`\pi`) && Number.isInteger(Math.round(multiple * 1e6) / 1e6)
      ? String.raw`= ${Math.round(multiple)}\pi `
      : '';
  const usual =
    ofPi === '' && !law.includes(String.raw`\pi`)
      ? ''
      : ` (with $\\pi = \\frac{22}{7}$: ${inDollars(decimalOf((value / Math.PI) * (22 / 7)) + unitTex)})`;
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

const LENGTHS = new Set(['radius', 'diameter', 'height', 'long', 'breadth', 'side', 'base']);

/** Lengths that are given in this order, as '8 by 5'. */
const ORDERED = new Set(['long breadth', 'long breadth height', 'base height']);

function nearOf(sentence: Sentence, need: string, isDiameter: boolean): Quantity | null {
  const ids = need === 'radius' && isDiameter ? ['diameter'] : need === 'base' ? ['base', 'base-of'] : [need];
  return isNamedAfter(sentence)
    ? before(sentence, ...ids)
    : (after(sentence, ...ids) ?? before(sentence, ...ids));
}

/** '14 cm radius and 20 cm height': each length is named after its number. */
function isNamedAfter({ tokens }: Sentence): boolean {
  const first = tokens.findIndex(({ kind }) => kind === 'number');
  const named = tokens.filter(({ kind }, place) => {
    const next = tokens[place + 1];
    return kind === 'number' && next?.kind === 'concept' && LENGTHS.has(next.id);
  });
  return (
    named.length > 1 &&
    !tokens.slice(0, first).some((token) => token.kind === 'concept' && LENGTHS.has(token.id))
  );
}
