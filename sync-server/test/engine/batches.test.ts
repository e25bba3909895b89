import {
  JOIN_LETTERS,
  type AssignedPaper,
  type BatchStudent,
  type ImportedLine,
  type ManagedAssignment,
  type ManagedBatch,
  type PaperSummary,
  type Sitting,
  type SittingCounts,
} from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshJoinCode } from '../../src/features/batches/join-code.ts';
import { Device, issueAndFetch, rightAnswers } from '../support/device.ts';
import { HAND_IN } from '../support/hall.ts';
import { publishSample } from '../support/papers.ts';
import { dataIn, errorIn, refusalIn } from '../support/read.ts';
import { setUser, START, startTestServer, type Answer, type TestServer } from '../support/test-server.ts';

const ROLE = 'teacher';
const COLLEGE = 'college';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const iso = (at: number) => new Date(at).toISOString();
/** Opens in an hour, for two hours. */
const WINDOW = { opensAt: iso(START + HOUR), closesAt: iso(START + 3 * HOUR) };

let server: TestServer;
let teacher: string;
let paperId: string;
let teacherId: string;

beforeEach(async () => {
  server = await startTestServer();
  const { store } = server.context;
  await store.write((queries) =>
    queries.insert(store.t.organisations).values({ id: COLLEGE, name: 'A college' }),
  );
  teacherId = await server.addUser({ username: 'teacher', role: ROLE, organisationId: COLLEGE });
  teacher = await server.signIn('teacher');
  paperId = await publishSample(server.context, teacherId);
});

afterEach(() => server.close());

const as =
  (token: string) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> =>
    server.ask(method, `/api${path}`, { token, ...(body && { body }) });
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  as(teacher)(method, path, body);

async function student(username: string, organisationId = COLLEGE) {
  const id = await server.addUser({ username, organisationId });
  return { id, token: await server.signIn(username) };
}

const makeBatch = async (name = 'Morning') =>
  dataIn<ManagedBatch>(await ask('POST', '/admin/batches', { name }));

const add = (batch: ManagedBatch, ...userIds: string[]) =>
  ask('POST', `/admin/batches/${batch._id}/members`, { userIds });

async function assign(batch: ManagedBatch, more: object = {}) {
  const answer = await ask('POST', '/admin/assignments', {
    ...{ paperId, batchIds: [batch._id], ...WINDOW },
    ...more,
  });
  return dataIn<ManagedAssignment>(answer);
}

interface Seen {
  readonly sittings: Sitting[];
  readonly counts: SittingCounts;
  readonly total: number;
}

const see = async (id: string, query = '') =>
  (await ask('GET', `/admin/assignments/${id}/sittings?${query}`)).json as Seen;
const stateOf = async (id: string, fullName: string) =>
  (await see(id)).sittings.find(({ student: each }) => each.fullName === fullName)?.state;

const assignedTo = async (token: string) =>
  dataIn<AssignedPaper[]>(await as(token)('GET', '/batches/assigned'));
const overview = (token: string) => as(token)('GET', `/test-papers/get_testpaper_by_id/${paperId}`);

