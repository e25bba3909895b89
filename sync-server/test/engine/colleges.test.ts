import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedCollege, ManagedUser, MemberRow, WholeUser } from '@exam/shared-schema/contract';
import { publishSample } from '../support/papers.ts';
import { dataIn, errorIn, refusalIn } from '../support/read.ts';
import { EMAIL, filledForm, register } from '../support/sign-up.ts';
import { setUser, START, startTestServer, type Answer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: string;
let adminId: string;

beforeEach(async () => {
  server = await startTestServer();
  adminId = await server.addUser({ username: 'root', role: 'admin' });
  admin = await server.signIn('root');
});

afterEach(() => server.close());

type Body = Readonly<Record<string, unknown>>;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: Body, token = admin) =>
  server.ask(method, `/api${path}`, { token, ...(body && { body }) });

const formOf = (code: string, more: Body = {}): Body => ({
  name: `College ${code}`,
  code,
  address: { city: 'Pune', state: 'Maharashtra', country: 'India' },
  contactInfo: { email: 'office@college.edu', website: 'https://college.edu' },
  establishedYear: 1950,
  ...more,
});

const add = async (code: string, more?: Body) =>
  dataIn<ManagedCollege>(await ask('POST', '/colleges', formOf(code, more)));
const open = (code: string, ...domains: string[]) =>
  add(code, { settings: { allowSelfRegistration: true, domains } });
const change = (id: string, body: Body) => ask('PUT', `/admin/colleges/${id}`, body);

const listed = async (query = '') => {
  const answer = await ask('GET', `/colleges?${query}`);
  return answer.json as {
    data: ManagedCollege[];
    totalColleges: number;
    totalPages: number;
    currentPage: number;
  };
};
const codes = async (query: string) => (await listed(query)).data.map(({ code }) => code);
const one = async (id: string) => (await listed()).data.find(({ _id }) => _id === id);

const userRow = async (id: string) => {
  const { read, t } = server.context.store;
  const [row] = await read.select().from(t.users).where(eq(t.users.id, id));
  return row;
};
const audited = async () => {
  const { read, t } = server.context.store;
  return (await read.select().from(t.auditEntries)).map(({ kind, action, before, after }) => ({
    ...{ kind, action, before, after },
  }));
};

