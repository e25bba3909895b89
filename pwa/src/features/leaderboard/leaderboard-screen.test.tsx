import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { LeaderboardMeta, LeaderboardPosition, LeaderboardEntry } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, endSession, startSession } from '../../offline/index.ts';
import { switchLanguage } from '../../sentences/index.ts';
import {
  testLeaderboardMeta,
  testCategory,
  testCategoryEntry,
  testEntry,
  testPosition,
} from '../../test/leaderboard.ts';
import { testStudent } from '../../test/student.ts';
import LeaderboardScreen from './leaderboard-screen.tsx';

type Answer = Response | Promise<Response>;
const data = (value: object) => HttpResponse.json({ success: true, data: value });

/** The pages of the overall board, and the answers of the other calls. */
let pages: readonly (readonly LeaderboardEntry[])[];
let meta: Partial<LeaderboardMeta>;
let position: LeaderboardPosition | null;
let nearby: readonly LeaderboardEntry[];
let statistics: () => Answer;
let board: (page: number) => Answer;
let asked: string[];

const category = { _id: 'jee', name: 'JEE Main' };

const server = setupServer(
  http.get('*/api/leaderboard/performance', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const page = Number(searchParams.get('after') ?? 1);
    asked.push(`${searchParams.get('timeframe')} ${page}`);
    return board(page);
  }),
  http.get('*/api/leaderboard/performance/user/*', () =>
    data({ position, user: testEntry(2).user, userPosition: null, nearbyUsers: nearby }),
  ),
  http.get('*/api/leaderboard/category/jee', () =>
    data({
      leaderboard: [testCategoryEntry(1)],
      meta: testLeaderboardMeta({ limit: 20, totalUsers: 1 }),
      category,
    }),
  ),
  http.get('*/api/leaderboard/categories/stats', () => statistics()),
  http.all('*/api/*', () => HttpResponse.error()),
);

const me = testStudent('asha');
const own = (rank: number) =>
  testEntry(rank, { userId: 'asha', user: { _id: 'asha', fullName: 'Asha Sharma', username: 'asha' } });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  history.replaceState(null, '', '/leadboard');
  pages = [[testEntry(1), own(2), testEntry(3)]];
  meta = {};
  position = testPosition();
  nearby = [];
  statistics = () => data({ categories: [testCategory('GATE')] });
  board = (page) => {
    const seen = pages.slice(0, page).flat().length;
    const next = seen < (meta.totalUsers ?? 0) ? String(page + 1) : null;
    return data({
      leaderboard: pages[page - 1] ?? [],
      meta: testLeaderboardMeta({ limit: 3, next, ...meta }),
    });
  };
  asked = [];
  await Promise.all([database.seenAnswers.clear(), endSession(database)]);
  await startSession(database, me, 'token');
});

const show = (categoryId: string | null = null) => render(<LeaderboardScreen categoryId={categoryId} />);
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('.leaderboard-name')?.textContent);

