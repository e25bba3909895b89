import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountJobs } from '../src/features/accounts/jobs.ts';
import { testRunner } from './support/jobs.ts';
import { errorIn } from './support/read.ts';
import {
  codeTo,
  EMAIL,
  filledForm,
  messagesTo,
  NUMBER,
  register,
  sendPhone,
  tokenIn,
  verifyPhone,
} from './support/sign-up.ts';
import { PASSWORD, setUser, startTestServer, type TestServer } from './support/test-server.ts';

/** The same on the screen, in other characters. */
const FORMS = [
  { name: 'composed', typed: 'Caf\u00e9-\u00dcbung@2031', elsewhere: 'Cafe\u0301-U\u0308bung@2031' },
  { name: 'nukta', typed: '\u0938\u095c\u0915@Nadi2031', elsewhere: '\u0938\u0921\u093c\u0915@Nadi2031' },
  { name: 'full width', typed: 'Mango@2031', elsewhere: '\uff2dango@\uff12\uff10\uff13\uff11' },
] as const;
const [COMPOSED] = FORMS;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  await server.close();
});

const login = async (password: string, email = EMAIL) =>
  (await server.ask('POST', '/api/auth/login', { body: { email, password } })).status;
const signUp = async (password: string, confirmPassword = password) =>
  register(server, { ...(await filledForm(server)), password, confirmPassword });

describe('[AC60] a password of one form', () => {
  test.each(FORMS)('is the same in another: $name', async ({ typed, elsewhere }) => {
    expect((await signUp(elsewhere, typed)).status).toBe(201);
    expect([await login(typed), await login(elsewhere), await login(`${typed}1`)]).toEqual([200, 200, 401]);
  });

  test('is as long as it is on the screen, and as common', async () => {
    const form = await filledForm(server);
    const tryOut = (password: string) => register(server, { ...form, password, confirmPassword: password });
    const decomposed = 'e\u0301'.repeat(4);
    expect(errorIn(await tryOut(decomposed)).errors).toMatchObject({
      password: 'Password must be at least 8 characters',
    });
    expect(errorIn(await tryOut('\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44')).errors).toEqual({
      password: 'This password is too common. Please choose another one.',
    });
    const ligatures = '\ufb03'.repeat(3);
    expect((await tryOut(ligatures)).status).toBe(201);
    expect(await login(ligatures)).toBe(200);
  });

  test('is set by a link, and confirms a deletion', async () => {
    const { context } = server;
    await server.addUser({ username: 'asha', fullName: 'Asha Iyer' });
    const asha = 'asha@example.com';
    await server.ask('POST', '/api/auth/forgot-password', { body: { email: asha } });
    await testRunner(context, ...accountJobs(context)).runner.runDue();
    const [message] = await messagesTo(server, asha);
    const token = /\/reset-password\/([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const body = { newPassword: COMPOSED.elsewhere, confirmPassword: COMPOSED.typed };
    expect((await server.ask('POST', `/api/auth/reset-password/${token}`, { body })).status).toBe(200);
    const session = await server.ask('POST', '/api/auth/login', {
      body: { email: asha, password: COMPOSED.typed },
    });
    const deleted = await server.ask('POST', '/api/auth/delete-account', {
      token: (session.json as { token: string }).token,
      body: { password: COMPOSED.elsewhere },
    });
    expect(deleted.status).toBe(200);
  });
});

describe('[AC61] an e-mail address', () => {
  const [typed, elsewhere] = ['ren\u00e9@example.com', '\u200bRene\u0301@example.com'] as const;

  test('is the same in another encoding', async () => {
    const form = await filledForm(server, { email: typed });
    expect((await register(server, { ...form, email: elsewhere })).status).toBe(201);
    expect([await login(form.password, typed), await login(form.password, elsewhere)]).toEqual([200, 200]);
  });

  test('that is stored in the other encoding from before is found', async () => {
    const id = await server.addUser({ username: 'asha', fullName: 'Asha Iyer' });
    await setUser(server.context, id, { email: 'rene\u0301@example.com' });
    expect([await login(PASSWORD, typed), await login(PASSWORD, elsewhere)]).toEqual([200, 200]);
  });
});

test('[AC62] codes and numbers are taken in digits of any script, with blanks', async () => {
  const phone = '\u096f\u096e\u096d\u096c\u096b \u096a\u0969\u0968\u0967\u0966';
  const token = tokenIn(await sendPhone(server, { phone, countryCode: '+91' }));
  const spoken = [...(await codeTo(server, NUMBER))].map(
    (digit) => `${String.fromCodePoint(0x966 + Number(digit))} `,
  );
  expect((await verifyPhone(server, token, spoken.join(''))).status).toBe(200);
});

describe('[AC60] a hash of the password as it was typed, from before', () => {
  const { typed, elsewhere } = COMPOSED;
  let id: string;

  beforeEach(async () => {
    id = await server.addUser({ username: 'asha', fullName: 'Asha Iyer' });
    const older = await hash(elsewhere, { algorithm: 2, memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await setUser(server.context, id, { email: EMAIL, passwordHash: older });
  });

  const storedHash = async () => {
    const { store } = server.context;
    const [row] = await store.read.select().from(store.t.users).where(eq(store.t.users.id, id));
    return row?.passwordHash;
  };

  test('fits, and is replaced by that login, so that every form fits', async () => {
    const before = await storedHash();
    expect(await login(typed)).toBe(401);
    expect(await storedHash()).toBe(before);
    expect(await login(elsewhere)).toBe(200);
    expect(await storedHash()).not.toBe(before);
    expect([await login(typed), await login(elsewhere)]).toEqual([200, 200]);
  });

  test('is kept by a login that is refused', async () => {
    await setUser(server.context, id, { accountStatus: 'banned' });
    const before = await storedHash();
    expect(await login(elsewhere)).toBe(403);
    expect(await storedHash()).toBe(before);
  });
});
