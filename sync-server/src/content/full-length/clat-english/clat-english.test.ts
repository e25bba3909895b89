import { describe, expect, it, test } from 'vitest';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import { english } from './index.ts';

const questions = english.flatMap((passage) => passage.questions);

test('there are 5 passages of 350 to 450 words, with 24 questions of English Language', () => {
  expect(english.map((passage) => passage.questions.length)).toEqual([5, 5, 4, 5, 5]);
  expect(new Set(english.map(({ kind }) => kind))).toEqual(new Set(['passage']));
  const outside = english.filter(({ text }) => wordsIn(text) < 350 || wordsIn(text) > 450);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
  expect(new Set(questions.map(({ subject }) => subject))).toEqual(new Set(['English Language']));
});

test('no two passages, titles or questions have one name, and all names begin with the folder', () => {
  const named = [...english, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !name.startsWith('passages/clat-english/'))).toEqual([]);
  expect(new Set(english.map(({ title }) => title)).size).toBe(english.length);
});

test('the questions are of difficulty 3 to 7, and some at least are easy and some hard', () => {
  const difficulties = questions.map(({ difficulty }) => difficulty);
  expect([Math.min(...difficulties), Math.max(...difficulties)]).toEqual([3, 7]);
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
    expectDecidingWords(english);
  });

  it('name no option by its place, which differs from student to student', () => {
    expectNoPlacesNamed(questions);
  });
});
