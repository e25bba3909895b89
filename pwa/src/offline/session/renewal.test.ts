import { ownData, profile } from '@exam/shared-schema/contract';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserEdge, callApi } from '../../api/index.ts';
import { testStudent } from '../../test/student.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { exclusively } from '../platform/lease.ts';
import { openSession } from './open-session.ts';
import { renewToken, reportSignOut, usableToken } from './renewal.ts';
import { currentSession, endSession, isSignOutUnreported, startSession } from './session.ts';

const user = testStudent('u1');
const LIFE_MS = 900_000;

const server = setupServer();
let calls: string[];
let databaseName: string;
let database: ExamDatabase;
let now: number;
let counter = 0;
const edge = { ...browserEdge, now: () => now };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  calls = [];
  now = Date.parse('2026-05-03T10:00:00Z');
  databaseName = `renewal-${(counter += 1)}`;
  database = openDatabase(databaseName, edge);
});

function refusal(code: string, status: number): Response {
  return HttpResponse.json({ success: false, code, message: code, error: code }, { status });
}

function answering(path: string, answer: () => Response | Promise<Response>): void {
  server.use(
    http.post(`*/api/auth/${path}`, () => {
      calls.push(path);
      return answer();
    }),
  );
}

/** The server's clock is an hour ahead of the device's. */
function started(token: string, who = user): Response {
  const serverNow = now + 3_600_000;
  return HttpResponse.json({
    success: true,
    token,
    user: who,
    serverTime: new Date(serverNow).toISOString(),
    expiresAt: new Date(serverNow + LIFE_MS).toISOString(),
  });
}

const renew = (): Promise<string | null> => renewToken(database, user._id, 'old');

