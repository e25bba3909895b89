export {
  correctAnswerOf,
  type QuestionTexts,
  type ResultTexts,
  drawnTexts,
  resultTexts,
} from './result-texts.ts';
export {
  type AnsweredPaper,
  type KeyedPaper,
  scoredText,
  scoreOnlyText,
  summaryText,
} from './scored-text.ts';
