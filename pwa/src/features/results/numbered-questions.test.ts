import type { ResultQuestion } from '@exam/shared-schema/contract';
import { expect, it } from 'vitest';
import { questionName } from '../../ui/index.ts';
import { numberedQuestions } from './numbered-questions.ts';

const named = (...sections: string[]) =>
  numberedQuestions(sections.map((section) => ({ section }) as ResultQuestion)).map(questionName);

it('questions have the numbers that they had in the exam room: in each section from one', () => {
  expect(named('Physics', 'Physics', 'Chemistry')).toEqual([
    'Physics, Question 1',
    'Physics, Question 2',
    'Chemistry, Question 1',
  ]);
  expect(named('Physics', 'Physics')).toEqual(['Question 1', 'Question 2']);
});
