import { eq, inArray } from 'drizzle-orm';
import type {
  CallInput,
  createCategory as createCall,
  ManagedCategory,
  updateCategory as updateCall,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { CATALOGUE, deleteUnlessNeeded, goneSentence } from './delete-unless-needed.ts';
import { findCategory } from './list-catalogue.ts';
import { freeSlug } from './slug.ts';
import { decorationColumns } from './wire.ts';

type Tables = Store['t'];

export function createCategory(
  { store, ids, clock }: Context,
  form: CallInput<typeof createCall>['body'],
): Promise<ManagedCategory> {
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(CATALOGUE);
    const subjects = await existingSubjects(t, queries, form.subjects);
    const id = ids.next();
    const cid = await freeSlug(
      form.name,
      'category',
      async (slug) => (await queries.$count(t.categories, eq(t.categories.cid, slug))) > 0,
    );
    const { name, description, isActive } = form;
    const createdAt = clock.now();
    await queries
      .insert(t.categories)
      .values({ id, cid, name, description, isActive, createdAt, ...decorationColumns(form) });
    await linkSubjects(t, queries, id, subjects);
    const category = await findCategory(t, queries, id);
    if (category === undefined) throw new Error('What was just saved is not there');
    return category;
  });
}

/** ST40: the slug stays when the name changes. */
export function updateCategory(
  { store }: Context,
  id: string,
  changes: CallInput<typeof updateCall>['body'],
): Promise<void> {
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(CATALOGUE);
    const [before] = await queries.select().from(t.categories).where(eq(t.categories.id, id));
    if (before === undefined) throw new AppError('NOT_FOUND', goneSentence('category'));
    const { name = before.name, description, isActive } = changes;
    await queries
      .update(t.categories)
      .set({ name, description, isActive, ...decorationColumns(changes) })
      .where(eq(t.categories.id, id));
    if (changes.subjects === undefined) return;
    const subjects = await existingSubjects(t, queries, changes.subjects);
    await queries.delete(t.categorySubjects).where(eq(t.categorySubjects.categoryId, id));
    await linkSubjects(t, queries, id, subjects);
  });
}

export function deleteCategory({ store }: Context, id: string): Promise<void> {
  const { t } = store;
  return deleteUnlessNeeded(store, {
    kind: 'category',
    dependants: [
      { word: 'test paper', count: (queries) => queries.$count(t.papers, eq(t.papers.categoryId, id)) },
      {
        word: 'student',
        count: (queries) => queries.$count(t.userCategories, eq(t.userCategories.categoryId, id)),
      },
    ],
    delete: (queries) =>
      queries.delete(t.categories).where(eq(t.categories.id, id)).returning({ id: t.categories.id }),
  });
}

/** @throws AppError where a subject was deleted since the form was opened. */
async function existingSubjects(t: Tables, queries: Queries, wanted: readonly string[]): Promise<string[]> {
  const ids = [...new Set(wanted)];
  const found = ids.length === 0 ? 0 : await queries.$count(t.subjects, inArray(t.subjects.id, ids));
  if (found === ids.length) return ids;
  throw new AppError('VALIDATION', undefined, {
    errors: { subjects: 'A chosen subject no longer exists. Please choose again.' },
  });
}

async function linkSubjects(
  t: Tables,
  queries: Queries,
  categoryId: string,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await queries.insert(t.categorySubjects).values(subjectIds.map((subjectId) => ({ categoryId, subjectId })));
}
