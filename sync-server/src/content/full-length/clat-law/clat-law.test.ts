import { describe, expect, it, test } from 'vitest';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import { legal } from './index.ts';

const questions = legal.flatMap((passage) => passage.questions);

test('there are 6 passages of 300 to 450 words, each with 5 questions of Legal Reasoning', () => {
  expect(legal.map((passage) => passage.questions.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(new Set(legal.map(({ kind }) => kind))).toEqual(new Set(['passage']));
  const outside = legal.filter(({ text }) => wordsIn(text) < 300 || wordsIn(text) > 450);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
  expect(new Set(questions.map(({ subject }) => subject))).toEqual(new Set(['Legal Reasoning']));
});

test('no two passages, titles or questions have one name, and all names begin with the folder', () => {
  const named = [...legal, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !name.startsWith('passages/clat-law/'))).toEqual([]);
  expect(new Set(legal.map(({ title }) => title)).size).toBe(legal.length);
});

test('the questions are of difficulty 3 to 8, and some at least are easy and some hard', () => {
  const difficulties = questions.map(({ difficulty }) => difficulty);
  expect([Math.min(...difficulties), Math.max(...difficulties)]).toEqual([3, 8]);
  for (const some of [difficulties.filter((each) => each <= 4), difficulties.filter((each) => each >= 7)])
    expect(some.length).toBeGreaterThanOrEqual(4);
});

describe('the options', () => {
  it('are four different ones, of which one is right', () => {
    expectOptions(questions, 4);
  });

  it('have the right one at each place about as often', () => {
    expectEvenPlaces(questions, 4, 0.06);
  });

  it('do not give the right one away by its length', () => {
    expectEvenLengths(questions, [0.1, 0.4]);
  });
});

describe('the explanations', () => {
  it('[CT20] quote what decides, word for word, from the passage or from the facts of the question', () => {
    expectDecidingWords(legal);
  });

  it('name no option by its place, which differs from student to student', () => {
    expectNoPlacesNamed(questions);
  });
});
