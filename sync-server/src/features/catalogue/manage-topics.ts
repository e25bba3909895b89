import { eq } from 'drizzle-orm';
import type {
  CallInput,
  createTopic as createCall,
  ManagedTopic,
  updateTopic as updateCall,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { CATALOGUE, deleteUnlessNeeded, goneSentence } from './delete-unless-needed.ts';
import { findTopic } from './list-catalogue.ts';
import { freeSlug, slugOf } from './slug.ts';

type Tables = Store['t'];

export function createTopic(
  { store, ids, clock }: Context,
  form: CallInput<typeof createCall>['body'],
): Promise<ManagedTopic> {
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(CATALOGUE);
    const { name, description, isActive, subjectId, parentTopicId, difficultyRange } = form;
    const [subject] = await queries.select().from(t.subjects).where(eq(t.subjects.id, subjectId));
    if (subject === undefined)
      throw refused('subjectId', 'This subject no longer exists. Please choose again.');
    if (parentTopicId !== null) await requireParent(t, queries, parentTopicId, { subjectId });
    const id = ids.next();
    const tid = await slugOfTopic(t, queries, name, subject.name);
    await queries.insert(t.topics).values({
      id,
      tid,
      name,
      description,
      subjectId,
      parentTopicId,
      difficultyMin: difficultyRange.min,
      difficultyMax: difficultyRange.max,
      isActive,
      createdAt: clock.now(),
    });
    const topic = await findTopic(t, queries, id);
    if (topic === undefined) throw new Error('What was just saved is not there');
    return topic;
  });
}

/** ST40: the slug stays when the name changes. */
export function updateTopic(
  { store, clock }: Context,
  id: string,
  changes: CallInput<typeof updateCall>['body'],
): Promise<void> {
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(CATALOGUE);
    const [before] = await queries.select().from(t.topics).where(eq(t.topics.id, id));
    if (before === undefined) throw new AppError('NOT_FOUND', goneSentence('topic'));
    const { name, description, isActive, parentTopicId, difficultyRange } = changes;
    if (parentTopicId) await requireParent(t, queries, parentTopicId, before);
    await queries
      .update(t.topics)
      .set({
        name,
        description,
        isActive,
        parentTopicId,
        difficultyMin: difficultyRange?.min,
        difficultyMax: difficultyRange?.max,
        updatedAt: clock.now(),
      })
      .where(eq(t.topics.id, id));
  });
}

export function deleteTopic({ store }: Context, id: string): Promise<void> {
  const { t } = store;
  return deleteUnlessNeeded(store, {
    kind: 'topic',
    dependants: [
      { word: 'topic', count: (queries) => queries.$count(t.topics, eq(t.topics.parentTopicId, id)) },
      { word: 'question', count: (queries) => queries.$count(t.questions, eq(t.questions.topicId, id)) },
    ],
    delete: (queries) => queries.delete(t.topics).where(eq(t.topics.id, id)).returning({ id: t.topics.id }),
  });
}

/** Several subjects may have a topic of one name; all but the first get a slug that names the subject too. */
async function slugOfTopic(t: Tables, queries: Queries, name: string, subjectName: string): Promise<string> {
  const isTaken = async (slug: string) => (await queries.$count(t.topics, eq(t.topics.tid, slug))) > 0;
  const plain = slugOf(name);
  if (plain !== '' && !(await isTaken(plain))) return plain;
  return freeSlug(`${subjectName} ${name}`, 'topic', isTaken);
}

interface Child {
  /** Absent while the topic is being made: nothing can lie below it yet. */
  readonly id?: string;
  readonly subjectId: string;
}

/** A parent is a topic of the same subject and neither the topic itself nor one that lies below it. */
async function requireParent(t: Tables, queries: Queries, parentId: string, child: Child): Promise<void> {
  let ancestor: string | null = parentId;
  while (ancestor !== null) {
    if (ancestor === child.id) {
      throw refused('parentTopicId', 'A topic cannot be below itself. Please choose another parent.');
    }
    const above: { subjectId: string; parentTopicId: string | null }[] = await queries
      .select({ subjectId: t.topics.subjectId, parentTopicId: t.topics.parentTopicId })
      .from(t.topics)
      .where(eq(t.topics.id, ancestor));
    if (above[0]?.subjectId !== child.subjectId) {
      throw refused('parentTopicId', 'The parent topic must be a topic of the same subject.');
    }
    ancestor = above[0].parentTopicId;
  }
}

function refused(field: string, sentence: string): AppError {
  return new AppError('VALIDATION', undefined, { errors: { [field]: sentence } });
}
