export { AskedQuestions } from './asked-questions.ts';
export { isCalculation } from './calculation.ts';
export { SAME_WORDS, shared, shinglesOf, wordsIn, type Comparable } from './shingles.ts';
