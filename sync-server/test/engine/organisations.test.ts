import { eq } from 'drizzle-orm';
import { areaOf, mayCall, PERMISSIONS } from '@exam/shared-schema/access';
import {
  API_BASE,
  paperEdit,
  pathOf,
  stateTag,
  type Call,
  type ManagedAssignment,
  type ManagedBatch,
  type ManagedPaper,
  type ManagedSection,
  type ManagedTemplate,
  type WholeUser,
} from '@exam/shared-schema/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/sha256.ts';
import { everyRow } from '../released/rows.ts';
import { allCalls } from '../support/contract.ts';
import { Device, issueAndFetch, rightAnswers } from '../support/device.ts';
import { addOrganisation } from '../support/organisations.ts';
import { publishSample } from '../support/papers.ts';
import { dataIn, errorIn } from '../support/read.ts';
import { START, startTestServer, type Answer, type TestServer } from '../support/test-server.ts';

/** The role with rows of its organisation in every area that has them; access.test.ts tells it from a teacher. */
const ROLE = 'college-admin';
const COLLEGE = 'college';

const WINDOW = {
  opensAt: new Date(START + 3_600_000).toISOString(),
  closesAt: new Date(START + 7_200_000).toISOString(),
};

type Side = 'college' | 'default';

/** What an organisation has of each area, by the id that calls name it by. */
interface Rows {
  readonly userId: string;
  readonly paperId: string;
  readonly sectionId: string;
  readonly templateId: string;
  readonly attemptId: string;
  readonly accommodationId: string;
  readonly batchId: string;
  /** Of a batch of its own, so that the other one can be deleted. */
  readonly assignmentId: string;
}

let server: TestServer;
let tokens: { readonly dean: string; readonly root: string };
let rowsOf: Record<Side, Rows>;

const consoleCalls = allCalls.filter(({ access }) => access === 'admin');
const isGranted = ({ name }: Call) => PERMISSIONS[ROLE][areaOf(name)] === 'organisation';
const isRefused = (call: Call) => !mayCall(PERMISSIONS[ROLE], call);
const asking = (who: keyof typeof tokens) => (method: Call['method'], path: string, body?: object) =>
  server.ask(method, API_BASE + path, { token: tokens[who], ...(body && { body }) });

beforeAll(async () => {
  server = await startTestServer();
  await addOrganisation(server.context, COLLEGE);
  const rootId = await server.addUser({ username: 'root', role: 'admin' });
  const deanId = await server.addUser({ username: 'dean', role: ROLE, organisationId: COLLEGE });
  tokens = { dean: await server.signIn('dean'), root: await server.signIn('root') };
  rowsOf = {
    default: await makeRows('root', rootId, 'default'),
    college: await makeRows('dean', deanId, COLLEGE),
  };
});

afterAll(() => server.close());

async function makeRows(by: 'dean' | 'root', createdBy: string, organisationId: string): Promise<Rows> {
  const { context } = server;
  const { store } = context;
  const ask = asking(by);
  const student = `student-of-${by}`;
  const userId = await server.addUser({ username: student, organisationId });
  const satId = await publishSample(context, createdBy);
  const attemptId = await sitDoubted(student, userId, satId);
  const paperId = await publishSample(context, createdBy);
  const [category] = await store.read.select().from(store.t.categories);
  const sectionForm = { title: `Section of ${by}` };
  const made = dataIn<ManagedSection>(await ask('POST', '/sections/create_section', sectionForm));
  const unused = dataIn<ManagedSection>(await ask('POST', '/sections/create_section', sectionForm));
  const template = await ask('POST', '/templates/create_template', {
    name: `Template of ${by}`,
    categoryId: category?.id,
    totalMarks: 100,
    sections: [made._id],
    isPublic: false,
    isdefault: true,
  });
  const extraTime = { email: `${student}@example.com`, extraTimePercent: 25 };
  expect((await ask('POST', '/admin/accommodations', extraTime)).status).toBe(200);
  const batch = dataIn<ManagedBatch>(await ask('POST', '/admin/batches', { name: `Batch of ${by}` }));
  const members = { userIds: [userId] };
  expect((await ask('POST', `/admin/batches/${batch._id}/members`, members)).status).toBe(200);
  const sitting = dataIn<ManagedBatch>(await ask('POST', '/admin/batches', { name: `Hall of ${by}` }));
  await ask('POST', `/admin/batches/${sitting._id}/members`, members);
  const assigned = await ask('POST', '/admin/assignments', {
    ...{ paperId, batchIds: [sitting._id], isForBatches: false },
    ...WINDOW,
  });
  return {
    batchId: batch._id,
    assignmentId: dataIn<ManagedAssignment>(assigned)._id,
    userId,
    paperId,
    sectionId: unused._id,
    templateId: dataIn<ManagedTemplate>(template)._id,
    attemptId,
    accommodationId: `s_${userId}`,
  };
}

