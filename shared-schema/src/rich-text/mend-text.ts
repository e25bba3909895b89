/** Mends damage that question banks are known to carry, before the text is read. */

import { hasBalancedBraces, LONGEST_FORMULA } from './delimiters.ts';
import { isFormula } from './dollars.ts';

/** '\right' read by a program that took '\r' for a carriage return, and its likes; the rests are no words by themselves. */
const EATEN_BACKSLASH =
  /\r(?=ight|ho(?![a-z]))|\t(?=heta|imes|ext\s?\{)|\f(?=rac|orall)|\x08(?=eta|egin\{|ar\{|inom)/g;
const ESCAPES: Readonly<Record<string, string>> = { '\r': '\\r', '\t': '\\t', '\f': '\\f', '\b': '\\b' };

/** Restores backslashes that were read as part of a control character. */
export function mendBackslashes(text: string): string {
  return text.replace(EATEN_BACKSLASH, (sign) => ESCAPES[sign] ?? sign);
}

/** The text with one kind of line end, its eaten backslashes back, and single dollars given their partner. */
export function mendText(text: string): string {
  const whole = mendBackslashes(text).replace(/\r\n?/g, '\n');
  if (!whole.includes('$')) return whole;
  return whole
    .split(/(\n[^\S\n]*\n)/)
    .map(mendLoneDollar)
    .join('');
}

const OPTION_LABEL = /^\s*(?:\([A-Za-z0-9]\)|\[[A-Za-z0-9]\]|[A-Za-z0-9][.)])?\s*/;

/** A paragraph with a single dollar in which all that the dollar could belong to is a formula. */
function mendLoneDollar(paragraph: string): string {
  const at = paragraph.indexOf('$');
  if (at === -1 || at !== paragraph.lastIndexOf('$') || paragraph[at - 1] === '\\') return paragraph;
  const after = paragraph.slice(at + 1).trim();
  if (after !== '') return isWholeFormula(after) ? `${paragraph.trimEnd()}$` : paragraph;
  const label = OPTION_LABEL.exec(paragraph)?.[0] ?? '';
  const before = paragraph.slice(label.length, at).trim();
  return isWholeFormula(before) ? `${label}$${before}$` : paragraph;
}

function isWholeFormula(tex: string): boolean {
  return (
    tex.length <= LONGEST_FORMULA &&
    isFormula(tex) &&
    hasBalancedBraces(tex) &&
    count(tex, '\\begin{') === count(tex, '\\end{')
  );
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
