/** The syntax of single lines of Markdown. */

const TAB = 4;

export const isBlank = (line: string): boolean => line.trim() === '';

/** The indentation of a line, columns. */
export function indentation(line: string): number {
  let columns = 0;
  for (const sign of line) {
    if (sign !== ' ' && sign !== '\t') break;
    columns += sign === ' ' ? 1 : TAB;
  }
  return columns;
}

/** Removes up to `columns` columns of indentation. */
export function outdented(line: string, columns: number): string {
  let [index, taken] = [0, 0];
  while (taken < columns && (line[index] === ' ' || line[index] === '\t')) {
    taken += line[index] === ' ' ? 1 : TAB;
    index += 1;
  }
  return line.slice(index);
}

/** The opening line of a code block. */
export interface Fence {
  /** '```' or '~~~', or longer. */
  readonly signs: string;
  /** Columns. */
  readonly indentation: number;
}

const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

/** The fence that a line opens, or null. */
export function fenceOf(line: string): Fence | null {
  const signs = FENCE.exec(line)?.[1];
  return signs === undefined ? null : { signs, indentation: indentation(line) };
}

/** A closing fence has at least as many of the same signs, and nothing else. */
export function closesFence(line: string, { signs }: Fence): boolean {
  const closing = line.trim();
  return closing.startsWith(signs) && closing.replaceAll(signs[0] as string, '') === '';
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
