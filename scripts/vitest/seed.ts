import { isFull } from './size.ts';

/**
 * What is drawn by chance starts from it: the same in each run, so that a change is not judged by chance, or what PREP_SEED
 * says. A full run draws something new each time.
 */
export const SEED = Number(process.env['PREP_SEED'] ?? (isFull ? Math.floor(Math.random() * 1e9) : 2026));
