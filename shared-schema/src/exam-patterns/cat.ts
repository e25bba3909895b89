import { type ExamPattern, group, type PatternSection } from './pattern.ts';

/** TITA questions have typed answers, without a penalty. */
function catSection(title: string, choice: number, typed: number, questionsInSets = 0): PatternSection {
  return {
    title,
    timeLimitMinutes: 40,
    questionsInSets,
    groups: [group('MCQ', choice, '3', '1'), group('Numerical', typed, '3', '0')],
  };
}

export const cat: ExamPattern = {
  key: 'cat',
  name: 'CAT',
  year: '2025',
  confidence: 'A',
  source: 'CAT 2025, as quoted by press and coaching pages',
  note: 'About 23 or 24 of the questions are typed (TITA); how they fall on the sections is chosen, and so is how many questions share a passage or a table. Time with a disability: 53:20 per section.',
  durationMinutes: 120,
  sectionTiming: 'locked',
  calculator: 'basic',
  sections: [
    catSection('Verbal Ability and Reading Comprehension', 20, 4, 16),
    catSection('Data Interpretation and Logical Reasoning', 12, 10, 20),
    catSection('Quantitative Ability', 13, 9),
  ],
  totalQuestions: 68,
  totalMarks: 204,
};
