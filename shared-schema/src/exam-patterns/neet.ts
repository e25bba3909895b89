import { type ExamPattern, group } from './pattern.ts';

export const neet: ExamPattern = {
  key: 'neet',
  name: 'NEET UG',
  year: '2026',
  confidence: 'A',
  source: 'NEET UG 2026, as quoted by press and coaching pages',
  note: 'Where several options are right, any of them earns the marks. The optional Section B ended with 2025.',
  durationMinutes: 180,
  sectionTiming: 'free',
  sections: [
    { title: 'Physics', subject: 'Physics', groups: [group('MCQ', 45, '4', '1')] },
    { title: 'Chemistry', subject: 'Chemistry', groups: [group('MCQ', 45, '4', '1')] },
    { title: 'Biology', subject: 'Biology', groups: [group('MCQ', 90, '4', '1')] },
  ],
  totalQuestions: 180,
  totalMarks: 720,
};