test('[BA1] [BA12] [BA20] [BA24] [BA25] a teacher gives a batch a paper, sees how far each is, and has the results', async () => {
  const [asha, ravi, mina] = [await student('asha'), await student('ravi'), await student('mina')];
  const batch = await makeBatch();
  expect((await as(asha.token)('POST', '/batches/join', { code: batch.joinCode })).status).toBe(200);
  expect((await add(batch, ravi.id, mina.id)).json).toMatchObject({ message: '2 students were added.' });
  const made = await ask('POST', '/admin/assignments', { paperId, batchIds: [batch._id], ...WINDOW });
  expect(made.json).toMatchObject({ message: 'Assigned to Morning (3 students).' });
  const { _id: id } = dataIn<ManagedAssignment>(made);
  expect((await see(id)).counts).toEqual({ none: 3, saved: 0, sitting: 0, silent: 0, 'handed-in': 0 });

  const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
  expect(await stateOf(id, 'asha')).toBe('saved');
  server.clock.advance(HOUR);
  const device = new Device(issued, START + HOUR + 1000).start();
  const attemptId = device.header.attemptId;
  const push = () =>
    server.ask('PUT', `/api/test-attempts/${attemptId}/progress`, {
      token: asha.token,
      body: device.draft(),
    });
  expect((await push()).status).toBe(200);
  expect(await stateOf(id, 'asha')).toBe('sitting');
  server.clock.advance(3 * MINUTE + 1);
  expect(await stateOf(id, 'asha')).toBe('silent');
  device.answerAll(rightAnswers(issued.paper)).seal();
  expect((await server.ask('POST', HAND_IN, { body: device.handIn() })).status).toBe(201);
  expect(await stateOf(id, 'asha')).toBe('handed-in');

  const others = await issueAndFetch(server, ravi.token, ravi.id, paperId);
  const wrong = new Device(others, START + HOUR + 2 * MINUTE).start().seal();
  expect((await server.ask('POST', HAND_IN, { body: wrong.handIn() })).status).toBe(201);
  const { sittings } = await see(id, 'sort=rank');
  expect(
    sittings.map(({ student: { fullName }, result }) => [fullName, result?.rank, result?.score]),
  ).toEqual([
    ['asha', 1, 16],
    ['ravi', 2, 0],
    ['mina', undefined, undefined],
  ]);
  expect((await see(id, 'state=none')).total).toBe(1);
  expect((await see(id, 'search=rav')).sittings[0]?.result?.rank).toBe(2);

  const [head = '', ...lines] = await resultLines(id);
  expect(head).toMatch(/^Rank,Name,Username,E-mail,State,Score of 16,.*"Received, India time"/);
  expect(lines.map((line) => line.split(',').slice(0, 6).join(','))).toEqual([
    '1,asha,asha,asha@example.com,Handed in,16',
    '2,ravi,ravi,ravi@example.com,Handed in,0',
    ',mina,mina,mina@example.com,Not saved,',
  ]);
  server.clock.advance(4 * HOUR);
  expect((await resultLines(id)).at(-1)).toMatch(/^,mina,mina,mina@example.com,Absent,/);
});

/** [BA25] The file of an assignment, by lines. */
async function resultLines(id: string): Promise<string[]> {
  const file = await ask('GET', `/admin/assignments/${id}/results.csv`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  return file.text.slice(1).trimEnd().split('\r\n');
}

describe('[BA4] a join code', () => {
  test('has eight letters that are not mistaken, and is taken as it is typed', async () => {
    const batch = await makeBatch();
    expect(batch.joinCode).toMatch(new RegExp(`^[${JOIN_LETTERS}]{8}$`));
    expect(JOIN_LETTERS).not.toMatch(/[BIOSVZ\d]/);
    const { token } = await student('asha');
    const typed = ` ${batch.joinCode.slice(0, 4).toLowerCase()}-${batch.joinCode.slice(4)} `;
    const joined = await as(token)('POST', '/batches/join', { code: typed });
    expect(dataIn(joined)).toEqual({ _id: batch._id, name: 'Morning' });
    expect(refusalIn(await as(token)('POST', '/batches/join', { code: 'AAAA' }))).toBe('400 VALIDATION');
    expect(refusalIn(await as(token)('POST', '/batches/join', { code: 'AAAAAAAA' }))).toBe('404 NOT_FOUND');
  });

  test('is for students of the organisation', async () => {
    const batch = await makeBatch();
    const outside = await student('outside', 'default');
    const join = (token: string) => as(token)('POST', '/batches/join', { code: batch.joinCode });
    expect(refusalIn(await join(outside.token))).toBe('403 FORBIDDEN');
    expect(refusalIn(await join(teacher))).toBe('403 FORBIDDEN');
  });

  test('[BA5] is replaced by another one', async () => {
    const batch = await makeBatch();
    await ask('POST', `/admin/batches/${batch._id}/code`);
    const { token } = await student('asha');
    const old = await as(token)('POST', '/batches/join', { code: batch.joinCode });
    expect(refusalIn(old)).toBe('404 NOT_FOUND');
  });

  test('cannot be guessed: twenty tries in an hour', async () => {
    const limited = await startTestServer({ limits: true }, { store: server.context.store });
    await server.addUser({ username: 'guesser', organisationId: COLLEGE });
    const token = await server.signIn('guesser');
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1)
      statuses.push(
        (await limited.ask('POST', '/api/batches/join', { token, body: { code: 'AAAAAAAA' } })).status,
      );
    await limited.close();
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429]);
  });

  test('is drawn until one is free', async () => {
    const { context } = server;
    const zeros = { ...context, ids: { ...context.ids, bytes: (n: number) => Buffer.alloc(n) } };
    const first = await freshJoinCode(zeros, context.store.read);
    expect(first).toBe('AAAAAAAA');
    const batch = await makeBatch();
    await context.store.write((queries) =>
      queries
        .update(context.store.t.batches)
        .set({ joinCode: first })
        .where(eq(context.store.t.batches.id, batch._id)),
    );
    let draws = 0;
    const bytes = (n: number) => Buffer.alloc(n, draws++ === 0 ? 0 : 1);
    const second = await freshJoinCode({ ...zeros, ids: { ...context.ids, bytes } }, context.store.read);
    expect(second).toBe('CCCCCCCC');
  });
});

