import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CollegeLink } from '@exam/shared-schema/contract';
import { checkWallets } from '../../src/check-wallets-command.ts';
import type { Store } from '../../src/database/index.ts';
import { call, exitOf } from './server-process.ts';

/** PA17: a college of ten thousand students pays, and the server is killed while they are credited. */

const COLLEGE = 'large-college';
const TOKENS = 500;
const PRICE = 99.5;
const ROWS_AT_ONCE = 500;
const LOOKS_EVERY_MS = 5;
const CREDITED_WITHIN_MS = 60_000;
const CREDIT_JOB = 'credit-package-students';

export interface Process {
  readonly child: ChildProcess;
  readonly address: string;
}

/** An engine's half: server processes on one database, and a look at it beside them. */
export interface Installation {
  readonly start: () => Promise<Process>;
  /** Opened anew each time, so that a server that starts finds the database as the killed one left it. */
  readonly open: () => Promise<Store>;
}

export interface Sizes {
  readonly students: number;
  readonly rounds: number;
}

export interface Outcome {
  /** Servers that were killed while students were waiting for their tokens. */
  readonly kills: number;
  /** Of these, the ones that had credited some students and not all. */
  readonly halfway: number;
  readonly credited: number;
  readonly seconds: number;
}

async function within<T>({ open }: Installation, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await open();
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

async function kill({ child }: Process): Promise<void> {
  child.kill('SIGKILL');
  await exitOf(child);
}

const waitingIn = ({ read, t }: Store) =>
  read.$count(t.packageStudents, isNull(t.packageStudents.creditedAt));

/** The accounts are rows of their own making: registering ten thousand would take longer than all the rest. */
async function addStudents({ read, write, t }: Store, students: number): Promise<void> {
  const [demo] = await read.select().from(t.users).where(eq(t.users.email, 'student@example.com'));
  if (demo === undefined) throw new Error('There is no demo student');
  await write((queries) => queries.insert(t.organisations).values({ id: COLLEGE, name: 'Large College' }));
  for (let from = 0; from < students; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, students - from) }, (_unused, index) => {
      const name = `student-of-college-${from + index}`;
      const own = { id: name, username: name, email: `${name}@college.example`, phone: null };
      return { ...demo, ...own, organisationId: COLLEGE };
    });
    await write((queries) => queries.insert(t.users).values(rows));
  }
}

async function makeLink(address: string): Promise<CollegeLink> {
  const login = { email: 'admin@example.com', password: 'Admin@12345' };
  const { token } = await call<{ token: string }>(address, '/auth/login', login);
  const form = { name: 'Exam Pack', Tokens: TOKENS, price: PRICE };
  const made = await call<{ data: { _id: string } }>(address, '/payments/packages', form, token);
  const wanted = { collegeId: COLLEGE, packageId: made.data._id };
  const { data } = await call<{ data: CollegeLink }>(
    address,
    '/payments/create-college-package',
    wanted,
    token,
  );
  return data;
}

async function pay(address: string, { paymentLink }: CollegeLink): Promise<void> {
  const link = new URL(paymentLink).searchParams.get('sandbox') ?? '';
  const { paid } = await call<{ paid: object }>(address, `/payments/sandbox/links/${link}/pay`, {
    outcome: 'success',
  });
  await call(address, '/payments/verify-link', paid);
}

/**
 * What a killed server leaves is due at once, and where the job was given up after ten of them, the night comes: its sweep
 * resumes what was given up (PA17).
 */
async function makeDue({ write, t: { jobs } }: Store): Promise<void> {
  await write(async (queries) => {
    await queries.update(jobs).set({ leaseUntil: 0 }).where(eq(jobs.state, 'running'));
    // On the day after, the sweep's job has a name of its own.
    const givenUp = await queries
      .update(jobs)
      .set({ dedupeKey: null })
      .where(and(eq(jobs.kind, CREDIT_JOB), eq(jobs.state, 'failed'), sql`${jobs.dedupeKey} is not null`))
      .returning({ id: jobs.id });
    if (givenUp.length > 0)
      await queries
        .update(jobs)
        .set({ state: 'waiting', runAt: 0, attempts: 0, finishedAt: null })
        .where(eq(jobs.kind, 'sweep-payments'));
  });
}

