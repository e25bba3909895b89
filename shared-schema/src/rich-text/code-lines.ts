/** The lines of code: their indentation, and the lines of backticks around them. */

const TAB = 4;

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

/** A closing fence has at least as many of the same signs, and nothing else. */
export function closesFence(line: string, { signs }: Fence): boolean {
  const closing = line.trim();
  return closing.startsWith(signs) && closing.replaceAll(signs[0] as string, '') === '';
}
