import { negative, readRational, type Rational } from '../rational.ts';
import { CONCEPTS } from './concepts.ts';
import { FILLERS } from './fillers.ts';
import { ordinalOf, withFigures } from './number-words.ts';
import { PER, unitOf, unitWords, withStrokes } from './quantity-units.ts';

/** A number with its unit. */
export interface Quantity {
  readonly kind: 'number';
  readonly value: Rational;
  /** As `readUnit` reads it, or 'percent', 'rupee', 'year', 'month', 'week', 'day', 'deg'; null without one. */
  readonly unit: string | null;
  /** '5th', 'fifth'. */
  readonly isOrdinal: boolean;
  /** The letter in 'r = 5'. */
  readonly letter: string | null;
}

interface Concept {
  readonly kind: 'concept';
  readonly id: string;
}

interface Other {
  readonly kind: 'other';
  /** As typed. */
  readonly text: string;
}

export type Token = (Quantity | Concept | Other) & {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
};

/** A question in the terms that the families of calculations read. */
export interface Sentence {
  /** With its numbers in figures. */
  readonly text: string;
  /** Without fillers. */
  readonly tokens: readonly Token[];
  readonly numbers: readonly Quantity[];
  /** Ids, in order, with repetitions. */
  readonly concepts: readonly string[];
  /** Words that are neither fillers nor concepts, in lower case. */
  readonly others: readonly string[];
  /**
   * The tokens in short: a number is `#` with its unit, as `#rupee`, an ordinal `#th`, a concept its id, other words `_`.
   */
  readonly shape: string;
}

const PIECE =
  /\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+(?:\.[a-z](?:\.[a-z])*\.?(?![\p{L}]))?(?:['’-](?=[\p{L}])[\p{L}\p{M}]+)*|\S/gu;

interface Phrase {
  readonly words: readonly string[];
  readonly id: string;
}

const phrases = new Map<string, Phrase[]>();
for (const [id, list] of Object.entries(CONCEPTS))
  for (const phrase of list.split('|')) {
    const words = wordsOf(phrase).map(({ text }) => text.toLowerCase());
    const [first] = words;
    if (first === undefined) continue;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, id }]);
  }
for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);

/** The words that sentences are read by, lower case. */
export function knownWords(): string[] {
  const known = [...phrases.values()].flatMap((list) => list.flatMap(({ words }) => words));
  return [...new Set([...known, ...FILLERS, ...unitWords()])].filter((word) => /\p{L}{2}/u.test(word));
}

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Remarks about the way to compute. */
const ASIDES =
  /\b(?:without\s+(?:using\s+)?(?:a\s+)?calculator|step by step|with (?:all )?steps|in (?:short|detail)|(?:correct|right|ok)(?:\s+(?:only|na|no))*\s*(?=\?)|correct only na)/gi;

export function readSentence(typed: string): Sentence {
  const text = withStrokes(withFigures(typed))
    .replace(ASIDES, ' ')
    .replace(/[\s=?]+$/, '');
  const pieces = wordsOf(text);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const { token, next } =
      phraseAt(pieces, at) ?? numberAt(pieces, at, tokens) ?? conceptAt(pieces, at) ?? wordAt(pieces, at);
    if (token !== null) tokens.push(token);
    at = next;
  }
  const numbers = tokens.filter((token) => token.kind === 'number');
  return {
    text,
    tokens,
    numbers,
    concepts: tokens.flatMap((token) => (token.kind === 'concept' ? [token.id] : [])),
    others: tokens.flatMap((token) => (token.kind === 'other' ? [token.text.toLowerCase()] : [])),
    shape: tokens.map(shapeOf).join(' '),
  };
}

function shapeOf(token: Token): string {
  if (token.kind === 'concept') return token.id;
  if (token.kind === 'other') return /^[:,;=+*/^()[\]{}-]$/.test(token.text) ? token.text : '_';
  return `#${token.isOrdinal ? 'th' : (token.unit ?? '')}`;
}

