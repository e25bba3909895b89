import { describe, expect, it, test } from 'vitest';
import { describeExplanations, describeOptions, expectEvenPlaces, wordsIn } from '../../passages/testing.ts';
import { comprehension } from './index.ts';

const questions = comprehension.flatMap((passage) => passage.questions);

const ofStatements = ({ options }: { readonly options: readonly string[] }) => options[0] === '1 only';

test('there are 10 passages of 90 to 220 words with 2 to 4 questions each, 27 in all', () => {
  expect(comprehension).toHaveLength(10);
  expect(questions).toHaveLength(27);
  const outside = comprehension.filter(({ text }) => wordsIn(text) < 90 || wordsIn(text) > 220);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
  for (const { name, questions: asked } of comprehension) {
    expect(asked.length, name).toBeGreaterThanOrEqual(2);
    expect(asked.length, name).toBeLessThanOrEqual(4);
  }
});

test('no two passages, titles or questions have one name, and no two questions one text', () => {
  const named = [...comprehension, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(comprehension.map(({ title }) => title)).size).toBe(comprehension.length);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

test('all are filed under Comprehension, and their difficulties run from 4 to 8', () => {
  expect(new Set(questions.map(({ subject, topic }) => `${subject}: ${topic}`))).toEqual(
    new Set(['CSAT: Comprehension']),
  );
  expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set([4, 5, 6, 7, 8]));
});

describeOptions(questions, { count: 4, off: 0.06 });

describe('the options by their kind', () => {
  it('of two statements are the four that CSAT prints, each of them right as often', () => {
    const pairs = questions.filter(ofStatements);
    for (const { name, options } of pairs)
      expect(options, name).toEqual(['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2']);
    expect(pairs).toHaveLength(8);
    expectEvenPlaces(pairs, 4, 0);
  });
});

describeExplanations(comprehension, questions);
