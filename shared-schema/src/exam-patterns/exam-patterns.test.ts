import { describe, expect, test } from 'vitest';
import {
  add,
  formatFraction,
  mark,
  markingSchemeSchema,
  multiply,
  parseFraction,
  ZERO,
} from '../marking/index.ts';
import type { Answer, AnswerKey, typesOfEveryScheme } from '../question-types/index.ts';
import {
  examPattern,
  examPatterns,
  JEE_ADVANCED_IMPORT_SCHEME,
  paperSkeleton,
  patternsByExam,
  schemeOf,
} from './index.ts';

/** The types that patterns have. */
type PatternType = (typeof typesOfEveryScheme)[number];

const KEYS: Record<PatternType, AnswerKey> = {
  MCQ: { type: 'MCQ', correct: ['a'] },
  MSQ: { type: 'MSQ', correct: ['a', 'b', 'd'] },
  Numerical: { type: 'Numerical', values: ['5'] },
};
const RIGHT: Record<PatternType, Answer> = { MCQ: 'a', MSQ: ['a', 'b', 'd'], Numerical: '5' };
const WRONG: Record<PatternType, Answer> = { MCQ: 'b', MSQ: ['c'], Numerical: '6' };

/** Marks a paper of the pattern with the answers that `answerOf` gives, by type and place in the paper. */
function markPattern(key: string, answerOf: (type: PatternType, index: number) => Answer | null) {
  const pattern = examPattern(key);
  if (pattern === undefined) throw new Error(`No pattern ${key}`);
  const paper = paperSkeleton(pattern);
  const questions = paper.sections.flatMap((section) => section.questions);
  const keys = Object.fromEntries(questions.map(({ _id, type }) => [_id, KEYS[type as PatternType]]));
  const responses = Object.fromEntries(
    questions.map(({ _id, type }, index) => [_id, answerOf(type as PatternType, index)]),
  );
  return mark(paper, keys, responses);
}

/** Official: questions, marks, minutes and section clocks; then what a paper of wrong answers earns by the official penalties. */
const GOLDEN = [
  ['jee-main', '2026', 75, 300, 180, 'free', '-75'],
  ['jee-advanced', '2025', 48, 180, 180, 'free', '-39'],
  ['neet', '2026', 180, 720, 180, 'free', '-180'],
  ['gate', '2026', 65, 100, 180, 'free', '-56/3'],
  ['cat', '2025', 68, 204, 120, 'locked', '-45'],
  ['upsc-gs1', '2026', 100, 200, 120, 'free', '-200/3'],
  ['upsc-csat', '2026', 80, 200, 120, 'free', '-200/3'],
  ['ssc-cgl-tier1', '2026', 100, 200, 60, 'locked', '-50'],
  ['ibps-po-prelims', '2025', 100, 100, 60, 'locked', '-25'],
  ['ibps-po-mains', '2025', 145, 200, 160, 'locked', '-50'],
  ['sbi-po-prelims', '2025', 100, 100, 60, 'locked', '-25'],
  ['clat', '2026', 120, 120, 120, 'free', '-30'],
  ['ap-eapcet-engineering', '2025', 160, 160, 180, 'free', '0'],
  ['ap-eapcet-agriculture', '2025', 160, 160, 180, 'free', '0'],
  ['general', null, 45, 180, 60, 'free', '-45'],
  ['coding', null, 30, 120, 60, 'free', '-30'],
] as const;

describe.each(GOLDEN)('[SC3] %s (%s)', (key, year, questions, marks, minutes, timing, allWrong) => {
  const pattern = examPattern(key);

  test('has the official numbers', () => {
    expect(pattern).toMatchObject({
      year,
      totalQuestions: questions,
      totalMarks: marks,
      durationMinutes: minutes,
      sectionTiming: timing,
    });
  });

  test('its sections add up to them', () => {
    const groups = (pattern?.sections ?? []).flatMap((section) => section.groups);
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(questions);
    const sum = groups
      .map((group) => multiply(parseFraction(group.marks), { n: group.count, d: 1 }))
      .reduce(add, ZERO);
    expect(formatFraction(sum)).toBe(String(marks));
  });

  test('its section clocks add up to its time if sections are locked', () => {
    const clocks = (pattern?.sections ?? []).map((section) => section.timeLimitMinutes);
    if (timing === 'locked')
      expect(clocks.reduce<number>((sum, clock) => sum + (clock ?? 0), 0)).toBe(minutes);
    else expect(clocks.every((clock) => clock === undefined)).toBe(true);
  });

  test('all right is full marks', () => {
    expect(markPattern(key, (type) => RIGHT[type])).toMatchObject({
      total: String(marks),
      maximum: String(marks),
      accuracy: 100,
    });
  });

  test(`all wrong is ${allWrong}`, () => {
    expect(markPattern(key, (type) => WRONG[type])).toMatchObject({ total: allWrong, accuracy: 0 });
  });

  test('all blank is nothing', () => {
    expect(markPattern(key, () => null)).toMatchObject({ total: '0', counts: { unanswered: questions } });
  });

  test('its scheme can be stored', () => {
    expect(pattern && markingSchemeSchema.safeParse(schemeOf(pattern)).success).toBe(true);
  });
});

