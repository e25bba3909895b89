import { aliasedTable, and, asc, desc, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';

import type {
  CallAnswer,
  CallInput,
  CatalogueSort,
  listCategories as categoriesCall,
  listSubjects as subjectsCall,
  listTopics as topicsCall,
  ManagedCategory,
  ManagedSubject,
  ManagedTopic,
  topicDifficulties,
} from '@exam/shared-schema/contract';
import type { Queries, Store } from '../../database/index.ts';
import { timeText, toCategory, toManagedSubject, type TopicRow } from './wire.ts';

type Columns = Store['t']['categories'] | Store['t']['subjects'] | Store['t']['topics'];

interface Filter {
  readonly search?: string | undefined;
  readonly isActive?: 'true' | 'false' | undefined;
}

/** What a person typed, found anywhere in name or description, whatever the case; its signs stand for themselves. */
function matches(columns: Columns, { search, isActive }: Filter): SQL | undefined {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const holds = (column: Columns['name' | 'description']) =>
    sql`lower(${column}) like lower(${pattern}) escape '\\'`;
  return and(
    search ? or(holds(columns.name), holds(columns.description)) : undefined,
    isActive === undefined ? undefined : eq(columns.isActive, isActive === 'true'),
  );
}

/** The id makes the order whole, so that no page repeats what the one before showed. */
function orderBy(columns: Columns, sort: CatalogueSort): SQL[] {
  const column = sort.endsWith('name') ? columns.name : columns.createdAt;
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(column), direction(columns.id)];
}

interface Paging {
  readonly page: number;
  readonly limit: number;
}

const skip = ({ page, limit }: Paging) => (page - 1) * limit;

function paged({ page, limit }: Paging, total: number, rows: readonly unknown[]) {
  return { page, pages: Math.ceil(total / limit), total, count: rows.length };
}

export async function listCategories(
  { read, t }: Store,
  query: CallInput<typeof categoriesCall>['query'],
): Promise<CallAnswer<typeof categoriesCall>> {
  const where = matches(t.categories, query);
  const total = await read.$count(t.categories, where);
  const rows = await read
    .select()
    .from(t.categories)
    .where(where)
    .orderBy(...orderBy(t.categories, query.sort))
    .limit(query.limit)
    .offset(skip(query));
  return { ...paged(query, total, rows), categories: await withSubjects(t, read, rows) };
}

async function withSubjects(
  t: Store['t'],
  queries: Queries,
  rows: readonly Store['t']['categories']['$inferSelect'][],
): Promise<ManagedCategory[]> {
  const ids = rows.map(({ id }) => id);
  const links = ids.length === 0 ? [] : await linksOf(t, queries, ids);
  return rows.map((row) => ({
    ...toCategory(row),
    subjects: links.filter(({ categoryId }) => categoryId === row.id).map(({ subjectId }) => subjectId),
  }));
}

function linksOf(t: Store['t'], queries: Queries, categoryIds: string[]) {
  return queries
    .select({ categoryId: t.categorySubjects.categoryId, subjectId: t.categorySubjects.subjectId })
    .from(t.categorySubjects)
    .innerJoin(t.subjects, eq(t.subjects.id, t.categorySubjects.subjectId))
    .where(inArray(t.categorySubjects.categoryId, categoryIds))
    .orderBy(asc(t.subjects.name));
}

export async function findCategory(
  t: Store['t'],
  queries: Queries,
  id: string,
): Promise<ManagedCategory | undefined> {
  const rows = await queries.select().from(t.categories).where(eq(t.categories.id, id));
  return (await withSubjects(t, queries, rows))[0];
}

export async function listSubjects(
  { read, t }: Store,
  query: CallInput<typeof subjectsCall>['query'],
): Promise<CallAnswer<typeof subjectsCall>> {
  const where = matches(t.subjects, query);
  const total = await read.$count(t.subjects, where);
  const rows = await read
    .select()
    .from(t.subjects)
    .where(where)
    .orderBy(...orderBy(t.subjects, query.sort))
    .limit(query.limit)
    .offset(skip(query));
  return { ...paged(query, total, rows), subjects: rows.map(toManagedSubject) };
}

export async function everySubject({ read, t }: Store): Promise<ManagedSubject[]> {
  const rows = await read.select().from(t.subjects).orderBy(asc(t.subjects.name), asc(t.subjects.id));
  return rows.map(toManagedSubject);
}

/** Sums of both ends of the range, by the label that their middle has (labels/difficulty.ts). */
const SUMS = { Easy: [0, 6], Medium: [6, 12], Hard: [12, 16], Expert: [16, 20] } as const;

function ofDifficulty(t: Store['t'], label: (typeof topicDifficulties)[number] | undefined): SQL | undefined {
  if (label === undefined) return undefined;
  const [above, most] = SUMS[label];
  const sum = sql`(${t.topics.difficultyMin} + ${t.topics.difficultyMax})`;
  return and(gt(sum, above), lte(sum, most));
}

export async function listTopics(
  { read, t }: Store,
  query: CallInput<typeof topicsCall>['query'],
): Promise<CallAnswer<typeof topicsCall>> {
  const { topics } = t;
  const where = and(
    matches(topics, query),
    query.subjectId === undefined ? undefined : eq(topics.subjectId, query.subjectId),
    ofDifficulty(t, query.difficulty),
  );
  const total = await read.$count(topics, where);
  const rows = await topicRows(t, read, where)
    .orderBy(...orderBy(topics, query.sort))
    .limit(query.limit)
    .offset(skip(query));
  return { ...paged(query, total, rows), topics: rows.map(toManagedTopic) };
}

function topicRows(t: Store['t'], queries: Queries, where: SQL | undefined) {
  const parents = aliasedTable(t.topics, 'parents');
  return queries
    .select({ topic: t.topics, subjectName: t.subjects.name, parentName: parents.name })
    .from(t.topics)
    .innerJoin(t.subjects, eq(t.subjects.id, t.topics.subjectId))
    .leftJoin(parents, eq(parents.id, t.topics.parentTopicId))
    .where(where)
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

export async function findTopic(
  t: Store['t'],
  queries: Queries,
  id: string,
): Promise<ManagedTopic | undefined> {
  return (await topicRows(t, queries, eq(t.topics.id, id))).map(toManagedTopic)[0];
}
