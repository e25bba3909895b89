import { parseInline } from './inline.ts';
import { deeper, type Level } from './level.ts';
import { endOfWhole } from './markdown-signs.ts';
import type { ColumnAlignment, RichTextBlock, RichTextCell } from './tree.ts';

const RULE = /^:?-+:?$/;

/** Whether `line` is the head of a table: `rule` is a line of dashes with the same number of columns. */
export function isTableHead(line: string, rule: string | undefined): boolean {
  if (rule === undefined || !line.includes('|') || !/^[ \t|:-]+$/.test(rule)) return false;
  const rules = cellsOf(rule);
  return rules.every((cell) => RULE.test(cell)) && rules.length === cellsOf(line).length;
}

/** @param lines the head, the line that sets the alignments, and the rows. */
export function parseMarkdownTable(lines: readonly string[], level: Level): RichTextBlock {
  const [head = '', rule = '', ...body] = lines;
  const columns = cellsOf(head).length;
  return {
    kind: 'table',
    hasHead: true,
    alignments: cellsOf(rule).map(alignmentOf),
    rows: [head, ...body].map((line) => {
      const cells = cellsOf(line);
      const missing = Math.max(0, columns - cells.length);
      return [...cells, ...Array<string>(missing).fill('')].map((cell) => cellOf(cell, level));
    }),
  };
}

function alignmentOf(rule: string): ColumnAlignment {
  if (!rule.endsWith(':')) return 'left';
  return rule.startsWith(':') ? 'center' : 'right';
}

function cellOf(cell: string, level: Level): RichTextCell {
  return { columns: 1, children: parseInline(cell.replaceAll('\\|', '|'), deeper(level)) };
}

/** The cells of a row. A bar within a formula or code does not separate cells. */
function cellsOf(line: string): string[] {
  const row = line.trim();
  const cells: string[] = [];
  let start = row.startsWith('|') ? 1 : 0;
  for (let index = start; index < row.length;) {
    if (row[index] === '|') {
      cells.push(row.slice(start, index).trim());
      start = index + 1;
    }
    index = row[index] === '|' ? index + 1 : endOfWhole(row, index);
  }
  return start >= row.length ? cells : [...cells, row.slice(start).trim()];
}
