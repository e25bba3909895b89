import type { PaperSummary } from '@exam/shared-schema/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { useToasts } from '../../ui/index.ts';
import GeneratedTests from './generated-tests.tsx';
import { noteSeenTest } from './seen-tests.ts';

let papers: PaperSummary[];

const server = setupServer(
  http.get('*/api/test-papers/being-made', () => HttpResponse.json({ success: true, data: papers })),
  http.get('*/api/test-papers/get_testpaper_by_id/:id', ({ params }) =>
    HttpResponse.json({ success: true, data: papers.find(({ _id }) => _id === params['id']) }),
  ),
  http.all('*/api/*', () => HttpResponse.error()),
);

const generated = (
  id: string,
  state: 'making' | 'made' | 'failed',
  failure: string | null = null,
): PaperSummary =>
  testSummary(id, {
    ownerId: 'asha',
    isAiGenerated: true,
    isActive: state === 'made',
    packageVersion: state === 'made' ? 'a'.repeat(64) : null,
    generation: { state, failure },
  });

const FAILURE = 'This test could not be made. Your tokens are back.';
const show = (userId = 'asha') => render(<GeneratedTests userId={userId} />);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  useToasts.setState({ toasts: [] });
  await Promise.all([database.seenAnswers.clear(), database.meta.clear()]);
  await startSession(database, testStudent(), 'token');
});

test('[GN6] home lists what is being made, also without a network, and says when it is ready', async () => {
  papers = [generated('made-soon', 'making')];
  const first = show();
  await screen.findByText('Your test is being made. You will be notified when it is ready.');
  papers = [generated('made-soon', 'made')];
  await screen.findByRole('link', { name: 'Open Paper made-soon' });
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Paper made-soon is ready.']);
  first.unmount();
  await noteSeenTest('asha', 'made-soon');
  show();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('[GN6] a failure is told with its reason until the student has dismissed it, and to nobody else', async () => {
  papers = [generated('failed', 'failed', FAILURE)];
  const first = show();
  await screen.findByText(FAILURE);
  expect(screen.getByRole('link', { name: 'Make another' }).getAttribute('href')).toBe('/?tab=personalized');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
  first.unmount();
  const again = show();
  await waitFor(async () => expect(await database.meta.count()).toBe(1));
  expect(screen.queryByText(FAILURE)).toBeNull();
  again.unmount();
  // What one user has seen is not hidden from another.
  show('ravi');
  await screen.findByText(FAILURE);
});

test('[GN6] one that fails while it is awaited says so once', async () => {
  papers = [generated('doomed', 'making')];
  show();
  await screen.findByText('Your test is being made. You will be notified when it is ready.');
  papers = [generated('doomed', 'failed', FAILURE)];
  await screen.findByText(FAILURE);
  expect(useToasts.getState().toasts).toMatchObject([{ tone: 'bad', text: FAILURE }]);
});

test.each([
  ['12 questions by AI, 18 from our own question bank', { model: 12, embedded: 18 }],
  ['1 question by AI, 29 from our own question bank', { model: 1, embedded: 29 }],
  ['All 30 questions by AI', { model: 30, embedded: 0 }],
  ['AI was not available: all 30 questions are from our own question bank', { model: 0, embedded: 30 }],
])('[LM7] a test that is ready says who wrote it: %s', async (sentence, madeBy) => {
  const paper = generated('written', 'made');
  papers = [{ ...paper, generation: { state: 'made', failure: null, madeBy } }];
  show();
  await screen.findByText(new RegExp(sentence));
});

test('[LM7] where no language model is used a test says nothing about who wrote it', async () => {
  const paper = generated('usual', 'made');
  papers = [
    { ...paper, generation: { state: 'made', failure: null, madeBy: null } },
    generated('older', 'made'),
  ];
  show();
  await screen.findByRole('link', { name: 'Open Paper usual' });
  await screen.findByRole('link', { name: 'Open Paper older' });
  expect(document.body.textContent).not.toMatch(/AI|question bank/);
});
