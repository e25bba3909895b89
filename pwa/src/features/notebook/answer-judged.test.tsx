import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { database, keepResult, startSession } from '../../offline/index.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { RunningSession } from './running-session.tsx';

const asha = testStudent('asha');

const blank: ResultQuestion = {
  questionId: 'pi',
  questionText: 'What is pi?',
  options: [],
  topic: null,
  section: 'Maths',
  type: 'Numerical',
  marks: 4,
  negativeMarks: 1,
  marksObtained: -1,
  marksObtainedExact: '-1',
  outcome: 'incorrect',
  isCorrect: false,
  judgement: { kind: 'wrong' },
  selectedAnswer: '4',
  correctAnswer: '3.14 ± 0.01',
  answerKey: { type: 'Numerical', values: ['3.14'], tolerance: '0.01' },
  explanation: null,
  timeTaken: 1,
  visits: 1,
  markedForReview: false,
};
const set: ResultQuestion = {
  ...blank,
  questionId: 'set',
  type: 'MSQ',
  options: ['a', 'b', 'c', 'd'].map((_id) => ({ _id, text: `Option ${_id}` })),
  selectedAnswer: ['a'],
  correctAnswer: ['a', 'b'],
  answerKey: { type: 'MSQ', correct: ['a', 'b'], alternatives: [['c', 'd']] },
};

beforeEach(() => startSession(database, asha, 'token', null));
afterEach(cleanup);

/** A session of this one card. */
async function revise(question: ResultQuestion): Promise<void> {
  await keepResult(database, asha._id, testResult('attempt', [question]));
  const first = { questionIds: [question.questionId], others: 0 };
  render(<RunningSession userId={asha._id} first={first} onMore={() => undefined} />);
  await screen.findByRole('button', { name: 'Show answer' });
}
const typeNumber = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
async function showAnswer(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Show answer' }));
  await screen.findByRole('heading', { name: 'Answer' });
}

it.each([
  ['3.15', 'Right'],
  ['3.16', 'Not right'],
])('[NB10] [SC8] %s for 3.14 ± 0.01: %s', async (typed, verdict) => {
  await revise(blank);
  typeNumber(typed);
  await showAnswer();
  expect(screen.getByText(/^(Right|Not right)$/).textContent).toBe(verdict);
  expect(screen.getByText('3.14 ± 0.01')).toBeTruthy();
});

it('[NB10] [SC8] a set that was accepted too is right, shown as right, and the key names both', async () => {
  await revise(set);
  for (const letter of ['c', 'd'])
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(letter, 'i') }));
  await showAnswer();
  expect(screen.getByText('Right')).toBeTruthy();
  expect(screen.getByText('A, B or C, D')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AOption a',
    'BOption b',
    'COption cYour AnswerCorrect Answer',
    'DOption dYour AnswerCorrect Answer',
  ]);
});

it('[NB10] a card without its whole key claims nothing and asks to compare', async () => {
  const { answerKey: _key, judgement: _judgement, ...old } = blank;
  await revise({ ...old, correctAnswer: '3.14' });
  typeNumber('3.15');
  await showAnswer();
  expect(screen.queryByText(/^(Right|Not right)$/)).toBeNull();
  expect(screen.getByText(/^Compare your answer yourself/)).toBeTruthy();
  expect(screen.getByText('3.14')).toBeTruthy();
});
