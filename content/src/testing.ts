/** What only the tests of other parts look at. */
export { translationsOf } from './content-question.ts';
export { inHindi } from './hindi/in-hindi.ts';
export { everySentence } from './hindi/testing.ts';
export { firstPapers } from './papers/first-papers.ts';
export { passagePapers } from './passages/papers.ts';
export { FEWEST_TO_PRACTISE } from './practice-topics.ts';
export type { OptionCount } from './templates/index.ts';
export { randomFrom } from './templates/random.ts';
