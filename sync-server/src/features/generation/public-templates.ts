import { and, asc, desc, eq } from 'drizzle-orm';
import type { CategorySupply } from '@exam/shared-schema/contract';
import { isPublicOrManaged } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';

/** GN12: the public templates of a category with their sections, the default first. */
export async function publicTemplates(
  t: Tables,
  queries: Queries,
  categoryId: string,
): Promise<CategorySupply['templates']> {
  const { examTemplates: templates, templateSections, examSections } = t;
  const rows = await queries
    .select({ template: templates, section: examSections })
    .from(templates)
    .innerJoin(templateSections, eq(templateSections.templateId, templates.id))
    .innerJoin(examSections, eq(examSections.id, templateSections.sectionId))
    .where(and(eq(templates.categoryId, categoryId), isPublicOrManaged(null, templates)))
    .orderBy(
      desc(templates.isDefaultOfCategory),
      asc(templates.name),
      asc(templates.id),
      asc(templateSections.position),
    );
  const byId = new Map<string, CategorySupply['templates'][number]>();
  for (const { template, section } of rows) {
    const { id, name, isDefaultOfCategory: isDefault, durationMinutes, scheme } = template;
    const own = byId.get(id) ?? { _id: id, name, isDefault, durationMinutes, scheme, sections: [] };
    byId.set(id, { ...own, sections: [...own.sections, toSection(section)] });
  }
  return [...byId.values()];
}

type SectionRow = Tables['examSections']['$inferSelect'];

const toSection = (section: SectionRow): CategorySupply['templates'][number]['sections'][number] => {
  const { title, questionCount, groups, subjectId, difficultyMin, difficultyMax } = section;
  const { timeLimitMinutes, attemptLimit, questionsInSets } = section;
  return {
    title,
    questionCount,
    groups: groups === null ? null : [...groups],
    subjectId,
    difficultyMin,
    difficultyMax,
    timeLimitMinutes,
    attemptLimit,
    questionsInSets,
  };
};
