import { LEXICON } from '../calculate/story/lexicon.ts';
import { readSentence, type Sentence, type Token } from '../calculate/words/sentence.ts';

/** Concepts of which a follow-up replaces one by another. */
const GROUPS: readonly (readonly string[])[] = [
  ['si', 'ci'],
  ['hcf', 'lcm'],
  ['average', 'median', 'mode', 'range', 'variance', 'deviation', 'sum'],
  ['area', 'perimeter', 'circumference', 'volume', 'surface', 'curved-surface', 'diagonal'],
  ['square-root', 'cube-root', 'squared', 'cubed'],
  ['profit', 'loss'],
  ['increase', 'decrease'],
  ['upstream', 'downstream'],
  ['determinant', 'inverse', 'transpose', 'trace', 'eigenvalues'],
  ['kinetic-energy', 'potential-energy', 'momentum'],
  ['half-yearly', 'quarterly', 'annually'],
  ['combination', 'permutation'],
  ['natural', 'odd', 'even', 'primes'],
  ['series', 'parallel'],
  ['binary', 'octal', 'hexadecimal', 'decimal'],
  ['cylinder', 'cone', 'sphere', 'hemisphere', 'cube', 'cuboid'],
];
/** Of these the last one of a question is asked for: 'decimal 45 to binary'. */
const ASKED_LAST: ReadonlySet<string> = new Set(['binary', 'octal', 'hexadecimal', 'decimal']);

/** Meanings that name no quantity. */
const COMMON: ReadonlySet<string> = new Set([
  'ask',
  'and',
  'if',
  'then',
  'now',
  'total',
  'each',
  'number',
  'percent',
]);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * AS45: the previous sum with what a follow-up changes: 'and for 5 years?' replaces the years, 'now compound' the kind of
 * interest, 'half yearly' is added. @returns null if the follow-up changes nothing that is known.
 */
export function mergedSum(before: string, text: string): string | null {
  const other = otherSubstance(before, text) ?? diluted(before, text);
  if (other !== null) return other;
  const mine = SUBSTANCE.exec(text);
  const own = mine === null ? null : SUBSTANCE.exec(before);
  // '0.001 M NaOH' after '0.01 M HCl': both the number and the substance are others.
  if (mine !== null && own !== null && /\d/.test(text.replace(mine[0], '')))
    return mergedSum(
      before.slice(0, own.index) + mine[0] + before.slice(own.index + own[0].length),
      text.replace(mine[0], ' '),
    );
  const [sum, change] = [readSentence(before), readSentence(text)];
  // A tax or a discount on the result, or another quantity of the same distance, takes no number's place.
  if (change.numbers.length > 0 && BESIDE.test(text)) return null;
  if (sum.numbers.length === 0) return null;
  const scaled = scaledValue(sum, text);
  if (scaled !== null || (change.concepts.includes('risk') && change.numbers.length !== 1)) return scaled;
  if (change.numbers.length + change.concepts.length === 0) return null;
  const list = otherRatio(sum, change) ?? replacedList(sum, change);
  if (list !== null) return list;
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const token of change.tokens) {
    if (token.kind === 'other' || (token.kind === 'concept' && token.id === 'risk')) continue;
    const own = change.text.slice(token.start, token.end);
    const place = placeOf(sum, token, change);
    if (place === 'unclear') return null;
    if (place === null) added.push(own);
    else edits.push({ start: place.start, end: endOfChange(sum, place, token), text: own });
  }
  const edited = edits
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text: own }) => whole.slice(0, start) + own + whole.slice(end), sum.text);
  return [edited, ...added].join(' ');
}

const BESIDE =
  /(?<![\p{L}\p{M}])(?:gst|tax|vat|on top|on the total|extra|such|friction|leak|also|too|same|wahi|vahi|usi|bhi|वही|उसी|भी)(?![\p{L}\p{M}])/iu;

