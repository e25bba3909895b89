import { type ExamPattern, group } from './pattern.ts';

const SECTIONS = [
  'General Intelligence and Reasoning',
  'General Awareness',
  'Quantitative Aptitude',
  'English Comprehension',
] as const;

export const sscCglTier1: ExamPattern = {
  key: 'ssc-cgl-tier1',
  name: 'SSC CGL Tier I',
  year: '2026',
  confidence: 'B',
  source: 'SSC CGL, notification of 21 May 2026, as quoted by press and coaching pages',
  note: 'Questions and marks as in 2025 (A); 15 minutes per section without return are new with 2026 (B).',
  durationMinutes: 60,
  sectionTiming: 'locked',
  sections: SECTIONS.map((title) => ({
    title,
    subject: title,
    timeLimitMinutes: 15,
    groups: [group('MCQ', 25, '2', '1/2')],
  })),
  totalQuestions: 100,
  totalMarks: 200,
};
