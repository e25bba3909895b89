import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AttemptHistoryRow, ResultQuestion } from '@exam/shared-schema/contract';
import { switchLanguage, useLanguage } from '../../sentences/index.ts';
import { database, startSession } from '../../offline/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import ResultScreen from './result-screen.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
const asha = testStudent('asha');

const question: ResultQuestion = {
  questionId: 'q1',
  questionText: 'Which?',
  options: ['a', 'b'].map((_id) => ({ _id, text: `Option ${_id}` })),
  topic: 'Optics',
  section: 'Physics',
  type: 'MCQ',
  marks: 4,
  negativeMarks: 1,
  marksObtained: -1,
  marksObtainedExact: '-1',
  outcome: 'incorrect',
  isCorrect: false,
  selectedAnswer: 'a',
  correctAnswer: 'b',
  explanation: null,
  timeTaken: 10,
  visits: 1,
  markedForReview: false,
};

const tally = { incorrect: 0, unanswered: 0 };
const result = {
  ...testResult('sat', [question]),
  wrongAnswers: 1,
  percentage: 65,
  topicWiseStats: [
    { topic: 'Waves', correct: 3, total: 4, ...tally },
    { topic: 'Optics', correct: 1, total: 5, ...tally },
  ],
};

/** Like the root of the app. */
function Root() {
  useLanguage();
  return <ResultScreen attemptId="sat" />;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  await startSession(database, asha, 'token', null);
  await database.results.put({ attemptId: 'sat', userId: asha._id, result, storedAt: 1 });
  render(<Root />);
  await screen.findByRole('heading', { name: 'Exam Completed!' });
});
afterAll(() => server.close());

it('the result has one verdict and one strip of numbers', () => {
  expect(screen.getAllByText(/^Good Job!$/)).toHaveLength(1);
  expect(document.querySelectorAll('dl.tiles')).toHaveLength(1);
  for (const words of ['Total Questions', 'Accuracy', 'Obtained Marks', 'Performance Analytics'])
    expect(screen.getByText(words)).toBeTruthy();
});

it('a paper without an answer has no pace', async () => {
  expect(screen.getByText(/^(Fast|Normal|Slow)$/)).toBeTruthy();
  const blank = { ...result, correctAnswers: 0, wrongAnswers: 0, unanswered: result.totalQuestions };
  await database.results.put({ attemptId: 'sat', userId: asha._id, result: blank, storedAt: 2 });
  await waitFor(() => expect(screen.queryByText(/^(Fast|Normal|Slow)$/)).toBeNull());
});

it('the result names the weakest topic and leads to the mistakes', () => {
  const next = within(screen.getByRole('region', { name: 'What to do next' }));
  expect(next.getByText(/Optics/).closest('p')?.textContent).toBe(
    'Your weakest topic is Optics: 1 of 5 right.',
  );
  expect(next.getByRole('link', { name: 'See your mistakes' }).getAttribute('href')).toBe(
    '/results/sat/analysis?show=incorrect',
  );
});

it('the result leads to the unanswered questions where none is wrong', async () => {
  const blank = { ...result, wrongAnswers: 0, unanswered: 1 };
  await database.results.put({ attemptId: 'sat', userId: asha._id, result: blank, storedAt: 2 });
  const link = await screen.findByRole('link', { name: 'See unanswered questions' });
  expect(link.getAttribute('href')).toBe('/results/sat/analysis?show=unanswered');
  expect(screen.queryByRole('link', { name: 'See your mistakes' })).toBeNull();
});

it('nothing that is noted about an attempt stands before its score', async () => {
  const noted = { ...result, flags: ['no-log' as const] };
  await database.results.put({ attemptId: 'sat', userId: asha._id, result: noted, storedAt: 2 });
  await waitFor(() => expect(document.querySelector('.banner')).toBeTruthy());
  const score = screen.getByRole('heading', { name: 'Score Summary' });
  for (const banner of document.querySelectorAll('.banner'))
    expect(score.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the result leads on to a saved paper that was not sat yet', async () => {
  await putSavedPaper(database, asha._id, testPaper({ testId: 'next-one', title: 'Mock 4' }));
  const link = await screen.findByRole('link', { name: 'Start Mock 4' });
  expect(link.getAttribute('href')).toBe('/exam/next-one/start');
});

it('the receipt shows its code, and folds what only a check needs', () => {
  const details = screen.getByText('Receipt details').closest('details');
  expect(details?.open).toBe(false);
  for (const label of ['Attempt', 'Signed with key', 'In a backup'])
    expect(details?.contains(screen.getByText(label))).toBe(true);
  expect(document.querySelector('.receipt-code')?.closest('details')).toBeNull();
});

it('no card says its title twice', () => {
  const label = screen.getByText('Right answers by topic');
  expect(screen.getByRole('heading', { name: 'By topic' })).toBeTruthy();
  expect(label.className).toBe('visually-hidden');
});

it('[LA2] the result is shown in another language where it stands', async () => {
  await act(() => switchLanguage('hi'));
  expect(screen.getByRole('heading', { name: 'परीक्षा पूरी हुई!' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'अब आगे क्या करें' }).textContent).toContain(
    'आपका सबसे कमज़ोर टॉपिक Optics है: 5 में से 1 सही।',
  );
  await act(() => switchLanguage('en'));
  localStorage.clear();
});

it('[RK90] the result shows the score of the attempt at the same paper before it', async () => {
  expect(screen.queryByText(/^Your attempt before/)).toBeNull();
  const attempt = (_id: string, testId: string, day: number, totalScore: number): AttemptHistoryRow => ({
    _id,
    testId: { _id: testId, title: 'Paper', totalMarks: 40, duration: 60 },
    status: 'scored',
    totalScore,
    totalQuestions: 10,
    correctAnswers: 4,
    accuracy: 40,
    totalTimeTaken: 600,
    submittedAt: `2026-01-0${day}T09:01:00.000Z`,
  });
  const data = [
    attempt('later', 'paper', 7, 40),
    attempt('sat', 'paper', 5, 4),
    attempt('of-another', 'other', 4, 30),
    attempt('second', 'paper', 3, 13),
    attempt('first', 'paper', 1, 2),
  ];
  cleanup();
  server.use(
    http.get('*/api/test-attempts/my-attempts', () =>
      HttpResponse.json({
        success: true,
        data,
        total: 5,
        count: 5,
        page: 1,
        limit: 100,
        pages: 1,
        totalPages: 1,
      }),
    ),
  );
  await database.seenAnswers.clear();
  render(<Root />);
  const before = await screen.findByText('Your attempt before: 13 / 40 on 3 Jan 2026');
  expect(before.getAttribute('href')).toBe('/results/second');
  server.resetHandlers();
});
