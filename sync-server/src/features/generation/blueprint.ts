import { and, asc, eq } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { planTest, usualTemplate, type PlanSection, type TestPlan } from '@exam/shared-schema/test-plan';
import type { Queries, Tables } from '../../database/index.ts';
import { isPublicOrManaged, refused } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import type { ChosenTest } from './choice.ts';

type TemplateRow = Tables['examTemplates']['$inferSelect'];
type SectionRow = Tables['examSections']['$inferSelect'];

/** What a paper is made from: a template, or the default if the category has none. */
export interface Blueprint extends Pick<
  TemplateRow,
  'durationMinutes' | 'sectionTiming' | 'calculator' | 'scheme' | 'resultsPolicy'
> {
  readonly templateId: string | null;
  readonly sections: readonly BlueprintSection[];
}

export type BlueprintSection = Omit<SectionRow, 'id' | 'createdAt' | 'updatedAt' | 'organisationId'>;

/**
 * @param managed the templates that the caller manages, besides the public ones.
 * @throws AppError if the template was deleted, or is not available to this caller.
 */
export async function readBlueprint(
  t: Tables,
  queries: Queries,
  { choice: { templateId }, subjects }: ChosenTest,
  managed: ConsoleScope | null,
): Promise<Blueprint> {
  if (templateId === null) return usualBlueprint(subjects);
  const { examTemplates: templates, templateSections, examSections } = t;
  const [template] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, templateId), isPublicOrManaged(managed, templates)));
  if (template === undefined)
    throw refused('templateId', 'This template no longer exists. Please choose again.');
  const rows = await queries
    .select({ section: examSections })
    .from(templateSections)
    .innerJoin(examSections, eq(examSections.id, templateSections.sectionId))
    .where(eq(templateSections.templateId, templateId))
    .orderBy(asc(templateSections.position));
  return { ...template, templateId, sections: rows.map(({ section }) => section) };
}

/** GN4: of a category without a template. */
function usualBlueprint(subjects: ChosenTest['subjects']): Blueprint {
  const { durationMinutes, sections, scheme } = usualTemplate(subjects);
  return {
    templateId: null,
    durationMinutes,
    sectionTiming: 'free',
    calculator: null,
    scheme,
    resultsPolicy: 'on-submit',
    sections: sections.map(completeSection),
  };
}

const NOTHING_TO_ASK =
  'The template of this exam asks nothing about the chosen subjects. Please choose other subjects.';

/**
 * GN4: the plan of a test by its template alone.
 * @throws AppError if no section is about a chosen subject.
 */
export function planByTemplate(blueprint: Blueprint, chosen: ChosenTest): TestPlan<BlueprintSection> {
  const plan = planFor(blueprint, chosen);
  if (plan.isOwnForm) throw new AppError('REFUSED', NOTHING_TO_ASK);
  return plan;
}

/** GN4, GN11: the plan of a test for a student. */
export const planFor = (
  blueprint: Blueprint,
  { choice: { difficulty, questions }, subjects, topics }: Pick<ChosenTest, 'choice' | 'subjects' | 'topics'>,
): TestPlan<BlueprintSection> => planTest(blueprint, { subjects, topics, difficulty, questions });

/** Adds the columns that a section has which no template lists (GN11). */
export const completeSection = (section: BlueprintSection | PlanSection): BlueprintSection => ({
  description: '',
  marksPerQuestion: null,
  negativeMarks: null,
  allowCustomMarksPerQuestion: false,
  ...section,
});
