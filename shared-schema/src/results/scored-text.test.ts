import { describe, expect, it } from 'vitest';
import type { ResponseOnWire } from '../attempt/index.ts';
import { compilePaper, DEFAULT_SCHEME, type MarkingScheme } from '../marking/index.ts';
import type { PackageQuestion, PaperPackage } from '../paper-package/index.ts';
import type { Answer, AnswerKey } from '../question-types/index.ts';
import { resultTexts } from './result-texts.ts';
import { scoredText, scoreOnlyText, summaryText, type KeyedPaper } from './scored-text.ts';

/** A part of the key earns a quarter of the marks for each option. */
const SCHEME: MarkingScheme = {
  ...DEFAULT_SCHEME,
  rules: { ...DEFAULT_SCHEME.rules, MSQ: { marks: '4', penalty: '2', partial: 'jee-advanced' } },
};
const KEY: AnswerKey = { type: 'MSQ', correct: ['a', 'b'] };

const question = (_id: string, topic?: string): PackageQuestion => ({
  _id,
  type: 'MSQ',
  text: _id,
  options: ['a', 'b', 'c', 'd'].map((id) => ({ _id: id, text: id })),
  ...(topic !== undefined && { topic }),
});

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
  scheme: SCHEME,
  sections: [
    {
      _id: 's1',
      title: 'Physics',
      questions: [
        question('whole', 'Optics'),
        question('part', 'Optics'),
        question('wrong'),
        question('blank'),
        question('dropped-blank', 'Acids'),
      ],
    },
    {
      _id: 's2',
      title: 'Chemistry',
      attemptLimit: 2,
      questions: [question('dropped', 'Acids'), question('bonus', 'Acids'), question('beyond', 'Acids')],
    },
  ],
  images: [],
  hasMaths: false,
  totals: { questions: 8, marks: '28' },
};

const GIVEN: Readonly<Record<string, Answer | null>> = {
  whole: ['a', 'b'],
  part: ['a'],
  wrong: ['c'],
  blank: null,
  'dropped-blank': null,
  dropped: ['d'],
  bonus: ['d'],
  beyond: ['a', 'b'],
};

const KEYS: Readonly<Record<string, AnswerKey>> = {
  ...Object.fromEntries(Object.keys(GIVEN).map((id) => [id, KEY])),
  dropped: { ...KEY, outcome: 'dropped' },
  'dropped-blank': { ...KEY, outcome: 'dropped' },
  bonus: { ...KEY, outcome: 'bonus' },
};

const response = (questionId: string): ResponseOnWire => ({
  questionId,
  selectedAnswer: GIVEN[questionId] ?? null,
  timeTaken: 12,
  isSkipped: GIVEN[questionId] === null,
  markedForReview: questionId === 'part',
  visits: 3,
  answeredAt: null,
});

function keyedBy(paper: PaperPackage, keys: Readonly<Record<string, AnswerKey>>): KeyedPaper {
  const marker = compilePaper(paper, keys);
  return { marker, texts: resultTexts({ paper, keys, explanations: {}, marker }), keyVersion: 2 };
}
const keyed = () => keyedBy(PAPER, KEYS);
const row = {
  responses: Object.keys(GIVEN).map(response),
  totalTimeSeconds: 100,
  startedAt: 1_700_000_000_000,
  submittedAt: 1_700_000_100_000,
};

interface ParsedResult {
  readonly status: string;
  readonly detailedResults: readonly {
    readonly _id: string;
    readonly outcome: string;
    readonly isCorrect: boolean;
    readonly judgement: unknown;
    readonly marksObtained: number;
    readonly marksObtainedExact: string;
  }[];
  readonly topicWiseStats: readonly unknown[];
  readonly sectionWiseStats: readonly unknown[];
}
const parsed = (members: string) => JSON.parse(`{${members}}`) as ParsedResult;
const result = () => parsed(scoredText(row, keyed()));

describe('[ST18] answers that earned marks and are not fully right', () => {
  it('[ST18] is partly correct, and not correct', () => {
    expect(result().detailedResults[1]).toMatchObject({
      outcome: 'partly-correct',
      isCorrect: false,
      marksObtained: 1,
      marksObtainedExact: '1',
      markedForReview: true,
      timeTaken: 12,
      visits: 3,
    });
  });

  it('[ST18] counts as incorrect in the totals, and its marks are earned', () => {
    expect(result()).toMatchObject({ totalQuestions: 8, correctAnswers: 3, wrongAnswers: 2, unanswered: 3 });
  });

  it('[ST18] counts as incorrect in topics and sections', () => {
    expect(result().topicWiseStats).toEqual([
      { topic: 'Optics', correct: 1, incorrect: 1, unanswered: 0, total: 2 },
      { topic: 'General', correct: 0, incorrect: 1, unanswered: 1, total: 2 },
      { topic: 'Acids', correct: 2, incorrect: 0, unanswered: 2, total: 4 },
    ]);
    expect(result().sectionWiseStats).toMatchObject([
      { section: 'Physics', correct: 1, incorrect: 2, unanswered: 2, total: 5, score: 7 },
      { section: 'Chemistry', correct: 2, incorrect: 0, unanswered: 1, total: 3 },
    ]);
  });
});

