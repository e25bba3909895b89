import { describe, expect, it } from 'vitest';
import { ExamDraws } from './exam-draws.ts';
import { QuestionBank } from './question-bank.ts';
import type { Template } from './templates/index.ts';

/** Asks what `text` says for the number of the turn. */
const template = (name: string, text: (turn: number) => string): Template => ({
  name,
  subject: 'Physics',
  topic: 'Optics',
  difficulty: 3,
  type: 'Numerical',
  make: (_random, turn) => ({
    text: text(turn.number),
    options: [],
    answer: { value: '1' },
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
