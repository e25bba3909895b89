import { parseBlocks } from './blocks.ts';
import { parseInline } from './inline.ts';
import { deeper, type Level, MAX_DEPTH } from './level.ts';
import { closesFence, outdented } from './code-lines.ts';
import { displayCloser, fenceOf, isBlank } from './markdown-lines.ts';
import { canInterrupt, isNextOf, linesOfItem, listMarkerOf } from './markdown-list.ts';
import { MARKDOWN_SIGNS } from './markdown-signs.ts';
import { isTableHead, parseMarkdownTable } from './markdown-table.ts';
import { LINE_END, repairBackslashes } from './repair-text.ts';
import type { RichTextBlock } from './tree.ts';

/**
 * Parses an answer: Markdown, with the TeX that is allowed in question text. Supports headings, emphasis, lists, tables,
 * quotes, code, http and https links, and formulas between dollars or TeX brackets. Line breaks are kept. Never throws;
 * unknown syntax, unclosed formulas and HTML stay text.
 */
export function parseMarkdown(text: string): RichTextBlock[] {
  return readLines(text.split(LINE_END), { depth: 0, signs: MARKDOWN_SIGNS });
}

/** The blocks that begin at a line, and the index after them. */
interface Standing {
  readonly blocks: readonly RichTextBlock[];
  readonly end: number;
}

type Reader = (lines: readonly string[], at: number, level: Level) => Standing | null;

function readLines(lines: readonly string[], level: Level): RichTextBlock[] {
  if (level.depth >= MAX_DEPTH) return textBlocks(lines, level);
  const blocks: RichTextBlock[] = [];
  const absent = new Set<string>();
  let running: string[] = [];
  const endText = (): void => {
    blocks.push(...textBlocks(running, level));
    running = [];
  };
  for (let at = 0; at < lines.length;) {
    const isRunning = running.length > 0;
    const standing = blockAt(lines, at, isRunning, level);
    if (standing !== null) {
      endText();
      blocks.push(...standing.blocks);
      at = standing.end;
      continue;
    }
    for (const end = endOfDisplay(lines, at, absent); at < end; at += 1) running.push(lines[at] as string);
  }
  endText();
  return blocks;
}

function textBlocks(lines: readonly string[], level: Level): RichTextBlock[] {
  return parseBlocks(repairBackslashes(lines.join('\n')), level);
}

/** The index after a line of text and the displayed formula or environment that it opens. */
function endOfDisplay(lines: readonly string[], at: number, absent: Set<string>): number {
  const closer = displayCloser(lines[at] as string);
  if (closer === null || absent.has(closer)) return at + 1;
  for (let index = at + 1; index < lines.length; index += 1)
    if (lines[index]?.includes(closer)) return index + 1;
  absent.add(closer);
  return at + 1;
}

/** Null for a line of text; a blank line has no blocks. */
function blockAt(lines: readonly string[], at: number, isRunning: boolean, level: Level): Standing | null {
  for (const read of [
    readBlank,
    readFence,
    readHeading,
    readBreak,
    readQuote,
    readTable,
  ] satisfies Reader[]) {
    const standing = read(lines, at, level);
    if (standing !== null) return standing;
  }
  return readList(lines, at, isRunning, level);
}

function readBlank(lines: readonly string[], at: number): Standing | null {
  return isBlank(lines[at] as string) ? { blocks: [], end: at + 1 } : null;
}

/** A thematic break, which separates blocks like a blank line. */
const BREAK = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$/;

function readBreak(lines: readonly string[], at: number): Standing | null {
  return BREAK.test(lines[at] as string) ? { blocks: [], end: at + 1 } : null;
}

/** An unclosed fence, as in an unfinished answer, extends to the end. */
function readFence(lines: readonly string[], at: number): Standing | null {
  const fence = fenceOf(lines[at] as string);
  if (fence === null) return null;
  const code: string[] = [];
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] as string;
    if (closesFence(line, fence)) break;
    code.push(outdented(line, fence.indentation));
  }
  return { blocks: [{ kind: 'code', text: code.join('\n') }], end: end + 1 };
}

const HEADING = /^ {0,3}#{1,6}(?=[ \t])/;

function readHeading(lines: readonly string[], at: number, level: Level): Standing | null {
  const line = lines[at] as string;
  const [signs] = HEADING.exec(line) ?? [];
  if (signs === undefined) return null;
  const children = parseInline(repairBackslashes(line.slice(signs.length).trim()), deeper(level));
  return { blocks: children.length === 0 ? [] : [{ kind: 'heading', children }], end: at + 1 };
}

const QUOTED = /^ {0,3}> ?/;
/** '> 5' at the start of a line continues an inequality. */
const QUOTE = /^ {0,3}>(?![ \t]*[\d=$])/;

function readQuote(lines: readonly string[], at: number, level: Level): Standing | null {
  if (!QUOTE.test(lines[at] as string)) return null;
  const quoted: string[] = [];
  let end = at;
  for (; end < lines.length && QUOTED.test(lines[end] as string); end += 1)
    quoted.push((lines[end] as string).replace(QUOTED, ''));
  const blocks = readLines(quoted, deeper(level));
  return { blocks: blocks.length === 0 ? [] : [{ kind: 'quote', blocks }], end };
}

function readTable(lines: readonly string[], at: number, level: Level): Standing | null {
  if (!isTableHead(lines[at] as string, lines[at + 1])) return null;
  let end = at + 2;
  while (lines[end]?.includes('|')) end += 1;
  return { blocks: [parseMarkdownTable(lines.slice(at, end), level)], end };
}

function readList(lines: readonly string[], at: number, isRunning: boolean, level: Level): Standing | null {
  const first = listMarkerOf(lines[at] as string);
  if (first === null || (isRunning && !canInterrupt(first))) return null;
  const items: RichTextBlock[][] = [];
  let end = at;
  for (let marker = first, next = at; ;) {
    const found = linesOfItem(lines, next, marker, endsItem);
    items.push(readLines(found.item, deeper(level)));
    end = found.end;
    next = end;
    while (next < lines.length && isBlank(lines[next] as string)) next += 1;
    const following = listMarkerOf(lines[next] ?? '');
    if (following === null || BREAK.test(lines[next] as string) || !isNextOf(marker, following)) break;
    marker = following;
  }
  const list = { kind: 'list', isOrdered: first.number !== null, start: first.number ?? 1, items } as const;
  return { blocks: [list], end };
}

/** Whether an unindented line starts a block rather than continuing the item's text. */
function endsItem(line: string): boolean {
  return (
    listMarkerOf(line) !== null ||
    fenceOf(line) !== null ||
    HEADING.test(line) ||
    BREAK.test(line) ||
    QUOTE.test(line)
  );
}
