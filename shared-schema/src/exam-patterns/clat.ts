import { type ExamPattern, group } from './pattern.ts';

/** The middle of the printed range: 22-26, 28-32, 28-32, 22-26 and 10-14 questions. */
const SECTIONS = [
  ['English Language', 24],
  ['Current Affairs and General Knowledge', 30],
  ['Legal Reasoning', 30],
  ['Logical Reasoning', 24],
  ['Quantitative Techniques', 12],
] as const;

export const clat: ExamPattern = {
  key: 'clat',
  name: 'CLAT UG',
  year: '2026',
  confidence: 'A',
  source: 'CLAT 2026 UG, as quoted by press and coaching pages',
  note: 'The organiser prints a range of questions per section (English 22-26, Current Affairs 28-32, Legal 28-32, Logical 22-26, Quantitative 10-14); the middle of each is taken. Questions come with passages.',
  durationMinutes: 120,
  sectionTiming: 'free',
  sections: SECTIONS.map(([title, count]) => ({
    title,
    subject: title,
    groups: [group('MCQ', count, '1', '1/4')],
    questionsInSets: count,
  })),
  totalQuestions: 120,
  totalMarks: 120,
};