it('[SC3] dropped and bonus questions are correct for those who answered, those beyond the limit for no one', () => {
  const outcomes = result().detailedResults.map(({ outcome, isCorrect }) => `${outcome} ${isCorrect}`);
  expect(outcomes).toEqual([
    'correct true',
    'partly-correct false',
    'incorrect false',
    'unanswered false',
    'dropped false',
    'dropped true',
    'bonus true',
    'not-counted false',
  ]);
});

it("[SC7] a result has the type's judgement of each answer, independent of decisions and attempt limits", () => {
  const part = (chosenRight: number, chosenWrong: number) => ({
    kind: 'part',
    chosenRight,
    chosenWrong,
    keySize: 2,
  });
  expect(result().detailedResults.map(({ judgement }) => judgement)).toEqual([
    part(2, 0),
    part(1, 0),
    part(0, 1),
    null,
    null,
    part(0, 1),
    part(0, 1),
    part(2, 0),
  ]);
});

it('[SC2] the score is of the whole paper, rounded once, and 0 for an empty paper', () => {
  expect(result()).toMatchObject({
    totalScore: 15,
    totalScoreExact: '15',
    totalMarks: 28,
    percentage: 53.57,
    accuracy: 60,
    timeSpent: 100,
  });
  const nothing = keyedBy({ ...PAPER, sections: [] }, {});
  const empty = parsed(scoredText({ ...row, responses: [] }, nothing));
  expect(empty).toMatchObject({ totalMarks: 0, percentage: 0 });
});

it('[SC2] a paper that is worth nothing has no percentage, though wrong answers cost marks', () => {
  const scheme = {
    ...SCHEME,
    rules: { ...SCHEME.rules, MSQ: { marks: '0', penalty: '1', partial: 'none' as const } },
  };
  const worthless = keyedBy({ ...PAPER, scheme }, KEYS);
  expect(parsed(scoredText(row, worthless))).toMatchObject({ totalScore: -2, totalMarks: 0, percentage: 0 });
});

it('[SC4] a question without a response is unanswered and was never opened', () => {
  const { detailedResults } = parsed(scoredText({ ...row, responses: [] }, keyed()));
  expect(detailedResults[0]).toMatchObject({
    outcome: 'unanswered',
    selectedAnswer: null,
    timeTaken: 0,
    visits: 0,
    markedForReview: false,
  });
});

it('[SC1] the order of the responses changes nothing', () => {
  const turned = { ...row, responses: [...row.responses].reverse() };
  expect(scoredText(turned, keyed())).toBe(scoredText(row, keyed()));
});

it('[SY14] a summary is the same without the questions, and a score alone without topics and sections', () => {
  const { detailedResults: _questions, ...summary } = result();
  expect(parsed(summaryText(row, keyed()))).toEqual({ ...summary, status: 'summary' });
  const { topicWiseStats: _topics, sectionWiseStats: _sections, ...totals } = summary;
  const score = parsed(scoreOnlyText(row, keyed(), 'cannot-rank'));
  expect(score).toEqual({ ...totals, status: 'score-only', reason: 'cannot-rank' });
});

describe('[SC4] a typed answer that is no number', () => {
  const typed: PaperPackage = {
    ...PAPER,
    sections: [
      {
        _id: 's1',
        title: 'Numbers',
        questions: ['open', 'dropped', 'bonus'].map((_id) => ({
          _id,
          type: 'Numerical',
          text: _id,
          options: [],
          topic: 'Sums',
        })),
      },
    ],
  };
  const numbers: AnswerKey = { type: 'Numerical', values: ['5'] };
  const keys: Readonly<Record<string, AnswerKey>> = {
    open: numbers,
    dropped: { ...numbers, outcome: 'dropped' },
    bonus: { ...numbers, outcome: 'bonus' },
  };
  const scored = (selectedAnswer: string) =>
    parsed(
      scoredText(
        { ...row, responses: Object.keys(keys).map((id) => ({ ...response(id), selectedAnswer })) },
        keyedBy(typed, keys),
      ),
    );

  it.each([
    ['abc', { correct: 0, incorrect: 0, unanswered: 3 }, [false, false, false]],
    ['5', { correct: 3, incorrect: 0, unanswered: 0 }, [true, true, true]],
    ['6', { correct: 2, incorrect: 1, unanswered: 0 }, [false, true, true]],
  ])(
    '[SC4] %s counts alike in the totals, the topics, the sections and the questions',
    (typedIn, counts, isCorrect) => {
      const result = scored(typedIn);
      expect(result).toMatchObject({
        correctAnswers: counts.correct,
        wrongAnswers: counts.incorrect,
        unanswered: counts.unanswered,
      });
      expect(result.topicWiseStats).toMatchObject([counts]);
      expect(result.sectionWiseStats).toMatchObject([counts]);
      expect(result.detailedResults.map((question) => question.isCorrect)).toEqual(isCorrect);
    },
  );
});
