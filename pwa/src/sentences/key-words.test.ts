import { type AnswerKey, keyText, type KeyWords } from '@exam/shared-schema/question-types';
import { expect, test } from 'vitest';
import { analysis as english } from './en/analysis.ts';
import { analysis as hindi } from './hi/analysis.ts';

test.each<[string, KeyWords, string]>([
  ['English', english.key, '2.5 ± 0.5 or 3 to 4, rounded to the nearest integer'],
  ['Hindi', hindi.key, '2.5 ± 0.5 या 3 से 4, निकटतम पूर्णांक तक'],
])('[SC8] [LA1] a key is printed in %s', (_language, words, text) => {
  const key: AnswerKey = {
    type: 'Numerical',
    values: ['2.5'],
    ranges: [{ min: '3', max: '4' }],
    tolerance: '0.5',
    rounding: 'integer',
  };
  expect(keyText(key, { words, options: [] })).toBe(text);
});
