import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ScoredResult } from '@exam/shared-schema/contract';
import { database, startSession } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { ScoreChanges } from './score-changes.tsx';

const corrected: ScoredResult = { ...testResult('sat'), totalScore: 68, totalScoreExact: '68' };
const before: ScoredResult = { ...testResult('sat'), totalScore: 64, totalScoreExact: '64' };
const change = {
  changedAt: '2026-01-05T09:30:00.000Z',
  scoreBefore: 64,
  scoreAfter: 68,
  scoreAfterExact: '68',
};

let changes: readonly object[];
let fetched = 0;
const server = setupServer(
  http.get('*/api/test-attempts/sat/corrections', () => HttpResponse.json({ success: true, data: changes })),
  http.get('*/api/test-attempts/sat', () => {
    fetched += 1;
    return HttpResponse.json({ success: true, data: corrected });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  fetched = 0;
  useConnection.setState({ network: true, server: true });
  await Promise.all([database.seenAnswers.clear(), database.results.clear()]);
  await startSession(database, testStudent('asha'), 'token', null);
});

const show = (result: ScoredResult) =>
  render(
    <ScoreChanges
      outcome={{ result, receipt: undefined, waiting: undefined, attempt: undefined, instant: null }}
    />,
  );

it('[BK3] says how the score has changed, and a device that has the result from before fetches it again', async () => {
  changes = [change];
  show(before);
  await screen.findByText('The answer key was corrected');
  expect(screen.getByText('On 5 Jan 2026 your score changed from 64 to 68.')).toBeTruthy();
  await waitFor(async () =>
    expect((await database.results.get('sat'))?.result).toMatchObject({ totalScoreExact: '68' }),
  );
  expect(fetched).toBe(1);
});

it('[BK3] asks for nothing more where the result is the corrected one, and says nothing where nothing was corrected', async () => {
  changes = [change];
  const shown = show(corrected);
  await screen.findByText('The answer key was corrected');
  shown.unmount();
  await database.seenAnswers.clear();
  changes = [];
  const { container } = show(before);
  await waitFor(async () => expect(await database.seenAnswers.count()).toBe(1));
  expect([container.textContent, fetched]).toEqual(['', 0]);
});
