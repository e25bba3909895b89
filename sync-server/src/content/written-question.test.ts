import { describe, expect, it } from 'vitest';
import { paperRecipes } from './demo-papers.ts';
import { writtenQuestion } from './question-bank.ts';
import type { WrittenQuestion } from './written-question.ts';

const written = paperRecipes.flatMap(({ sections }) =>
  sections.flatMap(({ written: single = [], sets = [] }) => [
    ...single,
    ...sets.flatMap(({ questions }) => questions),
  ]),
);

const ABOUT_OTHERS = /^(No error|No improvement|Both 1 and 2|Neither 1 nor 2|Blank \d)$/;

describe('[CT19] options with an order of their own', () => {
  it('are marked wherever one of them speaks of the others', () => {
    const aboutOthers = written.filter(({ options }) => options.some((option) => ABOUT_OTHERS.test(option)));
    expect(aboutOthers.length).toBeGreaterThanOrEqual(15);
    expect(aboutOthers.filter(({ isInOrder }) => isInOrder !== true).map(({ name }) => name)).toEqual([]);
  });

  it('are stored as fixed, and all others are not', () => {
    const subjects = new Map([['legal-reasoning', 'subject']]);
    const fixedIn = (question: WrittenQuestion) =>
      writtenQuestion({ subjects, topics: new Map() }, question).options.map(({ fixed }) => fixed === true);
    const question = written.find(({ subject }) => subject === 'Legal Reasoning') as WrittenQuestion;
    expect(fixedIn(question)).toEqual([false, false, false, false]);
    expect(fixedIn({ ...question, isInOrder: true })).toEqual([true, true, true, true]);
  });
});
