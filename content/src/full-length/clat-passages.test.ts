import { describe, expect, it } from 'vitest';
import { describeExplanations, describeOptions, wordsIn } from '../passages/testing.ts';
import { english } from './clat-english/index.ts';
import { legal } from './clat-law/index.ts';
import { logical } from './clat-logical/index.ts';

const sections = [
  {
    folder: 'clat-law',
    subject: 'Legal Reasoning',
    passages: legal,
    counts: [5, 5, 5, 5, 5, 5],
    words: [300, 450],
    levels: [3, 8],
  },
  {
    folder: 'clat-english',
    subject: 'English Language',
    passages: english,
    counts: [5, 5, 4, 5, 5],
    words: [350, 450],
    levels: [3, 7],
  },
  {
    folder: 'clat-logical',
    subject: 'Logical Reasoning',
    passages: logical,
    counts: [5, 5, 5, 5, 4],
    words: [280, 420],
    levels: [4, 8],
  },
] as const;

describe.each(sections)(
  '[CT20] the passages of $subject in CLAT',
  ({ folder, subject, passages, counts, words, levels }) => {
    const questions = passages.flatMap((passage) => passage.questions);

    it('have so many questions each, and are as long as in the exam', () => {
      expect(passages.map((passage) => passage.questions.length)).toEqual(counts);
      expect(new Set(passages.map(({ kind }) => kind))).toEqual(new Set(['passage']));
      const outside = passages.filter(({ text }) => wordsIn(text) < words[0] || wordsIn(text) > words[1]);
      expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
      expect(new Set(questions.map((question) => question.subject))).toEqual(new Set([subject]));
    });

    it('have names of their own, which begin with the folder', () => {
      const named = [...passages, ...questions].map(({ name }) => name);
      expect(new Set(named).size).toBe(named.length);
      expect(named.filter((name) => !name.startsWith(`passages/${folder}/`))).toEqual([]);
      expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length);
    });

    it('ask from easy to hard, and some at least of either kind', () => {
      const difficulties = questions.map(({ difficulty }) => difficulty);
      expect([Math.min(...difficulties), Math.max(...difficulties)]).toEqual(levels);
      expect(difficulties.filter((each) => each <= levels[0] + 1).length).toBeGreaterThanOrEqual(4);
      expect(difficulties.filter((each) => each >= 7).length).toBeGreaterThanOrEqual(4);
    });

    describeOptions(questions, { count: 4, off: 0.06 });
    describeExplanations(passages, questions);
  },
);
