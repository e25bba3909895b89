import { parseBlocks } from './blocks.ts';
import { QUESTION_LEVEL } from './level.ts';
import { repairText } from './repair-text.ts';
import type { RichTextBlock, RichTextInline } from './tree.ts';

// A module of its own, because the exam room asks this but reads no text aloud.

/** True if the text needs KaTeX; a paper without maths does not load it. */
export function hasMaths(text: string): boolean {
  return /[$\\]/.test(text) && parseBlocks(repairText(text), QUESTION_LEVEL).some(blockHasMaths);
}

function blockHasMaths(block: RichTextBlock): boolean {
  if (block.kind === 'maths') return true;
  if (block.kind === 'code') return false;
  if (block.kind === 'quote') return block.blocks.some(blockHasMaths);
  if (block.kind === 'list') return block.items.some((item) => item.some(blockHasMaths));
  if (block.kind === 'table')
    return block.rows.some((row) => row.some((cell) => cell.children.some(inlineHasMaths)));
  return block.children.some(inlineHasMaths);
}

function inlineHasMaths(node: RichTextInline): boolean {
  return node.kind === 'maths' || ('children' in node && node.children.some(inlineHasMaths));
}
