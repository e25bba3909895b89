import { parseBlocks } from './blocks.ts';
import { repairText } from './repair-text.ts';
import { texToText } from './tex-to-text.ts';
import type { RichTextBlock, RichTextInline } from './tree.ts';

/** True if the text needs KaTeX; a paper without maths does not load it. */
export function hasMaths(text: string): boolean {
  return /[$\\]/.test(text) && parseBlocks(repairText(text), 0).some(blockHasMaths);
}

/** One line of plain text with readable formulas, for labels that screen readers speak and for previews in lists. */
export function plainText(text: string): string {
  return parseBlocks(repairText(text), 0).map(blockInWords).join(' ').replace(/\s+/g, ' ').trim();
}

function blockHasMaths(block: RichTextBlock): boolean {
  if (block.kind === 'maths') return true;
  if (block.kind === 'list') return block.items.some((item) => item.some(blockHasMaths));
  if (block.kind === 'table')
    return block.rows.some((row) => row.some((cell) => cell.children.some(inlineHasMaths)));
  return block.children.some(inlineHasMaths);
}

function inlineHasMaths(node: RichTextInline): boolean {
  return node.kind === 'maths' || ('children' in node && node.children.some(inlineHasMaths));
}

function blockInWords(block: RichTextBlock): string {
  if (block.kind === 'maths') return texToText(block.tex);
  if (block.kind === 'list') return block.items.map((item) => item.map(blockInWords).join(' ')).join('; ');
  if (block.kind !== 'table') return block.children.map(inlineInWords).join('');
  return block.rows
    .map((row) => row.map((cell) => cell.children.map(inlineInWords).join('')).join(', '))
    .join('; ');
}

function inlineInWords(node: RichTextInline): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'maths') return texToText(node.tex);
  if (node.kind === 'line-break') return ' ';
  return node.kind === 'image' ? '' : node.children.map(inlineInWords).join('');
}