test('the board: the top three, every row with its figures, and the student’s own rank and achievements', async () => {
  show();
  const podium = await screen.findByRole('list', { name: 'Top three' });
  expect(within(podium).getAllByRole('listitem')[0]?.textContent).toContain('Rank 1Student 1Performance 899');
  expect(names()).toEqual(['Student 1', 'Asha Sharma', 'Student 3']);
  const row = screen.getAllByRole('row').find((each) => each.getAttribute('aria-current') === 'true');
  expect(row?.textContent).toContain('Asha SharmaYou');
  expect(row?.textContent).toContain('12,343');
  expect(within(row as HTMLElement).getByRole('img', { name: 'Second place' })).toBeTruthy();
  const card = within(screen.getByText('Your rank').closest('section') as HTMLElement);
  await waitFor(() => expect(card.getByText('#2')).toBeTruthy());
  expect(card.getByText('86%')).toBeTruthy();
  expect(card.getByText('Intermediate')).toBeTruthy();
  expect(screen.getByText('Top 10')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Earned' })).toHaveLength(4);
  expect(screen.getByText(/^Counted up to /)).toBeTruthy();
  expect(screen.getByRole('link', { name: /nickname/ }).getAttribute('href')).toBe('/profile');
});

test('[ST74] a recount, the days of a month and papers that are always open are said', async () => {
  meta = {
    recounted: { at: '2026-11-20T10:00:00.000Z', reason: 'correction' },
    period: { from: '2026-10-31T18:30:00.000Z', until: '2026-11-30T18:30:00.000Z' },
  };
  show();
  await screen.findByText('Ranks were recounted on 20 Nov 2026 because a paper’s answers were corrected.');
  screen.getByText('A paper without opening times is always open, so students take it on different days.');
  expect(screen.getByText(/Counted up to/).textContent).toMatch(/^1.30 Nov 2026\. Counted up to /);
});

test('[ST68] simulated students are said to be simulated, on the board and in their category, and invite nobody to be ranked among them', async () => {
  const note = /^These are simulated students of the demo\./;
  await endSession(database);
  const { unmount } = show();
  await screen.findByText('Where would you stand?');
  expect(screen.queryByText(note)).toBeNull();
  expect(screen.queryByText('Simulated students of the demo')).toBeNull();
  unmount();
  await database.seenAnswers.clear();
  meta = { isDemo: true };
  statistics = () => data({ categories: [testCategory('GATE', { isDemo: true }), testCategory('CAT')] });
  show();
  await screen.findByText(note);
  expect(screen.queryByText('Where would you stand?')).toBeNull();
  const card = within(await screen.findByRole('article', { name: 'GATE' }));
  card.getByText('Simulated students of the demo');
  expect(screen.getAllByText('Simulated students of the demo')).toHaveLength(1);
});

test('while it is loaded, skeletons; a failure has its sentence and a way to try again', async () => {
  let answer = (_response: Response): void => undefined;
  board = () => new Promise((resolve) => (answer = resolve));
  show();
  expect(await screen.findByText('Loading the leaderboard...')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  answer(HttpResponse.json(failureOf('Server error occurred.'), { status: 500 }));
  await screen.findByText('Failed to load leaderboard data');
  expect(screen.getByText('Server error occurred.')).toBeTruthy();
  board = () => data({ leaderboard: pages[0] ?? [], meta: testLeaderboardMeta() });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('table');
});

const failureOf = (message: string) => ({ success: false, code: 'INTERNAL', message, error: message });

test('an empty board and the server’s ways to say so are no failure', async () => {
  position = null;
  board = () => data({ leaderboard: [], meta: testLeaderboardMeta({ totalUsers: 0 }) });
  const { unmount } = show();
  await screen.findByText('No Tests Attempted Yet');
  // A single link to the papers, in the student's own card.
  await screen.findByText('You are not ranked yet');
  expect(screen.getByRole('link', { name: 'Choose a paper' }).getAttribute('href')).toBe('/');
  unmount();
  await database.seenAnswers.clear();
  board = () => HttpResponse.json(failureOf('No leaderboard data available'), { status: 404 });
  show();
  await screen.findByText('No Tests Attempted Yet');
  expect(screen.queryByText('Failed to load leaderboard data')).toBeNull();
});

test('[PK14] the last seen board is there without a network, with its age', async () => {
  const { unmount } = show();
  await screen.findByRole('table');
  await waitFor(async () => expect(await database.seenAnswers.count()).toBe(3));
  unmount();
  board = () => HttpResponse.error();
  show();
  await screen.findByText('This board is from this minute.');
  expect(names()).toEqual(['Student 1', 'Asha Sharma', 'Student 3']);
});

test('Load More says how many remain and adds the next page; a student on both pages is shown once', async () => {
  pages = [
    [testEntry(1), own(2), testEntry(3)],
    [testEntry(3), testEntry(4)],
  ];
  meta = { totalUsers: 4 };
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Load More (1 remaining)' }));
  await waitFor(() => expect(names()).toEqual(['Student 1', 'Asha Sharma', 'Student 3', 'Student 4']));
  expect(screen.queryByRole('button', { name: /Load More/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('4 of 4 students are shown.'));
});

test('another timeframe is another list, from its first page, and is in the address', async () => {
  meta = { totalUsers: 9 };
  pages = [pages[0] ?? [], [testEntry(4), testEntry(5), testEntry(6)]];
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Load More/ }));
  await waitFor(() => expect(names()).toHaveLength(6));
  fireEvent.click(screen.getByRole('radio', { name: 'This week' }));
  await waitFor(() => expect(asked.at(-1)).toBe('weekly 1'));
  expect(location.search).toBe('?timeframe=weekly');
  await waitFor(() => expect(names()).toHaveLength(3));
  fireEvent.click(screen.getByRole('radio', { name: 'All time' }));
  await waitFor(() => expect(asked.at(-1)).toBe('alltime 1'));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('Refresh asks for every page anew', async () => {
  show();
  await screen.findByRole('table');
  pages = [[own(1), testEntry(2)]];
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(names()).toEqual(['Asha Sharma', 'Student 2']));
});

test('the search looks among what is loaded, says so, and needs three for a podium', async () => {
  meta = { totalUsers: 9 };
  show();
  fireEvent.change(await screen.findByLabelText('Search by name'), { target: { value: ' ASHA ' } });
  expect(names()).toEqual(['Asha Sharma']);
  expect(screen.queryByRole('list', { name: 'Top three' })).toBeNull();
  expect(screen.getByText('Searches the 3 of 9 students loaded so far.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'nobody' } });
  expect(screen.getByText('No student named ‘nobody’ among those loaded.')).toBeTruthy();
});

test('the way to one’s own place: the row if it is loaded, else the neighbours, and back', async () => {
  const { unmount } = show();
  await screen.findByRole('table');
  fireEvent.click((await screen.findAllByRole('button', { name: /Jump to my place/ }))[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-current')).toBe('true'));
  unmount();
  await database.seenAnswers.clear();
  pages = [[testEntry(1), testEntry(2), testEntry(3)]];
  position = testPosition({ rank: 42 });
  nearby = [testEntry(41), own(42), testEntry(43)];
  show();
  await screen.findByText('#42');
  fireEvent.click(screen.getAllByRole('button', { name: /Jump to my place/ })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Around your place' });
  expect(names()).toEqual(['Student 41', 'Asha Sharma', 'Student 43']);
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the top' }));
  expect(names()).toEqual(['Student 1', 'Student 2', 'Student 3']);
});

test('a student without a rank sees what to do next', async () => {
  position = null;
  pages = [[testEntry(1)]];
  show();
  await screen.findByText('You are not ranked yet');
  expect(screen.getByRole('link', { name: 'Choose a paper' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('Achievements')).toBeNull();
});

test('an administrator has a notice in place of a rank, and a stranger an invitation', async () => {
  await startSession(database, { ...me, role: 'admin' }, 'token');
  const { unmount } = show();
  await screen.findByText("You're an Admin - you don't have a personalized leaderboard");
  unmount();
  await endSession(database);
  show();
  const login = await screen.findByRole('link', { name: 'Log in' });
  expect(login.getAttribute('href')).toBe('/login?next=%2Fleadboard');
  await screen.findByRole('table');
  expect(screen.queryByText('Your rank')).toBeNull();
});

test('categories in cards that lead to their boards; none, and a failure, have their sentences', async () => {
  const { unmount } = show();
  const link = await screen.findByRole('link', { name: 'View Rankings: GATE' });
  expect(link.getAttribute('href')).toBe('/leadboard/gate');
  expect(screen.getByText('310.25')).toBeTruthy();
  unmount();
  await database.seenAnswers.clear();
  statistics = () => data({ categories: [] });
  const second = show();
  await screen.findByText('No category data available');
  second.unmount();
  await database.seenAnswers.clear();
  statistics = () => HttpResponse.error();
  show();
  await screen.findByText('Failed to load category statistics');
});

test('a category without ranked students comes last, with a sentence in place of figures', async () => {
  const withoutRanks = {
    totalParticipants: 0,
    topPerformer: null,
    topScore: null,
    averageScore: null,
    totalTests: 0,
  };
  statistics = () => data({ categories: [testCategory('CAT', withoutRanks), testCategory('GATE')] });
  show();
  await screen.findByText('No one is ranked here yet.');
  const cards = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(cards).toEqual(['GATE', 'CAT']);
  expect(screen.getAllByText('Participants')).toHaveLength(1);
});

test('the board of a category, and its failure', async () => {
  const { unmount } = show('jee');
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard: JEE Main' });
  expect(names()).toEqual(['Student 1']);
  expect(screen.getByRole('link', { name: 'Overall leaderboard' }).getAttribute('href')).toBe('/leadboard');
  unmount();
  show('unknown');
  await screen.findByText('Failed to load category leaderboard');
});

test('[LA2] the board is in the other language at once; names stay', async () => {
  const { rerender } = show();
  await screen.findByRole('table');
  await act(() => switchLanguage('hi'));
  rerender(<LeaderboardScreen categoryId={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'लीडरबोर्ड' })).toBeTruthy();
  expect(names()).toEqual(['Student 1', 'Asha Sharma', 'Student 3']);
  await act(() => switchLanguage('en'));
});
