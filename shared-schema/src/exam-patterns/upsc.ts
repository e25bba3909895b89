import { type ExamPattern, group } from './pattern.ts';

/** The notice states 0.66, which is a third of the marks, rounded down. */
export const upscGeneralStudies: ExamPattern = {
  key: 'upsc-gs1',
  name: 'UPSC CSE Prelims General Studies I',
  year: '2026',
  confidence: 'A',
  source: 'UPSC Civil Services Prelims 2025 and 2026, as quoted by press and coaching pages',
  durationMinutes: 120,
  sectionTiming: 'free',
  sections: [
    { title: 'General Studies I', subject: 'General Studies', groups: [group('MCQ', 100, '2', '2/3')] },
  ],
  totalQuestions: 100,
  totalMarks: 200,
};

/** The notice states 0.83, which is a third of 2.5, rounded. */
export const upscCsat: ExamPattern = {
  key: 'upsc-csat',
  name: 'UPSC CSE Prelims CSAT',
  year: '2026',
  confidence: 'A',
  source: 'UPSC Civil Services Prelims 2025 and 2026, as quoted by press and coaching pages',
  note: 'Qualifying only: 33 %, which is 66 of 200.',
  durationMinutes: 120,
  sectionTiming: 'free',
  sections: [{ title: 'CSAT', subject: 'CSAT', groups: [group('MCQ', 80, '5/2', '5/6')] }],
  totalQuestions: 80,
  totalMarks: 200,
};
