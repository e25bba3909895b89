import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categoryCalls, type ManagedCategory } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, changeRow, type FileColumns, fileTime, refused } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { requireIcons } from './icons.ts';
import { managedCatalogue } from './managed.ts';
import { freeSlug } from '../../bank/slug.ts';
import { requireFreeName } from './unique-names.ts';
import { decorationColumns, toCategory, type CategoryRow } from './wire.ts';

/** Administration of categories and their subjects. */
export function categoryRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { categories } = t;
  bindManaged(app, context, categoryCalls, {
    ...managedCatalogue(categories),
    select: (queries) => queries.select().from(categories).$dynamic(),
    file: IN_FILE,
    present: (rows, queries) => withSubjects(t, queries, rows),
    insert: async (queries, { subjects, defaultTemplate, ...form }, made) => {
      await requireFreeName(queries, categories, form.name, { id: made.id, noun: 'category' });
      requireIcons(form);
      const cid = await freeSlug(queries, categories.cid, form.name, 'category');
      await queries.insert(categories).values({ ...form, ...decorationColumns(form), ...made, cid });
      await linkSubjects(t, queries, made.id, subjects);
      await chooseTemplate(t, queries, made.id, defaultTemplate);
    },
    // ST40: the slug stays when the name changes.
    update: async (queries, { subjects, defaultTemplate, ...changes }, { id }) => {
      await requireFreeName(queries, categories, changes.name, { id, noun: 'category' });
      requireIcons(changes);
      await changeRow(queries, categories, id, { ...changes, ...decorationColumns(changes) });
      if (subjects !== undefined) await linkSubjects(t, queries, id, subjects);
      if (defaultTemplate !== undefined) await chooseTemplate(t, queries, id, defaultTemplate);
    },
    references: {
      'test paper': t.papers.categoryId,
      student: t.userCategories.categoryId,
      'exam template': t.examTemplates.categoryId,
    },
  });
}

async function withSubjects(
  t: Tables,
  queries: Queries,
  rows: readonly CategoryRow[],
): Promise<ManagedCategory[]> {
  const { categorySubjects: links, subjects } = t;
  const ids = rows.map(({ id }) => id);
  const templates = await queries
    .select({ _id: t.examTemplates.id, name: t.examTemplates.name, categoryId: t.examTemplates.categoryId })
    .from(t.examTemplates)
    .where(and(inArray(t.examTemplates.categoryId, ids), eq(t.examTemplates.isDefaultOfCategory, true)));
  const templateOf = new Map(templates.map(({ categoryId, ...template }) => [categoryId, template]));
  const linked = await queries
    .select({ categoryId: links.categoryId, subjectId: links.subjectId })
    .from(links)
    .innerJoin(subjects, eq(subjects.id, links.subjectId))
    .where(inArray(links.categoryId, ids))
    .orderBy(asc(subjects.name));
  return rows.map((row) => ({
    ...toCategory(row),
    group: row.group,
    subjects: linked.filter(({ categoryId }) => categoryId === row.id).map(({ subjectId }) => subjectId),
    defaultTemplate: templateOf.get(row.id) ?? null,
  }));
}

/** ST40: sets the category's default template, or none. @throws AppError if it was deleted, or is of another category. */
async function chooseTemplate(
  { examTemplates: templates }: Tables,
  queries: Queries,
  categoryId: string,
  templateId: string | null,
): Promise<void> {
  await queries
    .update(templates)
    .set({ isDefaultOfCategory: false })
    .where(and(eq(templates.categoryId, categoryId), eq(templates.isDefaultOfCategory, true)));
  if (templateId === null) return;
  const chosen = await queries
    .update(templates)
    .set({ isDefaultOfCategory: true })
    .where(and(eq(templates.id, templateId), eq(templates.categoryId, categoryId)))
    .returning({ id: templates.id });
  if (chosen.length === 0)
    throw refused('defaultTemplate', 'This template no longer exists. Please choose again.');
}

/** Replaces a category's subjects. @throws AppError if one was deleted since the form was opened. */
async function linkSubjects(
  { categorySubjects, subjects }: Tables,
  queries: Queries,
  categoryId: string,
  chosen: readonly string[],
): Promise<void> {
  const ids = [...new Set(chosen)];
  if ((await queries.$count(subjects, inArray(subjects.id, ids))) !== ids.length)
    throw refused('subjects', 'A chosen subject no longer exists. Please choose again.');
  await queries.delete(categorySubjects).where(eq(categorySubjects.categoryId, categoryId));
  if (ids.length === 0) return;
  await queries.insert(categorySubjects).values(ids.map((subjectId) => ({ categoryId, subjectId })));
}

/** OP8 */
const IN_FILE: FileColumns<ManagedCategory> = {
  Name: ({ name }) => name,
  Id: ({ cid }) => cid,
  Description: ({ description }) => description,
  Group: ({ group }) => group,
  Subjects: ({ subjects }) => subjects.length,
  'Default template': ({ defaultTemplate }) => defaultTemplate?.name ?? null,
  Icon: ({ icon }) => icon,
  Gradient: ({ gradientColor }) => gradientColor,
  Badge: ({ badge }) => badge,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
