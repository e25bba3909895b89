import type { InBoth, Worked } from '../worked.ts';
import { valueTex, worked } from '../plain/answer.ts';
import { type Amount, inUnit, type Story } from './canonical.ts';
import { derived, type Law, tidy, type Values } from './solve.ts';

/** A quantity that a story of this kind may have. */
export interface Role {
  /** TeX. */
  readonly sign: string;
  /** The units of its numbers; an empty name stands for a number without unit. Values are converted to the first one. */
  readonly units: readonly string[];
  /** Words of the lexicon that name it beside its number. Without them its unit is enough. */
  readonly cues?: string;
  /** What asks for it, within the clause that asks. */
  readonly asks?: RegExp;
  /** How several numbers become one, as successive discounts. Without it, one number is the most. */
  readonly combine?: (values: readonly number[]) => number;
  /** Whether a number that nothing names is likely to be it. */
  readonly isUsual?: boolean;
  /** The role whose number usually comes later. */
  readonly before?: string;
  /** TeX of the unit of a result. */
  readonly shows?: string;
}

/** A kind of story: its quantities and the laws between them. */
export interface Frame {
  readonly title: InBoth;
  /** Must match the story. */
  readonly topic: RegExp;
  /** Must not. */
  readonly not?: RegExp;
  readonly roles: Readonly<Record<string, Role>>;
  readonly laws: readonly Law[];
  /** Values of roles that a story may leave out, by words that set them. */
  readonly implied?: readonly (readonly [when: RegExp, values: Values])[];
  /** A role that may have any value, if only percentages are asked for. */
  readonly scale?: readonly [role: string, value: number];
  /** Roles that need no law: constants that are used unless the story gives them. */
  readonly constants?: Values;
  /** Words of the lexicon that may be there without being read. */
  readonly also?: string;
  /** Whether a number may count its things: 'two forks of 256 Hz and 260 Hz'. */
  readonly isCounting?: boolean;
  /** Whether its quantities, and what is asked for, may be below zero. */
  readonly isSigned?: boolean;
  /** Roles whose number needs no law: the melting point of ice. */
  readonly spare?: readonly string[];
  /** What a question says without a number: the molar mass of the substance that it names. Null if it does not. */
  readonly said?: (story: Story) => Values | null;
}

const ANYWHERE = new Set(['ask', 'and', 'if', 'then', 'now', 'total', 'number', 'percent', 'each']);
/** Costs of a number's distance from a word that names it. */
const [CROSSED_NUMBER, CROSSED_AND, CROSSED_COMMA, CROSSED_STOP, NO_CUE, MOST] = [7, 4, 3, 7, 6, 14];
/** The costs of a number that nothing names, and of two numbers in the unusual order. */
const USUAL = 3;
const INVERTED = 4;
/** The cost of a number of another kind between. */
const CROSSED_OTHER = 1.5;
/** Numbers of a story of this kind, of which some belong to the same role, as successive discounts. */
const MOST_AMOUNTS = 8;
/** How much worse another reading must be. */
const MARGIN = 1;

/** @returns null unless every number has a role, every word of the lexicon was read, and the laws give what is asked. */
export function byFrame(typed: Story, frame: Frame): Worked | null {
  const story = frame.isCounting === true ? withoutCount(typed) : typed;
  const { topic, not, roles } = frame;
  // Every way to give the numbers roles is tried.
  if (story.amounts.length > MOST_AMOUNTS) return null;
  if (!topic.test(story.text) || not?.test(story.text) === true) return null;
  // A share whose sign was not read would be taken for an amount.
  if (
    story.words.has('percent') &&
    story.amounts.length > 0 &&
    !story.amounts.some(({ unit }) => unit === 'percent') &&
    !/percent/.test(askingClause(story.text))
  )
    return null;
  const readable = new Set([
    ...ANYWHERE,
    ...(frame.also ?? '').split('|'),
    ...Object.values(roles).flatMap(({ cues }) => (cues ?? '').split('|')),
  ]);
  const isReadable = (word: string) =>
    readable.has(word) ||
    topic.source.includes(word) ||
    Object.values(roles).some(({ asks }) => asks?.source.includes(word) === true) ||
    (frame.implied ?? []).some(([when]) => when.source.includes(word));
  if (![...story.words].every(isReadable)) return null;
  for (const asked of askedRoles(story, frame)) {
    const found = solvedStory(story, frame, asked);
    if (found !== null) return shownFrame(frame, found, asked);
  }
  return null;
}

