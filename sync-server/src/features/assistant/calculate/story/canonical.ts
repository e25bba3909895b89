import { toNumber } from '../rational.ts';
import { convert, readUnit } from '../units.ts';
import { readSentence } from '../words/sentence.ts';
import { readRational } from '../rational.ts';
import { EMPTY, LEXICON } from './lexicon.ts';

/** A number of a story, with its unit as `readSentence` gives it; null without one. */
export interface Amount {
  readonly value: number;
  readonly unit: string | null;
  readonly isOrdinal: boolean;
}

/** A question in the words of the lexicon. */
export interface Story {
  /** As typed. */
  readonly typed: string;
  /**
   * Words in lower case with single spaces, of which those of the lexicon stand for all their synonyms. A number is
   * `⟦place:unit⟧`; full stops, question marks and commas are words.
   */
  readonly text: string;
  readonly amounts: readonly Amount[];
  /** The value of g that the question gives, in m/s²; null if it gives none. */
  readonly gravity: number | null;
  /** Words of the lexicon that are there. */
  readonly words: ReadonlySet<string>;
}

const phrases = Object.entries(LEXICON)
  .flatMap(([word, list]) => list.split('|').map((phrase) => [phrase, word] as const))
  .toSorted(([one], [other]) => other.length - one.length);
