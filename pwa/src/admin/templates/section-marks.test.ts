import { describe, expect, test } from 'vitest';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import type { ManagedSection } from '@exam/shared-schema/contract';
import { marksOfSections } from './section-marks.ts';

const section = (own: Partial<ManagedSection>): ManagedSection => ({
  _id: 's',
  title: 'Physics',
  description: '',
  questionCount: 10,
  difficultyRange: { min: 1, max: 5 },
  marksPerQuestion: null,
  negativeMarks: null,
  exactMarks: { perQuestion: null, negative: null },
  allowCustomMarksPerQuestion: false,
  timeLimit: null,
  subjectId: null,
  groups: null,
  attemptLimit: null,
  questionsInSets: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  ...own,
});
const per = (perQuestion: string) => ({ exactMarks: { perQuestion, negative: null } });
const group = (type: 'MCQ' | 'Numerical', count: number, marks: string) => ({
  ...{ type, count, marks, penalty: '0' },
  partial: 'none' as const,
});
const mixed = {
  ...DEFAULT_SCHEME,
  rules: { ...DEFAULT_SCHEME.rules, Numerical: { ...DEFAULT_SCHEME.rules.Numerical, marks: '2' } },
};

describe('[CN6] the marks of sections', () => {
  test.each([
    ['questions of the scheme', [section({})], null, 40],
    ['questions with marks of their own section', [section({ questionCount: 9, ...per('2/3') })], null, 6],
    [
      'questions by type',
      [section({ groups: [group('MCQ', 6, '4'), group('Numerical', 4, '2')] })],
      null,
      32,
    ],
    [
      'a section of which only the best count',
      [section({ attemptLimit: 5, groups: [group('Numerical', 4, '2'), group('MCQ', 6, '4')] })],
      null,
      20,
    ],
    ['several sections', [section({}), section(per('1'))], null, 50],
    ['no section', [], null, 0],
    ['a scheme whose types have different marks', [section({})], mixed, null],
    ['marks of the section under such a scheme', [section(per('3'))], mixed, 30],
    ['questions with marks of their own', [section({ allowCustomMarksPerQuestion: true })], null, null],
  ])('%s', (_what, sections, scheme, expected) => {
    expect(marksOfSections(sections, scheme)).toBe(expected);
  });
});
