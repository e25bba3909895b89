import { describe, expect, it } from 'vitest';
import { mark, rulesOf, type TypeRule } from '../../marking/index.ts';
import { questionTypeNames } from '../type-names.ts';
import type { MatrixMatchKey } from './index.ts';

const key: MatrixMatchKey = {
  type: 'MatrixMatch',
  matches: { a: ['p', 's'], b: ['q'], c: ['r'], d: ['q', 't'] },
};
const options = ['a', 'b', 'c', 'd', 'p', 'q', 'r', 's', 't'].map((_id) => ({ _id }));

/** +2 for each right row and −1 for each wrong one. */
const OF_2015: TypeRule = { marks: '8', penalty: '4', partial: 'per-row' };

function marked(answer: Readonly<Record<string, string>>, rule = OF_2015) {
  const scheme = { name: 'JEE Advanced', version: 1, rules: rulesOf(questionTypeNames, () => rule) };
  const question = { _id: 'q1', type: 'MatrixMatch', options } as const;
  const paper = { scheme, sections: [{ _id: 's1', questions: [question] }] };
  const { total, questions } = mark(paper, { q1: key }, { q1: answer });
  return [total, questions[0]?.outcome];
}

describe('[QT4] a matrix match', () => {
  it.each([
    [{ a: 'p s', b: 'q', c: 'r', d: 'q t' }, '8', 'correct'],
    [{ d: 't q', c: 'r', b: 'q', a: 's p' }, '8', 'correct'],
    [{ a: 'p s', b: 'q', c: 'r' }, '6', 'partly-correct'],
    [{ a: 'p s', b: 'q', c: 'r', d: 'q' }, '5', 'partly-correct'],
    [{ a: 'p', b: 'q' }, '1', 'partly-correct'],
    [{ a: 'p', b: 'q', c: 'q' }, '0', 'incorrect'],
    [{ a: 'p', b: 'p', c: 'p', d: 'p' }, '-4', 'incorrect'],
    [{ a: '' }, '0', 'unanswered'],
    [{ a: 'p z' }, '0', 'unanswered'],
  ])('%j earns %s: %s', (answer, marks, outcome) => {
    expect(marked(answer as Readonly<Record<string, string>>)).toEqual([marks, outcome]);
  });
});

describe('[QT5] the marks of a matrix match with two right rows and one wrong one', () => {
  const answer = { a: 'p s', b: 'q', c: 'q' };

  it.each([
    ['JEE Advanced 2015', OF_2015, '3', '8'],
    ['IIT-JEE 2009', { marks: '8', penalty: '0', partial: 'per-row' }, '4', '8'],
    ['IIT-JEE 2007', { marks: '6', penalty: '0', partial: 'none' }, '0', '6'],
  ] as const)('in %s', (_exam, rule, part, whole) => {
    expect(marked(answer, rule)[0]).toBe(part);
    expect(marked({ a: 'p s', b: 'q', c: 'r', d: 'q t' }, rule)[0]).toBe(whole);
  });
});
