import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedPaper, PaperSummary } from '@exam/shared-schema/contract';
import type { Answer as Given } from '@exam/shared-schema/question-types';
import { Device, issueAndFetch, optionId, questionsOf } from './support/device.ts';
import { HAND_IN } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, errorIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';
import { openWorkshop, stock, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let admin: string;
let asha: { readonly id: string; readonly token: string };
let ravi: { readonly id: string; readonly token: string };

beforeEach(async () => {
  workshop = await openWorkshop();
  const { server } = workshop;
  admin = await server.signIn('root');
  asha = { id: await server.addUser({ username: 'asha' }), token: await server.signIn('asha') };
  ravi = { id: await server.addUser({ username: 'ravi' }), token: await server.signIn('ravi') };
});

afterEach(() => workshop.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, path: string, body?: unknown, token: string | undefined = admin) =>
  workshop.server.ask(method, `/api${path}`, { token, ...(body !== undefined && { body }) });

interface Listed {
  readonly papers: readonly ManagedPaper[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
const list = async (query = '') => (await ask('GET', `/admin/get_test_papers?${query}`)).json as Listed;
const titles = async (query = '') => (await list(query)).papers.map(({ title }) => title);
const listed = async (id: string) => (await list()).papers.find(({ _id }) => _id === id);
const turn = (id: string, isActive: boolean) => ask('PATCH', `/admin/test-papers/${id}`, { isActive });
const remove = (id: string) => ask('DELETE', `/admin/test-papers/${id}`);
const sample = (title: string, changes: Parameters<typeof publishSample>[2] = {}) =>
  publishSample(workshop.context, workshop.adminId, { title, ...changes });
const issue = (id: string, token = asha.token) => ask('POST', `/test-papers/${id}/issue`, undefined, token);
const overview = (id: string, token?: string) =>
  workshop.server.ask('GET', `/api/test-papers/get_testpaper_by_id/${id}`, { ...(token && { token }) });

async function auditOf(thingId: string) {
  const { read, t } = workshop.context.store;
  const rows = await read.select().from(t.auditEntries).where(eq(t.auditEntries.thingId, thingId));
  return rows.map(({ userId, kind, action, before, after }) => ({ userId, kind, action, before, after }));
}

/** Makes a paper of JEE Main's Physics sections by the call. */
async function createPhysics(body: Readonly<Record<string, unknown>> = {}) {
  const { read, t } = workshop.context.store;
  const [template] = await read
    .select({ id: t.examTemplates.id })
    .from(t.examTemplates)
    .where(eq(t.examTemplates.pattern, 'jee-main'));
  return ask('POST', '/test-papers/create_testpaper_auto', {
    title: 'Physics mock',
    templateId: template?.id,
    categoryId: workshop.exam('JEE Main'),
    subjectIds: [workshop.subject('Physics')],
    topicIds: [workshop.topic('Physics', 'Kinematics')],
    ...body,
  });
}

const stockPhysics = (numerical = 5) =>
  stock(
    workshop,
    { subject: 'Physics', topic: 'Kinematics', count: 20, pool: 'ranked' },
    { subject: 'Physics', topic: 'Kinematics', type: 'Numerical', count: numerical, pool: 'ranked' },
  );

describe('the list', () => {
  test('[MP1] says all of a paper, its attempts and the students who hold tickets, and never a question', async () => {
    const id = await sample('Sets', { description: 'All of them' });
    await issue(id);
    const issued = await issueAndFetch(workshop.server, ravi.token, ravi.id, id);
    const body = new Device(issued, START + 1000).start().seal().handIn();
    expect((await workshop.server.ask('POST', HAND_IN, { body, token: ravi.token })).status).toBe(201);
    const answer = await ask('GET', '/admin/get_test_papers');
    expect(answer.text).not.toContain('Which is right?');
    const { papers, page, pages, total } = answer.json as Listed;
    expect([page, pages, total]).toEqual([1, 1, 1]);
    expect(papers).toMatchObject([
      {
        _id: id,
        title: 'Sets',
        description: 'All of them',
        categoryId: { name: 'GATE' },
        subjectIds: [{ name: 'Logic' }],
        difficultyLevel: 5,
        duration: 60,
        isActive: true,
        isAiGenerated: false,
        createdAt: new Date(START).toISOString(),
        attempts: 1,
        tickets: 2,
      },
    ]);
    expect(papers[0]?.totalMarks).toBeGreaterThan(0);
  });

  test('[MP1] counts a student once, however many versions were issued to them', async () => {
    const id = await sample('Sets');
    await issue(id);
    const { store } = workshop.context;
    const { papers } = store.t;
    await store.write((queries) =>
      queries.update(papers).set({ title: 'Sets again', isActive: false }).where(eq(papers.id, id)),
    );
    expect((await turn(id, true)).status).toBe(200);
    await issue(id);
    expect(await store.read.$count(store.t.issues)).toBe(2);
    expect(await listed(id)).toMatchObject({ tickets: 1, attempts: 0 });
  });

  test('[MP1] is searched, filtered and sorted, page by page', async () => {
    await sample('Beta', { isActive: false });
    workshop.server.clock.advance(1000);
    await sample('Alpha', { description: 'of waves', isAiGenerated: true });
    workshop.server.clock.advance(1000);
    const categoryId = workshop.exam('JEE Main');
    await sample('Gamma', { categoryId });
    expect(await titles()).toEqual(['Gamma', 'Alpha', 'Beta']);
    expect(await titles('sort=createdAt')).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(await titles('sort=title')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await titles('sort=-title')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await titles('search=ALPH')).toEqual(['Alpha']);
    expect(await titles('search=waves')).toEqual(['Alpha']);
    expect(await titles(`categoryId=${categoryId}`)).toEqual(['Gamma']);
    expect(await titles('isActive=false')).toEqual(['Beta']);
    expect(await titles('ai=ai')).toEqual(['Alpha']);
    expect(await titles('ai=manual&sort=title')).toEqual(['Beta', 'Gamma']);
    expect(await list('limit=2&page=2')).toMatchObject({ page: 2, pages: 2, total: 3 });
    expect(await titles('limit=2&page=2')).toEqual(['Beta']);
    expect((await list('search=nothing')).papers).toEqual([]);
  });

  test.each(['sort=price', 'isActive=yes', 'ai=perhaps', 'limit=0', 'page=none'])(
    '[MP1] %s is refused',
    async (query) => {
      expect(refusalIn(await ask('GET', `/admin/get_test_papers?${query}`))).toBe('400 VALIDATION');
    },
  );
});

describe('the switch', () => {
  test('[ST52] [MP2] a paper that is withdrawn is gone for students, but not for who holds a ticket', async () => {
    const id = await sample('Sets');
    const issued = await issueAndFetch(workshop.server, asha.token, asha.id, id);
    expect(await turn(id, false)).toMatchObject({
      status: 200,
      json: { success: true, message: 'Test paper updated successfully!' },
    });
    expect(refusalIn(await issue(id, ravi.token))).toBe('404 NOT_FOUND');
    expect([(await overview(id)).status, (await overview(id, ravi.token)).status]).toEqual([404, 404]);
    const open = (await ask('GET', '/test-papers/get_all_testpaper')).json as { papers: PaperSummary[] };
    expect(open.papers).toEqual([]);

    expect((await issue(id)).status).toBe(200);
    expect((await ask('GET', `/test-papers/${id}/package`, undefined, asha.token)).status).toBe(200);
    const body = new Device(issued, START + 1000).start().seal().handIn();
    expect((await workshop.server.ask('POST', HAND_IN, { body, token: asha.token })).status).toBe(201);
    expect(await listed(id)).toMatchObject({ isActive: false, attempts: 1, tickets: 1 });
  });

  test('[MP2] a paper that is active again is there for everybody; each change is recorded', async () => {
    const id = await sample('Sets', { isActive: false });
    expect(refusalIn(await issue(id))).toBe('404 NOT_FOUND');
    expect((await turn(id, true)).status).toBe(200);
    expect((await turn(id, true)).status).toBe(200);
    expect((await issue(id)).status).toBe(200);
    expect((await turn(id, false)).status).toBe(200);
    const about = { userId: workshop.adminId, kind: 'papers', action: 'update' };
    const entries = await auditOf(id);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual({ ...about, before: { isActive: false }, after: { isActive: true } });
    expect(entries).toContainEqual({ ...about, before: { isActive: true }, after: { isActive: false } });
  });

  test('[MP2] one that cannot be sat is not activated: it has no question', async () => {
    const { store } = workshop.context;
    const id = await sample('Sets', { isActive: false });
    await store.write((queries) =>
      queries.delete(store.t.paperQuestions).where(eq(store.t.paperQuestions.paperId, id)),
    );
    const refused = await turn(id, true);
    expect(refusalIn(refused)).toBe('422 NOT_READY');
    expect(errorIn(refused).message).toMatch(
      /^'Sets' cannot be published: a paper has 1 to \d+ questions\.$/,
    );
    expect(await listed(id)).toMatchObject({ isActive: false });
    expect(await auditOf(id)).toEqual([]);
  });

  test('[MP2] nor one whose key would be held back although devices have it', async () => {
    const id = await sample('Practice', { isActive: false, resultsPolicy: 'on-submit' });
    const { store } = workshop.context;
    const { papers } = store.t;
    await store.write((queries) =>
      queries
        .update(papers)
        .set({ keyReleaseAt: START + 60_000 })
        .where(eq(papers.id, id)),
    );
    expect(refusalIn(await turn(id, true))).toBe('409 KEY_WOULD_LEAK');
    expect(await listed(id)).toMatchObject({ isActive: false });
  });

  test('[MP2] what is no switch, and a paper that is gone, are refused', async () => {
    const id = await sample('Sets');
    expect(refusalIn(await ask('PATCH', `/admin/test-papers/${id}`, {}))).toBe('400 VALIDATION');
    expect(refusalIn(await ask('PATCH', `/admin/test-papers/${id}`, { isActive: 'no' }))).toBe(
      '400 VALIDATION',
    );
    const gone = await turn('gone', false);
    expect(refusalIn(gone)).toBe('404 NOT_FOUND');
    expect(errorIn(gone).message).toBe('Test paper not found. It may have been deleted.');
  });
});

describe('deleting', () => {
  test('[MP3] takes a paper that nobody got, with its versions and keys, and is recorded', async () => {
    const id = await sample('Sets');
    const other = await sample('Other');
    const { read, t } = workshop.context.store;
    const counts = async () => [
      await read.$count(t.packageVersions),
      await read.$count(t.answerKeys),
      await read.$count(t.paperQuestions),
    ];
    expect(await counts()).toEqual([2, 2, 8]);
    expect(await remove(id)).toMatchObject({
      status: 200,
      json: { message: 'Test paper deleted successfully!' },
    });
    expect(await counts()).toEqual([1, 1, 4]);
    expect((await list()).papers.map(({ _id }) => _id)).toEqual([other]);
    expect(await auditOf(id)).toMatchObject([
      { kind: 'papers', action: 'delete', before: { _id: id, title: 'Sets' }, after: null },
    ]);
    expect(refusalIn(await remove(id))).toBe('404 NOT_FOUND');
  });

  test('[MP3] is refused with the reason while a student holds a ticket', async () => {
    const id = await sample('Sets');
    await issue(id);
    const refused = await remove(id);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toBe(
      'This test paper is still used by 1 ticket and cannot be deleted. You can set it to inactive instead.',
    );
    expect((await issue(id)).status).toBe(200);
    expect(await auditOf(id)).toEqual([]);
  });

  test('[MP3] is refused after an attempt, also of a paper that was withdrawn', async () => {
    const id = await sample('Sets');
    const issued = await issueAndFetch(workshop.server, asha.token, asha.id, id);
    const body = new Device(issued, START + 1000).start().seal().handIn();
    expect((await workshop.server.ask('POST', HAND_IN, { body, token: asha.token })).status).toBe(201);
    await turn(id, false);
    const refused = await remove(id);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toContain('1 ticket and 1 attempt');
    expect(await listed(id)).toMatchObject({ attempts: 1 });
  });

  test('[MP3] is refused for a test that a student had made and has paid for', async () => {
    const id = await sample('Own', { ownerId: asha.id });
    const { store } = workshop.context;
    await store.write((queries) =>
      queries.insert(store.t.paperGenerations).values({
        paperId: id,
        userId: asha.id,
        kind: 'adaptive',
        choice: {
          templateId: null,
          categoryId: 'c',
          subjectIds: [],
          topicIds: [],
          difficulty: { min: 1, max: 10 },
        },
        digest: 'd'.repeat(64),
        state: 'made',
        createdAt: START,
      }),
    );
    const refused = await remove(id);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toContain('1 student who had it made');
  });
});

describe('a paper that is made by a template', () => {
  test('[MP4] is recorded, listed, taken by a student and handed in', async () => {
    await stockPhysics();
    const answer = await createPhysics();
    expect(answer.status).toBe(201);
    const made = dataIn<ManagedPaper>(answer);
    expect(made).toMatchObject({ title: 'Physics mock', isActive: true, attempts: 0, tickets: 0 });
    expect(await listed(made._id)).toEqual(made);
    const entries = await auditOf(made._id);
    expect(entries).toMatchObject([
      { userId: workshop.adminId, kind: 'papers', action: 'create', before: null, after: made },
    ]);

    const issued = await issueAndFetch(workshop.server, asha.token, asha.id, made._id);
    const answers = questionsOf(issued.paper).map((question): [string, Given] => [
      question._id,
      question.type === 'Numerical' ? '5' : optionId(question, 'right'),
    ]);
    const body = new Device(issued, START + 1000)
      .start()
      .answerAll(Object.fromEntries(answers))
      .seal()
      .handIn();
    const handedIn = await workshop.server.ask('POST', HAND_IN, { body, token: asha.token });
    expect(handedIn.status).toBe(201);
    expect(scoredIn(handedIn)).toMatchObject({ accuracy: 100, correctAnswers: 25, totalQuestions: 25 });
    expect(await listed(made._id)).toMatchObject({ attempts: 1, tickets: 1 });
  });

  test('[MP4] what is missing is told of each section, and neither paper nor entry is made', async () => {
    await stockPhysics(2);
    const { store } = workshop.context;
    const before = await store.read.$count(store.t.auditEntries);
    const refused = await createPhysics();
    expect(refusalIn(refused)).toBe('422 BANK_TOO_SMALL');
    expect(errorIn(refused).errors).toEqual({ 'Physics Section B': '2 of 5 numerical questions' });
    expect((await list()).total).toBe(0);
    expect(await store.read.$count(store.t.auditEntries)).toBe(before);
  });
});

test('[MP5] nothing of it is for students, nor for who is not signed in', async () => {
  const id = await sample('Sets');
  const calls = [
    ['GET', '/admin/get_test_papers', undefined],
    ['PATCH', `/admin/test-papers/${id}`, { isActive: false }],
    ['DELETE', `/admin/test-papers/${id}`, undefined],
    ['POST', '/test-papers/create_testpaper_auto', {}],
  ] as const;
  for (const [method, path, body] of calls) {
    expect(refusalIn(await ask(method, path, body, asha.token))).toBe('403 FORBIDDEN');
    const nobody = await workshop.server.ask(method, `/api${path}`, { ...(body && { body }) });
    expect(refusalIn(nobody)).toBe('401 UNAUTHENTICATED');
  }
  expect(await listed(id)).toMatchObject({ isActive: true });
});
