import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  database,
  eventsOf,
  openRoom,
  startAttempt,
  startSession,
  type AttemptRow,
} from '../../offline/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { usePaths } from './use-log.ts';

const server = setupServer();

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startSession(database, testStudent('u1'), 'a.b.c');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Handed in here with 'a'; the server's log of the same attempt has 'b'. */
async function twoLogs(status: AttemptRow['status']): Promise<AttemptRow> {
  const { attemptId } = await startAttempt(database, await putSavedPaper(database, 'u1'));
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error('The room did not open');
  opened.room.act({ type: 'answered', questionId: 'q1', answer: 'a' });
  await opened.room.seal('student');
  await opened.room.close();
  await database.attempts.update(attemptId, { status });
  const events = await eventsOf(database, attemptId);
  const others = events.map((event) => (event.type === 'answered' ? { ...event, answer: 'b' } : event));
  server.use(
    http.get(`*/api/test-attempts/${attemptId}/log`, () =>
      HttpResponse.json({ success: true, data: { timingPolicy: 'continuous', events: others } }),
    ),
  );
  const row = await database.attempts.get(attemptId);
  if (row === undefined) throw new Error('The attempt is gone');
  return row;
}

it.each([
  ['this device handed it in', 'sealed', [], 'a'],
  ['another device went on with it', 'moved', [], 'b'],
  ['another log reached the server first', 'sealed', ['superseded'], 'b'],
] as const)(
  '[SY6] the path is that of the log which was scored, where %s',
  async (_case, status, flags, answer) => {
    const row = await twoLogs(status);
    const scored = { attemptId: row.attemptId, flags: [...flags] };
    const { result } = renderHook(() => usePaths(scored, row));
    await waitFor(() => expect(result.current.get('q1')?.at(-1)?.answer).toBe(answer));
  },
);
