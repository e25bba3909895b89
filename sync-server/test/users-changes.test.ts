import type { ManagedUser, UserAttempt, UserPayment, WholeUser } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountJobs } from '../src/features/accounts/jobs.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { dataIn, errorIn, markedIn, refusalIn } from './support/read.ts';
import { messagesTo } from './support/sign-up.ts';
import { PASSWORD, setUser, START, type Answer } from './support/test-server.ts';

let hall: Hall;
let admin: string;
let categoryId: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
  const { read, t } = hall.server.context.store;
  categoryId = (await read.select().from(t.categories))[0]?.id ?? '';
});

afterEach(() => hall.server.close());

const asAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer> =>
  hall.server.ask(method, `/api${path}`, { token: admin, ...(body && { body }) });
const setStatus = (userId: string, accountStatus: string) =>
  asAdmin('PATCH', `/admin/${userId}/status_update`, { accountStatus });
const setRole = (userId: string, role: string) =>
  asAdmin('PATCH', `/admin/users/${userId}/role`, { role, reason: 'Runs the exams now' });
const remove = (userId: string) => asAdmin('DELETE', `/admin/${userId}/delete_user`);
const login = (email: string, password = PASSWORD) =>
  hall.server.ask('POST', '/api/auth/login', { body: { email, password } });
const profile = (token: string) => hall.server.ask('GET', '/api/users/profile', { token });
const messageIn = (answer: Answer) => (answer.json as { message: string }).message;

async function entries(kind = 'users') {
  const { read, t } = hall.server.context.store;
  return read.select().from(t.auditEntries).where(eq(t.auditEntries.kind, kind));
}

const LAST = 'This is the last administrator.';

describe('a new account', () => {
  const form = () => ({
    username: 'meera_k',
    fullName: 'Meera K',
    email: 'Meera@Example.com',
    phone: '9876543210',
    password: 'sesame',
    categories: [categoryId],
  });
  const create = (changes: object = {}) => asAdmin('POST', '/users/create_user', { ...form(), ...changes });

  test('[US6] is pending, may log in, and has the tokens of the free plan', async () => {
    const answer = await create();
    expect(answer.status).toBe(201);
    expect(messageIn(answer)).toBe('User Created Successfully!');
    const user = dataIn<ManagedUser>(answer);
    expect(user).toMatchObject({
      username: 'meera_k',
      email: 'meera@example.com',
      countryCode: '+91',
      role: 'student',
      accountStatus: 'pending',
      profilePicture: null,
      preferences: { categories: [{ _id: categoryId }], difficultyPreference: null },
      performance: { tests: 0, accuracy: null },
    });
    expect(user.tokensLeft).toBeGreaterThan(0);
    expect((await login('meera@example.com', 'sesame')).status).toBe(200);
    expect(await entries()).toMatchObject([
      { action: 'create', thingId: user._id, userId: hall.adminId, after: { username: 'meera_k' } },
    ]);
    expect(JSON.stringify(await entries())).not.toContain('sesame');
    expect(answer.text).not.toContain('password');
  });

  test('[US6] is refused with a sentence for each field', async () => {
    const empty = {
      username: '',
      fullName: ' ',
      email: 'x',
      phone: '123',
      password: 'short',
      categories: [],
    };
    expect(errorIn(await create(empty)).errors).toEqual({
      username: 'Username must be at least 3 characters',
      fullName: 'Full name is required',
      email: 'Please enter a valid email address',
      phone: 'Phone number must be exactly 10 digits',
      password: 'Password must be at least 6 characters',
      categories: 'Category selection is required',
    });
    expect(errorIn(await create({ password: '123456' })).errors).toEqual({
      password: 'This password is too common. Please choose another one.',
    });
    expect(errorIn(await create({ categories: ['nothing'] })).errors).toEqual({
      categories: 'This category is not offered any more. Please choose another one.',
    });
    expect(errorIn(await create({ accountStatus: 'deleted' })).errors).toEqual({
      accountStatus: 'Invalid account status value',
    });
    expect(errorIn(await create({ profilePicture: 'http://x' })).errors).toHaveProperty('profilePicture');
  });

  test('[US6] has a name, an address and a number of its own, also if two are made at once', async () => {
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(errorIn(await create()).errors).toEqual({
      username: 'This username is already taken',
      email: 'Another account has this email.',
      phone: 'Another account has this phone number.',
    });
  });

  test('[US6] keeps the picture and the thread, and leaves empty ones out', async () => {
    const picture = 'https://i.imgur.com/a.png';
    const { _id } = dataIn<ManagedUser>(await create({ profilePicture: picture, thread: 'thread-7' }));
    const whole = dataIn<WholeUser>(await asAdmin('GET', `/admin/users/${_id}`));
    expect(whole).toMatchObject({ thread: 'thread-7', user: { profilePicture: picture } });
    const other = { username: 'other', email: 'o@example.com', phone: '9876543211' };
    const second = dataIn<ManagedUser>(await create({ ...other, profilePicture: '', thread: '' }));
    expect(dataIn<WholeUser>(await asAdmin('GET', `/admin/users/${second._id}`)).thread).toBeNull();
  });
});

