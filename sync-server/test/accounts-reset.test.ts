import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountJobs } from '../src/features/accounts/jobs.ts';
import { testRunner } from './support/jobs.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { deviceIn } from './support/signed-in.ts';
import { messagesTo } from './support/sign-up.ts';
import { PASSWORD, setUser, startTestServer, type Answer, type TestServer } from './support/test-server.ts';

const MINUTE = 60_000;
const ASHA = 'asha@example.com';
const NEW_PASSWORD = 'Green-Parrot#42';
const GONE = 'This reset link is invalid or has expired. Please request a new one.';

let server: TestServer;
let ashaId: string;

beforeEach(async () => {
  server = await startTestServer();
  ashaId = await server.addUser({ username: 'asha', fullName: 'Asha <b>Iyer</b>' });
});

afterEach(async () => {
  await server.close();
});

const forgot = (email: string, headers: Record<string, string> = {}) =>
  server.ask('POST', '/api/auth/forgot-password', { body: { email }, headers });
const runJobs = () => testRunner(server.context, ...accountJobs(server.context)).runner.runDue();
const check = (token: string) => server.ask('GET', `/api/auth/verify-reset-token/${token}`);
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  server.ask('POST', `/api/auth/reset-password/${token}`, {
    body: { newPassword, confirmPassword: newPassword },
  });
const login = (password: string): Promise<Answer> =>
  server.ask('POST', '/api/auth/login', { body: { email: ASHA, password } });

/** The token in the newest link to Asha. */
async function newestToken(): Promise<string> {
  const [message] = await messagesTo(server, ASHA);
  return /\/reset-password\/([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
}

async function linkFor(email = ASHA): Promise<string> {
  await forgot(email);
  await runJobs();
  return newestToken();
}

describe('[AC20] a forgotten password', () => {
  test('is asked for in the same words and with the same work, whether or not the address is known', async () => {
    const answers = [await forgot('Asha@example.com'), await forgot('nobody@example.com')];
    for (const answer of answers)
      expect([answer.status, answer.json]).toEqual([
        200,
        {
          success: true,
          message: 'Password reset link has been sent to your email',
          delivery: 'local',
        },
      ]);
    const { store } = server.context;
    const jobs = await store.read.select().from(store.t.jobs);
    expect(jobs.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
      Array<string>(2).fill('send-reset-link waiting'),
    );
    expect(await store.read.select().from(store.t.passwordResets)).toEqual([]);
    await runJobs();
    expect(await messagesTo(server, 'nobody@example.com')).toEqual([]);
    expect(await messagesTo(server, ASHA)).toHaveLength(1);
  });

  test('gets a link to the address that is set, whatever host the request names', async () => {
    await forgot(ASHA, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await runJobs();
    const [message] = await messagesTo(server, ASHA);
    expect(message?.text).toMatch(/^https:\/\/prep\.test\/reset-password\/[\w-]{43}$/m);
    expect(message?.text).not.toContain('evil');
  });

  test('never has control or direction characters of an older account’s name in its mails', async () => {
    await setUser(server.context, ashaId, { fullName: 'Asha\r\nBcc: x@example.com\u202e\u2066Iyer\u061c' });
    await reset(await linkFor());
    await runJobs();
    const messages = await messagesTo(server, ASHA);
    expect(messages).toHaveLength(2);
    for (const { text } of messages) {
      expect(text).toContain('Hi Asha Bcc: x@example.comIyer,');
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\r]/);
    }
  });

  test('gets nothing where the account may not log in', async () => {
    await setUser(server.context, ashaId, { accountStatus: 'banned' });
    await linkFor();
    expect(await messagesTo(server, ASHA)).toEqual([]);
  });

  test('gets one link a minute and five an hour at most, silently', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await forgot(ASHA)).status).toBe(200);
    await runJobs();
    expect(await messagesTo(server, ASHA)).toHaveLength(1);
    for (let turn = 0; turn < 8; turn += 1) {
      server.clock.advance(MINUTE);
      await linkFor();
    }
    expect(await messagesTo(server, ASHA)).toHaveLength(5);
  });
});

