import type { LeaderboardEntry } from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import { testLeaderboardMeta, testCategoryEntry, testEntry } from '../../test/leaderboard.ts';
import {
  fromCategory,
  fromOverall,
  matching,
  nextLeaderboardPage,
  rowsOf,
  type LeaderboardPage,
} from './leaderboard.ts';
import { meansEmptyLeaderboard } from './empty-leaderboard.ts';
import { formatPeriod } from './period.ts';

const page = (
  ranks: readonly number[],
  totalUsers: number,
  next: string | null = null,
): LeaderboardPage<LeaderboardEntry> => ({
  data: {
    leaderboard: ranks.map((rank) => testEntry(rank)),
    meta: testLeaderboardMeta({ limit: 3, totalUsers, next }),
  },
});

test('[SG9] a further page begins behind the last row of the one before, until the server names none', () => {
  expect(nextLeaderboardPage([])).toEqual({});
  expect(nextLeaderboardPage([page([1, 2, 3], 5, 'behind-3')])).toEqual({ after: 'behind-3' });
  expect(nextLeaderboardPage([page([1, 2, 3], 5, 'behind-3'), page([4, 5], 5)])).toBeNull();
});

test('a student who is on two pages is listed once, where they were first', () => {
  const rows = rowsOf([page([1, 2, 3], 5), page([3, 4], 5)], fromOverall);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
});

test('a row is the same of the overall board and of a category’s', () => {
  expect(fromCategory(testCategoryEntry(7))).toEqual(fromOverall(testEntry(7)));
});

test('a row counts the tests as the student’s own card does: each paper once', () => {
  expect(fromOverall(testEntry(7, { uniqueTestsCount: 4, testAttempts: 5 })).tests).toBe(4);
});

test('the search finds names and usernames, without regard to case', () => {
  const rows = rowsOf([page([1, 2, 3], 3)], fromOverall);
  expect(matching(rows, '  ')).toHaveLength(3);
  expect(matching(rows, 'STUDENT 2').map(({ rank }) => rank)).toEqual([2]);
  expect(matching(rows, 'dent_3').map(({ rank }) => rank)).toEqual([3]);
});

test('the server’s messages for an empty board', () => {
  for (const message of [
    'No leaderboard data available',
    'There is insufficient data',
    'You have no tests yet',
  ])
    expect(meansEmptyLeaderboard(message), message).toBe(true);
  expect(meansEmptyLeaderboard('Server error occurred.')).toBe(false);
});

test('the days of a month and a week are those of India', () => {
  const month = { from: '2026-10-31T18:30:00.000Z', until: '2026-11-30T18:30:00.000Z' };
  expect(formatPeriod(month)).toMatch(/^1\s?.\s?30 Nov 2026$/);
  const week = { from: '2026-11-29T18:30:00.000Z', until: '2026-12-06T18:30:00.000Z' };
  expect(formatPeriod(week)).toMatch(/^30 Nov\s?.\s?6 Dec 2026$/);
});
