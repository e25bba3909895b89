import type { PaperSummary } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveCatalogue } from '../src/bank/save-catalogue.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, refusalIn } from './support/read.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const packageUrl = (id = hall.paperId) => `/api/test-papers/${id}/package`;
const overview = (id: string, token?: string) =>
  hall.server.ask('GET', `/api/test-papers/get_testpaper_by_id/${id}`, { token });
const issue = (id: string, token: string) =>
  hall.server.ask('POST', `/api/test-papers/${id}/issue`, { token });
const papersIn = (answer: { readonly json: unknown }) => (answer.json as { papers: PaperSummary[] }).papers;

describe('the issue', () => {
  test('[ST1] is idempotent: one ticket, one row, however often and at once it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(hall.paperId, hall.asha.token)));
    expect(new Set(answers.map((answer) => dataIn<{ ticket: string }>(answer).ticket)).size).toBe(1);
    const { store } = hall.server.context;
    expect(await store.read.$count(store.t.issues)).toBe(1);
  });

  test('[ST2] the ticket grants the larger extra time of student and paper', async () => {
    const { context } = hall.server;
    const { users } = context.store.t;
    await context.store.write((queries) =>
      queries.update(users).set({ extraTimePercent: 25 }).where(eq(users.id, hall.ravi.id)),
    );
    const paperId = await publishSample(context, hall.adminId, { extraTimePercent: 10 });
    const ticketOf = async (token: string) => {
      const { ticket } = dataIn<{ ticket: string }>(await issue(paperId, token));
      return JSON.parse(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()) as Record<
        string,
        unknown
      >;
    };
    expect(await ticketOf(hall.asha.token)).toMatchObject({
      extraTimePercent: 10,
      userId: hall.asha.id,
      testId: paperId,
    });
    expect(await ticketOf(hall.ravi.token)).toMatchObject({ extraTimePercent: 25, userId: hall.ravi.id });
  });

  test('[ST35] [TK3] a paper that costs more tokens than there are is not issued', async () => {
    const paperId = await publishSample(hall.server.context, hall.adminId, { price: 101 });
    expect(refusalIn(await issue(paperId, hall.asha.token))).toBe('429 TOKENS_EXHAUSTED');
  });

  test('[ST60] [TK4] an issue charges what the button said, or is refused; one that was paid asks for nothing more', async () => {
    const paperId = await publishSample(hall.server.context, hall.adminId, { price: 5 });
    const issueFor = (price: number) =>
      hall.server.ask('POST', `/api/test-papers/${paperId}/issue?price=${price}`, { token: hall.asha.token });
    for (const price of [0, 4]) expect(refusalIn(await issueFor(price))).toBe('409 PRICE_CHANGED');
    for (const price of [5, 0]) expect((await issueFor(price)).status).toBe(200);
  });
});

