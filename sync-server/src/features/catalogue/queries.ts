import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Category, PersonalisedCategory, Subject, Topic } from '@exam/shared-schema/contract';
import type { Store } from '../../database/index.ts';
import { topicFacts } from './topic-facts.ts';
import { toCategory, toSubject, toTopic } from './wire.ts';

export async function activeCategories({ read, t }: Store): Promise<Category[]> {
  const rows = await read
    .select()
    .from(t.categories)
    .where(eq(t.categories.isActive, true))
    .orderBy(asc(t.categories.name));
  return rows.map(toCategory);
}

/** ST40: active categories with their default template, if it is public. */
export async function personalised(store: Store): Promise<PersonalisedCategory[]> {
  const { examTemplates: templates } = store.t;
  const rows = await store.read
    .select({ _id: templates.id, name: templates.name, categoryId: templates.categoryId })
    .from(templates)
    .where(and(eq(templates.isDefaultOfCategory, true), eq(templates.isPublic, true)));
  const byCategory = new Map(rows.map(({ categoryId, ...template }) => [categoryId, template]));
  const categories = await activeCategories(store);
  return categories.map((category) => ({
    ...category,
    defaultTemplate: byCategory.get(category._id) ?? null,
  }));
}

/** @returns null if no active category has this id. */
export async function activeSubjectsOf({ read, t }: Store, categoryId: string): Promise<Subject[] | null> {
  const [category] = await read
    .select({ id: t.categories.id })
    .from(t.categories)
    .where(and(eq(t.categories.id, categoryId), eq(t.categories.isActive, true)));
  if (category === undefined) return null;
  const rows = await read
    .select({ subject: t.subjects })
    .from(t.categorySubjects)
    .innerJoin(t.subjects, eq(t.subjects.id, t.categorySubjects.subjectId))
    .where(and(eq(t.categorySubjects.categoryId, categoryId), eq(t.subjects.isActive, true)))
    .orderBy(asc(t.subjects.name));
  return rows.map((row) => toSubject(row.subject));
}

export async function activeTopicsOf(store: Store, subjectIds: readonly string[]): Promise<Topic[]> {
  const { read, t } = store;
  const rows = await read
    .select()
    .from(t.topics)
    .where(and(inArray(t.topics.subjectId, [...subjectIds]), eq(t.topics.isActive, true)))
    .orderBy(asc(t.topics.name));
  const facts = await topicFacts(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toTopic(row, facts.get(row.id)));
}
