/**
 * Question text as a small tree. The screen renders it node by node, so that question text is never set as HTML; only
 * `tex` goes to KaTeX, which makes its own markup.
 */

export type RichTextInline =
  | { readonly kind: 'text'; readonly text: string }
  /** `tex` is without delimiters and already repaired for KaTeX. */
  | { readonly kind: 'maths'; readonly tex: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly RichTextInline[] }
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
  | {
      readonly kind: 'table';
      readonly alignments: readonly ColumnAlignment[];
      readonly rows: readonly (readonly RichTextCell[])[];
    }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly RichTextBlock[])[];
    };
