import { API_BASE, defineCall, pathOf, type Access, type Call } from '@exam/shared-schema/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bind, requireDeclaredAccess } from '../src/http/bind.ts';
import { allCalls } from './support/contract.ts';
import { Device, issueAndFetch } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { addOrganisation } from './support/organisations.ts';
import { publishSample } from './support/papers.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { setUser, START, type Answer } from './support/test-server.ts';

type Who =
  | 'nobody'
  | 'broken token'
  | 'student'
  | 'other student'
  | 'teacher'
  | 'college admin'
  | 'admin'
  | 'banned';
const everybody: readonly Who[] = [
  'nobody',
  'broken token',
  'student',
  'other student',
  'teacher',
  'college admin',
  'admin',
  'banned',
];

let hall: Hall;
let attemptId: string;
let draftId: string;

beforeAll(async () => {
  hall = await openHall();
  const { server } = hall;
  const device = await hall.finished();
  attemptId = device.header.attemptId;
  await hall.handIn(device.handIn());
  const draft = new Device(device.issued, START, 'a-draft').start();
  draftId = draft.header.attemptId;
  const body = draft.draft();
  await server.ask('PUT', `/api/test-attempts/${draftId}/progress`, { token: hall.asha.token, body });
  await addOrganisation(server.context, COLLEGE);
  await server.addUser({ username: 'guru', role: 'teacher', organisationId: COLLEGE });
  await server.addUser({ username: 'dean', role: 'college-admin', organisationId: COLLEGE });
  const banned = await server.addUser({ username: 'banned' });
  await setUser(server.context, banned, { accountStatus: 'banned' });
});

afterAll(async () => {
  await hall.server.close();
});

const COLLEGE = 'college';
const NAMES = {
  student: 'asha',
  'other student': 'ravi',
  teacher: 'guru',
  'college admin': 'dean',
  admin: 'admin',
  banned: 'banned',
} as const;

/** Of a session of its own: some of the calls end the caller's. */
async function tokenOf(who: Who): Promise<string | undefined> {
  if (who === 'nobody') return undefined;
  return who === 'broken token' ? 'aaa.bbb.ccc' : hall.server.signIn(NAMES[who]);
}

/** Ids of Asha's things, by what the path calls them. */
function paramsOf(call: Call): Record<string, string> {
  const id = call.path.startsWith('/categories') ? 'some-category' : hall.paperId;
  const ids: Record<string, string> = {
    id,
    sha256: 'a'.repeat(64),
    attemptId: call.path.endsWith('/progress') ? draftId : attemptId,
  };
  return Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ids[name] ?? 'something']),
  );
}

const ask = async (call: Call, who: Who): Promise<Answer> =>
  hall.server.ask(call.method, API_BASE + pathOf(call, paramsOf(call)), {
    token: await tokenOf(who),
    ...(call.body !== undefined && { body: {} }),
  });

/** Who is kept out before anything else is looked at, and how. */
const KEPT_OUT: Readonly<Record<Access, Partial<Record<Who, string>>>> = {
  public: {},
  loopback: {},
  'ticket-or-signed-in': {},
  // Nobody here has a refresh token; accounts-sessions.test.ts has.
  'refresh-token': {},
  'signed-in': {
    nobody: '401 UNAUTHENTICATED',
    'broken token': '401 UNAUTHENTICATED',
    banned: '403 ACCOUNT_DISABLED',
  },
  admin: {
    nobody: '401 UNAUTHENTICATED',
    'broken token': '401 UNAUTHENTICATED',
    banned: '403 ACCOUNT_DISABLED',
    student: '403 FORBIDDEN',
    'other student': '403 FORBIDDEN',
  },
};

