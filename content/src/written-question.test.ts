import { describe, expect, it } from 'vitest';
import { paperRecipes } from './demo-papers.ts';
import { drawnQuestion, writtenQuestion } from './content-question.ts';
import { makeQuestion, templates, type Template } from './templates/index.ts';
import type { WrittenQuestion } from './written-question.ts';

const written = paperRecipes.flatMap(({ sections }) =>
  sections.flatMap(({ written: single = [], sets = [] }) => [
    ...single,
    ...sets.flatMap(({ questions }) => questions),
  ]),
);

const ABOUT_OTHERS = /^(No error|No improvement|Both 1 and 2|Neither 1 nor 2|Blank \d)$/;

const OF_TEMPLATES = /^No error$|follows?$|Statement I|^Only (?:one|two)$|\(A\) .*\(R\)/;

describe('[CT19] options with an order of their own', () => {
  it('are marked wherever one of them speaks of the others', () => {
    const aboutOthers = written.filter(({ options }) => options.some((option) => ABOUT_OTHERS.test(option)));
    expect(aboutOthers.length).toBeGreaterThanOrEqual(15);
    expect(aboutOthers.filter(({ isInOrder }) => isInOrder !== true).map(({ name }) => name)).toEqual([]);
  });

  it('are stored as fixed, and all others are not', () => {
    const fixedIn = (question: WrittenQuestion) =>
      writtenQuestion(question).options.map(({ fixed }) => fixed === true);
    const question = written.find(({ subject }) => subject === 'Legal Reasoning') as WrittenQuestion;
    expect(fixedIn(question)).toEqual([false, false, false, false]);
    expect(fixedIn({ ...question, isInOrder: true })).toEqual([true, true, true, true]);
  });

  it('are so in what templates make, and stored as fixed', () => {
    const drawn = templates.map((template) => ({
      template,
      turn: 0,
      made: makeQuestion(template, 'a seed'),
    }));
    const aboutOthers = drawn.filter(({ made }) => made.options.some(({ text }) => OF_TEMPLATES.test(text)));
    expect(aboutOthers.length).toBeGreaterThanOrEqual(60);
    expect(aboutOthers.filter(({ made }) => made.isInOrder !== true).map(({ made }) => made.text)).toEqual(
      [],
    );
    const [first, other] = [aboutOthers[0], drawn.find(({ made }) => made.isInOrder === undefined)];
    if (first === undefined || other === undefined) throw new Error('One of both kinds');
    expect(drawnQuestion(first).options.map(({ fixed }) => fixed)).toEqual(
      first.made.options.map(() => true),
    );
    expect(drawnQuestion(other).options.some(({ fixed }) => fixed)).toBe(false);
  });

  it.each([
    [
      'two-conclusions',
      ['Neither I nor II follows', 'Only I follows', 'Only II follows', 'Both I and II follow'],
    ],
    ['statement-count-parliament', ['None', 'Only one', 'Only two', 'All three']],
  ])('of %s stand as papers print them', (name, options) => {
    const template = templates.find((one) => one.name.endsWith(`/${name}`)) as Template;
    expect(makeQuestion(template, 'a seed').options.map(({ text }) => text)).toEqual(options);
  });
});
