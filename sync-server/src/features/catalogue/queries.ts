import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Category, Subject, Topic } from '@exam/shared-schema/contract';
import type { Store } from '../../database/index.ts';

type CategoryRow = Store['t']['categories']['$inferSelect'];
type SubjectRow = Store['t']['subjects']['$inferSelect'];
type TopicRow = Store['t']['topics']['$inferSelect'];

/** The wire leaves out what is not set. */
function present<T extends object>(row: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
}

function decorationOf({ icon, gradientColor, badge, badgeColor, badgeIcon }: CategoryRow | SubjectRow) {
  return present({ icon, gradientColor, badge, badgeColor, badgeIcon });
}

function toCategory(row: CategoryRow): Category {
  const { id: _id, cid, name, description, isActive } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  return { _id, cid, name, description, isActive, createdAt, ...decorationOf(row) };
}

function toSubject(row: SubjectRow): Subject {
  const { id: _id, sid, name, description, isActive } = row;
  return { _id, sid, name, description, isActive, ...decorationOf(row) };
}

function toTopic(row: TopicRow): Topic {
  const { id: _id, tid, name, description, subjectId } = row;
  return {
    _id,
    tid,
    name,
    description,
    subjectId,
    difficultyRange: { min: row.difficultyMin, max: row.difficultyMax },
  };
}

export async function activeCategories({ read, t }: Store): Promise<Category[]> {
  const rows = await read
    .select()
    .from(t.categories)
    .where(eq(t.categories.isActive, true))
    .orderBy(asc(t.categories.name));
  return rows.map(toCategory);
}

/** @returns null where there is no such active category. */
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

export async function activeTopicsOf({ read, t }: Store, subjectIds: readonly string[]): Promise<Topic[]> {
  const rows = await read
    .select()
    .from(t.topics)
    .where(and(inArray(t.topics.subjectId, [...subjectIds]), eq(t.topics.isActive, true)))
    .orderBy(asc(t.topics.name));
  return rows.map(toTopic);
}
