import { parseBlocks } from './blocks.ts';
import { QUESTION_LEVEL } from './level.ts';
import { repairText } from './repair-text.ts';
import { texToText } from './tex-to-text.ts';
import type { RichTextBlock, RichTextInline } from './tree.ts';

/** One line of plain text with readable formulas, for labels that screen readers speak and for previews in lists. */
export function plainText(text: string): string {
  return parseBlocks(repairText(text), QUESTION_LEVEL)
    .map(blockInWords)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Plain text with formulas in readable signs, for announcements and for text that is not rendered yet. Each paragraph,
 * list item and table row has its own line.
 */
export function plainLines(blocks: readonly RichTextBlock[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: RichTextBlock): string[] {
  switch (block.kind) {
    case 'maths':
      return [texToText(block.tex)];
    case 'code':
      return [block.text];
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'list':
      return block.items.flatMap((item, index) => {
        const lines = item.flatMap(linesOf);
        return block.isOrdered ? [`${block.start + index}. ${lines[0] ?? ''}`, ...lines.slice(1)] : lines;
      });
    case 'table':
      return block.rows.map((row) => row.map((cell) => cell.children.map(inlineInLines).join('')).join(', '));
    default:
      return [block.children.map(inlineInLines).join('')];
  }
}

function inlineInLines(node: RichTextInline): string {
  if (node.kind === 'line-break') return '\n';
  if (node.kind === 'image') return `[${node.source}]`;
  return 'children' in node ? node.children.map(inlineInLines).join('') : inlineInWords(node);
}

function blockInWords(block: RichTextBlock): string {
  if (block.kind === 'maths') return texToText(block.tex);
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(blockInWords).join(' ');
  if (block.kind === 'list') return block.items.map((item) => item.map(blockInWords).join(' ')).join('; ');
  if (block.kind !== 'table') return block.children.map(inlineInWords).join('');
  return block.rows
    .map((row) => row.map((cell) => cell.children.map(inlineInWords).join('')).join(', '))
    .join('; ');
}

function inlineInWords(node: RichTextInline): string {
  if (node.kind === 'text' || node.kind === 'code') return node.text;
  if (node.kind === 'maths') return texToText(node.tex);
  if (node.kind === 'line-break') return ' ';
  return node.kind === 'image' ? '' : node.children.map(inlineInWords).join('');
}
