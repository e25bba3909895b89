import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorIn, refusalIn } from './support/read.ts';
import {
  codeTo,
  EMAIL,
  filledForm,
  GOOD_PASSWORD,
  PHONE,
  register,
  sendEmail,
  tokenIn,
  verifyEmail,
} from './support/sign-up.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const MINUTE = 60_000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  await server.close();
});

const users = () => server.context.store.read.select().from(server.context.store.t.users);
const login = (email: string, password: string) =>
  server.ask('POST', '/api/auth/login', { body: { email, password } });
const available = async (username: string) => {
  const answer = await server.ask('GET', `/api/auth/username-available?username=${username}`);
  return (answer.json as { available: boolean }).available;
};

describe('[AC5] registration', () => {
  test('[ST34] makes a verified student with a category, who can log in', async () => {
    const form = await filledForm(server, { email: 'Kiran@Example.com', username: 'Kiran_01' });
    const answer = await register(server, form);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([201, undefined]);
    const { store } = server.context;
    const [user] = await users();
    expect(user).toMatchObject({
      email: EMAIL,
      username: 'Kiran_01',
      ...PHONE,
      role: 'student',
      accountStatus: 'verified',
    });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await store.read.select().from(store.t.userCategories)).toEqual([
      { userId: user?.id, categoryId: form.categories[0] },
    ]);
    const session = (await login(EMAIL, GOOD_PASSWORD)).json;
    expect(session).toMatchObject({ user: { accountStatus: 'verified' } });
    const { token } = session as { token: string };
    expect((await server.ask('GET', '/api/users/profile', { token })).json).toMatchObject({
      user: { _id: user?.id },
      categories: form.categories,
    });
  });

  test.each([
    ['a direction mark', 'Kiran \u202eoaR'],
    ['an isolate', 'Kiran \u2066Rao\u2069'],
    ['an Arabic letter mark', '\u061cKiran Rao'],
    ['a line break', 'Kiran\r\nBcc: everybody@example.com'],
    ['a control character', 'Kiran\u0085Rao'],
  ])('a name with %s is refused', async (_what, fullName) => {
    const answer = await register(server, await filledForm(server, { fullName }));
    expect([refusalIn(answer), errorIn(answer).errors]).toEqual([
      '400 VALIDATION',
      { fullName: 'Full name contains hidden characters. Please type it again.' },
    ]);
  });

  test.each(['😀😀', '1234', '.. -'])('[ST131] a name without a letter is refused: %s', async (fullName) => {
    const answer = await register(server, await filledForm(server, { fullName }));
    expect(errorIn(answer).errors).toEqual({ fullName: 'Full name must contain a letter' });
  });

  test.each(['किरण राव', 'ക്ര\u200dീ കിരൺ', 'Zoë O’Brien-Iyer', 'کرن راؤ', 'Kiran 😀'])(
    'a name in any script is taken: %s',
    async (fullName) => {
      expect((await register(server, await filledForm(server, { fullName }))).status).toBe(201);
      expect((await users())[0]?.fullName).toBe(fullName);
    },
  );

  test('what else is sent along is not taken over: role, status, time', async () => {
    const form = await filledForm(server);
    const more = { ...form, role: 'admin', accountStatus: 'approved', extraTimePercent: 100, id: 'mine' };
    expect((await register(server, more)).status).toBe(201);
    expect((await users())[0]).toMatchObject({
      role: 'student',
      accountStatus: 'verified',
      extraTimePercent: 0,
    });
  });

  test('needs both codes verified, for that very e-mail and number', async () => {
    const unverified = tokenIn(await sendEmail(server, 'new@example.com'));
    const form = await filledForm(server);
    const refused = async (changes: object, field: string) => {
      const answer = await register(server, { ...form, ...changes });
      expect(refusalIn(answer)).toBe('422 REFUSED');
      expect(Object.keys(errorIn(answer).errors ?? {})).toEqual([field]);
    };
    await refused({ email: 'new@example.com', emailOtpToken: unverified }, 'emailOtpToken');
    await refused({ email: 'another@example.com' }, 'emailOtpToken');
    await refused({ phone: '9876543211' }, 'phoneOtpToken');
    await refused({ countryCode: '+1' }, 'phoneOtpToken');
    await refused({ phoneOtpToken: form.emailOtpToken }, 'phoneOtpToken');
    expect(await users()).toEqual([]);
    expect((await register(server, form)).status).toBe(201);
  });

  test('what was verified holds for an hour', async () => {
    const form = await filledForm(server);
    server.clock.advance(60 * MINUTE);
    expect(errorIn(await register(server, form)).errors).toEqual({
      emailOtpToken: 'Please verify your email again.',
      phoneOtpToken: 'Please verify your mobile number again.',
    });
  });

  test('uses both codes up', async () => {
    const form = await filledForm(server);
    await register(server, form);
    expect(refusalIn(await register(server, { ...form, username: 'another' }))).toBe('422 REFUSED');
    const again = await verifyEmail(server, form.emailOtpToken, await codeTo(server, EMAIL));
    expect(errorIn(again).message).toBe('This code was already used. Please request a new one.');
  });

  test('takes a name in one case alone, and says which field is taken, and the codes stay good', async () => {
    await server.addUser({ username: 'Kiran_01', email: 'someone@example.com' });
    expect([await available('kIRAN_01'), await available('kiran_02')]).toEqual([false, true]);
    const form = await filledForm(server);
    const taken = await register(server, form);
    expect(refusalIn(taken)).toBe('409 CONFLICT');
    expect(errorIn(taken)).toMatchObject({
      message: 'This username is already taken',
      errors: { username: 'This username is already taken' },
    });
    expect((await register(server, { ...form, username: 'kiran_02' })).status).toBe(201);
  });

  test('e-mail or number taken while the form was filled in', async () => {
    const form = await filledForm(server);
    await server.addUser({ username: 'kiran', ...PHONE });
    expect(Object.keys(errorIn(await register(server, form)).errors ?? {})).toEqual(['email', 'phone']);
    expect(await users()).toHaveLength(1);
  });

  test('the same ten digits in another country are another number', async () => {
    await server.addUser({ username: 'abroad', phone: PHONE.phone, countryCode: '+1' });
    expect((await register(server, await filledForm(server))).status).toBe(201);
  });

  test('of two forms at once with the same codes, name or number one wins', async () => {
    const form = await filledForm(server);
    const other = await filledForm(server, { email: 'other@example.com', phone: '9876543211' });
    const forms = [form, { ...form, username: 'second' }, { ...other, username: form.username }, form];
    const answers = await Promise.all(forms.map((one) => register(server, one)));
    const won = answers.filter(({ status }) => status === 201);
    expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    expect(await users()).toHaveLength(won.length);
    expect(new Set((await users()).map(({ username }) => username)).size).toBe(won.length);
    expect(won.length).toBeGreaterThanOrEqual(1);
    expect((await users()).filter(({ email }) => email === EMAIL).length).toBeLessThanOrEqual(1);
  });

  test('a category that is not offered is refused by its field', async () => {
    const form = await filledForm(server);
    const gone = await register(server, { ...form, categories: ['gone'] });
    expect(Object.keys(errorIn(gone).errors ?? {})).toEqual(['categories']);
    const { store } = server.context;
    await store.write((queries) => queries.update(store.t.categories).set({ isActive: false }));
    expect(refusalIn(await register(server, form))).toBe('422 REFUSED');
  });
});

