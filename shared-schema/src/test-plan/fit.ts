import type { QuestionGroup } from '../exam-patterns/index.ts';
import { type MarkingScheme, ruleOf } from '../marking/index.ts';
import { questionTypeNames, type QuestionTypeName } from '../question-types/index.ts';
import type { Candidate, Filled } from './fill.ts';
import { minutesFor } from './minutes.ts';
import type { SectionFit, TestFit } from './test-fit.ts';
import type { PlanSection, TestPlan } from './plan.ts';
import { inShares } from './shares.ts';

/** A section with its questions; its numbers follow them. */
export interface FittedSection<Section extends PlanSection = PlanSection> {
  /** As planned. */
  readonly planned: Section | PlanSection;
  readonly groups: readonly QuestionGroup[] | null;
  readonly timeLimitMinutes: number | null;
  readonly attemptLimit: number | null;
  readonly questions: readonly Candidate[];
}

export interface FittedTest<Section extends PlanSection = PlanSection> {
  readonly sections: readonly FittedSection<Section>[];
  readonly fit: TestFit;
}

/**
 * GN11: the test that the questions found make. Sections shrink to their questions, with their groups of marks, time and
 * number of questions that count in proportion; a section without questions is left out.
 */
export function fitTest<Section extends PlanSection>(
  { template, sections, isOwnForm }: TestPlan<Section>,
  filled: Pick<Filled, 'sections'>,
  { rules }: Pick<MarkingScheme, 'rules'>,
): FittedTest<Section> {
  const all = sections.map((planned, place) => fitSection(planned, filled.sections[place] ?? [], rules));
  const fitted = all.filter(({ questions }) => questions.length > 0);
  return {
    sections: fitted,
    fit: {
      questions: fitted.reduce((sum, { questions }) => sum + questions.length, 0),
      minutes: minutesFor(
        template,
        fitted.map((section) => ({ ...section, count: section.questions.length })),
      ),
      isOwnForm,
      sections: all.filter(isDifferent).map(toSectionFit),
    },
  };
}

function fitSection<Section extends PlanSection>(
  planned: Section | PlanSection,
  questions: readonly Candidate[],
  rules: MarkingScheme['rules'],
): FittedSection<Section> {
  const inProportion = (whole: number | null) =>
    whole === null ? null : Math.ceil((whole * questions.length) / planned.questionCount);
  return {
    planned,
    questions,
    groups: planned.groups === null ? null : fitGroups(planned.groups, questions, rules),
    timeLimitMinutes: inProportion(planned.timeLimitMinutes),
    attemptLimit: inProportion(planned.attemptLimit),
  };
}

const countsByType = (questions: readonly Candidate[]) =>
  questionTypeNames
    .map((type) => ({ type, count: questions.filter((question) => question.type === type).length }))
    .filter(({ count }) => count > 0);

/** Groups of one type shrink in proportion. A question that replaces one of another type has the marks of its own type. */
function fitGroups(
  groups: readonly QuestionGroup[],
  questions: readonly Candidate[],
  rules: MarkingScheme['rules'],
): QuestionGroup[] {
  return countsByType(questions).flatMap(({ type, count }) => {
    const own = groups.filter((group) => group.type === type);
    const { marks, penalty, partial } = ruleOf({ rules }, type);
    const usual = own.length === 0 ? [{ type, count, marks, penalty, partial }] : own;
    const counts = inShares(
      count,
      usual.map((group) => group.count),
    );
    return usual
      .map((group, place) => ({ ...group, count: counts[place] ?? 0 }))
      .filter((group) => group.count > 0);
  });
}

/** Fewer questions than planned, or other types. */
function isDifferent({ planned, questions }: FittedSection): boolean {
  if (questions.length !== planned.questionCount) return true;
  if (planned.groups === null) return false;
  const wanted = (type: QuestionTypeName) =>
    (planned.groups ?? []).filter((group) => group.type === type).reduce((sum, { count }) => sum + count, 0);
  return countsByType(questions).some(({ type, count }) => count !== wanted(type));
}

const toSectionFit = ({ planned, questions }: FittedSection): SectionFit => ({
  title: planned.title,
  wanted: planned.questionCount,
  found: countsByType(questions),
});
