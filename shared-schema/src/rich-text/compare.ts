import { codesIn, partsOf } from './code.ts';

/** Whether a text has code. */
export const hasCode = (text: string): boolean => codesIn(text).length > 0;

/**
 * BK35: the text as it looks, to be compared with others: code by its signs and its indentation, other text without regard to
 * the amount of whitespace.
 */
export const comparableText = (text: string): string =>
  partsOf(text.trim())
    .map(({ code, source }) => (code === null ? source.replace(/\s+/g, ' ') : asItLooks(code.code)))
    .join('');

const TAB = '    ';
const asItLooks = (code: string): string => code.replaceAll('\t', TAB).replace(/[^\S\n]+$/gm, '');
