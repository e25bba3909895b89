import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import { noMessaging } from '../../src/adapters/messaging.ts';
import { practiceMaker } from '../../src/bank/practice-maker.ts';
import { systemClock, systemIds, type Context } from '../../src/context.ts';
import { openSqliteReader, type Store } from '../../src/database/index.ts';
import { connect, DATABASE_FILE, openSqlite } from '../../src/database/open-sqlite.ts';
import { addUser, findUserByEmail } from '../../src/features/accounts/queries.ts';
import { proveBalances } from '../../src/features/wallet/prove.ts';
import { openInstallation } from '../../src/installation/index.ts';
import { addGrant, TOKENS } from '../../src/tokens/index.ts';
import { migrationsDirectory } from '../support/test-server.ts';
import { rounds } from '../../../scripts/vitest/size.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { killAll, startServer, stop, type ServerProcess } from './support/server-process.ts';

const ROUNDS = rounds({ short: 2, full: 200 });
/** Rounds on one database, so that reading all of it stays quick. */
const ROUNDS_A_DATABASE = 20;
/** A server is killed within this time. Jobs begin within a second. */
const LONGEST_LOAD_MS = 6000;
const FINISHED_WITHIN_MS = 120_000;
/** So that a login lasts for all rounds. */
const SERVER = { ACCESS_TOKEN_SECONDS: '86400' };

/** Rich ones, and one with the tokens of the free plan alone, which are soon spent. */
const STUDENTS = ['asha', 'ravi', 'meena', 'poor'];
const GIVEN = 5000;
const givenTo = (username: string) => TOKENS.signUp + (username === 'poor' ? 0 : GIVEN);
const PASSWORD = 'Student@12345';

/** JEE Main's part of physics. */
const QUESTIONS = 25;
const TOPICS = [
  'Kinematics',
  'Laws of Motion',
  'Work, Energy and Power',
  'Current Electricity',
  'Thermodynamics',
  'Oscillations and Waves',
  'Atoms and Nuclei',
];
const FEWEST_TOPICS = 3;

let directory: string;

beforeEach(() => {
  directory = makeDirectory();
});

afterEach(() => {
  killAll();
  removeDirectory(directory);
});