/** Waits until fewer than `waiting` students wait, or the job was given up. */
async function untilFewer(store: Store, waiting: number): Promise<void> {
  const { read, t } = store;
  const isGivenUp = and(
    eq(t.jobs.kind, CREDIT_JOB),
    eq(t.jobs.state, 'failed'),
    sql`${t.jobs.dedupeKey} is not null`,
  );
  const until = Date.now() + CREDITED_WITHIN_MS;
  while ((await waitingIn(store)) >= waiting) {
    if ((await read.$count(t.jobs, isGivenUp)) > 0) return;
    if (Date.now() > until) throw new Error(`${waiting} students are waiting, and nothing happens`);
    await delay(LOOKS_EVERY_MS);
  }
}

/** A server credits some students and is killed. @returns how many are waiting then. */
async function killHalfway(installation: Installation, waiting: number, roundsLeft: number): Promise<number> {
  const server = await installation.start();
  // So that there are students left for all rounds, however late the look is.
  const share = waiting / (2 * roundsLeft);
  await within(installation, (store) => untilFewer(store, waiting - Math.random() * share));
  await kill(server);
  return within(installation, async (store) => {
    await makeDue(store);
    return waitingIn(store);
  });
}

/**
 * Makes a college with students, pays for a package by a link of the sandbox, kills the server in each round, and lets the
 * last one end the work.
 * @returns figures, when every student was found to be credited once.
 */
export async function payThroughKills(
  installation: Installation,
  { students, rounds }: Sizes,
): Promise<Outcome> {
  await kill(await installation.start());
  await within(installation, (store) => addStudents(store, students));
  const first = await installation.start();
  const link = await makeLink(first.address);
  expect(link.summary).toEqual({
    totalTokens: students * TOKENS,
    totalAmount: students * PRICE,
    totalStudents: students,
  });
  const started = Date.now();
  await pay(first.address, link);
  await kill(first);
  let waiting = await within(installation, async (store) => {
    await makeDue(store);
    return waitingIn(store);
  });
  let kills = 1;
  let halfway = waiting < students && waiting > 0 ? 1 : 0;
  for (; kills < rounds && waiting > 0; kills += 1) {
    const left = await killHalfway(installation, waiting, rounds - kills);
    if (left < waiting && left > 0) halfway += 1;
    waiting = left;
  }
  const last = await installation.start();
  await within(installation, async (store) => {
    await expect.poll(() => waitingIn(store), { timeout: CREDITED_WITHIN_MS, interval: 100 }).toBe(0);
  });
  await kill(last);
  const seconds = Math.round((Date.now() - started) / 1000);
  return within(installation, async (store) => ({
    ...{ kills, halfway, seconds },
    credited: await expectCreditedOnce(store, link.paymentId, students),
  }));
}

/** @returns the number of students who have the tokens. */
async function expectCreditedOnce(store: Store, paymentId: string, students: number): Promise<number> {
  const { read, t } = store;
  const [payment] = await read.select().from(t.payments).where(eq(t.payments.id, paymentId));
  expect(payment).toMatchObject({ state: 'paid', refunded: 0 });
  const grants = await read
    .select()
    .from(t.tokenGrants)
    .where(eq(t.tokenGrants.source, `payment ${paymentId}`));
  expect(grants).toHaveLength(students);
  expect(new Set(grants.map(({ userId }) => userId)).size).toBe(students);
  expect(grants.filter(({ remaining }) => remaining !== TOKENS)).toEqual([]);
  const named = await read.select({ userId: t.notices.userId }).from(t.notices);
  const ofCollege = named.filter(({ userId }) => userId.startsWith('student-of-college-'));
  expect(ofCollege).toHaveLength(students);
  expect(new Set(ofCollege.map(({ userId }) => userId)).size).toBe(students);
  // Throws a line for each fault.
  await checkWallets(store);
  return grants.length;
}
