import { paperOverview, trendingPapers, type PaperSummary } from '@exam/shared-schema/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANYONE, database, keepSeen, readSeen, startSession } from '../../offline/index.ts';
import { useSeenPages, type Session } from '../../state/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import type { ListView } from './list-view.ts';
import { PaperList } from './paper-list.tsx';

/** The papers of a page; null if there is no network. */
let answers: (page: number) => PaperSummary[] | null;

/** The server's list of the student's attempts; null without a network. */
let attempted: object | null;

const page = (papers: PaperSummary[]) => ({ page: 1, pages: 2, total: 3, count: papers.length, papers });

const server = setupServer(
  http.get('*/api/test-papers/trending', ({ request }) => {
    const papers = answers(Number(new URL(request.url).searchParams.get('page')));
    return papers === null ? HttpResponse.error() : HttpResponse.json({ success: true, ...page(papers) });
  }),
  http.get('*/api/test-attempts/my-attempts', () =>
    attempted === null ? HttpResponse.error() : HttpResponse.json(attempted),
  ),
  http.all('*/api/*', () => HttpResponse.error()),
);

const papers = (...ids: string[]) => ids.map((id) => testSummary(id));

/** Each test uses its own list, because the number of opened pages is kept for the page's lifetime. */
let limit = 0;

const SIGNED_OUT: Session = { status: 'signed-out' };
const SIGNED_IN: Session = { status: 'signed-in', user: testStudent('u1'), token: 't', expired: false };

function List({ session, exam, readyOnly }: ListView) {
  const list = useSeenPages(trendingPapers, { query: { limit } });
  const words = { failed: 'Failed to fetch', why: 'It failed', empty: 'No tests', emptyHint: 'Later.' };
  return (
    <PaperList
      list={list}
      session={session}
      exam={exam}
      readyOnly={readyOnly}
      badgeOf={(_paper, index) => ({ text: `#${index + 1}` })}
      words={words}
    />
  );
}

const show = (session: Session = SIGNED_OUT, view: Omit<ListView, 'session'> = {}) =>
  render(<List session={session} {...view} />);

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  limit += 1;
  await database.seenAnswers.clear();
  attempted = null;
});

