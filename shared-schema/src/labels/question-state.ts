export type QuestionState = 'not-visited' | 'visited' | 'answered' | 'marked' | 'answered-marked';

/** The labels of the question palette, as in the official computer-based tests (AT6). Source: document 2 section 4. */
export const questionStateLabels: Readonly<Record<QuestionState, string>> = {
  'not-visited': 'Not Visited',
  visited: 'Not Answered',
  answered: 'Answered',
  marked: 'Marked for Review',
  'answered-marked': 'Answered & Marked',
};