describe('the status of an account', () => {
  test.each(['deactivated', 'banned'])(
    '[US2] %s: it may do nothing any more, from the next call on',
    async (status) => {
      expect(messageIn(await setStatus(hall.asha.id, status))).toBe('Account status updated successfully!');
      expect((await profile(hall.asha.token)).status).not.toBe(200);
      expect(refusalIn(await login('asha@example.com'))).toBe('403 ACCOUNT_DISABLED');
      const { read, t } = hall.server.context.store;
      expect(await read.$count(t.sessions, eq(t.sessions.userId, hall.asha.id))).toBe(0);
      expect(await entries()).toMatchObject([
        { thingId: hall.asha.id, before: { accountStatus: 'approved' }, after: { accountStatus: status } },
      ]);
      await setStatus(hall.asha.id, 'approved');
      expect((await login('asha@example.com')).status).toBe(200);
    },
  );

  test('[US2] banned: what was sealed before still arrives, and does not rank', async () => {
    const device = await hall.finished();
    await setStatus(hall.asha.id, 'banned');
    const answer = await hall.handIn(device.handIn());
    expect(answer.status).toBe(201);
    expect(markedIn(answer).flags).toContain('account-disabled');
    const { read, t } = hall.server.context.store;
    expect(await read.select({ ranked: t.attempts.ranked }).from(t.attempts)).toEqual([{ ranked: false }]);
  });

  test('[US2] takes one of the five values', async () => {
    for (const status of ['deleted', 'gone', ''])
      expect(errorIn(await setStatus(hall.asha.id, status)).errors).toEqual({
        accountStatus: 'Invalid account status value',
      });
    expect(errorIn(await setStatus('nobody', 'banned')).message).toBe(
      'User not found. They may have already been deleted.',
    );
    expect(await entries()).toEqual([]);
  });
});