const wordOf = new Map(phrases.map(([phrase, word]) => [phrase, word]));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const PHRASE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}⟦:/])(?:${phrases.map(([phrase]) => escaped(phrase).replace(/ /g, String.raw`\s+`)).join('|')})(?![\p{L}\p{M}\p{N}⟧])`,
  'gu',
);

/** Hindi 'do' is two before a thing and 'give' after a verb. */
const TWO =
  /(?<![\p{L}\p{M}])do(?=\s+(?:nal|log|aadmi|admi|bhai|mobile|number|sankhya|train|gadi|pipe|dost|saal|sal|ghante|din|pase|paase|sikke|naav|varsh|vastu|item|chiz|cheez|candidate|resistor|pratirodh|card|patte|kamre|tarah|prakar|mahine|litre|kg|ladke|ladki|umeedwar|trains|cars|car|log|phone|ghadi|cycle|kursi|book|kitab|hisso|hisse|charge|coin|bar|baar))/giu;

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** Parts of numbers in words as decimals, and 'two' and 'give' apart. */
const withParts = (typed: string): string =>
  withPowersOfTen(typed.replace(CONSTANTS, ' '))
    .replace(VOCATIVE, '')
    .replace(
      /(?:Δ|∆|(?<![\p{L}])delta)[\s-]?([HSG])(?![\p{L}])°?/giu,
      (_all, letter: string) => ` ${CHANGES_OF_STATE[letter.toUpperCase()] ?? ''} `,
    )
    .replace(/(?<=(?<![\p{L}])after )an? (?=(?:day|hour|week|year|minute)(?![\p{L}]))/giu, '1 ')
    // What interest is paid on is the principal.
    .replace(
      /(?<![\p{L}])(interest|amount|s\.?i\.?|c\.?i\.?)\s+on\s+(?=(?:a sum of\s+)?(?:rs\.?|₹|inr|rupees)?\s*\d)/giu,
      '$1 principal ',
    )
    .replace(/(?<![\p{L}])(per|each|every|prati) second(?![\p{L}])/giu, '$1 sec')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(
      /(?<!\d)(\d*)([½¼¾])/g,
      (_all, whole: string, part: string) => `${whole === '' ? '0' : whole}${FRACTIONS[part] ?? ''}`,
    )
    .replace(/\b(\d+)\s+(\d)\/([2-9])(?![\d/])/g, (_all, whole: string, top: string, bottom: string) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/\b(?:1|one|a|an) and (?:a |one )?half\b|\b(?:dedh|derh|डेढ़)\b|डेढ़/giu, '1.5')
    .replace(
      /\b(\d+|two|three|four|five|six) and (?:a |one )?half\b/gi,
      (_all, whole: string) => `${SMALL[whole.toLowerCase()] ?? whole}.5`,
    )
    .replace(/(?<![\p{L}\p{M}])(?:dhai|ढाई)(?![\p{L}\p{M}])/giu, '2.5')
    .replace(/(?<!\w)(?:a )?half (?:an? )?(?=(?:metre|meter|kg|litre|km|kilometre)\b)/gi, '0.5 ')
    .replace(/(\d+(?:\.\d+)?)\s?√\s?(\d{1,4})(?![\d.])/g, (_all, factor: string, root: string) =>
      String(Number((Number(factor) * Math.sqrt(Number(root))).toPrecision(12))),
    )
    .replace(
      /(?<!(?:square|cube|under|वर्ग|घन)\s?)(?<![\p{L}\d])(?:root|√)\s?(\d{1,4})(?![\d.])/giu,
      (_all, number: string) => String(Number(Math.sqrt(Number(number)).toPrecision(12))),
    )
    .replace(/(?<![\p{L}\d])[A-Z][A-Za-z]*\d[A-Za-z\d]*(?![\p{L}])/gu, (formula) =>
      formula.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit),
    )
    .replace(/(?<![\p{L}])(?:Ag|Cu|Cl|Ca|Fe|Al|Zn|Na)\s*=?\s*\d+(?:\.\d+)?(?=[\s,;)]*(?:$|[,;)]))/gu, ' ')
    .replace(/\bhalf an? hour\b|\b(?:aadha|आधा) (?:ghanta|घंटा)/giu, '30 min')
    .replace(/(?<![\p{L}\p{M}])(?:sadhe|saadhe|साढ़े)\s+(\d+)/giu, '$1.5')
    .replace(/(?<=\d)\s*\/\s*(?=(?:kg|litres?|l|kilo|piece|day|unit|sq|dozen)\b)/gi, ' per ')
    .replace(PI, ' ')
    .replace(/\b(?:four|4) walls?\b|\bchar(?:o|on)? d(?:ee|i)war\w*|चारों? दीवार\S*/giu, 'walls')
    .replace(/\b(kitne|how many|कितने) second\b/giu, '$1 seconds')
    .replace(
      /(?<![\p{L}\p{M}])(?:one|ek|एक|a single)\s+(?=(?:minute|hour|second|ghante|ghanta|day|week|month|year|mahina|saal|km|kg|litre|metre|मिनट|घंटे|घंटा|दिन|साल|महीना|महीने)(?![\p{L}\p{M}]))/giu,
      '1 ',
    )
    .replace(/\bin (?:cm|m|mm)\^?[23³²]/gi, ' ')
    .replace(
      /(\d\s*(?:m|cm)) square (?=(?:field|park|plot|garden|lawn|room|sheet|tile)\b)/gi,
      '$1 side square ',
    )
    .replace(/\ball (?:the )?three(?: of them)?\b(?! digits?\b)/gi, 'together')
    .replace(ASK_FOR, 'batao')
    .replace(GIVE, '$1')
    .replace(/\bbecause of (?:the |some |a )?[a-z]+/gi, '')
    .replace(TWO, '2')
    .replace(/(\d)\s*%/g, '$1%');

const CHANGES_OF_STATE: Readonly<Record<string, string>> = { H: 'enthalpy', S: 'entropy', G: 'gibbs' };

const TEN_TO = String.raw`\s*[x×*·.]\s*10\s*\^?\s*[({]?\s*`;
/** Constants of nature that a question gives; they are known. */
const CONSTANTS = new RegExp(
  String.raw`[([,;]?\s*(?:(?:take|use|using|given|where|assume|with|and|if)\s+)?(?<![\p{L}\d])(?:${[
    String.raw`hc\s*=\s*124\d\s*eV[\s·.-]*nm`,
    String.raw`h\s*=\s*6\.6\d*${TEN_TO}[-−⁻]\s*(?:34|³⁴)[)}]?\s*J[\s·.-]?s`,
    String.raw`c\s*=\s*3(?:\.0)?${TEN_TO}[8⁸][)}]?\s*(?:m\s?\/\s?s|m\s?s\s?\^?-1)?`,
    String.raw`k\s*=\s*9${TEN_TO}[9⁹][)}]?\s*(?:N\s?m\s?\^?[2²]\s?\/?\s?C\s?\^?-?[2²])?`,
    String.raw`G\s*=\s*6\.67?\d*${TEN_TO}[-−⁻]\s*(?:11|¹¹)[)}]?\s*(?:N\s?m\s?\^?[2²]\s?\/?\s?kg\s?\^?-?[2²])?`,
    String.raw`R\s*=\s*(?:8\.31\d*|0\.082\d*)\s*(?:(?:L|lit(?:re)?)?[\s·.-]*(?:atm|J)?[\s\/·.(-]*(?:mol|K)?[\s\^1·./-]*(?:mol|K)?(?:\s?\^?-1)?\)?)?`,
    String.raw`F\s*=\s*96,?[45]\d\d\s*(?:C(?:\s*(?:\/|per)?\s*mol(?:\s?\^?-1)?)?)?`,
    String.raw`e\s*=\s*1\.6\d*${TEN_TO}[-−⁻]\s*(?:19|¹⁹)[)}]?\s*C?`,
  ].join('|')})(?![\p{L}\d])\s*[)\]]?`,
  'gu',
);

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The largest power of ten that is written out. */
const HIGHEST_POWER = 40;

/** '1.6 × 10^-19', '3e8' as decimals. */
const withPowersOfTen = (text: string): string =>
  text
    .replace(
      /(?<![\w.^])(?:(\d+(?:\.\d+)?)\s?[x×*·]\s?)?10\s?(?:\^\s?[({]?\s?([-−+]?)\s?(\d{1,2})\s?[)}]?|(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))(?![\d.])/gu,
      (all, factor = '1', sign = '', power = '', raisedSign = '', raised = '') =>
        decimalOf(
          all,
          factor,
          (sign !== '' && sign !== '+') || raisedSign !== '',
          power || [...raised].map((each) => RAISED.indexOf(each)).join(''),
        ),
    )
    .replace(
      /(?<![\w.])(\d+(?:\.\d+)?)[eE]([-−+]?)(\d{1,2})(?![\w.])/gu,
      (all, factor: string, sign: string, power: string) =>
        decimalOf(all, factor, sign !== '' && sign !== '+', power),
    );

/** A number with its point moved. */
function decimalOf(all: string, factor: string, isBelow: boolean, power: string): string {
  const exponent = Number(power);
  if (exponent > HIGHEST_POWER) return all;
  const [whole = '', part = ''] = factor.split('.');
  const digits = whole + part;
  const point = whole.length + (isBelow ? -exponent : exponent);
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  return point >= digits.length
    ? digits + '0'.repeat(point - digits.length)
    : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** 'bhai' as an address is no brother of a story. */
const VOCATIVE =
  /^\s*(?:are |arre |hey |o )?(?:bhai|bhaiya|yaar|bro|भाई)[\s,]+(?!(?:ki|ka|ke|aur|and|se|behen|bahan|की|का|के|और|से)[\s,])|[\s,]+(?:bhai|bhaiya|yaar|bro|भाई)\s*[?.!]*\s*$/giu;
const SMALL: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
/** Units that stand once for a list. */
const SHARED =
  /^(?:cm\^2|m\^2|km|m|cm|mm|kg|g|L|mL|km\/h|m\/s|ohm|V|A|W|N|C|µC|nC|µF|pF|mA|J|kJ|K|eV|nm|mol|T|M|h|min|s|day|year|month|deg|percent|Hz)$/;
/** The value of pi that a question allows. */
const PI =
  /\(?\s*(?:(?:use|take|taking|assume|given|where|with)\s+)?(?:pi|π|पाई)\s*(?:=|as|is|ka maan|का मान)?\s*(?:22\s*\/\s*7|3\.14\d*)\s*(?:lo|लो|लीजिए|use)?\s*\)?|[,.]?\s*(?:use|take)\s+22\s*\/\s*7\b|\(\s*(?:22\s*\/\s*7|3\.14\d*)\s*\)/giu;
const GRAVITY =
  /[([,]?\s*(?:(?:take|use|taking|given|where|assume|with|and)\s+)?(?<![\p{L}\d]|\d\s)g(?:\s*=|\s+as\s|\s+is\s|\s+ka maan|(?=\s(?:9\.8|10)\b(?!\s*(?:kg|g|m|s|cm|%|km))))\s*(\d+(?:\.\d+)?)(?:\s*(?:m\s*\/\s*s\s*(?:\^?\s*2|²)?|ms\s*\^?\s*[-−⁻]\s*[2²]|m\/sec2))?\s*[\])]?/iu;
const ASK_FOR = /(?<![\p{L}\p{M}])(?:nikal|nikaal|bata|निकाल|बता)\s+(?:do|दो)(?![\p{L}\p{M}])/giu;
const GIVE = /(?<![\p{L}\p{M}])(kar|de|jod|samjha|likh|कर|दे|जोड़|समझा|लिख)\s+(?:do|दो)(?![\p{L}\p{M}])/giu;

/** 'A' and 'B' as names of persons or things, so that 'a' is not taken for the article. */
function withNames(text: string): string {
  const isNamed = /(?<![\p{L}\d°])[Bb](?![\p{L}'’])/u.test(text);
  if (!isNamed) return text;
  return text
    .replace(
      /(?<![\p{L}\p{N}°])(?<!\d\s?)([ABCDPQRXYZ])(?![\p{L}\p{N}'’]|\s*[=^(])/gu,
      (_all, name: string) => ` @${name.toLowerCase()} `,
    )
    .replace(
      /(?<![\p{L}\p{N}])(?<!\d\s?)([abcdpqrxyz]) (and|aur|&|\+) ([abcdpqrxyz])(?![\p{L}\p{N}'’]|\s*[=^(])/gu,
      ' @$1 $2 @$3 ',
    );
}

export function readStory(typed: string): Story | null {
  const gravity = GRAVITY.exec(typed)?.[1];
  const sentence = readSentence(withNames(withParts(typed.replace(GRAVITY, ' '))));
  const amounts: Amount[] = [];
  const source = sentence.text;
  let text = '';
  let at = 0;
  for (const token of sentence.tokens) {
    if (token.kind !== 'number') continue;
    text += `${source.slice(at, token.start).toLowerCase()} ⟦${amounts.length}:${token.isOrdinal ? 'th' : (token.unit ?? '')}⟧ `;
    amounts.push({ value: toNumber(token.value), unit: token.unit, isOrdinal: token.isOrdinal });
    at = token.end;
  }
  text += source.slice(at).toLowerCase();
  // '46 and 44 km/h': both have the unit of the last one.
  for (let index = amounts.length - 2; index >= 0; index -= 1) {
    const [own, next] = [amounts[index], amounts[index + 1]];
    if (
      own?.unit !== null ||
      own.isOrdinal ||
      next === undefined ||
      next.unit === null ||
      !SHARED.test(next.unit)
    )
      continue;
    const pair = new RegExp(
      String.raw`⟦${index}:⟧(\s*(?:,|and|aur|और|&|to|से|se|or|ya)\s*)⟦${index + 1}:`,
      'u',
    );
    if (!pair.test(text)) continue;
    amounts[index] = { ...own, unit: next.unit };
    text = text.replace(`⟦${index}:⟧`, `⟦${index}:${next.unit}⟧`);
  }
  const words = new Set<string>();
  const plain = text
    .replace(/₹/g, ' ')
    .replace(PHRASE, (phrase) => {
      const word = wordOf.get(phrase.replace(/\s+/g, ' ')) ?? phrase;
      words.add(word);
      return ` ${word} `;
    })
    .replace(/[.।?!]+(?=\s|$)/g, ' . ')
    .replace(/[,;]+/g, ' , ')
    .replace(/["'“”‘’()]/g, ' ');
  const kept = plain.split(/\s+/).filter((word) => word !== '' && !EMPTY.has(word));
  return {
    typed,
    text: kept.join(' '),
    amounts,
    words,
    gravity: gravity === undefined ? null : Number(gravity),
  };
}

/**
 * A pattern for stories: `{%}` is a number with that unit, `{}` one without unit, `{*}` any number, `{t}` a time, `{$}` an
 * amount of money with or without its sign, `~` up to six other words without a number, `~?` any.
 */
export function pattern(source: string): RegExp {
  const text = source
    .replace(/\{((?!\d)[^}]*)\}/g, (_all, unit: string) => `⟦(\\d+):(?:${UNITS_OF[unit] ?? escaped(unit)})⟧`)
    .replaceAll(String.raw`\w`, String.raw`[\p{L}\p{M}\d]`)
    .replace(/~\?/g, '[^⟦]*?')
    .replace(/ ~ /g, String.raw` (?:[^\s⟦]+ ){0,6}?`);
  return new RegExp(text, 'u');
}

const UNITS_OF: Readonly<Record<string, string>> = {
  '*': '[^⟧]*',
  $: '(?:rupee)?',
  t: '(?:h|min|s|day|month|year)',
  d: '(?:day|h|min|month)?',
  l: '(?:m|cm|km|mm|ft|inch)',
  v: '(?:km/h|m/s)',
};

/** Sizes of units of time in hours. */
const HOURS: Readonly<Record<string, number>> = { s: 1 / 3600, min: 1 / 60, h: 1, day: 24, week: 168 };

/** A value in another unit; null if it has a unit of another kind. */
export function inUnit({ value, unit }: Amount, to: string): number | null {
  if (unit === to) return value;
  if (unit === null) return null;
  const [own, wanted] = [HOURS[unit], HOURS[to]];
  if (own !== undefined && wanted !== undefined) return (value * own) / wanted;
  if (unit === 'month' && to === 'year') return value / 12;
  if (unit === 'year' && to === 'month') return value * 12;
  if (/^(?:percent|rupee|year|month|deg)/.test(unit) || /^(?:percent|rupee|year|month|deg)/.test(to))
    return null;
  try {
    const size = toNumber(convert(readRational(String(Math.abs(value))), readUnit(unit), readUnit(to)));
    return value < 0 ? -size : size;
  } catch {
    return null;
  }
}
