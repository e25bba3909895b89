import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { database, startSession } from '../../offline/index.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import AnalysisScreen from './analysis-screen.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
const asha = testStudent('asha');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => startSession(database, asha, 'token', null));
afterAll(() => server.close());

/** Its options in the order that the student saw. */
const question: ResultQuestion = {
  questionId: 'q1',
  questionText: 'Which?',
  options: ['c', 'a', 'd', 'b'].map((_id) => ({ _id, text: `Option ${_id}` })),
  topic: null,
  section: 'Physics',
  type: 'MSQ',
  marks: 4,
  negativeMarks: 1,
  marksObtained: 0,
  marksObtainedExact: '0',
  outcome: 'incorrect',
  isCorrect: false,
  selectedAnswer: ['a'],
  correctAnswer: ['b', 'd', 'c'],
  explanation: null,
  timeTaken: 10,
  visits: 1,
  markedForReview: false,
};

it('[ST71] the analysis names options by the letters that the student saw, in the order of the letters', async () => {
  const result = testResult('letters', [question]);
  await database.results.put({ attemptId: 'letters', userId: asha._id, result, storedAt: 1 });
  render(<AnalysisScreen attemptId="letters" />);
  const card = within(await screen.findByRole('article', { name: /^Question 1/ }));
  const fact = (term: string) => card.getByText(term).nextElementSibling?.textContent;
  expect(fact('Your Answer')).toContain('B. Option a');
  expect(fact('Correct Answer')).toBe('A. Option cC. Option dD. Option b');
});

it('[AT6] a dropped question whose answer its type does not take counts as unanswered, as the server counts it', async () => {
  const dropped: ResultQuestion = { ...question, outcome: 'dropped', selectedAnswer: [] };
  const typed: ResultQuestion = { ...dropped, type: 'Numerical', options: [], correctAnswer: '4' };
  const questions = [
    dropped,
    { ...typed, questionId: 'q2', selectedAnswer: 'abc' },
    { ...typed, questionId: 'q3', selectedAnswer: '4' },
  ];
  const result = testResult('dropped', questions);
  await database.results.put({ attemptId: 'dropped', userId: asha._id, result, storedAt: 1 });
  render(<AnalysisScreen attemptId="dropped" />);
  const footers = (await screen.findAllByRole('article')).map(
    (card) => within(card).queryByText('Not Attempted') !== null,
  );
  expect(footers).toEqual([true, true, false]);
});
