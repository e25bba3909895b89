import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database, expireSession, startSession } from '../offline/index.ts';
import { testStudent } from '../test/student.ts';
import { signOut, watchSession } from './session.ts';

const server = setupServer(http.all('*/api/*', () => HttpResponse.json({ success: true, message: 'ok' })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const mirrored = () => ({
  token: localStorage.getItem('token'),
  user: (JSON.parse(localStorage.getItem('user') ?? 'null') as { _id: string } | null)?._id,
});

test('[ST30] token and user are in localStorage as long as they are in the session, and no longer', async () => {
  const asha = testStudent();
  watchSession();
  await startSession(database, asha, 'a.b.c');
  await expect.poll(mirrored).toEqual({ token: 'a.b.c', user: asha._id });
  await expireSession(database, 'a.b.c');
  await expect.poll(mirrored).toEqual({ token: null, user: asha._id });
  await signOut();
  await expect.poll(mirrored).toEqual({ token: null, user: undefined });
});
