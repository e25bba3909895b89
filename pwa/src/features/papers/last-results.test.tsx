import type { AttemptHistoryRow } from '@exam/shared-schema/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import LastResults from './last-results.tsx';

const row = (id: string, totalScore: number | null): AttemptHistoryRow => ({
  _id: id,
  testId: { _id: `paper-${id}`, title: `Paper ${id}`, totalMarks: 120, duration: 60 },
  status: totalScore === null ? 'pending' : 'scored',
  totalScore,
  totalQuestions: 30,
  correctAnswers: totalScore === null ? null : 24,
  accuracy: totalScore === null ? null : 80,
  totalTimeTaken: 3599,
  submittedAt: '2026-01-05T09:00:00.000Z',
});

let rows: AttemptHistoryRow[] | null;

const server = setupServer(
  http.get('*/api/test-attempts/my-attempts', () => {
    if (rows === null) return HttpResponse.error();
    const meta = { page: 1, pages: 1, totalPages: 1, total: rows.length, count: rows.length };
    return HttpResponse.json({ success: true, data: rows, ...meta });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'a.b.c');
});

it('shows the three newest that have a score, and the way to all of them', async () => {
  rows = [row('a', null), row('b', -4.25), row('c', 90), row('d', 12), row('e', 7)];
  render(<LastResults />);
  const block = await screen.findByRole('region', { name: 'Your last results' });
  const links = within(block).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/results',
    '/results/b',
    '/results/c',
    '/results/d',
  ]);
  expect(links[1]?.textContent).toBe('Paper b5 Jan 2026−4.25 / 120');
});

it('is there without a network once it was seen', async () => {
  rows = [row('c', 90)];
  const { unmount } = render(<LastResults />);
  await screen.findByRole('region');
  unmount();
  rows = null;
  render(<LastResults />);
  expect((await screen.findByRole('region')).textContent).toContain('Paper c');
});

it('is not there where nothing has a score', async () => {
  rows = [row('a', null)];
  render(<LastResults />);
  await waitFor(async () => expect(await database.seenAnswers.count()).toBe(1));
  expect(screen.queryByRole('region')).toBeNull();
});
