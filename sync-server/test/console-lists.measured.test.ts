import type { ManagedAssignment, ManagedBatch } from '@exam/shared-schema/contract';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../../scripts/vitest/size.ts';
import type { Store } from '../src/database/index.ts';
import { Device, issueAndFetch, rightAnswers } from './support/device.ts';
import { ninetyNinth } from './support/ninety-ninth.ts';
import { publishSample } from './support/papers.ts';
import { dataIn } from './support/read.ts';
import { START, startTestServer, type TestServer } from './support/test-server.ts';

const USERS = rounds({ short: 20_000, full: 100_000 });
const COLLEGES = 1_000;
/** Of the first college; the others share the rest. */
const LARGEST = USERS / 10;
const PACKAGES = 200;
const BATCHES = 2_000;
/** Students of an assignment, of whom two in three have handed in. */
const SITTING = 60;
const CALLS = 200;
/** Compiled and cached by then. */
const WARM_UP = 50;
/** ms of processor time, for the ninety-ninth of a hundred calls; and what it may be of a call that finds nothing, where the
 * machine is busy. */
const MOST_MS = 20;
const MOST_RATIO = 4;
const FILLS_WITHIN_MS = 300_000;

let server: TestServer;
let token: string;
let assignmentId: string;

/** SQL by the name of a column; every other column is null or has its default's value in `from`. */
type Values = Readonly<Record<string, SQL>>;

