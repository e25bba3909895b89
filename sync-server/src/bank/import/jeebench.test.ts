import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from './format.ts';
import { findFormat, groupIntoPapers } from './index.ts';
import { jeebench } from './jeebench.ts';

const fixture = new URL('../../../test/fixtures/import/jeebench-like.json', import.meta.url);
const report = jeebench.parse(readFileSync(fixture, 'utf8'), 'jeebench-like.json');
const itemAt = (position: number) => report.items[position - 1];

function questionAt(position: number): DraftQuestion {
  const item = itemAt(position);
  if (item?.kind !== 'question') throw new Error(`Item ${position} is no question`);
  return item.question;
}

const notesAt = (position: number) => {
  const item = itemAt(position);
  return item?.kind === 'question' ? item.notes : [];
};

describe('a file in the format of JEEBench', () => {
  it('is found in the registry by its name', () => {
    expect(findFormat('jeebench')).toBe(jeebench);
    expect(findFormat('telegram')).toBeUndefined();
  });

  it('is reported item by item, nothing is dropped', () => {
    expect(report.problem).toBeNull();
    expect(report.items.map((item) => item.position)).toEqual(report.items.map((_item, place) => place + 1));
    expect(report.items).toHaveLength(15);
  });

  it('has its options cut out of the text, backslashes unchanged', () => {
    const question = questionAt(1);
    expect(question.text).toBe(
      String.raw`A trolley moves $12 \mathrm{~m}$ in $3 \mathrm{~s}$ at a steady speed. Its speed is`,
    );
    expect(question.options[1]).toEqual({ label: 'B', text: String.raw`$4 \mathrm{~m} \mathrm{~s}^{-1}$` });
    expect(question.key).toEqual({ type: 'MCQ', correct: ['B'] });
  });

  it('may mark options with brackets, maths right behind them', () => {
    const question = questionAt(2);
    expect(question.type).toBe('MSQ');
    expect(question.options[2]?.text).toBe(String.raw`$\left(\begin{array}{l}4 \\ 2\end{array}\right)$`);
    expect(question.key).toEqual({ type: 'MSQ', correct: ['A', 'C', 'D'] });
  });

  it('may have the markers inside the maths of the options', () => {
    expect(questionAt(3).options.map((option) => option.text)).toEqual([
      '$a+b=7$',
      '$a b=7$',
      'the sum $a+b$ is a prime',
      '$b^{a}=25$',
    ]);
  });

  it('may have lost a line break before an option: cut with a note', () => {
    const texts = questionAt(4).options.map((option) => option.text);
    expect(texts.slice(1, 3)).toEqual(['it lowers the energy barrier.', 'it works in both\n\ndirections.']);
    expect(notesAt(4)[0]).toContain('Option C begins in the middle of a line');
  });

  it('keeps a text whole whose options are not certain, and offers the letters', () => {
    const question = questionAt(5);
    expect(question.text).toContain('(B) heat is given out, see (A)');
    expect(question.options).toEqual(
      ['A', 'B', 'C', 'D'].map((letter) => ({ label: letter, text: letter, fixed: true })),
    );
    expect(question.key).toEqual({ type: 'MCQ', correct: ['B'] });
    expect(notesAt(5)[0]).toContain('cannot be told apart with certainty');
  });

  it('holds options in place where one names another by its letter', () => {
    expect(questionAt(6).options.every((option) => option.fixed)).toBe(true);
    expect(questionAt(1).options.some((option) => option.fixed)).toBe(false);
  });

  it('has whole answers exact and decimal ones with a tolerance of a hundredth', () => {
    expect(questionAt(7).key).toEqual({ type: 'Numerical', values: ['3'] });
    expect(questionAt(8).key).toEqual({ type: 'Numerical', values: ['-0.625'], tolerance: '0.01' });
    expect(questionAt(9).key).toEqual({ type: 'Numerical', values: ['0.50'], tolerance: '0.01' });
  });

  it.each([
    [10, "Its answer '2.25' is not a whole number."],
    [11, "Its answer 'E' does not name options from A to D."],
    [
      12,
      'It has a subject other than phy, chem and math, has a type other than MCQ, MCQ(multiple), Integer and Numeric.',
    ],
    [13, 'It has the paper and the number of item 7.'],
  ])('refuses item %i with a sentence', (position, reason) => {
    expect(itemAt(position)).toMatchObject({ kind: 'refused', reason });
  });

  it('refuses what is no question at all', () => {
    expect(itemAt(14)).toMatchObject({ kind: 'refused', name: 'item 14' });
  });

  it('takes the last list of A to D for the options', () => {
    expect(questionAt(15).text).toContain('(D) a fourth thing');
    expect(questionAt(15).options.map((option) => option.text)).toEqual(['$1<2$', '$2<1$', '$3<4$', '$4<3$']);
  });

  it('states the source of a question and makes nothing up', () => {
    expect(questionAt(1)).toMatchObject({
      explanation: null,
      source: {
        name: 'JEEBench',
        key: 'Own Adv 2031 Paper 1 #1',
        paper: 'Paper 1',
        year: '2031',
        index: 1,
        subject: 'Physics',
      },
    });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['{', 'is not JSON'],
    ['{"questions": []}', 'is JSON, but not a list of questions.'],
  ])('%s is one problem with a sentence', (text, sentence) => {
    const { problem, items } = jeebench.parse(text, 'exam.json');
    expect(problem).toContain(`exam.json ${sentence}`);
    expect(items).toEqual([]);
  });

  it('does not include one with a byte order mark', () => {
    expect(jeebench.parse('\uFEFF[]', 'exam.json')).toEqual({ problem: null, items: [] });
  });
});

describe('imported questions', () => {
  const questions = report.items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));

  it('become papers by year and paper, with a section per subject', () => {
    const papers = groupIntoPapers(questions, [], 'Own {year} {paper}');
    expect(papers.map((paper) => paper.title)).toEqual(['Own 2031 Paper 1', 'Own 2031 Paper 2']);
    expect(papers[0]?.sections.map((section) => [section.subject, section.questions.length])).toEqual([
      ['Physics', 2],
      ['Mathematics', 2],
      ['Chemistry', 2],
    ]);
  });

  it('become one paper where the title names neither', () => {
    expect(groupIntoPapers(questions, [], 'All of {source}').map((paper) => paper.title)).toEqual([
      'All of JEEBench',
    ]);
  });
});