const SUBSTANCE =
  /(?<![A-Za-z\d])(?=[A-Za-z]*\d|[A-Z][a-z]?[A-Z])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+(?![A-Za-z\d])/;

/** 'and in MnO2?' after 'oxidation number of Mn in KMnO4'. */
function otherSubstance(before: string, text: string): string | null {
  const [own, other] = [SUBSTANCE.exec(before), SUBSTANCE.exec(text)];
  if (own === null || other === null || !/^[\s?.]*$/.test(text.slice(other.index + other[0].length)))
    return null;
  if (!/^\s*(?:in|of|for|and|what about|aur|\s)*$/i.test(text.slice(0, other.index))) return null;
  return before.slice(0, own.index) + other[0] + before.slice(own.index + own[0].length);
}

/** 'if I dilute it 50 times': the only concentration divided. */
function diluted(before: string, text: string): string | null {
  const times =
    /dilut\w*\D{0,20}?(\d+(?:\.\d+)?)\s*(?:times|fold|guna)|(\d+)\s*(?:times|fold|guna)\D{0,12}dilut\w*/i.exec(
      text,
    );
  const concentrations = [
    ...before.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(?=\s*(?:M|N|molar|mol\/L)(?![A-Za-z]))/g),
  ];
  const [only, ...more] = concentrations;
  if (times === null || only === undefined || more.length > 0) return null;
  const value = Number(only[1]) / Number(times[1] ?? times[2]);
  return (
    before.slice(0, only.index) +
    String(Number(value.toPrecision(8))) +
    before.slice(only.index + only[0].length)
  );
}

/** A number without a unit leaves that of the number in whose place it is. */
function endOfChange({ text }: Sentence, place: Token, token: Token): number {
  if (place.kind !== 'number' || token.kind !== 'number' || place.unit === null || token.unit !== null)
    return place.end;
  const typed = /^-?[\d.,]*\d/.exec(text.slice(place.start, place.end))?.[0];
  return typed === undefined ? place.end : place.start + typed.length;
}

const FACTOR =
  /(?<![\p{L}\p{M}])(doubled?|twice|halved?|half|tripled?|thrice|dugn[aie]|aadh[aie]|tigun[aie]|दुगुना|दुगुनी|दोगुना|दोगुनी|आधा|आधी)(?![\p{L}\p{M}])/iu;

/** 'and if the radius is doubled?': the only number with that name, or the only one at all, times the factor. */
function scaledValue(sum: Sentence, text: string): string | null {
  const word = FACTOR.exec(text)?.[1]?.toLowerCase();
  if (word === undefined || /\d|half[\s-]*year/i.test(text)) return null;
  const factor = /^(?:half|halved|aadh|आध)/.test(word) ? 0.5 : /^(?:tripl|thrice|tigun)/.test(word) ? 3 : 2;
  const named = new Set(
    text
      .toLowerCase()
      .split(/[\s,?.]+/)
      .flatMap((each) => meaningOf.get(each) ?? []),
  );
  for (const meaning of ['twice', 'half', 'thrice']) named.delete(meaning);
  const numbers = sum.tokens.filter(({ kind }) => kind === 'number');
  const alike = numbers.filter((token) => [...namesBeside(sum, token)].some((name) => named.has(name)));
  const [only, ...more] = alike.length === 0 ? numbers.filter((token) => isMeasuring(token, text)) : alike;
  if (only?.kind !== 'number' || more.length > 0) return null;
  const typed = /^-?\d+(?:\.\d+)?/.exec(sum.text.slice(only.start, only.end))?.[0];
  if (typed === undefined) return null;
  return `${sum.text.slice(0, only.start)}${Number((Number(typed) * factor).toPrecision(12))}${sum.text.slice(only.start + typed.length)}`;
}

