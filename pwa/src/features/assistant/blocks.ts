/** ``` or ~~~, also within a list. */
const FENCE = /^\s*(`{3,}|~{3,})/;
const MATHS_FENCE = /^\s*\$\$\s*$/;
const CONTINUED = /^(?: {2,}|\t)/;
const DISPLAY_LINE = /^\s*\$\$(.+?)\$\$\s*$/;
/** A formula that is being written is not held back for longer than a line. */
const LONGEST_HELD = 400;

/**
 * AW8: the parts of a Markdown text that can be drawn by themselves: what stands between blank lines, and a fence or a
 * displayed formula as a whole. While a text grows, all but the last stay as they are.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let fence: string | null = null;
  let isAfterBlank = false;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    // What is indented behind a blank line belongs to the list before it.
    if (fence === null && isAfterBlank && !isBlank && !CONTINUED.test(line) && block.length > 0) {
      blocks.push(block.join('\n'));
      block = [];
    }
    fence = fenceAfter(fence, line);
    if (!isBlank || block.length > 0) block.push(line);
    isAfterBlank = isBlank;
  }
  if (block.some((line) => line.trim() !== '')) blocks.push(block.join('\n'));
  return blocks;
}

/** The fence that is open behind a line; null outside of any. */
function fenceAfter(fence: string | null, line: string): string | null {
  const marks = FENCE.exec(line)?.[1] ?? (MATHS_FENCE.test(line) ? '$$' : null);
  if (marks === null) return fence;
  if (fence === null) return marks;
  const closes = marks === fence || (marks[0] === fence[0] && marks.length > fence.length && fence !== '$$');
  return closes ? null : fence;
}

/**
 * A block with its formulas as the reader of Markdown knows them: TeX's own brackets become dollars, and a displayed
 * formula within one line stands on lines of its own. Code stays as it is.
 */
export function withKnownMaths(block: string): string {
  if (FENCE.test(block)) return block;
  return block
    .replace(/\\\[([\s\S]+?)\\\]/g, (_, tex: string) => `\n$$\n${tex.trim()}\n$$\n`)
    .replace(/\\\((.+?)\\\)/g, (_, tex: string) => `$${tex}$`)
    .split('\n')
    .map((line) => line.replace(DISPLAY_LINE, (_, tex: string) => `$$\n${tex.trim()}\n$$`))
    .join('\n');
}

/** A growing text up to a formula that has begun and not ended: half of one is no formula yet, and would flicker. */
export function withoutOpenFormula(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const dollars = [...line.matchAll(/(?<!\\)\$/g)];
  const open = dollars.length % 2 === 1 ? dollars.at(-1) : undefined;
  if (open === undefined || line.length - open.index > LONGEST_HELD) return text;
  return text.slice(0, text.length - line.length + open.index);
}