const THINGS =
  /⟦(\d+):⟧ (?=(?:tuning|forks?|masses|bodies|charges?|resist\w*|capacitors?|wires?|lens\w*|sphere|spheres|objects?|points?|cells?|coils?|protons?|electrons?|particles?|conductors?|slits?|train|number|men|boat|logo|logon|लोगों|log|charge|आवेश|आवेशों|pipe|cyclists?|cars?|persons?|equal|parallel|point|identical|small|long|large|straight|like|convex|thin)(?!\S))/u;
const FEW = 4;

/** Without the small number that only counts the things of a story. */
function withoutCount(story: Story): Story {
  const [found, place = ''] = THINGS.exec(story.text) ?? [];
  const counted = Number(place);
  const amount = story.amounts[counted];
  if (
    found === undefined ||
    amount === undefined ||
    amount.isOrdinal ||
    amount.value > FEW ||
    amount.value < 2
  )
    return story;
  return {
    ...story,
    amounts: story.amounts.filter((_each, index) => index !== counted),
    text: story.text
      .replace(found, '')
      .replace(
        /⟦(\d+):/gu,
        (_all, index: string) => `⟦${Number(index) > counted ? Number(index) - 1 : index}:`,
      ),
  };
}

function solvedStory(story: Story, frame: Frame, asked: string): Solved | null {
  const implied: Values = Object.fromEntries(
    (frame.implied ?? [])
      .filter(([when]) => when.test(story.text))
      .flatMap(([, values]) => Object.entries(values)),
  );
  const said = frame.said === undefined ? {} : frame.said(story);
  if (said === null) return null;
  const open = Object.fromEntries(
    Object.entries(frame.roles).filter(([name]) => implied[name] === undefined),
  );
  const given = assigned(frame.isSigned === true ? withSigns(story) : story, open, asked);
  if (given === null || given[asked] !== undefined || implied[asked] !== undefined) return null;
  const known: Values = {
    ...frame.constants,
    ...(frame.constants?.['g'] === undefined || story.gravity === null ? {} : { g: story.gravity }),
    ...said,
    ...implied,
    ...given,
  };
  const found = derived(frame.laws, known, asked) ?? withScale(frame, known, asked);
  const value = found?.values[asked];
  if (found === null || value === undefined || (value < 0 && frame.isSigned !== true)) return null;
  // A number that was not used would change the answer if it were understood.
  const used = new Set(found.steps.flatMap(({ law: { roles } }) => roles));
  return Object.keys(given).every((role) => used.has(role) || frame.spare?.includes(role) === true)
    ? found
    : null;
}

/** Numbers after a minus that stands apart: 'is - 92 kJ', 'is -92 kJ'. */
function withSigns(story: Story): Story {
  const words = story.text.split(' ');
  const amounts = story.amounts.map((amount, index) => {
    const before = words[words.findIndex((word) => word.startsWith(`⟦${index}:`)) - 1];
    return before === '-' || before === '−' || before === 'minus'
      ? { ...amount, value: -Math.abs(amount.value) }
      : amount;
  });
  return { ...story, amounts };
}

type Solved = NonNullable<ReturnType<typeof derived>>;

function withScale(frame: Frame, known: Values, asked: string) {
  if (frame.scale === undefined) return null;
  const [role, value] = frame.scale;
  const isShare = (each: string) =>
    frame.roles[each]?.units[0] === 'percent' || frame.constants?.[each] !== undefined;
  const [given, ...more] = Object.keys(known).filter((each) => !isShare(each));
  if (given === undefined)
    return isShare(asked) ? derived(frame.laws, { ...known, [role]: value }, asked) : null;
  // One value is given: all others are in proportion to it.
  const { [given]: amount = 0, ...shares } = known;
  const scaled = more.length > 0 ? null : derived(frame.laws, { ...shares, [role]: value }, given);
  const factor = amount / (scaled?.values[given] ?? 0);
  if (scaled === null || !Number.isFinite(factor) || factor <= 0) return null;
  return derived(frame.laws, { ...known, [role]: tidy(value * factor) }, asked) === null
    ? null
    : { values: { ...scaled.values, [given]: amount, [role]: tidy(value * factor) }, steps: scaled.steps };
}

function shownFrame({ title, roles }: Frame, found: Solved, asked: string): Worked {
  const shown = (role: string) =>
    `${roles[role]?.sign ?? role.replace(/^Delta/, String.raw`\Delta `)} = ${valueTex(Number((found.values[role] ?? Number.NaN).toPrecision(10)))}${unitTex(roles[role])}`;
  const first = found.steps[0]?.law.law ?? '';
  return worked(title, {
    law: first,
    steps: found.steps.flatMap(({ law, role }, place) => [
      ...(place === 0 ? [] : [law.law]),
      ...(role === asked ? [] : [shown(role)]),
    ]),
    result: `${shown(asked)}${alsoAs(roles[asked], found.values[asked] ?? 0)}`,
  });
}

