import type { LeaderboardMeta, CategoryStatistics, LeaderboardEntry } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notePaper, noteStudent } from '../src/leaderboard/note-changes.ts';
import { fillLeaderboards } from '../src/features/leaderboard/fill-missing.ts';
import { keepLeaderboards } from '../src/features/leaderboard/keep-up-to-date.ts';
import { sweepPeriods } from '../src/features/leaderboard/sweep-periods.ts';
import { settle, sit, versionOf, type SatPaper } from './support/leaderboards.ts';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { setUser, START } from './support/test-server.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

let hall: Hall;
let paper: SatPaper;

beforeEach(async () => {
  hall = await openHall();
  paper = await versionOf(hall.server.context.store, hall.paperId);
});

afterEach(async () => {
  await hall.server.close();
});

interface Page {
  readonly leaderboard: readonly LeaderboardEntry[];
  readonly meta: LeaderboardMeta;
}

interface Position {
  readonly position: { readonly rank: number } | null;
  readonly user: { readonly fullName: string; readonly username: string };
  readonly userPosition: number | null;
  readonly nearbyUsers: readonly LeaderboardEntry[];
}

const get = (path: string) => hall.server.ask('GET', `/api/leaderboard${path}`);
const board = async (query = '') => dataIn<Page>(await get(`/performance${query}`));
const position = async (userId: string, query = '') =>
  dataIn<Position>(await get(`/performance/user/${userId}${query}`));
const ranks = ({ leaderboard }: Page) => leaderboard.map(({ rank, user }) => `${rank} ${user.username}`);
const settled = () => settle(hall.server.context);

const LITTLE = { scoreExact: '4', correct: 1, incorrect: 0, unanswered: 3 };

async function ashaAndRavi(): Promise<void> {
  await hall.handIn((await hall.finished()).handIn());
  await sit(hall.server.context, { ...paper, userId: hall.ravi.id, ...LITTLE });
  await settled();
}

describe('[SG12] a paper whose results are held back', () => {
  const HOUR = 3_600_000;

  /** The times of the paper; they are copied when an attempt is stored or the paper is edited. */
  async function heldBack(times: { closesAt?: number; keyReleaseAt?: number }): Promise<void> {
    const { store } = hall.server.context;
    const { papers } = store.t;
    await store.write(async (queries) => {
      await queries.update(papers).set(times).where(eq(papers.id, paper.paperId));
      await notePaper(store, queries, paper.paperId, 'hand-in');
    });
  }

  const everywhere = async () => {
    await settled();
    const { position: place, nearbyUsers } = await position(hall.ravi.id);
    const stats = dataIn<{ categories: readonly CategoryStatistics[] }>(await get('/categories/stats'));
    const [of] = stats.categories;
    return [ranks(await board()), place?.rank ?? null, nearbyUsers.length, of?.totalTests, of?.topScore];
  };

  test.each(['closesAt', 'keyReleaseAt'])(
    'is on no board before %s, and then counts by itself',
    async (name) => {
      await heldBack({ [name]: START + HOUR });
      await sit(hall.server.context, { ...paper, userId: hall.ravi.id, ...LITTLE });
      expect(await everywhere()).toEqual([[], null, 0, 0, null]);
      hall.server.clock.advance(HOUR - 1);
      expect(await everywhere()).toEqual([[], null, 0, 0, null]);
      hall.server.clock.advance(1);
      expect(await everywhere()).toEqual([['1 ravi'], 1, 1, 1, 4]);
    },
  );

  test('leaves and comes back with an edit of its times', async () => {
    await sit(hall.server.context, { ...paper, userId: hall.ravi.id, ...LITTLE });
    expect((await everywhere())[0]).toEqual(['1 ravi']);
    await heldBack({ closesAt: START + HOUR });
    expect((await everywhere())[0]).toEqual([]);
    await heldBack({ closesAt: START });
    expect((await everywhere())[0]).toEqual(['1 ravi']);
  });

  test('does not take away what the student has on boards from others', async () => {
    const { context } = hall.server;
    const other = await versionOf(
      context.store,
      await publishSample(context, hall.adminId, { title: 'Another' }),
    );
    await sit(hall.server.context, { ...other, userId: hall.ravi.id, ...LITTLE });
    await heldBack({ closesAt: START + HOUR });
    await sit(hall.server.context, { ...paper, userId: hall.ravi.id });
    expect((await everywhere())[0]).toEqual(['1 ravi']);
    expect((await board()).leaderboard[0]).toMatchObject({
      uniqueTestsCount: 1,
      testAttempts: 1,
      totalScore: 4,
    });
  });

  test('is released by the keeper within its next look', async () => {
    await heldBack({ closesAt: START + HOUR });
    await sit(hall.server.context, { ...paper, userId: hall.ravi.id, ...LITTLE });
    await settled();
    hall.server.clock.advance(HOUR);
    let look = () => {};
    const timers = { every: (_ms: number, run: () => void) => ((look = run), () => undefined) };
    const keeper = keepLeaderboards(hall.server.context, { timers, log: { error: () => undefined } });
    look();
    await keeper.stop();
    expect(ranks(await board())).toEqual(['1 ravi']);
  });
});

