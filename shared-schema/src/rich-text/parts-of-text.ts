import { parseBlocks } from './blocks.ts';
import { QUESTION_LEVEL } from './level.ts';
import { repairText } from './repair-text.ts';
import type { RichTextBlock, RichTextInline } from './tree.ts';

export interface Formula {
  readonly tex: string;
  readonly displayMode: boolean;
}

/** Every formula in this text that the app would give to KaTeX. */
export function formulasIn(text: string): Formula[] {
  return parseBlocks(repairText(text), QUESTION_LEVEL).flatMap(formulasOf);
}

function formulasOf(block: RichTextBlock): Formula[] {
  if (block.kind === 'maths') return [{ tex: block.tex, displayMode: true }];
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(formulasOf));
  if (block.kind === 'quote') return block.blocks.flatMap(formulasOf);
  return inlineOf(block).flatMap((node) =>
    node.kind === 'maths' ? [{ tex: node.tex, displayMode: false }] : [],
  );
}

/** Every plain-text part of this text as the app would show it. */
export function wordsIn(text: string): string[] {
  return parseBlocks(repairText(text), QUESTION_LEVEL).flatMap(wordsOf);
}

function wordsOf(block: RichTextBlock): string[] {
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(wordsOf));
  if (block.kind === 'quote') return block.blocks.flatMap(wordsOf);
  return inlineOf(block).flatMap((node) => (node.kind === 'text' ? [node.text] : []));
}

function inlineOf(block: RichTextBlock): RichTextInline[] {
  if (block.kind === 'table')
    return block.rows.flatMap((row) => row.flatMap((cell) => cell.children.flatMap(flat)));
  return block.kind === 'paragraph' || block.kind === 'heading' ? block.children.flatMap(flat) : [];
}

const flat = (node: RichTextInline): RichTextInline[] =>
  'children' in node ? node.children.flatMap(flat) : [node];
