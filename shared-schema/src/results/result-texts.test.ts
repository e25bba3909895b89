import { describe, expect, it } from 'vitest';
import { sha256 } from '../attempt/testing.ts';
import { compilePaper, DEFAULT_SCHEME } from '../marking/index.ts';
import { drawnPaper, type PackageQuestion, type PaperPackage } from '../paper-package/index.ts';
import type { AnswerKey } from '../question-types/index.ts';
import { drawnTexts, resultTexts } from './result-texts.ts';
import { scoredText } from './scored-text.ts';

const question = (_id: string, change: Partial<PackageQuestion> = {}): PackageQuestion => ({
  _id,
  type: 'MCQ',
  text: `What is ${_id}?`,
  options: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ _id: id, text: id, ...(id === 'e' && { fixed: true }) })),
  ...change,
});

const worth = (marks: string) => question(`worth-${marks}`, { marks });

const PAPER: PaperPackage = {
  formatVersion: 1,
  testId: 'paper-1',
  packageVersion: 'f'.repeat(64),
  title: 'Paper',
  description: '',
  categoryName: 'JEE Main',
  languages: ['en'],
  timing: { policy: 'continuous', durationSeconds: 3600, sectionTiming: 'free' },
  resultsPolicy: 'after-sync',
  scheme: DEFAULT_SCHEME,
  sections: [
    { _id: 's1', title: 'Physics', questions: [question('q1', { topic: 'Optics' }), question('q2')] },
  ],
  images: [],
  hasMaths: false,
  totals: { questions: 2, marks: '8' },
};
const KEY: AnswerKey = { type: 'MCQ', correct: ['a'] };
const KEYS = { q1: KEY, q2: KEY };

const keyedBy = (paper: PaperPackage) => {
  const marker = compilePaper(paper, KEYS);
  const texts = resultTexts({ paper, keys: KEYS, explanations: { q1: 'Because.' }, marker });
  return { marker, texts, keyVersion: 1 };
};
const ROW = { responses: [], totalTimeSeconds: 0, startedAt: 0, submittedAt: 0 };

describe('[ST18] the members of a result that do not depend on the answer', () => {
  const parsedTexts = () =>
    (JSON.parse(`{${scoredText(ROW, keyedBy(PAPER))}}`) as { detailedResults: unknown[] }).detailedResults;

  it('[ST18] its words, its options, its place, its worth, its key and its explanation', () => {
    expect(parsedTexts()[0]).toMatchObject({
      questionId: 'q1',
      questionText: 'What is q1?',
      options: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ _id: id, text: id })),
      topic: 'Optics',
      section: 'Physics',
      type: 'MCQ',
      marks: 4,
      negativeMarks: 1,
      correctAnswer: 'a',
      answerKey: KEY,
      explanation: 'Because.',
    });
    expect(parsedTexts()[1]).toMatchObject({ topic: null, explanation: null });
  });

  it('[PK9] its explanation in other languages if there are any', () => {
    const marker = compilePaper(PAPER, KEYS);
    const explained = {
      explanations: { q1: 'Because.', q2: 'So.' },
      explanationTranslations: { q1: { hi: 'क्योंकि' } },
    };
    const texts = resultTexts({ paper: PAPER, keys: KEYS, ...explained, marker });
    const [first, second] = texts.questions.map(({ after }) => JSON.parse(`{${after.slice(1)}}`) as unknown);
    expect(first).toEqual({
      correctAnswer: 'a',
      answerKey: KEY,
      explanation: 'Because.',
      explanationTranslations: { hi: 'क्योंकि' },
    });
    expect(second).toEqual({ correctAnswer: 'a', answerKey: KEY, explanation: 'So.' });
  });

  it('[ST18] cannot be written for a question without a key', () => {
    const marker = compilePaper(PAPER, KEYS);
    expect(() => resultTexts({ paper: PAPER, keys: { q1: KEY }, explanations: {}, marker })).toThrow('q2');
  });
});

it('[BK5] a result has the passages of its paper, and no member for them if there are none', () => {
  const sets = [{ _id: 'set-1', kind: 'passage' as const, text: 'Read this.' }];
  const of = (paper: PaperPackage) => JSON.parse(`{${scoredText(ROW, keyedBy(paper))}}`) as object;
  expect(of({ ...PAPER, sets })).toHaveProperty('sets', sets);
  expect(of(PAPER)).not.toHaveProperty('sets');
});

it('[SC3] the marks of a section are those of its questions; with an attempt limit, of the questions with the most marks', () => {
  const sections = [
    { _id: 's1', title: 'Any two', attemptLimit: 2, questions: ['1', '3', '2'].map(worth) },
    { _id: 's2', title: 'All', questions: ['4', '5'].map(worth) },
  ];
  const paper = { ...PAPER, sections };
  const keys = Object.fromEntries(['1', '2', '3', '4', '5'].map((marks) => [`worth-${marks}`, KEY]));
  const marker = compilePaper(paper, keys);
  const texts = resultTexts({ paper, keys, explanations: {}, marker });
  expect(texts.sections.map(({ maximum }) => maximum)).toEqual([5, 9]);
});

it('[SC1] [SC5] a result names the engine, the scheme and the version of the key', () => {
  const { marking } = JSON.parse(`{${scoredText(ROW, keyedBy(PAPER))}}`) as { marking: unknown };
  expect(marking).toEqual({ engineVersion: 1, scheme: 'Default', schemeVersion: 1, keyVersion: 1 });
});

it('[ST71] the server writes the order of options that a device draws by the same seed, byte for byte', () => {
  for (const seed of ['one', 'two', 'three']) {
    const onServer = keyedBy(PAPER);
    const onDevice = keyedBy(drawnPaper(PAPER, seed, sha256));
    const drawn = { ...onServer, texts: drawnTexts(onServer.texts, seed, sha256) };
    expect(scoredText(ROW, drawn)).toBe(scoredText(ROW, onDevice));
    expect(scoredText(ROW, drawn)).not.toBe(scoredText(ROW, onServer));
  }
});
