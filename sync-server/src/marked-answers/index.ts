export { CHECKED, dayInIndia, endOfDay, forgetDerived } from './daily-figures.ts';
export { tallierOf, type MarkedAnswer, type MarkedPaper, type Tallier } from './mark-answers.ts';
export { readAnswers, storedAnswers, sumAnswers, type AnswerSum } from './read-answers.ts';
export {
  appendAttempts,
  MARKED_ANSWERS,
  nameOf,
  storedAttempts,
  supersedeAnswers,
  type MarkedAttempt,
} from './store-answers.ts';
