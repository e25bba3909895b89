import { codesIn } from './code.ts';

/** Whether a text has code. */
export const hasCode = (text: string): boolean => codesIn(text).length > 0;