/** Hands in a log without a start, which an administrator has to decide about. */
async function sitDoubted(username: string, userId: string, paperId: string): Promise<string> {
  const token = await server.signIn(username);
  const issued = await issueAndFetch(server, token, userId, paperId);
  const device = new Device(issued, START + 1000).answerAll(rightAnswers(issued.paper)).seal();
  const body = device.handIn();
  expect((await server.ask('POST', '/api/test-attempts/create_test_attempt', { body })).status).toBe(201);
  return device.header.attemptId;
}

/** By area, how its calls name a row. */
const idsIn = (rows: Rows): Readonly<Record<string, string>> => ({
  accommodations: rows.accommodationId,
  assignments: rows.assignmentId,
  batches: rows.batchId,
  attempts: rows.attemptId,
  papers: rows.paperId,
  results: rows.paperId,
  sections: rows.sectionId,
  templates: rows.templateId,
  users: rows.userId,
});

/** What a call that names a row sends; none sends nothing. */
const bodiesFor = ({ userId }: Rows): Readonly<Record<string, object | null>> => ({
  'accommodations.update': { extraTimePercent: 50 },
  'accommodations.delete': null,
  'assignments.update': WINDOW,
  'assignments.sittings': null,
  'assignments.file': null,
  'assignments.extraTime': { userId, minutes: 5 },
  'assignments.delete': null,
  'batches.update': { name: `Another name ${userId}` },
  'batches.one': null,
  'batches.newCode': null,
  'batches.members': null,
  'batches.membersExport': null,
  'batches.candidates': null,
  'batches.add': { userIds: [userId] },
  'batches.import': { csv: 'nobody@example.com' },
  'batches.remove': null,
  'batches.delete': null,
  'attempts.timeline': null,
  'attempts.decideRank': { userId, ranked: true, reason: 'Seen in the hall' },
  'papers.preview': null,
  'papers.examDay': null,
  'papers.examDayStudents': null,
  'papers.encrypt': {},
  'papers.openingCodes': null,
  'papers.release': { at: null, reason: 'All are here' },
  'papers.sendCodes': { groupId: 'group' },
  'papers.rehearse': { opensAt: '2099-01-01T00:00:00.000Z' },
  'papers.update': { isActive: false },
  'papers.edit': { title: 'Another title' },
  'papers.delete': null,
  'results.itemAnalysis': null,
  'sections.update': { title: 'Another title' },
  'sections.delete': null,
  'templates.update': { isdefault: true },
  'templates.delete': null,
  'users.status': { accountStatus: 'verified' },
  'users.role': { role: 'student', reason: 'A student' },
  'users.passwordReset': null,
  'users.endSessions': null,
  'users.one': null,
  'users.attempts': null,
  'users.attemptsExport': null,
  'users.payments': null,
  'users.paymentsExport': null,
  'users.delete': null,
});

const naming = consoleCalls.filter((call) => isGranted(call) && call.path.includes('{'));