interface Read {
  readonly token: Token | null;
  readonly next: number;
}

function numberAt(pieces: readonly Piece[], at: number, before: Token[]): Read | null {
  const piece = pieces[at];
  if (piece === undefined) return null;
  const ordinal = ordinalOf(piece.text.toLowerCase());
  if (ordinal !== undefined && pieces[at + 1]?.text.toLowerCase() !== 'law') {
    // 'second' is a unit too, where a number stands before it.
    const quantity = {
      kind: 'number' as const,
      value: readRational(String(ordinal)),
      unit: null,
      letter: null,
    };
    return { token: { ...quantity, isOrdinal: true, start: piece.start, end: piece.end }, next: at + 1 };
  }
  const isNumber = /^[\d.]*\d$/.test(piece.text);
  if (!isNumber) return null;
  const isNegative = isMinusBefore(pieces, at) && before.at(-1)?.kind === 'other';
  if (isNegative) before.pop();
  const value = readRational(piece.text);
  const signed = isNegative ? negative(value) : value;
  const suffix = pieces[at + 1]?.text.toLowerCase() ?? '';
  const isOrdinal = /^(?:st|nd|rd|th|वाँ|वां|वा|va|wa|wan)$/.test(suffix);
  const { unit, next } = isOrdinal ? { unit: null, next: at + 2 } : unitAt(pieces, at + 1);
  const letter = letterBefore(before);
  const isMoney = unit === null && pieces[at - 1]?.text === '₹';
  const end = pieces[next - 1]?.end ?? piece.end;
  const quantity: Quantity = {
    kind: 'number',
    value: signed,
    unit: isMoney ? 'rupee' : unit,
    isOrdinal,
    letter,
  };
  return { token: { ...quantity, start: piece.start, end }, next };
}

