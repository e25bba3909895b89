import { maskCode } from './code.ts';
import { inlineOf, parseInline, trimInline } from './inline.ts';
import { deeper, type Level, MAX_DEPTH } from './level.ts';
import { parseTable } from './table.ts';
import { repairTex } from './tex.ts';
import { type Token, tokenise } from './tokens.ts';
import type { RichTextBlock, RichTextInline } from './tree.ts';

const TABLES = new Set(['tabular', 'tabular*', 'tabularx', 'longtable']);
const LISTS = new Set(['itemize', 'enumerate']);
/** Environments that only position their content. */
const POSITIONING = new Set(['center', 'flushleft', 'flushright', 'figure', 'table', 'quote', 'document']);

export function parseBlocks(text: string, level: Level): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let line: RichTextInline[] = [];
  const endParagraph = (): void => {
    const children = trimInline(line);
    if (children.length > 0) blocks.push({ kind: 'paragraph', children });
    line = [];
  };
  for (const token of tokenise(text, level.signs)) {
    const standing = blocksOf(token, level);
    if (standing === null) line.push(...inlineOf(token, level));
    else {
      endParagraph();
      blocks.push(...standing);
    }
  }
  endParagraph();
  return blocks;
}

/** The blocks of a token: none at the end of a paragraph, null if the token is handled inline. */
function blocksOf(token: Token, level: Level): RichTextBlock[] | null {
  if (token.kind === 'paragraph-break') return [];
  if (token.kind === 'code-block') return [{ kind: 'code', text: token.text }];
  if (token.kind === 'maths') return token.isDisplay ? [{ kind: 'maths', tex: repairTex(token.tex) }] : null;
  if (token.kind === 'styled' && token.style === 'heading')
    return [{ kind: 'heading', children: parseInline(token.body, deeper(level)) }];
  if (token.kind !== 'environment' || level.depth >= MAX_DEPTH) return null;
  if (TABLES.has(token.name)) return [parseTable(token.body, level)];
  if (LISTS.has(token.name)) return [parseList(token.body, token.name === 'enumerate', level)];
  return POSITIONING.has(token.name) ? parseBlocks(token.body, deeper(level)) : null;
}

function parseList(body: string, isOrdered: boolean, level: Level): RichTextBlock {
  const [beforeFirst = '', ...items] = splitItems(body);
  const all = beforeFirst.trim() === '' ? items : [beforeFirst, ...items];
  return { kind: 'list', isOrdered, start: 1, items: all.map((item) => parseBlocks(item, deeper(level))) };
}

const ITEM_OR_EDGE = /\\(item(?![a-zA-Z])|begin\{|end\{)/g;

/** The texts between the `\item`s of this list; nested lists stay within their item. */
function splitItems(body: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const match of maskCode(body).matchAll(ITEM_OR_EDGE)) {
    if (match[1] === 'begin{') depth += 1;
    else if (match[1] === 'end{') depth -= 1;
    else if (depth === 0) {
      parts.push(body.slice(start, match.index));
      start = match.index + match[0].length;
    }
  }
  return [...parts, body.slice(start)];
}