describe('[BA6] [BA7] [BA9] members', () => {
  test('are added by hand from the students of the organisation', async () => {
    const batch = await makeBatch();
    const asha = await student('asha');
    const outside = await student('outside', 'default');
    const banned = await student('banned');
    await setUser(server.context, banned.id, { accountStatus: 'banned' });
    const offered = async () => {
      const { json } = await ask('GET', `/admin/batches/${batch._id}/candidates`);
      return (json as { students: BatchStudent[] }).students.map(({ username }) => username);
    };
    expect(await offered()).toEqual(['asha']);
    expect(refusalIn(await add(batch, asha.id, outside.id))).toBe('400 VALIDATION');
    expect(refusalIn(await add(batch, banned.id))).toBe('400 VALIDATION');
    expect((await add(batch, asha.id)).json).toMatchObject({ message: '1 student was added.' });
    expect((await add(batch, asha.id)).json).toMatchObject({ message: 'No student was added.' });
    expect(await offered()).toEqual([]);
    const { json } = await ask('GET', `/admin/batches/${batch._id}/members?search=ash`);
    expect(json).toMatchObject({ total: 1, members: [{ username: 'asha', joinedAt: iso(START) }] });
  });

  test('come from a file, each line of which is reported', async () => {
    const batch = await makeBatch();
    const asha = await student('asha');
    await student('ravi');
    await student('outside', 'default');
    await add(batch, asha.id);
    const csv = [
      'Name,E-mail',
      'Ravi,RAVI@example.com',
      '',
      'asha@example.com',
      'ravi@example.com',
      'nobody@example.com',
      'outside@example.com',
      'teacher@example.com',
      'just a name',
    ].join('\r\n');
    const answer = await ask('POST', `/admin/batches/${batch._id}/import`, { csv });
    expect(answer.json).toMatchObject({ message: '1 student was added.' });
    expect(dataIn<ImportedLine[]>(answer).map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'added'],
      [4, 'member-already'],
      [5, 'doubled'],
      [6, 'unknown-address'],
      // OR3: it does not exist for a teacher.
      [7, 'unknown-address'],
      [8, 'not-a-student'],
      [9, 'not-an-address'],
    ]);
    await server.addUser({ username: 'root', role: 'admin' });
    const root = as(await server.signIn('root'));
    const again = await root('POST', `/admin/batches/${batch._id}/import`, { csv: 'outside@example.com' });
    expect(dataIn<ImportedLine[]>(again)[0]?.outcome).toBe('of-another-organisation');
    const none = await ask('POST', `/admin/batches/${batch._id}/import`, { csv: 'a\nb' });
    expect(errorIn(none).message).toBe('The file has no e-mail addresses.');
    const many = Array.from({ length: 2001 }, (_, at) => `a${at}@example.com`).join('\n');
    const long = await ask('POST', `/admin/batches/${batch._id}/import`, { csv: many });
    expect(errorIn(long).message).toBe('A file has at most 2000 lines. Please split it.');
  });
});

describe('[BA1] [BA2] a batch', () => {
  test('has a name of its own, and is not deleted while a paper is assigned to it', async () => {
    const batch = await makeBatch();
    expect(errorIn(await ask('POST', '/admin/batches', { name: 'MORNING' })).errors).toEqual({
      name: 'There is already a batch with this name.',
    });
    const { _id } = await assign(batch);
    expect(refusalIn(await ask('DELETE', `/admin/batches/${batch._id}`))).toBe('409 CONFLICT');
    expect((await ask('DELETE', `/admin/assignments/${_id}`)).status).toBe(200);
    expect((await ask('DELETE', `/admin/batches/${batch._id}`)).status).toBe(200);
  });
});

