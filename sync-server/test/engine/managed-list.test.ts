import { eq } from 'drizzle-orm';
import type { CallInput, topicCalls } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { equals, flagIs, readPage, type ListPlan } from '../../src/crud/index.ts';
import type { Queries, Tables } from '../../src/database/index.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { store } = server.context;
  const rows = ['b', 'a', 'a', 'c'].map((name, number) => ({
    id: `s${number}`,
    sid: `s${number}`,
    name,
    description: '50% off',
    createdAt: number,
  }));
  await store.write((queries) => queries.insert(store.t.subjects).values(rows));
});

afterAll(async () => {
  await server.close();
});

type Query = {
  page: number;
  limit: number;
  search?: string;
  sort: 'name' | '-name';
  isActive?: 'true' | 'false';
};

const plan = ({ subjects }: Tables): ListPlan<Query, { id: string }> => ({
  from: subjects,
  select: (queries: Queries) => queries.select({ id: subjects.id }).from(subjects).$dynamic(),
  search: [subjects.name, subjects.description],
  sorts: { name: subjects.name },
  filters: { isActive: flagIs(subjects.isActive) },
});

async function read(query: Partial<Query>) {
  const { read: queries, t } = server.context.store;
  const asked: Query = { page: 1, limit: 2, sort: 'name', ...query };
  const page = await readPage(queries, asked, plan(t));
  return { ...page, rows: page.rows.map(({ id }) => id) };
}

test('a page is cut from a whole order, whichever way round', async () => {
  expect(await read({})).toEqual({ page: 1, pages: 2, total: 4, count: 2, rows: ['s1', 's2'] });
  expect(await read({ page: 2 })).toMatchObject({ count: 2, rows: ['s0', 's3'] });
  expect(await read({ sort: '-name', limit: 4 })).toMatchObject({ rows: ['s3', 's0', 's2', 's1'] });
});

test('a page beyond the last one has no rows and the total all the same', async () => {
  expect(await read({ page: 9 })).toEqual({ page: 9, pages: 2, total: 4, count: 0, rows: [] });
});

test('[PA12] the last pages of a long list are read from its end, and are the same', async () => {
  const { store } = server.context;
  const rows = Array.from({ length: 10_250 }, (_unused, number) => ({
    ...{ id: `t${String(number).padStart(5, '0')}`, sid: `t${number}`, name: 't', description: 'long' },
    createdAt: number,
  }));
  for (let from = 0; from < rows.length; from += 1000)
    await store.write((queries) => queries.insert(store.t.subjects).values(rows.slice(from, from + 1000)));
  const ids = rows.map(({ id }) => id);
  for (const page of [100, 101, 102, 103, 104]) {
    const expected = ids.slice((page - 1) * 100, page * 100);
    expect(await read({ page, limit: 100, search: 'long' })).toMatchObject({ total: 10_250, rows: expected });
    const backwards = ids.toReversed().slice((page - 1) * 100, page * 100);
    expect(await read({ page, limit: 100, search: 'long', sort: '-name' })).toMatchObject({
      rows: backwards,
    });
  }
  await store.write((queries) => queries.delete(store.t.subjects).where(eq(store.t.subjects.name, 't')));
});

test('a count that is kept elsewhere is used in place of one that is made', async () => {
  const { read: queries, t } = server.context.store;
  const at = async (query: Partial<Query>) => {
    const whole = { page: 1, limit: 2, sort: 'name' as const, ...query };
    const counted = () => (query.search === undefined ? Promise.resolve(77) : null);
    return (await readPage(queries, whole, { ...plan(t), counted })).total;
  };
  expect([await at({}), await at({ search: 'C' })]).toEqual([77, 1]);
});

test('search and filters hold together, and signs of a pattern stand for themselves', async () => {
  expect(await read({ search: '0% O' })).toMatchObject({ total: 4 });
  expect(await read({ search: 'C' })).toMatchObject({ total: 1, rows: ['s3'] });
  expect(await read({ search: '_' })).toMatchObject({ total: 0, pages: 0 });
  expect(await read({ search: 'c', isActive: 'false' })).toMatchObject({ total: 0 });
});

test('a plan has exactly the search, the sorts and the filters of its call', () => {
  const { topics } = server.context.store.t;
  const select = (queries: Queries) => queries.select().from(topics).$dynamic();
  type Topics = ListPlan<CallInput<(typeof topicCalls)['list']>['query'], typeof topics.$inferSelect>;
  const filters = {
    isActive: flagIs(topics.isActive),
    subjectId: equals(topics.subjectId),
    difficulty: () => undefined,
  };
  const sorts = { name: topics.name, createdAt: topics.createdAt };
  const whole: Topics = { from: topics, select, search: [topics.name], sorts, filters };
  const plans: Topics[] = [
    whole,
    // @ts-expect-error the call has no such sort
    { ...whole, sorts: { ...sorts, tid: topics.tid } },
    // @ts-expect-error a sort of the call is missing
    { ...whole, sorts: { name: topics.name } },
    // @ts-expect-error the call has no such filter
    { ...whole, filters: { ...filters, dificulty: () => undefined } },
    // @ts-expect-error a filter of the call is missing
    { ...whole, filters: { isActive: filters.isActive } },
    // @ts-expect-error the call has a search
    { from: topics, select, sorts, filters },
  ];
  expect(plans).toHaveLength(6);
});
