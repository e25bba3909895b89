import { closesFence, displayCloser, fenceOf, isTableHead, type Fence } from '@exam/shared-schema/rich-text';

const CONTINUED = /^(?: {2,}|\t)/;
/** Characters. An unfinished formula is held back only up to this length. */
const LONGEST_HELD = 400;

/**
 * AW8: splits an answer into blocks that can be rendered separately: text between blank lines, and code, displayed
 * formulas and environments as a whole. While a text grows, all blocks but the last stay the same.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let open: Fence | string | null = null;
  let isAfterBlank = false;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    // An indented line after a blank line continues the list before it.
    if (open === null && isAfterBlank && !isBlank && !CONTINUED.test(line) && block.length > 0) {
      blocks.push(block.join('\n'));
      block = [];
    }
    open = openAfter(open, line);
    if (!isBlank || block.length > 0) block.push(line);
    isAfterBlank = isBlank;
  }
  if (block.some((line) => line.trim() !== '')) blocks.push(block.join('\n'));
  return blocks.flatMap(cutLong);
}

/** The longest block, characters, because a block is re-rendered as a whole whenever it grows. */
const LONGEST_BLOCK = 1_500;
/** Where a long block may be cut, in order of preference. */
const ENDS = [/\n(?![ \t])/g, /[.?!।] /g, /\s/g];

/** Cuts a block without blank lines that is too long. Code and displayed formulas stay whole. */
function cutLong(block: string): string[] {
  const [firstLine = '', rule] = block.split('\n', 2);
  if (block.length <= LONGEST_BLOCK || fenceOf(firstLine) !== null || isDisplay(block, firstLine))
    return [block];
  const head = isTableHead(firstLine, rule) ? `${firstLine}\n${rule}\n` : '';
  const parts: string[] = [];
  let rest = block;
  while (rest.length > LONGEST_BLOCK) {
    const end = endIn(rest.slice(0, LONGEST_BLOCK), head === '' ? ENDS : ENDS.slice(0, 1));
    // The cut would leave no row of the table besides its head.
    if (end <= head.length) break;
    parts.push(rest.slice(0, end));
    rest = head + rest.slice(end);
  }
  return rest === head ? parts : [...parts, rest];
}

function isDisplay(block: string, firstLine: string): boolean {
  const closer = displayCloser(firstLine);
  return block.startsWith('$$') || (closer !== null && block.includes(closer, firstLine.length));
}

/** Characters after which a part takes no further block. */
const PART = 500;

/** Groups blocks into parts of about the same length. While a text grows, all parts but the last stay the same. */
export function partsOf(blocks: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = PART;
  for (const block of blocks) {
    if (length >= PART) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(block);
    length += block.length;
  }
  return parts;
}

/** The last position where a text may be cut outside of a formula; its length if there is none. */
function endIn(text: string, ends: readonly RegExp[]): number {
  for (const end of ends) {
    const places = [...text.matchAll(end)].map(({ index, 0: { length } }) => index + length);
    const last = places.findLast((place) => text.slice(0, place).split('$').length % 2 === 1);
    if (last !== undefined && last > LONGEST_BLOCK / 2) return last;
  }
  return ends.length === 1 ? 0 : text.length;
}

/** What is open after a line: a fence, or the closer of a displayed formula or environment; null if nothing is. */
function openAfter(open: Fence | string | null, line: string): Fence | string | null {
  if (open === null) return fenceOf(line) ?? displayCloser(line);
  const closes = typeof open === 'string' ? line.includes(open) : closesFence(line, open);
  return closes ? null : open;
}

/** A growing text without a formula that has begun but not ended, which would flicker. */
export function withoutOpenFormula(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const dollars = [...line.matchAll(/(?<!\\)\$/g)];
  const open = dollars.length % 2 === 1 ? dollars.at(-1) : undefined;
  if (open === undefined || line.length - open.index > LONGEST_HELD) return text;
  return text.slice(0, text.length - line.length + open.index);
}
