import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { LeaderboardEntry } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, endSession, startSession } from '../../offline/index.ts';
import { testLeaderboardMeta, testEntry, testPosition } from '../../test/leaderboard.ts';
import { testStudent } from '../../test/student.ts';
import HomeLeaderboard from './home-leaderboard.tsx';

/** Null without a network. */
let entries: readonly LeaderboardEntry[] | null;
let isDemo: boolean;

const server = setupServer(
  http.get('*/api/leaderboard/performance', () =>
    entries === null
      ? HttpResponse.error()
      : HttpResponse.json({
          success: true,
          data: { leaderboard: entries, meta: testLeaderboardMeta({ totalUsers: entries.length, isDemo }) },
        }),
  ),
  http.get('*/api/leaderboard/performance/user/*', () =>
    HttpResponse.json({
      success: true,
      data: {
        position: testPosition(),
        user: testEntry(2).user,
        userPosition: 0,
        nearbyUsers: [testEntry(2)],
      },
    }),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  entries = [1, 2, 3, 4].map((rank) => testEntry(rank));
  isDemo = false;
  await Promise.all([database.seenAnswers.clear(), endSession(database)]);
});

test('home has the top three, the student’s rank and the way to the whole board', async () => {
  await startSession(database, testStudent(), 'token');
  render(<HomeLeaderboard />);
  await screen.findByText('Your rank: 2 of 4');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Full leaderboard' }).getAttribute('href')).toBe('/leadboard');
});

test('[PK14] a stranger sees the board, without a network too, with its age', async () => {
  const { unmount } = render(<HomeLeaderboard />);
  await screen.findByRole('link', { name: 'Full leaderboard' });
  expect(screen.queryByText(/^Your rank/)).toBeNull();
  unmount();
  entries = null;
  render(<HomeLeaderboard />);
  await screen.findByText('This board is from this minute.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('an empty board and a failure have their sentences', async () => {
  entries = [];
  const { unmount } = render(<HomeLeaderboard />);
  await screen.findByText('No Tests Attempted Yet');
  unmount();
  await database.seenAnswers.clear();
  entries = null;
  render(<HomeLeaderboard />);
  await screen.findByText('Failed to load leaderboard data');
});

const SIMULATED = 'These are simulated students of the demo. They are shown until a student is ranked here.';

test('[ST68] home says of simulated students that they are, and of students nothing', async () => {
  const { unmount } = render(<HomeLeaderboard />);
  await screen.findByRole('link', { name: 'Full leaderboard' });
  expect(screen.queryByText(SIMULATED)).toBeNull();
  unmount();
  await database.seenAnswers.clear();
  isDemo = true;
  render(<HomeLeaderboard />);
  await screen.findByText(SIMULATED);
});
