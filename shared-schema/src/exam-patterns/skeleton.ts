import type { MarkablePaper, MarkableQuestion } from '../marking/index.ts';
import { type ExamPattern, type PatternSection, schemeOf } from './pattern.ts';

/**
 * The pattern as a paper whose questions have numbers and no text: question 2 of the first section is 's1q2'. Every
 * question carries the marks of its group.
 */
export function paperSkeleton(pattern: ExamPattern): MarkablePaper {
  const sections = pattern.sections.map((section, index) => ({
    _id: `s${index + 1}`,
    allowCustomMarksPerQuestion: true,
    attemptLimit: section.attemptLimit,
    questions: questionsOf(section, `s${index + 1}`),
  }));
  return { scheme: schemeOf(pattern), sections };
}

function questionsOf(section: PatternSection, sectionId: string): MarkableQuestion[] {
  const groups = section.groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  return groups.map(({ type, marks, penalty }, index) => ({
    _id: `${sectionId}q${index + 1}`,
    type,
    marks,
    negativeMarks: penalty,
  }));
}
