import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { useQuestionStatistics } from './use-question-statistics.ts';

const server = setupServer();

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startSession(database, testStudent(), 'a.b.c');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const questions = [
  { questionId: 'q1', attempts: 40, correctPercent: 62.5, medianSeconds: 80 },
  { questionId: 'q2', attempts: 40, correctPercent: 0, medianSeconds: null },
];

it('the statistics of all students are shown as text, and from the device while offline', async () => {
  server.use(
    http.get('*/api/test-attempts/a1/statistics', () =>
      HttpResponse.json({ success: true, data: { questions } }),
    ),
  );
  const { result, unmount } = renderHook(() => useQuestionStatistics('a1'));
  await waitFor(() => expect(result.current.size).toBe(2));
  expect(Object.fromEntries(result.current)).toEqual({
    q1: '62.5% of 40 right, median 1m 20s',
    q2: '0% of 40 right',
  });
  unmount();
  server.use(http.get('*/api/test-attempts/a1/statistics', () => HttpResponse.error()));
  const again = renderHook(() => useQuestionStatistics('a1'));
  await waitFor(() => expect(again.result.current.get('q2')).toBe('0% of 40 right'));
});

it('nothing is asked of a server that does not have the attempt', () => {
  expect(renderHook(() => useQuestionStatistics(null)).result.current.size).toBe(0);
});
