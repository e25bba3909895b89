import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limitedTo } from '../src/features/accounts/passwords/passwords.ts';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { PASSWORD, setUser } from './support/test-server.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const login = (email: string, password = PASSWORD) =>
  hall.server.ask('POST', '/api/auth/login', { body: { email, password } });
const profile = (token: string) => hall.server.ask('GET', '/api/users/profile', { token });

/** A token of the same claims with another header, signed by nobody or by the given text. */
function tamper(token: string, header: object, signature: string): string {
  const [, claims = ''] = token.split('.');
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), claims, signature].join('.');
}

/** The session that an access token names. */
function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  return claims.sid;
}

describe('login', () => {
  test('answers a token and the user, in any case of the address, and never the hash', async () => {
    const answer = await login('ASHA@Example.com');
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      success: true,
      user: { _id: hall.asha.id, email: 'asha@example.com', role: 'student' },
    });
    expect(answer.text).not.toContain('argon2');
  });

  test('a wrong password and an unknown address answer the same', async () => {
    const [wrong, unknown] = [
      await login('asha@example.com', 'wrong-password'),
      await login('nobody@example.com'),
    ];
    expect(refusalIn(wrong)).toBe('401 BAD_CREDENTIALS');
    expect(errorIn(wrong).message).toBe('Invalid email or password');
    expect(unknown.json).toEqual(wrong.json);
  });

  test('[ST34] pending, verified and approved may log in; deactivated and banned may not', async () => {
    const statuses = ['pending', 'verified', 'approved', 'deactivated', 'banned'] as const;
    const answers: number[] = [];
    for (const accountStatus of statuses) {
      await setUser(hall.server.context, hall.asha.id, { accountStatus });
      answers.push((await login('asha@example.com')).status);
    }
    expect(answers).toEqual([200, 200, 200, 403, 403]);
    expect(refusalIn(await login('asha@example.com', 'wrong-password'))).toBe('401 BAD_CREDENTIALS');
  });

  test('the forms’ own sentences come back by field', async () => {
    expect(errorIn(await hall.server.ask('POST', '/api/auth/login', { body: {} })).errors).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test('a storm of logins beyond what may wait is told to come back', async () => {
    const inTurn = limitedTo(1, 1);
    let finish: () => void = () => undefined;
    const first = inTurn(() => new Promise<string>((resolve) => (finish = () => resolve('first'))));
    const second = inTurn(async () => 'second');
    await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 3 });
    finish();
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await inTurn(async () => 'fourth')).toBe('fourth');
  });
});

describe('the access token', () => {
  test('[ST4] banned and deactivated are refused at once, with the token they have', async () => {
    for (const accountStatus of ['banned', 'deactivated'] as const) {
      await setUser(hall.server.context, hall.asha.id, { accountStatus });
      expect(refusalIn(await profile(hall.asha.token))).toBe('403 ACCOUNT_DISABLED');
    }
    await setUser(hall.server.context, hall.asha.id, { accountStatus: 'approved' });
    expect((await profile(hall.asha.token)).status).toBe(200);
  });

  test('ends when its time is over', async () => {
    hall.server.clock.advance(43_199_000);
    expect((await profile(hall.asha.token)).status).toBe(200);
    hall.server.clock.advance(1000);
    expect(refusalIn(await profile(hall.asha.token))).toBe('401 UNAUTHENTICATED');
  });

  test('is refused with another algorithm, key, issuer or audience', async () => {
    const { app } = hall.server;
    const exp = Math.floor(hall.server.clock.now() / 1000) + 60;
    const claims = { sub: hall.asha.id, sid: sessionOf(hall.asha.token), exp };
    const signature = hall.asha.token.split('.')[2] ?? '';
    const bad = [
      tamper(hall.asha.token, { alg: 'none', typ: 'JWT' }, ''),
      tamper(hall.asha.token, { alg: 'HS512', typ: 'JWT' }, signature),
      tamper(hall.asha.token, { alg: 'RS256', typ: 'JWT', kid: '../../dev/null' }, signature),
      app.jwt.sign(claims, { iss: 'somebody', aud: 'prep-api' }),
      app.jwt.sign(claims, { iss: 'prep', aud: 'another' }),
      app.jwt.sign(claims, { iss: 'prep', aud: 'prep-api', key: 'another-secret-of-enough-characters' }),
      app.jwt.sign({ ...claims, sub: 'nobody' }),
      app.jwt.sign({ ...claims, sub: hall.ravi.id }),
      app.jwt.sign({ ...claims, sid: 'ended' }),
      app.jwt.sign({ sub: hall.asha.id, exp }),
      `${hall.asha.token}x`,
    ];
    for (const token of bad) expect(refusalIn(await profile(token)), token).toBe('401 UNAUTHENTICATED');
    expect((await profile(app.jwt.sign(claims))).status).toBe(200);
  });
});
