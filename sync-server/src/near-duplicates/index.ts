export { AskedQuestions } from './asked-questions.ts';
export { TopicQuestions } from './topic-questions.ts';
