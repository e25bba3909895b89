import { expect, test } from 'vitest';
import type { KnownQuestion } from './known-question.ts';
import { studentAnswer } from './student-answer.ts';

const inBlock = (code: string) => `\`\`\`\n${code}\n\`\`\``;

const question: KnownQuestion = {
  questionId: 'q',
  type: 'MCQ',
  text: 'Which is valid?',
  options: [
    { _id: 'a', text: inBlock('if x:\ny') },
    { _id: 'b', text: inBlock('if x:\n    y') },
    { _id: 'c', text: 'Neither of them' },
  ],
  key: { type: 'MCQ', correct: ['b'] },
  explanation: null,
  difficulty: null,
  subject: null,
  topic: null,
  topicId: null,
  source: null,
  attempt: null,
};

test.each([
  [inBlock('if x:\n    y'), { answer: 'b', verdict: 'right' }],
  [inBlock('if x:\ny'), { answer: 'a', verdict: 'wrong' }],
  ['neither of  them!', { answer: 'c', verdict: 'wrong' }],
  // Not known which of the two is meant.
  ['if x: y', null],
])('[BK35] the answer %j is read as the option with this code', (userAnswer, answer) => {
  expect(studentAnswer(question, { userAnswer })).toEqual(answer);
});

test('[BK35] a letter names the option that was shown with this code', () => {
  const options = [inBlock('if x:\n    y'), inBlock('if x:\ny'), 'Neither of them'];
  expect(studentAnswer(question, { userAnswer: 'A', options })).toEqual({ answer: 'b', verdict: 'right' });
});
