import type { ProfileStatistics } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scoresOverTime } from '../src/features/profile/scores-over-time.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const statistics = async (token = hall.asha.token) =>
  dataIn<ProfileStatistics>(await hall.server.ask('GET', '/api/users/profile/statistics', { token }));

const sit = async (paperId = hall.paperId) => {
  const answer = await hall.handIn((await hall.finished(paperId)).handIn());
  expect(answer.status).toBe(201);
};

test('[PF7] nothing sat: nothing is made up', async () => {
  expect(await statistics()).toEqual({
    testsTaken: 0,
    testsScored: 0,
    accuracy: null,
    totalScore: 0,
    achievements: [],
    scores: [],
    topics: [],
    time: { total: 0, average: null, correct: 0, incorrect: 0, unanswered: 0 },
  });
});

test('[PF7] counts all attempts of the caller and nobody else’s', async () => {
  await sit();
  const other = await publishSample(hall.server.context, hall.adminId);
  await sit(other);
  const mine = await statistics();
  expect(mine).toMatchObject({ testsTaken: 2, testsScored: 2, accuracy: 100 });
  expect(mine.scores.map(({ percentage, attempts }) => [percentage, attempts])).toEqual([
    [100, 1],
    [100, 1],
  ]);
  expect(mine.topics).toEqual([
    { topic: 'General', correct: 4, incorrect: 0, unanswered: 0 },
    { topic: 'Sets', correct: 4, incorrect: 0, unanswered: 0 },
  ]);
  expect(mine.achievements).toEqual(['Precision Pro']);
  expect(mine.time.total).toBeGreaterThan(0);
  expect((await statistics(hall.ravi.token)).testsTaken).toBe(0);
});

test('[PF7] an attempt whose results are not released is counted, and neither its score nor its questions', async () => {
  await sit();
  const { store } = hall.server.context;
  const { papers } = store.t;
  const release = (keyReleaseAt: number | null) =>
    store.write((queries) => queries.update(papers).set({ keyReleaseAt }).where(eq(papers.id, hall.paperId)));
  await release(START + 86_400_000_000);
  expect(await statistics()).toMatchObject({
    testsTaken: 1,
    testsScored: 0,
    accuracy: null,
    totalScore: 0,
    scores: [],
    topics: [],
    achievements: [],
    time: { correct: 0 },
  });
  await release(null);
  expect((await statistics()).topics).toHaveLength(2);
});

test('[PF10] an attempt that does not earn the key tells nothing of its questions', async () => {
  await sit();
  const { store } = hall.server.context;
  const { attempts } = store.t;
  await store.write((queries) => queries.update(attempts).set({ ranked: false, flags: ['late'] }));
  expect(await statistics()).toMatchObject({ testsTaken: 1, testsScored: 1, accuracy: 100, topics: [] });
  expect((await statistics()).time).toMatchObject({ correct: 0, incorrect: 0, unanswered: 0 });
});

test('[PF8] of more than sixty attempts neighbours share a point, and every attempt is in one', () => {
  const attempts = Array.from({ length: 1000 }, (_, index) => ({
    submittedAt: index,
    percentage: index % 10,
  }));
  const points = scoresOverTime(attempts);
  expect(points).toHaveLength(60);
  expect(points.reduce((sum, point) => sum + point.attempts, 0)).toBe(1000);
  expect(new Set(points.map((point) => point.attempts))).toEqual(new Set([16, 17]));
  expect(points.at(-1)?.at).toBe(new Date(999).toISOString());
  expect(scoresOverTime(attempts.slice(0, 3))).toEqual(
    [0, 1, 2].map((each) => ({ at: new Date(each).toISOString(), percentage: each, attempts: 1 })),
  );
});

test('[PF7] what was counted before is counted once, and again in whole where less may be told', async () => {
  await sit();
  const first = await statistics();
  expect(await statistics()).toEqual(first);
  await sit(await publishSample(hall.server.context, hall.adminId));
  const topicsOf = ({ topics }: ProfileStatistics) => topics.map(({ topic, correct }) => [topic, correct]);
  expect(topicsOf(await statistics())).toEqual([
    ['General', 4],
    ['Sets', 4],
  ]);
  const { store } = hall.server.context;
  const { papers } = store.t;
  const keyReleaseAt = START + 86_400_000_000;
  await store.write((queries) =>
    queries.update(papers).set({ keyReleaseAt }).where(eq(papers.id, hall.paperId)),
  );
  expect(topicsOf(await statistics())).toEqual([
    ['General', 2],
    ['Sets', 2],
  ]);
});
