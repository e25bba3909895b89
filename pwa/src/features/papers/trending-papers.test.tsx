import { act, cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { switchLanguage } from '../../sentences/index.ts';
import type { Session } from '../../state/index.ts';
import { testSummary } from '../../test/summary.ts';
import { TrendingPapers } from './trending-papers.tsx';

let attempts: readonly number[];
let demoAttempts: number;
let asked: string[];

const server = setupServer(
  http.get('*/api/test-papers/trending', ({ request }) => {
    asked.push(new URL(request.url).search);
    const papers = attempts.map((attemptCount, index) =>
      testSummary(`p${index}`, { attemptCount, demoAttempts: Math.min(attemptCount, demoAttempts) }),
    );
    const counts = { page: 1, pages: 1, total: papers.length, count: papers.length };
    return HttpResponse.json({ success: true, ...counts, papers });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

const SIGNED_OUT: Session = { status: 'signed-out' };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(cleanup);
beforeEach(async () => {
  asked = [];
  demoAttempts = 0;
  await database.seenAnswers.clear();
});

const show = (exam?: string) =>
  render(
    <TrendingPapers
      session={SIGNED_OUT}
      exam={exam === undefined ? undefined : { id: exam, name: 'GATE' }}
    />,
  );

test('[ST75] a paper that nobody has taken is New, with no place, no count of attempts and no rating', async () => {
  attempts = [0, 0];
  show();
  await screen.findAllByText('New');
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(screen.queryByText(/attempts?$/)).toBeNull();
  expect(screen.queryByText(/TRENDING|HOT|PREMIUM/)).toBeNull();
  expect(screen.queryByText('Rated')).toBeNull();
  expect(screen.queryByText('Most attempted papers first')).toBeNull();
});

test('[ST75] papers with attempts have the badge of their place, their count and their rating', async () => {
  attempts = [1250, 0];
  show();
  await screen.findByText('#1 TRENDING');
  expect(screen.getAllByText('1.3K attempts')).toHaveLength(1);
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.getAllByText('Rated')).toHaveLength(1);
  await screen.findByText('Most attempted papers first');
});

test('[ST68] a paper says how many of its attempts are simulated, and nothing where none is', async () => {
  attempts = [50, 48, 0];
  demoAttempts = 48;
  const { unmount } = show();
  await screen.findByText('50 attempts, 48 simulated');
  screen.getByText('48 simulated attempts');
  expect(screen.getAllByText(/simulated/)).toHaveLength(2);
  unmount();
  await database.seenAnswers.clear();
  demoAttempts = 0;
  show();
  await screen.findByText('50 attempts');
  expect(screen.queryByText(/simulated/)).toBeNull();
});

test('[PK15] the list of one exam is asked for by its category', async () => {
  attempts = [1];
  show('gate-id');
  await screen.findByText('Paper p0');
  expect(asked).toEqual([expect.stringContaining('category=gate-id')]);
});

test('[LA2] the cards are in the other language at once; what the paper says stays', async () => {
  attempts = [1250];
  const { rerender } = render(<TrendingPapers session={SIGNED_OUT} />);
  await screen.findByText('#1 TRENDING');
  await act(() => switchLanguage('hi'));
  rerender(<TrendingPapers session={SIGNED_OUT} />);
  expect(screen.getByText('#1 ट्रेंडिंग')).toBeTruthy();
  expect(screen.getByText('1.3K प्रयास')).toBeTruthy();
  expect(screen.getByText(/ प्रश्न · .* अंक$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Paper p0 शुरू करें' })).toBeTruthy();
  await act(() => switchLanguage('en'));
});
