export type QuestionState = 'not-visited' | 'visited' | 'answered' | 'marked' | 'answered-marked';

/** The words of the question palette, those of the official computer-based tests (rule AT6). Source: document 2 section 4. */
export const questionStateLabels: Readonly<Record<QuestionState, string>> = {
  'not-visited': 'Not Visited',
  visited: 'Not Answered',
  answered: 'Answered',
  marked: 'Marked for Review',
  'answered-marked': 'Answered & Marked',
};
