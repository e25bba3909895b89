import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CategoryStatistics, LeaderboardEntry, LeaderboardMeta } from '@exam/shared-schema/contract';
import { database, endSession, startSession } from '../../offline/index.ts';
import { showInConsole } from '../../test/console.tsx';
import { testCategory, testCategoryEntry, testEntry, testLeaderboardMeta } from '../../test/leaderboard.ts';
import { testStudent } from '../../test/student.ts';
import LeaderboardScreen from './leaderboard-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ok = (data: object) => HttpResponse.json({ success: true, data });

let asked: string[];
let pages: LeaderboardEntry[][];
let meta: Partial<LeaderboardMeta>;
let own: LeaderboardEntry | null;
let categories: CategoryStatistics[];

beforeEach(async () => {
  asked = [];
  pages = [[testEntry(1), testEntry(2, { avgTimePerQuestion: 0 }), testEntry(3)]];
  meta = {};
  own = null;
  categories = [testCategory('GATE'), testCategory('CAT', { hasLeaderboard: false, totalParticipants: 0 })];
  history.replaceState(null, '', '/dashboard/leaderboard');
  await startSession(database, { ...testStudent('me'), role: 'admin' as const }, 'token');
  server.use(
    http.get('*/api/leaderboard/performance', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const after = query.get('after');
      asked.push(`overall ${query.get('timeframe')} ${after ?? ''}`.trim());
      const place = after === null ? 0 : 1;
      const next = pages.length > place + 1 ? '50.u3' : null;
      return ok({ leaderboard: pages[place] ?? [], meta: testLeaderboardMeta({ ...meta, next }) });
    }),
    http.get('*/api/leaderboard/category/:id', ({ params, request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${String(params['id'])} ${query.get('timeframe')}`);
      const category = { _id: String(params['id']), name: 'GATE' };
      const rows = [1, 2, 3, 4].map(testCategoryEntry);
      return ok({ leaderboard: rows, meta: testLeaderboardMeta({ totalUsers: 4 }), category });
    }),
    http.get('*/api/leaderboard/categories/stats', () => ok({ categories })),
    http.get('*/api/leaderboard/*/user/*', () =>
      own === null
        ? HttpResponse.json(
            { success: false, code: 'NOT_FOUND', message: 'Not found.', error: '' },
            { status: 404 },
          )
        : ok({ position: null, user: own.user, userPosition: 0, nearbyUsers: [own] }),
    ),
  );
});

const names = () =>
  within(screen.getByRole('table', { name: 'Rankings' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.match(/Student \d+/)?.[0]);
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('[SG60] the overall board has its figures, the top three, a table, and the categories that have a board', async () => {
  showInConsole(<LeaderboardScreen />);
  screen.getByText('Loading leaderboard...');
  const table = await screen.findByRole('table', { name: 'Rankings' });
  expect(figure('Total Participants')).toBe('3');
  expect(figure('Average Score')).toBe('310.25');
  expect(figure('Tests Completed')).toBe('36');
  await waitFor(() => expect(figure('Your Rank')).toBe('Unranked'));
  const podium = within(screen.getByRole('list', { name: 'Top three' }));
  expect(podium.getAllByRole('listitem')).toHaveLength(3);
  for (const text of ['Rank', 'Participant', 'Score', 'Accuracy', 'Tests', 'Avg Time', 'Level'])
    within(table).getAllByText(text);
  within(table).getAllByText('Intermediate');
  within(table).getAllByText('1m 2s');
  within(table).getByText('N/A');
  within(table).getByRole('img', { name: 'First place' });
  screen.getByText('Rankings update in real time');
  screen.getByText('All participants loaded');
  const cards = screen.getAllByRole('button', { name: /^Show the leaderboard of/ });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'GATE1,234 participants12 tests availableTop score 12,344',
  ]);
});

test('[SG60] a card leads to the board of its category, where only categories with a board are offered', async () => {
  categories = [testCategory('GATE'), testCategory('JEE Main', { totalParticipants: 1 })];
  showInConsole(<LeaderboardScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the leaderboard of JEE Main' }));
  const select = await screen.findByRole('combobox', { name: 'Category' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['GATE (1,234 participants)', 'JEE Main (1 participant)']);
  await waitFor(() => expect(asked.at(-1)).toBe('jee-main alltime'));
  expect(await screen.findByRole('table', { name: 'Rankings' })).toBeTruthy();
  expect(names()).toEqual(['Student 1', 'Student 2', 'Student 3', 'Student 4']);
  fireEvent.change(screen.getByLabelText('Timeframe'), { target: { value: 'weekly' } });
  await waitFor(() => expect(asked.at(-1)).toBe('jee-main weekly'));
  fireEvent.click(screen.getByRole('radio', { name: 'Overall' }));
  await waitFor(() => expect(asked.at(-1)).toBe('overall weekly'));
});

test('[SG60] a category without a board gives way to the first that has one', async () => {
  history.replaceState(null, '', '/dashboard/leadboard?view=category&category=cat');
  showInConsole(<LeaderboardScreen />);
  await screen.findByRole('table', { name: 'Rankings' });
  expect(asked.at(-1)).toBe('gate alltime');
});

test('[SG60] without any board of a category there is a sentence', async () => {
  history.replaceState(null, '', '/dashboard/leadboard?view=category');
  categories = [testCategory('CAT', { hasLeaderboard: false, totalParticipants: 0 })];
  showInConsole(<LeaderboardScreen />);
  await screen.findByText('No category has a leaderboard');
  expect(asked).toEqual([]);
});

test('[SG60] the search filters the loaded rows, and three are needed for a podium', async () => {
  showInConsole(<LeaderboardScreen />);
  fireEvent.change(await screen.findByLabelText('Search by name'), { target: { value: ' student 2 ' } });
  expect(names()).toEqual(['Student 2']);
  expect(screen.queryByRole('list', { name: 'Top three' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'zeno' } });
  screen.getByText('No participant matches');
});

test('[SG60] [SG9] more participants are appended, each once, until all are loaded', async () => {
  pages = [
    [testEntry(1), testEntry(2), testEntry(3)],
    [testEntry(3), testEntry(4)],
  ];
  meta = { totalUsers: 4 };
  showInConsole(<LeaderboardScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Participants (1 remaining)' }));
  await screen.findByText('All participants loaded');
  expect(names()).toEqual(['Student 1', 'Student 2', 'Student 3', 'Student 4']);
  expect(asked).toEqual(['overall alltime', 'overall alltime 50.u3']);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('[SG60] the own position is shown while it is not among the loaded rows', async () => {
  own = testEntry(42, { userId: 'me', user: { _id: 'me', fullName: 'Asha Rao', username: 'asha' } });
  showInConsole(<LeaderboardScreen />);
  await waitFor(() => expect(figure('Your Rank')).toBe('#42'));
  within(screen.getByRole('table', { name: 'Your Position' })).getByText('You');
  pages = [[testEntry(1), own]];
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Your Position' })).toBeNull());
  within(await screen.findByRole('table', { name: 'Rankings' })).getByText('You');
});

test('[SG60] without a session the rank is a login', async () => {
  await endSession(database);
  showInConsole(<LeaderboardScreen />);
  await waitFor(() => expect(figure('Your Rank')).toBe('Login'));
});

test('[SG60] an empty board', async () => {
  pages = [[]];
  meta = { totalUsers: 0, averageScore: null, totalTests: 0 };
  showInConsole(<LeaderboardScreen />);
  await screen.findByText('No participants yet');
  expect(figure('Average Score')).toBe('–');
});

test('[SG60] a board that cannot be loaded can be tried again', async () => {
  let fails = true;
  server.use(
    http.get('*/api/leaderboard/performance', () =>
      fails
        ? HttpResponse.json({ success: false, code: 'INTERNAL', message: '', error: '' }, { status: 500 })
        : ok({ leaderboard: pages[0], meta: testLeaderboardMeta() }),
    ),
  );
  showInConsole(<LeaderboardScreen />);
  await screen.findByText('Failed to load leaderboard');
  screen.getByText('Failed to load leaderboard data');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('table', { name: 'Rankings' });
});
