import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  LeaderboardMeta,
  CategoryStatistics,
  ItemAnalysis,
  LeaderboardEntry,
  PaperRank,
} from '@exam/shared-schema/contract';
import { settle } from '../support/leaderboards.ts';
import { paperNamed, SHORT_PAPER, sitDemoPaper, startDemoServer } from '../support/demo.ts';
import { dataIn } from '../support/read.ts';
import type { TestServer } from '../support/test-server.ts';

const DAY = 86_400_000;
const MECHANICS = 'MCQ Practice: Mechanics';
const ENGLISH = 'Bank PO English: two passages';
const TIMEFRAMES = ['alltime', 'monthly', 'weekly'] as const;

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
  await settle(server.context);
});

afterAll(() => server.close());

interface LeaderboardAnswer {
  readonly leaderboard: readonly LeaderboardEntry[];
  readonly meta: LeaderboardMeta;
}

/** Whether a board shows simulated students, and how many of its rows say so themselves. */
async function leaderboardAt(path: string, timeframe: string) {
  const answer = await server.ask('GET', `/api/leaderboard/${path}?timeframe=${timeframe}`);
  const { leaderboard, meta } = dataIn<LeaderboardAnswer>(answer);
  const simulated = leaderboard.filter(({ user }) => user.fullName.startsWith('Simulated student'));
  return {
    isDemo: meta.isDemo ?? false,
    rows: leaderboard.length,
    simulated: simulated.length,
    total: meta.totalUsers,
  };
}

/** The paths of the boards: overall, of the short paper's category, and of another one. */
async function paths() {
  const [short, other] = [
    await paperNamed(server, SHORT_PAPER),
    await paperNamed(server, 'NEET Biology: Cell and Genetics'),
  ];
  return {
    overall: 'performance',
    own: `category/${short.categoryId}`,
    other: `category/${other.categoryId}`,
    otherId: other.categoryId,
  };
}

describe('[ST68] [SG11] boards of the demo', () => {
  test('show simulated students, and say so, while nobody else stands on them', async () => {
    const { overall, own, other } = await paths();
    for (const path of [overall, own, other]) {
      const board = await leaderboardAt(path, 'alltime');
      expect(board.isDemo).toBe(true);
      expect(board.rows).toBeGreaterThan(10);
      expect(board.simulated).toBe(board.rows);
      expect(board.total).toBeGreaterThanOrEqual(board.rows);
    }
    const { categories } = await statistics();
    const withStudents = categories.filter(({ totalParticipants }) => totalParticipants > 0);
    expect(withStudents.length).toBeGreaterThan(5);
    expect(withStudents.every(({ isDemo }) => isDemo === true)).toBe(true);
  });

  const statistics = async () =>
    dataIn<{ categories: CategoryStatistics[] }>(
      await server.ask('GET', '/api/leaderboard/categories/stats?timeframe=alltime'),
    );

  test('keep them when an attempt comes that does not rank', async () => {
    const { overall, own } = await paths();
    const id = await sitDemoPaper(server, 'vikram', 'Instant results: Aptitude');
    expect(id).toBe('of-vikram');
    await settle(server.context);
    for (const path of [overall, own]) expect((await leaderboardAt(path, 'alltime')).isDemo).toBe(true);
  });

  test('tell a student who is not on them no place among the simulated ones', async () => {
    const userId = await server.addUser({ username: 'ravi' });
    const answer = await server.ask('GET', `/api/leaderboard/performance/user/${userId}`);
    expect(dataIn<object>(answer)).toMatchObject({ position: null, userPosition: null, nearbyUsers: [] });
  });
  test('are without them from the first ranked attempt of a student on, and other boards are not', async () => {
    const { overall, own, other, otherId } = await paths();
    await sitDemoPaper(server, 'asha');
    await settle(server.context);
    for (const path of [overall, own])
      for (const timeframe of TIMEFRAMES)
        expect(await leaderboardAt(path, timeframe)).toEqual({
          isDemo: false,
          rows: 1,
          simulated: 0,
          total: 1,
        });
    const before = await leaderboardAt(other, 'alltime');
    expect(before.isDemo).toBe(true);
    expect(before.simulated).toBe(before.rows);
    const { categories } = await statistics();
    const real = categories.filter(({ totalParticipants, isDemo }) => totalParticipants > 0 && !isDemo);
    expect(
      real.map(({ totalParticipants, topPerformer }) => [totalParticipants, topPerformer?.username]),
    ).toEqual([[1, 'asha']]);
    expect(categories.find(({ categoryId }) => categoryId === otherId)?.isDemo).toBe(true);
  });

  test('do not show them again when that student leaves', async () => {
    const { overall, own } = await paths();
    const token = await server.signIn('asha');
    const hidden = await server.ask('PATCH', '/api/users/user_update_profile', {
      token,
      body: { isListed: false },
    });
    expect(hidden.status).toBe(200);
    await settle(server.context);
    for (const path of [overall, own])
      expect(await leaderboardAt(path, 'alltime')).toEqual({
        isDemo: false,
        rows: 0,
        simulated: 0,
        total: 0,
      });
  });

  test('of a week and a month are empty when these are over', async () => {
    const { other } = await paths();
    expect((await leaderboardAt(other, 'monthly')).isDemo).toBe(true);
    server.clock.advance(40 * DAY);
    expect(await leaderboardAt(other, 'monthly')).toMatchObject({ isDemo: false, rows: 0 });
    expect((await leaderboardAt(other, 'alltime')).isDemo).toBe(true);
  });
});

test('[ST68] [RK1] a student is ranked among students alone: the first of a paper has nobody to compare with', async () => {
  const attemptId = await sitDemoPaper(server, 'first', MECHANICS);
  const token = await server.signIn('first');
  const standing = async () =>
    dataIn<PaperRank>(await server.ask('GET', `/api/test-attempts/${attemptId}/standing`, { token }));
  expect(await standing()).toMatchObject({ status: 'few' });
  for (let other = 1; other < 10; other += 1) await sitDemoPaper(server, `other-${other}`, MECHANICS);
  expect(await standing()).toMatchObject({ status: 'ranked', attempts: 10, rank: 1 });
});

test('[ST68] [IA1] a paper is analysed by its simulated attempts until thirty students have sat it, and never by both', async () => {
  const { id } = await paperNamed(server, ENGLISH);
  const analysis = async () => {
    const token = await server.signIn('admin');
    return dataIn<ItemAnalysis>(await server.ask('GET', `/api/admin/papers/${id}/items`, { token }));
  };
  const simulated = (await analysis()).attempts;
  for (let student = 1; student < 30; student += 1) await sitDemoPaper(server, `student-${student}`, ENGLISH);
  expect(await analysis()).toMatchObject({ isDemo: true, attempts: simulated });
  await sitDemoPaper(server, 'thirtieth', ENGLISH);
  const after = await analysis();
  expect([after.attempts, after.isDemo]).toEqual([30, undefined]);
});
