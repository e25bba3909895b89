import { closesFence, type Fence, indentation, outdented } from './code-lines.ts';
import { fenceOf, isBlank } from './markdown-lines.ts';

/** The first line of a list item. */
export interface ListMarker {
  /** Null in a bulleted list. */
  readonly number: number | null;
  /** Columns before the marker. */
  readonly indentation: number;
  /** Columns before the item's text. */
  readonly width: number;
  /** The item's text on this line. */
  readonly content: string;
}

const MARKER = /^[ \t]*(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/;

/** The list marker of a line, or null. */
export function listMarkerOf(line: string): ListMarker | null {
  const [whole, number] = MARKER.exec(line) ?? [];
  if (whole === undefined) return null;
  const rest = line.slice(whole.length);
  return {
    number: number === undefined ? null : Number(number),
    indentation: indentation(line),
    width: indentation(line) + whole.trim().length + 1,
    content: rest.trim(),
  };
}

/** Whether the item may directly follow a line of text. Otherwise a year at the start of a line would open a list. */
export function canInterrupt({ number, content }: ListMarker): boolean {
  return content !== '' && (number === null || number === 1);
}

/** Whether the item continues the list. An item with any other number starts a new list, so that its number is kept. */
export function isNextOf(previous: ListMarker, next: ListMarker): boolean {
  if (previous.number === null || next.number === null) return previous.number === next.number;
  return next.number === previous.number + 1 || (next.number === 1 && previous.number === 1);
}

/** The indentation beyond the marker that continues an item, columns: less than Markdown requires, as models write it. */
const LEAST_INDENT = 2;

/**
 * The lines of the item at `at` without its marker, and the index after them.
 * @param endsText whether an unindented line ends the item's text.
 */
export function linesOfItem(
  lines: readonly string[],
  at: number,
  marker: ListMarker,
  endsText: (line: string) => boolean,
): { readonly item: string[]; readonly end: number } {
  const item = [marker.content];
  let fence: Fence | null = fenceOf(marker.content);
  let end = at + 1;
  let isAfterBlank = false;
  for (let index = at + 1; index < lines.length; index += 1) {
    const line = lines[index] as string;
    const isInside = fence !== null || indentation(line) >= marker.indentation + LEAST_INDENT;
    if (!isBlank(line) && !isInside && (isAfterBlank || endsText(line))) break;
    isAfterBlank = isBlank(line);
    item.push(outdented(line, marker.width));
    if (isAfterBlank && fence === null) continue;
    end = index + 1;
    fence = fence === null ? fenceOf(line) : closesFence(line, fence) ? null : fence;
  }
  return { item: item.slice(0, end - at), end };
}
