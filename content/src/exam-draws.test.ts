import { describe, expect, it, test } from 'vitest';
import { isCalculation } from '@exam/shared-schema/likeness';
import { ExamDraws } from './exam-draws.ts';
import { QuestionBank } from './question-bank.ts';
import type { Template } from './templates/index.ts';

/** Asks what `text` says for the number of the turn. */
const template = (name: string, text: (turn: number) => string): Template => ({
  name,
  subject: 'Physics',
  topic: 'Optics',
  difficulty: 3,
  type: 'MCQ',
  make: (_random, turn) => ({
    text: text(turn.number),
    options: ['a lens', 'a mirror'].map((option, place) => ({ text: option, isRight: place === 0 })),
    answer: null,
    explanation: '',
    diagram: null,
    within: null,
    proof: [],
  }),
});

const counted = (name: string) => template(name, (turn) => `How much is ${turn} times ${name}?`);
const LENSES = ['Which lens is thin and spreads light?', 'What does a mirror of two metals show us?'];
const told = template('told', (turn) => LENSES[turn % LENSES.length] ?? '');

const usesOf = (names: readonly string[]) =>
  Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]),
  );

describe('[CT12] the draws of an exam', () => {
  it('ask each template as seldom as the paper allows, whatever others have drawn', () => {
    const draws = new ExamDraws(new QuestionBank(['a', 'b', 'c'].map(counted), 'seed'));
    draws.inOrder('NEET')(6, ({ name }) => name === 'a');
    const drawn = draws
      .spread('NEET')(7, () => true)
      .map((each) => each.template.name);
    expect(Object.values(usesOf(drawn)).sort()).toEqual([2, 2, 3]);
  });

  it('go on counting from section to section', () => {
    const draw = new ExamDraws(new QuestionBank(['a', 'b'].map(counted), 'seed')).spread('NEET');
    const first = draw(1, ({ name }) => name === 'a');
    const second = draw(1, () => true);
    expect([...first, ...second].map((each) => each.template.name)).toEqual(['a', 'b']);
  });

  it('ask nothing that the exam has nearly asked, unless it is a calculation with other numbers', () => {
    const draws = new ExamDraws(new QuestionBank([told, counted('a')], 'seed'));
    draws.inOrder('NEET')(1, ({ name }) => name === 'told');
    const drawn = draws
      .spread('NEET')(5, () => true)
      .map((each) => each.template.name);
    expect(usesOf(drawn)).toEqual({ a: 4, told: 1 });
    expect(draws.spread('NEET')(1, ({ name }) => name === 'told')).toEqual([]);
  });
});

test('[CT12] a calculation has a number in its text, or numbers alone as options', () => {
  const asked = (text: string, ...options: readonly string[]) =>
    isCalculation({ text, options: options.map((one) => ({ text: one })) }, false);
  expect(asked('How far is 3 km in metres?', 'far', 'near')).toBe(true);
  expect(asked('Which one is odd?', '17', '19 cm')).toBe(true);
  expect(asked('How many gametes are there?')).toBe(true);
  expect(asked('Which one is odd?', '17', 'a lens')).toBe(false);
  expect(asked('Which is wrong?', 'The 42nd Amendment added duties', 'The 44th made property a right')).toBe(
    false,
  );
});
