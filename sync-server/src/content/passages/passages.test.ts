import { describe, expect, it, test } from 'vitest';
import { poolOf } from '../../features/papers/pools.ts';
import { paperRecipes } from '../demo-papers.ts';
import type { WrittenQuestion, WrittenSet } from '../written-question.ts';
import { passagePapers } from './papers.ts';

const setsOf = (papers: typeof paperRecipes): WrittenSet[] =>
  papers.flatMap(({ sections }) => sections.flatMap(({ sets = [] }) => sets));

const passages = setsOf(passagePapers);
const questions = passages.flatMap((passage) => passage.questions);
/** Those of other sets and those that stand alone are among them. */
const everyQuestion = [
  ...setsOf(paperRecipes).flatMap((set) => set.questions),
  ...paperRecipes.flatMap(({ sections }) => sections.flatMap(({ written = [] }) => written)),
];

const rightPlace = ({ key }: WrittenQuestion) => (key.type === 'MCQ' ? Number(key.correct[0]) : -1);
const wordsIn = (text: string) => text.split(/\s+/).length;
const shareOf = (fits: (question: WrittenQuestion) => boolean) =>
  questions.filter(fits).length / questions.length;

/** Without case: a quotation in the middle of a sentence may be the beginning of one in the passage. */
const quotationsIn = (explanation: string) =>
  [...explanation.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted.toLowerCase());

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
  const pools = new Set(passagePapers.map(({ resultsPolicy = 'after-sync' }) => poolOf(resultsPolicy)));
  expect(pools).toEqual(new Set(['ranked', 'practice']));
});

describe('the options', () => {
  it('are four different ones, of which one is right', () => {
    for (const { name, options, key } of questions) {
      expect(new Set(options).size, name).toBe(4);
      expect(key.type === 'MCQ' && key.correct.length, name).toBe(1);
    }
  });

  it('have the right one at each place in 22 to 28 of 100 questions', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = shareOf((question) => rightPlace(question) === place);
      expect(share, `place ${place}`).toBeGreaterThanOrEqual(0.22);
      expect(share, `place ${place}`).toBeLessThanOrEqual(0.28);
    }
  });

  it('do not give the right one away by its length: it is the longest in 15 to 35 of 100 questions, and as seldom the shortest', () => {
    const others = (question: WrittenQuestion) =>
      question.options.filter((_, place) => place !== rightPlace(question)).map((text) => text.length);
    const lengthOf = (question: WrittenQuestion) => question.options[rightPlace(question)]?.length ?? 0;
    const longest = shareOf((question) => lengthOf(question) > Math.max(...others(question)));
    const shortest = shareOf((question) => lengthOf(question) < Math.min(...others(question)));
    for (const share of [longest, shortest]) {
      expect(share).toBeGreaterThanOrEqual(0.15);
      expect(share).toBeLessThanOrEqual(0.35);
    }
  });
});

describe('the explanations', () => {
  it('quote what decides, word for word, from the passage or from the facts of the question', () => {
    for (const passage of passages)
      for (const { name, text, explanation } of passage.questions) {
        const said = `${passage.text} ${text}`.toLowerCase();
        const quotations = quotationsIn(explanation);
        expect(Math.max(...quotations.map(wordsIn)), name).toBeGreaterThanOrEqual(3);
        expect(
          quotations.filter((quoted) => !said.includes(quoted)),
          name,
        ).toEqual([]);
      }
  });

  it('name no option by its place, which differs from student to student', () => {
    const byPlace =
      /\b(first|second|third|fourth|last) option\b|\boption \(?[A-D1-4]\b|\bthe (first|second|third) and the \w+\b/i;
    expect(everyQuestion.length).toBeGreaterThan(questions.length);
    expect(everyQuestion.filter(({ explanation }) => byPlace.test(explanation))).toEqual([]);
  });
});
