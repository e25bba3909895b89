import { resolveMarks, type MarkingScheme } from '@exam/shared-schema/marking';
import type { PackageQuestion, PackageSection, PaperPackage } from '@exam/shared-schema/paper-package';

export interface MarkingRow {
  readonly key: string;
  readonly section: string;
  readonly questions: string;
  readonly right: string;
  readonly wrong: string;
  readonly rule: string;
}

const TYPE_WORDS = {
  MCQ: 'one correct answer',
  MSQ: 'one or more correct',
  Numerical: 'numerical answer',
} as const;

/** The marking of a paper in words and numbers: a row for each section, type and value. */
export function markingRows(paper: PaperPackage): MarkingRow[] {
  return paper.sections.flatMap((section) => sectionRows(paper.scheme, section));
}

function sectionRows(scheme: MarkingScheme, section: PackageSection): MarkingRow[] {
  const groups = new Map<string, PackageQuestion[]>();
  for (const question of section.questions) {
    const { marks, penalty } = resolveMarks(scheme, section, question);
    const key = [section._id, question.type, marks, penalty].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups].map(([key, questions]) => groupRow(key, scheme, section, questions));
}

function groupRow(
  key: string,
  scheme: MarkingScheme,
  section: PackageSection,
  questions: readonly PackageQuestion[],
): MarkingRow {
  const [first] = questions;
  if (first === undefined) throw new Error('A group of questions is never empty');
  const { marks, penalty } = resolveMarks(scheme, section, first);
  return {
    key,
    section: section.title,
    questions: `${questions.length} with ${TYPE_WORDS[first.type]}`,
    right: `+${marks}`,
    wrong: penalty === '0' ? '0' : `−${penalty}`,
    rule: ruleWords(scheme, section, first),
  };
}

function ruleWords(scheme: MarkingScheme, section: PackageSection, question: PackageQuestion): string {
  const rules = [];
  if (section.attemptLimit !== undefined) rules.push(`Attempt any ${section.attemptLimit}.`);
  const { partial } = scheme.rules[question.type];
  if (partial === 'jee-advanced') {
    rules.push('+1 for each right option as long as no wrong one is chosen.');
  }
  if (partial === 'per-option') rules.push('Marks in proportion to the right options.');
  rules.push('Unanswered: 0.');
  return rules.join(' ');
}
