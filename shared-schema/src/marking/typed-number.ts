import { parseDecimal } from './decimal.ts';

/** Characters without a width of their own: joiners, marks of direction, soft hyphens. */
const UNSEEN = /\p{Cf}/gu;
/** The hyphens, the figure dash, the en dash and the minus sign that stand for a minus. */
const MINUS = /[\u2010-\u2013\u2212]/g;
/** ASCII in full width, as some keyboards type it. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Thousands (1,234,567), or lakhs and crores (12,34,567), before the point; '0,500' may have a decimal comma. */
const GROUPED = /^([+-]?)([1-9]\d{0,2}(?:([, ])\d{3})(?:\3\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})(?=\.|$)/;

/**
 * SC9: a number as people type, paste and print it, in the form that `parseDecimal` reads: any minus sign, digits of any
 * script, thousands separators that have one meaning, blanks and invisible characters. Null if it is not a number.
 * A text that `parseDecimal` reads stays as it is, without the blanks around it.
 * @param isPercent whether the number is asked for in per cent, so that a '%' behind it changes nothing.
 */
export function typedNumber(text: string, isPercent = false): string | null {
  if (parseDecimal(text) !== null) return text.trim();
  const plain = asciiDigits(text)
    .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
    .replace(MINUS, '-')
    .replace(UNSEEN, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^([+-]) /, '$1');
  const number = (isPercent ? plain.replace(/ ?%$/, '') : plain).replace(GROUPED, (grouped) =>
    grouped.replace(/[, ]/g, ''),
  );
  return parseDecimal(number) === null ? null : number;
}

const PERCENTAGE = /per ?cent|प्रतिशत|in \\?%|\(\\?%\)/i;

/** SC9: whether a question asks for a percentage. */
export function asksForPercent(text: string): boolean {
  return PERCENTAGE.test(text);
}

/** The text with the digits of all scripts as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit);
}

/** The decimal digits of a script follow each other, in runs of ten. */
function asciiDigit(digit: string): string {
  let before = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
