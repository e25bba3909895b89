import katex from 'katex';
import { parseRichText, type RichTextBlock, type RichTextInline } from '@exam/shared-schema/rich-text';

interface Formula {
  readonly tex: string;
  readonly displayMode: boolean;
}

/** Every formula that the app would hand to KaTeX for this text. */
export function formulasIn(text: string): Formula[] {
  return parseRichText(text).flatMap(formulasOf);
}

function formulasOf(block: RichTextBlock): Formula[] {
  if (block.kind === 'maths') return [{ tex: block.tex, displayMode: true }];
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(formulasOf));
  return inlineOf(block).flatMap((node) =>
    node.kind === 'maths' ? [{ tex: node.tex, displayMode: false }] : [],
  );
}

/** Every piece of plain words that the app would show for this text. */
export function wordsIn(text: string): string[] {
  return parseRichText(text).flatMap((block) =>
    inlineOf(block).flatMap((node) => (node.kind === 'text' ? [node.text] : [])),
  );
}

function inlineOf(block: RichTextBlock): RichTextInline[] {
  if (block.kind === 'maths') return [];
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(inlineOf));
  if (block.kind === 'table')
    return block.rows.flatMap((row) => row.flatMap((cell) => cell.children.flatMap(flat)));
  return block.children.flatMap(flat);
}

const flat = (node: RichTextInline): RichTextInline[] =>
  'children' in node ? node.children.flatMap(flat) : [node];

/** KaTeX's complaint, or null if it renders. */
export function complaintAbout({ tex, displayMode }: Formula): string | null {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
