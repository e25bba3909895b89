import { valueTex, worked } from '../plain/answer.ts';
import type { Worked } from '../worked.ts';
import { askingClause } from './frame.ts';
import type { Story } from './canonical.ts';

const AGES = ['Ages', 'आयु'] as const;
const PERSON =
  /^(?:father|mother|son|daughter|brother|sister|elder|younger|@a|@b|wife|husband|uncle|grandfather|teacher|student|girl|boy|boss|nephew|aunt|cousin)$/;
const READ =
  /^(?:father|mother|son|daughter|brother|sister|elder|younger|age|old|ago|later|now|ask|and|if|then|times|twice|thrice|half|add-up|total|difference|ratio|more|less|same|both|number|each|remaining|water)$/;
const YEARS = 'year';
/** 'kitne saal ka hai' asks for an age, not for a time. */
const HOW_OLD =
  /(?:kitne|kitni|कितने|कितनी)\s+(?:saal|sal|varsh|baras|साल|वर्ष)\s+(?:ka|ki|ke|का|की|के)\s+(?:hai|hain|h|है|hoga|hogi|होगा|होगी|tha|thi|था|थी)(?![\p{L}])/iu;

/** a x + b y = c for the ages now. */
interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly tex: string;
}

/** Two persons, whose ages now and at other times are linked by two statements. */
export function ages(story: Story): Worked | null {
  const { text, words, amounts, typed } = story;
  if (
    !words.has('age') &&
    !words.has('old') &&
    !/(?<!\S)(?:father|mother|son|daughter|elder|younger)(?!\S)/.test(text)
  )
    return null;
  if (![...words].every((word) => READ.test(word)) || /percent|average/.test(text)) return null;
  const names = namesIn(story);
  const [first, second, ...more] = names;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const asked = askingClause(text);
  if (
    (/ask (?:years?|saal|times)/.test(text) && !HOW_OLD.test(typed)) ||
    /how-long|born|year (?:was|did)|marriage|married|wedding|birth|janm|shaadi/.test(text)
  )
    return null;
  const isReversed =
    words.has('elder') && !words.has('younger') ? false : names.includes('younger') && first === 'younger';
  const [x, y] = inRatio(text, first, second) ?? (isReversed ? [second, first] : [first, second]);
  const lines: Line[] = [];
  const used = new Set<number>();
  // 'Two brothers' counts them.
  for (const [, index] of text.matchAll(
    /⟦(\d+):⟧ (?:brother|sister|person|persons|friends?|dost|men)(?!\S)/g,
  ))
    used.add(Number(index));
  let carried = 0;
  // 'twice as old as A was 6 years ago': only one of them is shifted.
  let isOfOne = false;
  for (const clause of clausesOf(text)) {
    const shifted = /⟦(\d+):year⟧ (?:years? |age |hi )?(ago|later)|(later|ago) ⟦(\d+):year⟧/.exec(clause);
    const index = shifted === null ? null : Number(shifted[1] ?? shifted[4]);
    const shift =
      index === null
        ? /(?<!\S)now(?!\S)/.test(clause)
          ? 0
          : carried
        : ((shifted?.[2] ?? shifted?.[3]) === 'ago' ? -1 : 1) * (amounts[index]?.value ?? 0);
    if (index !== null) used.add(index);
    if (
      shifted !== null &&
      shifted.index > Math.max(clause.indexOf(x), clause.indexOf(y)) &&
      /(?<!\S)(?:times|twice|thrice)(?!\S)/.test(clause)
    )
      isOfOne ||= clause.includes(x) && clause.includes(y);
    const rest = index === null ? clause : clause.replace(`⟦${index}:${YEARS}⟧`, '');
    const line = lineIn(rest, story, { shift, x, y, used });
    if (line === 'unclear') return null;
    if (line !== null) {
      lines.push(...line);
      carried = 0;
    } else carried = shift;
  }
  const [one, two, ...others] = lines;
  if (one === undefined || two === undefined || others.length > 0 || used.size !== amounts.length)
    return null;
  if (isOfOne && lines.some(({ a, b }) => a === 0 || b === 0)) return null;
  const determinant = one.a * two.b - two.a * one.b;
  if (Math.abs(determinant) < 1e-9) return null;
  const ageOfX = (one.c * two.b - two.c * one.b) / determinant;
  const ageOfY = (one.a * two.c - two.a * one.c) / determinant;
  if (!(ageOfX > 0) || !(ageOfY > 0) || ageOfX > 130 || ageOfY > 130) return null;
  const then = /⟦(\d+):year⟧ (?:years? )?(ago|later)|(later|ago) ⟦(\d+):year⟧/.exec(asked);
  const isAskedThen = then !== null && !/times|twice|thrice|ratio|add-up/.test(asked);
  const by = isAskedThen
    ? ((then[2] ?? then[3]) === 'ago' ? -1 : 1) * (amounts[Number(then[1] ?? then[4])]?.value ?? 0)
    : 0;
  const shown = (name: string) => String.raw`\text{${LABELS[name] ?? nameAsTyped(name, typed)}}`;
  const ageNow = `${shown(x)} = ${valueTex(ageOfX)},\\ ${shown(y)} = ${valueTex(ageOfY)}\\ \\text{years now}`;
  return worked(AGES, {
    law: one.tex,
    steps: [two.tex, ...(by === 0 ? [] : [ageNow])],
    result:
      by === 0
        ? ageNow
        : `${shown(x)} = ${valueTex(ageOfX + by)},\\ ${shown(y)} = ${valueTex(ageOfY + by)}\\ \\text{years}`,
  });
}

