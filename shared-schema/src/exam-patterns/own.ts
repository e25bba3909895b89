import { type ExamPattern, group } from './pattern.ts';

const SOURCE = "The product's own numbers: 4 marks, 1 taken away";

/** For tests that follow no exam's pattern. */
export const general: ExamPattern = {
  key: 'general',
  name: 'General',
  year: null,
  confidence: 'own',
  source: SOURCE,
  durationMinutes: 60,
  sectionTiming: 'free',
  sections: [
    {
      title: 'General',
      groups: [group('MCQ', 30, '4', '1'), group('MSQ', 5, '4', '1'), group('Numerical', 10, '4', '1')],
    },
  ],
  totalQuestions: 45,
  totalMarks: 180,
};

/** Reading code, choosing true statements, and predicting the output of a program. */
export const coding: ExamPattern = {
  key: 'coding',
  name: 'Coding',
  year: null,
  confidence: 'own',
  source: SOURCE,
  durationMinutes: 60,
  sectionTiming: 'free',
  sections: [
    {
      title: 'Programming',
      subject: 'Programming',
      groups: [group('MCQ', 20, '4', '1'), group('MSQ', 5, '4', '1'), group('Numerical', 5, '4', '1')],
    },
  ],
  totalQuestions: 30,
  totalMarks: 120,
};
