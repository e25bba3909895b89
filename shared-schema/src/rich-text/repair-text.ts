/** Repairs known damage in texts of question banks, before the text is parsed. */

import { changeOutsideCode } from './code.ts';
import { hasBalancedBraces, LONGEST_FORMULA } from './delimiters.ts';
import { isFormula } from './dollars.ts';

/**
 * '\right' after a program read '\r' as a carriage return, and similar cases; none of the remainders is a word by
 * itself.
 */
const EATEN_BACKSLASH =
  /\r(?=ight|ho(?![a-z]))|\t(?=heta|imes|ext\s?\{)|\f(?=rac|orall)|\x08(?=eta|egin\{|ar\{|inom)/g;
const ESCAPES: Readonly<Record<string, string>> = { '\r': '\\r', '\t': '\\t', '\f': '\\f', '\b': '\\b' };

/** A carriage return before 'ight' or 'ho' is part of a damaged command. */
export const LINE_END = /\r\n|\n|\r(?!ight|ho(?![a-z]))/g;

/** Restores backslashes that were read as part of a control character. */
export function repairBackslashes(text: string): string {
  return text.replace(EATEN_BACKSLASH, (sign) => ESCAPES[sign] ?? sign);
}

/** Normalises line ends; outside code, restores lost backslashes and adds the missing partner of a single dollar. */
export const repairText = (text: string): string =>
  changeOutsideCode(text.replace(LINE_END, '\n'), repairOutsideCode);

function repairOutsideCode(text: string): string {
  const whole = repairBackslashes(text);
  if (!whole.includes('$')) return whole;
  return whole
    .split(/(\n[^\S\n]*\n)/)
    .map(repairSingleDollar)
    .join('');
}

const OPTION_LABEL = /^\s*(?:\([A-Za-z0-9]\)|\[[A-Za-z0-9]\]|[A-Za-z0-9][.)])?\s*/;

/** Adds the missing dollar to a paragraph in which all the text on one side of a single dollar is a formula. */
function repairSingleDollar(paragraph: string): string {
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
