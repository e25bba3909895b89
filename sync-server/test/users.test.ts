import type { ManagedUser } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_ORGANISATION } from '../src/database/index.ts';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { setUser, START, type Answer } from './support/test-server.ts';

const DAY_MS = 86_400_000;

let hall: Hall;
let admin: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
});

afterEach(() => hall.server.close());

interface Page {
  readonly users: ManagedUser[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalUsers: number;
}

const ask = (query = '', token?: string) =>
  hall.server.ask('GET', `/api/users/get_all_users?${query}`, { token });
const listed = async (query = '') => (await ask(query, admin)).json as Page;
const namesIn = ({ users }: Page) => users.map(({ username }) => username);

const give = (body: object, userId = hall.asha.id, token: string | undefined = admin) =>
  hall.server.ask('POST', `/api/admin/users/${userId}/tokens`, { token, body });
const gift = { tokens: 50, reason: 'The paper broke off', requestId: 'request-1' };
const messageIn = (answer: Answer) => (answer.json as { message: string }).message;

const store = () => hall.server.context.store;
const tokensOf = async (username: string) =>
  (await listed(`search=${username}`)).users.find((user) => user.username === username)?.tokensLeft;

describe('the list of users', () => {
  test('tells of each account who it is, what it may and what it can spend', async () => {
    await setUser(hall.server.context, hall.asha.id, {
      fullName: 'Asha Rao',
      phone: '9876543210',
      countryCode: '+91',
    });
    expect((await listed('search=asha')).users).toEqual([
      {
        _id: hall.asha.id,
        fullName: 'Asha Rao',
        username: 'asha',
        email: 'asha@example.com',
        phone: '9876543210',
        countryCode: '+91',
        role: 'student',
        accountStatus: 'approved',
        college: null,
        profilePicture: null,
        tokensLeft: 100,
        preferences: { categories: [], difficultyPreference: null },
        performance: { tests: 0, accuracy: null },
        createdAt: new Date(START).toISOString(),
        isDemo: false,
      },
    ]);
  });

  test('[CN8] leaves the simulated students out, unless they are asked for', async () => {
    const id = await hall.server.addUser({ username: 'simulated-1' });
    await setUser(hall.server.context, id, { isDemo: true });
    const all = namesIn(await listed());
    expect(all).toContain('asha');
    expect(all).not.toContain('simulated-1');
    expect(namesIn(await listed('search=simulated'))).toEqual([]);
    expect(namesIn(await listed('accounts=simulated'))).toEqual(['simulated-1']);
    expect(namesIn(await listed('accounts=all')).sort()).toEqual([...all, 'simulated-1'].sort());
    expect((await ask('accounts=none', admin)).status).toBe(400);
  });

  test('comes in pages of ten, the newest first, with how many there are', async () => {
    for (let number = 0; number < 9; number += 1) {
      hall.server.clock.advance(1000);
      await hall.server.addUser({ username: `student-${number}` });
    }
    const first = await listed();
    expect(first).toMatchObject({ page: 1, totalPages: 2, totalUsers: 12 });
    expect(first.users).toHaveLength(10);
    expect(namesIn(first)[0]).toBe('student-8');
    expect((await listed('page=2')).users).toHaveLength(2);
    expect(namesIn(await listed('sort=createdAt&page=2'))).toEqual(['student-7', 'student-8']);
  });

  test('[CN8] is searched by words of full name, username and e-mail, in any case', async () => {
    const own = { fullName: 'Ravi "R" Menon', email: 'rm.of@college-1.in' };
    await setUser(hall.server.context, hall.ravi.id, own);
    const found = async (search: string) => namesIn(await listed(`search=${encodeURIComponent(search)}`));
    for (const search of [
      'MENON',
      'ravi',
      'Rav men',
      'college-1.in',
      'college',
      'rm.of@coll',
      '"r"',
      ' of  ',
    ])
      expect(await found(search), search).toEqual(['ravi']);
    for (const search of ['%', 'enon', 'ravi asha', "'", '\\'])
      expect(await found(search), search).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
    // Each of them has several words that begin so.
    expect(await listed('search=example&sort=createdAt&limit=1')).toMatchObject({ totalUsers: 2, pages: 2 });
    expect(await listed('search=example&page=9')).toMatchObject({ totalUsers: 2, users: [] });
  });

  test('[CN8] is searched within its filters, by what an account has now', async () => {
    await setUser(hall.server.context, hall.ravi.id, { fullName: 'Meera Iyer', accountStatus: 'banned' });
    expect(namesIn(await listed('search=iyer&accountStatus=banned&role=student'))).toEqual(['ravi']);
    expect(namesIn(await listed('search=iyer&role=admin'))).toEqual([]);
    await setUser(hall.server.context, hall.ravi.id, { isDemo: true });
    expect(namesIn(await listed('search=iyer'))).toEqual([]);
    expect(namesIn(await listed('search=iyer&accounts=simulated'))).toEqual(['ravi']);
    await setUser(hall.server.context, hall.ravi.id, { fullName: 'Farah Khan', isDemo: false });
    expect(namesIn(await listed('search=iyer'))).toEqual([]);
    const { store } = hall.server.context;
    expect(await store.read.$count(store.t.userWords, eq(store.t.userWords.word, 'iyer'))).toBe(0);
  });

  test('[CN8] is counted as the accounts are after each change', async () => {
    const total = async (query: string) => (await listed(query)).totalUsers;
    const { context } = hall.server;
    const { write, t } = context.store;
    const zoya = { fullName: '', passwordHash: '', role: 'student', accountStatus: 'pending' } as const;
    await write((queries) =>
      queries.insert(t.users).values({
        ...zoya,
        id: 'zoya',
        email: 'z@example.com',
        username: 'zoya',
        createdAt: 0,
        organisationId: DEFAULT_ORGANISATION,
      }),
    );
    expect(await total('role=student')).toBe(3);
    await setUser(context, hall.ravi.id, { accountStatus: 'banned', location: 'Pune' });
    expect(await total('accountStatus=banned')).toBe(1);
    await setUser(context, hall.ravi.id, { role: 'teacher', isDemo: true });
    expect([await total('role=student'), await total('role=teacher')]).toEqual([2, 0]);
    expect(await total('role=teacher&accounts=simulated')).toBe(1);
    await setUser(context, hall.ravi.id, { accountStatus: 'deleted' });
    expect(await total('accounts=all')).toBe(3);
    await write((queries) => queries.delete(t.users).where(eq(t.users.id, 'zoya')));
    expect(await total('role=student')).toBe(1);
  });

  test('is filtered by role and by status, together', async () => {
    await setUser(hall.server.context, hall.ravi.id, { accountStatus: 'banned' });
    expect(namesIn(await listed('role=admin'))).toEqual(['admin']);
    expect(namesIn(await listed('accountStatus=banned'))).toEqual(['ravi']);
    expect(namesIn(await listed('role=student&accountStatus=approved'))).toEqual(['asha']);
    expect(refusalIn(await ask('accountStatus=deleted', admin))).toBe('400 VALIDATION');
  });

  test('leaves out accounts that were deleted', async () => {
    await setUser(hall.server.context, hall.ravi.id, { accountStatus: 'deleted' });
    expect((await listed()).totalUsers).toBe(2);
    expect(namesIn(await listed('search=ravi'))).toEqual([]);
  });

  test('says unlimited where a grant has no limit, and counts no tokens that are over', async () => {
    const { t } = store();
    await store().write(async (queries) => {
      const grant = { remaining: 0, isUnlimited: true, expiresAt: null, createdAt: START };
      await queries
        .insert(t.tokenGrants)
        .values({ id: 'unlimited', userId: hall.asha.id, source: 'a plan', ...grant });
    });
    expect(await tokensOf('asha')).toBe(-1);
    await give({ ...gift, days: 1 }, hall.ravi.id);
    expect(await tokensOf('ravi')).toBe(150);
    hall.server.clock.advance(DAY_MS);
    admin = await hall.server.signIn('admin');
    expect(await tokensOf('ravi')).toBe(100);
  });

  test('is for administrators', async () => {
    expect(refusalIn(await ask('', hall.asha.token))).toBe('403 FORBIDDEN');
    expect(refusalIn(await ask())).toBe('401 UNAUTHENTICATED');
  });
});

describe('tokens given by hand', () => {
  async function payments() {
    const { read, t } = store();
    return read.select().from(t.payments);
  }

  async function notices() {
    const { read, t } = store();
    return read.select().from(t.notices);
  }

  test('[ST63] are a payment of nobody’s, a grant, a notice and an audit entry', async () => {
    const answer = await give({ ...gift, days: 30 });
    expect(messageIn(answer)).toBe('50 tokens given to asha successfully!');
    const [payment] = await payments();
    expect(payment).toMatchObject({
      userId: hall.asha.id,
      planId: null,
      provider: 'manual',
      receipt: 'manual-request-1',
      amount: 0,
      currency: 'INR',
      terms: { planName: 'Tokens', tokens: 50, monthlyTests: 0, aiEnabled: false, advancedAnalytics: false },
      state: 'paid',
      note: 'The paper broke off',
      givenBy: hall.adminId,
      paidAt: START,
      startsAt: null,
      endsAt: null,
    });
    const paymentId = payment?.id ?? '';
    const { read, t } = store();
    const source = `payment ${paymentId}`;
    const grants = await read.select().from(t.tokenGrants).where(eq(t.tokenGrants.source, source));
    expect(grants).toMatchObject([{ remaining: 50, expiresAt: START + 30 * DAY_MS, isUnlimited: false }]);
    const endsAt = new Date(START + 30 * DAY_MS).toISOString();
    const details = { paymentId, tokens: 50, reason: 'The paper broke off', endsAt };
    expect(await notices()).toMatchObject([
      { userId: hall.asha.id, kind: 'tokens-given', about: paymentId, details, seenAt: null },
    ]);
    const entries = await read.select().from(t.auditEntries);
    expect(entries).toMatchObject([
      {
        userId: hall.adminId,
        kind: 'tokens',
        thingId: paymentId,
        action: 'create',
        before: null,
        after: { userId: hall.asha.id, tokens: 50, reason: 'The paper broke off', endsAt },
      },
    ]);
    expect(await tokensOf('asha')).toBe(150);
  });

  test('[ST63] are kept for good where no days are said', async () => {
    await give({ ...gift, tokens: 1 });
    expect((await notices())[0]?.details).toMatchObject({ endsAt: null });
    hall.server.clock.advance(4000 * DAY_MS);
    admin = await hall.server.signIn('admin');
    expect(await tokensOf('asha')).toBe(101);
  });

  test('[ST63] are given once, however often and at once a request is repeated', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(gift)));
    expect(new Set(answers.map(messageIn))).toEqual(new Set(['50 tokens given to asha successfully!']));
    expect(await payments()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    expect(await tokensOf('asha')).toBe(150);
    await give({ ...gift, requestId: 'request-2' });
    expect(await tokensOf('asha')).toBe(200);
    expect((await proveBalances(store())).faults).toEqual([]);
  });

