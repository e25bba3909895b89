import type { ErrorBody, ProfileUser } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, refusalIn } from './support/read.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const read = (token = hall.asha.token) => hall.server.ask('GET', '/api/users/profile', { token });
const change = (body: unknown, token = hall.asha.token) =>
  hall.server.ask('PATCH', '/api/users/user_update_profile', { token, body });
const userIn = (answer: { readonly json: unknown }) => (answer.json as { user: ProfileUser }).user;

test('[PF1] a profile is the account of the caller, with the tokens of the sign-up', async () => {
  const answer = await read();
  expect(answer.json).toMatchObject({
    user: {
      _id: hall.asha.id,
      username: 'asha',
      location: null,
      isListed: true,
      showsFullName: false,
      difficultyPreference: null,
    },
    wallet: { remainingTokens: 100, totalTokens: 100, usedTokens: 0 },
    categories: [],
  });
  expect(answer.text).not.toContain('password');
  expect(refusalIn(await hall.server.ask('GET', '/api/users/profile'))).toBe('401 UNAUTHENTICATED');
});

describe('[PF3] a change', () => {
  test('is of the caller alone, and leaves out what it does not name', async () => {
    const full = {
      fullName: '  Asha Verma ',
      location: 'Nagpur',
      profilePicture: 'https://i.imgur.com/abc.png',
      nickname: 'Star 7',
      isListed: false,
      showsFullName: true,
      difficultyPreference: 'Hard',
    };
    expect(userIn(await change(full))).toMatchObject({ ...full, fullName: 'Asha Verma' });
    expect(userIn(await change({ nickname: null, location: null }))).toMatchObject({
      fullName: 'Asha Verma',
      location: null,
      nickname: null,
      isListed: false,
    });
    expect(userIn(await read(hall.ravi.token))).toMatchObject({ nickname: null, isListed: true });
    const { users } = hall.server.context.store.t;
    const [row] = await hall.server.context.store.read.select().from(users).where(eq(users.id, hall.asha.id));
    expect(row).toMatchObject({ fullName: 'Asha Verma', role: 'student', username: 'asha' });
  });

  test('[PF3] by an empty text clears what may be empty, and leaves the name', async () => {
    const full = { fullName: 'Asha V', location: 'Nagpur', nickname: 'Star 7' };
    expect((await change(full)).status).toBe(200);
    expect(userIn(await change({ fullName: '', location: '', nickname: ' ' }))).toMatchObject({
      fullName: 'Asha V',
      location: null,
      nickname: null,
    });
    expect(errorIn(await change({ fullName: 'A' })).errors).toEqual({
      fullName: 'Name must be at least 2 characters',
    });
  });

  test('of nothing, or of what only support may change, is refused', async () => {
    expect(errorIn(await change({})).message).toBe('No valid changes to save');
    expect(errorIn(await change({ fullName: ' ' })).message).toBe('No valid changes to save');
    for (const body of [
      { role: 'admin' },
      { email: 'a@b.in' },
      { fullName: 'Asha V', accountStatus: 'verified' },
    ])
      expect(refusalIn(await change(body))).toBe('400 VALIDATION');
    expect(userIn(await read())).toMatchObject({ role: 'student' });
  });

  test.each([
    [{ fullName: 'A' }, 'fullName', 'Name must be at least 2 characters'],
    [{ fullName: 'Asha\u202eamreV' }, 'fullName', 'Name contains hidden characters. Please type it again.'],
    [{ fullName: '😀😀' }, 'fullName', 'Name must contain a letter'],
    [{ location: 'x'.repeat(101) }, 'location', 'Location must be at most 100 characters'],
  ])('%j is refused beside its field', async (body, field, sentence) => {
    expect((errorIn(await change(body)) as ErrorBody).errors).toEqual({ [field]: sentence });
  });
});

test.each([
  ...['a', 'x'.repeat(31), 'asha@mail.in', 'call 98765 43210', '+91-98765-43210', 'a\u200fb'],
  ...['९८७६५४३२१०', '９८７６５４３２１०', 'me＠mail.example', 'nine8seven6five4three2'],
])('[PF5] the nickname %j would say too much, or too little, on a board', async (nickname) => {
  expect(refusalIn(await change({ nickname }))).toBe('400 VALIDATION');
});

test('[PF5] numbers and letters of every script may be in a nickname', async () => {
  for (const nickname of ['जेईई 2027', 'जेईई २०२७', 'Rank 100000', 'O’Neil-7', 'One of seven'])
    expect(userIn(await change({ nickname })).nickname).toBe(nickname);
});

test.each([
  'http://i.imgur.com/a.png',
  'https://elsewhere.example/a.png',
  'https://i.imgur.com.elsewhere.example/a.png',
  'https://i.imgur.com@elsewhere.example/a.png',
  'https://i.imgur.com:8443/a.png',
  'javascript:alert(1)',
  'https://i.imgur.com/a.png"onerror="x',
])('[PF6] %s is no address of a picture', async (profilePicture) => {
  expect(refusalIn(await change({ profilePicture }))).toBe('400 VALIDATION');
});

test.each([
  'https://avatars.githubusercontent.com/u/1?v=4',
  'https://lh3.googleusercontent.com/a/x=s96-c',
  'https://secure.gravatar.com/avatar/abc?s=200',
])('[PF6] %s may be the address of a picture', async (profilePicture) => {
  expect(userIn(await change({ profilePicture })).profilePicture).toBe(profilePicture);
});
