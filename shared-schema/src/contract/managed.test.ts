import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { CallAnswer, CallArguments, CallInput } from './call.ts';
import { changesOf, formOf } from './forms.ts';
import { flagFilter, searchText, sortBy } from './lists.ts';
import { managed } from './managed.ts';

const row = z.object({ _id: z.string(), title: z.string() });
type Row = z.infer<typeof row>;
const fields = { title: z.string(), marks: z.int(), note: z.string() };
const thing = managed({ area: 'exams', one: 'an exam', many: 'exams', row });

const list = thing.list({
  path: '/exams',
  query: { search: searchText, isActive: flagFilter, sort: sortBy(['title', 'marks'], '-title') },
  alsoAs: { totalPages: 'pages', totalExams: 'total' },
});
const create = thing.create({ path: '/exams', form: formOf(fields, { note: '' }) });
const update = thing.update({ path: '/exams/{id}', method: 'PATCH', changes: changesOf(fields) });
const remove = thing.delete({ path: '/exams/{id}' });

test('the calls are named and described by the nouns', () => {
  const described = [list, create, update, remove].map(({ name, summary, method, access, status, noun }) => [
    name,
    summary,
    `${method} ${access} ${status} ${noun}`,
  ]);
  expect(described).toEqual([
    ['exams.list', 'All exams, page by page', 'GET admin 200 exam'],
    ['exams.create', 'Create an exam; answers 201', 'POST admin 201 exam'],
    ['exams.update', 'Change an exam', 'PATCH admin 200 exam'],
    ['exams.delete', 'Delete an exam that nothing depends on', 'DELETE admin 200 exam'],
  ]);
});

test('a list takes its own query beside the page, and answers its rows beside the page’s members', () => {
  expect(list.query.parse({ page: '2', isActive: 'true' })).toEqual({
    page: 2,
    limit: 10,
    isActive: 'true',
    sort: '-title',
  });
  expect(list.query.safeParse({ sort: 'note' }).success).toBe(false);
  expect(Object.keys(list.answer.shape)).toEqual([
    ...['page', 'pages', 'total', 'count', 'generatedAt'],
    ...['totalPages', 'totalExams', 'exams'],
  ]);
});

test('a change has the declared answer', () => {
  expect([create, update, remove].map(({ answer }) => Object.keys(answer.shape))).toEqual([
    ['data'],
    ['message'],
    ['message'],
  ]);
  const both = thing.create({ path: '/exams', form: row, answers: ['exam', 'message'], status: 200 });
  expect(Object.keys(both.answer.shape)).toEqual(['exam', 'message']);
  expectTypeOf<CallAnswer<typeof both>>().toEqualTypeOf<{ exam: Row; message: string }>();
});

test('a form has its defaults, and a change omits absent members', () => {
  expect(create.body.parse({ title: 'x', marks: 4 })).toEqual({ title: 'x', marks: 4, note: '' });
  expect(create.body.safeParse({ title: 'x' }).success).toBe(false);
  expect(update.body.parse({})).toEqual({});
  const form = formOf(fields, { note: '' });
  const missing = form.safeParse({});
  expect(missing.error?.issues.map(({ path }) => path[0])).toEqual(['title', 'marks']);
});

test('the types are those that the schemas say', () => {
  expectTypeOf<CallAnswer<typeof list>>().toEqualTypeOf<{
    page: number;
    pages: number;
    total: number;
    count: number;
    totalPages: number;
    totalExams: number;
    generatedAt?: string | undefined;
    exams: Row[];
  }>();
  expectTypeOf<CallInput<typeof list>['query']['sort']>().toEqualTypeOf<
    'title' | '-title' | 'marks' | '-marks'
  >();
  expectTypeOf<CallInput<typeof create>['body']>().toEqualTypeOf<{
    title: string;
    marks: number;
    note: string;
  }>();
  expectTypeOf<CallArguments<typeof create>['body']['note']>().toEqualTypeOf<string | undefined>();
  expectTypeOf(create.status).toEqualTypeOf<201>();
  expectTypeOf(update.access).toEqualTypeOf<'admin'>();
});

test('a misspelt name does not compile', () => {
  // @ts-expect-error no such sort
  expect(sortBy(['title'], 'titel').parse(undefined)).toBe('titel');
  // @ts-expect-error a page has no such member
  thing.list({ path: '/exams', alsoAs: { totalPages: 'sheets' } });
  // @ts-expect-error the form has no such field
  formOf(fields, { nothing: '' });
});
