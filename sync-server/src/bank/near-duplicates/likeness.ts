import { createHash } from 'node:crypto';
import { isCalculation, wordsIn, type Comparable } from '@exam/shared-schema/likeness';

export interface Stored extends Comparable {
  readonly diagramUrl?: string | null;
  readonly diagramLatex?: string | null;
  readonly setId?: string | null;
}

/**
 * BK26: a digest that is equal for equal questions: for texts ignoring case, punctuation and the order of options; for
 * calculations with the same numbers about the same drawing, passage or table.
 * @returns 64 hex digits.
 */
export function likenessDigest({ text, options, diagramUrl, diagramLatex, setId }: Stored): string {
  const about = [diagramUrl ?? '', diagramLatex ?? '', setId ?? ''];
  const hasDrawing = about[0] !== '' || about[1] !== '';
  const content = isCalculation({ text, options }, hasDrawing)
    ? [text, ...options.map((option) => option.text).toSorted(), ...about]
    : [normalisedText(text), ...options.map((option) => normalisedText(option.text)).toSorted()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Letters and digits as words, and every other sign that a formula may have by itself. */
const SIGNS = /[\p{L}\p{M}\p{N}]+|[^\s.,;:?!'"‘’“”…()]/gu;
/** Words that never make another question. */
const ARTICLES = new Set(['a', 'an', 'the']);

const asRead = (text: string): string =>
  (text.normalize('NFKC').toLowerCase().match(SIGNS) ?? []).filter((sign) => !ARTICLES.has(sign)).join(' ');

/**
 * BK17: equal for questions that a student would call the same: the same words, numbers and formulas in the same order
 * and the same options in any order, ignoring case, punctuation and articles, about the same image.
 */
export function asStudentsRead({ text, options, diagramUrl, diagramLatex }: Stored): string {
  const offered = options.map((option) => asRead(option.text)).toSorted();
  return JSON.stringify([asRead(text), offered, diagramUrl ?? '', diagramLatex ?? '']);
}

const normalisedText = (text: string): string => wordsIn(text).join(' ');