test('[SG1] [SG3] a ranked attempt appears on the board with its figures', async () => {
  await ashaAndRavi();
  const page = await board();
  expect(ranks(page)).toEqual(['1 asha', '2 ravi']);
  expect(page.leaderboard[1]).toEqual({
    userId: hall.ravi.id,
    user: { _id: hall.ravi.id, fullName: 'ravi', username: 'ravi' },
    rank: 2,
    performanceScore: 16.99,
    consistencyRating: 0,
    uniqueTestsCount: 1,
    maxSingleTestScore: 4,
    avgScorePerTest: 4,
    totalScore: 4,
    overallAccuracy: 100,
    testAttempts: 1,
    avgTimePerQuestion: 150,
  });
  expect(page.meta).toMatchObject({ totalUsers: 2, totalPages: 1, next: null, recounted: null });
});

test('[SG1] what does not rank counts as an attempt of a student who is on the board, and puts nobody there', async () => {
  await ashaAndRavi();
  const { context } = hall.server;
  await sit(context, { ...paper, userId: hall.ravi.id, scoreExact: '16' });
  const meena = await hall.server.addUser({ username: 'meena' });
  await sit(context, { ...paper, userId: meena, ranked: false });
  await sit(context, { ...paper, userId: hall.adminId });
  await settled();
  expect((await board()).leaderboard).toMatchObject([
    {},
    { testAttempts: 2, uniqueTestsCount: 1, totalScore: 4 },
  ]);
  expect(await position(meena)).toMatchObject({ position: null, userPosition: null, nearbyUsers: [] });
});

test('[SG1] generated papers never count', async () => {
  const { context } = hall.server;
  const { papers } = context.store.t;
  await context.store.write((queries) => queries.update(papers).set({ ownerId: hall.asha.id }));
  await ashaAndRavi();
  expect((await board()).leaderboard).toEqual([]);
});

test('[SG2] a week and a month are of India, and end without anything being computed again', async () => {
  await ashaAndRavi();
  hall.server.clock.advance(7 * DAY);
  const second = await versionOf(hall.server.context.store, hall.paperId);
  const meena = await hall.server.addUser({ username: 'meena' });
  await sit(hall.server.context, { ...second, userId: meena });
  await settled();
  expect(ranks(await board('?timeframe=weekly'))).toEqual(['1 meena']);
  const month = await board('?timeframe=monthly');
  expect(ranks(month)).toHaveLength(3);
  expect(month.meta.period).toEqual({ from: '2025-12-31T18:30:00.000Z', until: '2026-01-31T18:30:00.000Z' });
  hall.server.clock.advance(30 * DAY);
  expect((await board('?timeframe=monthly')).meta.totalUsers).toBe(0);
  expect((await board()).meta.totalUsers).toBe(3);
});

test('[SG2] counts of what is over are removed, and the others stay', async () => {
  await ashaAndRavi();
  const { context, clock } = hall.server;
  const { read, t } = context.store;
  const before = await read.$count(t.standingCounts);
  clock.advance(60.5 * DAY);
  await testRunner(context, sweepPeriods(context)).runner.runDue();
  expect(await read.$count(t.standingCounts)).toBe(before / 3);
  expect(ranks(await board())).toEqual(['1 asha', '2 ravi']);
});