/** The order in which the two are named before a ratio; undefined without one. The question may name one of them before. */
function inRatio(text: string, first: string, second: string): readonly [string, string] | undefined {
  const before = text.slice(0, Math.max(0, text.search(/⟦\d+:⟧ : ⟦/)));
  const places = [before.lastIndexOf(first), before.lastIndexOf(second)] as const;
  if (Math.min(...places) < 0) return undefined;
  return places[0] < places[1] ? [first, second] : [second, first];
}

const LABELS: Readonly<Record<string, string>> = { '@a': 'A', '@b': 'B' };
const nameAsTyped = (name: string, typed: string): string =>
  new RegExp(String.raw`(?<![\p{L}])${name}`, 'iu').exec(typed)?.[0] ?? name;

/** Clauses, of which one that adds ages up goes on to its number. */
function clausesOf(text: string): string[] {
  const parts = text.split(/ ?(?:[.,])(?: |$)| (?:and|then|if) /).filter((clause) => clause.trim() !== '');
  const clauses: string[] = [];
  for (const part of parts) {
    const before = clauses.at(-1);
    const isOpen =
      before !== undefined &&
      /(?<!\S)(?:add-up|difference|ratio|total)(?!\S)/.test(before) &&
      !before.includes('⟦');
    if (isOpen) clauses[clauses.length - 1] = `${before} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}
/** Persons in the order of the text: by their words, or by capitalised names. */
function namesIn({ text, typed }: Story): string[] {
  const names: string[] = [];
  const capitals = new Set(
    [...typed.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}{2,}|(?<![\p{L}])\p{Lu}\p{Ll}{2,}(?='s)/gu)].map(
      ([name]) => name.toLowerCase(),
    ),
  );
  const [start] = typed.match(/^\p{Lu}\p{Ll}{2,}/u) ?? [];
  if (
    start !== undefined &&
    new RegExp(String.raw`\b${start}\b.*\b${start}\b|^${start} (?:is|was|and|aur|ki|ka)\b`).test(typed)
  )
    capitals.add(start.toLowerCase());
  for (const word of text.split(' ')) {
    const name = word.replace(/'s$/, '');
    if ((PERSON.test(name) || capitals.has(name)) && !names.includes(name)) names.push(name);
  }
  if (
    /(?:brother|sister)/.test(text) &&
    (text.includes('elder') || text.includes('younger')) &&
    names.length <= 3
  ) {
    const others = names.filter((name) => !/^(?:brother|sister|elder|younger)$/.test(name));
    if (others.length === 0) return ['elder', 'younger'];
  }
  const named = names.filter((name) => name !== 'elder' && name !== 'younger');
  if (named.length === 2) return named;
  if (names.length === 1 && (names[0] === 'elder' || names[0] === 'younger')) return ['elder', 'younger'];
  return names;
}

interface Reading {
  readonly shift: number;
  readonly x: string;
  readonly y: string;
  readonly used: Set<number>;
}

function lineIn(
  clause: string,
  { amounts }: Story,
  { shift, x, y, used }: Reading,
): Line[] | 'unclear' | null {
  const value = (place: string | undefined) => {
    if (place === undefined) return Number.NaN;
    used.add(Number(place));
    return amounts[Number(place)]?.value ?? Number.NaN;
  };
  const at = shift === 0 ? '' : ` ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`;
  const ratio = /⟦(\d+):⟧ : ⟦(\d+):(?:year)?⟧/.exec(clause);
  if (ratio !== null) {
    const [p, q] = [value(ratio[1]), value(ratio[2])];
    return [{ a: q, b: -p, c: (p - q) * shift, tex: String.raw`\frac{x${at}}{y${at}} = \frac{${p}}{${q}}` }];
  }
  const times = /⟦(\d+):⟧ times|(twice|thrice|half)(?!\S)/.exec(clause);
  if (times !== null) {
    const k =
      times[1] === undefined
        ? ({ twice: 2, thrice: 3, half: 0.5 }[times[2] ?? ''] ?? Number.NaN)
        : value(times[1]);
    if (/sum|add-up|difference/.test(clause)) return 'unclear';
    // 'son was half as old as his father': the one who is named first has the larger or smaller age.
    const subject = [x, y]
      .map((name) => clause.indexOf(name))
      .map((place) => (place < 0 ? Number.POSITIVE_INFINITY : place));
    const isOfY = (subject[1] ?? 0) < (subject[0] ?? 0) && Number.isFinite(subject[0] ?? 0);
    const isYFirst = isOfY && k < 1;
    if (isOfY && k > 1 && !/(?:ki|ka|के|की|का)/.test(clause)) {
      const hindi = /⟦|times|twice|thrice/.test(clause);
      if (!hindi) return 'unclear';
    }
    const extra = /⟦(\d+):year⟧ (?:more|less)|(?:more|less) ⟦(\d+):year⟧/.exec(clause);
    const c = extra === null ? 0 : (extra[0].includes('less') ? -1 : 1) * value(extra[1] ?? extra[2]);
    if (k < 1 && !isYFirst) return 'unclear';
    const [big, factor] = k < 1 ? ['x', 1 / k] : ['x', k];
    return [
      {
        a: 1,
        b: -factor,
        c: (factor - 1) * shift + c,
        tex: `${big}${at} = ${valueTex(factor)}(y${at})${c === 0 ? '' : ` + ${c}`}`,
      },
    ];
  }
  const sum = /(?:add-up|total)[^⟦]*⟦(\d+):(?:year)?⟧|⟦(\d+):(?:year)?⟧[^⟦]*(?:add-up)/.exec(clause);
  const gap =
    /difference[^⟦]*⟦(\d+):(?:year)?⟧|⟦(\d+):year⟧[^⟦]*(?:difference|elder|younger|more|less)|(?:elder|younger|more) [^⟦]*⟦(\d+):year⟧/.exec(
      clause,
    );
  if (gap !== null && sum === null) {
    const d = value(gap[1] ?? gap[2] ?? gap[3]);
    // The one who is older is the first one named, unless 'younger' says otherwise.
    const isYounger =
      /younger|less/.test(clause) &&
      !/elder/.test(clause) &&
      clause.indexOf(x) <= clause.indexOf(y) &&
      x !== 'elder';
    return [{ a: 1, b: -1, c: isYounger ? -d : d, tex: `x - y = ${isYounger ? -d : d}` }];
  }
  if (sum !== null) {
    const s = value(sum[1] ?? sum[2]);
    return [{ a: 1, b: 1, c: s - 2 * shift, tex: `x${at} + y${at} = ${s}` }];
  }
  // 'father is 45 now'
  const said = clause.replace(/(?<=⟧)[^⟦]*ask.*$/, '');
  const [isX, isY] = [x, y].map((name) => new RegExp(`(?<!\\S)${name}(?!\\S)`).test(said));
  const own = [...clause.matchAll(/⟦(\d+):(?:year)?⟧/g)].filter(([, place]) => !used.has(Number(place)));
  if (isX === isY || own.length !== 1 || /(?<!\S)(?:ratio|average|both)(?!\S)/.test(clause)) return null;
  const age = value(own[0]?.[1]);
  return [
    {
      a: isX === true ? 1 : 0,
      b: isY === true ? 1 : 0,
      c: age - shift,
      tex: `${isX === true ? 'x' : 'y'}${at} = ${age}`,
    },
  ];
}
