import type { MarkingScheme } from '../marking/index.ts';
import { type ExamPattern, group } from './pattern.ts';

const SUBJECTS = ['Physics', 'Chemistry', 'Mathematics'] as const;

export const jeeMain: ExamPattern = {
  key: 'jee-main',
  name: 'JEE Main',
  year: '2026',
  confidence: 'A',
  source: 'JEE Main 2026 Paper 1, as quoted by press and coaching pages',
  note: 'Numerical answers are integers, rounded to the nearest; they cost a mark when wrong since 2025. Until 2024: attempt any 5 of 10.',
  durationMinutes: 180,
  sectionTiming: 'free',
  sections: SUBJECTS.flatMap((subject) => [
    { title: `${subject} Section A`, subject, groups: [group('MCQ', 20, '4', '1')] },
    { title: `${subject} Section B`, subject, groups: [group('Numerical', 5, '4', '1')] },
  ]),
  totalQuestions: 75,
  totalMarks: 300,
};

export const jeeAdvanced: ExamPattern = {
  key: 'jee-advanced',
  name: 'JEE Advanced',
  year: '2025',
  confidence: 'B',
  source: 'JEE Advanced 2025, one of its two papers; the MSQ rule as printed on the papers (2022 Paper 1)',
  note: 'Two papers, both compulsory: 360 marks together. The sections change every year and are printed on the paper. Matching questions are MCQs. MSQ rule and 48 questions: A.',
  durationMinutes: 180,
  sectionTiming: 'free',
  sections: SUBJECTS.flatMap((subject) => [
    { title: `${subject} Section 1`, subject, groups: [group('MCQ', 4, '3', '1')] },
    { title: `${subject} Section 2`, subject, groups: [group('MSQ', 3, '4', '2', 'jee-advanced')] },
    { title: `${subject} Section 3`, subject, groups: [group('Numerical', 6, '4', '0')] },
    { title: `${subject} Section 4`, subject, groups: [group('MCQ', 3, '4', '1')] },
  ]),
  totalQuestions: 48,
  totalMarks: 180,
};

/** For imported JEE Advanced questions that carry no marks (rule ST20). */
export const JEE_ADVANCED_IMPORT_SCHEME: MarkingScheme = {
  name: 'JEE Advanced (import)',
  version: 1,
  rules: {
    MCQ: { marks: '3', penalty: '1', partial: 'none' },
    MSQ: { marks: '4', penalty: '2', partial: 'jee-advanced' },
    Numerical: { marks: '3', penalty: '0', partial: 'none' },
  },
};