function isMinusBefore(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at - 1]?.text !== '-' || pieces[at - 1]?.end !== pieces[at]?.start) return false;
  const earlier = pieces[at - 2]?.text;
  return earlier === undefined || /^[,(=:[{]$/.test(earlier);
}

/** Takes 'r =' away from the tokens. */
function letterBefore(before: Token[]): string | null {
  const [name, sign] = before.slice(-2);
  if (sign?.kind !== 'other' || sign.text !== '=' || name?.kind !== 'other') return null;
  if (!/^[a-z]$/i.test(name.text)) return null;
  before.splice(-2);
  return name.text;
}

/** A unit after a number: 'km / h', 'km per hour', 'm / s ^ 2', 'cm square', 'sq cm'. */
function unitAt(
  pieces: readonly Piece[],
  from: number,
): { readonly unit: string | null; readonly next: number } {
  const base = baseAt(pieces, from);
  if (base === null) return { unit: null, next: from };
  const sign = pieces[base.next]?.text.toLowerCase() ?? '';
  if (PER.has(sign) && base.unit !== 'percent' && base.unit !== 'rupee') {
    const isInBrackets = pieces[base.next + 1]?.text === '(';
    const below = baseAt(pieces, base.next + (isInBrackets ? 2 : 1));
    if (below !== null && below.unit !== 'year')
      return belowAt(
        pieces,
        { unit: `${base.unit}/${ofHeat(base.unit, below.unit)}`, next: below.next },
        isInBrackets,
      );
  }
  return base;
}

const ENERGY = /^k?(?:J|cal)$/;
/** A degree is a kelvin, where a temperature is meant and no angle. */
const ofHeat = (above: string, below: string): string =>
  ENERGY.test(above) && /^(?:deg|C)$/.test(below) ? 'K' : below;

/** The rest of 'J/kg K', 'J/(mol K)', 'J/kg/°C'. */
function belowAt(pieces: readonly Piece[], read: UnitRead, isInBrackets: boolean): UnitRead {
  const [above = ''] = read.unit.split('/');
  let { unit, next } = read;
  if (ENERGY.test(above)) {
    if (/^c(?:elsius)?$/i.test(pieces[next]?.text ?? '') && unit.endsWith('K')) next += 1;
    const at = /^[/·*-]$/.test(pieces[next]?.text ?? '') ? next + 1 : next;
    const more = baseAt(pieces, at);
    if (more !== null && /^(?:K|deg|C|mol|kg|g)$/.test(more.unit) && pieces[at]?.text !== 'g') {
      unit = `${unit} ${ofHeat(above, more.unit)}`;
      next = more.next;
      if (more.unit === 'deg' && /^c(?:elsius)?$/i.test(pieces[next]?.text ?? '')) next += 1;
    }
  }
  return { unit, next: isInBrackets && pieces[next]?.text === ')' ? next + 1 : next };
}

const SQUARE = /^(?:sq|square|वर्ग|varg)$/i;
const CUBIC = /^(?:cubic|cu|घन|ghan)$/i;

interface UnitRead {
  readonly unit: string;
  readonly next: number;
}

function baseAt(pieces: readonly Piece[], from: number): UnitRead | null {
  const first = pieces[from]?.text ?? '';
  const power = SQUARE.test(first) ? 2 : CUBIC.test(first) ? 3 : 1;
  const at = power === 1 ? from : from + 1;
  const unit = unitOf(pieces[at]?.text ?? '');
  if (unit === undefined) return null;
  if (power > 1) return { unit: `${unit}^${power}`, next: at + 1 };
  const [sign, exponent] = [pieces[at + 1]?.text ?? '', pieces[at + 2]?.text ?? ''];
  if (sign === '^' && exponent === '-' && pieces[at + 3]?.text === '1')
    return { unit: `${unit}^-1`, next: at + 4 };
  if (sign === '^' && /^[23]$/.test(exponent)) return { unit: `${unit}^${exponent}`, next: at + 3 };
  if (/^[23]$/.test(sign) && pieces[at + 1]?.start === pieces[at]?.end)
    return { unit: `${unit}^${sign}`, next: at + 2 };
  if (unit !== 'percent' && SQUARE.test(sign) && !/^of$/i.test(exponent))
    return { unit: `${unit}^2`, next: at + 2 };
  return { unit, next: at + 1 };
}

/** A concept of several words, which may begin with an ordinal. */
function phraseAt(pieces: readonly Piece[], at: number): Read | null {
  const read = conceptAt(pieces, at);
  return read !== null && read.next > at + 1 ? read : null;
}

function conceptAt(pieces: readonly Piece[], at: number): Read | null {
  const first = pieces[at];
  if (first === undefined) return null;
  // A factorial stands at its number; otherwise it is an exclamation mark.
  if (
    first.text === '!' &&
    (pieces[at - 1]?.end !== first.start || !/[\d)]$/.test(pieces[at - 1]?.text ?? ''))
  )
    return null;
  // Hindi 'ke' and 'pe' within a sentence are no energies.
  if (at > 0 && /^[kp]e$/.test(first.text) && !/^(?:of|=)$/.test(pieces[at + 1]?.text ?? '')) return null;
  for (const { words, id } of phrases.get(first.text.toLowerCase()) ?? []) {
    const matched = words.every((word, place) => pieces[at + place]?.text.toLowerCase() === word);
    const last = pieces[at + words.length - 1];
    if (!matched || last === undefined) continue;
    return { token: { kind: 'concept', id, start: first.start, end: last.end }, next: at + words.length };
  }
  return null;
}

const PUNCTUATION = /^[?!.।"'“”‘’`~_|]$/;

function wordAt(pieces: readonly Piece[], at: number): Read {
  const piece = pieces[at];
  const next = at + 1;
  if (piece === undefined) return { token: null, next };
  const word = piece.text.toLowerCase();
  // A letter by itself may be a variable, unless it stands in a sentence.
  const isVariable = word.length === 1 && pieces[next]?.text === '=';
  if (!isVariable && (FILLERS.has(word) || word === '₹' || PUNCTUATION.test(word)))
    return { token: null, next };
  return { token: { kind: 'other', text: piece.text, start: piece.start, end: piece.end }, next };
}
