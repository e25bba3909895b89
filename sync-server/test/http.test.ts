import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PICTURE_HOSTS } from '@exam/shared-schema/contract';
import { RAZORPAY_KEYS } from '../../look-alikes/razorpay.ts';
import type { PaymentProvider } from '../src/adapters/payments/payment-provider.ts';
import { openRazorpay } from '../src/adapters/payments/razorpay.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { AppError, toAppError } from '../src/http/errors.ts';
import { openHall, type Hall } from './support/hall.ts';
import { refusalIn } from './support/read.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

describe('errors', () => {
  test('a database that cannot now is a server that is busy, and says when to try again', () => {
    const sqlite = ['SQLITE_FULL', 'SQLITE_IOERR_FSYNC'];
    const postgres = ['53100', '53300', '40P01', '55P03', '57P01', '57014', '08006', '25006', 'ECONNREFUSED'];
    for (const code of [...sqlite, ...postgres]) {
      const inner = Object.assign(new Error('disk'), { code });
      expect(
        toAppError(new Error('Failed query: insert ... params: secret', { cause: inner })),
      ).toMatchObject({ code: 'OVERLOADED', retryAfter: 5 });
    }
  });

  test('what nobody expected tells nothing', () => {
    const missing = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' });
    for (const error of [missing, new Error('no such table: users'), 'text', null, { statusCode: 500 }]) {
      expect(toAppError(error)).toMatchObject({ code: 'INTERNAL', message: 'Server error occurred.' });
    }
  });

  test('what a text of the database cannot hold was malformed', () => {
    const cause = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), {
      code: '22021',
    });
    expect(toAppError(new Error('Failed query', { cause }))).toMatchObject({ code: 'MALFORMED' });
  });

  test('an expected refusal stays what it is', () => {
    const refusal = new AppError('NOT_ISSUED');
    expect(toAppError(refusal)).toBe(refusal);
  });

  test('a disk that fills up during a hand-in answers 503 with Retry-After, and the attempt goes in later', async () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    let isFull = true;
    const hall = await openHall();
    const { store } = hall.server.context;
    const device = await hall.finished();
    const write = store.write;
    Object.assign(store, {
      write: (work: Parameters<typeof write>[0]) => (isFull ? Promise.reject(full) : write(work)),
    });
    const refused = await hall.handIn(device.handIn());
    expect([refusalIn(refused), refused.headers['retry-after']]).toEqual(['503 OVERLOADED', '5']);
    const batch = await hall.server.ask('POST', '/api/test-attempts/sync', {
      body: { attempts: [device.handIn()] },
    });
    expect(refusalIn(batch)).toBe('503 OVERLOADED');
    isFull = false;
    expect((await hall.handIn(device.handIn())).status).toBe(201);
    await hall.server.close();
  });
});

