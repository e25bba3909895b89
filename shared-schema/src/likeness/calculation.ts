import { hasCode } from '../rich-text/index.ts';
import type { Comparable } from './shingles.ts';

/** Characters. A longer option is a sentence, even if it contains numbers. */
const LONGEST_NUMBER = 20;

/**
 * Whether other numbers, in the text, in the drawing or in the options, would make it another question (CT12). Other
 * signs in its code do so as well (BK35).
 */
export const isCalculation = ({ text, options }: Comparable, hasDrawing: boolean): boolean =>
  hasDrawing ||
  /\d/.test(text) ||
  [text, ...options.map((option) => option.text)].some(hasCode) ||
  options.every((option) => /\d/.test(option.text) && option.text.length <= LONGEST_NUMBER);