describe('lists and overviews', () => {
  test('[ST10] a generated paper is its owner’s and the admins’, and not there for others', async () => {
    const paperId = await publishSample(hall.server.context, hall.adminId, {
      ownerId: hall.asha.id,
      isAiGenerated: true,
    });
    const admin = await hall.server.signIn('admin');
    const statuses = await Promise.all(
      [hall.asha.token, admin, hall.ravi.token, undefined].map((token) => overview(paperId, token)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(refusalIn(await issue(paperId, hall.ravi.token))).toBe('404 NOT_FOUND');
    expect((await issue(paperId, hall.asha.token)).status).toBe(200);
    const lists = ['/api/test-papers/trending', '/api/test-papers/get_all_testpaper?type=ai'];
    for (const url of lists)
      expect((await hall.server.ask('GET', url, { token: hall.asha.token })).text).not.toContain(paperId);
  });

  test('[ST10] a generated paper that is being made is there for its owner, and not issued yet', async () => {
    const { context } = hall.server;
    const paperId = await publishSample(context, hall.adminId, {
      ownerId: hall.asha.id,
      isAiGenerated: true,
      isActive: false,
    });
    const mine = await overview(paperId, hall.asha.token);
    expect([mine.status, mine.status === 200 && mine.text.includes('"isActive":false')]).toEqual([200, true]);
    expect((await overview(paperId, hall.ravi.token)).status).toBe(404);
    expect(refusalIn(await issue(paperId, hall.asha.token))).toMatch(/NOT_READY$/);
    const { papers } = context.store.t;
    await context.store.write((queries) =>
      queries.update(papers).set({ isActive: true }).where(eq(papers.id, paperId)),
    );
    expect((await issue(paperId, hall.asha.token)).status).toBe(200);
  });

  test('[ST10] an inactive paper does not exist, and an issue of it from before still fetches', async () => {
    await hall.issue();
    const { papers } = hall.server.context.store.t;
    await hall.server.context.store.write((queries) => queries.update(papers).set({ isActive: false }));
    expect(refusalIn(await overview(hall.paperId, hall.ravi.token))).toBe('404 NOT_FOUND');
    expect(refusalIn(await issue(hall.paperId, hall.ravi.token))).toBe('404 NOT_FOUND');
    expect((await issue(hall.paperId, hall.asha.token)).status).toBe(200);
    expect((await hall.server.ask('GET', packageUrl(), { token: hall.asha.token })).status).toBe(200);
  });

  test('a public list that has not changed is not sent again, and tells the time all the same', async () => {
    const { context } = hall.server;
    for (const _paper of [1, 2, 3]) await publishSample(context, hall.adminId);
    const ask = (etag: string) =>
      hall.server.ask('GET', '/api/test-papers/trending', { headers: { 'if-none-match': etag } });
    const first = await ask('"another"');
    const etag = String(first.headers.etag);
    expect([first.status, papersIn(first).length, first.headers['cache-control']]).toEqual([
      200,
      4,
      'no-cache',
    ]);
    const at = (answer: typeof first) => (answer.json as { generatedAt: string }).generatedAt;
    expect(at(first)).toBe(new Date(hall.server.clock.now()).toISOString());
    hall.server.clock.advance(1000);
    const same = await ask(etag);
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag]);
    expect(same.headers['x-server-time']).toBe(String(hall.server.clock.now()));
    await publishSample(context, hall.adminId);
    const changed = await ask(etag);
    expect([changed.status, papersIn(changed).length]).toEqual([200, 5]);
    expect(at(changed)).toBe(new Date(hall.server.clock.now()).toISOString());
  });

  test("what is somebody's own has nothing that a browser could keep it by, however long", async () => {
    const device = await hall.finished(hall.paperId);
    await hall.handIn(device.handIn());
    const mine = await hall.server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, {
      token: hall.asha.token,
    });
    expect([mine.status, mine.text.length > 1024, mine.headers.etag]).toEqual([200, true, undefined]);
  });

  test('open papers are filtered by type and difficulty and paged', async () => {
    const { context } = hall.server;
    const hard = await publishSample(context, hall.adminId, { difficultyLevel: 9, isAiGenerated: true });
    const list = async (query: string) =>
      papersIn(await hall.server.ask('GET', `/api/test-papers/get_all_testpaper?${query}`)).map(
        ({ _id }) => _id,
      );
    expect(await list('difficulty=hard')).toEqual([hard]);
    expect(await list('difficulty=medium')).toEqual([hall.paperId]);
    expect(await list('type=ai')).toEqual([hard]);
    expect(await list('type=manual')).toEqual([hall.paperId]);
    expect((await list('type=sectioned')).sort()).toEqual([hard, hall.paperId].sort());
    const pages = await hall.server.ask('GET', '/api/test-papers/get_all_testpaper?limit=1&page=2');
    expect(pages.json).toMatchObject({ page: 2, pages: 2, total: 2, count: 1 });
    expect(refusalIn(await hall.server.ask('GET', '/api/test-papers/get_all_testpaper?limit=101'))).toBe(
      '400 VALIDATION',
    );
  });

  test('[ST10] pre-defined papers are the active ones that administrators made, newest first', async () => {
    const { context, clock } = hall.server;
    const url = '/api/admin/test_papers/admin-tests';
    const list = async (query = '') =>
      papersIn(await hall.server.ask('GET', `${url}${query}`)).map(({ _id }) => _id);
    clock.advance(1000);
    const hard = await publishSample(context, hall.adminId, { difficultyLevel: 9 });
    await publishSample(context, hall.asha.id);
    await publishSample(context, hall.adminId, { ownerId: hall.ravi.id, isAiGenerated: true });
    expect(await list()).toEqual([hard, hall.paperId]);
    expect(await list('?difficulty=hard')).toEqual([hard]);
    expect(await list('?type=ai')).toEqual([]);
    expect((await hall.server.ask('GET', `${url}?limit=1&page=2`)).json).toMatchObject({
      page: 2,
      pages: 2,
      total: 2,
      papers: [{ _id: hall.paperId, createdBy: { username: 'admin' } }],
    });
    const { papers } = context.store.t;
    await context.store.write((queries) =>
      queries.update(papers).set({ isActive: false }).where(eq(papers.id, hard)),
    );
    expect(await list()).toEqual([hall.paperId]);
  });

  test('[PK15] every list is filtered by the exam that its papers are for', async () => {
    const { context } = hall.server;
    const gate = (await context.store.read.select().from(context.store.t.categories))[0]?.id as string;
    const saved = await saveCatalogue(context, [{ name: 'NEET UG', description: '', subjects: [] }]);
    const neet = saved.categories.get('neet-ug') as string;
    const neetPaper = await publishSample(context, hall.adminId, { categoryId: neet });
    for (const path of [
      'test-papers/trending',
      'test-papers/get_all_testpaper',
      'admin/test_papers/admin-tests',
    ]) {
      const list = async (category: string) => {
        const answer = await hall.server.ask('GET', `/api/${path}?category=${category}`);
        expect(answer.json).toMatchObject({ total: papersIn(answer).length });
        return papersIn(answer).map(({ _id }) => _id);
      };
      expect(await list(neet)).toEqual([neetPaper]);
      expect(await list(gate)).toEqual([hall.paperId]);
      expect(await list('nowhere')).toEqual([]);
    }
  });

  test('the catalogue answers subjects of a category and topics of subjects', async () => {
    const { read, t } = hall.server.context.store;
    const [category] = await read.select().from(t.categories);
    const subjects = dataIn<{ _id: string; sid: string }[]>(
      await hall.server.ask('GET', `/api/categories/${category?.id}/subjects`),
    );
    expect(subjects.map(({ sid }) => sid)).toEqual(['logic']);
    const topics = await hall.server.ask(
      'GET',
      `/api/topics/by_subjects?subjectIds=${subjects[0]?._id},nowhere`,
    );
    const found = dataIn<{ _id: string; id: string; tid: string }[]>(topics);
    expect(found.map(({ tid }) => tid)).toEqual(['sets']);
    expect(found.every(({ _id, id }) => id === _id)).toBe(true);
    expect(refusalIn(await hall.server.ask('GET', '/api/categories/nowhere/subjects'))).toBe('404 NOT_FOUND');
  });
});
