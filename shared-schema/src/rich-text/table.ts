import { endOfGroup, splitOutside } from './delimiters.ts';
import { parseInline } from './inline.ts';
import { deeper, type Level } from './level.ts';
import type { ColumnAlignment, RichTextBlock, RichTextCell } from './tree.ts';

const RULES =
  /\\(?:hline|toprule|midrule|bottomrule)|\\c(?:line|midrule)\s*(?:\([^)]{0,20}\))?\s*\{[^{}]{0,20}\}/g;
const MULTICOLUMN = /^\\multicolumn\s*\{\s*(\d{1,2})\s*\}\s*\{[^{}]*\}\s*(?=\{)/;
const MULTIROW = /^\\multirow\s*\{[^{}]*\}\s*\{[^{}]*\}\s*(?=\{)/;
const ALIGNMENTS: Readonly<Record<string, ColumnAlignment>> = {
  l: 'left',
  c: 'center',
  r: 'right',
  p: 'left',
  m: 'left',
};

/** The body of a tabular environment, from its column specification on. Rules between rows are left out. */
export function parseTable(body: string, level: Level): RichTextBlock {
  const { specification, content } = takeSpecification(body);
  const rows = splitOutside(content.replace(RULES, ' '), '\\\\').filter((row) => row.trim() !== '');
  return {
    kind: 'table',
    hasHead: false,
    alignments: alignmentsOf(specification),
    rows: rows.map((row) => splitOutside(row, '&').map((cell) => parseCell(cell, level))),
  };
}

function takeSpecification(body: string): { specification: string; content: string } {
  const start = body.search(/\S/);
  const position = start === -1 ? '' : (/^\[[^\]]*\]\s*/.exec(body.slice(start))?.[0] ?? '');
  const open = start + position.length;
  const end = body[open] === '{' ? endOfGroup(body, open) : -1;
  return end === -1
    ? { specification: '', content: body }
    : { specification: body.slice(open + 1, end - 1), content: body.slice(end) };
}

/** '|c|p{3cm}|r|' is center, left, right; the braces contain a width or a decoration. */
function alignmentsOf(specification: string): ColumnAlignment[] {
  const letters = specification.replace(
    /\*\s*\{(\d{1,2})\}\s*\{([^{}]*)\}/g,
    (_, times: string, columns: string) => columns.repeat(Number(times)),
  );
  return [...letters.replace(/\{[^{}]*\}/g, '')].flatMap((letter) => ALIGNMENTS[letter] ?? []);
}

function parseCell(text: string, level: Level): RichTextCell {
  const cell = text.trim();
  const span = MULTICOLUMN.exec(cell);
  const content = cell.slice((span ?? MULTIROW.exec(cell))?.[0].length ?? 0).replace(MULTIROW, '');
  return {
    children: parseInline(withoutGroup(content).replace(/\s*\n\s*/g, ' '), deeper(level)),
    columns: span ? Math.max(1, Number(span[1])) : 1,
  };
}

/** Removes braces around a whole cell, which only group it. */
function withoutGroup(cell: string): string {
  return cell.startsWith('{') && endOfGroup(cell, 0) === cell.length ? cell.slice(1, -1) : cell;
}
