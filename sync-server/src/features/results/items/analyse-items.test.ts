import type { AnswerPart } from '@exam/shared-schema/question-types';
import { describe, expect, test } from 'vitest';
import {
  analyseItem,
  bestFirst,
  pointBiserial,
  type ItemAttempt,
  type ItemResponse,
} from './analyse-items.ts';

const CORRECT = new Set(['a']);
const OPTIONS = ['a', 'b', 'c', 'd'];

/** An attempt with this option, and with so many marks on all other questions. */
function attempt(option: string | null, others: number, seconds: number | null = 60): ItemAttempt {
  const marks = option === 'a' ? 4 : 0;
  const response: ItemResponse = {
    isRight: option === 'a',
    isAnswered: option !== null,
    marks,
    chosen: option === null ? [] : [option],
    parts: [],
    seconds,
  };
  return { total: others + marks, items: new Map([['q', response]]) };
}

const many = (count: number, option: string | null, others: number) =>
  Array.from({ length: count }, () => attempt(option, others));
const QUESTION = { questionId: 'q', options: OPTIONS, correct: CORRECT, rightParts: [] };
const analyse = (attempts: readonly ItemAttempt[]) => analyseItem(QUESTION, bestFirst(attempts));

/** Pearson's correlation by definition, with 1 for right, to check the shorter formula. */
function pearson(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const sum = (term: (place: number) => number) => x.reduce((all, _x, place) => all + term(place), 0);
  const [dx, dy] = [(at: number) => (x[at] ?? 0) - mx, (at: number) => (y[at] ?? 0) - my];
  return sum((at) => dx(at) * dy(at)) / Math.sqrt(sum((at) => dx(at) ** 2) * sum((at) => dy(at) ** 2));
}

test('[IA2] the point-biserial is the correlation of right or wrong with the marks', () => {
  const rights = [true, true, false, true, false, false, true, false];
  const scores = [31, 27.5, 12, 22, 19, 8, 29, -3];
  const expected = pearson(
    rights.map((right) => (right ? 1 : 0)),
    scores,
  );
  expect(pointBiserial(rights, scores)).toBeCloseTo(expected, 12);
  expect(pointBiserial([true, true], [1, 2])).toBeNull();
  expect(pointBiserial([true, false], [2, 2])).toBeNull();
});

test('[IA2] the marks of the question itself do not make it look good', () => {
  // The marks of other questions do not depend on it.
  const attempts = [...many(20, 'a', 10), ...many(20, 'b', 10), ...many(20, 'a', 20), ...many(20, 'b', 20)];
  expect(analyse(attempts).pointBiserial).toBeCloseTo(0, 12);
});

test('[IA2] of 15 in either group 15 and 5 had it right: a discrimination of 0.67', () => {
  // A textbook example; 26 students between the groups make each group 27 % of all.
  const attempts = [...many(15, 'a', 100), ...many(26, 'b', 50), ...many(5, 'a', 0), ...many(10, 'b', 0)];
  expect(analyse(attempts).upperLower).toBeCloseTo(0.67, 2);
});

test('[IA2] 24 of 30 chose the right one: a facility of 0.8, and shares for every option', () => {
  const attempts = [...many(24, 'a', 5), ...many(3, 'b', 5), ...many(3, 'c', 5)];
  const { right, chosen } = analyse(attempts);
  expect(right).toBeCloseTo(0.8, 12);
  expect([...chosen.values()]).toEqual([0.8, 0.1, 0.1, 0]);
});

test('[IA2] who left it blank counts, and who never opened it has no time', () => {
  const attempts = [attempt('a', 1, 30), attempt(null, 0, null), attempt('b', 0, 30)];
  expect(analyse(attempts)).toMatchObject({ attempts: 3, answered: 2, flags: ['few-attempts'] });
  expect(Math.abs((analyse(attempts).medianSeconds ?? 0) - 30)).toBeLessThanOrEqual(5);
});

test('an attempt at a paper without the question is not counted', () => {
  expect(analyse([{ total: 3, items: new Map() }])).toMatchObject({
    attempts: 0,
    right: 0,
    upperLower: null,
  });
});

test.each([
  [
    'a wrong key: the best choose another option',
    [...many(20, 'b', 90), ...many(20, 'a', 10)],
    'key-doubtful',
  ],
  [
    'the weak have it right and the strong have not',
    [...many(20, null, 90), ...many(20, 'a', 10)],
    'negative-discrimination',
  ],
  [
    'strong and weak have it right alike',
    [...many(20, 'a', 50), ...many(20, 'b', 50)].map((each, at) => ({
      ...each,
      total: each.total + (at % 5),
    })),
    'unused-option',
  ],
  ['hardly anybody has it right', [...many(3, 'a', 90), ...many(37, 'b', 10)], 'too-hard'],
  ['nearly everybody has it right', [...many(39, 'a', 50), ...many(1, 'b', 10)], 'too-easy'],
])('[IA3] %s: it is flagged', (_what, attempts, flag) => {
  expect(analyse(attempts).flags).toContain(flag);
});

test('[IA3] a good question has no flag', () => {
  const attempts = [
    ...many(20, 'a', 80),
    ...many(4, 'a', 40),
    ...many(6, 'b', 40),
    ...many(6, 'c', 20),
    ...many(6, 'd', 10),
    ...many(4, 'a', 10),
  ];
  expect(analyse(attempts).flags).toEqual([]);
});

describe('[QT10] [QT11] parts of answers', () => {
  const right: AnswerPart = { row: 'r', choice: 'p', text: null, isRight: true };
  const wrong = (choice: string): AnswerPart => ({ row: 'r', choice, text: null, isRight: false });
  const question = { questionId: 'q', options: [], correct: new Set<string>(), rightParts: [right] };
  const gave = (count: number, part: AnswerPart | null, others: number): ItemAttempt[] =>
    many(count, part?.isRight === true ? 'a' : 'b', others).map(({ total, items }) => ({
      total,
      items: new Map([...items].map(([id, item]) => [id, { ...item, parts: part === null ? [] : [part] }])),
    }));
  const analyseParts = (attempts: readonly ItemAttempt[]) => analyseItem(question, bestFirst(attempts));

  test('are counted over all attempts, the right one first and then the most frequent', () => {
    const attempts = [...gave(6, right, 5), ...gave(1, wrong('q'), 5), ...gave(2, wrong('s'), 5)];
    const { given } = analyseParts([...attempts, ...gave(1, null, 5)]);
    expect(given.map(({ choice, share }) => [choice, share])).toEqual([
      ['p', 0.6],
      ['s', 0.2],
      ['q', 0.1],
    ]);
  });

  test('are the right one alone if there is no attempt, and five wrong ones if there are more', () => {
    expect(analyseParts([]).given).toEqual([{ ...right, share: 0 }]);
    const wrongs = Array.from({ length: 9 }, (_, place) => gave(1, wrong(`wrong ${place}`), 5)).flat();
    expect(analyseParts(wrongs).given).toHaveLength(6);
  });

  test('[IA3] the best give a wrong one more often than a right one of the same row: the key is doubtful', () => {
    const doubtful = [...gave(20, wrong('q'), 90), ...gave(20, right, 10)];
    expect(analyseParts(doubtful).flags).toContain('key-doubtful');
    const plain = [...gave(20, right, 90), ...gave(20, wrong('q'), 10)];
    expect(analyseParts(plain).flags).not.toContain('key-doubtful');
  });
});
