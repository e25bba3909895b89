/**
 * The text of questions and answers as a small tree. The screen renders it node by node, so that no text is ever set as
 * HTML; only `tex` goes to KaTeX, which makes its own markup.
 */

export type RichTextInline =
  | { readonly kind: 'text'; readonly text: string }
  /** `tex` is without delimiters and already repaired for KaTeX. */
  | { readonly kind: 'maths'; readonly tex: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly RichTextInline[] }
  /** Inline code, literal: dollars and backslashes in it have no meaning. */
  | { readonly kind: 'code'; readonly text: string }
  /** `href` begins with http:// or https://. Links are not nested. */
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichTextInline[] }
  | { readonly kind: 'line-break' }
  /** The file name as the author wrote it; the screen finds the image of the question that belongs to it. */
  | { readonly kind: 'image'; readonly source: string };

export type ColumnAlignment = 'left' | 'center' | 'right';

export interface RichTextCell {
  readonly children: readonly RichTextInline[];
  /** How many columns the cell spans; 1 for most. */
  readonly columns: number;
}

export type RichTextBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly RichTextInline[] }
  /** Display maths, on a line of its own. */
  | { readonly kind: 'maths'; readonly tex: string }
  /** A code block, literal, with line breaks and indentation. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly RichTextBlock[] }
  | {
      readonly kind: 'table';
      /** Whether the first row holds the column headings. */
      readonly hasHead: boolean;
      readonly alignments: readonly ColumnAlignment[];
      readonly rows: readonly (readonly RichTextCell[])[];
    }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      /** The number of the first item of an ordered list. */
      readonly start: number;
      readonly items: readonly (readonly RichTextBlock[])[];
    };
