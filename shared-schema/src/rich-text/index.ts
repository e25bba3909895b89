import { parseBlocks } from './blocks.ts';
import { QUESTION_LEVEL } from './level.ts';
import { repairText } from './repair-text.ts';
import type { RichTextBlock } from './tree.ts';

export type { RichTextBlock, RichTextInline } from './tree.ts';
export { codesIn, maskCode } from './code.ts';
export { codeInLine } from './code-in-line.ts';
export { hasCode } from './has-code.ts';
export { hasMaths } from './has-maths.ts';
export { parseMarkdown } from './markdown.ts';
export { closesFence, type Fence } from './code-lines.ts';
export { displayCloser, fenceOf } from './markdown-lines.ts';
export { isTableHead } from './markdown-table.ts';
export { formulasIn, wordsIn, type Formula } from './parts-of-text.ts';
export { plainLines, plainText } from './reading.ts';
export { texToText } from './tex-to-text.ts';
export { lookOf, placesOfSameLook, unifiedSigns } from './same-look.ts';

/**
 * Parses question text (plain, or with the LaTeX that question banks use) into blocks that are rendered without HTML.
 * Never throws; unknown parts stay as text.
 */
export function parseRichText(text: string): RichTextBlock[] {
  return parseBlocks(repairText(text), QUESTION_LEVEL);
}