/** Units of quantities that a question gives without their names. */
const MEASURES: readonly (readonly [names: RegExp, units: RegExp])[] = [
  [/speed|velocity|chaal|raftar|चाल|वेग|गति/iu, /^(?:m\/s|km\/h)$/],
  [/mass|dravyaman|द्रव्यमान/iu, /^(?:kg|g|mg)$/],
  [
    /height|length|distance|radius|side|diameter|depth|unchai|lambai|doori|trijya|ऊँचाई|लंबाई|दूरी|त्रिज्या|भुजा/iu,
    /^(?:m|cm|mm|km)$/,
  ],
  [/time|duration|samay|समय|years?|saal/iu, /^(?:s|min|h|day|month|year)$/],
  [/voltage|potential|volts?|विभवांतर/iu, /^(?:V|kV|mV)$/],
  [/current|dhara|धारा/iu, /^(?:A|mA)$/],
  [/resist|pratirodh|प्रतिरोध/iu, /^(?:ohm|kohm)$/],
  [/force|bal(?![a-z])|बल/iu, /^k?N$/],
  [/temperature|tapman|तापमान/iu, /^K$/],
  [/wavelength|तरंगदैर्घ्य/iu, /^(?:nm|Å)$/],
  [/frequency|आवृत्ति/iu, /^k?Hz$/],
  [/principal|sum|amount|mooldhan|मूलधन|money/iu, /^rupee$/],
  [/rate|dar(?![a-z])|दर/iu, /^percent$/],
];
const isMeasuring = (token: Token, text: string): boolean =>
  token.kind === 'number' &&
  token.unit !== null &&
  MEASURES.some(([names, units]) => names.test(text) && units.test(token.unit ?? ''));

/** 'and of 3, 5 and 10?': a list in the place of a list. */
function replacedList(sum: Sentence, change: Sentence): string | null {
  const isList = ({ numbers }: Sentence) =>
    numbers.length > 1 && numbers.every(({ unit, isOrdinal }) => unit === null && !isOrdinal);
  if (!isList(sum) || !isList(change) || change.concepts.length > 0) return null;
  const spanOf = ({ tokens }: Sentence) => {
    const numbers = tokens.filter(({ kind }) => kind === 'number');
    return [numbers[0]?.start ?? 0, numbers.at(-1)?.end ?? 0] as const;
  };
  const [from, to] = spanOf(sum);
  return sum.text.slice(0, from) + change.text.slice(...spanOf(change)) + sum.text.slice(to);
}

const RATIO = /(?<![\d:])\d+(?:\.\d+)?(?:\s?:\s?\d+(?:\.\d+)?)+(?![\d:])/g;

/** 'if the ratio is 7:5': a ratio in the place of the only one. */
function otherRatio({ text }: Sentence, change: Sentence): string | null {
  const [[own, ...more], [other, ...others]] = [text, change.text].map((each) => [
    ...each.matchAll(RATIO),
  ]) as [RegExpExecArray[], RegExpExecArray[]];
  if (own === undefined || other === undefined || more.length + others.length > 0) return null;
  if (/\d/.test(change.text.replace(other[0], ''))) return null;
  return text.slice(0, own.index) + other[0] + text.slice(own.index + own[0].length);
}

/** Words of the lexicon that stand beside a number, by their meaning. */
function namesBeside({ text }: Sentence, { start, end }: Token): Set<string> {
  const near = [
    ...text
      .slice(0, start)
      .split(/[\s,]+/)
      .slice(-4),
    ...text
      .slice(end)
      .split(/[\s,]+/)
      .slice(0, 4),
  ];
  const names = near.flatMap((word) => meaningOf.get(word.toLowerCase()) ?? []);
  return new Set(names);
}
const meaningOf = new Map(
  Object.entries(LEXICON).flatMap(([meaning, list]) =>
    COMMON.has(meaning) ? [] : list.split('|').map((word) => [word, meaning] as const),
  ),
);

