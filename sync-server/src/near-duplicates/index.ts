export { TopicQuestions } from './topic-questions.ts';
