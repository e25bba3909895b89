import { type ExamPattern, group, type PatternSection } from './pattern.ts';

const ENGLISH = 'English Language';
const QUANTITATIVE = 'Quantitative Aptitude';
const REASONING = 'Reasoning Ability';

/** A wrong answer costs a quarter of the question's marks. */
function bankSection(
  title: string,
  timeLimitMinutes: number,
  count: number,
  marks: string,
  penalty: string,
): PatternSection {
  return { title, subject: title, timeLimitMinutes, groups: [group('MCQ', count, marks, penalty)] };
}

/** 35 questions share 30 marks (6/7 each) or 40 marks (8/7 each). */
export const ibpsPoPrelims: ExamPattern = {
  key: 'ibps-po-prelims',
  name: 'IBPS PO Prelims',
  year: '2025',
  confidence: 'A',
  source: 'IBPS PO 2025, as quoted by press and coaching pages',
  durationMinutes: 60,
  sectionTiming: 'locked',
  sections: [
    bankSection(ENGLISH, 20, 30, '1', '1/4'),
    bankSection(QUANTITATIVE, 20, 35, '6/7', '3/14'),
    bankSection(REASONING, 20, 35, '8/7', '2/7'),
  ],
  totalQuestions: 100,
  totalMarks: 100,
};

/** Without the descriptive part (30 minutes, 25 marks). */
export const ibpsPoMains: ExamPattern = {
  key: 'ibps-po-mains',
  name: 'IBPS PO Mains',
  year: '2025',
  confidence: 'C',
  source: 'IBPS PO 2025, as quoted by press and coaching pages',
  note: '145 questions, 160 minutes, Reasoning 40 questions in 50 minutes, Awareness 35 for 50 marks in 25 minutes, Data Analysis 50 marks: A; the rest: C.',
  durationMinutes: 160,
  sectionTiming: 'locked',
  sections: [
    { ...bankSection('Reasoning', 50, 40, '3/2', '3/8'), subject: REASONING },
    bankSection('General, Economy and Banking Awareness', 25, 35, '10/7', '5/14'),
    bankSection(ENGLISH, 40, 35, '8/7', '2/7'),
    bankSection('Data Analysis and Interpretation', 45, 35, '10/7', '5/14'),
  ],
  totalQuestions: 145,
  totalMarks: 200,
};

export const sbiPoPrelims: ExamPattern = {
  key: 'sbi-po-prelims',
  name: 'SBI PO Prelims',
  year: '2025',
  confidence: 'C',
  source: 'SBI PO 2025, exam-day press of 4 and 5 August 2025',
  note: 'Time and penalty: A. The split 30/35/35: C; other lists say 40/30/30.',
  durationMinutes: 60,
  sectionTiming: 'locked',
  sections: [
    bankSection(ENGLISH, 20, 30, '1', '1/4'),
    bankSection(QUANTITATIVE, 20, 35, '1', '1/4'),
    bankSection(REASONING, 20, 35, '1', '1/4'),
  ],
  totalQuestions: 100,
  totalMarks: 100,
};
