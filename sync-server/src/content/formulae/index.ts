import type { FormulaSheet } from '../../features/assistant/parts.ts';

/** AS6: formulae and facts by the chapters of the syllabuses. */
export const formulae: readonly FormulaSheet[] = [];
