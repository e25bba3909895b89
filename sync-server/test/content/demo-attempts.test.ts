import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answersOf,
  foldAttempt,
  genesisHash,
  logHead,
  readLog,
  type UnhashedEvent,
} from '@exam/shared-schema/attempt';
import {
  paperEdit,
  stateTag,
  type ItemAnalysis,
  type LeaderboardEntry,
  type ManagedPaper,
  type ManagedUser,
  type PaperSummary,
} from '@exam/shared-schema/contract';
import { timingFor } from '@exam/shared-schema/paper-package';
import { makeDemoAttempts } from '../../src/first-start/demo-attempts/make.ts';
import { removeDemoAttempts } from '../../src/first-start/demo-attempts/remove.ts';
import { SIMULATED_STUDENTS, simulatedStudents } from '../../src/first-start/demo-attempts/population.ts';
import { calibrateQuestions } from '../../src/features/ability/calibrate.ts';
import { accountJobs } from '../../src/features/accounts/jobs.ts';
import { keyedPapers } from '../../src/marked-attempts/keyed-papers.ts';
import { remarkAttempts, SETTLED_MS } from '../../src/features/corrections/remark-attempts.ts';
import { countStatistics } from '../../src/features/results/count-statistics.ts';
import { sha256 } from '../../src/sha256.ts';
import { settle } from '../support/leaderboards.ts';
import { paperNamed, SHORT_PAPER, simulate, sitDemoPaper, startDemoServer } from '../support/demo.ts';
import { testRunner } from '../support/jobs.ts';
import { dataIn } from '../support/read.ts';
import { messagesTo } from '../support/sign-up.ts';
import { PASSWORD, type TestServer } from '../support/test-server.ts';

const MINUTE = 60_000;
/** It has simulated attempts. */
const MSQ = 'MSQ Practice: JEE Advanced style';

let server: TestServer;

const attemptRows = () => server.context.store.read.select().from(server.context.store.t.attempts);
const papers = () => {
  const { read, t } = server.context.store;
  return read.select().from(t.papers).orderBy(t.papers.title);
};
const userRows = () => server.context.store.read.select().from(server.context.store.t.users);

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const covariance = mean(([a, b]) => (a - x) * (b - y));
  return covariance / Math.sqrt(mean(([a]) => (a - x) ** 2) * mean(([, b]) => (b - y) ** 2));
}

