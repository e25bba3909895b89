import { expect, test } from 'vitest';
import { rightAnswer, type KnownQuestion } from './known-question.ts';
import { whyWrong } from './why-wrong.ts';

const options = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, text: `option ${_id}` }));
const known = (changes: Partial<KnownQuestion>): KnownQuestion => ({
  questionId: 'q',
  type: 'MSQ',
  text: 'Which?',
  options,
  key: { type: 'MSQ', correct: ['a', 'b'], alternatives: [['c', 'd']] },
  explanation: null,
  difficulty: null,
  subject: null,
  topic: null,
  topicId: null,
  source: null,
  attempt: null,
  ...changes,
});

test('[SC8] the assistant prints all that a key accepts', () => {
  expect(rightAnswer(known({}))).toBe('“option a”, “option b” or “option c”, “option d”');
  const nearPi = known({
    type: 'Numerical',
    options: [],
    key: { type: 'Numerical', values: ['3.14'], tolerance: '0.01' },
  });
  expect(rightAnswer(nearPi)).toBe('**3.14 ± 0.01**');
});

test('[AS9] [SC8] a part of a set that was accepted too is compared with that set', () => {
  expect(whyWrong(known({}), { answer: ['c'], verdict: 'partly' })).toBe('You left out “option d”.');
});