test('[SG6] a decision about a doubted attempt is followed, and the board says that it was counted again', async () => {
  const issued = await hall.issue();
  const device = new Device(issued, START + 1000).answerAll(rightAnswers(issued.paper)).seal();
  await hall.handIn(device.handIn());
  await settled();
  expect((await board()).leaderboard).toEqual([]);
  const token = await hall.server.signIn('admin');
  const decide = (ranked: boolean) =>
    hall.server.ask('POST', `/api/admin/attempts/${device.header.attemptId}/ranking`, {
      token,
      body: { userId: hall.asha.id, ranked, reason: 'Seen in the hall' },
    });
  await decide(true);
  await settled();
  const page = await board();
  expect(ranks(page)).toEqual(['1 asha']);
  hall.server.clock.advance(MINUTE);
  await decide(false);
  await settled();
  const { leaderboard, meta } = await board();
  expect(leaderboard).toEqual([]);
  expect(meta.recounted).toEqual({ at: '2026-01-05T09:01:00.000Z', reason: 'correction' });
  hall.server.clock.advance(31 * DAY);
  expect((await board()).meta.recounted).toBeNull();
});

async function moved(values: Parameters<typeof setUser>[2], change: 'ban' | 'deletion' | 'listing') {
  const { context } = hall.server;
  await setUser(context, hall.asha.id, values);
  await context.store.write((queries) => noteStudent(context.store, queries, hall.asha.id, change));
  await settled();
}

test('[SG1] [SG10] whoever is banned leaves the board, and comes back with the end of the ban', async () => {
  await ashaAndRavi();
  await moved({ accountStatus: 'banned' }, 'ban');
  const page = await board();
  expect(ranks(page)).toEqual(['1 ravi']);
  expect(page.meta.recounted?.reason).toBe('ban');
  expect(await position(hall.asha.id)).toMatchObject({
    position: null,
    user: { fullName: '', username: '' },
  });
  await moved({ accountStatus: 'approved' }, 'ban');
  expect(ranks(await board())).toEqual(['1 asha', '2 ravi']);
});

test('[SG1] whoever is not listed appears nowhere, and nobody is told that somebody hides', async () => {
  await ashaAndRavi();
  await moved({ isListed: false }, 'listing');
  const page = await board();
  expect(ranks(page)).toEqual(['1 ravi']);
  expect(page.meta.recounted).toBeNull();
  expect(await position(hall.asha.id)).toMatchObject({ position: null, userPosition: null });
});

test('[SG6] nothing of a deleted account stays behind the boards', async () => {
  await ashaAndRavi();
  await moved({ accountStatus: 'deleted' }, 'deletion');
  expect(ranks(await board())).toEqual(['1 ravi']);
  const { read, t } = hall.server.context.store;
  for (const table of [t.standingAttempts, t.standings])
    expect(await read.$count(table, eq(table.userId, hall.asha.id))).toBe(0);
  expect(refusalIn(await get(`/performance/user/${hall.asha.id}`))).toBe('404 NOT_FOUND');
});

test('[SG8] attempts that were stored before there were boards are counted after an update', async () => {
  await ashaAndRavi();
  const { context, clock } = hall.server;
  const { t } = context.store;
  await context.store.write(async (queries) => {
    for (const table of [t.standingAttempts, t.standings, t.standingCounts, t.standingBoards])
      await queries.delete(table);
  });
  clock.advance(10 * MINUTE);
  await testRunner(context, fillLeaderboards(context)).runner.runDue();
  await settled();
  expect(ranks(await board())).toEqual(['1 asha', '2 ravi']);
});