describe('[AC21] a reset link', () => {
  test('sets a new password once, and says whose it is', async () => {
    const token = await linkFor();
    expect((await check(token)).json).toMatchObject({ data: { email: ASHA } });
    expect((await reset(token)).status).toBe(200);
    expect([(await login(PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    for (const answer of [await reset(token, 'Another-One#43'), await check(token)])
      expect([refusalIn(answer), errorIn(answer).message]).toEqual(['422 REFUSED', GONE]);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  test.each(['abc', '%C3%BC', '..%2F..'])(
    '[ST86] that was damaged is called that, and no field is: %s',
    async (token) => {
      for (const answer of [await check(token), await reset(token)]) {
        expect([refusalIn(answer), errorIn(answer).message]).toEqual(['422 REFUSED', GONE]);
        expect(errorIn(answer)).not.toHaveProperty('errors');
      }
    },
  );

  test('of many uses at once one counts', async () => {
    const token = await linkFor();
    const passwords = Array.from({ length: 8 }, (_, index) => `Green-Parrot#4${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await login(won)).status).toBe(200);
  });

  test('works for five minutes', async () => {
    const token = await linkFor();
    server.clock.advance(5 * MINUTE - 1);
    expect((await check(token)).status).toBe(200);
    server.clock.advance(1);
    expect([refusalIn(await check(token)), refusalIn(await reset(token))]).toEqual([
      '422 REFUSED',
      '422 REFUSED',
    ]);
  });

  test('is void once a newer one is sent', async () => {
    const older = await linkFor();
    server.clock.advance(MINUTE);
    const newer = await linkFor();
    expect(newer).not.toBe(older);
    expect([(await check(older)).status, (await check(newer)).status]).toEqual([422, 200]);
  });

  test('is kept as a digest alone', async () => {
    const token = await linkFor();
    const { store } = server.context;
    expect(JSON.stringify(await store.read.select().from(store.t.passwordResets))).not.toContain(token);
    expect(JSON.stringify(await store.read.select().from(store.t.jobs))).not.toContain(token);
  });

  test('ends every session, access tokens included, and tells the owner', async () => {
    const old = (await login(PASSWORD)).json as { token: string };
    await reset(await linkFor());
    expect(refusalIn(await server.ask('GET', '/api/users/profile', { token: old.token }))).toBe(
      '401 UNAUTHENTICATED',
    );
    await runJobs();
    const [note] = await messagesTo(server, ASHA);
    expect(note?.subject).toBe('Your Prep password was changed');
    expect(note?.text).toContain('https://prep.test/forgot-password');
  });

  test('[AC6] makes the browser known, so that nobody’s wrong passwords delay its next login', async () => {
    const answer = await reset(await linkFor());
    expect(deviceIn(answer)).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    expect(deviceIn(await reset('x'.repeat(43)))).toBe('');
  });

  test('that nobody was sent is no link', async () => {
    for (const token of ['x'.repeat(43), 'A'.repeat(20)]) expect((await check(token)).status).toBe(422);
    expect((await check('short')).status).toBe(422);
  });
});

describe('[ST33] the new password', () => {
  test('keeps every rule of the form, each with its own sentence', async () => {
    const token = await linkFor();
    const sentences = async (password: string) =>
      (errorIn(await reset(token, password)).errors ?? {})['newPassword'];
    expect(await sentences('Ab1!')).toBe('At least 8 characters');
    expect(await sentences('lowercase1!')).toBe('One uppercase letter');
    expect(await sentences('UPPERCASE1!')).toBe('One lowercase letter');
    expect(await sentences('No-number!')).toBe('One number');
    expect(await sentences('NoSpecial1')).toBe('One special character (!@#$%^&*)');
  });

  test('may not be one that everybody uses, though it keeps every rule; the link stays good', async () => {
    const token = await linkFor();
    const refused = await reset(token, 'Welcome@123');
    expect([refusalIn(refused), errorIn(refused).errors]).toEqual([
      '400 VALIDATION',
      { newPassword: 'This password is too common. Please choose another one.' },
    ]);
    expect((await reset(token)).status).toBe(200);
  });
});