/** What is counted: 'terms' of '20 terms', without the plural. */
const countedBy = ({ text }: Sentence, { end }: Token): string | null =>
  /^\s+(\p{L}[\p{L}\p{M}]{2,}?)s?(?![\p{L}\p{M}])/u.exec(text.slice(end))?.[1]?.toLowerCase() ?? null;

/** The only one of these numbers that has a name in common with a number of the follow-up. */
function namedAlike(
  sum: Sentence,
  candidates: readonly Token[],
  change: Sentence,
  token: Token,
): Token | null {
  const counted = countedBy(change, token);
  const same = candidates.filter((each) => counted !== null && countedBy(sum, each) === counted);
  if (same.length === 1) return same[0] ?? null;
  const names = namesBeside(change, token);
  const alike = candidates.filter((each) => [...namesBeside(sum, each)].some((name) => names.has(name)));
  // Of two numbers with the same name the later one is what was asked with: '2 men take 6 days, how long does 1 man take?'.
  return alike.length > 0 && alike.length <= 2 ? (alike.at(-1) ?? null) : null;
}

const FIRST = String.raw`first|pehl[aie]|pahl[aie]|पहल[ाीे]`;
const SECOND = String.raw`second|other|dusr[aie]|doosr[aie]|दूसर[ाीे]`;
/** 'the first one', 'dusra' and the first number after it. */
const PLACES = [FIRST, SECOND].map(
  (word) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${word})(?![\p{L}\p{M}])\D{0,24}(?=\d)`, 'giu'),
);

/** The number that a question gives for the first or the second of two, where the follow-up gives another for the same. */
function inSamePlace(sum: Sentence, numbers: readonly Token[], change: Sentence, token: Token): Token | null {
  const place = PLACES.findIndex((each) => numbersAfter(change, each).includes(token.start));
  if (place === -1) return null;
  const [own = [], other = []] = [PLACES[place], PLACES[1 - place]].map((each) =>
    each === undefined ? [] : numbersAfter(sum, each),
  );
  if (own.length === 1) return numbers.find(({ start }) => start === own[0]) ?? null;
  // 'one pipe takes 12 hours and the second 18': the first is the other one.
  const alike = numbers.filter((each) => each.kind === 'number' && each.unit === unitOf(token));
  const left = alike.filter(({ start }) => !other.includes(start));
  return own.length === 0 && other.length === 1 && alike.length === 2 ? (left[0] ?? null) : null;
}

const numbersAfter = ({ text }: Sentence, place: RegExp): number[] =>
  [...text.matchAll(place)].map(({ index, 0: words }) => index + words.length);
const unitOf = (token: Token): string | null => (token.kind === 'number' ? token.unit : null);

function placeOf(sum: Sentence, token: Token, change: Sentence): Token | 'unclear' | null {
  const { tokens } = sum;
  if (token.kind === 'concept') {
    const same = tokens.find((each) => each.kind === 'concept' && each.id === token.id);
    if (same !== undefined) return same;
    const group = GROUPS.find((ids) => ids.includes(token.id)) ?? [];
    const isOfGroup = (each: Token) => each.kind === 'concept' && group.includes(each.id);
    return (ASKED_LAST.has(token.id) ? tokens.findLast(isOfGroup) : tokens.find(isOfGroup)) ?? null;
  }
  if (token.kind !== 'number') return null;
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const ordered = inSamePlace(sum, numbers, change, token);
  if (ordered !== null) return ordered;
  const alike = tokens.filter(
    (each) => each.kind === 'number' && each.unit === token.unit && each.isOrdinal === token.isOrdinal,
  );
  const [only, ...more] = alike;
  if (more.length > 0) return namedAlike(sum, alike, change, token) ?? 'unclear';
  if (only !== undefined) return only;
  // A number without a unit stands for the only one.
  if (token.unit === null || numbers.length === 1)
    return numbers.length === 1
      ? (numbers[0] ?? null)
      : (namedAlike(sum, numbers, change, token) ?? 'unclear');
  return null;
}