  test('[ST63] a request that has given to one student gives nothing to another', async () => {
    await give(gift);
    expect(refusalIn(await give(gift, hall.ravi.id))).toBe('409 CONFLICT');
    expect(await tokensOf('ravi')).toBe(100);
  });

  test('[ST63] need a whole number, a reason and a user who is there', async () => {
    expect(errorIn(await give({ ...gift, tokens: 1.5, days: 0, reason: ' ' })).errors).toEqual({
      tokens: 'Tokens must be a whole number from 1 to 100000',
      days: 'Days must be a whole number from 1 to 3650',
      reason: 'Give a reason of at most 500 characters',
    });
    expect(refusalIn(await give(gift, 'nobody'))).toBe('404 NOT_FOUND');
    await setUser(hall.server.context, hall.ravi.id, { accountStatus: 'deleted' });
    expect(errorIn(await give(gift, hall.ravi.id)).message).toBe(
      'User not found. They may have already been deleted.',
    );
    expect(await payments()).toEqual([]);
  });

  test('[ST63] are given by administrators alone', async () => {
    expect(refusalIn(await give(gift, hall.asha.id, hall.asha.token))).toBe('403 FORBIDDEN');
    const nobody = await hall.server.ask('POST', `/api/admin/users/${hall.asha.id}/tokens`, { body: gift });
    expect(refusalIn(nobody)).toBe('401 UNAUTHENTICATED');
    expect(await payments()).toEqual([]);
  });
});
