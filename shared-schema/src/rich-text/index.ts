import { parseBlocks } from './blocks.ts';
import { mendText } from './mend-text.ts';
import type { RichTextBlock } from './tree.ts';

export type { RichTextBlock, RichTextInline } from './tree.ts';
export { hasMaths, plainText } from './reading.ts';

/**
 * Question text (plain, or with the LaTeX that question banks use) as blocks, ready to render without HTML.
 * Never throws; what it does not understand stays as text.
 */
export function parseRichText(text: string): RichTextBlock[] {
  return parseBlocks(mendText(text), 0);
}
