import katex from 'katex';
import { parseRichText, type RichTextBlock, type RichTextInline } from '@exam/shared-schema/rich-text';

interface Formula {
  readonly tex: string;
  readonly displayMode: boolean;
}

/** Every formula that the app would hand to KaTeX for this text. */
export function formulasIn(text: string): Formula[] {
  return parseRichText(text).flatMap(inBlock);
}

function inBlock(block: RichTextBlock): Formula[] {
  if (block.kind === 'maths') return [{ tex: block.tex, displayMode: true }];
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(inBlock));
  if (block.kind === 'table')
    return block.rows.flatMap((row) => row.flatMap((cell) => cell.children.flatMap(inline)));
  return block.children.flatMap(inline);
}

function inline(node: RichTextInline): Formula[] {
  if (node.kind === 'maths') return [{ tex: node.tex, displayMode: false }];
  return 'children' in node ? node.children.flatMap(inline) : [];
}

/** KaTeX's complaint, or null where it renders. */
export function complaintAbout({ tex, displayMode }: Formula): string | null {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