const unitTex = (role: Role | undefined): string => {
  const unit = role?.shows ?? '';
  return unit === '' ? '' : unit === '%' ? String.raw`\%` : String.raw`\ \mathrm{${unit}}`;
};

/** Units that a result is also given in, with their size, from which value on. */
const ALSO: Readonly<Record<string, readonly [factor: number, unit: string, from: number]>> = {
  'm/s': [3.6, 'km/h', 0],
  'm^3': [1000, 'L', 0],
  'cm^3': [0.001, 'L', 0],
  J: [0.001, 'kJ', 1000],
  m: [0.001, 'km', 1000],
  s: [1 / 3600, 'h', 600],
};

function alsoAs(role: Role | undefined, value: number): string {
  const [factor, unit, from = 0] = ALSO[role?.shows ?? ''] ?? [];
  return factor === undefined || Math.abs(value) < from
    ? ''
    : String.raw` = ${valueTex(Number((value * factor).toPrecision(10)))}\ \mathrm{${unit ?? ''}}`;
}

/** The clause that asks: the last one with a word that asks, or the last one. */
export function askingClause(text: string): string {
  const clauses = text.split(/ ?[.,](?: |$)/).filter((clause) => clause.trim() !== '');
  return (
    clauses.findLast((clause) => /(?<!\S)(?:ask|how-(?:long|far|fast|high))(?!\S)/.test(clause)) ??
    clauses.at(-1) ??
    ''
  );
}

