import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRank } from '../src/features/leaderboard/queries.ts';
import { readNeighbours, readPage } from '../src/features/leaderboard/read-leaderboard.ts';
import { placeOn } from './support/leaderboards.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const board = { board: '', timeframe: 'alltime', period: 0 } as const;

/** Around the ends of buckets of both sizes, some of them three times, and both ends of the scale. */
const SCORES = [3, 4, 5, 7, 8, 63, 64, 95, 96, 1019, 1020, 1023, 1024, 1025, 1028, 2047, 2048, 2049, 4096]
  .flatMap((score) => [score, score + 1, score - 1])
  .concat([0, 0, 64, 64, 2047, 2047, 2048, 99_999, 100_000, 100_000]);

let server: TestServer;
let order: string[];
const scoreOf = new Map<string, number>();

beforeAll(async () => {
  server = await startTestServer();
  for (const [place, score] of SCORES.entries())
    scoreOf.set(await server.addUser({ username: `student-${place}` }), score);
  const placed = [...scoreOf].map(([userId, score]) => ({ userId, score }));
  order = await placeOn(server.context, '', placed);
});

afterAll(async () => {
  await server.close();
});

const rankOf = (userId: string) =>
  1 + SCORES.filter((score) => score > (scoreOf.get(userId) ?? Infinity)).length;

test('[SG7] every rank is one more than the number of higher scores, and equals share it', async () => {
  for (const [before, userId] of order.entries()) {
    const place = { userId, score: scoreOf.get(userId) ?? NaN };
    const found = await readRank(server.context.store, board, place);
    expect([place.score, found.rank, found.before]).toEqual([place.score, rankOf(userId), before]);
  }
});

test('[SG7] a page that begins at any position has the right rows with the right ranks', async () => {
  for (const offset of order.keys()) {
    const { entries } = await readPage(server.context.store, board, { offset }, 4);
    const expected = order.slice(offset, offset + 4);
    expect(entries.map(({ userId, rank }) => [userId, rank])).toEqual(
      expected.map((userId) => [userId, rankOf(userId)]),
    );
  }
  expect((await readPage(server.context.store, board, { offset: order.length }, 4)).entries).toEqual([]);
});

test('[SG7] neighbours are those before and after, in the same order as on the pages', async () => {
  for (const [place, userId] of order.entries()) {
    const found = await readNeighbours(server.context.store, board, userId, 2);
    expect(found?.place).toBe(Math.min(place, 2));
    const expected = order.slice(Math.max(place - 2, 0), place + 3);
    expect(found?.entries.map((entry) => [entry.userId, entry.rank])).toEqual(
      expected.map((id) => [id, rankOf(id)]),
    );
  }
});

test('[SG7] what was read of a board before does not hide what has changed since', async () => {
  const page = async (offset: number) => {
    const { entries } = await readPage(server.context.store, board, { offset }, 3);
    return entries.map(({ userId, rank }) => [userId, rank]);
  };
  const before = await page(5);
  expect(await page(order.length)).toEqual([]);
  const userId = await server.addUser({ username: 'student-first' });
  await placeOn(server.context, '', [{ userId, score: 100_000 }]);
  const shifted = before.map(([id, rank]) => [id, Number(rank) + 1]);
  expect(await page(6)).toEqual(shifted);
  expect(await page(order.length)).toEqual([[order.at(-1), expect.any(Number)]]);
});
