import { parseBlocks } from './blocks.ts';
import { repairText } from './repair-text.ts';
import type { RichTextBlock } from './tree.ts';

export type { RichTextBlock, RichTextInline } from './tree.ts';
export { hasMaths, plainText } from './reading.ts';

/**
 * Parses question text (plain, or with the LaTeX that question banks use) into blocks that are rendered without HTML.
 * Never throws; unknown parts stay as text.
 */
export function parseRichText(text: string): RichTextBlock[] {
  return parseBlocks(repairText(text), 0);
}
