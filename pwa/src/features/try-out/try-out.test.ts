import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  attemptsOf,
  database,
  drain,
  endSession,
  GUEST,
  instantResult,
  mayUpdate,
  openRoom,
  startAttempt,
  startSession,
} from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { saveTryOut } from './save-try-out.ts';

/** All calls that reach a server. */
const called: string[] = [];
const server = setupServer(
  http.all('*', ({ request }) => {
    called.push(`${request.method} ${request.url}`);
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());
beforeEach(async () => {
  called.length = 0;
  await Promise.all(database.tables.map((table) => table.clear()));
});

async function beginTryOut(): Promise<string> {
  return (await startAttempt(database, await saveTryOut(database))).attemptId;
}

/** Answers the first question correctly and the fourth incorrectly, and submits. */
async function sitTryOut(): Promise<string> {
  const attemptId = await beginTryOut();
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(`The room is ${opened.kind}`);
  const { room } = opened;
  room.act({ type: 'answered', questionId: 'q1', answer: 'o2' });
  room.act({ type: 'answered', questionId: 'q4', answer: '35' });
  await room.seal('student');
  await room.close();
  return attemptId;
}

test('[PK19] the try-out is marked on the device with no server and no account', async () => {
  const attemptId = await sitTryOut();
  const result = await instantResult(database, attemptId);
  expect(result).toMatchObject({ totalQuestions: 5, correctAnswers: 1, wrongAnswers: 1, totalMarks: 20 });
  expect(called).toEqual([]);
});

test('[PK19] nothing of it is sent: no outbox entry, whoever signs in and whenever a drain runs', async () => {
  const attemptId = await sitTryOut();
  await startSession(database, testStudent('asha'), 'token');
  await drain(database, true);
  expect(await database.outbox.count()).toBe(0);
  expect(called).toEqual([]);
  const row = await database.attempts.get(attemptId);
  expect(row).toMatchObject({ userId: GUEST, status: 'sealed' });
});

test('[PK19] whoever signs in first after it has it in their list; the next user of the device has not', async () => {
  const attemptId = await sitTryOut();
  const ids = async (userId: string | null) =>
    (await attemptsOf(database, userId, 'sealed')).map((row) => row.attemptId);
  expect(await ids(null)).toEqual([attemptId]);
  await startSession(database, testStudent('asha'), 'token');
  expect(await ids('asha')).toEqual([attemptId]);
  expect(await ids(null)).toEqual([]);
  await endSession(database);
  await startSession(database, testStudent('ravi'), 'token');
  expect(await ids('ravi')).toEqual([]);
  expect(await ids('asha')).toEqual([attemptId]);
});

test('[PK19] an administrator who signs in does not take it', async () => {
  const attemptId = await sitTryOut();
  await startSession(database, { ...testStudent('head'), role: 'admin' }, 'token');
  expect((await database.attempts.get(attemptId))?.claimedBy).toBeUndefined();
});

test('[PK19] its paper is saved once, with a key that no text of it shows', async () => {
  const [first, second] = [await saveTryOut(database), await saveTryOut(database)];
  expect(second.ticket).toBe(first.ticket);
  expect(JSON.stringify(first.content)).not.toContain('correct');
  expect(first.sealedKey?.sealed).toMatch(/^[\w-]{100,}$/);
});

test('[SY9] a try-out that was left behind does not keep the app from being updated', async () => {
  const attemptId = await beginTryOut();
  expect(await mayUpdate(database)).toBe(false);
  await database.attempts.update(attemptId, { startedAt: database.edge.now() - 31 * 60_000 });
  expect(await mayUpdate(database)).toBe(true);
});
