/** The syntax of single lines of Markdown. */

import { type Fence, indentation } from './code-lines.ts';

export const isBlank = (line: string): boolean => line.trim() === '';

const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

/** The fence that a line opens, or null. */
export function fenceOf(line: string): Fence | null {
  const signs = FENCE.exec(line)?.[1];
  return signs === undefined ? null : { signs, indentation: indentation(line) };
}

const DISPLAY_EDGE = /\\[([\])]|\\\\|\$\$|\\(begin|end)\{([a-zA-Z]+\*?)\}/g;

/**
 * The closing delimiter of the displayed formula or environment that a line opens but does not close: '$$', '\]' or
 * '\end{array}'; null if there is none. Double dollars in the middle of a line are not maths but money.
 */
export function displayCloser(line: string): string | null {
  const text = line.replace(/`[^`]*`/g, '').trim();
  const hasDollars = text.startsWith('$$') || text.endsWith('$$');
  let closer: string | null = null;
  for (const [sign, edge, name] of text.matchAll(DISPLAY_EDGE)) {
    if (sign === closer) closer = null;
    else if (closer !== null) continue;
    else if (sign === '\\[') closer = '\\]';
    else if (sign === '$$' && hasDollars) closer = '$$';
    else if (edge === 'begin') closer = `\\end{${name}}`;
  }
  return closer;
}
