import { parseBlocks } from './blocks.ts';
import { QUESTION_LEVEL } from './level.ts';
import { mendText } from './mend-text.ts';
import type { RichTextBlock } from './tree.ts';

export type { RichTextBlock, RichTextInline } from './tree.ts';
export { parseMarkdown } from './markdown.ts';
export { closesFence, displayCloser, type Fence, fenceOf } from './markdown-lines.ts';
export { isTableHead } from './markdown-table.ts';
export { hasMaths, plainLines, plainText } from './reading.ts';

/**
 * Question text (plain, or with the LaTeX that question banks use) as blocks, ready to render without HTML.
 * Never throws; what it does not understand stays as text.
 */
export function parseRichText(text: string): RichTextBlock[] {
  return parseBlocks(mendText(text), QUESTION_LEVEL);
}
