/**
 * CT26: program code in the text of questions, between backticks within a line, or between two lines of three or more.
 * It is literal: no sign in it has a meaning.
 */

import { closesFence, type Fence, indentation, outdented } from './code-lines.ts';

export interface CodeRange {
  readonly kind: 'span' | 'block';
  /** The index of the first backtick. */
  readonly start: number;
  /** The index after the last backtick; that of a block without an end is the end of the text. */
  readonly end: number;
  /** The code without its backticks. */
  readonly code: string;
  /** False for a block without a closing line. */
  readonly isClosed: boolean;
}

/** Three or more backticks at the end of a line, after which may be the name of the language. */
const OPENING = /(?:^|\s)(`{3,})[ \t]*[\w+#.-]*\s*$/;

/** The fence that a line opens, or null. Text before it, such as the letter of an option, does not belong to the code. */
function fenceIn(line: string): Fence | null {
  const runs = line.match(/`{3,}/g) ?? [];
  const signs = runs.length === 1 ? OPENING.exec(line)?.[1] : undefined;
  return signs === undefined ? null : { signs, indentation: indentation(line) };
}

/** All code of a text, in order. */
export function codesIn(text: string): CodeRange[] {
  if (!text.includes('`')) return [];
  const codes: CodeRange[] = [];
  for (let start = 0; start < text.length;) {
    const line = lineAt(text, start);
    const fence = fenceIn(line);
    const opens = fence === null ? line.length : line.indexOf(fence.signs);
    codes.push(...spansIn(line.slice(0, opens), start));
    const block = fence === null ? null : blockAt(text, start + opens, fence);
    if (block !== null) codes.push(block);
    start = 1 + (block?.end ?? start + line.length);
  }
  return codes;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.slice(start) : text.slice(start, end);
}

/** The block from an opening fence to its closing line, or to the end of the text. */
function blockAt(text: string, start: number, fence: Fence): CodeRange {
  const lines: string[] = [];
  for (let next = start + lineAt(text, start).length + 1; next < text.length;) {
    const line = lineAt(text, next);
    next += line.length + 1;
    if (closesFence(line, fence))
      return { kind: 'block', start, end: next - 1, code: lines.join('\n'), isClosed: true };
    lines.push(outdented(line, fence.indentation));
  }
  return { kind: 'block', start, end: text.length, code: lines.join('\n'), isClosed: false };
}

/** The code within one line: between two runs of the same number of backticks. */
function spansIn(line: string, lineStart: number): CodeRange[] {
  // Escaped signs are no backticks.
  const runs = [...line.matchAll(/\\.|`+/g)].filter(([signs]) => signs.startsWith('`'));
  const absent = new Set<string>();
  const spans: CodeRange[] = [];
  let from = 0;
  for (const { 0: ticks, index } of runs) {
    if (index < from || absent.has(ticks)) continue;
    const close = closingTicks(line, index + ticks.length, ticks);
    if (close === -1) absent.add(ticks);
    const content = line.slice(index + ticks.length, close);
    if (close === -1 || isQuotation(content, ticks)) continue;
    from = close + ticks.length;
    const range = { start: lineStart + index, end: lineStart + from };
    spans.push({ kind: 'span', ...range, code: withoutPadding(content), isClosed: true });
  }
  return spans;
}

/** The next run of the same length; a backslash has no meaning before it. */
function closingTicks(line: string, from: number, ticks: string): number {
  for (let index = line.indexOf(ticks, from); index !== -1;) {
    let end = index;
    while (line[end] === '`') end += 1;
    if (end - index === ticks.length) return index;
    index = line.indexOf(ticks, end);
  }
  return -1;
}

const withoutPadding = (content: string): string =>
  content.startsWith(' ') && content.endsWith(' ') && content.trim() !== '' ? content.slice(1, -1) : content;

/** What stands between the opening signs of two quotations of TeX: ``one'' and ``another'', or `one' and `another'. */
const isQuotation = (content: string, ticks: string): boolean =>
  (/^\S/.test(content) && /\s$/.test(content)) || (ticks.length === 2 && content.includes("''"));

/** A sign that no text has, and that has no meaning in any syntax. */
const FILLER = '\uFDD0';

/** The text with its code replaced by as many fillers, so that a search for signs does not find those of the code. */
export const maskCode = (text: string): string =>
  partsOf(text)
    .map(({ code, source }) => (code === null ? source : FILLER.repeat(source.length)))
    .join('');

/** Whether a part of a masked text has code. */
export const isMasked = (masked: string): boolean => masked.includes(FILLER);

/** Changes the parts of a text that are not code. */
export const changeOutsideCode = (text: string, change: (outside: string) => string): string =>
  partsOf(text)
    .map(({ code, source }) => (code === null ? change(source) : source))
    .join('');

/** A piece of a text: all of it code, or none. */
interface Part {
  readonly source: string;
  /** Null for text outside code. */
  readonly code: CodeRange | null;
}

/** The parts of a text, in order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const code of codesIn(text)) {
    if (from < code.start) parts.push({ source: text.slice(from, code.start), code: null });
    parts.push({ source: text.slice(code.start, code.end), code });
    from = code.end;
  }
  return from < text.length ? [...parts, { source: text.slice(from), code: null }] : parts;
}
