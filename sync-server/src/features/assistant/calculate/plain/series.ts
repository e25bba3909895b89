import type { InBoth } from '../worked.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const TITLE: InBoth = ['Number series', 'संख्या शृंखला'];
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const ASKS =
  /(?:next|missing|comes?|complete|series|sequence|number|find|term|wrong|come|in|of|place|question mark|shrankhla|shrinkhla|श्रृंखला|शृंखला|श्रेणी|पद|will|should|आएगा|आयेगा|aayega|ayega|aega|kya|क्या|bhai|भाई|replace|mark|after|following|and|to|same|pattern|\s|[:,?_.()-])/g;

/** The number that continues a series, and its rule; null if none of the rules of school fits. */
interface Rule {
  readonly next: (all: readonly number[]) => number | null;
  readonly law: string;
}

const same = (all: readonly number[]): boolean => all.every((each) => Math.abs(each - (all[0] ?? 0)) < 1e-9);
const differences = (all: readonly number[]): number[] =>
  all.slice(1).map((each, place) => each - (all[place] ?? 0));
const last = (all: readonly number[]): number => all.at(-1) ?? 0;

/** The next value if the differences of this depth are constant. */
function byDifferences(all: readonly number[], depth: number): number | null {
  if (all.length < depth + 2) return null;
  if (depth === 0) return same(all) && all.length > 1 ? last(all) : null;
  const next = byDifferences(differences(all), depth - 1);
  return next === null ? null : last(all) + next;
}

function byRatio(all: readonly number[]): number | null {
  if (all.length < 3 || all.includes(0)) return null;
  const ratios = all.slice(1).map((each, place) => each / (all[place] ?? 1));
  return same(ratios) ? last(all) * (ratios[0] ?? 1) : null;
}

/** Each number is the one before times p, plus q. */
function byLine(all: readonly number[]): number | null {
  if (all.length < 4) return null;
  const [a = 0, b = 0, c = 0] = all;
  if (b === a) return null;
  const p = (c - b) / (b - a);
  const q = b - p * a;
  if (!Number.isInteger(p) || !Number.isInteger(q) || Math.abs(p) < 2) return null;
  const fits = all.slice(1).every((each, place) => each === (all[place] ?? 0) * p + q);
  return fits ? last(all) * p + q : null;
}

const byFibonacci = (all: readonly number[]): number | null =>
  all.length >= 5 && all.slice(2).every((each, place) => each === (all[place] ?? 0) + (all[place + 1] ?? 0))
    ? last(all) + (all.at(-2) ?? 0)
    : null;

/** Ratios that grow by one: 1, 2, 6, 24. */
function byGrowingRatio(all: readonly number[]): number | null {
  if (all.length < 4 || all.includes(0)) return null;
  const ratios = all.slice(1).map((each, place) => each / (all[place] ?? 1));
  const steps = differences(ratios);
  return same(steps) && steps[0] !== 0 ? last(all) * (last(ratios) + (steps[0] ?? 0)) : null;
}

const isPrime = (value: number): boolean => {
  if (value < 2 || !Number.isInteger(value)) return false;
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false;
  return true;
};

function byPrimes(all: readonly number[]): number | null {
  if (all.length < 4 || !all.every(isPrime)) return null;
  const isRow = all.slice(1).every((each, place) => {
    for (let between = (all[place] ?? 0) + 1; between < each; between += 1)
      if (isPrime(between)) return false;
    return each > (all[place] ?? 0);
  });
  let next = last(all) + 1;
  while (!isPrime(next)) next += 1;
  return isRow ? next : null;
}

/** The differences are a geometric progression: 2, 3, 5, 9, 17. */
function byRatioOfDifferences(all: readonly number[]): number | null {
  if (all.length < 4) return null;
  const next = byRatio(differences(all));
  return next === null ? null : last(all) + next;
}

/** Two series in turn: 2, 10, 4, 20, 6, 30. */
function byTurns(all: readonly number[]): number | null {
  if (all.length < 6) return null;
  const own = all.filter((_each, place) => place % 2 === all.length % 2);
  const other = all.filter((_each, place) => place % 2 !== all.length % 2);
  if (byDifferences(other, 1) === null && byRatio(other) === null) return null;
  return byDifferences(own, 1) ?? byRatio(own);
}