describe('[OR20] a college', () => {
  test('is made with its code in capital letters, and recorded', async () => {
    const answer = await ask('POST', '/colleges', formOf('gc1', { affiliation: 'SPPU' }));
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([
      201,
      'College created successfully!',
    ]);
    const made = dataIn<ManagedCollege>(answer);
    expect(made).toEqual({
      _id: expect.any(String),
      name: 'College gc1',
      code: 'GC1',
      type: 'College',
      address: { street: '', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '' },
      contactInfo: { email: 'office@college.edu', phone: '', website: 'https://college.edu' },
      establishedYear: 1950,
      affiliation: 'SPPU',
      isActive: true,
      settings: { allowSelfRegistration: false, domains: [] },
      studentCount: 0,
      createdAt: new Date(START).toISOString(),
    });
    expect(await audited()).toEqual([{ kind: 'colleges', action: 'create', before: null, after: made }]);
  });

  test('is listed, searched and filtered by the database; the default organisation is none', async () => {
    await add('AA', {
      name: 'Northern',
      type: 'University',
      address: { city: 'Delhi', state: 'x', country: 'y' },
    });
    server.clock.advance(1000);
    await add('BB', { name: 'Southern', isActive: false });
    server.clock.advance(1000);
    await add('CC', { name: 'Eastern', type: 'Board' });
    expect(await codes('')).toEqual(['CC', 'BB', 'AA']);
    expect(await codes('sort=name')).toEqual(['CC', 'AA', 'BB']);
    expect(await codes('search=north')).toEqual(['AA']);
    expect(await codes('search=delhi')).toEqual(['AA']);
    expect(await codes('search=bb')).toEqual(['BB']);
    expect(await codes('status=inactive')).toEqual(['BB']);
    expect(await codes('status=active&type=Board')).toEqual(['CC']);
    expect(await listed('limit=2&page=2')).toMatchObject({ totalColleges: 3, totalPages: 2, currentPage: 2 });
    expect((await ask('PUT', '/admin/colleges/default', { name: 'Mine' })).status).toBe(404);
    expect((await ask('DELETE', '/colleges/default')).status).toBe(404);
  });

  test('counts its students, without other roles and deleted accounts', async () => {
    const { _id: organisationId } = await add('AA');
    await server.addUser({ username: 'asha', organisationId });
    await server.addUser({ username: 'guru', role: 'teacher', organisationId });
    const gone = await server.addUser({ username: 'gone', organisationId });
    await setUser(server.context, gone, { accountStatus: 'deleted' });
    expect((await one(organisationId))?.studentCount).toBe(1);
  });

  test('[ST41] a change keeps what it does not name, in nested objects too', async () => {
    const { _id } = await open('AA', 'aa.edu', 'aa.ac.in');
    const answer = await change(_id, {
      settings: { allowSelfRegistration: false },
      address: { city: 'Nashik' },
    });
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([
      200,
      'College updated successfully!',
    ]);
    const after = await one(_id);
    expect(after?.settings).toEqual({ allowSelfRegistration: false, domains: ['aa.edu', 'aa.ac.in'] });
    expect(after?.address).toMatchObject({ city: 'Nashik', state: 'Maharashtra' });
    await change(_id, { isActive: false });
    expect(await one(_id)).toMatchObject({ isActive: false, name: 'College AA' });
    await change(_id, { settings: { domains: ['aa.ac.in', 'aa.org'] } });
    expect((await one(_id))?.settings.domains).toEqual(['aa.ac.in', 'aa.org']);
  });

  test('has a code of its own, and a year that has begun', async () => {
    const { _id } = await add('AA');
    await add('BB');
    const taken = await ask('POST', '/colleges', formOf('aa'));
    expect([refusalIn(taken), errorIn(taken).errors]).toEqual([
      '409 CONFLICT',
      { code: 'Another college has this code' },
    ]);
    expect(refusalIn(await change(_id, { code: 'bb' }))).toBe('409 CONFLICT');
    expect((await change(_id, { code: 'aa', name: 'Other' })).status).toBe(200);
    const year = new Date(START).getUTCFullYear();
    const sentence = 'Please enter a valid established year between 1800 and current year';
    const toCome = await ask('POST', '/colleges', formOf('CC', { establishedYear: year + 1 }));
    expect([toCome.status, errorIn(toCome).message, errorIn(toCome).errors]).toEqual([
      400,
      sentence,
      { establishedYear: sentence },
    ]);
    expect((await ask('POST', '/colleges', formOf('CC', { establishedYear: year }))).status).toBe(201);
  });

  test('[OR22] is refused by the server with the sentences of the form', async () => {
    const empty = await ask('POST', '/colleges', {});
    expect([empty.status, Object.entries(errorIn(empty).errors ?? {})]).toEqual([
      400,
      [
        ['name', 'College name is required'],
        ['code', 'College code is required'],
        ['address.city', 'City is required in address'],
        ['address.state', 'State is required in address'],
        ['address.country', 'Country is required in address'],
        ['contactInfo.email', 'Email is required in contact information'],
        ['establishedYear', 'Established year is required'],
      ],
    ]);
  });

  test('[OR21] shares no domain with another', async () => {
    const { _id } = await open('AA', 'aa.edu');
    const settings = { domains: ['bb.edu', 'AA.edu'] };
    const answer = await ask('POST', '/colleges', formOf('BB', { settings }));
    expect([refusalIn(answer), errorIn(answer).errors]).toEqual([
      '409 CONFLICT',
      { 'settings.domains': 'Another college has the domain aa.edu' },
    ]);
    expect((await listed()).totalColleges).toBe(1);
    await change(_id, { settings: { domains: [] } });
    expect((await ask('POST', '/colleges', formOf('BB', { settings }))).status).toBe(201);
  });
});

describe('[OR25] deleting a college', () => {
  test('is refused while it has members, papers or templates', async () => {
    const { _id: organisationId } = await open('AA', 'aa.edu');
    const guru = await server.addUser({ username: 'guru', role: 'teacher', organisationId });
    const asha = await server.addUser({ username: 'asha', organisationId });
    await publishSample(server.context, guru);
    const refused = await ask('DELETE', `/colleges/${organisationId}`);
    expect([refused.status, errorIn(refused).message]).toEqual([
      409,
      'This college is still used by 2 members and 1 test paper and cannot be deleted. You can set it to inactive instead.',
    ]);
    expect((await userRow(asha))?.organisationId).toBe(organisationId);
  });

  test('frees its domains, and keeps deleted accounts that were in it', async () => {
    const { _id: organisationId } = await open('AA', 'aa.edu');
    const gone = await server.addUser({ username: 'gone', organisationId });
    await setUser(server.context, gone, { accountStatus: 'deleted' });
    const answer = await ask('DELETE', `/colleges/${organisationId}`);
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([
      200,
      'College deleted successfully!',
    ]);
    expect((await userRow(gone))?.organisationId).toBe('default');
    expect((await ask('DELETE', `/colleges/${organisationId}`)).status).toBe(404);
    expect((await open('BB', 'aa.edu')).settings.domains).toEqual(['aa.edu']);
  });
});

