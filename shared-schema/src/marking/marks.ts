import type { FractionText } from './fraction.ts';
import type { MarkableQuestion, MarkableSection } from './paper.ts';
import { DEFAULT_RULE, type MarkingScheme } from './scheme.ts';

// A module of its own, because screens that print the marks do not mark.

/**
 * Which marks apply (ST16): the question's own if the section allows them or sets none, else the section's, else the
 * scheme's. Marks and penalty are resolved separately.
 */
export function resolveMarks(
  scheme: MarkingScheme,
  section: Omit<MarkableSection, 'questions' | '_id'>,
  question: Pick<MarkableQuestion, 'type' | 'marks' | 'negativeMarks'>,
): { marks: FractionText; penalty: FractionText } {
  const rule = scheme.rules[question.type] ?? DEFAULT_RULE;
  const ownComesFirst = section.allowCustomMarksPerQuestion === true;
  const pick = (own: FractionText | undefined, shared: FractionText | undefined): FractionText | undefined =>
    ownComesFirst ? (own ?? shared) : (shared ?? own);
  return {
    marks: pick(question.marks, section.marksPerQuestion) ?? rule.marks,
    penalty: pick(question.negativeMarks, section.negativeMarks) ?? rule.penalty,
  };
}
