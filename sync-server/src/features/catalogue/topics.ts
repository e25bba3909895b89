import { aliasedTable, and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { topicCalls, type ManagedTopic, type topicDifficulties } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, changeRow, equals, type FileColumns, fileTime, refused } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { managedCatalogue } from './managed.ts';
import { freeSlug, isSlugTaken, slugOf } from '../../bank/slug.ts';
import { timeText, type TopicRow } from './wire.ts';

/** Administration of topics. */
export function topicRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { topics } = t;
  const catalogue = managedCatalogue(topics);
  bindManaged(app, context, topicCalls, {
    ...catalogue,
    file: IN_FILE,
    filters: {
      ...catalogue.filters,
      subjectId: equals(topics.subjectId),
      difficulty: (label) => ofDifficulty(topics, label),
    },
    select: (queries) => selectTopics(t, queries),
    present: (rows) => rows.map(toManagedTopic),
    insert: async (queries, { difficultyRange: range, ...form }, made) => {
      const { name, subjectId, parentTopicId } = form;
      const tid = await slugOfTopic(t, queries, name, await nameOfSubject(t, queries, subjectId));
      if (parentTopicId !== null) await requireParent(t, queries, parentTopicId, { id: made.id, subjectId });
      await queries.insert(topics).values({ ...form, ...made, tid, ...difficultyColumns(range) });
    },
    // ST40: the slug stays when the name changes.
    update: async (queries, { difficultyRange: range, ...changes }, { id, updatedAt, before }) => {
      const child = { id, subjectId: before.subjectId._id };
      if (changes.parentTopicId) await requireParent(t, queries, changes.parentTopicId, child);
      await changeRow(queries, topics, id, { ...changes, updatedAt, ...(range && difficultyColumns(range)) });
    },
    references: { topic: topics.parentTopicId, question: t.questions.topicId },
  });
}

const difficultyColumns = ({ min, max }: ManagedTopic['difficultyRange']) => ({
  difficultyMin: min,
  difficultyMax: max,
});

/** Ranges of the sum of both ends of a difficulty range, by the label of its middle (labels/difficulty.ts). */
const SUMS = { Easy: [0, 6], Medium: [6, 12], Hard: [12, 16], Expert: [16, 20] } as const;

function ofDifficulty(
  { difficultyMin, difficultyMax }: Tables['topics'],
  label: (typeof topicDifficulties)[number],
): SQL | undefined {
  const [above, most] = SUMS[label];
  const sum = sql`(${difficultyMin} + ${difficultyMax})`;
  return and(gt(sum, above), lte(sum, most));
}

function selectTopics({ topics, subjects }: Tables, queries: Queries) {
  const parents = aliasedTable(topics, 'parents');
  return queries
    .select({ topic: topics, subjectName: subjects.name, parentName: parents.name })
    .from(topics)
    .innerJoin(subjects, eq(subjects.id, topics.subjectId))
    .leftJoin(parents, eq(parents.id, topics.parentTopicId))
    .$dynamic();
}

interface NamedTopicRow {
  readonly topic: TopicRow;
  readonly subjectName: string;
  readonly parentName: string | null;
}

function toManagedTopic({ topic, subjectName, parentName }: NamedTopicRow): ManagedTopic {
  const { id: _id, tid, name, description, isActive, parentTopicId } = topic;
  return {
    _id,
    tid,
    name,
    description,
    subjectId: { _id: topic.subjectId, name: subjectName },
    parentTopicId: parentTopicId === null ? null : { _id: parentTopicId, name: parentName ?? '' },
    difficultyRange: { min: topic.difficultyMin, max: topic.difficultyMax },
    isActive,
    createdAt: timeText(topic.createdAt),
    updatedAt: timeText(topic.updatedAt ?? topic.createdAt),
  };
}

async function nameOfSubject({ subjects }: Tables, queries: Queries, id: string): Promise<string> {
  const [subject] = await queries.select().from(subjects).where(eq(subjects.id, id));
  if (subject !== undefined) return subject.name;
  throw refused('subjectId', 'This subject no longer exists. Please choose again.');
}

/** Several subjects may have a topic of the same name; all but the first get a slug that includes the subject. */
async function slugOfTopic(
  { topics }: Tables,
  queries: Queries,
  name: string,
  subjectName: string,
): Promise<string> {
  const plain = slugOf(name);
  if (plain !== '' && !(await isSlugTaken(queries, topics.tid, plain))) return plain;
  return freeSlug(queries, topics.tid, `${subjectName} ${name}`, 'topic');
}

/** A parent is a topic of the same subject that is neither the topic itself nor one of its descendants. */
async function requireParent(
  { topics }: Tables,
  queries: Queries,
  parentId: string,
  child: { readonly id: string; readonly subjectId: string },
): Promise<void> {
  let ancestor: string | null = parentId;
  while (ancestor !== null) {
    if (ancestor === child.id)
      throw refused('parentTopicId', 'A topic cannot be below itself. Please choose another parent.');
    const above: { subjectId: string; parentTopicId: string | null }[] = await queries
      .select({ subjectId: topics.subjectId, parentTopicId: topics.parentTopicId })
      .from(topics)
      .where(eq(topics.id, ancestor));
    if (above[0]?.subjectId !== child.subjectId)
      throw refused('parentTopicId', 'The parent topic must be a topic of the same subject.');
    ancestor = above[0].parentTopicId;
  }
}

/** OP8 */
const IN_FILE: FileColumns<ManagedTopic> = {
  Topic: ({ name }) => name,
  Description: ({ description }) => description,
  Subject: ({ subjectId }) => subjectId.name,
  'Parent topic': ({ parentTopicId }) => parentTopicId?.name ?? 'Root Topic',
  'Difficulty from': ({ difficultyRange }) => difficultyRange.min,
  'Difficulty to': ({ difficultyRange }) => difficultyRange.max,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
  'Updated, India time': ({ updatedAt }) => fileTime(updatedAt),
};