/** OR10: the calls of the console that a teacher may make; all others are refused. */
const OF_TEACHERS = new Set([
  'accommodations.create',
  'accommodations.delete',
  'accommodations.export',
  'accommodations.list',
  'accommodations.update',
  'assignments.create',
  'assignments.delete',
  'assignments.export',
  'assignments.extraTime',
  'assignments.file',
  'assignments.list',
  'assignments.sittings',
  'assignments.update',
  'attempts.decideRank',
  'attempts.doubted',
  'attempts.doubtedExport',
  'attempts.flagged',
  'attempts.flaggedExport',
  'attempts.neverRanked',
  'attempts.timeline',
  'batches.add',
  'batches.candidates',
  'batches.create',
  'batches.delete',
  'batches.export',
  'batches.import',
  'batches.list',
  'batches.members',
  'batches.membersExport',
  'batches.newCode',
  'batches.one',
  'batches.remove',
  'batches.update',
  'categories.export',
  'categories.list',
  'papers.analysable',
  'papers.analysableExport',
  'papers.create',
  'papers.delete',
  'papers.edit',
  'papers.encrypt',
  'papers.examDay',
  'papers.export',
  'papers.examDayStudents',
  'papers.list',
  'papers.openingCodes',
  'papers.preview',
  'papers.rehearse',
  'papers.release',
  'papers.sendCodes',
  'papers.update',
  'questions.export',
  'questions.licences',
  'questions.list',
  'questions.one',
  'results.itemAnalysis',
  'sections.create',
  'sections.delete',
  'sections.export',
  'sections.list',
  'sections.update',
  'subjects.every',
  'subjects.export',
  'subjects.list',
  'templates.create',
  'templates.delete',
  'templates.export',
  'templates.list',
  'templates.update',
  'topics.export',
  'topics.list',
]);

/** OR10: and those that a college administrator may make besides. */
const OF_COLLEGE_ADMINS = new Set([
  'audit.choices',
  'audit.export',
  'audit.list',
  'users.attempts',
  'users.attemptsExport',
  'users.create',
  'users.delete',
  'users.endSessions',
  'users.export',
  'users.list',
  'users.one',
  'users.passwordReset',
  'users.payments',
  'users.paymentsExport',
  'users.role',
  'users.status',
]);

const MAY: Partial<Record<Who, ReadonlySet<string>>> = {
  teacher: OF_TEACHERS,
  'college admin': new Set([...OF_TEACHERS, ...OF_COLLEGE_ADMINS]),
};

test.each(Object.entries(MAY))('[OR10] the calls of a %s are calls of the console', (_who, names) => {
  const console = allCalls.filter(({ access }) => access === 'admin').map(({ name }) => name);
  expect([...names].filter((name) => !console.includes(name))).toEqual([]);
});

/** How an empty body, which holds no ticket, is refused where nobody is signed in either. */
const WITHOUT_TICKET: Readonly<Record<string, string>> = {
  'attempts.create': '401 UNAUTHENTICATED',
  'attempts.sync': '400 VALIDATION',
  'attempts.known': '400 VALIDATION',
  'attempts.time': '400 VALIDATION',
};

function refusalOf({ access, name }: Call, who: Who): string | undefined {
  const isNobody = who === 'nobody' || who === 'broken token';
  if (access === 'admin' && MAY[who]?.has(name) === false) return '403 FORBIDDEN';
  return access === 'ticket-or-signed-in' && isNobody ? WITHOUT_TICKET[name] : KEPT_OUT[access][who];
}

describe.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test.each(everybody)(`[OR10] is for: ${call.access}; asked by: %s`, async (who) => {
    const answer = await ask(call, who);
    const kept = refusalOf(call, who);
    if (kept !== undefined) expect(refusalIn(answer)).toBe(kept);
    else if (call.access === 'admin') expect(answer.status).not.toBe(403);
    else if (call.access !== 'refresh-token')
      expect([401, 404, 405, 500].includes(answer.status) && errorIn(answer).code === 'UNAUTHENTICATED').toBe(
        false,
      );
    expect(answer.status).toBeLessThan(500);
  });
});

describe.each(
  allCalls
    .filter(({ access }) => access === 'refresh-token')
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('%s', (_name, call) => {
  const withHeaders = async (headers: Record<string, string>) =>
    hall.server.ask(call.method, API_BASE + call.path, { token: await tokenOf('student'), headers });

  test('[AC12] is refused to a page of another site, whoever is signed in', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect(refusalIn(await withHeaders(headers))).toBe('403 FORBIDDEN');
    expect(refusalIn(await withHeaders({ 'content-type': 'text/plain' }))).toBe('415 UNSUPPORTED_MEDIA');
  });

  test('[AC10] an access token brings no new session', async () => {
    expect((await withHeaders({})).text).not.toContain('"token"');
  });
});

test.each(
  allCalls
    .filter(({ access }) => access === 'loopback')
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('[ST32] %s is not there for callers from elsewhere', async (_name, call) => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const answer = await hall.server.ask(call.method, API_BASE + call.path, {
    token: await tokenOf('admin'),
    headers,
  });
  expect(refusalIn(answer)).toBe('404 NOT_FOUND');
});

