import type { GlossaryEntry } from '@exam/shared-schema/contract';

/** A quantity that a follow-up multiplies: 'if the speed is doubled'. */
export interface Factor {
  /** Words that may name the quantity, in lower case. */
  readonly words: readonly string[];
  readonly factor: number;
}

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubled?|doubles|twice|dugn[aie]|double)\b|दोगुन[ाीे]|दुगुन[ाीे]/iu, 2],
  [/\b(?:halved|half|aadh[aie])\b|आध[ाीे]/iu, 0.5],
  [/\b(?:tripled?|triples|thrice|tigun[aie]|teen guna)\b|तिगुन[ाीे]|तीन गुना/iu, 3],
];
const TIMES = /\b(\d+|two|three|four|five|nine|char|teen|paanch) ?(?:times|guna|गुना)/iu;
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  nine: 9,
  teen: 3,
  char: 4,
  paanch: 5,
};

/** Hindi words of quantities by their English names. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  ...{
    lambai: 'length',
    लंबाई: 'length',
    लम्बाई: 'length',
    chaal: 'speed',
    चाल: 'speed',
    gati: 'speed',
    वेग: 'speed',
    velocity: 'speed',
  },
  ...{
    doori: 'distance',
    दूरी: 'distance',
    dravyaman: 'mass',
    द्रव्यमान: 'mass',
    trijya: 'radius',
    त्रिज्या: 'radius',
  },
  ...{
    dhara: 'current',
    धारा: 'current',
    pratirodh: 'resistance',
    प्रतिरोध: 'resistance',
    tap: 'temperature',
    taap: 'temperature',
    ताप: 'temperature',
  },
  ...{ separation: 'distance', voltage: 'potential', charges: 'charge', masses: 'mass' },
};

/** Null if a message multiplies nothing, or more than one thing. */
export function factorOf(text: string): Factor | null {
  if (!/\b(?:if|when|agar|becomes?|is|are|doubled|halved|jaye|kar|ho|happens?)\b|अगर|यदि/iu.test(text))
    return null;
  const times = TIMES.exec(text)?.[1]?.toLowerCase();
  const found = FACTORS.filter(([pattern]) => pattern.test(text)).map(([, factor]) => factor);
  const factors = times === undefined ? found : [COUNTS[times] ?? Number(times)];
  const [factor] = factors;
  if (
    factor === undefined ||
    factors.length > 1 ||
    /\b(?:both|dono|and|each)\b|दोनों/iu.test(text.replace(/^\s*and\b/i, ''))
  )
    return null;
  const words = (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => IN_ENGLISH[word] ?? word);
  return { words, factor };
}

/** AS131: what the subject of a formula becomes; null unless the formula is one product of powers with one letter of that name. */
export function scaledBy(
  { formula, symbols }: GlossaryEntry,
  { words, factor }: Factor,
  inHindi: boolean,
): string | null {
  if (formula === undefined || symbols === undefined) return null;
  const [left = '', right] = formula.split('=').map((side) => side.trim());
  if (right === undefined || !/^[A-Za-z](?:_\{?\w+\}?)?$/.test(left)) return null;
  const powers = powersOf(right);
  if (powers === null) return null;
  const named = symbols
    .split(/;\s*/)
    .map((part) => /^\$?([A-Za-z\\]+(?:_\{?\w+\}?)?)\$?: (.+)$/.exec(part))
    .flatMap((match) =>
      match === null
        ? []
        : [{ letter: match[1] ?? '', name: (match[2] ?? '').toLowerCase().replace(/velocity/g, 'speed') }],
    )
    .filter(
      ({ letter, name }) =>
        powers.has(letter) && words.some((word) => word.length > 2 && name.split(/[^a-z]+/).includes(word)),
    );
  const [quantity, ...more] = named;
  if (quantity === undefined || more.length > 0) return null;
  const power = powers.get(quantity.letter) ?? 0;
  if (power === 0) return null;
  const change = factor ** power;
  const shown = timesOf(change);
  const law = String.raw`$${left} \propto ${quantity.letter}^{${power === 0.5 ? '1/2' : power === -0.5 ? '-1/2' : power}}$`;
  return inHindi
    ? `${law}: $${left}$ पहले का **${shown}** गुना हो जाता है।`
    : `${law}, so $${left}$ becomes **${shown} times** as large${change === 2 ? ' (it doubles)' : change === 0.5 ? ' (it is halved)' : change === 4 ? ' (four times)' : change === 0.25 ? ' (one fourth)' : ''}.`;
}

const timesOf = (value: number): string => {
  const inverse = 1 / value;
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(inverse - Math.round(inverse)) < 1e-9) return `1/${Math.round(inverse)}`;
  return String(Number(value.toPrecision(4)));
};

/** The power of each letter of a product of powers in TeX; null for a sum or anything else. */
function powersOf(tex: string): Map<string, number> | null {
  const powers = new Map<string, number>();
  const isRead = readProduct(tex.replace(/\\(?:left|right|,|;|!|quad)/g, ' '), 1, powers);
  return isRead ? powers : null;
}

function readProduct(tex: string, sign: number, powers: Map<string, number>): boolean {
  let rest = tex.trim();
  while (rest !== '') {
    const fraction = /^\\d?frac/.exec(rest);
    if (fraction !== null) {
      const [above, afterAbove] = groupAt(rest.slice(fraction[0].length));
      const [below, afterBelow] = groupAt(afterAbove ?? '');
      if (above === null || below === null || afterBelow === null) return false;
      if (!readProduct(above, sign, powers) || !readProduct(below, -sign, powers)) return false;
      rest = afterBelow.trim();
      continue;
    }
    if (rest.startsWith('\\sqrt')) {
      const [inside, after] = groupAt(rest.slice('\\sqrt'.length));
      if (inside === null || after === null || !readProduct(inside, sign / 2, powers)) return false;
      rest = after.trim();
      continue;
    }
    const factor = /^(\\[a-z]+|[A-Za-z]|\d+(?:\.\d+)?)(_(?:\{[^{}]*\}|\w))?(?:\^(?:\{(\d+)\}|(\d)))?\s*/.exec(
      rest,
    );
    if (factor === null) return false;
    const [all, name = '', index = '', braced, digit] = factor;
    if (/^\\(?:sin|cos|tan|log|ln|exp|sum|int|lim|cdot\w+|vec|Delta|ln)$/.test(name) || name === 'e')
      return false;
    if (!/^\d|^\\(?:pi|times|cdot)$/.test(name))
      powers.set(name + index, (powers.get(name + index) ?? 0) + sign * Number(braced ?? digit ?? 1));
    rest = rest.slice(all.length);
  }
  return true;
}

/** The group in braces, or the single sign, at the beginning, and what follows. */
function groupAt(text: string): readonly [string | null, string | null] {
  const own = text.trimStart();
  if (!own.startsWith('{')) return /^\w/.test(own) ? [own.slice(0, 1), own.slice(1)] : [null, null];
  let depth = 0;
  for (let place = 0; place < own.length; place += 1) {
    if (own[place] === '{') depth += 1;
    if (own[place] === '}') depth -= 1;
    if (depth === 0) return [own.slice(1, place), own.slice(place + 1)];
  }
  return [null, null];
}
