import type { AuditPage } from '@exam/shared-schema/contract';
import { PERMISSIONS } from '@exam/shared-schema/access';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewUser } from '../../src/features/accounts/queries.ts';
import { dataIn } from '../support/read.ts';
import { START, startTestServer, type TestServer } from '../support/test-server.ts';

const ROLE = 'auditor' as string as NewUser['role'];
const COLLEGE = 'college';
const DAY_MS = 86_400_000;

let server: TestServer;
let rootId: string;
let deanId: string;
let tokens: Record<'root' | 'dean', string>;

beforeEach(async () => {
  server = await startTestServer({
    permissions: { ...PERMISSIONS, [ROLE]: { audit: 'organisation', users: 'organisation' } },
  });
  const { store } = server.context;
  await store.write((queries) =>
    queries.insert(store.t.organisations).values({ id: COLLEGE, name: 'A college' }),
  );
  rootId = await server.addUser({ username: 'root', role: 'admin', fullName: 'Root Rao' });
  deanId = await server.addUser({
    username: 'dean',
    role: ROLE,
    organisationId: COLLEGE,
    fullName: 'Dean Das',
  });
  tokens = { root: await server.signIn('root'), dean: await server.signIn('dean') };
});

afterEach(() => server.close());

type Entry = TestServer['context']['store']['t']['auditEntries']['$inferInsert'];

/** Entries a minute apart, the first one the oldest. */
async function record(...entries: readonly Partial<Entry>[]): Promise<void> {
  const { store } = server.context;
  const rows = entries.map((entry, place): Entry => ({
    id: `e${String(place).padStart(5, '0')}`,
    at: START + place * 60_000,
    userId: rootId,
    organisationId: 'default',
    kind: 'topics',
    thingId: `t${place}`,
    action: 'update',
    before: { name: `Old ${place}` },
    after: { name: `New ${place}` },
    ...entry,
  }));
  await store.write(async (queries) => {
    for (let first = 0; first < rows.length; first += 500)
      await queries.insert(store.t.auditEntries).values(rows.slice(first, first + 500));
  });
}

async function page(query: string, who: keyof typeof tokens = 'root'): Promise<AuditPage> {
  const answer = await server.ask('GET', `/api/admin/audit?${query}`, { token: tokens[who] });
  expect(answer.status).toBe(200);
  return answer.json as AuditPage;
}

const idsOf = ({ entries }: AuditPage) => entries.map(({ _id }) => _id);

/** All pages of a query, each by the end of the one before. */
async function everyPage(query: string): Promise<AuditPage[]> {
  const pages = [await page(query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await page(`${query}&before=${next}`));
  return pages;
}

describe('the log', () => {
  test('[AU1] is read from the newest entry back, each once, also where many have one time', async () => {
    await record(...Array.from({ length: 25 }, (_, place) => ({ at: START + (place % 2) })));
    const pages = await everyPage('limit=10');
    expect(pages.map(({ entries }) => entries.length)).toEqual([10, 10, 5]);
    const entries = pages.flatMap((each) => each.entries);
    expect(new Set(entries.map(({ _id }) => _id)).size).toBe(25);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(pages.at(-1)).toMatchObject({ next: null, reachedAt: null });
  });

  test('[AU1] an entry that is added meanwhile does not move those of the next page', async () => {
    await record({}, {}, {}, {});
    const first = await page('limit=2');
    await record(...[4, 5].map((place) => ({ id: `e9999${place}`, at: START + DAY_MS })));
    expect(idsOf(await page(`limit=2&before=${first.next}`))).toEqual(['e00001', 'e00000']);
  });

  test('[AU2] is filtered by user, kind, thing, action and days in India, all at once', async () => {
    const other = await server.addUser({ username: 'other', role: 'admin' });
    await record(
      { userId: other, kind: 'papers', thingId: 'p1', action: 'create' },
      { userId: other, kind: 'papers', thingId: 'p1' },
      { kind: 'papers', thingId: 'p1' },
      { userId: other, kind: 'papers', thingId: 'p2' },
      { userId: other, kind: 'topics', thingId: 'p1' },
      { userId: other, kind: 'papers', thingId: 'p1', at: START + DAY_MS },
      // 23:59 of the fifth and 00:00 of the sixth of January in India.
      { kind: 'days', at: Date.UTC(2026, 0, 5, 18, 29) },
      { kind: 'days', at: Date.UTC(2026, 0, 5, 18, 30) },
    );
    const all = `who=${other}&kind=papers&thing=p1&action=update&from=2026-01-05&to=2026-01-05`;
    expect(idsOf(await page(all))).toEqual(['e00001']);
    expect(idsOf(await page(`who=${other}&kind=papers`))).toEqual(['e00005', 'e00003', 'e00001', 'e00000']);
    expect(idsOf(await page('kind=papers&action=create'))).toEqual(['e00000']);
    expect(idsOf(await page('thing=p1&kind=topics'))).toEqual(['e00004']);
    expect(idsOf(await page('kind=days&to=2026-01-05'))).toEqual(['e00006']);
    expect(idsOf(await page('kind=days&from=2026-01-06'))).toEqual(['e00007']);
    expect((await server.ask('GET', '/api/admin/audit?from=5.1.2026', { token: tokens.root })).status).toBe(
      400,
    );
  });

  test('[AU2] is searched in changes, ids, and names and addresses of those who changed', async () => {
    await record(
      { after: { title: 'Mock 100%' } },
      { before: { title: 'mock 100 %' } },
      { thingId: 'needle' },
      { userId: deanId, organisationId: COLLEGE },
    );
    expect(idsOf(await page('search=MOCK%20100%25'))).toEqual(['e00000']);
    expect(idsOf(await page('search=needle'))).toEqual(['e00002']);
    expect(idsOf(await page('search=dean%20d'))).toEqual(['e00003']);
    expect(idsOf(await page('search=dean@ex'))).toEqual(['e00003']);
  });

  test('[AU3] a call tries a part of the log and states how far back it got, and the next one continues', async () => {
    await record({ thingId: 'needle' }, ...Array.from({ length: 4500 }, () => ({})));
    const pages = await everyPage('action=update&search=needle');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map((each) => each.reachedAt).slice(0, -1)).not.toContain(null);
    expect(pages.flatMap(idsOf)).toEqual(['e00000']);
    const none = await everyPage('action=delete');
    expect(none.length).toBeGreaterThan(1);
    expect(none.flatMap(idsOf)).toEqual([]);
    expect(none.at(-1)).toMatchObject({ next: null, reachedAt: null });
  });

  test('[AU5] has the current names of users and things that exist', async () => {
    const made = await server.ask('POST', '/api/subjects/create_subject', {
      token: tokens.root,
      body: { name: 'Physics' },
    });
    const { _id } = dataIn<{ _id: string }>(made);
    const { entries, names } = await page('kind=subjects');
    expect(entries).toMatchObject([{ action: 'create', kind: 'subjects', thingId: _id, userId: rootId }]);
    expect(names).toMatchObject({ [_id]: 'Physics', [rootId]: 'Root Rao' });
    await server.ask('DELETE', `/api/admin/subjects/${_id}`, { token: tokens.root });
    expect((await page('kind=subjects')).names).toEqual({ [rootId]: 'Root Rao' });
  });

  test('[AU2] offers the users and kinds that occur in it', async () => {
    await record({ kind: 'papers' }, { userId: deanId, organisationId: COLLEGE }, { userId: 'gone' });
    const answer = await server.ask('GET', '/api/admin/audit/choices', { token: tokens.root });
    expect(dataIn(answer)).toEqual({
      people: [
        { _id: deanId, fullName: 'Dean Das' },
        { _id: rootId, fullName: 'Root Rao' },
      ],
      kinds: ['papers', 'topics'],
    });
  });
});