describe('[ST30] renewing', () => {
  beforeEach(() => startSession(database, user, 'old', now + 1000));

  it('[ST30] [AC31] happens before a call when the end is near, by how long the token lives and not by whose clock', async () => {
    answering('refresh', () => started(`token ${calls.length}`));
    expect(await usableToken(database)).toBe('old');
    now += 2000;
    expect(await usableToken(database)).toBe('token 1');
    now += LIFE_MS / 2;
    expect(await usableToken(database)).toBe('token 1');
    now += LIFE_MS / 2;
    expect(await usableToken(database)).toBe('token 2');
  });

  it('[OP6] names the version of the app', async () => {
    const versions: (string | null)[] = [];
    server.use(
      http.post('*/api/auth/refresh', ({ request }) => {
        versions.push(request.headers.get('x-app-version'));
        return started('new');
      }),
    );
    expect(await renew()).toBe('new');
    expect(versions).toEqual(['test']);
  });

  it('[ST30] [AC30] is done by one of two tabs; the other finds its token', async () => {
    answering('refresh', async () => {
      await delay(30);
      return started('new');
    });
    const otherTab = await openDatabase(databaseName, edge).open();
    const tokens = await Promise.all([renew(), renewToken(otherTab as ExamDatabase, user._id, 'old')]);
    expect(tokens).toEqual(['new', 'new']);
    expect(calls).toEqual(['refresh']);
  });

  it.each([
    ['UNAUTHENTICATED', 401],
    ['ACCOUNT_DISABLED', 403],
  ])(
    '[ST30] [AC31] [SY7] refused with %s marks the session expired, once, and touches nothing else',
    async (code, status) => {
      answering('refresh', () => refusal(code, status));
      await database.meta.put({ key: 'deviceId', value: 'd1' });
      expect(await renew()).toBeNull();
      expect(await currentSession(database)).toMatchObject({ expired: true, user });
      expect(await renew()).toBeNull();
      expect(await usableToken(database)).toBe('old');
      expect(calls).toEqual(['refresh']);
      expect(await database.meta.get('deviceId')).toMatchObject({ value: 'd1' });
    },
  );

  it.each([
    ['a lost network', () => HttpResponse.error()],
    ['a busy server', () => refusal('OVERLOADED', 503)],
    ['a limit', () => refusal('RATE_LIMITED', 429)],
    ['a broken server', () => refusal('INTERNAL', 500)],
    ['a captive portal', () => HttpResponse.html('<h1>Welcome to our network</h1>')],
    ['a captive portal that wants a login', () => HttpResponse.html('<h1>Log in</h1>', { status: 401 })],
  ])('[ST30] met by %s changes nothing: the old token is still there', async (_name, answer) => {
    answering('refresh', answer);
    expect(await renew()).toBeNull();
    expect(await currentSession(database)).toMatchObject({ token: 'old', expired: false });
    now += 2000;
    expect(await usableToken(database)).toBe('old');
    answering('refresh', () => started('new'));
    expect(await usableToken(database)).toBe('new');
  });

  it("[ST30] never takes over somebody else's session from the cookie", async () => {
    answering('refresh', () => started('theirs', { ...user, _id: 'u2' }));
    expect(await renew()).toBeNull();
    expect(await currentSession(database)).toMatchObject({ user, token: 'old', expired: true });
  });

  it('[PK6] gives no token to a call of the user before', async () => {
    await startSession(database, { ...user, _id: 'u2' }, 'theirs');
    expect(await renew()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('[ST30] does not bring back who signed out meanwhile, and the newer cookie ends too', async () => {
    answering('logout', () => HttpResponse.json({ success: true, message: 'ok' }));
    answering('refresh', async () => {
      await endSession(database);
      return started('new');
    });
    const telling = renew().then(() => reportSignOut(database));
    expect(await telling).toBe(true);
    expect(await currentSession(database)).toBeNull();
    expect(calls).toEqual(['refresh', 'logout']);
  });
});

describe('[ST30] a call whose token has ended', () => {
  it('[ST30] [AC31] is repeated once with the newer one', async () => {
    const tokens: (string | null)[] = [];
    const answer = {
      data: { export: null, mayAskAt: null },
    };
    await startSession(database, user, 'old');
    answering('refresh', () => started('new'));
    server.use(
      http.get('*/api/users/my-data', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return request.headers.get('authorization') === 'Bearer new'
          ? HttpResponse.json({ success: true, ...answer })
          : refusal('UNAUTHENTICATED', 401);
      }),
    );
    const options = {
      token: 'old',
      renew: (refused: string) => renewToken(database, user._id, refused),
      edge,
    };
    expect(await callApi(ownData, {}, options)).toMatchObject({ ok: true });
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('[ST30] that is refused again is not repeated again', async () => {
    let count = 0;
    server.use(
      http.get('*/api/users/profile', () => {
        count += 1;
        return refusal('UNAUTHENTICATED', 401);
      }),
    );
    const options = { token: 'old', renew: () => Promise.resolve('new'), edge };
    expect(await callApi(profile, {}, options)).toMatchObject({ ok: false, status: 401 });
    expect(count).toBe(2);
  });
});

describe('[ST30] a sign-out without a network', () => {
  beforeEach(async () => {
    await startSession(database, user, 'old', now - 1);
    await endSession(database);
  });

  it('[ST30] [AC32] holds on this device at once, whatever the cookie is still worth', async () => {
    expect(await usableToken(database)).toBeNull();
    expect(await renew()).toBeNull();
    expect(calls).toEqual([]);
    expect(await isSignOutUnreported(database)).toBe(true);
  });

  it('[ST30] [AC32] is told to the server when it is back, and only until it was told', async () => {
    answering('logout', () => HttpResponse.error());
    expect(await reportSignOut(database)).toBe(false);
    answering('logout', () => refusal('OVERLOADED', 503));
    expect(await reportSignOut(database)).toBe(false);
    answering('logout', () => HttpResponse.json({ success: true, message: 'ok' }));
    expect(await reportSignOut(database)).toBe(true);
    expect(await reportSignOut(database)).toBe(true);
    expect(calls).toEqual(['logout', 'logout', 'logout']);
  });

  it('[ST30] needs no telling any more when somebody else signs in: their cookie has taken its place', async () => {
    answering('login', () => started('theirs', { ...user, _id: 'u2' }));
    expect(await openSession(database, { email: 'b@example.com', password: 'secret1' })).toMatchObject({
      ok: true,
    });
    expect(calls).toEqual(['login']);
    expect(await isSignOutUnreported(database)).toBe(false);
    expect(await currentSession(database)).toMatchObject({ user: { _id: 'u2' }, expired: false });
  });

  it('[ST30] is not taken back by a login that the server refuses', async () => {
    answering('login', () => refusal('BAD_CREDENTIALS', 401));
    expect(await openSession(database, { email: 'b@example.com', password: 'secret1' })).toMatchObject({
      ok: false,
    });
    expect(await isSignOutUnreported(database)).toBe(true);
  });
});

describe('[ST30] one at a time, where the browser has no Web Locks', () => {
  const quick = { ...browserEdge, now: () => now, locks: () => null, later: hurried };

  function hurried(_ms: number, run: () => void): () => void {
    return browserEdge.later(1, run);
  }

  it('[ST30] [AC30] the second waits for the first, also in another tab', async () => {
    const tabs = [openDatabase(databaseName, quick), openDatabase(databaseName, quick)];
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 0));
      order.push(`${name} ends`);
    };
    await Promise.all(tabs.map((tab, index) => exclusively(tab, 'x', work(`tab ${index}`))));
    expect(order).toHaveLength(4);
    expect(order[1]).toBe(order[0]?.replace('begins', 'ends'));
  });

  it('[ST30] a tab that died, or a clock that was set back, holds nobody up for ever', async () => {
    const tab = openDatabase(databaseName, quick);
    await tab.meta.put({ key: 'lease:x', value: { holder: 'dead', until: now + 40_000 } });
    const work = exclusively(tab, 'x', () => Promise.resolve('done'));
    now += 41_000;
    expect(await work).toBe('done');
    await tab.meta.put({ key: 'lease:x', value: { holder: 'dead', until: now + 86_400_000 } });
    expect(await exclusively(tab, 'x', () => Promise.resolve('done'))).toBe('done');
  });

  it('[ST30] work that fails gives the lease back', async () => {
    const tab = openDatabase(databaseName, quick);
    await expect(exclusively(tab, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await exclusively(tab, 'x', () => Promise.resolve('done'))).toBe('done');
  });
});