test('[AC10] an access token holds until the second of its end, and not a second longer', async () => {
  const TOKEN_MS = 43_200_000;
  const { server } = hall;
  const token = await server.signIn('asha');
  const read = async () => {
    const answer = await server.ask('GET', '/api/test-attempts/in-progress', { token });
    return answer.status === 200 ? 'let in' : refusalIn(answer);
  };
  server.clock.advance(TOKEN_MS - 1);
  expect(await read()).toBe('let in');
  server.clock.advance(1);
  expect(await read()).toBe('401 UNAUTHENTICATED');
  server.clock.advance(-TOKEN_MS);
});

describe('what belongs to somebody', () => {
  const theirs = async (path: string, who: Who) =>
    hall.server.ask('GET', API_BASE + path, { token: await tokenOf(who) });
  const mine = (path: string) => theirs(path, 'student');

  test('an attempt: its owner and an admin, and nobody else', async () => {
    const path = `/test-attempts/${attemptId}`;
    expect([(await mine(path)).status, (await theirs(path, 'admin')).status]).toEqual([200, 200]);
    expect(refusalIn(await theirs(path, 'other student'))).toBe('404 NOT_FOUND');
  });

  test('a draft: its owner alone', async () => {
    const path = `/test-attempts/${draftId}/progress`;
    expect((await mine(path)).status).toBe(200);
    expect(refusalIn(await theirs(path, 'admin'))).toBe('404 NOT_FOUND');
    expect(refusalIn(await theirs(path, 'other student'))).toBe('404 NOT_FOUND');
  });

  test('[ST3] a package: whom it was issued to', async () => {
    const paperId = await publishSample(hall.server.context, hall.adminId);
    await issueAndFetch(hall.server, (await tokenOf('student')) ?? '', hall.asha.id, paperId);
    const path = `/test-papers/${paperId}/package`;
    expect((await mine(path)).status).toBe(200);
    expect(refusalIn(await theirs(path, 'other student'))).toBe('403 NOT_ISSUED');
    expect(refusalIn(await theirs(path, 'admin'))).toBe('403 NOT_ISSUED');
  });

  test('the list of attempts: the caller’s own', async () => {
    expect((await mine('/test-attempts/my-attempts')).json).toMatchObject({ total: 1 });
    expect((await theirs('/test-attempts/my-attempts', 'other student')).json).toMatchObject({ total: 0 });
  });
});

describe('the binding', () => {
  const secretive = defineCall({
    name: 'test.secretive',
    summary: 'Answers more than it may',
    method: 'GET',
    path: '/secretive',
    access: 'public',
    answer: z.object({ data: z.object({ name: z.string() }) }),
  });

  test('lets nothing out that the contract does not name', async () => {
    const app = Fastify();
    app.decorateRequest('identity');
    bind(app, secretive, async () => ({ data: { name: 'Asha', passwordHash: 'x' }, key: 'x' }));
    const answer = await app.inject('/api/secretive');
    expect(answer.json()).toEqual({ success: true, data: { name: 'Asha' } });
    await app.close();
  });

  test('refuses to boot a route under /api that nobody declared access for', () => {
    const app = Fastify();
    requireDeclaredAccess(app, ['/api/docs']);
    expect(() => app.get('/api/open', () => 'x')).toThrow('has no declared access');
    expect(() => app.get('/api/docs/page', () => 'x')).not.toThrow();
  });

  test('answers every call that the contract declares', () => {
    const routes = allCalls.map(
      (call) => [call.method, API_BASE + call.path.replace(/\{(\w+)\}/g, ':$1')] as const,
    );
    for (const [method, url] of routes)
      expect(hall.server.app.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
  });
});

test('[AC10] a token counts only as the whole of a bearer header', async () => {
  const token = (await tokenOf('student')) ?? '';
  const own = { method: 'GET', path: '/api/users/profile' } as const;
  const asked = async (authorization: string) =>
    (await hall.server.ask(own.method, own.path, { headers: { authorization } })).status;
  expect(await asked(`Bearer ${token}`)).toBe(200);
  expect(await asked(`bearer ${token}`)).toBe(200);
  for (const header of [`Basic ${token}`, `x Bearer ${token}`, `Bearer ${token} more`, 'Bearer ', token])
    expect(await asked(header), header).toBe(401);
});

test('[ST4] an account that was deactivated is kept out like a banned one', async () => {
  const { server } = hall;
  const userId = await server.addUser({ username: 'gone' });
  const token = await server.signIn('gone');
  await setUser(server.context, userId, { accountStatus: 'deactivated' });
  expect(refusalIn(await server.ask('GET', '/api/users/profile', { token }))).toBe('403 ACCOUNT_DISABLED');
});
