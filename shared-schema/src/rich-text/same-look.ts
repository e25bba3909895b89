import { parseDecimal } from '../marking/decimal.ts';
import { typedNumber } from '../marking/typed-number.ts';
import { parseBlocks } from './blocks.ts';
import { QUESTION_LEVEL } from './level.ts';
import { repairText } from './repair-text.ts';
import type { RichTextBlock, RichTextInline } from './tree.ts';

/** Soft hyphens, zero-width spaces, word joiners, byte order marks and marks of direction. */
const INVISIBLE = /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;
/** A joiner shows only beside a virama, in Arabic script and in emoji. */
const IDLE_JOINER =
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\p{Script=Arabic}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d](?![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])/gu;
/** The hyphen, the non-breaking hyphen and the minus sign. */
const HYPHENS = /[\u2010\u2011\u2212]/g;
const MICRO_SIGN = /\u00b5/g;

/** The text in one encoding (NFC), without invisible characters. */
export function unifiedSigns(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(IDLE_JOINER, '').replace(MICRO_SIGN, '\u03bc');
}

/**
 * BK37: a text that is equal for texts of questions that look the same to a student: in another encoding, with invisible
 * characters, with another hyphen or other blanks, and for equal numbers, if they are the whole text. The blanks of code
 * show, and count.
 */
export function lookOf(text: string): string {
  const blocks = parseBlocks(repairText(unifiedSigns(text)), QUESTION_LEVEL);
  return numberIn(blocks) ?? shownIn(blocks).replace(/\s+/g, ' ').trim();
}

/** The places of two texts that look the same; null if all look different. */
export function placesOfSameLook(texts: readonly string[]): readonly [number, number] | null {
  const seen = new Map<string, number>();
  for (const [place, text] of texts.entries()) {
    const look = lookOf(text);
    const before = seen.get(look);
    if (before !== undefined) return [before, place];
    seen.set(look, place);
  }
  return null;
}

/** The value of a text that is one number and nothing else, in maths or not. */
function numberIn(blocks: readonly RichTextBlock[]): string | null {
  const [block, ...others] = blocks;
  if (block === undefined || others.length > 0) return null;
  const nodes = block.kind === 'paragraph' ? block.children : [block];
  const [node] = nodes;
  if (nodes.length !== 1 || (node?.kind !== 'text' && node?.kind !== 'maths')) return null;
  const typed = typedNumber(node.kind === 'text' ? node.text : node.tex);
  const decimal = typed === null ? null : parseDecimal(typed);
  if (decimal === null) return null;
  let { units, scale } = decimal;
  for (; scale > 0 && units % 10n === 0n; scale -= 1) units /= 10n;
  return `${units}e-${scale}`;
}

type Node = RichTextBlock | RichTextInline;

const shownIn = (nodes: readonly Node[]): string => nodes.map(shownAs).join('');
const shownApart = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join('');

/** A node as it is shown, in one line; blanks of code are replaced by signs that are kept. */
function shownAs(node: Node): string {
  switch (node.kind) {
    case 'text':
      return node.text.replace(HYPHENS, '-');
    case 'code':
      return codeSigns(node.text);
    case 'maths':
      return `$${withoutHiddenBlanks(node.tex)}$`;
    case 'line-break':
      return ' ';
    case 'image':
      return `image (${node.source})`;
    case 'paragraph':
      return `${shownIn(node.children)} `;
    case 'table':
      return `table ${shownApart(node.rows.map((row) => shownApart(row.map(({ children }) => shownIn(children)))))}`;
    case 'list':
      return `${node.isOrdered ? `list ${node.start}` : 'list'} ${shownApart(node.items.map(shownIn))}`;
    case 'quote':
      return `quote (${shownIn(node.blocks)})`;
    default:
      return `${node.kind} (${shownIn(node.children)})`;
  }
}

/** As wide as code is shown. */
const TAB = '    ';

/** Code with its line breaks, and with its indentation and its wider gaps, as characters that are no blanks. */
function codeSigns(code: string): string {
  return code
    .replaceAll('\t', TAB)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^ +| {2,}/gm, (blanks) => '\ue000'.repeat(blanks.length))
    .replaceAll('\n', '\ue001');
}

/** Words and chemical equations in TeX, and blanks that are forced: there a blank shows. */
const SHOWS_BLANKS = /\\(?:text|mbox|hbox|ce|pu)|\\\s/;
const BLANK = /(\\[A-Za-z]+)?\s+(?=([A-Za-z])?)/g;

/** TeX shows no blank of a formula; one may end the name of a command. */
function withoutHiddenBlanks(tex: string): string {
  if (SHOWS_BLANKS.test(tex)) return tex.replace(/\s+/g, ' ');
  return tex.replace(BLANK, (_blank, command: string | undefined, letter: string | undefined) =>
    command !== undefined && letter !== undefined ? `${command} ` : (command ?? ''),
  );
}
