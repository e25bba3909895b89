export { likenessDigest } from './likeness.ts';
export { areNearlyTheSame, storedShingles } from './stored-shingles.ts';
export { similarQuestions, TopicQuestions } from './topic-questions.ts';