describe('[BA13] [BA14] an assigned paper', () => {
  test('exists for the members of the batch alone, who see its window and no price', async () => {
    const { store } = server.context;
    await store.write((queries) => queries.update(store.t.papers).set({ price: 5 }));
    const [asha, ravi] = [await student('asha'), await student('ravi')];
    expect((await overview(ravi.token)).status).toBe(200);
    const batch = await makeBatch();
    await add(batch, asha.id);
    await assign(batch);
    expect((await overview(ravi.token)).status).toBe(404);
    const issue = await as(ravi.token)('POST', `/test-papers/${paperId}/issue`);
    expect(refusalIn(issue)).toBe('404 NOT_FOUND');
    const { json } = await server.ask('GET', '/api/test-papers/get_all_testpaper');
    expect((json as { total: number }).total).toBe(0);
    const seen = dataIn<PaperSummary>(await overview(asha.token));
    expect(seen).toMatchObject({ price: 0, isAssigned: true, ...WINDOW });
    expect(await assignedTo(asha.token)).toMatchObject([
      { batch: 'Morning', attemptId: null, paper: { _id: paperId, ...WINDOW } },
    ]);
    expect(await assignedTo(ravi.token)).toEqual([]);
    const issued = await as(asha.token)('POST', `/test-papers/${paperId}/issue?price=0`);
    expect(dataIn(issued)).toMatchObject({ charged: 0 });
  });

  test('[BA8] stays with a student who is removed while sitting it', async () => {
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
    server.clock.advance(HOUR);
    const device = new Device(issued, START + HOUR + 1000)
      .start()
      .answerAll(rightAnswers(issued.paper))
      .seal();
    const removed = await ask('DELETE', `/admin/batches/${batch._id}/members/${asha.id}`);
    expect(removed.status).toBe(200);
    expect((await see(_id)).total).toBe(0);
    expect((await server.ask('POST', HAND_IN, { body: device.handIn() })).status).toBe(201);
    const { sittings, total } = await see(_id);
    expect([total, sittings[0]?.result?.score, sittings[0]?.result?.flags]).toEqual([1, 16, []]);
    expect(await assignedTo(asha.token)).toEqual([]);
  });

  test('may stay open to others', async () => {
    const ravi = await student('ravi');
    await assign(await makeBatch(), { isForBatches: false });
    expect((await overview(ravi.token)).status).toBe(200);
  });
});

describe('[BA12] what cannot be assigned', () => {
  const refusal = async (body: object) => errorIn(await ask('POST', '/admin/assignments', body)).errors;

  test('is named beside its field', async () => {
    const { context } = server;
    const batch = await makeBatch();
    const form = { paperId, batchIds: [batch._id], ...WINDOW };
    const practice = await publishSample(context, teacherId, { resultsPolicy: 'on-submit' });
    const inactive = await publishSample(context, teacherId, { isActive: false });
    const rootId = await server.addUser({ username: 'root', role: 'admin' });
    const others = await publishSample(context, rootId);
    expect([
      await refusal({ ...form, paperId: practice }),
      await refusal({ ...form, paperId: inactive }),
      await refusal({ ...form, paperId: others }),
      await refusal({ ...form, batchIds: ['missing'] }),
      await refusal({ ...form, closesAt: WINDOW.opensAt }),
      await refusal({ ...form, opensAt: iso(START - HOUR), closesAt: iso(START) }),
    ]).toEqual([
      {
        paperId:
          'This paper shows its results at once, so it cannot be given in a window. Choose a paper that ranks.',
      },
      { paperId: 'This paper is not active. Activate it first.' },
      { paperId: 'This test paper no longer exists. Please choose again.' },
      { batchIds: 'One of these batches no longer exists. Please choose again.' },
      { closesAt: 'The paper closes after it opens. Please choose a later time.' },
      { closesAt: 'This time has passed. Please choose a later one.' },
    ]);
    await assign(batch);
    expect(await refusal(form)).toEqual({
      batchIds: 'Morning already has this paper. Change the times of that assignment.',
    });
  });

  test('a paper with an assignment is not deleted', async () => {
    await assign(await makeBatch());
    expect(refusalIn(await ask('DELETE', `/admin/test-papers/${paperId}`))).toBe('409 CONFLICT');
  });
});