describe('for a role with its own organisation', () => {
  beforeEach(async () => {
    await record(
      { thingId: 'shared' },
      { thingId: 'shared', userId: deanId, organisationId: COLLEGE, after: { userId: rootId } },
    );
  });

  test('[AU1] [OR3] entries of another organisation do not exist, by no filter', async () => {
    for (const query of ['', 'thing=shared', 'kind=topics', 'search=shared', 'action=update', 'search=old'])
      expect(idsOf(await page(query, 'dean'))).toEqual(['e00001']);
    for (const query of [`who=${rootId}`, 'search=root%20rao', 'thing=t0'])
      expect(await page(query, 'dean')).toMatchObject({ entries: [], next: null, names: {} });
  });

  test('[AU5] [OR3] names of another organisation are not in the answer', async () => {
    const { entries, names } = await page('', 'dean');
    expect(entries[0]?.after).toEqual({ userId: rootId });
    expect(names).toEqual({ [deanId]: 'Dean Das' });
    const choices = await server.ask('GET', '/api/admin/audit/choices', { token: tokens.dean });
    expect(dataIn(choices)).toEqual({ people: [{ _id: deanId, fullName: 'Dean Das' }], kinds: ['topics'] });
  });

  test('[AU6] [OR3] the file has the entries of its organisation', async () => {
    const { text } = await server.ask('GET', '/api/admin/audit/export', { token: tokens.dean });
    expect(text.split('\r\n').slice(1, -1)).toHaveLength(2);
    expect(text).not.toContain('Root Rao');
  });
});

test('[AU6] the file has every entry that the filters leave, a line for each changed member, and no formula', async () => {
  await record(
    ...Array.from({ length: 230 }, () => ({})),
    { kind: 'other' },
    { before: { name: '=1+1', isActive: true }, after: { name: 'a, "b"', isActive: false } },
  );
  const answer = await server.ask('GET', '/api/admin/audit/export?kind=topics', { token: tokens.root });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.text.split('\r\n');
  expect(lines).toHaveLength(1 + 232 + 1);
  expect(lines[0]).toBe('\ufeffTime in India,Who,Id of user,Kind,Id,Name,Action,Member,Before,After');
  const facts = `2026-01-05 18:21:00,Root Rao,${rootId},Topic,t231`;
  expect(lines.slice(1, 3)).toEqual([
    `${facts},"a, ""b""",Changed,Name,'=1+1,"a, ""b"""`,
    `${facts},"a, ""b""",Changed,Active,Yes,No`,
  ]);
});