describe('[ST68] simulated attempts', () => {
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server.close());

  test('are marked as such, of students who are marked as such, and rank nowhere', async () => {
    const rows = await attemptRows();
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ isDemo, ranked, isDoubted }) => !isDemo || ranked || isDoubted)).toEqual([]);
    const simulated = (await userRows()).filter(({ isDemo }) => isDemo);
    expect(simulated).toHaveLength(SIMULATED_STUDENTS);
    const ids = new Set(simulated.map(({ id }) => id));
    expect(rows.filter(({ userId }) => !ids.has(userId))).toEqual([]);
  });

  test('have the marks that their logs give, and nothing about them is doubtful', async () => {
    const keyedOf = keyedPapers(server.context.store);
    for (const row of await attemptRows()) {
      const { keyed } = (await keyedOf(row.packageVersion)) ?? {};
      const log = readLog(row.log ?? '');
      if (keyed === undefined || !log.ok) throw new Error('It cannot be read');
      const { id: attemptId, userId, paperId: testId, packageVersion } = row;
      const genesis = genesisHash({ attemptId, userId, testId, packageVersion }, sha256);
      expect(row.head).toBe(logHead(genesis, row.log ?? '', sha256));
      const state = foldAttempt(genesis, log.events as UnhashedEvent[], timingFor(keyed.paper, 0));
      const marks = keyed.marker.mark(answersOf(state, keyed.questionIds));
      expect([row.scoreExact, row.correct, row.incorrect]).toEqual([
        marks.total,
        marks.counts.correct,
        marks.counts.incorrect,
      ]);
      expect(row.flags).toEqual([]);
      expect(row.totalTimeSeconds).toBeLessThanOrEqual(keyed.paper.timing.durationSeconds);
    }
  });

  test('leave out what costs marks more often than what does not', async () => {
    const share = async (title: string) => {
      const { id } = await paperNamed(server, title);
      const rows = (await attemptRows()).filter(({ paperId }) => paperId === id);
      const [left, all] = rows.reduce(
        ([some, sum], { correct, incorrect, unanswered }) => [
          some + unanswered,
          sum + correct + incorrect + unanswered,
        ],
        [0, 0],
      );
      return left / all;
    };
    expect(await share('MCQ Practice: Mechanics')).toBeGreaterThan(0.15);
    expect(await share('MCQ Practice: Mechanics')).toBeLessThan(0.5);
  });

  test('tell the analysis of questions that harder ones are right less often, and that the better do better', async () => {
    const token = await server.signIn('admin');
    const { read, t } = server.context.store;
    const difficulties = new Map(
      (await read.select().from(t.questions)).map(({ id, difficulty }) => [id, difficulty ?? 0]),
    );
    const pairs: (readonly [number, number])[] = [];
    const discriminations: number[] = [];
    for (const { id, demoAttempts } of await papers()) {
      if (demoAttempts === 0) continue;
      const answer = await server.ask('GET', `/api/admin/papers/${id}/items`, { token });
      const { isDemo, attempts, items } = dataIn<ItemAnalysis>(answer);
      expect([isDemo, attempts]).toEqual([true, demoAttempts]);
      for (const { questionId, rightPercent, pointBiserial } of items) {
        pairs.push([difficulties.get(questionId) ?? 0, rightPercent]);
        discriminations.push(pointBiserial ?? 0);
      }
    }
    expect(pairs.length).toBeGreaterThan(200);
    expect(correlation(pairs)).toBeLessThan(-0.5);
    const median = discriminations.sort((a, b) => a - b)[Math.floor(discriminations.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(0.2);
    expect(median).toBeLessThan(0.6);
  });

  test('make their papers the most attempted, with a count that says how many are simulated', async () => {
    const answer = await server.ask('GET', '/api/test-papers/trending');
    const [first] = (answer.json as { papers: PaperSummary[] }).papers;
    expect(first?.attemptCount).toBeGreaterThan(30);
    expect(first?.demoAttempts).toBe(first?.attemptCount);
  });

  test('are counted once, and calibrate and describe no question', async () => {
    const before = (await papers()).map(({ title, attemptCount, recentAttempts }) => [
      title,
      attemptCount,
      recentAttempts,
    ]);
    const { context, clock } = server;
    const keyed = keyedPapers(context.store);
    clock.advance(10 * MINUTE);
    const jobs = [countStatistics(context, keyed), calibrateQuestions(context, keyed)];
    for (const job of jobs)
      await job.run({}, { jobId: '1', attempt: 1, signal: new AbortController().signal });
    expect(
      (await papers()).map(({ title, attemptCount, recentAttempts }) => [
        title,
        attemptCount,
        recentAttempts,
      ]),
    ).toEqual(before);
    const { read, t } = context.store;
    for (const table of [t.questionStatistics, t.sectionStatistics, t.calibrationCounts])
      expect(await read.$count(table)).toBe(0);
  });

  test('are of students as whom nobody signs in, whom nothing is sent and nothing is given', async () => {
    const email = 'simulated-07@demo.invalid';
    const token = await server.signIn('admin');
    const users = await server.ask('GET', '/api/users/get_all_users?search=simulated-07&accounts=all', {
      token,
    });
    const [listed] = (users.json as { users: ManagedUser[] }).users;
    expect(listed).toMatchObject({ email, isDemo: true, accountStatus: 'deactivated', tokensLeft: 0 });
    const login = await server.ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect(login.status).toBe(401);
    await server.ask('POST', '/api/auth/forgot-password', { body: { email } });
    await testRunner(server.context, ...accountJobs(server.context)).runner.runDue();
    expect(await messagesTo(server, email)).toEqual([]);
    const gift = { tokens: 5, days: null, reason: 'Well done', requestId: 'a-gift-for-nobody' };
    const given = await server.ask('POST', `/api/admin/users/${listed?._id}/tokens`, { token, body: gift });
    expect(given.status).toBe(404);
  });
});

describe('[ST68] the same seed', () => {
  test('gives the same students, and another one others', () => {
    expect(simulatedStudents('a')).toEqual(simulatedStudents('a'));
    expect(simulatedStudents('a')).not.toEqual(simulatedStudents('b'));
    const abilities = simulatedStudents('a').map(({ ability }) => ability);
    expect(Math.abs(abilities.reduce((sum, each) => sum + each, 0) / abilities.length)).toBeLessThan(0.4);
  });
});

