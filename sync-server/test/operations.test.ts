import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoLogins } from '../src/first-start/seed.ts';
import { startMetrics } from '../src/features/operations/metrics.ts';
import { openHall, type Hall } from './support/hall.ts';
import { refusalIn } from './support/read.ts';
import { PASSWORD } from './support/test-server.ts';

const TOKEN = 'a-token-of-more-than-32-characters';
const metrics = startMetrics({ processWide: false });
/** As a proxy on the server's machine passes it on. */
const FROM_ELSEWHERE = { 'x-forwarded-for': '203.0.113.7' };

let hall: Hall;

beforeEach(async () => {
  hall = await openHall(
    {},
    { metrics, metricsToken: TOKEN, demoEmails: ['asha@example.com'] },
    { onHandIn: metrics.onHandIn },
  );
});

afterEach(async () => {
  await hall.server.close();
});

describe('/metrics', () => {
  test('counts hand-ins by what became of them, and answers by route and status', async () => {
    const device = await hall.finished();
    await hall.handIn(device.handIn());
    await hall.handIn(device.handIn());
    const bad = { ...device.handIn(), attemptId: 7 };
    await hall.server.ask('POST', '/api/test-attempts/sync', {
      token: hall.asha.token,
      body: { attempts: [bad] },
    });
    await hall.handIn(bad, hall.asha.token);
    const { status, text } = await hall.server.ask('GET', '/metrics');
    expect(status).toBe(200);
    expect(text).toContain('prep_hand_ins_total{outcome="new"} 1');
    expect(text).toContain('prep_hand_ins_total{outcome="repeat"} 1');
    expect(text).toContain('prep_hand_ins_total{outcome="refused"} 2');
    expect(text).toMatch(
      /prep_http_request_seconds_count\{method="POST",route="\/api\/test-attempts\/create_test_attempt",status="201"\} 1/,
    );
  });

  test('is there for callers on this machine and for the token alone', async () => {
    const ask = (headers: Readonly<Record<string, string>>) =>
      hall.server.ask('GET', '/metrics', { headers });
    expect((await ask({})).status).toBe(200);
    expect(refusalIn(await ask(FROM_ELSEWHERE))).toBe('404 NOT_FOUND');
    const wrong = { ...FROM_ELSEWHERE, authorization: `Bearer ${TOKEN}x` };
    expect(refusalIn(await ask(wrong))).toBe('404 NOT_FOUND');
    expect((await ask({ ...FROM_ELSEWHERE, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });
});

describe('[ST32] what is for those who develop answers to this machine only', () => {
  const logIn = (email: string, headers: Readonly<Record<string, string>> = {}) =>
    hall.server.ask('POST', '/api/auth/login', { headers, body: { email, password: PASSWORD } });

  test('a demo login', async () => {
    expect((await logIn('asha@example.com')).status).toBe(200);
    const refused = await logIn('Asha@example.com', FROM_ELSEWHERE);
    expect(refusalIn(refused)).toBe('401 BAD_CREDENTIALS');
    expect((await logIn('ravi@example.com', FROM_ELSEWHERE)).status).toBe(200);
  });

  test('pages under /dev', async () => {
    expect(refusalIn(await hall.server.ask('GET', '/dev/ui', { headers: FROM_ELSEWHERE }))).toBe(
      '404 NOT_FOUND',
    );
  });

  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'under its own names alone: a page whose name was pointed at this machine, %j, gets nothing',
    async (host) => {
      const headers = { host };
      expect(refusalIn(await hall.server.ask('GET', '/api/dev/messages', { headers }))).toBe('404 NOT_FOUND');
      expect(refusalIn(await hall.server.ask('GET', '/dev/ui', { headers }))).toBe('404 NOT_FOUND');
      expect(refusalIn(await hall.server.ask('GET', '/metrics', { headers }))).toBe('404 NOT_FOUND');
      expect(refusalIn(await logIn('asha@example.com', headers))).toBe('401 BAD_CREDENTIALS');
      expect((await logIn('ravi@example.com', headers)).status).toBe(200);
    },
  );

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:5173', '[::1]:3000'])('as %s', async (host) => {
    const headers = { host };
    expect((await hall.server.ask('GET', '/api/dev/messages', { headers })).status).toBe(200);
    expect((await logIn('asha@example.com', headers)).status).toBe(200);
  });

  test('every demo login is one', () => {
    expect(demoLogins.length).toBeGreaterThan(0);
    for (const { email } of demoLogins) expect(email).toBe(email.toLowerCase());
  });
});

describe('/readyz', () => {
  const ready = () => hall.server.ask('GET', '/readyz');
  const CHECKED_FOR_MS = 5000;

  /** Counts what is written, and fails it while the disk is full. */
  function watchedDisk() {
    const { store } = hall.server.context;
    const { write } = store;
    const disk = { isFull: false, writes: 0 };
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const watched: typeof write = (work) => {
      disk.writes += 1;
      return disk.isFull ? Promise.reject(full) : write(work);
    };
    Object.assign(store, { write: watched });
    return disk;
  }

  test('is 503 while nothing can be written, and 200 again when it can', async () => {
    const disk = watchedDisk();
    expect((await ready()).status).toBe(200);
    disk.isFull = true;
    hall.server.clock.advance(CHECKED_FOR_MS);
    const refused = await ready();
    expect([refusalIn(refused), refused.headers['retry-after']]).toEqual(['503 OVERLOADED', '5']);
    disk.isFull = false;
    hall.server.clock.advance(CHECKED_FOR_MS);
    expect((await ready()).status).toBe(200);
  });

  test('writes once in five seconds, however often and by however many it is asked', async () => {
    const disk = watchedDisk();
    await Promise.all(Array.from({ length: 20 }, ready));
    for (let turn = 0; turn < 20; turn += 1) await ready();
    expect(disk.writes).toBe(1);
    hall.server.clock.advance(CHECKED_FOR_MS);
    await Promise.all(Array.from({ length: 20 }, ready));
    expect(disk.writes).toBe(2);
    hall.server.clock.advance(-3_600_000);
    await ready();
    expect(disk.writes).toBe(3);
  });
});

test('every answer names its lines in the log', async () => {
  const { headers } = await hall.server.ask('GET', '/healthz');
  expect(headers['x-request-id']).toMatch(/^[0-9A-Za-z]{22}$/);
});
