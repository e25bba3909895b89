/**
 * Finds the ends of groups, environments and maths. All functions return an index into `text`, or -1 if there is no
 * end.
 */

import { maskCode } from './code.ts';

/** The longest formula, characters; a longer one is text. The limit bounds how far the end of a formula is searched. */
export const LONGEST_FORMULA = 5_000;

/** The index after the brace that closes the one at `open`. */
export function endOfGroup(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** The index after the closing brace of every group, by the index of its opening brace. */
export function groupEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '{') open.push(index);
    else if (character === '}') {
      const start = open.pop();
      if (start !== undefined) ends.set(start, index + 1);
    }
  }
  return ends;
}

/** True if all braces are balanced. */
export function hasBalancedBraces(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length && depth >= 0; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
  }
  return depth === 0;
}

/** The index of the `\end{name}` that closes the environment whose body starts at `from`. */
export function endOfEnvironment(text: string, name: string, from: number): number {
  const edge = new RegExp(`\\\\(begin|end)\\{${name.replace('*', '\\*')}\\}`, 'g');
  edge.lastIndex = from;
  let depth = 1;
  for (let match = edge.exec(text); match !== null; match = edge.exec(text)) {
    depth += match[1] === 'begin' ? 1 : -1;
    if (depth === 0) return match.index;
  }
  return -1;
}

/** The next `closer` of a formula that begins at `from`; an escaped one does not count. */
export function indexOfUnescaped(text: string, closer: string, from: number): number {
  const formula = text.slice(from, from + LONGEST_FORMULA + closer.length);
  let index = formula.indexOf(closer);
  while (index !== -1 && isEscaped(formula, index, 0)) index = formula.indexOf(closer, index + 1);
  return index === -1 ? -1 : from + index;
}

/** True after an odd number of backslashes: the last one escapes the character, the others are pairs. */
function isEscaped(text: string, index: number, from: number): boolean {
  let before = index;
  while (before > from && text[before - 1] === '\\') before -= 1;
  return (index - before) % 2 === 1;
}

const TEXT_IN_MATHS = /\\(?:ce|text|mbox|textrm|textbf|textit|hbox)\s*\{/y;

/**
 * The dollar that closes inline maths; dollars inside \text{..} or \ce{..} belong to it.
 * @param groupEnd the index after the group that opens at an index, or -1.
 */
export function indexOfClosingDollar(text: string, from: number, groupEnd: (open: number) => number): number {
  const last = Math.min(text.length, from + LONGEST_FORMULA + 1);
  for (let index = from; index < last; index += 1) {
    const character = text[index];
    if (character === '$') return index;
    if (character !== '\\') continue;
    TEXT_IN_MATHS.lastIndex = index;
    const wording = TEXT_IN_MATHS.exec(text);
    const end = wording === null ? -1 : groupEnd(index + wording[0].length - 1);
    index = end === -1 ? index + 1 : end - 1;
  }
  return -1;
}

/** Splits at the separators that are outside groups, environments and code. */
export function splitOutside(whole: string, separator: '&' | '\\\\'): string[] {
  const text = maskCode(whole);
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(whole.slice(start, index));
      start = index + separator.length;
      index = start - 1;
    } else depth += depthChange(text, index);
    if (text[index] === '\\' && index >= start) index += 1;
  }
  return [...parts, whole.slice(start)];
}

function depthChange(text: string, index: number): number {
  const character = text[index];
  if (character === '{' || text.startsWith('\\begin{', index)) return 1;
  return character === '}' || text.startsWith('\\end{', index) ? -1 : 0;
}
