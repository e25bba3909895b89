import type { PaperSummary, User } from '@exam/shared-schema/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure, CallResult } from '../../api/index.ts';
import { ANYONE, database, seenList } from '../../offline/index.ts';
import type { Session } from '../../state/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { PaperList } from './paper-list.tsx';

const NO_LINE: CallFailure = {
  ok: false,
  kind: 'network',
  status: 0,
  code: 'NETWORK',
  message: 'No line.',
  errors: {},
  retryAfterMs: null,
};

const paper = (_id: string): PaperSummary => ({
  _id,
  title: `Paper ${_id}`,
  description: '',
  attemptCount: 1250,
  duration: 90,
  totalQuestions: 10,
  totalMarks: 40,
  difficultyLevel: 5,
  categoryId: { _id: 'c', name: 'GATE' },
  subjectIds: [],
  createdBy: { username: 'admin' },
  hasSections: false,
  isActive: true,
  isAiGenerated: false,
  isAdaptive: false,
  createdAt: new Date(0).toISOString(),
  templateId: null,
  sections: [],
  price: 0,
  packageVersion: null,
  packageBytes: 0,
  resultsPolicy: 'after-sync',
});

type Served = CallResult<{ pages: number; total: number; papers: PaperSummary[] }>;

const page = (...ids: string[]): Served => ({
  ok: true,
  status: 200,
  answer: { pages: 2, total: 3, papers: ids.map(paper) },
  offsetMs: null,
  offsetErrorMs: 0,
});

let answers: (page: number) => Served;
const load = (number: number) => Promise.resolve(answers(number));
let counter = 0;

function show(listKey = `list-${(counter += 1)}`, session: Session = { status: 'signed-out' }) {
  const words = { failed: 'Failed to fetch', why: 'It failed', empty: 'No tests', emptyHint: 'Later.' };
  const shown = render(
    <PaperList
      listKey={listKey}
      load={load}
      session={session}
      badgeOf={(_paper, index) => `#${index + 1}`}
      words={words}
    />,
  );
  return { listKey, ...shown };
}

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

beforeEach(async () => {
  await database.lists.clear();
});

test('more papers come by the button, one that moved between two pages is there once, and the end is said', async () => {
  answers = (number) => (number === 1 ? page('a', 'b') : page('b', 'c'));
  show();
  await screen.findByText('Page 1 of 2');
  expect(screen.getAllByText('1.3K attempts')).toHaveLength(2);
  expect(screen.getAllByText('1h 30m')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Page 2 of 2');
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c']);
  expect(screen.getByText("You've reached the end! All 3 tests loaded.")).toBeTruthy();
});

test('a page that fails leaves the ones before it, and can be tried again', async () => {
  answers = (number) => (number === 1 ? page('a', 'b') : NO_LINE);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Failed to load more tests');
  expect(titles()).toEqual(['Paper a', 'Paper b']);
  answers = () => page('c');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Page 2 of 2');
});

test('what was seen is there without a line, with its age and as far as it was opened', async () => {
  answers = (number) => (number === 1 ? page('a', 'b') : page('c'));
  const { listKey, unmount } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('Page 2 of 2');
  unmount();
  answers = () => NO_LINE;
  show(listKey);
  await screen.findByText(/^This list is from this minute/);
  expect(titles()).toEqual(['Paper a', 'Paper b', 'Paper c']);
});

test('nothing seen and no line: says so, and tries again when asked', async () => {
  answers = () => NO_LINE;
  show();
  await screen.findByText('Failed to fetch');
  answers = () => ({ ...page(), answer: { pages: 0, total: 0, papers: [] } }) as Served;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No tests');
});

test('a saved paper beyond what the list reaches without a line is there all the same', async () => {
  const user = { _id: 'u1', fullName: 'Asha', username: 'asha', email: 'a@b.c' } as const;
  const signedIn: Session = {
    status: 'signed-in',
    user: { ...user, role: 'student', accountStatus: 'verified' },
    token: 't',
    expired: false,
  };
  await putSavedPaper(database, 'u1', { ...testPaper(), title: 'Far down the list' });
  answers = (number) => (number === 1 ? page('a', 'b') : NO_LINE);
  show(undefined, signedIn);
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Tests' }));
  await screen.findByRole('link', { name: 'Start Far down the list' });
  await database.packages.clear();
});

test('what a card knows is kept with its paper, for whoever starts it from the downloads without a network', async () => {
  const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
  server.listen({ onUnhandledRequest: 'error' });
  const known = { ...paper('kept'), packageVersion: 'v'.repeat(64), difficultyLevel: 9 };
  answers = () => {
    const { answer, ...rest } = page() as Extract<Served, { ok: true }>;
    return { ...rest, answer: { ...answer, pages: 1, papers: [known] } };
  };
  const user = { _id: 'u1' } as User;
  show(undefined, { status: 'signed-in', user, token: 't', expired: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Save Paper kept for offline' }));
  await vi.waitFor(async () =>
    expect(await seenList(database, ANYONE, 'overview:kept')).toMatchObject({
      value: { data: { difficultyLevel: 9 } },
    }),
  );
  server.close();
});