describe('[ST33] the password', () => {
  const trying = async (password: string) => {
    const form = await filledForm(server);
    return register(server, { ...form, password, confirmPassword: password });
  };

  test('of those that everybody uses is refused, in any case', async () => {
    const form = await filledForm(server);
    for (const password of ['password', '12345678', 'Password@123', 'QWERTYUIOP', 'jaishreeram']) {
      const answer = await register(server, { ...form, password, confirmPassword: password });
      expect(errorIn(answer).errors, password).toEqual({
        password: 'This password is too common. Please choose another one.',
      });
    }
  });

  test('that is the number, the name or the address of its owner is refused', async () => {
    const form = await filledForm(server, { username: 'kiran_rao' });
    for (const password of [PHONE.phone, 'Kiran_Rao', EMAIL])
      expect(
        refusalIn(await register(server, { ...form, password, confirmPassword: password })),
        password,
      ).toBe('400 VALIDATION');
  });

  test('may be long, of any script, and with spaces, and no part of it is left out', async () => {
    const password = ` पासवर्ड ${'नमस्ते '.repeat(20)}🥭`;
    expect((await trying(password)).status).toBe(201);
    expect((await login(EMAIL, password)).status).toBe(200);
    expect((await login(EMAIL, password.slice(0, -2))).status).toBe(401);
    expect((await login(EMAIL, password.trim())).status).toBe(401);
  });

  test('must be eight characters, and the same twice', async () => {
    const form = await filledForm(server);
    expect(
      errorIn(await register(server, { ...form, password: 'seven77', confirmPassword: 'seven77' })).errors,
    ).toMatchObject({ password: 'Password must be at least 8 characters' });
    expect(errorIn(await register(server, { ...form, confirmPassword: 'something-else' })).errors).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });
});
