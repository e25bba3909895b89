import { expect, test } from 'vitest';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import { logical } from './index.ts';

const questions = logical.flatMap((passage) => passage.questions);

test('there are 5 passages of 280 to 420 words, four with 5 questions and one with 4', () => {
  expect(logical.map((passage) => passage.questions.length)).toEqual([5, 5, 5, 5, 4]);
  const outside = logical.filter(({ text }) => wordsIn(text) < 280 || wordsIn(text) > 420);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
});

test('no two passages, titles or questions have one name', () => {
  const named = [...logical, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !name.startsWith('passages/clat-logical/'))).toEqual([]);
  expect(new Set(logical.map(({ title }) => title)).size).toBe(logical.length);
});

test('the explanations quote what decides, word for word', () => {
  expectDecidingWords(logical);
});

test('of four different options one is right, at each place about as often', () => {
  expectOptions(questions, 4);
  expectEvenPlaces(questions, 4, 0.06);
});

test('neither its length nor a place that an explanation names gives the right option away', () => {
  expectEvenLengths(questions, [0.1, 0.4]);
  expectNoPlacesNamed(questions);
});

test('the questions are from easy to hard', () => {
  const difficulties = questions.map(({ difficulty }) => difficulty);
  expect(Math.min(...difficulties)).toBe(4);
  expect(Math.max(...difficulties)).toBe(8);
});
