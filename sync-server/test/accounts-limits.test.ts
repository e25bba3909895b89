import { afterEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '../src/build-app.ts';
import { refusalIn } from './support/read.ts';
import { startTestServer, type Answer, type TestServer } from './support/test-server.ts';

let server: TestServer;

afterEach(async () => {
  await server.close();
});

const start = async (options: Partial<AppOptions>) => {
  server = await startTestServer({ limits: true, ...options });
  await server.addUser({ username: 'asha' });
};

const login = (forwardedFor?: string): Promise<Answer> =>
  server.ask('POST', '/api/auth/login', {
    body: { email: 'asha@example.com', password: 'wrong-password' },
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });

/** What the last of so many answers says. */
async function lastOf(count: number, ask: (index: number) => Promise<Answer>): Promise<string> {
  const said: string[] = [];
  for (let index = 0; index < count; index += 1) said.push(refusalIn(await ask(index)));
  return said.at(-1) ?? '';
}

/** Ten wrong passwords are answered and three wait, for a clock that stands still. @returns what the next is told. */
async function afterWrongOnes(tryOne: (index: number) => Promise<Answer>): Promise<Answer> {
  const indices = [...Array(14).keys()];
  await Promise.all(indices.slice(0, 10).map(tryOne));
  for (const index of indices.slice(10, 13)) void tryOne(index);
  return tryOne(13);
}

describe('[AC6] an address in a header', () => {
  test('moves nobody past a limit where no proxy is believed', async () => {
    await start({ trustProxy: false });
    const refused = await afterWrongOnes((index) => login(`198.51.100.${index}`));
    expect(refusalIn(refused)).toBe('429 RATE_LIMITED');
  });

  test('moves nobody past a limit behind a proxy, which adds the true one at its end', async () => {
    await start({ trustProxy: 1 });
    const refused = await afterWrongOnes((index) => login(`198.51.100.${index}, 203.0.113.9`));
    expect(refusalIn(refused)).toBe('429 RATE_LIMITED');
    expect(refusalIn(await login('203.0.113.10'))).toBe('401 BAD_CREDENTIALS');
  });

  test('of IPv6 moves nobody past a limit within the network that they have', async () => {
    await start({ trustProxy: 1 });
    const refused = await afterWrongOnes((index) => login(`2001:db8:1:2::${index + 1}`));
    expect(refusalIn(refused)).toBe('429 RATE_LIMITED');
    expect(refusalIn(await login('2001:db8:1:3::1'))).toBe('401 BAD_CREDENTIALS');
  });
});

describe('[AC6] a limit', () => {
  test('says when to come back', async () => {
    await start({});
    const refused = await afterWrongOnes(() => login());
    expect(refusalIn(refused)).toBe('429 RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('for asking about a forgotten password is five in a quarter of an hour for one mailbox', async () => {
    await start({});
    const forgot = (email: string) => server.ask('POST', '/api/auth/forgot-password', { body: { email } });
    const spelled = (index: number) => `asha${'+'.repeat(index % 2)}@Example.com${'.'.repeat(index % 3)}`;
    expect(await lastOf(6, (index) => forgot(spelled(index)))).toBe('429 RATE_LIMITED');
    expect(await lastOf(6, () => forgot('nobody@example.com'))).toBe('429 RATE_LIMITED');
    expect((await forgot('ravi@example.com')).status).toBe(200);
  });

  test('for trying reset links is sixty a minute', async () => {
    await start({});
    const check = () => server.ask('GET', `/api/auth/verify-reset-token/${'x'.repeat(43)}`);
    expect(await lastOf(61, check)).toBe('429 RATE_LIMITED');
  });
});

describe('[AC7] transport', () => {
  const policy = async () => (await server.ask('GET', '/api/healthz')).headers['strict-transport-security'];

  test('a production server tells browsers to come by HTTPS only, for a year', async () => {
    await start({ httpsOnly: true });
    expect(await policy()).toBe('max-age=31536000');
  });

  test('a development server does not', async () => {
    await start({});
    expect(await policy()).toBeUndefined();
  });
});