describe('[PF13] the name of a student on a board', () => {
  const shown = async (values: Parameters<typeof setUser>[2]) => {
    await setUser(hall.server.context, hall.asha.id, { fullName: 'Asha  Verma Rao', ...values });
    await settled();
    const [first] = (await board()).leaderboard;
    const { user } = await position(hall.asha.id);
    const stats = dataIn<{ categories: readonly CategoryStatistics[] }>(await get('/categories/stats'));
    const top = stats.categories[0]?.topPerformer;
    expect([user, top]).toEqual([first?.user, first?.user]);
    return [user.fullName, user.username];
  };

  test('is the nickname, or else the first name, unless the student shows the full one', async () => {
    await ashaAndRavi();
    expect(await shown({})).toEqual(['Asha', 'Asha']);
    expect(await shown({ showsFullName: true })).toEqual(['Asha  Verma Rao', 'asha']);
    expect(await shown({ nickname: 'Comet' })).toEqual(['Comet', 'Comet']);
  });

  test('is a label for a simulated student, shown whole', async () => {
    await setUser(hall.server.context, hall.asha.id, { isDemo: true, fullName: 'Simulated student 7' });
    await sit(hall.server.context, { ...paper, userId: hall.asha.id });
    await settled();
    expect((await board()).leaderboard[0]?.user.fullName).toBe('Simulated student 7');
  });

  test('is not revealed for a student who is not on the board', async () => {
    const nameless = { _id: hall.ravi.id, fullName: '', username: '' };
    await setUser(hall.server.context, hall.ravi.id, { fullName: 'Ravi Iyer', showsFullName: true });
    expect(await position(hall.ravi.id)).toMatchObject({ position: null, user: nameless });
    await sit(hall.server.context, { ...paper, userId: hall.ravi.id, ranked: false });
    await settled();
    expect(await position(hall.ravi.id)).toMatchObject({ position: null, user: nameless });
    const { context } = hall.server;
    const other = await versionOf(
      context.store,
      await publishSample(context, hall.adminId, { title: 'Another' }),
    );
    await sit(context, { ...other, userId: hall.ravi.id });
    await settled();
    hall.server.clock.advance(32 * DAY);
    expect((await position(hall.ravi.id)).user.fullName).toBe('Ravi Iyer');
    expect(await position(hall.ravi.id, '?timeframe=monthly')).toMatchObject({ user: nameless });
  });
});

test('[SG10] a nickname stands instead of both names, and nothing else of an account is told', async () => {
  await ashaAndRavi();
  await setUser(hall.server.context, hall.asha.id, { nickname: 'Comet', phone: '9876543210' });
  const category = (await board()).leaderboard.length && (await categoryId());
  const pages = [
    '/performance',
    `/performance/user/${hall.ravi.id}`,
    `/category/${category}`,
    `/category/${category}/user/${hall.asha.id}`,
    '/categories/stats',
  ];
  for (const page of pages) {
    const { text, status } = await get(page);
    expect([page, status]).toEqual([page, 200]);
    expect(text).toContain('Comet');
    expect(text).not.toMatch(/asha|@|9876543210/);
  }
});

async function categoryId(): Promise<string> {
  const { read, t } = hall.server.context.store;
  const [category] = await read.select().from(t.categories);
  return category?.id ?? '';
}

test('[SG1] a category has a board of its own, and its figures in one line', async () => {
  await ashaAndRavi();
  const id = await categoryId();
  expect(dataIn(await get(`/category/${id}/user/${hall.ravi.id}?nearby=1`))).toMatchObject({
    position: { rank: 2, totalScore: 4, accuracy: 100, testsCompleted: 1, averageScore: 4 },
    userPosition: 1,
    nearbyUsers: [{ totalCategoryScore: 16 }, { totalCategoryScore: 4, categoryTestAttempts: 1 }],
    category: { _id: id, name: 'GATE' },
  });
  const { categories } = dataIn<{ categories: CategoryStatistics[] }>(await get('/categories/stats'));
  expect(categories).toEqual([
    {
      categoryId: id,
      categoryName: 'GATE',
      hasLeaderboard: true,
      totalParticipants: 2,
      totalTestsAvailable: 1,
      topPerformer: { _id: hall.asha.id, fullName: 'asha', username: 'asha' },
      topScore: 16,
      averageScore: 10,
      totalTests: 2,
    },
  ]);
});

test('a category or a student that nobody knows is not found, and a cursor has a form', async () => {
  expect(refusalIn(await get('/category/nowhere'))).toBe('404 NOT_FOUND');
  expect(refusalIn(await get(`/category/nowhere/user/${hall.asha.id}`))).toBe('404 NOT_FOUND');
  expect(refusalIn(await get('/performance/user/nobody'))).toBe('404 NOT_FOUND');
  expect(refusalIn(await get('/performance?after=here'))).toBe('400 VALIDATION');
});

test('[SG6] a board says up to when it has counted', async () => {
  await ashaAndRavi();
  expect((await board()).meta.countedThrough).toBe('2026-01-05T09:00:00.000Z');
  const meena = await hall.server.addUser({ username: 'meena' });
  await sit(hall.server.context, { ...paper, userId: meena });
  hall.server.clock.advance(MINUTE);
  expect((await board()).meta.countedThrough).toBe('2026-01-05T08:59:59.999Z');
  await settled();
  expect((await board()).meta.countedThrough).toBe('2026-01-05T09:01:00.000Z');
});