describe('[OR30] registration', () => {
  const registered = async () => {
    expect((await register(server, await filledForm(server))).status).toBe(201);
    const { read, t } = server.context.store;
    const [row] = await read.select().from(t.users).where(eq(t.users.email, EMAIL));
    return row;
  };
  const domain = EMAIL.split('@')[1] ?? '';

  test('with a verified address at an allowed domain makes a member', async () => {
    const { _id } = await open('AA', 'aa.edu', domain);
    expect((await registered())?.organisationId).toBe(_id);
  });

  test.each([
    ['a college without self-registration', { settings: { domains: [domain] } }],
    [
      'an inactive college',
      { isActive: false, settings: { allowSelfRegistration: true, domains: [domain] } },
    ],
    ['a subdomain', { settings: { allowSelfRegistration: true, domains: [`cs.${domain}`] } }],
  ])('makes no member of %s', async (_what, more) => {
    await add('AA', more);
    expect((await registered())?.organisationId).toBe('default');
  });

  test('[OR34] a domain that goes takes no member with it', async () => {
    const { _id } = await open('AA', domain);
    const member = await registered();
    await change(_id, { settings: { domains: [] } });
    expect((await userRow(member?.id ?? ''))?.organisationId).toBe(_id);
    await change(_id, { isActive: false });
    expect((await userRow(member?.id ?? ''))?.organisationId).toBe(_id);
  });
});

describe('[OR31] membership by hand', () => {
  const move = (userId: string, collegeId: string | null, token = admin) =>
    ask('PATCH', `/admin/users/${userId}/college`, { collegeId, reason: 'Changed college' }, token);

  test('[OR33] moves an account at once, with its own generated papers, and is recorded', async () => {
    const [aa, bb] = [await add('AA'), await add('BB')];
    const guru = await server.addUser({ username: 'guru', role: 'teacher', organisationId: aa._id });
    const asha = await server.addUser({ username: 'asha' });
    const ofCollege = await publishSample(server.context, guru);
    const own = await publishSample(server.context, adminId, { ownerId: asha });
    const student = await server.signIn('asha');
    const seen = async (id: string) =>
      (await ask('GET', `/test-papers/get_testpaper_by_id/${id}`, undefined, student)).status;
    expect(await seen(ofCollege)).toBe(404);
    const answer = await move(asha, aa._id);
    expect((answer.json as { message: string }).message).toBe('The user is a member of College AA now.');
    expect([await seen(ofCollege), await seen(own)]).toEqual([200, 200]);
    const { read, t } = server.context.store;
    const [paper] = await read.select().from(t.papers).where(eq(t.papers.id, own));
    expect(paper?.organisationId).toBe(aa._id);
    await move(asha, bb._id);
    expect(await seen(ofCollege)).toBe(404);
    expect((await move(asha, null)).status).toBe(200);
    expect((await userRow(asha))?.organisationId).toBe('default');
    const changes = (await audited()).filter(({ kind }) => kind === 'users');
    expect(changes.map(({ before, after }) => [before?.['college'], after?.['college']])).toEqual([
      [null, 'College AA'],
      ['College AA', 'College BB'],
      ['College BB', null],
    ]);
    expect(dataIn<WholeUser>(await ask('GET', `/admin/users/${asha}`)).user.college).toBeNull();
  });

  test('[OR24] is refused into a college that is gone or inactive', async () => {
    const { _id } = await add('AA', { isActive: false });
    const asha = await server.addUser({ username: 'asha' });
    for (const collegeId of [_id, 'missing', 'default']) {
      const answer = await move(asha, collegeId);
      expect([answer.status, Object.keys(errorIn(answer).errors ?? {})]).toEqual([400, ['collegeId']]);
    }
    expect((await move('missing', null)).status).toBe(404);
  });

  test('[OR3] a college administrator moves nobody, and makes accounts in the own college alone', async () => {
    const [aa, bb] = [await add('AA'), await add('BB')];
    await server.addUser({ username: 'dean', role: 'college-admin', organisationId: aa._id });
    const dean = await server.signIn('dean');
    const asha = await server.addUser({ username: 'asha', organisationId: aa._id });
    expect((await move(asha, bb._id, dean)).status).toBe(403);
    const [category] = await server.context.store.read.select().from(server.context.store.t.categories);
    await publishSample(server.context, adminId);
    const [made = category] = await server.context.store.read
      .select()
      .from(server.context.store.t.categories);
    const account = (username: string, phone: string, collegeId: string) => ({
      ...{ username, phone, collegeId, fullName: 'Fresh', email: `${username}@example.com` },
      ...{ password: 'sesame-42', categories: [made?.id] },
    });
    const create = (body: Body, token: string) => ask('POST', '/users/create_user', body, token);
    expect((await create(account('one', '9876543210', bb._id), dean)).status).toBe(400);
    const own = dataIn<ManagedUser>(await create(account('one', '9876543210', aa._id), dean));
    expect(own.college).toEqual({ _id: aa._id, name: 'College AA' });
    const byRoot = dataIn<ManagedUser>(await create(account('two', '9876543211', bb._id), admin));
    expect(byRoot.college?._id).toBe(bb._id);
    const ofBb = (await ask('GET', `/users/get_all_users?collegeId=${bb._id}`)).json as {
      users: ManagedUser[];
    };
    expect(ofBb.users.map(({ username }) => username)).toEqual(['two']);
  });
});