describe('the last administrator', () => {
  test('[US1] keeps role and access, also against two changes at once', async () => {
    for (const answer of [
      await setStatus(hall.adminId, 'banned'),
      await setStatus(hall.adminId, 'deactivated'),
      await setRole(hall.adminId, 'student'),
      await remove(hall.adminId),
    ]) {
      expect(refusalIn(answer)).toBe('409 CONFLICT');
      expect(errorIn(answer).message).toContain(LAST);
    }
    expect((await profile(admin)).status).toBe(200);

    expect(messageIn(await setRole(hall.ravi.id, 'admin'))).toBe('Role updated successfully!');
    const answers = await Promise.all([setRole(hall.ravi.id, 'student'), setRole(hall.adminId, 'student')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { read, t } = hall.server.context.store;
    expect(await read.$count(t.users, eq(t.users.role, 'admin'))).toBe(1);
  });

  test('[US1] an administrator who may not log in counts for nothing', async () => {
    await setUser(hall.server.context, hall.ravi.id, { role: 'admin', accountStatus: 'deactivated' });
    expect(refusalIn(await setRole(hall.adminId, 'student'))).toBe('409 CONFLICT');
    expect((await setRole(hall.ravi.id, 'student')).status).toBe(200);
    expect(await entries()).toMatchObject([
      { before: { role: 'admin' }, after: { role: 'student', reason: 'Runs the exams now' } },
    ]);
  });
});

describe('deleting an account', () => {
  test('[US3] removes one that nothing depends on, with its name', async () => {
    expect(messageIn(await remove(hall.ravi.id))).toBe('User deleted successfully!');
    expect(refusalIn(await login('ravi@example.com'))).toBe('401 BAD_CREDENTIALS');
    expect(errorIn(await remove(hall.ravi.id)).message).toBe(
      'User not found. They may have already been deleted.',
    );
    expect(JSON.stringify(await entries())).not.toContain('ravi');
    expect(await entries()).toMatchObject([{ action: 'delete', thingId: hall.ravi.id }]);
  });

  test.each(['an attempt', 'a payment', 'a paper'])('[US3] is refused for one with %s', async (what) => {
    let userId = hall.asha.id;
    if (what === 'an attempt') await hall.handIn((await hall.finished()).handIn());
    if (what === 'a payment')
      await asAdmin('POST', `/admin/users/${userId}/tokens`, {
        tokens: 1,
        reason: 'A gift',
        requestId: 'r',
      });
    if (what === 'a paper') {
      userId = hall.adminId;
      await setUser(hall.server.context, hall.ravi.id, { role: 'admin' });
    }
    const answer = await remove(userId);
    expect([refusalIn(answer), errorIn(answer).message]).toEqual([
      '409 CONFLICT',
      'Cannot delete user as they have associated data. Please contact support.',
    ]);
    const { read, t } = hall.server.context.store;
    const [row] = await read.select().from(t.users).where(eq(t.users.id, userId));
    expect(row?.fullName).not.toBe('Deleted account');
  });
});

test('[US4] a link to set a new password goes to the owner, and the old password stays until it is used', async () => {
  const answer = await asAdmin('POST', `/admin/users/${hall.asha.id}/password_reset`);
  expect(messageIn(answer)).toBe('A link to set a new password is on its way to asha@example.com.');
  await testRunner(hall.server.context, ...accountJobs(hall.server.context)).runner.runDue();
  const [message] = await messagesTo(hall.server, 'asha@example.com');
  const token = /\/reset-password\/([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
  expect(answer.text).not.toContain(token);
  expect((await login('asha@example.com')).status).toBe(200);
  const newPassword = 'Green-Parrot#42';
  const body = { newPassword, confirmPassword: newPassword };
  await hall.server.ask('POST', `/api/auth/reset-password/${token}`, { body });
  expect((await login('asha@example.com', newPassword)).status).toBe(200);
  expect(await entries()).toMatchObject([{ after: { passwordReset: 'link sent' } }]);
  await setStatus(hall.asha.id, 'banned');
  expect(refusalIn(await asAdmin('POST', `/admin/users/${hall.asha.id}/password_reset`))).toBe(
    '409 CONFLICT',
  );
});

describe('the page of a user', () => {
  test('[US5] shows what belongs to the account, and who changed what', async () => {
    await hall.handIn((await hall.finished()).handIn());
    const gift = { tokens: 5, reason: 'A gift', requestId: 'r' };
    await asAdmin('POST', `/admin/users/${hall.asha.id}/tokens`, gift);
    await asAdmin('POST', '/admin/accommodations', { email: 'asha@example.com', extraTimePercent: 25 });
    await setStatus(hall.asha.id, 'verified');
    await hall.server.signIn('asha');
    const whole = dataIn<WholeUser>(await asAdmin('GET', `/admin/users/${hall.asha.id}`));
    expect(whole).toMatchObject({
      user: { username: 'asha', accountStatus: 'verified', performance: { tests: 1, accuracy: 100 } },
      sessions: [{ device: 'Test', startedAt: new Date(START).toISOString() }],
      accommodations: [{ paper: null, extraTimePercent: 25 }],
    });
    expect(new Set(whole.changes.map(({ kind, by }) => `${kind} by ${by}`))).toEqual(
      new Set(['users by admin', 'tokens by admin', 'accommodations by admin']),
    );
    const { attempts } = (await asAdmin('GET', `/admin/users/${hall.asha.id}/attempts`)).json as {
      attempts: UserAttempt[];
    };
    expect(attempts).toMatchObject([
      { paper: { _id: hall.paperId }, accuracy: 100, ranked: true, flags: [] },
    ]);
    const { payments } = (await asAdmin('GET', `/admin/users/${hall.asha.id}/payments`)).json as {
      payments: UserPayment[];
    };
    expect(payments).toMatchObject([{ provider: 'manual', tokens: 5, state: 'paid', note: 'A gift' }]);
    const others = dataIn<WholeUser>(await asAdmin('GET', `/admin/users/${hall.ravi.id}`));
    expect([others.changes, others.accommodations]).toEqual([[], []]);
    for (const path of ['', '/attempts', '/payments'])
      expect(refusalIn(await asAdmin('GET', `/admin/users/nobody${path}`))).toBe('404 NOT_FOUND');
  });

  test('[US2] signs the account out on all devices', async () => {
    expect(messageIn(await asAdmin('POST', `/admin/users/${hall.asha.id}/end_sessions`))).toBe(
      'Signed out on all devices.',
    );
    expect((await profile(hall.asha.token)).status).toBe(401);
    expect((await login('asha@example.com')).status).toBe(200);
  });
});
