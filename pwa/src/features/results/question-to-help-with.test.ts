import { expect, it } from 'vitest';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { ENGLISH_KEY_WORDS } from '@exam/shared-schema/question-types';
import { analysed } from './analysed-questions.ts';
import { toHelpWith } from './question-to-help-with.ts';

const question: ResultQuestion = {
  questionId: 'q1',
  questionText: 'Which?',
  options: [],
  topic: 'Optics',
  section: 'Warm-up',
  type: 'Numerical',
  marks: 4,
  negativeMarks: 1,
  marksObtained: 0,
  marksObtainedExact: '0',
  outcome: 'unanswered',
  isCorrect: false,
  selectedAnswer: null,
  correctAnswer: '4',
  explanation: null,
  timeTaken: 10,
  visits: 1,
  markedForReview: false,
};

const helped = (changes: Partial<ResultQuestion>) => {
  const numbered = { question: { ...question, ...changes }, number: 1, namedSection: undefined };
  return toHelpWith(analysed(numbered, null, { questions: {} }, ENGLISH_KEY_WORDS), 'a1');
};

it("[ST85] the subject is the question's, never the title of its section", () => {
  expect(helped({ subject: 'Physics', difficulty: 8 })).toMatchObject({
    topic: 'Optics',
    subject: 'Physics',
    difficulty: 'Hard',
  });
  expect(helped({})).toMatchObject({ topic: 'Optics', subject: null, difficulty: null });
});