test('more papers come by the button, one that moved between two pages is there once, and the end is announced', async () => {
  answers = (number) => (number === 1 ? papers('a', 'b') : papers('b', 'c'));
  show();
  await screen.findByText('Page 1 of 2');
  expect(screen.getAllByText('1.3K attempts')).toHaveLength(2);
  expect(screen.getAllByText('1h 30m · 10 questions · 40 marks')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Page 2 of 2');
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c']);
  expect(screen.getByText("You've reached the end! All 3 tests loaded.")).toBeTruthy();
});

test('a page that fails leaves the ones before it, and can be tried again', async () => {
  answers = (number) => (number === 1 ? papers('a', 'b') : null);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Failed to load more tests');
  expect(titles()).toEqual(['Paper a', 'Paper b']);
  answers = () => papers('c');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Page 2 of 2');
});

test('what was seen is there without a line, with its age and as far as it was opened', async () => {
  answers = (number) => (number === 1 ? papers('a', 'b') : papers('c'));
  const { unmount } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Page 2 of 2');
  unmount();
  answers = () => null;
  show();
  await screen.findByText(/^This list is from this minute/);
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c']);
});

test('nothing seen and no line: says so, and tries again when asked', async () => {
  answers = () => null;
  show();
  await screen.findByText('Failed to fetch');
  screen.getByText('It failed');
  screen.getByText('No response from server. Please check your connection.');
  answers = () => [];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No tests');
});

test('an answer of another shape is not called a lost connection', async () => {
  server.use(http.get('*/api/test-papers/trending', () => HttpResponse.json({ success: true, data: [] })));
  show();
  await screen.findByText('Invalid response format from server', { exact: false });
  server.resetHandlers();
});

test('[PK14] a list that an older version of the app kept without what a card needs counts as not seen', async () => {
  await keepSeen(database, ANYONE, trendingPapers, { query: { limit, page: 1 } }, page(papers('old')));
  const { categoryId: _categoryId, ...older } = testSummary('old');
  await database.seenAnswers.toCollection().modify((row) => {
    row.answer = { ...page([]), papers: [older] };
  });
  answers = () => null;
  const { unmount } = show();
  await screen.findByText('Failed to fetch');
  unmount();
  answers = () => papers('new');
  show();
  await screen.findByText('Paper new');
});

test('a saved paper beyond what the list reaches without a line is there all the same', async () => {
  await putSavedPaper(database, 'u1', { ...testPaper(), title: 'Far down the list' });
  answers = (number) => (number === 1 ? papers('a', 'b') : null);
  show(SIGNED_IN);
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Tests' }));
  await screen.findByRole('link', { name: 'Start Far down the list' });
  await database.packages.clear();
});

test('the data of a card is stored with its paper, so that it can be started offline from the downloads', async () => {
  answers = () => [testSummary('kept', { packageVersion: 'a'.repeat(64), difficultyLevel: 9 })];
  show(SIGNED_IN);
  fireEvent.click(await screen.findByRole('button', { name: 'Save Paper kept for offline' }));
  await expect
    .poll(() => readSeen(database, ANYONE, paperOverview, { params: { id: 'kept' } }))
    .toMatchObject({ answer: { data: { difficultyLevel: 9 } } });
});

const onDevice = async (...ids: string[]) => {
  for (const testId of ids)
    await putSavedPaper(database, 'u1', { ...testPaper(), testId, title: `Paper ${testId}` });
};

test('[PK16] without a network saved papers come first, wherever the list has them', async () => {
  await onDevice('b', 'far');
  answers = (number) => (number === 1 ? papers('a', 'b') : null);
  show(SIGNED_IN);
  await screen.findByText('Page 1 of 2');
  expect(titles()).toEqual(['Paper a', 'Paper b']);
  fireEvent.click(screen.getByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Failed to load more tests');
  await expect.poll(() => titles()).toEqual(['Paper b', 'Paper far', 'Paper a']);
  await database.packages.clear();
});

test("[PK16] 'Ready offline' shows what is saved, of the chosen exam alone, and says what to do where nothing is", async () => {
  await onDevice('b', 'far');
  answers = () => papers('a', 'b');
  const { unmount } = show(SIGNED_IN, { readyOnly: true });
  await expect.poll(() => titles()).toEqual(['Paper b', 'Paper far']);
  unmount();
  const other = show(SIGNED_IN, { readyOnly: true, exam: { id: 'n', name: 'NEET UG' } });
  await expect.poll(() => titles()).toEqual(['Paper b']);
  other.unmount();
  await database.packages.clear();
  show(SIGNED_IN, { readyOnly: true });
  await screen.findByText('No paper is saved on this device');
});

test('[PK17] the card of a paper that was sat leads to its newest score, on any device', async () => {
  const attempt = (id: string, testId: string, totalScore: number | null) => ({
    _id: id,
    testId: { _id: testId, title: 'Paper', totalMarks: 40, duration: 90 },
    status: totalScore === null ? 'pending' : 'scored',
    totalScore,
    totalQuestions: 10,
    correctAnswers: totalScore === null ? null : 3,
    accuracy: totalScore === null ? null : 50,
    totalTimeTaken: 60,
    submittedAt: new Date(0).toISOString(),
  });
  const data = [attempt('new', 'a', 12.5), attempt('held', 'b', null), attempt('old', 'a', 3)];
  attempted = { success: true, page: 1, pages: 1, totalPages: 1, total: 3, count: 3, data };
  await startSession(database, testStudent('u1'), 't');
  answers = () => papers('a', 'b', 'c');
  show(SIGNED_IN);
  const score = await screen.findByRole('link', { name: 'Last score 12.5 / 40' });
  expect(score.getAttribute('href')).toBe('/results/new');
  expect(screen.getByRole('link', { name: 'Submitted. Result not released yet' })).toBeTruthy();
  expect(screen.queryByText(/Last score 3 /)).toBeNull();
  await database.session.clear();
});

test('[ST74] a card says when its paper opens and closes, if it is not always open', async () => {
  const [opensAt, closesAt] = ['2027-01-05T08:30:00.000Z', '2027-01-05T11:30:00.000Z'];
  answers = () => [
    testSummary('a', { opensAt, closesAt }),
    testSummary('b', { opensAt }),
    testSummary('c', { closesAt }),
    testSummary('d'),
  ];
  show();
  await screen.findByText(/^Open 5 Jan 2027.* to 5 Jan 2027/);
  // Cards further down are rendered later.
  await screen.findByText(/^Open from 5 Jan 2027/);
  await screen.findByText(/^Open until 5 Jan 2027/);
  expect(screen.getAllByText(/^Open /)).toHaveLength(3);
});
