import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, keepResult, startSession, type ResultRow } from '../../offline/index.ts';
import { testReceipt, testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import ResultScreen from './result-screen.tsx';

/** The server is unreachable by default, because a screen may send another request while its test ends. */
const server = setupServer(
  http.get('*/api/test-attempts/a1', () => HttpResponse.error()),
  http.get('*/api/test-attempts/a1/*', () => HttpResponse.error()),
  http.get('*/api/test-attempts/my-attempts', () => HttpResponse.error()),
);

/** Each screen renders, reads the database and renders again. */
const PATIENT = { timeout: 5_000 };

/** As stored by a version of the app without results per section. */
async function storeOlder(flags: string[] = []): Promise<void> {
  const { sectionWiseStats: _sections, ...older } = { ...testResult('a1'), flags };
  const result = older as unknown as ResultRow['result'];
  await database.results.put({ attemptId: 'a1', userId: 'asha', result, storedAt: 1 });
  await database.receipts.put({ attemptId: 'a1', userId: 'asha', receipt: testReceipt('a1'), storedAt: 1 });
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startSession(database, testStudent('asha'), 'a.b.c');
});
beforeEach(() => Promise.all([database.results.clear(), database.receipts.clear()]));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('[PK14] a stored result that does not fit this version of the app leaves the receipt on the screen', async () => {
  await storeOlder();
  render(<ResultScreen attemptId="a1" />);
  await screen.findByText('The server has your attempt.', {}, PATIENT);
});

test('[PK14] the result is asked for again, and shown as soon as it is told', async () => {
  server.use(
    http.get('*/api/test-attempts/a1', () => HttpResponse.json({ success: true, data: testResult('a1') })),
  );
  await storeOlder();
  render(<ResultScreen attemptId="a1" />);
  await screen.findByText('Exam Completed!', {}, PATIENT);
});

test('[SY6] that another log was scored stays known, whichever version of the app stored it', async () => {
  await storeOlder(['superseded']);
  await keepResult(database, 'asha', testResult('a1'));
  expect((await database.results.get('a1'))?.result.flags).toEqual(['superseded']);
});
