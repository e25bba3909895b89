import { eq } from 'drizzle-orm';
import type {
  CallInput,
  createSubject as createCall,
  ManagedSubject,
  updateSubject as updateCall,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { CATALOGUE, deleteUnlessNeeded, goneSentence } from './delete-unless-needed.ts';
import { freeSlug } from './slug.ts';
import { decorationColumns, toManagedSubject } from './wire.ts';

export function createSubject(
  { store, ids, clock }: Context,
  form: CallInput<typeof createCall>['body'],
): Promise<ManagedSubject> {
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(CATALOGUE);
    const sid = await freeSlug(
      form.name,
      'subject',
      async (slug) => (await queries.$count(t.subjects, eq(t.subjects.sid, slug))) > 0,
    );
    const { name, description, isActive } = form;
    const [row] = await queries
      .insert(t.subjects)
      .values({
        id: ids.next(),
        sid,
        name,
        description,
        isActive,
        createdAt: clock.now(),
        ...decorationColumns(form),
      })
      .returning();
    if (row === undefined) throw new Error('What was just saved is not there');
    return toManagedSubject(row);
  });
}

/** ST40: the slug stays when the name changes. */
export function updateSubject(
  { store }: Context,
  id: string,
  changes: CallInput<typeof updateCall>['body'],
): Promise<void> {
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(CATALOGUE);
    const [before] = await queries.select().from(t.subjects).where(eq(t.subjects.id, id));
    if (before === undefined) throw new AppError('NOT_FOUND', goneSentence('subject'));
    const { name = before.name, description, isActive } = changes;
    await queries
      .update(t.subjects)
      .set({ name, description, isActive, ...decorationColumns(changes) })
      .where(eq(t.subjects.id, id));
  });
}

export function deleteSubject({ store }: Context, id: string): Promise<void> {
  const { t } = store;
  return deleteUnlessNeeded(store, {
    kind: 'subject',
    dependants: [
      { word: 'topic', count: (queries) => queries.$count(t.topics, eq(t.topics.subjectId, id)) },
      { word: 'question', count: (queries) => queries.$count(t.questions, eq(t.questions.subjectId, id)) },
      {
        word: 'test paper',
        count: (queries) => queries.$count(t.paperSubjects, eq(t.paperSubjects.subjectId, id)),
      },
    ],
    delete: (queries) =>
      queries.delete(t.subjects).where(eq(t.subjects.id, id)).returning({ id: t.subjects.id }),
  });
}
