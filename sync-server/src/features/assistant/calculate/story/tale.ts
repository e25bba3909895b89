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

const ANYWHERE = new Set(['ask', 'and', 'if', 'then', 'now', 'total', 'number', 'each', 'percent']);

const compiled = new Map<string, RegExp>();
function regexOf(source: string): RegExp {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = pattern(source);
  compiled.set(source, made);
  return made;
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
  const values = takes === undefined ? captured(story, first) : taken(story.amounts, takes.split(' '));
  return values === null ? null : tale.tell(...values);
}

function captured({ amounts }: Story, match: RegExpExecArray): number[] | null {
  const places = match.slice(1).flatMap((group) => (group === undefined ? [] : [Number(group)]));
  if (new Set(places).size !== amounts.length) return null;
  return places.map((place) => amounts[place]?.value ?? Number.NaN);
}

/** The numbers by their units; null if one is left, or one is missing. */
function taken(amounts: readonly Amount[], units: readonly string[]): number[] | null {
  if (amounts.length !== units.length) return null;
  const left = [...amounts];
  const values: (number | undefined)[] = units.map(() => undefined);
  // A number without unit is taken last, because it may be an amount of money.
  for (const isExact of [true, false])
    for (const [place, unit] of units.entries()) {
      if (values[place] !== undefined) continue;
      const at = left.findIndex((amount) => valueIn(amount, unit, isExact) !== null);
      const [amount] = at < 0 ? [] : left.splice(at, 1);
      if (amount !== undefined) values[place] = valueIn(amount, unit, isExact) ?? Number.NaN;
    }
  return values.includes(undefined) ? null : (values as number[]);
}

function valueIn(amount: Amount, unit: string, isExact: boolean): number | null {
  if (unit === 'th') return amount.isOrdinal ? amount.value : null;
  if (amount.isOrdinal) return null;
  if (unit === '*') return amount.value;
  if (unit === 'n') return amount.unit === null ? amount.value : null;
  if (amount.unit === unit) return amount.value;
  if (isExact) return null;
  if (unit === 'rupee') return amount.unit === null ? amount.value : null;
  return inUnit(amount, unit);
}