describe('[SC3] mixed papers, to the exact fraction', () => {
  const everyOther = (type: PatternType, index: number) => (index % 2 === 0 ? RIGHT[type] : WRONG[type]);

  test('[SC3] JEE Main: 60 right, 10 wrong, 5 blank make 230', () => {
    const answers = (type: PatternType, index: number) =>
      index < 60 ? RIGHT[type] : index < 70 ? WRONG[type] : null;
    expect(markPattern('jee-main', answers)).toMatchObject({ total: '230', accuracy: 85.71 });
  });

  test('[SC3] JEE Main: a numerical answer costs a mark when wrong', () => {
    expect(markPattern('jee-main', (type) => (type === 'Numerical' ? '6' : null)).total).toBe('-15');
  });

  test('[SC3] JEE Advanced: two of three right options earn 2 in each of 9 questions', () => {
    const marked = markPattern('jee-advanced', (type) => (type === 'MSQ' ? ['a', 'b'] : null));
    expect(marked).toMatchObject({ total: '18', counts: { correct: 0, incorrect: 9 } });
  });

  test('[SC3] JEE Advanced: numerical answers cost nothing', () => {
    expect(markPattern('jee-advanced', (type) => (type === 'Numerical' ? '6' : null)).total).toBe('0');
  });

  test('[SC3] GATE: MSQ and numerical answers have no penalty and no part', () => {
    expect(
      markPattern('gate', (type) => (type === 'MSQ' ? ['a', 'b'] : type === 'Numerical' ? '6' : null)).total,
    ).toBe('0');
  });

  test('[SC3] GATE: a one-mark and a two-mark question cost 1/3 and 2/3', () => {
    expect(markPattern('gate', (type, index) => (index === 0 ? WRONG[type] : null)).total).toBe('-1/3');
    expect(markPattern('gate', (type, index) => (index === 5 ? WRONG[type] : null)).total).toBe('-2/3');
  });

  test('[SC3] CAT: a typed answer costs nothing, a chosen one a mark', () => {
    expect(markPattern('cat', (type) => (type === 'Numerical' ? WRONG[type] : RIGHT[type])).total).toBe(
      '135',
    );
    expect(markPattern('cat', (type) => (type === 'MCQ' ? WRONG[type] : RIGHT[type])).total).toBe('24');
  });

  test('[SC3] UPSC: 67 right and 33 wrong make 112, 50 and 50 make 200/3', () => {
    expect(markPattern('upsc-gs1', (type, index) => (index < 67 ? RIGHT[type] : WRONG[type])).total).toBe(
      '112',
    );
    expect(markPattern('upsc-gs1', everyOther).total).toBe('200/3');
  });

  test('[SC3] CSAT: one wrong answer costs 5/6', () => {
    expect(markPattern('upsc-csat', (type, index) => (index === 0 ? WRONG[type] : null)).total).toBe('-5/6');
  });

  test('[SC3] IBPS PO: a question of 30/35 earns 6/7 and costs 3/14, one of 40/35 earns 8/7 and costs 2/7', () => {
    const single = (place: number, given: Record<PatternType, Answer>) =>
      markPattern('ibps-po-prelims', (type, index) => (index === place ? given[type] : null)).total;
    expect([single(30, RIGHT), single(30, WRONG), single(65, RIGHT), single(65, WRONG)]).toEqual([
      '6/7',
      '-3/14',
      '8/7',
      '-2/7',
    ]);
  });

  test('[SC3] SSC CGL: every other right makes 75', () => {
    expect(markPattern('ssc-cgl-tier1', everyOther).total).toBe('75');
  });

  test('[SC3] CLAT: every other right makes 45', () => {
    expect(markPattern('clat', everyOther).total).toBe('45');
  });

  test('[SC3] EAPCET: guessing is free', () => {
    expect(markPattern('ap-eapcet-agriculture', everyOther).total).toBe('80');
  });
});

describe('[ST20] the list of patterns', () => {
  test('has every pattern once, with a source', () => {
    expect(examPatterns.map((pattern) => pattern.key)).toEqual(GOLDEN.map(([key]) => key));
    for (const pattern of examPatterns) expect(pattern.source).not.toBe('');
  });

  test('has a pattern for every exam key of the product', () => {
    const keys =
      'jee-main, jee-advanced, neet, eamcet, gate, cat, upsc, coding, ssc, bank, clat, general'.split(', ');
    expect(Object.keys(patternsByExam)).toEqual(keys);
  });

  test('marks imported JEE Advanced questions +3/-1, +4/-2 with parts, +3/0', () => {
    expect(JEE_ADVANCED_IMPORT_SCHEME.rules).toEqual({
      MCQ: { marks: '3', penalty: '1', partial: 'none' },
      MSQ: { marks: '4', penalty: '2', partial: 'jee-advanced' },
      Numerical: { marks: '3', penalty: '0', partial: 'none' },
    });
  });

  test('a key that is no pattern finds none', () => {
    expect(examPattern('constructor')).toBeUndefined();
  });
});
