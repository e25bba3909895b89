import type { WrittenSet } from '../written-question.ts';

/** Passages for practice, each with its questions. No paper has them. */
export const practiceSets: readonly WrittenSet[] = [];
