import { describe, expect, it, test } from 'vitest';
import { paperRecipes } from '../demo-papers.ts';
import type { WrittenQuestion, WrittenSet } from '../written-question.ts';
import { passagePapers } from './papers.ts';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from './testing.ts';

const setsOf = (papers: typeof paperRecipes): WrittenSet[] =>
  papers.flatMap(({ sections }) => sections.flatMap(({ sets = [] }) => sets));

const passages = setsOf(passagePapers);
const questions = passages.flatMap((passage) => passage.questions);
/** Those of other sets and those that stand alone are among them. */
const everyQuestion = [
  ...setsOf(paperRecipes).flatMap((set) => set.questions),
  ...paperRecipes.flatMap(({ sections }) => sections.flatMap(({ written = [] }) => written)),
];

test('there are 24 passages of 260 to 450 words, each with 4 or 5 questions', () => {
  expect(passages).toHaveLength(24);
  const outside = passages.filter(({ text }) => wordsIn(text) < 260 || wordsIn(text) > 450);
  expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
  expect(new Set(passages.map((passage) => passage.questions.length))).toEqual(new Set([4, 5]));
});

test('no two passages, titles or questions have one name', () => {
  const named = [...passages, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length);
});

test('[BK4] each passage is in one paper, so no paper of the other pool can have it', () => {
  const placed = setsOf(paperRecipes).map(({ name }) => name);
  expect(new Set(placed).size).toBe(placed.length);
  // Each policy draws from a pool of its own (ST59).
  const policies = new Set(passagePapers.map(({ resultsPolicy = 'after-sync' }) => resultsPolicy));
  expect(policies).toEqual(new Set(['after-sync', 'on-submit']));
});

describe('the options', () => {
  it('[CT14] are four different ones, or five for banks, of which one is right', () => {
    const isOfBanks = ({ subject }: WrittenQuestion) => subject === 'English Language';
    expectOptions(questions.filter(isOfBanks), 5);
    expectOptions(
      questions.filter((question) => !isOfBanks(question)),
      4,
    );
  });

  it('have the right one at each place in 22 to 28 of 100 questions', () => {
    expectEvenPlaces(questions, 4, 0.03);
  });

  it('do not give the right one away by its length: it is the longest in 15 to 35 of 100 questions, and as seldom the shortest', () => {
    expectEvenLengths(questions, [0.15, 0.35]);
  });
});

describe('the explanations', () => {
  it('quote what decides, word for word, from the passage or from the facts of the question', () => {
    expectDecidingWords(passages);
  });

  it('name no option by its place, which differs from student to student', () => {
    expect(everyQuestion.length).toBeGreaterThan(questions.length);
    expectNoPlacesNamed(everyQuestion);
  });
});
