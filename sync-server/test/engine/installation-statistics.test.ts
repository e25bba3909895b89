import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InstallationStatistics, StatisticsTimeframe } from '@exam/shared-schema/contract';
import { keyedPapers } from '../../src/marked-attempts/keyed-papers.ts';
import { countStatistics } from '../../src/features/results/count-statistics.ts';
import { renewFigures } from '../../src/features/statistics/renew-figures.ts';
import { openHall, type Hall } from '../support/hall.ts';
import { testRunner } from '../support/jobs.ts';
import { dataIn } from '../support/read.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});
afterEach(() => hall.server.close());

async function count(): Promise<void> {
  const { context } = hall.server;
  hall.server.clock.advance(10 * MINUTE);
  const handlers = [countStatistics(context, keyedPapers(context.store)), renewFigures(context)];
  await testRunner(context, ...handlers).runner.runDue();
}

async function read(timeframe: StatisticsTimeframe = '30') {
  const token = await hall.server.signIn('admin');
  const path = `/api/stats/statistics?timeframe=${timeframe}`;
  return dataIn<InstallationStatistics>(await hall.server.ask('GET', path, { token }));
}

/** A paid order. */
async function buy(id: string, own: { readonly amount: number; readonly refunded?: number }): Promise<void> {
  const { context, clock } = hall.server;
  const { payments } = context.store.t;
  const terms = { planName: 'Pro', tokens: 1, monthlyTests: 1, aiEnabled: true, advancedAnalytics: true };
  const now = clock.now();
  await context.store.write((queries) =>
    queries.insert(payments).values({
      ...{ id, receipt: id, provider: 'razorpay', currency: 'INR', state: 'paid', terms },
      ...{ userId: hall.asha.id, createdAt: now, paidAt: now, startsAt: now, endsAt: now + 30 * DAY },
      ...own,
    }),
  );
}

test('[FG1] [FG2] [FG3] the figures are those of the timeframe, and growth compares them with the period before', async () => {
  await hall.sit('early', 2);
  await buy('first', { amount: 40_000 });
  await count();
  hall.server.clock.advance(10 * DAY);
  await hall.sit('late', 4);
  await hall.sit('later', 2);
  await buy('second', { amount: 60_000, refunded: 10_000 });
  await buy('third', { amount: 20_000 });
  await count();
  const week = await read('7');
  expect(week).toMatchObject({
    totalStudents: 5,
    newStudents: 2,
    testsAttempted: 2,
    testsCompleted: 2,
    successRate: 100,
    avgAccuracy: 100,
    totalRevenue: 70_000,
    averageOrderValue: 35_000,
    activeUsers: 2,
    premiumUsers: 1,
    totalColleges: 0,
    growthRates: { students: 66.7, tests: 100, success: 0, revenue: 75, colleges: null },
  });
  expect(week.lastUpdated).toBe(new Date(hall.server.clock.now()).toISOString());
  expect(week.difficultyBreakdown.reduce((sum, each) => sum + each.count, 0)).toBe(6);
  const month = await read();
  expect(month).toMatchObject({ testsCompleted: 3, activeUsers: 3, newStudents: 5, totalRevenue: 110_000 });
  expect(month.growthRates).toMatchObject({ students: null, tests: null, studyTime: null });
  expect(week.trendsData).toHaveLength(5);
  expect(week.trendsData.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 2]);
  expect(week.trendsData[0]?.avgAccuracy).toBeNull();
});

test('[FG3] a test that was begun and not handed in is attempted and not completed', async () => {
  const { context, clock } = hall.server;
  const { attemptDrafts } = context.store.t;
  const { paper } = await hall.issue();
  await hall.sit('one', 2);
  const draft = { attemptId: 'a', userId: hall.asha.id, paperId: hall.paperId, ...{ nextSeq: 1, head: 'h' } };
  await context.store.write((queries) =>
    queries.insert(attemptDrafts).values({
      ...draft,
      ...{ packageVersion: paper.packageVersion, ownLength: 0, ownHead: 'h' },
      ...{ firstContactAt: clock.now(), updatedAt: clock.now() },
    }),
  );
  await count();
  expect(await read()).toMatchObject({ testsAttempted: 2, testsCompleted: 1, successRate: 50 });
  await context.store.write((queries) => queries.delete(attemptDrafts));
  await count();
  expect(await read()).toMatchObject({ testsAttempted: 1, testsCompleted: 1, successRate: 100 });
});

test('[FG1] before anything was counted there are no figures, and no moment of an update', async () => {
  expect(await read('365')).toMatchObject({
    totalStudents: 0,
    testsCompleted: 0,
    successRate: null,
    averageOrderValue: null,
    avgStudyTime: null,
    lastUpdated: null,
    difficultyBreakdown: [],
  });
});
