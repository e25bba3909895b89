import { and, eq, isNull } from 'drizzle-orm';
import type { CategoryGroup } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries, Store } from '../database/index.ts';
import { isSlugTaken, slugOf } from './slug.ts';

/** The difficulty range of a topic that does not specify one. */
const [LOWEST_DIFFICULTY, HIGHEST_DIFFICULTY] = [1, 10];

interface Named {
  readonly name: string;
  readonly description: string;
}

interface NewTopic extends Named {
  /** False for a topic that students are not shown (CT30); its description has the reason. */
  readonly isActive?: false;
  readonly difficultyMin?: number;
  readonly difficultyMax?: number;
}

/** The appearance of its tile. */
interface Decorated extends Named {
  readonly icon?: string;
  readonly gradientColor?: string;
  readonly badge?: string;
  readonly badgeColor?: string;
  readonly badgeIcon?: string;
}

interface NewSubject extends Decorated {
  readonly topics: readonly NewTopic[];
}

export interface NewCategory extends Decorated {
  /** The exam key (ST57); the slug of the name if the category is no exam. */
  readonly cid?: string;
  readonly group?: CategoryGroup;
  readonly subjects: readonly NewSubject[];
}

interface SavedTopic {
  readonly id: string;
  readonly subjectId: string;
}

/** Ids by slug; `topicIn` resolves topics with the same name in several subjects. */
export interface SavedCatalogue {
  readonly categories: ReadonlyMap<string, string>;
  readonly subjects: ReadonlyMap<string, string>;
  readonly topics: ReadonlyMap<string, SavedTopic>;
}

export type KnownTopics = Pick<SavedCatalogue, 'subjects' | 'topics'>;

/**
 * Adds categories with their subjects and topics. Existing ones are left unchanged, except for fields that earlier versions
 * did not save: a category's exam key and group, a topic's difficulty range (ST57), and that a topic is not shown, where it
 * has no questions and no administrator has changed it (CT30).
 */
export function saveCatalogue(context: Context, categories: readonly NewCategory[]): Promise<SavedCatalogue> {
  const saved = {
    categories: new Map<string, string>(),
    subjects: new Map<string, string>(),
    topics: new Map<string, SavedTopic>(),
  };
  return context.store.write(async (queries) => {
    for (const category of categories) {
      const categoryId = await saveCategory(context, queries, category);
      saved.categories.set(slugOf(category.name), categoryId);
      for (const subject of category.subjects) {
        const subjectId = await saveSubject(context, queries, categoryId, subject);
        saved.subjects.set(slugOf(subject.name), subjectId);
        for (const topic of subject.topics) {
          const { tid, id } = await saveTopic(context, queries, { id: subjectId, name: subject.name }, topic);
          saved.topics.set(tid, { id, subjectId });
        }
      }
    }
    return saved;
  });
}

async function saveCategory(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  category: NewCategory,
): Promise<string> {
  const { subjects: _subjects, ...own } = category;
  const slug = slugOf(category.name);
  const cid = category.cid ?? slug;
  const { categories } = t;
  if (cid !== slug && !(await isSlugTaken(queries, categories.cid, cid)))
    await queries.update(categories).set({ cid }).where(eq(categories.cid, slug));
  await queries
    .insert(categories)
    .values({ ...own, id: ids.next(), cid, createdAt: clock.now() })
    .onConflictDoNothing();
  if (own.group !== undefined)
    await queries
      .update(categories)
      .set({ group: own.group })
      .where(and(eq(categories.cid, cid), isNull(categories.group)));
  return idOf(await queries.select({ id: categories.id }).from(categories).where(eq(categories.cid, cid)));
}

async function saveSubject(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  categoryId: string,
  subject: NewSubject,
): Promise<string> {
  const { topics: _topics, ...own } = subject;
  const sid = slugOf(subject.name);
  await queries
    .insert(t.subjects)
    .values({ ...own, id: ids.next(), sid, createdAt: clock.now() })
    .onConflictDoNothing();
  const subjectId = idOf(
    await queries.select({ id: t.subjects.id }).from(t.subjects).where(eq(t.subjects.sid, sid)),
  );
  await queries.insert(t.categorySubjects).values({ categoryId, subjectId }).onConflictDoNothing();
  return subjectId;
}

/** Several subjects may have a topic of the same name; all but the first get a slug that includes the subject. */
async function saveTopic(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  subject: { readonly id: string; readonly name: string },
  topic: NewTopic,
): Promise<{ tid: string; id: string }> {
  const plain = slugOf(topic.name);
  const [holder] = await queries
    .select({ subjectId: t.topics.subjectId })
    .from(t.topics)
    .where(eq(t.topics.tid, plain));
  const isTaken = holder !== undefined && holder.subjectId !== subject.id;
  const tid = isTaken ? `${slugOf(subject.name)}-${plain}` : plain;
  const row: Store['t']['topics']['$inferInsert'] = {
    ...topic,
    id: ids.next(),
    tid,
    subjectId: subject.id,
    createdAt: clock.now(),
  };
  await queries.insert(t.topics).values(row).onConflictDoNothing();
  const { difficultyMin, difficultyMax } = topic;
  const hasNoRange = and(
    eq(t.topics.difficultyMin, LOWEST_DIFFICULTY),
    eq(t.topics.difficultyMax, HIGHEST_DIFFICULTY),
  );
  if (difficultyMin !== undefined && difficultyMax !== undefined)
    await queries
      .update(t.topics)
      .set({ difficultyMin, difficultyMax })
      .where(and(eq(t.topics.tid, tid), hasNoRange));
  const id = idOf(await queries.select({ id: t.topics.id }).from(t.topics).where(eq(t.topics.tid, tid)));
  if (topic.isActive === false && (await queries.$count(t.questions, eq(t.questions.topicId, id))) === 0)
    await queries
      .update(t.topics)
      .set({ isActive: false, description: topic.description })
      .where(and(eq(t.topics.id, id), isNull(t.topics.updatedAt)));
  return { tid, id };
}

/** All current subjects and topics, whatever their origin. */
export async function readCatalogue({ store: { read, t } }: Context): Promise<KnownTopics> {
  const subjects = await read.select({ sid: t.subjects.sid, id: t.subjects.id }).from(t.subjects);
  const { tid, id, subjectId } = t.topics;
  const topics = await read.select({ tid, id, subjectId }).from(t.topics);
  return {
    subjects: new Map(subjects.map((subject) => [subject.sid, subject.id])),
    topics: new Map(topics.map((topic) => [topic.tid, topic])),
  };
}

/** The id of a subject's topic, by their names; never that of another subject's topic of the same name. */
export function topicIn(saved: KnownTopics, subject: string, topic: string): string | undefined {
  const plain = slugOf(topic);
  const subjectId = saved.subjects.get(slugOf(subject));
  return [`${slugOf(subject)}-${plain}`, plain]
    .flatMap((tid) => saved.topics.get(tid) ?? [])
    .find((found) => found.subjectId === subjectId)?.id;
}

function idOf(rows: readonly { readonly id: string }[]): string {
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The row was saved but cannot be read');
  return id;
}
