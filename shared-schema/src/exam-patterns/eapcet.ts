import { type ExamPattern, group } from './pattern.ts';

/** Formerly EAMCET. No penalty. */
function eapcet(
  key: string,
  name: string,
  subjects: readonly (readonly [subject: string, count: number])[],
): ExamPattern {
  return {
    key,
    name,
    year: '2025',
    confidence: 'A',
    source: 'AP EAPCET and TG EAPCET 2025, as quoted by press and coaching pages',
    durationMinutes: 180,
    sectionTiming: 'free',
    sections: subjects.map(([subject, count]) => ({
      title: subject,
      subject,
      groups: [group('MCQ', count, '1', '0')],
    })),
    totalQuestions: 160,
    totalMarks: 160,
  };
}

export const eapcetEngineering = eapcet('ap-eapcet-engineering', 'AP EAPCET Engineering', [
  ['Mathematics', 80],
  ['Physics', 40],
  ['Chemistry', 40],
]);

export const eapcetAgriculture = eapcet('ap-eapcet-agriculture', 'AP EAPCET Agriculture and Pharmacy', [
  ['Botany', 40],
  ['Zoology', 40],
  ['Physics', 40],
  ['Chemistry', 40],
]);