interface Student {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

interface School {
  readonly students: readonly Student[];
  readonly categoryId: string;
  readonly subjectId: string;
  readonly topics: readonly { readonly id: string; readonly tid: string }[];
}

type Kind = 'adaptive' | 'ai';

/** What was answered with the id of a test. */
interface Acknowledged {
  readonly paperId: string;
  readonly userId: string;
  readonly kind: Kind;
}

async function call(address: string, route: string, body: object, token?: string) {
  const answer = await fetch(`${address}/api${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as unknown };
}

/** The demo's catalogue and templates, students with tokens, and questions to practise. */
async function prepareSchool(): Promise<void> {
  const server = startServer(directory, SERVER);
  await server.address;
  await stop(server);
  const store = openSqlite({ dataDirectory: directory, migrationsDirectory });
  try {
    await addStudents(store);
    const edge = { clock: systemClock, ids: systemIds };
    const installation = await openInstallation(store, { ...edge, sessionSecret: undefined });
    const context: Context = {
      ...edge,
      store,
      installation,
      messaging: noMessaging,
      failPoint: () => undefined,
    };
    const { topics } = store.t;
    const rows = await store.read.select().from(topics).where(inArray(topics.name, TOPICS));
    const order = { topicIds: rows.map(({ id }) => id), difficulty: { min: 1, max: 10 } };
    await practiceMaker(context).make([
      { ...order, type: 'MCQ', count: 200 },
      { ...order, type: 'Numerical', count: 60 },
    ]);
  } finally {
    await store.close();
  }
}

async function addStudents(store: Store): Promise<void> {
  const demo = await findUserByEmail(store, 'student@example.com');
  if (demo === undefined) throw new Error('There is no demo student');
  const at = Date.now();
  for (const username of STUDENTS)
    await store.write(async (queries) => {
      const user = {
        id: `student-${username}`,
        username,
        email: `${username}@example.com`,
        fullName: username,
        passwordHash: demo.passwordHash,
        role: 'student' as const,
        accountStatus: 'approved' as const,
        createdAt: at,
      };
      await addUser(store, queries, user);
      const tokens = givenTo(username) - TOKENS.signUp;
      const grant = { id: `gift-${username}`, userId: user.id, source: 'a gift', expiresAt: null };
      if (tokens > 0) await addGrant(store, queries, { ...grant, tokens, at });
    });
}

async function openSchool(address: string): Promise<School> {
  const students: Student[] = [];
  for (const username of STUDENTS) {
    const credentials = { email: `${username}@example.com`, password: PASSWORD };
    const { token, user } = (await call(address, '/auth/login', credentials)).json as {
      token: string;
      user: { _id: string };
    };
    students.push({ id: user._id, username, token });
  }
  return onDisk(async ({ read, t }) => {
    const [category] = await read.select().from(t.categories).where(eq(t.categories.cid, 'jee-main'));
    const [subject] = await read.select().from(t.subjects).where(eq(t.subjects.sid, 'physics'));
    const topics = await read.select().from(t.topics).where(inArray(t.topics.name, TOPICS));
    return { students, categoryId: category?.id ?? '', subjectId: subject?.id ?? '', topics };
  });
}

/** Past any server. */
async function onDisk<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqliteReader(directory);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

/**
 * What a lease is for: nobody takes a job over while its process may still be alive.
 * @param tries as if so many processes had been killed while they made the tests.
 */
function endLeases(tries?: number): void {
  const connection = connect(path.join(directory, DATABASE_FILE));
  try {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    connection.exec("UPDATE jobs SET leaseUntil = 0 WHERE state = 'running'");
    const making = "kind = 'make-ai-test' AND state IN ('waiting', 'running')";
    connection.exec(`UPDATE jobs SET runAt = 0 WHERE ${making}`);
    if (tries !== undefined)
      connection.exec(
        `UPDATE jobs SET state = 'running', leaseUntil = 0, attempts = ${tries} WHERE ${making}`,
      );
  } finally {
    connection.close();
  }
}

function someTopics({ topics }: School): School['topics'] {
  const chosen = topics.filter(() => Math.random() < 0.6);
  return chosen.length < FEWEST_TOPICS ? topics : chosen;
}

const REQUESTS: Readonly<Record<Kind, (school: School) => readonly [route: string, body: object]>> = {
  adaptive: (school) => [
    '/user-defined/generate_admin_defined_test',
    {
      categoryId: school.categoryId,
      subjectIds: [school.subjectId],
      topicIds: someTopics(school).map(({ id }) => id),
      price: TOKENS.adaptiveTest,
    },
  ],
  ai: (school) => [
    '/ai/generate',
    {
      cid: 'jee-main',
      sids: ['physics'],
      tids: someTopics(school).map(({ tid }) => tid),
      price: TOKENS.aiTest,
    },
  ],
};

const idIn = (json: unknown) => {
  const { testPaper, data } = json as {
    testPaper?: { id: string };
    data?: { testPaper: { id: string } };
  };
  return testPaper?.id ?? data?.testPaper.id ?? '';
};

/** A test that is being made, a bank or a wallet that is used up. */
const EXPECTED_REFUSALS = ['409 CONFLICT', '422 BANK_TOO_SMALL', '429 TOKENS_EXHAUSTED'];

interface Load {
  readonly acknowledged: Acknowledged[];
  readonly refusals: string[];
}

/** Every student asks for tests of both kinds at once, one after the other, until the server is gone. */
async function askUntilKilled(address: string, school: School): Promise<Load> {
  const load: Load = { acknowledged: [], refusals: [] };
  const line = async ({ id: userId, token }: Student, kind: Kind): Promise<void> => {
    for (;;) {
      const { status, json } = await call(address, ...REQUESTS[kind](school), token);
      if (status < 300) load.acknowledged.push({ paperId: idIn(json), userId, kind });
      else load.refusals.push(`${status} ${(json as { code: string }).code}`);
    }
  };
  const lines = school.students.flatMap((student) =>
    (['adaptive', 'ai'] as const).map((kind) => line(student, kind)),
  );
  await Promise.allSettled(lines);
  return load;
}

/** @param before is waited for before the time of the kill is drawn. */
async function loadAndKill(
  server: ServerProcess,
  school: School,
  before: () => Promise<void>,
): Promise<Load> {
  const load = askUntilKilled(await server.address, school);
  await before();
  await delay(Math.random() * LONGEST_LOAD_MS);
  await stop(server, 'SIGKILL');
  return load;
}

const PRICES: Readonly<Record<Kind, number>> = { adaptive: TOKENS.adaptiveTest, ai: TOKENS.aiTest };

/** There is no half of anything. @returns how many tests of each kind are made. */
function expectWhole(acknowledged: readonly Acknowledged[]): Promise<Record<Kind, number>> {
  return onDisk(async (store) => {
    const { read, t } = store;
    expect((await proveBalances(store)).faults).toEqual([]);
    const tests = await read
      .select({ test: t.paperGenerations, paper: t.papers, content: t.packageVersions.content })
      .from(t.paperGenerations)
      .innerJoin(t.papers, eq(t.papers.id, t.paperGenerations.paperId))
      .leftJoin(t.packageVersions, eq(t.packageVersions.version, t.papers.currentVersion));
    const charges = new Map((await read.select().from(t.tokenCharges)).map((row) => [row.thing, row]));
    for (const { test: made, paper, content } of tests) {
      const placed = await read.$count(t.paperQuestions, eq(t.paperQuestions.paperId, paper.id));
      const sections = await read.$count(t.paperSections, eq(t.paperSections.paperId, paper.id));
      const isMade = made.state === 'made';
      const about = `${made.kind} test ${paper.id}, ${made.state}`;
      expect([paper.isActive, paper.ownerId, placed, sections], about).toEqual(
        isMade ? [true, made.userId, QUESTIONS, 2] : [false, made.userId, 0, 0],
      );
      expect(content === null ? null : questionsIn(content), about).toBe(isMade ? QUESTIONS : null);
      const charge = charges.get(`test ${paper.id}`);
      expect([charge?.userId, charge?.tokens], about).toEqual([made.userId, PRICES[made.kind]]);
      expect(charge?.refundedAt === null, about).toBe(made.state !== 'failed');
    }
    const states = new Map(tests.map(({ test: { paperId, userId, kind } }) => [paperId, { userId, kind }]));
    for (const { paperId, userId, kind } of acknowledged)
      expect(states.get(paperId), `what was answered with ${paperId}`).toEqual({ userId, kind });
    expect(charges.size).toBe(tests.length);
    const generated = await read.select({ ownerId: t.papers.ownerId }).from(t.papers);
    expect(generated.filter(({ ownerId }) => ownerId !== null)).toHaveLength(tests.length);
    for (const username of STUDENTS) await expectPaid(store, username);
    const made = (kind: Kind) =>
      tests.filter(({ test: one }) => one.state === 'made' && one.kind === kind).length;
    return { adaptive: made('adaptive'), ai: made('ai') };
  });
}

const questionsIn = (content: string) => paperPackageSchema.parse(JSON.parse(content)).totals.questions;

/** What is gone from a wallet is the price of the tests that are made or still being made, and nothing else. */
async function expectPaid({ read, t }: Store, username: string): Promise<void> {
  const userId = `student-${username}`;
  const grants = await read.select().from(t.tokenGrants).where(eq(t.tokenGrants.userId, userId));
  const tests = await read.select().from(t.paperGenerations).where(eq(t.paperGenerations.userId, userId));
  const left = grants.reduce((sum, { remaining }) => sum + remaining, 0);
  const owed = tests
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { kind }) => sum + PRICES[kind], 0);
  expect([left, left >= 0], username).toEqual([givenTo(username) - owed, true]);
  expect(tests.filter(({ state }) => state === 'making').length).toBeLessThanOrEqual(1);
}

async function whenNothingIsMade(): Promise<void> {
  const making = () =>
    onDisk(({ read, t }) => read.$count(t.paperGenerations, eq(t.paperGenerations.state, 'making')));
  await expect.poll(making, { timeout: FINISHED_WITHIN_MS, interval: 300 }).toBe(0);
}

/** Tests of both kinds, more than one a round. Waited for, because on a slow machine the rounds alone may end before. */
async function whenEnoughAreMade(roundsSoFar: number): Promise<void> {
  const made = (kind: Kind) =>
    onDisk(({ read, t }) =>
      read.$count(
        t.paperGenerations,
        and(eq(t.paperGenerations.state, 'made'), eq(t.paperGenerations.kind, kind)),
      ),
    );
  await expect
    .poll(async () => (await made('adaptive')) > roundsSoFar && (await made('ai')) > 0, {
      timeout: FINISHED_WITHIN_MS,
      interval: 300,
    })
    .toBe(true);
}

/** @returns how many answers named a test, and how many tests of each kind came of them. */
async function runSeries(count: number): Promise<Record<Kind | 'answers', number>> {
  await prepareSchool();
  let server = startServer(directory, SERVER);
  const school = await openSchool(await server.address);
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < count; round += 1) {
    const isLast = round === count - 1;
    const load = await loadAndKill(server, school, async () => {
      if (isLast) await whenEnoughAreMade(count);
    });
    acknowledged.push(...load.acknowledged);
    expect([...new Set(load.refusals)].filter((refusal) => !EXPECTED_REFUSALS.includes(refusal))).toEqual([]);
    await expectWhole(acknowledged);
    endLeases();
    server = startServer(directory, SERVER);
  }
  await server.address;
  await whenNothingIsMade();
  await stop(server);
  return { answers: acknowledged.length, ...(await expectWhole(acknowledged)) };
}

test(
  `[GN5] [GN6] [TK6] ${ROUNDS} times killed while students have tests made: no half test, and no token is lost`,
  async () => {
    const sum = { answers: 0, adaptive: 0, ai: 0 };
    for (let left = ROUNDS; left > 0; left -= ROUNDS_A_DATABASE) {
      const { answers, adaptive, ai } = await runSeries(Math.min(left, ROUNDS_A_DATABASE));
      sum.answers += answers;
      sum.adaptive += adaptive;
      sum.ai += ai;
      removeDirectory(directory);
      directory = makeDirectory();
    }
    const made = `${sum.adaptive} adaptive tests and ${sum.ai} by AI`;
    console.info(`${ROUNDS} rounds, ${sum.answers} answers, ${made}: all whole, every token accounted for`);
    expect(sum.adaptive).toBeGreaterThan(ROUNDS);
    expect(sum.ai).toBeGreaterThan(0);
  },
  ROUNDS * 20_000 + 2 * FINISHED_WITHIN_MS + 2 * STARTS_WITHIN_MS,
);

test(
  '[GN6] [TK3] a test whose making three processes were killed at has failed, and its tokens are back',
  async () => {
    await prepareSchool();
    const server = startServer(directory, SERVER);
    const school = await openSchool(await server.address);
    const [student] = school.students;
    const asked = await call(await server.address, ...REQUESTS.ai(school), student?.token);
    expect(asked.status).toBe(202);
    await stop(server, 'SIGKILL');
    const acknowledged = [{ paperId: idIn(asked.json), userId: student?.id ?? '', kind: 'ai' as const }];
    expect(await expectWhole(acknowledged)).toEqual({ adaptive: 0, ai: 0 });
    endLeases(3);
    const next = startServer(directory, SERVER);
    await next.address;
    await whenNothingIsMade();
    await stop(next);
    expect(await expectWhole(acknowledged)).toEqual({ adaptive: 0, ai: 0 });
    const tests = await onDisk(({ read, t }) => read.select().from(t.paperGenerations));
    expect(tests).toMatchObject([
      { state: 'failed', failure: 'This test could not be made. Your tokens are back.' },
    ]);
  },
  FINISHED_WITHIN_MS + 3 * STARTS_WITHIN_MS,
);
