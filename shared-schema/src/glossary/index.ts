export { lexiconOf, spelledIn, type Lexicon } from './lexicon.ts';
export { lookUp } from './look-up.ts';
export { packGlossary, unpackGlossary } from './pack.ts';
export { contentIn } from './question-words.ts';
export { wordsOf } from './words.ts';