describe('[OR32] members from a file', () => {
  const send = (id: string, csv: string) => ask('POST', `/admin/colleges/${id}/members`, { csv });
  const outcomes = (answer: Answer) =>
    dataIn<{ rows: MemberRow[] }>(answer).rows.map(({ line, email, outcome }) => [line, email, outcome]);

  test('has a report for every row, and moves nobody twice', async () => {
    const [aa, bb] = [await add('AA'), await add('BB')];
    const asha = await server.addUser({ username: 'asha' });
    await server.addUser({ username: 'ravi', organisationId: bb._id });
    await server.addUser({ username: 'mira', organisationId: aa._id });
    const csv = [
      'Name,Email',
      'Asha,Asha@Example.com',
      '"Rao, Asha", asha@example.com ',
      'Ravi,ravi@example.com',
      'Mira,mira@example.com',
      'Nobody,nobody@example.com',
      'Root,root@example.com',
      'Broken,not an address',
    ].join('\r\n');
    const answer = await send(aa._id, csv);
    expect((answer.json as { message: string }).message).toBe('1 student added. 6 rows changed nothing.');
    expect(outcomes(answer)).toEqual([
      [2, 'asha@example.com', 'added'],
      [3, 'asha@example.com', 'repeated'],
      [4, 'ravi@example.com', 'other-college'],
      [5, 'mira@example.com', 'member'],
      [6, 'nobody@example.com', 'unknown'],
      [7, 'root@example.com', 'other-role'],
      [8, 'not an address', 'invalid'],
    ]);
    expect((await userRow(asha))?.organisationId).toBe(aa._id);
    expect((await audited()).filter(({ kind }) => kind === 'users')).toEqual([
      { kind: 'users', action: 'update', before: { college: null }, after: { college: 'College AA' } },
    ]);
    const again = await send(aa._id, csv);
    expect(outcomes(again)[0]).toEqual([2, 'asha@example.com', 'member']);
    expect((await one(aa._id))?.studentCount).toBe(2);
  });

  test('takes addresses alone, one a line', async () => {
    const { _id } = await add('AA');
    await server.addUser({ username: 'asha' });
    await server.addUser({ username: 'ravi' });
    expect(outcomes(await send(_id, '\ufeffasha@example.com\n\nravi@example.com\n'))).toEqual([
      [1, 'asha@example.com', 'added'],
      [3, 'ravi@example.com', 'added'],
    ]);
  });

  test('is refused as a whole where it cannot be read, is too long, or the college takes nobody', async () => {
    const { _id } = await add('AA');
    const refused = async (csv: string, id = _id) => {
      const answer = await send(id, csv);
      return [answer.status, Object.values(errorIn(answer).errors ?? {})];
    };
    expect(await refused('email\n"asha')).toEqual([
      400,
      ['This is not a CSV file. Please check its quotation marks.'],
    ]);
    expect(await refused('a@b.co\n'.repeat(10_001))).toEqual([
      400,
      ['A file has at most 10000 rows. Please split it.'],
    ]);
    expect(await refused(' ')).toEqual([400, ['Please choose a file or enter addresses']]);
    await change(_id, { isActive: false });
    expect((await refused('a@b.co'))[0]).toBe(400);
    expect((await refused('a@b.co', 'missing'))[0]).toBe(400);
  });
});
