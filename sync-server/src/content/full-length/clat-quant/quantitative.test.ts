import { expect, test } from 'vitest';
import {
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import { quantitative } from './index.ts';

const questions = quantitative.flatMap((set) => set.questions);

test('there are 3 sets of 4 questions: two short texts and a table', () => {
  expect(quantitative.map((set) => set.questions.length)).toEqual([4, 4, 4]);
  expect(quantitative.map(({ kind, diagramLatex }) => [kind, diagramLatex !== undefined])).toEqual([
    ['passage', false],
    ['table', true],
    ['passage', false],
  ]);
  const outside = quantitative.filter(({ text }) => wordsIn(text) < 50 || wordsIn(text) > 150);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
});

test('no two sets, titles or questions have one name', () => {
  const named = [...quantitative, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !/^(passages|sets)\/clat-quant\//.test(name))).toEqual([]);
  expect(new Set(quantitative.map(({ title }) => title)).size).toBe(quantitative.length);
});

test('of four different options one is right, at each place three times', () => {
  expectOptions(questions, 4);
  expectEvenPlaces(questions, 4, 0);
});

test('neither its length nor a place that an explanation names gives the right option away', () => {
  // Most numbers are as long as others beside them, so few are the longest or the shortest.
  expectEvenLengths(questions, [0, 0.25]);
  expectNoPlacesNamed(questions);
});

/** Whether the number stands there as a whole: explanations write 7,392 litres, but 7392 in formulas. */
const isSaid = (option: string, explanation: string) => {
  const [number = ''] = /\d[\d.]*( h \d+ min|%)?/.exec(option.replaceAll(',', '')) ?? [];
  const said = explanation.replaceAll(/[,\\]/g, '');
  return new RegExp(String.raw`(?<![\d.])${number.replaceAll('.', String.raw`\.`)}(?!\d|\.\d)`).test(said);
};

test('each explanation reaches the right number and names the mistake behind every other one', () => {
  const numbers = questions.filter(({ options }) => options.every((option) => /^₹?\d/.test(option)));
  expect(numbers).toHaveLength(10);
  for (const { name, options, explanation } of numbers)
    expect(
      options.filter((option) => !isSaid(option, explanation)),
      name,
    ).toEqual([]);
});

test('the questions are from easy to hard', () => {
  const difficulties = questions.map(({ difficulty }) => difficulty);
  expect(Math.min(...difficulties)).toBe(3);
  expect(Math.max(...difficulties)).toBe(7);
});