describe('[BA16] the window of an assignment', () => {
  const change = (id: string, opensAt: number, closesAt: number) =>
    ask('PUT', `/admin/assignments/${id}`, { opensAt: iso(opensAt), closesAt: iso(closesAt) });

  async function sat(startsAt: number, change_: (id: string) => Promise<Answer>) {
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
    server.clock.advance(HOUR);
    expect((await change_(_id)).status).toBe(200);
    server.clock.advance(5 * HOUR);
    const device = new Device(issued, startsAt).start().seal();
    expect((await server.ask('POST', HAND_IN, { body: device.handIn() })).status).toBe(201);
    return (await see(_id)).sittings[0]?.result?.flags;
  }

  test('is extended while it is open, also for a device without a network', async () => {
    const flags = await sat(START + 3.5 * HOUR, (id) => change(id, START + HOUR, START + 4 * HOUR));
    expect(flags).toEqual([]);
  });

  test('is shortened, but not for a device that has the longer one', async () => {
    expect(await sat(START + 2.5 * HOUR, (id) => change(id, START + HOUR, START + 2 * HOUR))).toEqual([]);
  });

  test('is what a start outside it is held against', async () => {
    const flags = await sat(START + 4.5 * HOUR, (id) => change(id, START + HOUR, START + 4 * HOUR));
    expect(flags).toEqual(['outside-window']);
  });

  test('is in the ticket that is issued next', async () => {
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    const ticketOf = async () => {
      const { ticket } = await issueAndFetch(server, asha.token, asha.id, paperId);
      const payload = Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString();
      return (JSON.parse(payload) as { window: object }).window;
    };
    expect(await ticketOf()).toEqual({ opensAt: START + HOUR, closesAt: START + 3 * HOUR });
    await change(_id, START + 2 * HOUR, START + 4 * HOUR);
    expect(await ticketOf()).toEqual({ opensAt: START + 2 * HOUR, closesAt: START + 4 * HOUR });
  });

  test('[BA18] stays once a student has the paper: the assignment cannot be removed', async () => {
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    await issueAndFetch(server, asha.token, asha.id, paperId);
    expect(errorIn(await ask('DELETE', `/admin/assignments/${_id}`)).message).toBe(
      '1 student has saved this paper already. Change the times instead.',
    );
  });
});

describe('[BA17] results', () => {
  const resultOf = async (token: string, attemptId: string) =>
    dataIn<{ status: string; availableAt?: string }>(await as(token)('GET', `/test-attempts/${attemptId}`));

  test('are held back for everybody until the last assignment has closed', async () => {
    const [asha, ravi] = [await student('asha'), await student('ravi')];
    const [morning, evening] = [await makeBatch(), await makeBatch('Evening')];
    // Ravi is in both.
    await add(morning, asha.id, ravi.id);
    await add(evening, ravi.id);
    await assign(morning);
    const late = await assign(evening, { opensAt: iso(START + 4 * HOUR), closesAt: iso(START + 5 * HOUR) });
    const both = await assignedTo(ravi.token);
    expect(both).toMatchObject([{ batch: 'Morning', paper: WINDOW }]);
    const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
    server.clock.advance(HOUR);
    const device = new Device(issued, START + HOUR + 1000)
      .start()
      .answerAll(rightAnswers(issued.paper))
      .seal();
    const handedIn = await server.ask('POST', HAND_IN, { body: device.handIn() });
    expect(dataIn(handedIn)).toMatchObject({ status: 'pending', availableAt: iso(START + 5 * HOUR) });
    const { attemptId } = device.header;
    server.clock.advance(3.5 * HOUR);
    expect(await assignedTo(ravi.token)).toMatchObject([
      { batch: 'Evening', paper: { closesAt: late.closesAt } },
    ]);
    expect((await resultOf(asha.token, attemptId)).status).toBe('pending');
    server.clock.advance(HOUR);
    expect((await resultOf(asha.token, attemptId)).status).toBe('scored');
  });

  test('stay held back until the end that a ticket names, although the window was shortened', async () => {
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    const heldUntil = async () => {
      const { read, t } = server.context.store;
      const [paper] = await read.select().from(t.papers).where(eq(t.papers.id, paperId));
      return paper?.assignedUntil;
    };
    const shorten = (closesAt: number) =>
      ask('PUT', `/admin/assignments/${_id}`, { opensAt: WINDOW.opensAt, closesAt: iso(closesAt) });
    await shorten(START + 2.5 * HOUR);
    expect(await heldUntil()).toBe(START + 2.5 * HOUR);
    await issueAndFetch(server, asha.token, asha.id, paperId);
    await shorten(START + 2 * HOUR);
    expect(await heldUntil()).toBe(START + 2.5 * HOUR);
  });
});

