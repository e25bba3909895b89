import katex from 'katex';
import 'katex/contrib/mhchem';
import {
  maskCode,
  parseRichText,
  type RichTextBlock,
  type RichTextInline,
} from '@exam/shared-schema/rich-text';
import { shortened } from './shortened.ts';

interface Formula {
  readonly tex: string;
  readonly displayMode: boolean;
}

/** Why a text would show a formula as source code, as a sentence; null if it would not. */
export function brokenMathsIn(text: string): string | null {
  if (!/[$\\]/.test(text)) return null;
  const [command, name = ''] = UNKNOWN_UNITS.exec(maskCode(text)) ?? [];
  if (command !== undefined) return `It has ${command}, which cannot be set. Write ${INSTEAD[name]} instead.`;
  const raw = wordsIn(text).find((words) => isRaw(words));
  if (raw !== undefined) return `It has LaTeX that is no formula: '${shortened(raw.trim())}'.`;
  const broken = formulasIn(text).find((formula) => complaintAbout(formula) !== null);
  return broken === undefined ? null : `It has a formula that cannot be set: '${shortened(broken.tex)}'.`;
}

/** BK36: what to write instead of the commands of siunitx and chemfig. */
const INSTEAD: Readonly<Record<string, string>> = {
  SI: String.raw`\pu{5 m s-1}`,
  qty: String.raw`\pu{5 m s-1}`,
  si: String.raw`\pu{m s-1}`,
  unit: String.raw`\pu{m s-1}`,
  num: String.raw`$5 \times 10^3$`,
  ang: String.raw`$30^\circ$`,
  celsius: String.raw`\pu{25 °C}`,
  degreeCelsius: String.raw`\pu{25 °C}`,
  chemfig: 'a description, and add an image',
};
const UNKNOWN_UNITS = new RegExp(String.raw`\\(${Object.keys(INSTEAD).join('|')})(?![a-zA-Z])`);

/** A LaTeX command, or a dollar sign that is not a price. */
const isRaw = (words: string) => /\\[a-zA-Z]|\$(?!\s?\d)/.test(words);

/** Every formula in this text that the app would give to KaTeX. */
export function formulasIn(text: string): Formula[] {
  return parseRichText(text).flatMap(formulasOf);
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
  return parseRichText(text).flatMap(wordsOf);
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

/** As on the device, which shows what expands further as its source. */
const MAX_EXPAND = 500;

/** KaTeX's error message, or null if it renders. */
export function complaintAbout({ tex, displayMode }: Formula): string | null {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', displayMode, maxExpand: MAX_EXPAND });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
