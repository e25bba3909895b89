import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalIn } from './support/read.ts';
import {
  accessIn,
  cookieIn,
  givenBy,
  login,
  profile,
  refresh,
  signedIn,
  type Headers,
} from './support/signed-in.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

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

describe('[AC10] the refresh token', () => {
  test('is a cookie that no script reads, no other site sends, and plain HTTP carries on loopback alone', async () => {
    expect(
      cookieIn(await login(server))
        .split('; ')
        .slice(1)
        .sort(),
    ).toEqual(['HttpOnly', 'Max-Age=5184000', 'Path=/api/auth', 'SameSite=Strict'].sort());
    const outside = cookieIn(await login(server, { host: 'prep.example.com' }));
    expect(outside).toMatch(/^__Host-refresh=/);
    expect(outside.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Max-Age=5184000', 'Path=/', 'SameSite=Strict', 'Secure'].sort(),
    );
    const answer = await login(server);
    expect(givenBy(answer).split('.')[1]).toHaveLength(43);
    expect(answer.text).not.toContain(givenBy(answer).split('.')[1]);
  });

  test('is kept as a digest alone', async () => {
    const { refreshToken } = await signedIn(server);
    const [, secret = ''] = refreshToken.split('.');
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await rows())).not.toContain(secret);
  });

  test('brings a new access token and its own successor, and is spent by it', async () => {
    const { refreshToken } = await signedIn(server);
    server.clock.advance(900 * SECOND);
    const answer = await refresh(server, refreshToken);
    expect(answer.json).toMatchObject({ success: true, user: { _id: ashaId, email: 'asha@example.com' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await profile(server, accessIn(answer))).status).toBe(200);
    expect(givenBy(answer)).not.toBe(refreshToken);
    expect((await refresh(server, givenBy(answer))).status).toBe(200);
  });

  test('fifty at once get one successor', async () => {
    const { refreshToken } = await signedIn(server);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(server, refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(givenBy)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('that was spent is answered for thirty seconds after its successor arrived, and then ends its session', async () => {
    const { refreshToken, token } = await signedIn(server);
    const renewed = await refresh(server, refreshToken);
    await profile(server, accessIn(renewed));
    server.clock.advance(30 * SECOND);
    expect(givenBy(await refresh(server, refreshToken))).toBe(givenBy(renewed));
    server.clock.advance(1);
    const stolen = await refresh(server, refreshToken);
    expect(refusalIn(stolen)).toBe('401 UNAUTHENTICATED');
    expect(cookieIn(stolen)).toMatch(/^refresh=; .*Expires=Thu, 01 Jan 1970/);
    expect(refusalIn(await refresh(server, givenBy(renewed)))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await profile(server, token))).toBe('401 UNAUTHENTICATED');
  });

  test('whose answer was lost on a dead line is answered again days later', async () => {
    const { refreshToken, token } = await signedIn(server);
    const lost = givenBy(await refresh(server, refreshToken));
    await profile(server, token);
    server.clock.advance(3 * DAY);
    const again = await refresh(server, refreshToken);
    expect(givenBy(again)).toBe(lost);
    expect((await profile(server, accessIn(again))).status).toBe(200);
  });

  test('that was spent two times ago ends its session at once, even within the grace', async () => {
    const { refreshToken } = await signedIn(server);
    const second = givenBy(await refresh(server, refreshToken));
    const third = givenBy(await refresh(server, second));
    expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await refresh(server, third))).toBe('401 UNAUTHENTICATED');
  });

  test('reused in one session leaves the others alone', async () => {
    const [stolen, other] = [await signedIn(server), await signedIn(server)];
    await profile(server, accessIn(await refresh(server, stolen.refreshToken)));
    server.clock.advance(31 * SECOND);
    await refresh(server, stolen.refreshToken);
    expect((await refresh(server, other.refreshToken)).status).toBe(200);
  });

  test('that somebody made up ends nothing, though they know the session', async () => {
    const { refreshToken } = await signedIn(server);
    const [id, secret = '', mark = ''] = refreshToken.split('.');
    const swapped = `${secret.slice(1)}${secret.slice(0, 1)}`;
    for (const text of [`${id}.${swapped}.${mark}`, `${id}.${secret}.${'A'.repeat(22)}`, 'x', '', 'a.b.c'])
      expect(refusalIn(await refresh(server, text))).toBe('401 UNAUTHENTICATED');
    expect((await refresh(server, refreshToken)).status).toBe(200);
  });

  test('[AC11] lives sixty days without use and 180 with it', async () => {
    let { refreshToken } = await signedIn(server);
    const idle = await signedIn(server);
    for (let turn = 0; turn < 3; turn += 1) {
      server.clock.advance(59 * DAY);
      const answer = await refresh(server, refreshToken);
      expect(answer.status).toBe(200);
      refreshToken = givenBy(answer);
    }
    expect(refusalIn(await refresh(server, idle.refreshToken))).toBe('401 UNAUTHENTICATED');
    server.clock.advance(3 * DAY);
    expect(refusalIn(await refresh(server, refreshToken))).toBe('401 UNAUTHENTICATED');
  });

  test('[AC12] counts from a page of this very site alone', async () => {
    const { refreshToken } = await signedIn(server);
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
    expect(refusalIn(await refresh(server, refreshToken, { 'content-type': 'text/plain' }))).toBe(
      '415 UNSUPPORTED_MEDIA',
    );
    const good: Headers[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'https://prep.test' },
      { origin: 'http://localhost' },
      { origin: 'https://prep.test' },
    ];
    for (const headers of good) expect((await refresh(server, refreshToken, headers)).status).toBe(200);
  });
});
