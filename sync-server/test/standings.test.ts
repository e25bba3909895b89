import type { BoardMeta, LeaderboardEntry } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle, sit, versionOf, type SatPaper } from './support/boards.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn } from './support/read.ts';

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
  readonly meta: BoardMeta;
}

const board = async (query = '') =>
  dataIn<Page>(await hall.server.ask('GET', `/api/leaderboard/performance${query}`));

test('[SG1] a ranked attempt appears on the board once the boards have been brought up to date', async () => {
  const { context } = hall.server;
  await hall.handIn((await hall.finished()).handIn());
  await sit(context, {
    ...paper,
    userId: hall.ravi.id,
    scoreExact: '4',
    correct: 1,
    incorrect: 0,
    unanswered: 3,
  });
  await settle(context);
  const { leaderboard, meta } = await board();
  expect(leaderboard.map(({ rank, user }) => [rank, user.username])).toEqual([
    [1, 'asha'],
    [2, 'ravi'],
  ]);
  expect(leaderboard[0]).toMatchObject({ totalScore: 16, uniqueTestsCount: 1, overallAccuracy: 100 });
  expect(meta).toMatchObject({ totalUsers: 2, totalPages: 1, next: null, recounted: null });
  expect(refusalIn(await hall.server.ask('GET', '/api/leaderboard/category/nowhere'))).toBe('404 NOT_FOUND');
});