/** As the dean. @param id instead of the row's own. */
async function askAbout(call: Call, rows: Rows, id = idsIn(rows)[areaOf(call.name)] ?? ''): Promise<Answer> {
  const body = bodiesFor(rows)[call.name];
  const [name = ''] = /(?<=\{)\w+/.exec(call.path) ?? [];
  const path = API_BASE + pathOf(call, { userId: rows.userId, [name]: id });
  const headers = call === paperEdit ? { 'if-match': `"${await stateOf(call, id)}"` } : {};
  return server.ask(call.method, path, { token: tokens.dean, headers, ...(body && { body }) });
}

async function stateOf(call: Call, id: string): Promise<string> {
  const { papers } = (await asking('root')('GET', '/admin/get_test_papers?limit=100')).json as {
    papers: ManagedPaper[];
  };
  const paper = papers.find(({ _id }) => _id === id);
  return paper === undefined ? 'none' : stateTag(call, paper, sha256);
}

const refusalOf = (answer: Answer) => {
  const { code, message, errors } = errorIn(answer);
  return { status: answer.status, code, message, errors };
};

/** All that is stored, except for what each call leaves behind. */
async function stored() {
  const { sessions: _sessions, ...rows } = await everyRow(server.context.store);
  return rows;
}

test('[OR2] every call of the console is of an area that administrators have', () => {
  expect(consoleCalls.filter(({ name }) => !(areaOf(name) in PERMISSIONS.admin))).toEqual([]);
});

test('[OR3] the calls that name a row of an organisation are all tried here', () => {
  const names = naming.map(({ name }) => name).sort();
  expect(names).toEqual(Object.keys(bodiesFor(rowsOf.college)).sort());
});

describe.each(consoleCalls.filter(isRefused).map((call) => [call.name, call] as const))(
  '%s',
  (_name, call) => {
    test('[OR2] is refused to a role that does not have its area', async () => {
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
      const answer = await asking('dean')(call.method, pathOf(call, params), call.body && {});
      expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    });
  },
);

test('[OR3] calls answer about rows of other organisations as about missing ones, and change nothing', async () => {
  const before = await stored();
  for (const call of naming) {
    const answer = await askAbout(call, rowsOf.default);
    const missing = areaOf(call.name) === 'accommodations' ? 's_missing' : 'missing';
    const expected = refusalOf(await askAbout(call, rowsOf.default, missing));
    expect([call.name, refusalOf(answer)]).toEqual([call.name, { ...expected, status: 404 }]);
  }
  expect(await stored()).toEqual(before);
});

describe('[OR3] the lists of a role with the scope of its organisation', () => {
  const lists: readonly [string, string, (rows: Rows) => string][] = [
    ['/admin/get_test_papers', 'papers', ({ paperId }) => paperId],
    ['/admin/papers/items', 'papers', ({ paperId }) => paperId],
    ['/admin/sections_get_all', 'sections', ({ sectionId }) => sectionId],
    ['/admin/get_exam_template', 'templates', ({ templateId }) => templateId],
    ['/users/get_all_users', 'users', ({ userId }) => userId],
    ['/admin/accommodations', 'accommodations', ({ accommodationId }) => accommodationId],
    ['/admin/attempts/doubted', 'attempts', ({ attemptId }) => attemptId],
    ['/admin/attempts/flagged', 'attempts', ({ attemptId }) => attemptId],
    ['/admin/batches', 'batches', ({ batchId }) => batchId],
    ['/admin/assignments', 'assignments', ({ assignmentId }) => assignmentId],
  ];

  test('are all tried here', () => {
    const own = consoleCalls.filter((call) => isGranted(call) && 'rowsIn' in call).map(({ path }) => path);
    expect(own.sort()).toEqual(lists.map(([path]) => path).sort());
  });

  test.each(lists)('%s has its own rows alone, and counts no other', async (path, member, idOf) => {
    const listed = async (who: 'dean' | 'root') => {
      const { json } = await asking(who)('GET', `${path}?limit=100`);
      const { total, ...page } = json as { total: number } & Record<string, unknown>;
      const rows = page[member] as readonly { _id?: string; attemptId?: string }[];
      return { total, ids: rows.map(({ _id, attemptId }) => _id ?? attemptId) };
    };
    const [own, all] = [await listed('dean'), await listed('root')];
    expect(own.ids).toContain(idOf(rowsOf.college));
    expect(own.ids).not.toContain(idOf(rowsOf.default));
    expect(own.total).toBe(own.ids.length);
    expect(all.ids).toEqual(expect.arrayContaining([idOf(rowsOf.college), idOf(rowsOf.default)]));
    expect(all.total).toBeGreaterThan(own.total);
  });

  test('are like its counts of attempts', async () => {
    const { store } = server.context;
    await store.write((queries) =>
      queries
        .update(store.t.attempts)
        .set({ flags: ['unsealed'] })
        .where(eq(store.t.attempts.id, rowsOf.default.attemptId)),
    );
    const counted = async (who: 'dean' | 'root') =>
      dataIn<unknown[]>(await asking(who)('GET', '/admin/attempts/unranked'));
    const [own, all] = [await counted('dean'), await counted('root')];
    expect([own.length, all.length]).toEqual([0, 1]);
  });
});

describe('[OR3] a form that names a row of another organisation is refused as one that names none', () => {
  const refused = async (path: string, body: object) => refusalOf(await asking('dean')('POST', path, body));
  const both = async (path: string, bodyOf: (id: string) => object, id: string) => {
    const refusal = await refused(path, bodyOf(id));
    expect(refusal.status).toBeGreaterThanOrEqual(400);
    expect(refusal).toEqual(await refused(path, bodyOf('missing')));
  };

  test('extra time of a student', async () => {
    const email = 'student-of-root@example.com';
    const [other, nobody] = [
      await refused('/admin/accommodations', { email, extraTimePercent: 10 }),
      await refused('/admin/accommodations', { email: 'nobody@example.com', extraTimePercent: 10 }),
    ];
    expect(other.status).toBe(400);
    expect(other).toEqual(nobody);
  });

  test('extra time on a paper', () =>
    both(
      '/admin/accommodations',
      (paperId) => ({ email: '', paperId, extraTimePercent: 10 }),
      rowsOf.default.paperId,
    ));

  test('extra time of an own student on a paper', () =>
    both(
      '/admin/accommodations',
      (paperId) => ({ email: 'student-of-dean@example.com', paperId, extraTimePercent: 10 }),
      rowsOf.default.paperId,
    ));

  test('a section of a template', async () => {
    const { categories } = server.context.store.t;
    const [category] = await server.context.store.read.select().from(categories);
    await both(
      '/templates/create_template',
      (id) => ({ name: 'x', categoryId: category?.id, totalMarks: 1, sections: [id] }),
      rowsOf.default.sectionId,
    );
  });

  test('the private template of a paper', async () => {
    const { read, t } = server.context.store;
    const [topic] = await read.select().from(t.topics);
    const [category] = await read.select().from(t.categories);
    const formOf = (templateId: string) => ({
      title: 'A test',
      templateId,
      categoryId: category?.id,
      subjectIds: [topic?.subjectId],
      topicIds: [topic?.id],
    });
    await both('/test-papers/create_testpaper_auto', formOf, rowsOf.default.templateId);
    const own = await refused('/test-papers/create_testpaper_auto', formOf(rowsOf.college.templateId));
    expect(own.code).toBe('BANK_TOO_SMALL');
  });
});

describe('[OR1] fresh rows', () => {
  test('belong to the organisation of the caller, and so do the audit entries', async () => {
    const { read, t } = server.context.store;
    for (const [side, organisationId] of [
      ['college', COLLEGE],
      ['default', 'default'],
    ] as const) {
      const { paperId, sectionId, templateId } = rowsOf[side];
      const found = [
        await read.select().from(t.papers).where(eq(t.papers.id, paperId)),
        await read.select().from(t.examSections).where(eq(t.examSections.id, sectionId)),
        await read.select().from(t.examTemplates).where(eq(t.examTemplates.id, templateId)),
        await read.select().from(t.auditEntries).where(eq(t.auditEntries.thingId, templateId)),
      ];
      expect(found.map((rows) => rows.map((row) => row.organisationId))).toEqual(
        found.map(() => [organisationId]),
      );
    }
  });

  test('a default template of each organisation stays when the other chooses one', async () => {
    const { read, t } = server.context.store;
    const defaults = await read
      .select({ id: t.examTemplates.id })
      .from(t.examTemplates)
      .where(eq(t.examTemplates.isDefault, true));
    expect(defaults.map(({ id }) => id).sort()).toEqual(
      [rowsOf.college.templateId, rowsOf.default.templateId].sort(),
    );
  });
});

describe('[OR3] calls for all signed-in users', () => {
  const statusOf = async (who: 'dean' | 'root', path: string) => (await asking(who)('GET', path)).status;

  test.each(['', '/log', '/statistics', '/corrections', '/standing'])(
    'an attempt%s is of the own organisation, or does not exist',
    async (part) => {
      const [own, other] = [rowsOf.college, rowsOf.default].map(
        ({ attemptId }) => `/test-attempts/${attemptId}${part}`,
      ) as [string, string];
      expect([await statusOf('dean', own), await statusOf('root', own)]).toEqual([200, 200]);
      expect([await statusOf('dean', other), await statusOf('root', other)]).toEqual([404, 200]);
    },
  );

  test('a withdrawn paper is shown to those who manage it alone', async () => {
    const { store } = server.context;
    const setActive = (isActive: boolean) =>
      store.write((queries) => queries.update(store.t.papers).set({ isActive }));
    await setActive(false);
    const overviewOf = ({ paperId }: Rows) => `/test-papers/get_testpaper_by_id/${paperId}`;
    expect(await statusOf('dean', overviewOf(rowsOf.college))).toBe(200);
    expect(await statusOf('dean', overviewOf(rowsOf.default))).toBe(404);
    expect(await statusOf('root', overviewOf(rowsOf.college))).toBe(200);
    await setActive(true);
  });

  test('private templates are listed to those who manage them', async () => {
    const listed = async (who: 'dean' | 'root') =>
      dataIn<{ _id: string }[]>(await asking(who)('GET', '/templates/get_all_templates')).map(
        ({ _id }) => _id,
      );
    const { college, default: other } = rowsOf;
    expect(await listed('dean')).toEqual([college.templateId]);
    expect((await listed('root')).sort()).toEqual([college.templateId, other.templateId].sort());
  });
});

test('[US7] no role is given or managed that may do more than the own one', async () => {
  const { userId } = rowsOf.college;
  const reason = 'Runs the exams';
  const roleOf = (id: string, role: string) =>
    asking('dean')('PATCH', `/admin/users/${id}/role`, { role, reason });
  expect((await roleOf(userId, 'admin')).status).toBe(403);
  const principal = await server.addUser({ username: 'principal', role: 'admin', organisationId: COLLEGE });
  for (const [method, path, body] of [
    ['PATCH', `/admin/users/${principal}/role`, { role: 'student', reason }],
    ['PATCH', `/admin/${principal}/status_update`, { accountStatus: 'banned' }],
    ['POST', `/admin/users/${principal}/password_reset`, undefined],
    ['POST', `/admin/users/${principal}/end_sessions`, undefined],
    ['DELETE', `/admin/${principal}/delete_user`, undefined],
  ] as const)
    expect([path, (await asking('dean')(method, path, body)).status]).toEqual([path, 403]);
  const [category] = await server.context.store.read.select().from(server.context.store.t.categories);
  const form = {
    ...{ username: 'fresh', fullName: 'Fresh', email: 'fresh@example.com', phone: '9876543210' },
    ...{ password: 'sesame-42', categories: [category?.id] },
  };
  const create = (role: string) => asking('dean')('POST', '/users/create_user', { ...form, role });
  expect((await create('admin')).status).toBe(403);
  const made = dataIn<{ _id: string }>(await create('student'));
  const { read, t } = server.context.store;
  const [row] = await read.select().from(t.users).where(eq(t.users.id, made._id));
  expect(row?.organisationId).toBe(COLLEGE);
});

test('[OR3] the page of a user has no extra time on papers of other organisations', async () => {
  const email = 'student-of-dean@example.com';
  for (const paperId of [rowsOf.default.paperId, rowsOf.college.paperId]) {
    const body = { email, paperId, extraTimePercent: 10 };
    expect((await asking('root')('POST', '/admin/accommodations', body)).status).toBe(200);
  }
  const papersSeenBy = async (who: 'dean' | 'root') => {
    const path = `/admin/users/${rowsOf.college.userId}`;
    const { accommodations } = dataIn<WholeUser>(await asking(who)('GET', path));
    return accommodations.flatMap(({ paper }) => paper?._id ?? []).sort();
  };
  expect(await papersSeenBy('dean')).toEqual([rowsOf.college.paperId]);
  expect(await papersSeenBy('root')).toEqual([rowsOf.college.paperId, rowsOf.default.paperId].sort());
});

/** Last, because it changes and deletes them. */
/** The student has an attempt (US3), and the paper was saved before it could be encrypted (ED2). */
const CONFLICTING: ReadonlySet<string> = new Set([
  'users.delete',
  'papers.encrypt',
  'papers.openingCodes',
  'papers.release',
  'papers.sendCodes',
  'papers.rehearse',
]);

test('[OR3] every such call answers about a row of the own organisation', async () => {
  // What is part of something is deleted before it.
  const inOrder = [...naming].sort(
    (a, b) =>
      Number(a.method === 'DELETE') - Number(b.method === 'DELETE') ||
      b.path.split('/').length - a.path.split('/').length,
  );
  for (const call of inOrder) {
    const answer = await askAbout(call, rowsOf.college);
    const status = CONFLICTING.has(call.name) ? 409 : 200;
    expect([call.name, answer.status, answer.text]).toEqual([call.name, status, expect.any(String)]);
  }
});
