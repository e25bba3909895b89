export { AskedQuestions } from './asked-questions.ts';
export { isCalculation, likenessOf } from './likeness.ts';
export { TopicQuestions } from './topic-questions.ts';
