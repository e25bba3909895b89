import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalIn } from './support/read.ts';
import { cookieIn, profile, refresh, signedIn } from './support/signed-in.ts';
import { setUser, startTestServer, type TestServer } from './support/test-server.ts';

const SECOND = 1000;
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

let server: TestServer;
let ashaId: string;

beforeEach(async () => {
  server = await startTestServer({ accessTokenSeconds: 900 });
  ashaId = await server.addUser({ username: 'asha' });
  await server.addUser({ username: 'ravi' });
});

afterEach(async () => {
  await server.close();
});

const rows = () => server.context.store.read.select().from(server.context.store.t.sessions);

describe('[AC13] sessions', () => {
  test('a login is a new session and ends the one that the browser had', async () => {
    const first = await signedIn(server);
    const second = await signedIn(server, { cookie: `refresh=${first.refreshToken}` });
    expect(await rows()).toHaveLength(1);
    expect(refusalIn(await refresh(server, first.refreshToken))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await profile(server, first.token))).toBe('401 UNAUTHENTICATED');
    expect((await profile(server, second.token)).status).toBe(200);
  });

  test('are listed with their devices, the caller’s own marked, nobody else’s among them', async () => {
    await signedIn(server, {}, 'ravi');
    await signedIn(server);
    server.clock.advance(SECOND);
    const phone = await signedIn(server, { 'user-agent': CHROME });
    const { json } = await server.ask('GET', '/api/auth/sessions', { token: phone.token });
    expect(json).toMatchObject({
      data: [
        { device: 'Chrome on Android', isCurrent: true },
        { device: 'Unknown device', isCurrent: false },
      ],
    });
    expect((json as { data: unknown[] }).data).toHaveLength(2);
  });

  test('one can be ended from another, and somebody else’s cannot', async () => {
    const [here, there] = [await signedIn(server), await signedIn(server)];
    const ravi = await signedIn(server, {}, 'ravi');
    const id = there.refreshToken.split('.')[0];
    const path = `/api/auth/sessions/${id}`;
    expect(refusalIn(await server.ask('DELETE', path, { token: ravi.token }))).toBe('404 NOT_FOUND');
    expect((await server.ask('DELETE', path, { token: here.token })).status).toBe(200);
    expect(refusalIn(await profile(server, there.token))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await refresh(server, there.refreshToken))).toBe('401 UNAUTHENTICATED');
    expect((await profile(server, here.token)).status).toBe(200);
  });

  test('logout ends this one at once, access token included, and may be repeated', async () => {
    const [here, there] = [await signedIn(server), await signedIn(server)];
    const logout = (cookie: string) =>
      server.ask('POST', '/api/auth/logout', { headers: { host: 'localhost', cookie } });
    const answer = await logout(`refresh=${here.refreshToken}`);
    expect([answer.status, /^refresh=; /.test(cookieIn(answer))]).toEqual([200, true]);
    expect(refusalIn(await profile(server, here.token))).toBe('401 UNAUTHENTICATED');
    expect((await logout(`refresh=${here.refreshToken}`)).status).toBe(200);
    expect((await logout('')).status).toBe(200);
    expect((await profile(server, there.token)).status).toBe(200);
  });

  test('logout without the cookie ends the session of the access token', async () => {
    const { token, refreshToken } = await signedIn(server);
    await server.ask('POST', '/api/auth/logout', { token });
    expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
  });

  test('logout everywhere ends all of the caller’s, and nobody else’s', async () => {
    const [here, there, ravi] = [
      await signedIn(server),
      await signedIn(server),
      await signedIn(server, {}, 'ravi'),
    ];
    await server.ask('POST', '/api/auth/logout-everywhere', { token: here.token });
    for (const { token, refreshToken } of [here, there]) {
      expect(refusalIn(await profile(server, token))).toBe('401 UNAUTHENTICATED');
      expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
    }
    expect((await profile(server, ravi.token)).status).toBe(200);
  });

  test('[ST4] a banned or deactivated user’s end with the first renewal, and do not come back with the ban lifted', async () => {
    for (const accountStatus of ['banned', 'deactivated'] as const) {
      const { token, refreshToken } = await signedIn(server);
      await setUser(server.context, ashaId, { accountStatus });
      expect(refusalIn(await profile(server, token))).toBe('403 ACCOUNT_DISABLED');
      expect(refusalIn(await refresh(server, refreshToken))).toBe('403 ACCOUNT_DISABLED');
      await setUser(server.context, ashaId, { accountStatus: 'approved' });
      expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
      expect(refusalIn(await profile(server, token))).toBe('401 UNAUTHENTICATED');
    }
  });

  test('are twenty at most; the ones not used for longest end', async () => {
    const first = await signedIn(server);
    for (let turn = 0; turn < 20; turn += 1) {
      server.clock.advance(SECOND);
      await signedIn(server);
    }
    expect(await rows()).toHaveLength(20);
    expect(refusalIn(await refresh(server, first.refreshToken))).toBe('401 UNAUTHENTICATED');
  });
});
