import type { PathStep } from '@exam/shared-schema/attempt';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { expect, it } from 'vitest';
import { settledSteps, stepText, summary } from './question-path.tsx';
import { slowMistakes, topicBars } from './result-charts.tsx';

const tally = { incorrect: 0, unanswered: 0 };
const step = (type: PathStep['type'], answer: PathStep['answer'] = null): PathStep => ({
  type,
  answer,
  elapsedMs: 61_000,
  spentMs: 5_000,
});
const options = ['a', 'b', 'c'].map((_id) => ({ _id, text: _id }));

it('topics stand with the weakest first', () => {
  const bars = topicBars([
    { topic: 'Optics', correct: 3, total: 4, ...tally },
    { topic: 'Waves', correct: 1, total: 2, ...tally },
  ]);
  expect(bars.map(({ label, words, value }) => [label, words, value])).toEqual([
    ['Waves', '1 of 2', 50],
    ['Optics', '3 of 4', 75],
  ]);
});

it('wrong answers that took longer than the average are counted in a sentence', () => {
  const questions = [
    { outcome: 'incorrect', timeTaken: 90 },
    { outcome: 'partly-correct', timeTaken: 10 },
    { outcome: 'correct', timeTaken: 200 },
    { outcome: 'unanswered', timeTaken: 300 },
  ] as ResultQuestion[];
  expect(slowMistakes(questions, 50)).toBe('1 of your 2 wrong answers took longer than your average.');
  expect(slowMistakes(questions, 1_000)).toBe('None of your 2 wrong answers took longer than your average.');
  expect(slowMistakes(questions.slice(1), 50)).toBe('Your wrong answer took no longer than your average.');
  expect(slowMistakes(questions.slice(2), 50)).toBeUndefined();
});

it('a path is summarised in visits and changes, and the first answer is not a change', () => {
  expect(summary([step('visited'), step('answered', 'a')])).toBe('1 visit, 0 changes of answer');
  const back = [step('visited'), step('answered', 'a'), step('visited'), step('cleared')];
  expect(summary(back)).toBe('2 visits, 1 change of answer');
});

it('a number that was typed key by key is one answer, and so are several options chosen in one visit', () => {
  const typed = ['0', '00', '000', '0003'].map((answer) => step('answered', answer));
  const path = [step('visited'), ...typed, step('visited'), step('cleared'), step('answered', '4')];
  const settled = settledSteps(path, 'Numerical');
  expect(settled.map(({ answer }) => answer)).toEqual([null, '0003', null, '4']);
  expect(summary(settled)).toBe('2 visits, 1 change of answer');
  const several = [step('visited'), step('answered', ['a']), step('answered', ['a', 'c'])];
  expect(summary(settledSteps(several, 'MSQ'))).toBe('1 visit, 0 changes of answer');
  const one = [step('visited'), step('answered', 'a'), step('answered', 'b')];
  expect(summary(settledSteps(one, 'MCQ'))).toBe('1 visit, 1 change of answer');
});

it('steps name options by their letters and numbers as they were typed', () => {
  expect(stepText(step('answered', ['a', 'c']), { options, type: 'MSQ' })).toBe('Answered A, C');
  expect(stepText(step('answered', '9.81'), { options: [], type: 'Numerical' })).toBe('Answered 9.81');
  expect(stepText(step('visited'), { options, type: 'MCQ' })).toBe('Opened, looked at for 0m 5s');
});