const RULES: readonly Rule[] = [
  { next: (all) => (all.length < 3 ? null : byDifferences(all, 1)), law: String.raw`a_{n+1} = a_n + d` },
  { next: byRatio, law: String.raw`a_{n+1} = a_n \times r` },
  { next: byFibonacci, law: String.raw`a_{n+1} = a_n + a_{n-1}` },
  { next: byPrimes, law: String.raw`\text{prime numbers}` },
  {
    next: (all) => (all.length < 4 ? null : byDifferences(all, 2)),
    law: String.raw`\text{the differences grow by a constant}`,
  },
  { next: byLine, law: String.raw`a_{n+1} = p\,a_n + q` },
  { next: byGrowingRatio, law: String.raw`\text{the ratios grow by a constant}` },
  { next: byRatioOfDifferences, law: String.raw`\text{the differences are multiplied by a constant}` },
  {
    next: (all) => (all.length < 5 ? null : byDifferences(all, 3)),
    law: String.raw`\text{the third differences are constant (as of cubes)}`,
  },
  { next: byTurns, law: String.raw`\text{two series in turn}` },
];

const nextOf = (all: readonly number[]): { readonly value: number; readonly law: string } | null => {
  for (const { next, law } of RULES) {
    const value = next(all);
    if (value !== null && Number.isFinite(value)) return { value, law };
  }
  return null;
};

/** AS72: the next or the missing number of a series. */
export const series: PlainFamily = (_question, text) => {
  const plain = text
    .toLowerCase()
    .replace(/(\d)\s*[,;]\s*/g, '$1 ')
    .replace(/[–−]/g, '-');
  const list = new RegExp(
    String.raw`(?:^|[\s:])((?:${NUMBER}\s+|[?_]+(?![?_])(?:\s*,)?\s*|\(\s*\?\s*\)(?:\s*,)?\s*)*${NUMBER}(?:\s+(?:${NUMBER}|[?_]+(?![?_]),?|\(\s*\?\s*\),?|\.{2,}(?!\.)))*)`,
  ).exec(plain);
  const run = list?.[1];
  if (run === undefined) return null;
  const rest = plain.replace(run, ' ');
  if (/\d/.test(rest) || rest.replace(FILLED, ' ').replace(ASKS, '') !== '') return null;
  const isAsked = /[?_]|next|missing|complete|agla|agli|अगल|लुप्त|after|series/.test(plain);
  const items = run.replaceAll(/\.{2,}/g, '?').match(/-?\d+(?:\.\d+)?|[?_]+/g) ?? [];
  const place = items.findIndex((item) => /[?_]/.test(item));
  const known = items.filter((item) => !/[?_]/.test(item)).map(Number);
  if (!isAsked || known.length < 4 - (place === -1 || place === items.length - 1 ? 1 : 0)) return null;
  if (place === -1 || place === items.length - 1) {
    const found = nextOf(known);
    return found === null
      ? null
      : worked(TITLE, { law: found.law, result: `${known.join(', ')}, \\mathbf{${valueTex(found.value)}}` });
  }
  return missingAt(known, place);
};

/** Words of asking that are left in the text as typed. */
const FILLED =
  /\b(?:what|is|the|which|a|please|will|be|kya|hoga|hai|h|aayega|ayega|aega|batao|nikalo|me|mein|in|this|given|ka|ki|ke|agla|agli|pad|sankhya|blank|fill)\b|(?:क्या|होगा|है|आएगा|आयेगा|अगला|अगली|संख्या|लुप्त|ज्ञात|कीजिए|करो|की|का|में|बताओ|निकालो)/gu;

function missingAt(known: readonly number[], place: number) {
  const [before, after] = [known.slice(0, place), known.slice(place)];
  const found = RULES.slice(0, 8).flatMap(({ next, law }) =>
    candidates(before, after)
      .filter((value) => {
        const all = [...before, value, ...after];
        return next(all) !== null;
      })
      .map((value) => ({ value, law })),
  );
  const [best] = found;
  if (best === undefined) return null;
  const all = [...before.map(String), `\\mathbf{${valueTex(best.value)}}`, ...after.map(String)];
  return worked(TITLE, { law: best.law, result: all.join(', ') });
}

/** Whole numbers that may stand between two numbers of a series. */
function candidates(before: readonly number[], after: readonly number[]): number[] {
  const [left, right] = [before.at(-1), after[0]];
  const from = left ?? (right ?? 0) - 200;
  const to = right ?? from + 200;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (high - low > 5000 || ![...before, ...after].every(Number.isInteger)) return [];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}
