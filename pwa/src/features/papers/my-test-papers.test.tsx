import type { PaperSummary } from '@exam/shared-schema/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { MyTestPapers } from './my-test-papers.tsx';

/** By query; null if the server cannot be reached. */
let answers: ((query: URLSearchParams) => PaperSummary[]) | null;

const server = setupServer(
  http.get('*/api/admin/my_test_paper', ({ request }) => {
    if (answers === null) return HttpResponse.error();
    const query = new URL(request.url).searchParams;
    const data = answers(query);
    const total = data.length === 0 ? 0 : 3;
    const meta = { page: Number(query.get('page')), totalPages: 2, total };
    const pages = total === 0 ? 0 : 2;
    return HttpResponse.json({
      success: true,
      data,
      meta,
      page: meta.page,
      pages,
      total,
      count: data.length,
    });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

const session = { status: 'signed-in', user: testStudent(), token: 't', expired: false } as const;
const show = () => render(<MyTestPapers session={session} />);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 't');
});

test('[PF11] how far the list is loaded is said, and its end', async () => {
  answers = (query) =>
    query.get('page') === '1' ? [testSummary('a'), testSummary('b')] : [testSummary('c')];
  show();
  expect((await screen.findAllByText('Loading Available Tests...')).length).toBeGreaterThan(0);
  await screen.findByText('2 of 3 tests loaded (67%)');
  expect(screen.getByRole('link', { name: 'Take Test: Paper a' }).getAttribute('href')).toBe('/exam/a/start');
  fireEvent.click(screen.getByRole('button', { name: 'Load More Tests' }));
  await screen.findByText('3 of 3 tests loaded (100%)');
  expect(screen.getByText("You've reached the end! All 3 tests loaded.")).toBeTruthy();
});

test('[ST58] a card has the type of its test: adaptive ones are not called manual', async () => {
  const made = { isAiGenerated: false, isAdaptive: false, hasSections: false };
  answers = () => [
    testSummary('a', { ...made, isAdaptive: true }),
    testSummary('b', { ...made, isAiGenerated: true }),
    testSummary('c', { ...made, hasSections: true }),
    testSummary('d', made),
  ];
  show();
  await screen.findByText('Paper a');
  const badges = screen.getAllByRole('article').map((card) => card.querySelector('.pill')?.textContent);
  expect(badges.slice(0, 4)).toEqual(['Adaptive', 'AI Generated', 'Sectioned', 'Manual']);
});

test('[PF11] a chip asks for its papers alone', async () => {
  answers = (query) => (query.get('difficulty') === 'hard' ? [] : [testSummary(query.get('type') ?? 'all')]);
  show();
  await screen.findByText('Paper all');
  fireEvent.click(screen.getByRole('radio', { name: 'AI Generated' }));
  await screen.findByText('Paper ai');
  fireEvent.click(screen.getByRole('radio', { name: 'Hard' }));
  await screen.findByText('No Test Papers Available');
});

test('[PF11] what cannot be had says so, and is tried again', async () => {
  answers = null;
  show();
  await screen.findByText('Error Loading Tests');
  answers = () => [testSummary('a')];
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Paper a');
});

test('[ST58] Refresh asks again for what is shown', async () => {
  answers = () => [testSummary('a')];
  show();
  await screen.findByText('Paper a');
  answers = () => [testSummary('newer'), testSummary('a')];
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Paper newer');
});
