import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ResultQuestion } from '../contract/attempts/results-on-wire.ts';
import { scoredResultSchema } from '../contract/attempts/results-on-wire.ts';
import { compilePaper, DEFAULT_SCHEME } from '../marking/index.ts';
import type { PackageQuestion, PaperPackage } from '../paper-package/index.ts';
import { type Answer, type AnswerKey, ENGLISH_KEY_WORDS, isFullyRight } from '../question-types/index.ts';
import { isShownByOptions, judgeAgain, keyTextOf, rightOptionsOf } from './result-key.ts';
import { resultTexts } from './result-texts.ts';
import { scoredText } from './scored-text.ts';

const OPTION_IDS = ['a', 'b', 'c', 'd'];

/** The question of a result as a device reads it from the wire. */
function resultQuestion(key: AnswerKey, answer: Answer | null): ResultQuestion {
  const question: PackageQuestion = {
    _id: 'q',
    type: key.type,
    text: 'What?',
    options: key.type === 'Numerical' ? [] : OPTION_IDS.map((_id) => ({ _id, text: _id })),
  };
  const paper: PaperPackage = {
    formatVersion: 1,
    testId: 'paper',
    packageVersion: 'f'.repeat(64),
    title: 'Paper',
    description: '',
    categoryName: 'JEE Main',
    languages: ['en'],
    timing: { policy: 'continuous', durationSeconds: 3600, sectionTiming: 'free' },
    resultsPolicy: 'after-sync',
    scheme: DEFAULT_SCHEME,
    sections: [{ _id: 's', title: 'Physics', questions: [question] }],
    images: [],
    hasMaths: false,
    totals: { questions: 1, marks: '4' },
  };
  const keys = { q: key };
  const marker = compilePaper(paper, keys);
  const response = {
    questionId: 'q',
    selectedAnswer: answer,
    timeTaken: 1,
    isSkipped: answer === null,
    markedForReview: false,
    visits: 1,
    answeredAt: null,
  };
  const row = { responses: [response], totalTimeSeconds: 1, startedAt: 0, submittedAt: 0 };
  const texts = resultTexts({ paper, keys, explanations: {}, marker });
  const read = JSON.parse(`{${scoredText(row, { marker, texts, keyVersion: 1 })}}`) as object;
  const [parsedQuestion] = scoredResultSchema.shape.detailedResults.parse(
    (read as { detailedResults: unknown }).detailedResults,
  );
  if (parsedQuestion === undefined) throw new Error('The result has no question');
  return parsedQuestion;
}

const printed = (question: ResultQuestion): string =>
  keyTextOf(question, {
    words: ENGLISH_KEY_WORDS,
    options: question.options.map(({ _id }) => ({ _id, name: _id.toUpperCase() })),
  });

const subset = fc.subarray(OPTION_IDS, { minLength: 1 });
/** Close to each other, so that the edges of tolerances and ranges occur. */
const hundredths = fc.integer({ min: -400, max: 400 });
const decimal = hundredths.map((value) => (value / 100).toFixed(2));
const range = fc
  .tuple(hundredths, fc.nat({ max: 100 }))
  .map(([min, width]) => ({ min: (min / 100).toFixed(2), max: ((min + width) / 100).toFixed(2) }));
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const keys: fc.Arbitrary<AnswerKey> = fc.oneof(
  fc.record({ type: fc.constant('MCQ' as const), correct: subset }),
  fc.record({
    type: fc.constant('MSQ' as const),
    correct: subset,
    alternatives: optional(fc.array(subset, { maxLength: 3 })),
  }),
  fc.record({
    type: fc.constant('Numerical' as const),
    values: fc.array(decimal, { minLength: 1, maxLength: 3 }),
    ranges: optional(fc.array(range, { maxLength: 2 })),
    tolerance: optional(fc.constantFrom('0', '0.01', '0.5', '1')),
    rounding: optional(fc.constant('integer' as const)),
  }),
);

/** Any answer of the key's type, and often one that is right or at an edge of what is. */
function answersTo(key: AnswerKey): fc.Arbitrary<Answer> {
  if (key.type === 'MCQ') return fc.constantFrom(...OPTION_IDS, 'z', '');
  if (key.type === 'MSQ') {
    const sets = [key.correct, ...(key.alternatives ?? [])];
    return fc.oneof(fc.constantFrom(...sets), subset, fc.constant<string[]>([]));
  }
  if (key.type !== 'Numerical') throw new Error(`No answers to ${key.type}`);
  const near = fc
    .tuple(fc.constantFrom(...(key.values ?? [])), fc.constantFrom(-0.51, -0.5, -0.01, 0, 0.01, 0.5, 1))
    .map(([value, away]) => (Number(value) + away).toFixed(2));
  const edges = (key.ranges ?? []).flatMap(({ min, max }) => [min, max]);
  return fc.oneof(near, decimal, fc.constantFrom('', 'x', '5e-1', ...edges));
}