describe('[ST68] simulated attempts', () => {
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server.close());

  /** What each student has scored in each paper. */
  async function scores(): Promise<string[]> {
    const names = new Map((await userRows()).map(({ id, username }) => [id, username]));
    const titles = new Map((await papers()).map(({ id, title }) => [id, title]));
    const rows = await attemptRows();
    return rows
      .map(
        ({ userId, paperId, scoreExact, totalTimeSeconds }) =>
          `${names.get(userId)} ${titles.get(paperId)} ${scoreExact} ${totalTimeSeconds}`,
      )
      .sort();
  }

  test('are made once: a second run, and one that ended in between, add nothing twice', async () => {
    const before = await scores();
    await simulate(server);
    expect(await scores()).toEqual(before);
    const { store } = server.context;
    const { installation, attempts, paperDays, papers: table } = store.t;
    const { id } = await paperNamed(server, SHORT_PAPER);
    await store.write(async (queries) => {
      await queries.delete(attempts).where(eq(attempts.paperId, id));
      await queries.delete(paperDays).where(eq(paperDays.paperId, id));
      await queries.update(table).set({ attemptCount: 0, demoAttempts: 0 }).where(eq(table.id, id));
      await queries
        .update(installation)
        .set({ value: 'begun' })
        .where(eq(installation.name, 'demo-attempts'));
    });
    await makeDemoAttempts(server.context, new AbortController().signal);
    expect(await scores()).toEqual(before);
  });

  test('leave nothing when they are taken away, and are the same when they are made again', async () => {
    await settle(server.context);
    await sitDemoPaper(server, 'asha');
    const { context } = server;
    const before = (await scores()).filter((line) => line.startsWith('simulated'));
    await removeDemoAttempts(context);
    const { read, t } = context.store;
    expect((await userRows()).filter(({ isDemo }) => isDemo)).toEqual([]);
    expect((await attemptRows()).map(({ id }) => id)).toEqual(['of-asha']);
    expect(await read.$count(t.standings)).toBe(0);
    expect(await read.$count(t.standingBoards)).toBe(0);
    for (const { attemptCount, recentAttempts, demoAttempts } of await papers())
      expect([attemptCount, recentAttempts, demoAttempts]).toEqual([0, 0, 0]);
    await settle(context);
    const board = await server.ask('GET', '/api/leaderboard/performance');
    const { leaderboard } = dataIn<{ leaderboard: LeaderboardEntry[] }>(board);
    expect(leaderboard.map(({ user }) => user.username)).toEqual(['asha']);
    await simulate(server);
    expect((await scores()).filter((line) => line.startsWith('simulated'))).toEqual(before);
  });

  test('are marked again by a corrected key, and nobody is told', async () => {
    const { context } = server;
    const { id, currentVersion } = await paperNamed(server, 'MCQ Practice: Mechanics');
    const own = async () => (await attemptRows()).filter(({ paperId }) => paperId === id);
    const before = new Map((await own()).map((row) => [row.id, row.scoreExact]));
    const { keyed } = (await keyedPapers(context.store)(currentVersion ?? '')) ?? {};
    const [question] = keyed?.questionIds ?? [];
    const right = [keyed?.keys[question ?? '']].flatMap((key) => (key?.type === 'MCQ' ? key.correct : []));
    const other = keyed?.optionIds.get(question ?? '')?.find((option) => !right.includes(option));
    const token = await server.signIn('admin');
    const body = { key: { type: 'MCQ', correct: [other] }, reason: 'The other one is right' };
    const corrected = await server.ask('POST', `/api/questions/${question}/key`, { token, body });
    expect(corrected.status).toBe(200);
    const recount = () => Promise.resolve();
    const { runner } = testRunner(context, remarkAttempts(context, keyedPapers(context.store), recount));
    server.clock.advance(SETTLED_MS);
    await runner.runDue();
    const { keyed: after } = (await keyedPapers(context.store)(currentVersion ?? '')) ?? {};
    const rows = await own();
    for (const { responses, scoreExact } of rows) {
      const answers = responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]);
      expect(scoreExact).toBe(after?.marker.mark(Object.fromEntries(answers)).total);
    }
    expect(rows.filter((row) => before.get(row.id) !== row.scoreExact).length).toBeGreaterThan(10);
    expect(await context.store.read.$count(context.store.t.resultNotes)).toBe(0);
  });

  test('do not keep an administrator from changing how a paper is sat', async () => {
    const token = await server.signIn('admin');
    const { id } = await paperNamed(server, MSQ);
    const listed = await server.ask('GET', '/api/admin/get_test_papers?search=MSQ%20Practice', {
      token,
    });
    const [paper] = (listed.json as { papers: ManagedPaper[] }).papers;
    const keyReleaseAt = new Date(server.clock.now() + 86_400_000).toISOString();
    const body = { calculator: 'basic', keyReleaseAt };
    const headers = { 'if-match': `"${stateTag(paperEdit, paper ?? {}, sha256)}"` };
    const edited = await server.ask('PUT', `/api/admin/test-papers/${id}/settings`, { token, body, headers });
    expect([edited.status, edited.text]).toEqual([200, expect.stringContaining('updated successfully')]);
    expect((await paperNamed(server, MSQ)).calculator).toBe('basic');
  });

  test('do not keep an administrator from deleting a paper, as an attempt of a student does', async () => {
    const { id } = await paperNamed(server, 'NEET Biology: Cell and Genetics');
    const token = await server.signIn('admin');
    const listed = await server.ask('GET', `/api/admin/get_test_papers?search=NEET%20Biology`, { token });
    expect((listed.json as { papers: ManagedPaper[] }).papers.map(({ attempts }) => attempts)).toEqual([0]);
    const deleted = await server.ask('DELETE', `/api/admin/test-papers/${id}`, { token });
    expect([deleted.status, deleted.text]).toEqual([200, expect.any(String)]);
    expect((await attemptRows()).filter(({ paperId }) => paperId === id)).toEqual([]);
  });
});
