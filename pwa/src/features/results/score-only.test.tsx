import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AttemptResult } from '@exam/shared-schema/contract';
import { database, startSession } from '../../offline/index.ts';
import { testResult, testScoreOnly } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import ResultScreen from './result-screen.tsx';

const server = setupServer();
const asha = testStudent('asha');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  await startSession(database, asha, 'token', null);
  await Promise.all([database.results.clear(), database.receipts.clear()]);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const keep = (result: AttemptResult) =>
  database.results.put({ attemptId: result.attemptId, userId: asha._id, result, storedAt: 1 });

const serve = (result: AttemptResult) =>
  server.use(
    http.get(`*/api/test-attempts/${result.attemptId}`, () =>
      HttpResponse.json({ success: true, data: result }),
    ),
  );

const WHY =
  'The questions and their answers are not shown, because this attempt does not count for the ranking.';

it('[ST71] an attempt that cannot rank shows its score, its receipt and why its questions are not shown', async () => {
  await keep(testScoreOnly('a1'));
  render(<ResultScreen attemptId="a1" />);
  expect(await screen.findByText(WHY)).toBeTruthy();
  expect(screen.getByText('Obtained Marks').nextElementSibling?.textContent).toBe('4');
  expect(screen.getByText(/^Received/)).toBeTruthy();
  expect(screen.getByText('It came without its log and does not rank.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View Detailed Analysis' })).toBeNull();
});

it('[ST71] its analysis says so and leads back to the score', async () => {
  await keep(testScoreOnly('a1'));
  render(<AnalysisScreen attemptId="a1" />);
  expect(await screen.findByText(WHY)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to Results' });
  expect(back.getAttribute('href')).toBe('/results/a1');
});

it('[ST71] an attempt that an administrator let rank afterwards shows its questions when it is looked at', async () => {
  await keep(testScoreOnly('a1'));
  serve(testResult('a1'));
  render(<ResultScreen attemptId="a1" />);
  await waitFor(async () => expect((await database.results.get('a1'))?.result.status).toBe('scored'));
  expect(await screen.findByRole('link', { name: 'View Detailed Analysis' })).toBeTruthy();
});
