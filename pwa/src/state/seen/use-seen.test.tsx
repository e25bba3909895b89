import { mySessions, paperOverview, questionStatistics, trendingPapers } from '@exam/shared-schema/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, keepSeen, startSession } from '../../offline/index.ts';
import { pruneSeen, UNUSED_MS } from '../../offline/database/prune-seen.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { refreshSeen } from './refresh-seen.ts';
import { useSeen, useSeenOf } from './use-seen.ts';

const server = setupServer();
let asked = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  asked = 0;
  await Promise.all([database.seenAnswers.clear(), database.session.clear()]);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const sessionsOf = (userId: string) => {
  const startedAt = new Date(0).toISOString();
  return { data: [{ _id: userId, device: userId, startedAt, lastUsedAt: startedAt, isCurrent: true }] };
};

type Answer = (user: string) => Response | Promise<Response>;

const answered: Answer = (user) => HttpResponse.json({ success: true, ...sessionsOf(user) });

/** The server accepts any user's token. */
function serveSessions(answer = answered): void {
  server.use(
    http.get('*/api/auth/sessions', ({ request }) => {
      asked += 1;
      return answer(request.headers.get('authorization')?.replace('Bearer token-of-', '') ?? '');
    }),
  );
}

const signIn = (username: string) => startSession(database, testStudent(username), `token-of-${username}`);

test('[PK6] another user who signs in sees their own, and not for a moment what was there before', async () => {
  await keepSeen(database, 'asha', mySessions, {}, sessionsOf('asha'));
  serveSessions(() => HttpResponse.error());
  const { result, rerender } = renderHook(({ owner }) => useSeenOf(owner, mySessions, {}), {
    initialProps: { owner: 'asha' },
  });
  await waitFor(() => expect(result.current.value?.data[0]?.device).toBe('asha'));
  rerender({ owner: 'ravi' });
  expect(result.current).toMatchObject({ value: null, storedAt: null });
});

test('[PK6] an answer that comes after somebody else has signed in is not kept as theirs', async () => {
  await signIn('asha');
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const users: string[] = [];
  serveSessions(async (user) => {
    users.push(user);
    await held;
    return answered(user);
  });
  const slow = refreshSeen(mySessions, {});
  await waitFor(() => expect(users).toContain('asha'));
  await signIn('ravi');
  arrive();
  expect((await slow).ok).toBe(true);
  expect(await database.seenAnswers.count()).toBe(0);
});

test('a user’s own answer is requested once a user is signed in, and stays over a renewed session', async () => {
  serveSessions();
  const { result } = renderHook(() => useSeen(mySessions, {}));
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(asked).toBe(0);
  await act(() => signIn('asha'));
  await waitFor(() => expect(result.current.value?.data[0]?.device).toBe('asha'));
  await act(() => startSession(database, testStudent('asha'), 'token-of-asha'));
  expect(result.current.value?.data[0]?.device).toBe('asha');
  expect(asked).toBe(1);
});

test('what was seen stays with its age while the server does not answer, and is asked for again', async () => {
  await signIn('asha');
  await keepSeen(database, 'asha', mySessions, {}, sessionsOf('before'));
  serveSessions(() => HttpResponse.error());
  const { result } = renderHook(() => useSeen(mySessions, {}));
  await waitFor(() => expect(result.current.failure?.code).toBe('NETWORK'));
  expect(result.current.value?.data[0]?.device).toBe('before');
  expect(result.current.storedAt).not.toBeNull();
  server.resetHandlers();
  serveSessions();
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.value?.data[0]?.device).toBe('asha'));
  await waitFor(() => expect(result.current.failure).toBeNull());
});

test('an answer that never changes is asked for once', async () => {
  await signIn('asha');
  server.use(
    http.get('*/api/test-attempts/a1/statistics', () => {
      asked += 1;
      return HttpResponse.json({ success: true, data: { questions: [] } });
    }),
  );
  const args = { params: { attemptId: 'a1' } };
  for (const _look of [1, 2]) {
    const { result, unmount } = renderHook(() => useSeen(questionStatistics, args, { isFinal: true }));
    await waitFor(() => expect(result.current.value?.data.questions).toEqual([]));
    unmount();
  }
  expect(asked).toBe(1);
});

test('[PK14] nothing is removed while an exam is open on this device', async () => {
  const page = { page: 1, pages: 1, total: 0, count: 0, papers: [] };
  await keepSeen(database, 'anyone', trendingPapers, { query: {} }, page);
  await database.seenAnswers.toCollection().modify({ lookedAt: Date.now() - UNUSED_MS - 1 });
  const attempt = { attemptId: 'a', userId: 'u', status: 'open' } as const;
  await database.attempts.put(attempt as never);
  await pruneSeen(database);
  expect(await database.seenAnswers.count()).toBe(1);
  await database.attempts.clear();
  await pruneSeen(database);
  expect(await database.seenAnswers.count()).toBe(0);
});

test('[PK6] the overview of a generated paper stays its owner’s on a shared device; that of an open one is anyone’s', async () => {
  const overviews = http.get('*/api/test-papers/get_testpaper_by_id/:id', ({ params }) => {
    const ownerId = params['id'] === 'own' ? 'asha' : null;
    return HttpResponse.json({ success: true, data: testSummary(String(params['id']), { ownerId }) });
  });
  server.use(overviews);
  await signIn('asha');
  const args = (id: string) => ({ params: { id } });
  for (const id of ['own', 'open']) await refreshSeen(paperOverview, args(id));
  server.resetHandlers();
  server.use(http.get('*/api/*', () => HttpResponse.error()));
  const seen = async (id: string) => {
    const { result, unmount } = renderHook(() => useSeen(paperOverview, args(id)));
    await waitFor(() => expect(result.current.failure?.code).toBe('NETWORK'));
    const title = result.current.value?.data.title;
    unmount();
    return title;
  };
  expect([await seen('own'), await seen('open')]).toEqual(['Paper own', 'Paper open']);
  await signIn('ravi');
  expect([await seen('own'), await seen('open')]).toEqual([undefined, 'Paper open']);
});

test('[PK14] a fresh answer is not asked for again by opening, and is by whoever wants a newer one', async () => {
  await signIn('asha');
  serveSessions();
  const fresh = { freshMs: 60_000 };
  const open = () => renderHook(() => useSeen(mySessions, {}, fresh));
  const first = open();
  await waitFor(() => expect(first.result.current.value).not.toBe(null));
  first.unmount();
  expect(asked).toBe(1);
  const again = open();
  await waitFor(() => expect(again.result.current.value).not.toBe(null));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(asked).toBe(1);
  act(() => again.result.current.refresh());
  await waitFor(() => expect(asked).toBe(2));
  again.unmount();
  // Stored before the clock was set back, so its age is unknown.
  const later = Date.now() + 3_600_000;
  await database.seenAnswers.toCollection().modify((row) => {
    row.storedAt = later;
  });
  open();
  await waitFor(() => expect(asked).toBe(3));
});