describe('[NB10] [SC7] an answer that is given again', () => {
  it('[NB10] [SC7] is right in the notebook exactly if it is right in the exam', () => {
    const cases = keys.chain((key) => fc.tuple(fc.constant(key), answersTo(key), answersTo(key)));
    fc.assert(
      fc.property(cases, ([key, before, now]) => {
        const asCard = resultQuestion(key, before);
        const inExam = resultQuestion(key, now);
        const again = judgeAgain(asCard, now);
        expect(again).toEqual(inExam.judgement);
        if (inExam.outcome === 'unanswered') expect(again).toBeNull();
        else expect(again !== null && isFullyRight(again)).toBe(inExam.outcome === 'correct');
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, AnswerKey, Answer]>([
    ['within the tolerance', { type: 'Numerical', values: ['3.14'], tolerance: '0.01' }, '3.15'],
    ['rounded', { type: 'Numerical', values: ['3'], rounding: 'integer' }, '2.6'],
    ['another set', { type: 'MSQ', correct: ['a', 'b'], alternatives: [['c', 'd']] }, ['d', 'c']],
  ])('[NB10] is right %s', (_how, key, answer) => {
    const judgement = judgeAgain(resultQuestion(key, null), answer);
    expect(judgement !== null && isFullyRight(judgement)).toBe(true);
  });
});

describe('[NB10] a result of an earlier version, without its key', () => {
  const old = (key: AnswerKey): ResultQuestion => {
    const { answerKey: _key, judgement: _judgement, ...rest } = resultQuestion(key, null);
    return rest;
  };

  it('[NB10] is judged if its options are the whole key', () => {
    const one = old({ type: 'MCQ', correct: ['b'] });
    expect(judgeAgain(one, 'b')).toEqual({ kind: 'right' });
    expect(judgeAgain(one, 'a')).toEqual({ kind: 'wrong' });
    expect(judgeAgain(old({ type: 'MCQ', correct: ['b', 'd'] }), 'd')).toEqual({ kind: 'right' });
  });

  it.each<[AnswerKey, Answer]>([
    [{ type: 'Numerical', values: ['3.14'] }, '3.14'],
    [{ type: 'MSQ', correct: ['a', 'b'] }, ['a', 'b']],
  ])('[NB10] is not judged if more may have been accepted', (key, answer) => {
    expect(judgeAgain(old(key), answer)).toBeNull();
  });

  it('[NB10] shows its correct answer', () => {
    const set = old({ type: 'MSQ', correct: ['b', 'a'] });
    expect([printed(set), rightOptionsOf(set, ['c']), isShownByOptions(set)]).toEqual([
      'A, B',
      ['b', 'a'],
      true,
    ]);
    const number = old({ type: 'Numerical', values: ['5'], ranges: [{ min: '9.7', max: '9.9' }] });
    expect([printed(number), isShownByOptions(number)]).toEqual(['5 or 9.7 to 9.9', false]);
  });
});

test('[SC8] the key of a result is printed, and beside options if they do not show all of it', () => {
  const shown = (key: AnswerKey, answer: Answer | null = null) => {
    const question = resultQuestion(key, answer);
    return [printed(question), rightOptionsOf(question, answer), isShownByOptions(question)];
  };
  expect(shown({ type: 'Numerical', values: ['3.14'], tolerance: '0.01' })).toEqual([
    '3.14 ± 0.01',
    [],
    false,
  ]);
  expect(shown({ type: 'MCQ', correct: ['b'] })).toEqual(['B', ['b'], true]);
  expect(shown({ type: 'MSQ', correct: ['a', 'b'] })).toEqual(['A, B', ['a', 'b'], true]);
  const alternatives: AnswerKey = { type: 'MSQ', correct: ['a', 'b'], alternatives: [['c', 'd']] };
  expect(shown(alternatives)).toEqual(['A, B or C, D', ['a', 'b'], false]);
  expect(shown(alternatives, ['c'])).toEqual(['A, B or C, D', ['c', 'd'], false]);
});
