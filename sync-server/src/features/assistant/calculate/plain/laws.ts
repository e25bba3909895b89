import type { InBoth } from '../worked.ts';
import { type PlainFamily, worked } from './answer.ts';

/** A law of physics in letters: what it gives, and from which letters. */
interface Relation {
  readonly title: InBoth;
  readonly law: string;
  readonly gives: string;
  readonly from: readonly string[];
  readonly value: (given: Readonly<Record<string, number>>) => number;
  readonly unit: string;
}

const MOTION: InBoth = ['Equations of motion', 'गति के समीकरण'];
const of = (given: Readonly<Record<string, number>>, letter: string): number => given[letter] ?? Number.NaN;

const relation = (
  title: InBoth,
  law: string,
  gives: string,
  from: string,
  unit: string,
  value: (...letters: number[]) => number,
): Relation => ({
  ...{ title, law, gives, from: from.split(' '), unit },
  value: (given) => value(...from.split(' ').map((letter) => of(given, letter))),
});

const RELATIONS: readonly Relation[] = [
  relation(MOTION, 'v = u + at', 'v', 'u a t', 'm/s', (u = 0, a = 0, t = 0) => u + a * t),
  relation(MOTION, 'v = u + at', 'a', 'u v t', 'm/s^2', (u = 0, v = 0, t = 0) => (v - u) / t),
  relation(MOTION, 'v = u + at', 't', 'u v a', 's', (u = 0, v = 0, a = 0) => (v - u) / a),
  relation(MOTION, 'v = u + at', 'u', 'v a t', 'm/s', (v = 0, a = 0, t = 0) => v - a * t),
  relation(
    MOTION,
    String.raw`s = ut + \frac{1}{2}at^2`,
    's',
    'u a t',
    'm',
    (u = 0, a = 0, t = 0) => u * t + 0.5 * a * t * t,
  ),
  relation(MOTION, 'v^2 = u^2 + 2as', 'v', 'u a s', 'm/s', (u = 0, a = 0, s = 0) =>
    Math.sqrt(u * u + 2 * a * s),
  ),
  relation(MOTION, 'v^2 = u^2 + 2as', 's', 'u v a', 'm', (u = 0, v = 0, a = 0) => (v * v - u * u) / (2 * a)),
  relation(
    MOTION,
    'v^2 = u^2 + 2as',
    'a',
    'u v s',
    'm/s^2',
    (u = 0, v = 0, s = 0) => (v * v - u * u) / (2 * s),
  ),
  relation(["Newton's second law", 'न्यूटन का दूसरा नियम'], 'F = ma', 'F', 'm a', 'N', (m = 0, a = 0) => m * a),
  relation(
    ["Newton's second law", 'न्यूटन का दूसरा नियम'],
    'F = ma',
    'a',
    'F m',
    'm/s^2',
    (F = 0, m = 0) => F / m,
  ),
  relation(["Newton's second law", 'न्यूटन का दूसरा नियम'], 'F = ma', 'm', 'F a', 'kg', (F = 0, a = 0) => F / a),
  relation(["Ohm's law", 'ओम का नियम'], 'V = IR', 'V', 'I R', 'V', (I = 0, R = 0) => I * R),
  relation(["Ohm's law", 'ओम का नियम'], 'V = IR', 'I', 'V R', 'A', (V = 0, R = 0) => V / R),
  relation(["Ohm's law", 'ओम का नियम'], 'V = IR', 'R', 'V I', String.raw`\Omega`, (V = 0, I = 0) => V / I),
  relation(['Electric power', 'विद्युत शक्ति'], 'P = VI', 'P', 'V I', 'W', (V = 0, I = 0) => V * I),
  relation(
    ['Electric power', 'विद्युत शक्ति'],
    String.raw`P = \frac{V^2}{R}`,
    'P',
    'V R',
    'W',
    (V = 0, R = 0) => (V * V) / R,
  ),
  relation(['Electric power', 'विद्युत शक्ति'], 'P = I^2 R', 'P', 'I R', 'W', (I = 0, R = 0) => I * I * R),
];

const GIVEN =
  /(?<![\p{L}])([a-zA-Z])\s*(?:=|is|:)\s*(-?\d+(?:\.\d+)?)\s*((?:kg|km|cm|mm|m|s|sec|seconds?|n|v|volts?|a|amp|amperes?|ohms?|Ω|w|watts?|newtons?)(?:\s*\/\s*(?:s|sec|h|hr)(?:\s*\^?\s*[2²])?|\s*\/\s*s2|\s*s\s*\^?\s*-\s*[12])?)?(?![\p{L}\d])/giu;
const AROUND =
  /^(?:if|and|then|find|what|is|the|calculate|value|of|given|for|body|a|car|when|using|equation|motion|will|be|kya|hoga|nikalo|to|hai|ka|maan|tell|me|please|final|velocity|distance|acceleration|force|time|current|resistance|voltage|power|m\/s|comes|so|\s|[,.?;:=])*$/i;
const ASKED =
  /(?:find|calculate|what is|whats|value of|then|nikalo|,|\s)\s*([a-zA-Z])(?:\s*(?:=|is))?\s*(?:\?|kya|nikalo|find|ka maan|hoga|$)/i;
/** Sizes of units in those of the laws. */
const UNITS: Readonly<Record<string, number>> = { km: 1000, cm: 0.01, mm: 0.001 };

/** AS72: 'u = 0, a = 2, t = 10, find s': a law by its letters. */
export const lettersOfLaws: PlainFamily = (_question, text) => {
  const given: Record<string, number> = {};
  const used: string[] = [];
  for (const match of text.matchAll(GIVEN)) {
    const [whole, letter = '', number, unit = ''] = match;
    const base = unit.toLowerCase().split('/')[0]?.trim() ?? '';
    if (/\/\s*h/.test(unit)) return null;
    given[letter] = Number(number) * (UNITS[base] ?? 1);
    used.push(whole);
  }
  if (used.length < 2) return null;
  const rest = used.reduce((left, each) => left.replace(each, ' , '), text);
  const wanted = ASKED.exec(rest.trim())?.[1];
  if (wanted === undefined || wanted in given) return null;
  if (
    !AROUND.test(rest.replace(new RegExp(`(?<![\\p{L}])${wanted}(?![\\p{L}])`, 'u'), ' ')) ||
    /\d/.test(rest)
  )
    return null;
  const known = named(given);
  const asked = /^[mvuats]$/.test(wanted) || wanted === 's' ? wanted : wanted.toUpperCase();
  const found = RELATIONS.find(
    ({ gives, from }) =>
      [asked, wanted].includes(gives) &&
      from.length === used.length &&
      from.every((letter) => letter in known),
  );
  const value = found?.value(known);
  if (found === undefined || value === undefined || !Number.isFinite(value)) return null;
  const shown = Number(value.toPrecision(8));
  return worked(found.title, {
    law: found.law,
    result: String.raw`${found.gives} = ${shown}\ \mathrm{${found.unit.replace('/', '\\,/\\,')}}`,
  });
};

/** Of letters that students type small or as capitals: forces and electric quantities as capitals. */
function named(given: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const isElectric = Object.keys(given).some((letter) => /[IiRr]/.test(letter));
  return Object.fromEntries(
    Object.entries(given).map(([letter, value]) => {
      if (/[fiprFIPR]/.test(letter)) return [letter.toUpperCase(), value];
      if (/[vV]/.test(letter)) return [isElectric ? 'V' : 'v', value];
      return [letter.toLowerCase(), value];
    }),
  );
}
