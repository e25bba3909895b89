import {
  add,
  compare,
  DEFAULT_SCHEME,
  parseFraction,
  roundToTwo,
  ZERO,
  type Fraction,
} from '@exam/shared-schema/marking';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { ManagedSection } from '@exam/shared-schema/contract';

/** The part of a marking scheme that the marks of right answers need. */
export interface SchemeMarks {
  readonly rules: Readonly<Partial<Record<QuestionTypeName, { readonly marks: string }>>>;
}

/**
 * CN6: the most marks that a student can get in a paper with these sections.
 * @param scheme null for the product's own.
 * @returns rounded to two decimals; null if they depend on the questions: their types have different marks, or they may have their own.
 */
export function marksOfSections(
  sections: readonly ManagedSection[],
  scheme: SchemeMarks | null,
): number | null {
  let sum: Fraction | null = ZERO;
  for (const section of sections) {
    const marks = marksOfSection(section, scheme ?? DEFAULT_SCHEME);
    sum = sum === null || marks === null ? null : add(sum, marks);
  }
  return sum === null ? null : roundToTwo(sum);
}

/** With 'attempt any N', the N questions with the most marks, as a paper is marked. */
function marksOfSection(section: ManagedSection, scheme: SchemeMarks): Fraction | null {
  const all = marksOfQuestions(section, scheme);
  if (all === null) return null;
  const best = all.sort((one, other) => compare(other, one));
  return best.slice(0, section.attemptLimit ?? best.length).reduce(add, ZERO);
}

/** The marks of each question. */
function marksOfQuestions(section: ManagedSection, scheme: SchemeMarks): Fraction[] | null {
  const { groups, questionCount, exactMarks, allowCustomMarksPerQuestion } = section;
  if (groups !== null) {
    return groups.flatMap(({ count, marks }) => Array.from({ length: count }, () => parseFraction(marks)));
  }
  if (allowCustomMarksPerQuestion) return null;
  const byType = Object.values(scheme.rules).flatMap((rule) =>
    rule === undefined ? [] : [parseFraction(exactMarks.perQuestion ?? rule.marks)],
  );
  const [first, ...others] = byType;
  if (first === undefined || others.some((marks) => compare(marks, first) !== 0)) return null;
  return Array.from({ length: questionCount }, () => first);
}