describe('the app and its interface', () => {
  let directory: string;
  let server: TestServer;

  beforeEach(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'prep-app-'));
    mkdirSync(path.join(directory, 'assets'));
    writeFileSync(path.join(directory, 'index.html'), '<!doctype html><title>Prep</title>');
    writeFileSync(path.join(directory, 'sw.js'), '/* worker */');
    writeFileSync(path.join(directory, 'manifest.webmanifest'), '{}');
    writeFileSync(path.join(directory, 'assets', 'app-1a2b.js'), `/* ${'x'.repeat(5000)} */`);
    server = await startTestServer({ appDirectory: directory });
  });

  afterEach(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });

  const caching = async (url: string) => (await server.ask('GET', url)).headers['cache-control'];

  test('what is named by its content is kept a year; what names it is asked for every time', async () => {
    expect(await caching('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    for (const url of ['/', '/index.html', '/sw.js', '/manifest.webmanifest'])
      expect(await caching(url), url).toBe('no-cache');
  });

  test('an unchanged file is answered without the headers that the browser has stored with it', async () => {
    const first = await server.ask('GET', '/sw.js');
    expect(first.headers['content-security-policy']).toContain("default-src 'self'");
    const again = await server.ask('GET', '/sw.js', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(again.headers['permissions-policy']).toBeUndefined();
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  test('HEAD is answered for files and for the health of the server', async () => {
    const head = async (url: string) => (await server.ask('HEAD', url)).status;
    for (const url of ['/', '/sw.js', '/healthz', '/api/readyz']) expect(await head(url), url).toBe(200);
    expect(await head('/api/plans')).toBe(404);
  });

  test('every page of the app is index.html, and a missing file is not', async () => {
    const page = await server.ask('GET', '/examScreen?attempt=x', { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.text, page.headers['cache-control']]).toEqual([
      200,
      '<!doctype html><title>Prep</title>',
      'no-cache',
    ]);
    expect(refusalIn(await server.ask('GET', '/assets/gone.js', { headers: { accept: '*/*' } }))).toBe(
      '404 NOT_FOUND',
    );
    expect(refusalIn(await server.ask('GET', '/api/nowhere', { headers: { accept: 'text/html' } }))).toBe(
      '404 NOT_FOUND',
    );
    expect(refusalIn(await server.ask('POST', '/exam', { headers: { accept: 'text/html' }, body: {} }))).toBe(
      '404 NOT_FOUND',
    );
  });

  test('a page of the app adds no more listeners to its response than Node expects', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => void warnings.push(message);
    process.on('warning', note);
    try {
      const page = await server.ask('GET', '/examScreen', { headers: { accept: 'text/html,*/*' } });
      expect(page.status).toBe(200);
      await setImmediate();
    } finally {
      process.off('warning', note);
    }
    expect(warnings).toEqual([]);
  });

  test('nothing outside the app’s folder is served', async () => {
    for (const url of ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cx']) {
      expect((await server.ask('GET', url)).text).not.toContain('root:');
    }
  });

  test('[AC8] source maps are not served, wherever they come from', async () => {
    for (const name of ['sw.js.map', 'sw.js.map.br', path.join('assets', 'app-1a2b.js.map')])
      writeFileSync(path.join(directory, name), '{"version":3,"sourcesContent":["secret"]}');
    for (const url of [
      '/sw.js.map',
      '/sw.js.map.br',
      '/assets/app-1a2b.js.map',
      '/sw.js%2emap',
      '/sw.js.MAP',
    ])
      for (const headers of [{}, { 'accept-encoding': 'br' }])
        expect(refusalIn(await server.ask('GET', url, { headers })), url).toBe('404 NOT_FOUND');
    expect((await server.ask('GET', '/sw.js')).status).toBe(200);
  });

  test('large answers are compressed, small ones are not', async () => {
    const encoding = async (url: string) =>
      (await server.ask('GET', url, { headers: { 'accept-encoding': 'br, gzip' } })).headers[
        'content-encoding'
      ];
    expect(await encoding('/assets/app-1a2b.js')).toBe('br');
    expect(await encoding('/api/docs/json')).toBe('br');
    expect(await encoding('/api/healthz')).toBeUndefined();
  });

  test('a compressed copy that the build left is sent to those who read it, as the file that it is of', async () => {
    const script = `/* ${'y'.repeat(5000)} */`;
    writeFileSync(path.join(directory, 'assets', 'part-3c4d.js'), script);
    writeFileSync(path.join(directory, 'assets', 'part-3c4d.js.br'), brotliCompressSync(script));
    const url = '/assets/part-3c4d.js';
    const copy = await server.ask('GET', url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(copy.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(script).length),
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding') as string,
    });
    const plain = await server.ask('GET', url, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.text, plain.headers['content-encoding']]).toEqual([script, undefined]);
    expect(plain.headers.vary).toContain('accept-encoding');
  });

  const policyOf = async ({ ask }: TestServer): Promise<string[]> =>
    String((await ask('GET', '/')).headers['content-security-policy'])
      .split(';')
      .sort();
  const pictures = PICTURE_HOSTS.map((host) => `https://${host}`);

  test('[AC8] [PF6] the page may run and load nothing from elsewhere, but for pictures', async () => {
    expect(await policyOf(server)).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'none'",
      `img-src 'self' data: blob: ${pictures.join(' ')}`,
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "worker-src 'self'",
    ]);
    const { headers } = await server.ask('GET', '/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()');
  });

  test('[AC8] the sandbox needs nothing from elsewhere, and Razorpay its own hosts alone', async () => {
    const plain = await policyOf(server);
    const withProvider = async (provider: PaymentProvider) => {
      const shop = await startTestServer({ appDirectory: directory, payments: { provider, seller: null } });
      const policy = await policyOf(shop);
      await shop.close();
      return policy;
    };
    expect(await withProvider(openSandbox(server.context))).toEqual(plain);
    const policy = await withProvider(
      await openRazorpay({ ...RAZORPAY_KEYS, url: 'http://127.0.0.1:9', timeoutMs: 1_000 }),
    );
    expect(policy.filter((directive) => !plain.includes(directive))).toEqual([
      "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com",
      'frame-src https://api.razorpay.com',
      `img-src 'self' data: blob: https://cdn.razorpay.com ${pictures.join(' ')}`,
      "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com",
    ]);
  });

  test('[AC8] a personal answer is stored by no browser and no proxy', async () => {
    await server.addUser({ username: 'asha' });
    const token = await server.signIn('asha');
    for (const path of ['users/profile', 'wallet', 'payments/my-payments', 'test-attempts/my-attempts'])
      expect((await server.ask('GET', `/api/${path}`, { token })).headers['cache-control'], path).toBe(
        'no-store',
      );
  });

  test('data that is opened as a page may run nothing, and has no more than that', async () => {
    const { headers } = await server.ask('GET', '/api/healthz');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const known =
      /^(content-|cross-origin-resource|referrer|x-content-type|x-server-time|x-request-id|x-ratelimit|date|connection|cache-control|vary)/;
    expect(Object.keys(headers).filter((name) => !known.test(name))).toEqual([]);
  });

  test('the interface describes itself, every call of it', async () => {
    const described = (await server.ask('GET', '/api/docs/json')).json as { paths: Record<string, object> };
    expect(described.paths['/api/test-attempts/{attemptId}/progress']).toHaveProperty('put');
    expect((await server.ask('GET', '/api/docs')).status).toBeLessThan(400);
  });

  test('the description names the statuses of each call', async () => {
    const described = (await server.ask('GET', '/api/docs/json')).json as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    const statusesOf = (path: string, method: string) =>
      Object.keys(described.paths[`/api${path}`]?.[method]?.responses ?? {});
    expect(statusesOf('/topics/create_topic', 'post')).toEqual(['201', 'default']);
    expect(statusesOf('/topics/get_all_topics', 'get')).toEqual(['200', 'default']);
    expect(statusesOf('/test-attempts/create_test_attempt', 'post')).toEqual(['200', '201', 'default']);
  });

  test('it says that it lives and that it is ready, at both addresses', async () => {
    for (const url of ['/healthz', '/api/healthz'])
      expect((await server.ask('GET', url)).json).toMatchObject({ status: 'ok' });
    for (const url of ['/readyz', '/api/readyz'])
      expect((await server.ask('GET', url)).json).toMatchObject({ status: 'ready' });
  });

  test('a NUL in an address is malformed, on both engines', async () => {
    expect(refusalIn(await server.ask('GET', '/api/topics/by_subjects?subjectIds=%00'))).toBe(
      '400 MALFORMED',
    );
    const body = { email: 'a\u0000b@example.com', password: 'Correct-horse-9' };
    expect((await server.ask('POST', '/api/auth/login', { body })).status).toBeLessThan(500);
  });

  test('[ST86] an id that nothing can have is one that does not exist, and asks to check no field', async () => {
    const { status, json } = await server.ask('GET', '/api/test-papers/get_testpaper_by_id/no%20id!');
    expect(status).toBe(404);
    expect(json).not.toHaveProperty('errors');
  });

  test('an empty body that is called JSON is no body', async () => {
    const answer = await server.ask('POST', '/api/auth/login', { body: '' });
    expect(refusalIn(answer)).toBe('400 VALIDATION');
  });
});

describe('limits', () => {
  let hall: Hall;

  beforeEach(async () => {
    hall = await openHall({}, { limits: true });
  });

  afterEach(async () => {
    await hall.server.close();
  });

  test('[SY5] a whole college hands in at the same bell from one address', async () => {
    const device = await hall.finished();
    const answers = await Promise.all(Array.from({ length: 300 }, () => hall.handIn(device.handIn())));
    expect(answers.every(({ status }) => status < 300)).toBe(true);
  });
});