/** The roles that the asking clause may ask for: those first whose word stands beside no number. */
function askedRoles(story: Story, frame: Frame, isWithin = false): string[] {
  const { roles } = frame;
  const clause = askingClause(story.text).replace(/⟦[^⟧]*⟧/gu, '#');
  // The word before a number names it, or else the one after it.
  const apart = clause.replace(/(?<!\S)(?<!(?<!\S)ask )(?!ask )[^\s#]+ #|# (?!ask(?!\S))[^\s#]+/gu, '#');
  const after = /(?<!\S)ask (.+)$/.exec(apart)?.[1] ?? '';
  const askedIn = (text: string) =>
    Object.keys(roles).filter((name) => roles[name]?.asks?.test(text) === true);
  // 'how much principal at 7% gives ...': the words right after the one that asks.
  const next = askedIn(after.split(' ').slice(0, 2).join(' '));
  // A word beside a number names the number; without a word that asks it may be what is asked for.
  const rest = /(?<!\S)ask(?!\S)/.test(clause) ? [] : askedIn(clause);
  // 'find the wavelength of a 0.1 kg ball': a word before a number that names something else.
  const before = /(?<!\S)ask ([^#]+)/.exec(clause)?.[1] ?? '';
  const found = [...new Set([...next, ...askedIn(after), ...askedIn(apart), ...askedIn(before), ...rest])];
  if (isWithin || /(?<!\S)(?:ask|how-(?:long|far|fast|high))(?!\S)/.test(story.text)) return found;
  // 'Frequency of an open pipe of length 0.5 m, speed of sound 340 m/s': what is asked for comes first.
  const [first = ''] = story.text.split(/ ?[.,](?: |$)/);
  return [...new Set([...found, ...askedRoles({ ...story, text: first }, frame, true)])];
}

/** The cheapest way to give each number a role; null if there is none, or another one that is nearly as cheap. */
function assigned(story: Story, roles: Readonly<Record<string, Role>>, asked: string): Values | null {
  const words = story.text.split(' ');
  const places = story.amounts.map((_amount, index) =>
    words.findIndex((word) => word.startsWith(`⟦${index}:`)),
  );
  const names = Object.keys(roles).filter((name) => name !== asked);
  const isHindi = HINDI.test(story.typed);
  const costs = story.amounts.map((amount, index) =>
    names.map((name) => costOf(amount, { at: places[index] ?? -1, words, isHindi }, roles[name])),
  );
  let best: { readonly cost: number; readonly names: readonly string[] } | null = null;
  let second = Number.POSITIVE_INFINITY;
  const visit = (index: number, sum: number, chosen: readonly string[]): void => {
    let cost = sum;
    if (cost > MOST * story.amounts.length) return;
    if (index === story.amounts.length) {
      cost += inversions(chosen, roles) * INVERTED;
      if (best === null || cost < best.cost) {
        second = best?.cost ?? second;
        best = { cost, names: chosen };
      } else second = Math.min(second, cost);
      return;
    }
    for (const [place, name] of names.entries()) {
      const own = costs[index]?.[place] ?? Number.POSITIVE_INFINITY;
      if (own > MOST || (chosen.includes(name) && roles[name]?.combine === undefined)) continue;
      visit(index + 1, cost + own, [...chosen, name]);
    }
  };
  visit(0, 0, []);
  const found = best as { readonly cost: number; readonly names: readonly string[] } | null;
  if (found === null || second - found.cost < MARGIN) return null;
  const lists = new Map<string, number[]>();
  for (const [index, name] of found.names.entries()) {
    const value = convertedTo(story.amounts[index], roles[name]);
    if (value === null) return null;
    lists.set(name, [...(lists.get(name) ?? []), value]);
  }
  return Object.fromEntries(
    [...lists].map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? 0) : (roles[name]?.combine?.(values) ?? 0),
    ]),
  );
}

const inversions = (chosen: readonly string[], roles: Readonly<Record<string, Role>>): number =>
  chosen.filter((name, place) => chosen.slice(0, place).includes(roles[name]?.before ?? '')).length;

/** K, as school books round it. */
const ICE_POINT = 273;

/** A number in the first unit of a role; degrees are Celsius where kelvins are wanted. */
function convertedTo(amount: Amount | undefined, role: Role | undefined): number | null {
  if (amount === undefined || role === undefined || amount.isOrdinal) return null;
  const unit = amount.unit ?? '';
  if (role.units[0] === 'K' && (unit === 'deg' || unit === 'C')) return amount.value + ICE_POINT;
  if (role.units.includes(unit) && (unit === '' || unit === role.units[0])) return amount.value;
  const [base = ''] = role.units;
  if (unit === '') return null;
  // A unit without a size, as that of a temperature, is taken as it is.
  return (base === '' ? null : inUnit(amount, base)) ?? (role.units.includes(unit) ? amount.value : null);
}

interface Beside {
  readonly at: number;
  readonly words: readonly string[];
  readonly isHindi: boolean;
}

const madeNames = new Map<string, RegExp>();

/** The pattern of words that name a role. */
function namesOf(cues: string): RegExp {
  const known =
    madeNames.get(cues) ??
    new RegExp(`^(?:${cues.replaceAll(String.raw`\w`, String.raw`[\p{L}\p{M}\d]`)})$`, 'u');
  madeNames.set(cues, known);
  return known;
}

/** Hindi names a number after it, English before it. */
const HINDI = /[\u0900-\u097F]|(?<![\p{L}])(?:ka|ki|ke|ko|me|mein|hai|ne|se|pe)(?![\p{L}])/iu;
const OTHER_SIDE = 1.5;

function costOf(amount: Amount, { at, words, isHindi }: Beside, role: Role | undefined): number {
  if (role === undefined || convertedTo(amount, role) === null) return Number.POSITIVE_INFINITY;
  const { cues } = role;
  if (cues === undefined) return (amount.unit ?? '') === '' && role.units.length > 1 ? 1 : 0;
  const names = namesOf(cues);
  const isMoney = amount.unit === null || amount.unit === 'rupee';
  let least = role.isUsual === true ? USUAL : NO_CUE;
  for (const [place, word] of words.entries())
    if (names.test(word) && !(isMoney && isPercent(words[place - 1]))) {
      const side = isMoney && place < at === isHindi ? OTHER_SIDE : 0;
      least = Math.min(least, distance(words, at, place) + side);
    }
  return least;
}

/** A word after a percent names the percent: in '20% profit for 600' the profit is not 600. */
const isPercent = (token: string | undefined): boolean => /^⟦\d+:percent⟧$/.test(token ?? '');

const kindOf = (token: string | undefined): string =>
  /^⟦\d+:(?:rupee)?⟧$/.exec(token ?? '') === null ? (token ?? '').replace(/^⟦\d+/, '') : 'money';

/** What lies between a number and a word. */
function distance(words: readonly string[], number: number, cue: number): number {
  const between = words.slice(Math.min(number, cue) + 1, Math.max(number, cue));
  return between.reduce((cost, word) => {
    if (word.startsWith('⟦'))
      return cost + (kindOf(word) === kindOf(words[number]) ? CROSSED_NUMBER : CROSSED_OTHER);
    if (word === 'and' || word === 'then') return cost + CROSSED_AND;
    if (word === ',') return cost + CROSSED_COMMA;
    if (word === '.') return cost + CROSSED_STOP;
    return cost + 1;
  }, 0);
}
