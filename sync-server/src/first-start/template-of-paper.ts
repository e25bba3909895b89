import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { NewPaper } from '../papers/create-paper.ts';

type Written = Pick<NewPaper, 'categoryId' | 'durationMinutes' | 'sections'>;

/**
 * The template that a ready-made paper follows: one of its exam with the same time and, in order, as many questions in each
 * section. Undefined if there is none, as for papers of one chapter.
 */
export async function templateOfPaper(
  { store: { read, t } }: Context,
  { categoryId, durationMinutes, sections }: Written,
): Promise<string | undefined> {
  const { examTemplates: templates, templateSections, examSections } = t;
  const rows = await read
    .select({ id: templates.id, minutes: templates.durationMinutes, questions: examSections.questionCount })
    .from(templates)
    .innerJoin(templateSections, eq(templateSections.templateId, templates.id))
    .innerJoin(examSections, eq(examSections.id, templateSections.sectionId))
    .where(eq(templates.categoryId, categoryId))
    .orderBy(asc(templates.createdAt), asc(templates.id), asc(templateSections.position));
  const own = sections.map(({ questions }) => questions.length).join();
  const follows = (id: string) => {
    const ofIt = rows.filter((row) => row.id === id);
    return (
      ofIt.every(({ minutes }) => minutes === durationMinutes) &&
      ofIt.map(({ questions }) => questions).join() === own
    );
  };
  return rows.find(({ id }) => follows(id))?.id;
}
