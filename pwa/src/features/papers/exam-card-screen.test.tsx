import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { testSummary } from '../../test/summary.ts';
import ExamCardScreen from './exam-card-screen.tsx';

const server = setupServer(
  http.get('*/api/test-papers/get_testpaper_by_id/a', () =>
    HttpResponse.json({ success: true, data: testSummary('a', { isAdaptive: true }) }),
  ),
  http.get('*/api/test-papers/get_testpaper_by_id/none', () =>
    HttpResponse.json(
      { success: false, code: 'NOT_FOUND', message: 'Not found.', error: 'Not found.' },
      { status: 404 },
    ),
  ),
  http.all('*/api/*', () => HttpResponse.error()),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  history.replaceState(null, '', '/');
});
beforeEach(() => database.seenAnswers.clear());

const show = (search: string) => {
  history.replaceState(null, '', `/examcard${search}`);
  render(<ExamCardScreen />);
};

test.each(['?id=a', '?testId=a'])('[ST58] %s shows one card, which starts the paper', async (search) => {
  show(search);
  const start = await screen.findByRole('link', { name: 'Start Paper a' });
  expect(start.getAttribute('href')).toBe('/exam/a/start');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  screen.getByText('Adaptive');
  expect(location.pathname).toBe('/examcard');
});

test('[ST58] without an id it leads home', async () => {
  show('');
  await expect.poll(() => location.pathname).toBe('/');
});

test('[ST58] a paper that is not there is said to be missing', async () => {
  show('?id=none');
  await screen.findByText('Error: Test paper not found. Please try again.');
});

test('[ST58] without a network it says that the paper was not loaded', async () => {
  show('?id=b');
  await screen.findByText('Failed to load test details. Please try again.');
});
