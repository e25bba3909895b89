import type { AttemptHistoryRow } from '@exam/shared-schema/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { TestHistory } from './test-history.tsx';

const row = (id: string, changes: Partial<AttemptHistoryRow> = {}): AttemptHistoryRow => ({
  _id: id,
  testId: { _id: `paper-${id}`, title: `Paper ${id}`, totalMarks: 120, duration: 60 },
  status: 'scored',
  totalScore: 90,
  totalQuestions: 30,
  correctAnswers: 24,
  accuracy: 80,
  totalTimeTaken: 3599,
  submittedAt: '2026-01-05T09:00:00.000Z',
  ...changes,
});

/** By query; null if the server cannot be reached. */
let answers: ((query: URLSearchParams) => AttemptHistoryRow[]) | null;
let asked: string[];

const server = setupServer(
  http.get('*/api/test-attempts/my-attempts', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    if (answers === null) return HttpResponse.error();
    const data = answers(query);
    const meta = { page: 1, pages: 2, totalPages: 2, total: 11, count: data.length };
    return HttpResponse.json({ success: true, data, ...meta });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

const show = () => render(<TestHistory userId="asha" />);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  history.replaceState(null, '', '/');
});
beforeEach(async () => {
  history.replaceState(null, '', '/profile?tab=history');
  asked = [];
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'a.b.c');
});

test('[PF2] a row has title, date, score, accuracy, time, state and difficulty, and leads to result and analysis', async () => {
  answers = () => [
    row('a'),
    row('b', { status: 'pending', totalScore: null, correctAnswers: null, accuracy: null }),
  ];
  show();
  await screen.findByText('Loading your tests');
  const link = await screen.findByRole('link', { name: 'Paper a' });
  expect(link.getAttribute('href')).toBe('/results/a');
  expect(screen.getByRole('link', { name: 'Analysis of Paper a' }).getAttribute('href')).toBe(
    '/results/a/analysis',
  );
  const [scored, held] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(scored).toMatch(/5 Jan 2026.*Time 59m 59s · Accuracy 80%90 \/ 120CompletedHardAnalysis/);
  expect(held).toContain('Result not released yet');
  expect(screen.queryByRole('link', { name: 'Analysis of Paper b' })).toBeNull();
});

test('[PF2] order and category are asked of the server, and stay in the address beside the tab', async () => {
  answers = (query) => (query.get('category') === 'Medical' ? [] : [row(query.get('sort') ?? 'recent')]);
  show();
  await screen.findByText('Paper recent');
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'accuracy' } });
  await screen.findByText('Paper accuracy');
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Medical' } });
  await screen.findByText('No tests found');
  expect(location.search).toBe('?tab=history&sort=accuracy&category=Medical');
  expect(asked.at(-1)).toContain('limit=10');
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: '' } });
  await screen.findByText('Paper accuracy');
});

test('[PF2] ten more come by the button', async () => {
  answers = (query) => [row(`page${query.get('page')}`)];
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show older results' }));
  await screen.findByText('Paper page2');
  expect(screen.getByText('Paper page1')).toBeTruthy();
});

test('[PF2] nothing, and nothing that can be had, each in its words', async () => {
  answers = null;
  show();
  await screen.findByText('Failed to load test history');
  screen.getByText('Something went wrong while loading your tests.');
  screen.getByText('No response from server. Please check your connection.');
  answers = () => [];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No tests found');
  expect(screen.getByRole('link', { name: 'Choose a paper' })).toBeTruthy();
});

test('[PF12] what was seen is there without a network, with its age', async () => {
  answers = () => [row('a')];
  const first = show();
  await screen.findByText('Paper a');
  first.unmount();
  answers = null;
  show();
  await waitFor(() => expect(screen.getByText('This list is from this minute.')).toBeTruthy());
  expect(screen.getByText('Paper a')).toBeTruthy();
});
