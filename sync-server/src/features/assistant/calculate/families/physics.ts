import { toNumber } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, equalTo, inDollars, withUnit } from '../worked.ts';
import { has, isStory } from './pattern.ts';
import { LAWS, type Law, type Letter, QUANTITIES, of } from './physics-laws.ts';

const CONTEXT = [
  'rest',
  'upward',
  'dropped',
  'gravity',
  'wave',
  'stops',
  'mass',
  'electric',
  'weight',
  'power',
  'work',
  'long',
  'train',
  'lens',
];
const STANDARD_GRAVITY = 9.8;

/** AS44: one law of mechanics, electricity or waves: its given quantities by their units, and one that is asked for. */
export const physics: Family = (sentence) => {
  const gravity = sentence.numbers.find(
    (quantity) => quantity.letter === 'g' && (quantity.unit === null || quantity.unit === 'm/s^2'),
  );
  const numbers = sentence.numbers.filter((quantity) => quantity !== gravity);
  if (numbers.length === 0 || numbers.length > 3 || numbers.some(({ unit }) => unit === null)) return null;
  for (const law of LAWS) {
    const worked = byLaw(sentence, law, numbers, gravity === undefined ? null : toNumber(gravity.value));
    if (worked !== null) return worked;
  }
  return null;
};

function byLaw(
  sentence: Sentence,
  law: Law,
  numbers: readonly Quantity[],
  gravity: number | null,
): Worked | null {
  const asked: readonly string[] = QUANTITIES[law.asks].names;
  const isHeight = law.asks === 'h';
  const context = law.with ?? asked;
  if (numbers.length !== law.given.length || !has(sentence, ...context)) return null;
  if (!isHeight && !has(sentence, ...asked)) return null;
  const givenNames = law.given.flatMap((letter): readonly string[] => QUANTITIES[letter].names);
  if (!isStory(sentence, [...asked, ...(law.with ?? []), ...givenNames, ...CONTEXT])) return null;
  if (law.with === undefined && has(sentence, 'rest', 'upward', 'dropped', 'stops')) return null;
  if (
    has(sentence, 'weight', 'stops', 'train') ||
    (has(sentence, 'power', 'work') && law.asks !== 'P' && law.asks !== 'W')
  )
    return null;
  const given = matched(law.given, numbers);
  if (given === null) return null;
  const usesGravity = /g(?!\w)|gh/.test(law.law.replace(/\\[a-z]+/g, ''));
  if (gravity !== null && !usesGravity) return null;
  const g = gravity ?? STANDARD_GRAVITY;
  const value = law.value(given, g);
  if (!Number.isFinite(value)) return null;
  const rounded = Number(value.toPrecision(10));
  const list = law.given.map((letter) =>
    inDollars(
      `${letter === 'l' ? String.raw`\lambda` : letter === 'B' ? 'V' : letter === 'q' ? 'q' : letter} = ${withUnit(of(given, letter), QUANTITIES[letter].unit)}`,
    ),
  );
  return {
    title: law.title,
    law: inDollars(law.law),
    steps: [[...list, ...(usesGravity ? [inDollars(`g = ${withUnit(g, 'm/s^2')}`)] : [])].join(', ')],
    result: inDollars(
      `${law.sign ?? law.asks} ${equalTo(rounded).split(' ')[0]} ${withUnit(rounded, QUANTITIES[law.asks].unit)}`,
    ),
  };
}

/** Each quantity under the only letter whose unit it has, in the base unit; null if one has none. */
function matched(letters: readonly Letter[], numbers: readonly Quantity[]): Record<string, number> | null {
  const left = [...numbers];
  const given: Record<string, number> = {};
  for (const letter of letters) {
    const { unit } = QUANTITIES[letter];
    const place = left.findIndex((quantity) => convertible(quantity, unit) !== null);
    const [quantity] = place < 0 ? [] : left.splice(place, 1);
    const value = quantity === undefined ? null : convertible(quantity, unit);
    if (value === null) return null;
    given[letter] = value;
  }
  return left.length === 0 ? given : null;
}

const OWN_UNITS = new Set([
  'percent',
  'rupee',
  'year',
  'month',
  'week',
  'deg',
  'bit',
  'byte',
  'KB',
  'MB',
  'GB',
  'M',
]);

export function convertible({ value, unit }: Quantity, to: string): number | null {
  if (unit === null || OWN_UNITS.has(unit.split(/[/^]/)[0] ?? '')) return null;
  try {
    return toNumber(convert(value, readUnit(unit.replace(' ', '*')), readUnit(to)));
  } catch {
    return null;
  }
}
