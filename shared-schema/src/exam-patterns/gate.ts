import { type ExamPattern, group } from './pattern.ts';

export const gate: ExamPattern = {
  key: 'gate',
  name: 'GATE Computer Science',
  year: '2026',
  confidence: 'A',
  source: 'GATE 2026, as quoted by press and coaching pages',
  note: 'How many questions are MCQ, MSQ or numerical changes every year; the split here is chosen. Their numbers by marks are official.',
  durationMinutes: 180,
  sectionTiming: 'free',
  calculator: 'scientific',
  sections: [
    {
      title: 'General Aptitude',
      subject: 'General Aptitude',
      groups: [group('MCQ', 5, '1', '1/3'), group('MCQ', 5, '2', '2/3')],
    },
    {
      title: 'Computer Science',
      subject: 'Computer Science',
      groups: [
        group('MCQ', 13, '1', '1/3'),
        group('MSQ', 6, '1', '0'),
        group('Numerical', 6, '1', '0'),
        group('MCQ', 14, '2', '2/3'),
        group('MSQ', 8, '2', '0'),
        group('Numerical', 8, '2', '0'),
      ],
    },
  ],
  totalQuestions: 65,
  totalMarks: 100,
};
