import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalIn } from './support/read.ts';
import { PASSWORD, setUser, startTestServer, type Answer, type TestServer } from './support/test-server.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
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

type Headers = Readonly<Record<string, string>>;

const login = (headers: Headers = {}, who = 'asha') =>
  server.ask('POST', '/api/auth/login', {
    body: { email: `${who}@example.com`, password: PASSWORD },
    headers: { host: 'localhost', ...headers },
  });
const refresh = (token: string, headers: Headers = {}) =>
  server.ask('POST', '/api/auth/refresh', {
    headers: { host: 'localhost', cookie: `refresh=${token}`, ...headers },
  });
const profile = (token: string) => server.ask('GET', '/api/users/profile', { token });
const rows = () => server.context.store.read.select().from(server.context.store.t.sessions);

const cookieIn = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '');
/** The refresh token that an answer gave. */
const givenBy = (answer: Answer): string => /refresh=([^;]+)/.exec(cookieIn(answer))?.[1] ?? '';
const accessIn = ({ json }: Answer): string => (json as { token?: string }).token ?? '';

async function signedIn(headers: Headers = {}, who = 'asha') {
  const answer = await login(headers, who);
  return { refreshToken: givenBy(answer), token: accessIn(answer) };
}

describe('[AC10] the refresh token', () => {
  test('is a cookie that no script reads, no other site sends, and plain HTTP carries on loopback alone', async () => {
    expect(
      cookieIn(await login())
        .split('; ')
        .slice(1)
        .sort(),
    ).toEqual(['HttpOnly', 'Max-Age=5184000', 'Path=/api/auth', 'SameSite=Strict'].sort());
    const outside = cookieIn(await login({ host: 'prep.example.com' }));
    expect(outside).toMatch(/^__Host-refresh=/);
    expect(outside.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Max-Age=5184000', 'Path=/', 'SameSite=Strict', 'Secure'].sort(),
    );
    const answer = await login();
    expect(givenBy(answer).split('.')[1]).toHaveLength(43);
    expect(answer.text).not.toContain(givenBy(answer).split('.')[1]);
  });

  test('is kept as a digest alone', async () => {
    const { refreshToken } = await signedIn();
    const [, secret = ''] = refreshToken.split('.');
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await rows())).not.toContain(secret);
  });

  test('brings a new access token and its own successor, and is spent by it', async () => {
    const { refreshToken } = await signedIn();
    server.clock.advance(900 * SECOND);
    const answer = await refresh(refreshToken);
    expect(answer.json).toMatchObject({ success: true, user: { _id: ashaId, email: 'asha@example.com' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await profile(accessIn(answer))).status).toBe(200);
    expect(givenBy(answer)).not.toBe(refreshToken);
    expect((await refresh(givenBy(answer))).status).toBe(200);
  });

  test('fifty at once get one successor', async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(givenBy)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('that was spent is answered for thirty seconds, for an answer that got lost, and then ends its session', async () => {
    const { refreshToken, token } = await signedIn();
    const next = givenBy(await refresh(refreshToken));
    server.clock.advance(30 * SECOND);
    expect(givenBy(await refresh(refreshToken))).toBe(next);
    server.clock.advance(1);
    const stolen = await refresh(refreshToken);
    expect(refusalIn(stolen)).toBe('401 UNAUTHENTICATED');
    expect(cookieIn(stolen)).toMatch(/^refresh=; .*Expires=Thu, 01 Jan 1970/);
    expect(refusalIn(await refresh(next))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await profile(token))).toBe('401 UNAUTHENTICATED');
  });

  test('that was spent two times ago ends its session at once, even within the grace', async () => {
    const { refreshToken } = await signedIn();
    const second = givenBy(await refresh(refreshToken));
    const third = givenBy(await refresh(second));
    expect(refusalIn(await refresh(refreshToken))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await refresh(third))).toBe('401 UNAUTHENTICATED');
  });

  test('reused in one session leaves the others alone', async () => {
    const [stolen, other] = [await signedIn(), await signedIn()];
    await refresh(stolen.refreshToken);
    server.clock.advance(31 * SECOND);
    await refresh(stolen.refreshToken);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('that somebody made up ends nothing, though they know the session', async () => {
    const { refreshToken } = await signedIn();
    const [id, secret = '', mark = ''] = refreshToken.split('.');
    const swapped = `${secret.slice(1)}${secret.slice(0, 1)}`;
    for (const text of [`${id}.${swapped}.${mark}`, `${id}.${secret}.${'A'.repeat(22)}`, 'x', '', 'a.b.c'])
      expect(refusalIn(await refresh(text))).toBe('401 UNAUTHENTICATED');
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  test('[AC11] lives sixty days without use and 180 with it', async () => {
    let { refreshToken } = await signedIn();
    const idle = await signedIn();
    for (let turn = 0; turn < 3; turn += 1) {
      server.clock.advance(59 * DAY);
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      refreshToken = givenBy(answer);
    }
    expect(refusalIn(await refresh(idle.refreshToken))).toBe('401 UNAUTHENTICATED');
    server.clock.advance(3 * DAY);
    expect(refusalIn(await refresh(refreshToken))).toBe('401 UNAUTHENTICATED');
  });

  test('[AC12] counts from a page of this very site alone', async () => {
    const { refreshToken } = await signedIn();
    const bad: Headers[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost.evil.example' },
    ];
    for (const headers of bad)
      for (const path of ['refresh', 'logout'])
        expect(
          refusalIn(
            await server.ask('POST', `/api/auth/${path}`, {
              headers: { host: 'localhost', cookie: `refresh=${refreshToken}`, ...headers },
            }),
          ),
          JSON.stringify(headers),
        ).toBe('403 FORBIDDEN');
    expect(refusalIn(await refresh(refreshToken, { 'content-type': 'text/plain' }))).toBe(
      '415 UNSUPPORTED_MEDIA',
    );
    const good: Headers[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'https://prep.test' },
      { origin: 'http://localhost' },
      { origin: 'https://prep.test' },
    ];
    for (const headers of good) expect((await refresh(refreshToken, headers)).status).toBe(200);
  });
});

describe('[AC13] sessions', () => {
  test('a login is a new session and ends the one that the browser had', async () => {
    const first = await signedIn();
    const second = await signedIn({ cookie: `refresh=${first.refreshToken}` });
    expect(await rows()).toHaveLength(1);
    expect(refusalIn(await refresh(first.refreshToken))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await profile(first.token))).toBe('401 UNAUTHENTICATED');
    expect((await profile(second.token)).status).toBe(200);
  });

  test('are listed with their devices, the caller’s own marked, nobody else’s among them', async () => {
    await signedIn({}, 'ravi');
    await signedIn();
    server.clock.advance(SECOND);
    const phone = await signedIn({ 'user-agent': CHROME });
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
    const [here, there] = [await signedIn(), await signedIn()];
    const ravi = await signedIn({}, 'ravi');
    const id = there.refreshToken.split('.')[0];
    const path = `/api/auth/sessions/${id}`;
    expect(refusalIn(await server.ask('DELETE', path, { token: ravi.token }))).toBe('404 NOT_FOUND');
    expect((await server.ask('DELETE', path, { token: here.token })).status).toBe(200);
    expect(refusalIn(await profile(there.token))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await refresh(there.refreshToken))).toBe('401 UNAUTHENTICATED');
    expect((await profile(here.token)).status).toBe(200);
  });

  test('logout ends this one at once, access token included, and may be repeated', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const logout = (cookie: string) =>
      server.ask('POST', '/api/auth/logout', { headers: { host: 'localhost', cookie } });
    const answer = await logout(`refresh=${here.refreshToken}`);
    expect([answer.status, /^refresh=; /.test(cookieIn(answer))]).toEqual([200, true]);
    expect(refusalIn(await profile(here.token))).toBe('401 UNAUTHENTICATED');
    expect((await logout(`refresh=${here.refreshToken}`)).status).toBe(200);
    expect((await logout('')).status).toBe(200);
    expect((await profile(there.token)).status).toBe(200);
  });

  test('logout without the cookie ends the session of the access token', async () => {
    const { token, refreshToken } = await signedIn();
    await server.ask('POST', '/api/auth/logout', { token });
    expect(refusalIn(await refresh(refreshToken))).toBe('401 UNAUTHENTICATED');
  });

  test('logout everywhere ends all of the caller’s, and nobody else’s', async () => {
    const [here, there, ravi] = [await signedIn(), await signedIn(), await signedIn({}, 'ravi')];
    await server.ask('POST', '/api/auth/logout-everywhere', { token: here.token });
    for (const { token, refreshToken } of [here, there]) {
      expect(refusalIn(await profile(token))).toBe('401 UNAUTHENTICATED');
      expect(refusalIn(await refresh(refreshToken))).toBe('401 UNAUTHENTICATED');
    }
    expect((await profile(ravi.token)).status).toBe(200);
  });

  test('[ST4] a banned or deactivated user’s end with the first renewal, and do not come back with the ban lifted', async () => {
    for (const accountStatus of ['banned', 'deactivated'] as const) {
      const { token, refreshToken } = await signedIn();
      await setUser(server.context, ashaId, { accountStatus });
      expect(refusalIn(await profile(token))).toBe('403 ACCOUNT_DISABLED');
      expect(refusalIn(await refresh(refreshToken))).toBe('403 ACCOUNT_DISABLED');
      await setUser(server.context, ashaId, { accountStatus: 'approved' });
      expect(refusalIn(await refresh(refreshToken))).toBe('401 UNAUTHENTICATED');
      expect(refusalIn(await profile(token))).toBe('401 UNAUTHENTICATED');
    }
  });

  test('are twenty at most; the ones not used for longest end', async () => {
    const first = await signedIn();
    for (let turn = 0; turn < 20; turn += 1) {
      server.clock.advance(SECOND);
      await signedIn();
    }
    expect(await rows()).toHaveLength(20);
    expect(refusalIn(await refresh(first.refreshToken))).toBe('401 UNAUTHENTICATED');
  });
});
