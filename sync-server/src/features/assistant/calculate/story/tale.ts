import type { InBoth, Worked } from '../worked.ts';
import { worked } from '../plain/answer.ts';
import { type Amount, inUnit, pattern, type Story } from './canonical.ts';

/** How a story is solved. All parts are TeX. */
export interface Told {
  readonly law: string;
  readonly steps?: readonly string[];
  readonly result: string;
}

/** One kind of story that is known by its words and by the units of its numbers. */
export interface Tale {
  readonly title: InBoth;
  /** Patterns as `pattern` reads them. All must match. */
  readonly when: readonly string[];
  readonly not?: string;
  /**
   * Units of all numbers of the story, whose values `tell` gets in this order; those of the same unit in the order of the
   * text. Without it, `tell` gets the numbers of the groups of the first pattern, which must be all of the story.
   */
  readonly takes?: string;
  /** Words of the lexicon that may be there besides those of the patterns. */
  readonly reads?: string;
  readonly tell: (...values: number[]) => Told | null;
}

/** Words that ask, join, or name persons. */
const ANYWHERE = new Set(
  'ask and if then now total number each percent men women father mother son daughter brother sister'.split(
    ' ',
  ),
);

const compiled = new Map<string, RegExp>();
function regexOf(source: string): RegExp {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = pattern(source);
  compiled.set(source, made);
  return made;
}

/** All patterns of a kind of story, compiled: the first use of a pattern takes longest. */
export function compileTale({ when, not }: Tale): void {
  for (const source of not === undefined ? when : [...when, not]) regexOf(source).test('⟦0:⟧ ask');
}

/** The first kind of story that fits. */
export function byTale(story: Story, tales: readonly Tale[]): Worked | null {
  for (const tale of tales) {
    const told = toldBy(story, tale);
    if (told !== null && !/NaN|Infinity|undefined/.test(told.result + told.law))
      return worked(tale.title, told);
  }
  return null;
}

function toldBy(story: Story, tale: Tale): Told | null {
  const { when, not, takes, reads = '' } = tale;
  if (not !== undefined && regexOf(not).test(story.text)) return null;
  const matches = when.map((source) => regexOf(source).exec(story.text));
  const [first] = matches;
  if (matches.includes(null) || first === null || first === undefined) return null;
  const sources = `${when.join(' ')} ${reads}`;
  if ([...story.words].some((word) => !ANYWHERE.has(word) && !sources.includes(word))) return null;
  const values = takes === undefined ? captured(story, first) : taken(story, takes.split(' '));
  return values === null ? null : tale.tell(...values);
}

function captured({ amounts }: Story, match: RegExpExecArray): number[] | null {
  const places = match.slice(1).flatMap((group) => (group === undefined ? [] : [Number(group)]));
  if (new Set(places).size !== amounts.length) return null;
  return places.map((place) => amounts[place]?.value ?? Number.NaN);
}

/** Things that a story counts at its beginning: 'two trains'. */
const COUNTED =
  /^⟦0:⟧ (?:train|pipe|boat|men|women|number|coin|brother|sister|candidates?|friends?|persons?|bodies|cars?|articles?|mobile|numbers?|students?|children|vessels?|bags?|people|cyclists?|cities|towns|stations|machines?|resistors?|items?|watches|chairs?|joggers?|runners?|athletes?|boys|girls|trolleys?)(?!\S)/u;

/** The numbers by their units, those of one unit in the order of the text; null if one is left, or one is missing. */
function taken({ amounts, text }: Story, units: readonly string[]): number[] | null {
  const isList = new Set(units).size === 1 && amounts[0]?.unit === null && amounts[0].value === units.length;
  const isCounted =
    amounts.length === units.length + 1 && (isList || COUNTED.test(text.slice(text.indexOf('⟦0:'))));
  const own = inOneUnit(isCounted ? amounts.slice(1) : amounts, units);
  if (own.length !== units.length) return null;
  const left = own.map((amount, index) => ({ amount, index }));
  const places: ({ readonly index: number; readonly value: number } | undefined)[] = units.map(
    () => undefined,
  );
  // A number without unit is taken last, because it may be an amount of money.
  for (const isExact of [true, false])
    for (const [place, unit] of units.entries()) {
      if (places[place] !== undefined || (isExact && unit === 'n' && units.includes('rupee'))) continue;
      const at = left.findIndex(({ amount }) => valueIn(amount, unit, isExact) !== null);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found !== undefined)
        places[place] = { index: found.index, value: valueIn(found.amount, unit, isExact) ?? Number.NaN };
    }
  if (places.includes(undefined)) return null;
  return units.map((unit, place) => {
    const alike = places
      .filter((_each, other) => units[other] === unit)
      .toSorted((one, two) => (one?.index ?? 0) - (two?.index ?? 0));
    return alike[units.slice(0, place).filter((each) => each === unit).length]?.value ?? Number.NaN;
  });
}

/** '35 kg' and '400 g' in the first of their units, for a story that takes any unit. */
function inOneUnit(amounts: readonly Amount[], units: readonly string[]): readonly Amount[] {
  const base = amounts.find(({ unit }) => unit !== null && /^(?:kg|g|m|cm|km|L|mL)$/.test(unit))?.unit;
  if (base == null || !units.includes('*') || units.includes(base)) return amounts;
  return amounts.map((amount) => {
    const value =
      amount.unit === null || amount.unit === base || amount.isOrdinal ? null : inUnit(amount, base);
    return value === null ? amount : { ...amount, value, unit: base };
  });
}

function valueIn(amount: Amount, unit: string, isExact: boolean): number | null {
  if (unit === 'th') return amount.isOrdinal ? amount.value : null;
  if (amount.isOrdinal) return null;
  if (unit === '*') return amount.value;
  if (unit === 'n') return amount.unit === null ? amount.value : null;
  if (amount.unit === unit) return amount.value;
  if (isExact) return null;
  if (unit === 'rupee' || unit === 'day') return amount.unit === null ? amount.value : inUnit(amount, unit);
  return inUnit(amount, unit);
}
