import { expect, test } from 'vitest';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import type { WrittenQuestion, WrittenSet } from '../../written-question.ts';
import { knowledge } from './index.ts';

const questions = knowledge.flatMap((passage) => passage.questions);

/** Such an explanation ends with where the fact can be looked up. */
const asksForKnowledge = ({ explanation }: WrittenQuestion) => /Source: .{10,}\.$/.test(explanation);

const only = (set: WrittenSet, fits: (question: WrittenQuestion) => boolean): WrittenSet => ({
  ...set,
  questions: set.questions.filter(fits),
});

test('there are 6 passages of 200 to 350 words, each with 5 questions', () => {
  expect(knowledge).toHaveLength(6);
  expect(questions).toHaveLength(30);
  expect(new Set(knowledge.map((passage) => passage.questions.length))).toEqual(new Set([5]));
  const outside = knowledge.filter(({ text }) => wordsIn(text) < 200 || wordsIn(text) > 350);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
});

test('no two passages, titles or questions have one name', () => {
  const named = [...knowledge, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((name) => !name.startsWith('passages/clat-knowledge/'))).toEqual([]);
  expect(new Set(knowledge.map(({ title }) => title)).size).toBe(knowledge.length);
});

test('half of the questions, two or three of each passage, ask for knowledge and say its source', () => {
  expect(questions.filter(asksForKnowledge)).toHaveLength(15);
  for (const { name, questions: own } of knowledge)
    expect([2, 3], name).toContain(own.filter(asksForKnowledge).length);
});

test('the passage does not say what the questions for knowledge ask', () => {
  const said = knowledge.flatMap((passage) =>
    only(passage, asksForKnowledge).questions.filter(({ key, options }) => {
      const right = key.type === 'MCQ' ? (options[Number(key.correct[0])] ?? '') : '';
      return passage.text.toLowerCase().includes(right.replace(/^The /, '').toLowerCase());
    }),
  );
  expect(said.map(({ name }) => name)).toEqual([]);
});

test('the explanations of all others quote what decides, word for word', () => {
  expectDecidingWords(knowledge.map((passage) => only(passage, (question) => !asksForKnowledge(question))));
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
  expect(Math.min(...difficulties)).toBe(3);
  expect(Math.max(...difficulties)).toBe(8);
});