describe('[BA22] more time for one student', () => {
  const give = (id: string, userId: string, minutes: number) =>
    ask('POST', `/admin/assignments/${id}/extra-time`, { userId, minutes });

  test('reaches an attempt that has begun with the next ticket', async () => {
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
    server.clock.advance(HOUR);
    const device = new Device(issued, START + HOUR + 1000).start();
    const push = () =>
      server.ask('PUT', `/api/test-attempts/${device.header.attemptId}/progress`, {
        token: asha.token,
        body: device.draft(),
      });
    expect(dataIn(await push())).toMatchObject({ extraTimePercent: 0 });
    expect((await give(_id, asha.id, 10)).json).toMatchObject({ message: 'asha has 10 more minutes.' });
    expect(dataIn(await push())).toMatchObject({ extraTimePercent: 17 });
    const again = await issueAndFetch(server, asha.token, asha.id, paperId);
    expect(again.ticket).not.toBe(issued.ticket);
    expect((await see(_id)).sittings[0]?.extraTimePercent).toBe(17);
    expect((await give(_id, asha.id, 10)).json).toMatchObject({ message: 'asha has 10 more minutes.' });
    expect((await see(_id)).sittings[0]?.extraTimePercent).toBe(34);
    expect(refusalIn(await give(_id, asha.id, 180))).toBe('409 CONFLICT');
    const stranger = await student('stranger');
    expect(refusalIn(await give(_id, stranger.id, 10))).toBe('404 NOT_FOUND');
  });

  test('is not given where the sections have times of their own, once it is begun', async () => {
    paperId = await publishSample(server.context, teacherId, { sectionTiming: 'locked' });
    const asha = await student('asha');
    const batch = await makeBatch();
    await add(batch, asha.id);
    const { _id } = await assign(batch);
    const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
    expect((await give(_id, asha.id, 6)).status).toBe(200);
    server.clock.advance(HOUR);
    const device = new Device(issued, START + HOUR + 1000).start();
    await server.ask('PUT', `/api/test-attempts/${device.header.attemptId}/progress`, {
      token: asha.token,
      body: device.draft(),
    });
    expect(refusalIn(await give(_id, asha.id, 6))).toBe('409 CONFLICT');
  });
});

test('[BA24] an attempt that waits for a decision has no rank, and one before the assignment does not count', async () => {
  const [asha, ravi] = [await student('asha'), await student('ravi')];
  const batch = await makeBatch();
  await add(batch, asha.id, ravi.id);
  const early = await issueAndFetch(server, ravi.token, ravi.id, paperId);
  const before = new Device(early, START + 1000).start().seal();
  expect((await server.ask('POST', HAND_IN, { body: before.handIn() })).status).toBe(201);
  server.clock.advance(MINUTE);
  const { _id } = await assign(batch);
  expect(await stateOf(_id, 'ravi')).toBe('saved');
  const issued = await issueAndFetch(server, asha.token, asha.id, paperId);
  const outside = new Device(issued, START + MINUTE).start().seal();
  expect((await server.ask('POST', HAND_IN, { body: outside.handIn() })).status).toBe(201);
  const [first] = (await see(_id, 'state=handed-in')).sittings;
  expect([first?.student.fullName, first?.result?.rank, first?.result?.flags]).toEqual([
    'asha',
    null,
    ['outside-window'],
  ]);
});

test('[BA3] every call of an assignment that is not in the scope answers as for a missing one', async () => {
  const asha = await student('asha');
  const batch = await makeBatch();
  await add(batch, asha.id);
  const { _id } = await assign(batch);
  await server.addUser({ username: 'other', role: ROLE, organisationId: 'default' });
  const other = as(await server.signIn('other'));
  const body = { userId: asha.id, minutes: 5 };
  for (const [method, path, sent] of [
    ['GET', `/admin/assignments/ID/sittings`, undefined],
    ['GET', `/admin/assignments/ID/results.csv`, undefined],
    ['POST', `/admin/assignments/ID/extra-time`, body],
    ['PUT', `/admin/assignments/ID`, WINDOW],
    ['DELETE', `/admin/assignments/ID`, undefined],
  ] as const) {
    const answers = [
      await other(method, path.replace('ID', _id), sent),
      await other(method, path.replace('ID', 'missing'), sent),
    ];
    expect(answers.map((answer) => [path, answer.status])).toEqual([
      [path, 404],
      [path, 404],
    ]);
  }
});
