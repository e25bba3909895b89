import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE, pathOf, type Call } from '@exam/shared-schema/contract';
import { allCalls } from './support/contract.ts';
import { addOrganisation } from './support/organisations.ts';
import { refusalIn } from './support/read.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

/** Calls of the console that answer a page of rows, and one with a cursor. */
const lists = allCalls.filter(
  ({ access, answer, name }) =>
    access === 'admin' &&
    (('shape' in answer && 'pages' in (answer.shape as object)) || name === 'audit.list'),
);

/** Files that an area makes itself. */
const OWN: Readonly<Record<string, string>> = {
  'assignments.sittings': 'assignments.file',
  'audit.list': 'audit.export',
  'payments.list': 'payments.export',
  'questions.list': 'questions.export',
};

const fileNameOf = (name: string) =>
  OWN[name] ?? (name.endsWith('.list') ? name.replace('.list', '.export') : `${name}Export`);
const fileOf = ({ name }: Call) => allCalls.find((call) => call.name === fileNameOf(name));

/** What a file takes of a query is what its list takes. */
const filtersOf = ({ query }: Call) =>
  Object.keys((query as { shape?: object } | undefined)?.shape ?? {}).filter(
    (name) => !['page', 'limit', 'format', 'sort', 'before'].includes(name),
  );

let workshop: Workshop;
let token: string;

beforeAll(async () => {
  workshop = await openWorkshop();
  const { server } = workshop;
  token = await server.signIn('root');
  await server.addUser({ username: 'asha', fullName: '=1+1, "Asha"' });
});

afterAll(() => workshop.close());

const ask = (path: string, as = token) => workshop.server.ask('GET', `${API_BASE}${path}`, { token: as });
const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[];

describe('every list of the console has its file', () => {
  test('[OP8] of which there are as many as lists', () => {
    expect(lists.length).toBeGreaterThanOrEqual(25);
  });

  test.each(lists.map((list) => [list.name, list] as const))('[OP8] %s', async (_name, list) => {
    const file = fileOf(list);
    expect(file).toMatchObject({ method: 'GET', access: 'admin' });
    if (file === undefined || list.name === 'assignments.sittings') return;
    expect(filtersOf(file)).toEqual(filtersOf(list));
    const asha = await workshop.server.addUser({
      username: `of-${list.name.toLowerCase().replace('.', '-')}`,
    });
    if (file.path.includes('{id}')) {
      expect(refusalIn(await ask(pathOf(file, { id: 'unknown' })))).toBe('404 NOT_FOUND');
      return;
    }
    const answer = await ask(pathOf(file, { userId: asha }));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toMatch(/^\ufeff?[^\r\n]+,[^\r\n]+\r\n/);
    if (OWN[list.name] !== undefined) return;
    const { json } = await ask(`${pathOf(list, { userId: asha })}?limit=1`);
    const rows = rowsOf(answer.text);
    expect(rows).toHaveLength((json as { total: number }).total);
    for (const row of rows) expect(Object.values(row).some((value) => value !== '')).toBe(true);
  });
});

test('[OP8] [CN2] a file has what is filtered, in the order of the list, and computes nothing', async () => {
  const { text } = await ask('/users/get_all_users/export?search=asha&sort=createdAt');
  expect(rowsOf(text)).toMatchObject([
    { Name: `'=1+1, "Asha"`, Username: 'asha', 'Tokens left': expect.any(String) },
  ]);
  const all = rowsOf((await ask('/topics/get_all_topics/export?sort=name')).text).map(({ Topic }) => Topic);
  expect(all.length).toBeGreaterThan(1);
  expect(all).toEqual([...all].sort());
  expect(refusalIn(await ask('/topics/get_all_topics/export?sort=colour'))).toBe('400 VALIDATION');
});

test('[OP8] [OR3] a file has only rows that the caller has', async () => {
  const { server } = workshop;
  await addOrganisation(server.context, 'college');
  await server.addUser({ username: 'dean', role: 'college-admin', organisationId: 'college' });
  const dean = await server.signIn('dean');
  const names = rowsOf((await ask('/users/get_all_users/export', dean)).text).map(({ Username }) => Username);
  expect(names).toEqual(['dean']);
  expect(refusalIn(await ask('/colleges/export', dean))).toBe('403 FORBIDDEN');
});
