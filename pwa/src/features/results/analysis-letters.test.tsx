import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { database, startAttempt, startSession } from '../../offline/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { AnalysisScreen } from './analysis-screen.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
const asha = testStudent('asha');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => startSession(database, asha, 'token', null));
afterAll(() => server.close());

/** The options in the order that the student saw. */
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
  const options = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(options).toEqual([
    'AOption cCorrect Answer',
    'BOption aYour Answer',
    'COption dCorrect Answer',
    'DOption bCorrect Answer',
  ]);
});

it('the strip tells each outcome and leads to the card, also to one that the filter leaves out', async () => {
  const questions = [
    question,
    { ...question, questionId: 'q2', outcome: 'correct' as const, isCorrect: true },
  ];
  const result = testResult('strip', questions);
  await database.results.put({ attemptId: 'strip', userId: asha._id, result, storedAt: 1 });
  history.replaceState(null, '', '/results/strip/analysis?show=incorrect');
  render(<AnalysisScreen attemptId="strip" />);
  await screen.findByText('Showing 1 of 2 questions');
  // Also runs effects; one of them follows the URL.
  await act(() => Promise.resolve());
  fireEvent.click(screen.getByRole('button', { name: 'Question 2, Correct' }));
  expect(document.activeElement?.textContent).toBe('Question 2');
  expect(screen.getByText('Showing 2 of 2 questions')).toBeTruthy();
});

it('a question that was not answered has one name for it that is seen', async () => {
  const blank = { ...question, outcome: 'unanswered' as const, selectedAnswer: null };
  const typed = { ...blank, questionId: 'q2', type: 'Numerical' as const, options: [], correctAnswer: '4' };
  const result = testResult('blank', [blank, typed]);
  await database.results.put({ attemptId: 'blank', userId: asha._id, result, storedAt: 1 });
  history.replaceState(null, '', '/results/blank/analysis');
  render(<AnalysisScreen attemptId="blank" />);
  for (const card of await screen.findAllByRole('article')) {
    const seen = [...card.querySelectorAll('*')].filter(
      (each) =>
        each.childElementCount === 0 &&
        !each.classList.contains('visually-hidden') &&
        /^(Unanswered|Not Answered|Not Attempted)$/.test(each.textContent ?? ''),
    );
    expect(seen).toEqual([]);
    expect(within(card).getByText('Unanswered')).toBeTruthy();
  }
});

/** Opens the analysis of a bilingual question that was taken on this device. */
async function openBilingual(analysed: ResultQuestion): Promise<void> {
  const { sections } = testPaper();
  const hindi = { text: 'कौन?', options: [{ _id: 'a', text: 'पहला' }] };
  const paper = testPaper({
    languages: ['en', 'hi'],
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((each) => ({ ...each, translations: { hi: hindi } })),
    })),
  });
  const { attemptId } = await startAttempt(database, await putSavedPaper(database, asha._id, paper));
  await database.results.put({
    attemptId,
    userId: asha._id,
    result: testResult(attemptId, [analysed]),
    storedAt: 1,
  });
  render(<AnalysisScreen attemptId={attemptId} />);
  // A choice of another test for the same attempt is still stored.
  fireEvent.click(await screen.findByRole('radio', { name: 'English' }));
}

const explained: ResultQuestion = {
  ...question,
  explanation: 'Because it is so.',
  explanationTranslations: { hi: 'क्योंकि ऐसा ही है।' },
};

it('[PK9] the analysis can be read in the other language of a paper that was sat here', async () => {
  await openBilingual(question);
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect((await screen.findByText('कौन?')).closest('[lang]')?.getAttribute('lang')).toBe('hi');
  expect(screen.getByText('पहला')).toBeTruthy();
});

it('[PK9] the analysis explains in the language in which the question is read', async () => {
  await openBilingual(explained);
  expect(screen.getByText('Because it is so.')).toBeTruthy();
  expect(screen.queryByText('क्योंकि ऐसा ही है।')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  const hindi = await screen.findByText('क्योंकि ऐसा ही है।');
  expect(hindi.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  expect(screen.queryByText('Because it is so.')).toBeNull();
});

it('[PK9] an explanation that is in no other language stays as it is, and is read out as what it is', async () => {
  await openBilingual({ ...question, explanation: 'Because it is so.' });
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await screen.findByText('कौन?');
  expect(screen.getByText('Because it is so.').closest('[lang="hi"]')).toBeNull();
});

it('[PK9] without the paper on the device the analysis is in the language of the result', async () => {
  const result = testResult('elsewhere', [explained]);
  await database.results.put({ attemptId: 'elsewhere', userId: asha._id, result, storedAt: 1 });
  render(<AnalysisScreen attemptId="elsewhere" />);
  expect(await screen.findByText('Because it is so.')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'हिन्दी' })).toBeNull();
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

it('[SC8] the analysis prints all that a key accepts: tolerance, rounding, and sets that were accepted too', async () => {
  const typed = { ...question, type: 'Numerical' as const, options: [], selectedAnswer: '3.15' };
  const questions: ResultQuestion[] = [
    {
      ...typed,
      correctAnswer: '3.14 ± 0.01',
      answerKey: { type: 'Numerical', values: ['3.14'], tolerance: '0.01' },
    },
    {
      ...typed,
      questionId: 'q2',
      correctAnswer: '3, rounded to the nearest integer',
      answerKey: { type: 'Numerical', values: ['3'], rounding: 'integer' },
    },
    {
      ...question,
      questionId: 'q3',
      outcome: 'correct',
      selectedAnswer: ['a'],
      answerKey: { type: 'MSQ', correct: ['b', 'd', 'c'], alternatives: [['a']] },
    },
    { ...typed, questionId: 'q4', correctAnswer: '9.7 to 9.9' },
  ];
  const result = testResult('printed', questions);
  await database.results.put({ attemptId: 'printed', userId: asha._id, result, storedAt: 1 });
  render(<AnalysisScreen attemptId="printed" />);
  const keys = (await screen.findAllByRole('article')).map(
    (card) => [...card.querySelectorAll('.analysis-facts > div')].at(-1)?.textContent,
  );
  expect(keys).toEqual([
    'Correct Answer3.14 ± 0.01',
    'Correct Answer3, rounded to the nearest integer',
    'Correct AnswerA, C, D or B',
    'Correct Answer9.7 to 9.9',
  ]);
  const options = within(screen.getByRole('article', { name: /^Question 3/ })).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'AOption c',
    'BOption aYour AnswerCorrect Answer',
    'COption d',
    'DOption b',
  ]);
});