const numbers = (count: number) =>
  sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.raw(String(count - 1))}) select i from n)`;

async function insertMany(
  { write, t }: Store,
  name: 'users' | 'organisations' | 'collegePackages' | 'batches',
  count: number,
  values: Values,
): Promise<void> {
  const table = t[name];
  const names = Object.keys(getTableColumns(table));
  const columns = sql.join(
    names.map((column) => values[column] ?? sql`null`),
    sql`, `,
  );
  await write((queries) =>
    queries.insert(table).select(sql`select ${columns} from ${numbers(count)}` as never),
  );
}

/** Each is that of one account in twenty-five, as the commonest names are. */
const FIRST =
  'Asha Ravi Meera Kabir Farah Ishaan Lakshmi Zoya Arjun Divya Nikhil Pooja Rahul Sneha Vikram Anita Sanjay Kavya Imran Neha Rohan Priya Aditya Gauri Manish'.split(
    ' ',
  );
const LAST =
  'Sharma Iyer Khan Reddy Das Patel Menon Gupta Singh Bose Kumar Nair Joshi Yadav Verma Rao Shah Mishra Pillai Ghosh Thakur Naidu Jain Chauhan Saxena'.split(
    ' ',
  );
/** The name at a place that the number of the row gives. */
const nameAt = (names: readonly string[], place: string) =>
  sql.raw(
    `case ${place} % ${names.length} ${names.map((name, at) => `when ${at} then '${name}'`).join(' ')} end`,
  );
const text = (value: string) => sql`${sql.raw(`'${value}'`)}`;
const college = sql.raw(
  `case when i < ${LARGEST} then 'college0' when i % 10 = 0 then 'default' else 'college' || (i % ${COLLEGES}) end`,
);

beforeAll(async () => {
  server = await startTestServer();
  await server.addUser({ username: 'admin', role: 'admin' });
  token = await server.signIn('admin');
  const { store } = server.context;
  await insertMany(store, 'organisations', COLLEGES, {
    id: sql.raw("'college' || i"),
    name: sql.raw("'College of City ' || i"),
    code: sql.raw("'C' || i"),
    type: sql.raw("case i % 3 when 0 then 'College' when 1 then 'University' else 'Board' end"),
    city: sql.raw("'City ' || (i % 50)"),
    ...Object.fromEntries(
      ['street', 'state', 'country', 'pincode', 'email', 'phone', 'website', 'affiliation'].map((name) => [
        name,
        text(''),
      ]),
    ),
    establishedYear: sql`1950`,
    isActive: sql.raw('i % 10 > 0'),
    allowSelfRegistration: sql`0`,
    createdAt: sql.raw(`${START} + i`),
  });
  await insertMany(store, 'users', USERS, {
    id: sql.raw("'user' || i"),
    email: sql.raw("'user' || i || '@college' || (i % 1000) || '.edu'"),
    username: sql.raw("'user_' || i"),
    fullName: sql`${nameAt(FIRST, '(i / 25)')} || ' ' || ${nameAt(LAST, 'i')}`,
    passwordHash: text(''),
    role: sql.raw("case when i % 100 = 3 then 'teacher' else 'student' end"),
    accountStatus: sql.raw("case i % 20 when 1 then 'banned' when 2 then 'pending' else 'verified' end"),
    extraTimePercent: sql`0`,
    isListed: sql`1`,
    showsFullName: sql`0`,
    performanceInitialized: sql`0`,
    createdAt: sql.raw(`${START} + i`),
    isDemo: sql.raw('i % 50 = 7'),
    organisationId: college,
  });
  await insertMany(store, 'collegePackages', PACKAGES, {
    id: sql.raw("'package' || i"),
    name: sql.raw("'Pack ' || i"),
    description: text(''),
    tokens: sql`100`,
    price: sql`9900`,
    isActive: sql.raw('i % 4 > 0'),
    createdAt: sql.raw(`${START} + i`),
    updatedAt: sql.raw(`${START} + i`),
  });
  await insertMany(store, 'batches', BATCHES, {
    id: sql.raw("'batch' || i"),
    organisationId: sql.raw(`'college' || (i % ${COLLEGES})`),
    name: sql.raw("'Batch ' || i"),
    joinCode: sql.raw("printf('%08d', i)"),
    createdAt: sql.raw(`${START} + i`),
  });
  assignmentId = await addAssignment(store);
}, FILLS_WITHIN_MS);

afterAll(() => server.close());

const HOUR = 3_600_000;

/** A student hands in, and the attempt is copied for others. @returns the id of the assignment. */
async function addAssignment({ read, write, t }: Store): Promise<string> {
  const ask = async (method: 'POST', path: string, body: object) => {
    const answer = await server.ask(method, `/api${path}`, { token, body });
    if (answer.status >= 300) throw new Error(answer.text);
    return answer;
  };
  const [admin] = await read.select().from(t.users).where(eq(t.users.username, 'admin'));
  const paperId = await publishSample(server.context, admin?.id ?? '');
  const first = await server.addUser({ username: 'first' });
  const batch = dataIn<ManagedBatch>(await ask('POST', '/admin/batches', { name: 'Class' }));
  const others = Array.from({ length: SITTING - 1 }, (_unused, place) => `user${place * 10 + LARGEST * 2}`);
  const joined = { batchId: batch._id, joinedAt: START };
  await write((queries) =>
    queries.insert(t.batchMembers).values([first, ...others].map((userId) => ({ ...joined, userId }))),
  );
  const [opensAt, closesAt] = [START - HOUR, START + HOUR].map((time) => new Date(time).toISOString());
  const window = { paperId, batchIds: [batch._id], opensAt, closesAt, isForBatches: true };
  const assigned = dataIn<ManagedAssignment>(await ask('POST', '/admin/assignments', window));
  const issued = await issueAndFetch(server, await server.signIn('first'), first, paperId);
  const device = new Device(issued, START).start().answerAll(rightAnswers(issued.paper)).seal();
  await ask('POST', '/test-attempts/create_test_attempt', device.handIn());
  const [attempt] = await read.select().from(t.attempts);
  if (attempt === undefined) throw new Error('There is no attempt');
  await write((queries) =>
    queries
      .insert(t.attempts)
      .values(others.filter((_id, place) => place % 3 > 0).map((userId) => ({ ...attempt, userId }))),
  );
  return assigned._id;
}

/** @param queryAt the query of each call. */
async function expectQuick(what: string, pathAt: (call: number) => string): Promise<void> {
  const ask = async (call: number) => {
    const { status, text: answer } = await server.ask('GET', `/api${pathAt(call)}`, { token });
    expect(status, answer).toBe(200);
  };
  for (let call = 0; call < WARM_UP; call += 1) await ask(call);
  const ms = await ninetyNinth(CALLS, ask);
  const nothing = await ninetyNinth(CALLS, () =>
    server.ask('GET', '/api/users/get_all_users?search=qwxyz', { token }),
  );
  console.info(`${what}: ${ms.toFixed(1)} ms, nothing ${nothing.toFixed(1)} ms`);
  expect(ms).toBeLessThan(Math.max(MOST_MS, MOST_RATIO * nothing));
}

const at = <Value>(values: readonly Value[], call: number): Value => values[call % values.length] as Value;

describe('the list of users', () => {
  test.each<[string, (call: number) => string]>([
    ['the newest', () => ''],
    ['any page', (call) => `page=${1 + ((call * 617) % (USERS / 20))}`],
    ['of a role', (call) => `role=${at(['student', 'teacher'], call)}`],
    ['of a status', (call) => `accountStatus=${at(['verified', 'banned'], call)}`],
    ['of a role and a status', () => 'role=student&accountStatus=banned'],
    ['of a college', (call) => `collegeId=college${call % COLLEGES}`],
    ['of the largest college', () => 'collegeId=college0'],
    ['real and simulated', () => 'accounts=all'],
    ['searched by a name', (call) => `search=${at(FIRST, call)}`],
    ['searched by two names', (call) => `search=${at(FIRST, call)}%20${at(LAST, call)}`],
    ['searched by an address', (call) => `search=user${call * 7}%40college`],
    ['searched by the beginning of a name', (call) => `search=${at(LAST, call).slice(0, 3)}`],
    ['searched by what nobody has', () => 'search=qwxyz'],
    ['searched, with two filters', (call) => `search=${at(LAST, call)}&role=student&accountStatus=banned`],
  ])('[CN8] %s takes less than 20 ms', (what, queryAt) =>
    expectQuick(`users, ${what}`, (call) => `/users/get_all_users?limit=10&${queryAt(call)}`),
  );
});

describe('the list of colleges', () => {
  test.each<[string, (call: number) => string]>([
    ['the newest', () => ''],
    ['any page by name', (call) => `sort=name&page=${1 + (call % (COLLEGES / 10))}`],
    ['of a status', (call) => `status=${at(['active', 'inactive'], call)}`],
    ['of a type', (call) => `type=${at(['College', 'University', 'Board'], call)}`],
    ['searched, with both filters', (call) => `search=${call % 50}&status=active&type=College`],
    ['searched by what none has', () => 'search=qwxyz'],
  ])('[OR20] %s takes less than 20 ms', (what, queryAt) =>
    expectQuick(`colleges, ${what}`, (call) => `/colleges?limit=10&${queryAt(call)}`),
  );

  test('[PA16] to choose one of takes less than 20 ms', () =>
    expectQuick('colleges to choose', (call) => `/payments/colleges?search=${call % 100}`));
});

test.each<[string, (call: number) => string]>([
  ['the newest', () => ''],
  ['that are offered', () => 'isActive=true'],
  ['searched', (call) => `search=${call % 100}`],
])('[PA15] the list of packages, %s, takes less than 20 ms', (what, queryAt) =>
  expectQuick(`packages, ${what}`, (call) => `/admin/packages?limit=10&${queryAt(call)}`),
);

test.each<[string, (call: number) => string]>([
  ['the newest', () => ''],
  ['by name', (call) => `sort=name&page=${1 + (call % 100)}`],
  ['searched', (call) => `search=${call % 1000}`],
])('[BA1] the list of batches, %s, takes less than 20 ms', (what, queryAt) =>
  expectQuick(`batches, ${what}`, (call) => `/admin/batches?limit=10&${queryAt(call)}`),
);

test.each<[string, (call: number) => string]>([
  ['by name', () => 'sort=name'],
  ['by rank', () => 'sort=rank'],
  ['of a state', (call) => `state=${at(['handed-in', 'none', 'sitting'], call)}`],
  ['searched', (call) => `search=${at(FIRST, call)}`],
])('[BA20] the students of an assignment of 60, %s, take less than 20 ms', (what, queryAt) =>
  expectQuick(
    `assignment of 60, ${what}`,
    (call) => `/admin/assignments/${assignmentId}/sittings?limit=100&${queryAt(call)}`,
  ),
);
