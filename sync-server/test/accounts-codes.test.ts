import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorIn, refusalIn } from './support/read.ts';
import {
  codeTo,
  EMAIL,
  messagesTo,
  NUMBER,
  otherThan,
  PHONE,
  sendEmail,
  sendPhone,
  tokenIn,
  verifyEmail,
  verifyPhone,
} from './support/sign-up.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;

beforeEach(async () => {
  // One proxy, so that callers can come from other networks.
  server = await startTestServer({ trustProxy: 1 });
});

afterEach(async () => {
  await server.close();
});

const storedCodes = () => server.context.store.read.select().from(server.context.store.t.codes);
const sentence = (answer: Parameters<typeof errorIn>[0]) => errorIn(answer).message;
const from = (network: string) => ({ 'x-forwarded-for': network });

/** Different texts that all lead to ashaiyer@gmail.com. */
function spellings(count: number): string[] {
  const ways = [
    (index: number) => `ashaiyer+${index}@gmail.com`,
    (index: number) => `a.shaiyer+${index}@googlemail.com`,
    (index: number) => `asha.iyer+${index}@gmail.com.`,
    (index: number) => `\uff41shaiyer+${index}@gmail.com`,
  ];
  return Array.from({ length: count }, (_, index) => (ways[index % ways.length] as (typeof ways)[0])(index));
}

describe('[AC1] a code', () => {
  test('goes to its address by e-mail or SMS, and is verified with its token', async () => {
    const email = await sendEmail(server, 'Kiran@Example.com');
    expect(email.json).toMatchObject({
      success: true,
      expiresInSeconds: 600,
      resendInSeconds: 120,
      delivery: 'local',
    });
    const phone = await sendPhone(server);
    expect(await messagesTo(server, EMAIL)).toHaveLength(1);
    expect((await verifyEmail(server, tokenIn(email), await codeTo(server, EMAIL))).status).toBe(200);
    expect((await verifyPhone(server, tokenIn(phone), await codeTo(server, NUMBER))).status).toBe(200);
  });

  test('is kept neither itself nor with its token nor so that the same digits look the same', async () => {
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    const text = JSON.stringify(await storedCodes());
    for (const secret of [token, `"${code}"`, '127.0.0.1']) expect(text).not.toContain(secret);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test('holds for ten minutes and not a moment longer', async () => {
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    server.clock.advance(10 * MINUTE);
    const late = await verifyEmail(server, token, code);
    expect(refusalIn(late)).toBe('422 REFUSED');
    expect(sentence(late)).toBe('This code has expired. Please request a new one.');
    const again = tokenIn(await sendEmail(server));
    server.clock.advance(10 * MINUTE - 1);
    expect((await verifyEmail(server, again, await codeTo(server, EMAIL))).status).toBe(200);
  });

  test('is asked for first, and whole', async () => {
    const answer = await verifyEmail(server, '', '123');
    expect(errorIn(answer).errors).toEqual({
      emailOtpToken: 'Please request email OTP first',
      otp: 'Please enter complete 6-digit OTP',
    });
    expect(errorIn(await verifyPhone(server, '', '')).errors).toMatchObject({
      phoneOtpToken: 'Please request phone OTP first',
    });
  });

  test('is good for its own request alone, and for its own channel', async () => {
    const kiran = tokenIn(await sendEmail(server));
    const other = tokenIn(await sendEmail(server, 'other@example.com'));
    const code = await codeTo(server, EMAIL);
    if (code !== (await codeTo(server, 'other@example.com')))
      expect(sentence(await verifyEmail(server, other, code))).toBe('Invalid OTP. Please try again.');
    expect(refusalIn(await verifyPhone(server, kiran, code))).toBe('422 REFUSED');
    expect(refusalIn(await verifyEmail(server, 'nobody-was-given-this', code))).toBe('422 REFUSED');
  });

  test('[AC2] is void after five wrong tries, also for the right one', async () => {
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    const said: string[] = [];
    for (let tries = 0; tries < 5; tries += 1)
      said.push(sentence(await verifyEmail(server, token, otherThan(code))));
    expect(said.slice(0, 4)).toEqual(Array<string>(4).fill('Invalid OTP. Please try again.'));
    expect(said[4]).toBe('Too many wrong attempts. Please request a new code.');
    expect(sentence(await verifyEmail(server, token, code))).toBe(
      'Too many wrong attempts. Please request a new code.',
    );
  });

  test('[AC2] many tries at once are five tries', async () => {
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => verifyEmail(server, token, otherThan(code))),
    );
    expect(answers.filter((answer) => sentence(answer) === 'Invalid OTP. Please try again.')).toHaveLength(4);
    expect((await storedCodes())[0]).toMatchObject({ state: 'blocked', wrongTries: 5 });
  });

  test('[AC2] a thousand guesses from many networks end at the code, and a new code is not locked', async () => {
    const token = tokenIn(await sendPhone(server));
    const code = await codeTo(server, NUMBER);
    for (let guess = 0; guess < 1000; guess += 1) {
      const otp = String(guess).padStart(6, '0');
      if (otp === code) continue;
      await server.ask('POST', '/api/otp/verify-phone-otp', {
        body: { phoneOtpToken: token, otp },
        headers: from(`198.51.${guess % 250}.7`),
      });
    }
    expect((await storedCodes())[0]).toMatchObject({ state: 'blocked', wrongTries: 5 });
    server.clock.advance(2 * MINUTE);
    const next = tokenIn(await sendPhone(server));
    expect((await verifyPhone(server, next, await codeTo(server, NUMBER))).status).toBe(200);
  });

  test('a right try that is repeated, because its answer was lost, is right again', async () => {
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    const answers = [await verifyEmail(server, token, code), await verifyEmail(server, token, code)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('[AC3] how often', () => {
  const resend = (email: string = EMAIL) =>
    server.ask('POST', '/api/otp/resend-email-otp', { body: { email } });

  test('another code comes after two minutes, and voids the one before', async () => {
    const first = tokenIn(await sendEmail(server));
    const firstCode = await codeTo(server, EMAIL);
    server.clock.advance(30_000);
    const soon = await resend();
    expect([refusalIn(soon), soon.headers['retry-after']]).toEqual(['429 RATE_LIMITED', '90']);
    expect(sentence(soon)).toBe('Please wait 1:30 before asking for another code.');
    server.clock.advance(90_000);
    const second = await resend();
    expect(second.status).toBe(200);
    expect(sentence(await verifyEmail(server, first, firstCode))).toBe(
      'A newer code was sent. Please use that one.',
    );
    expect((await verifyEmail(server, tokenIn(second), await codeTo(server, EMAIL))).status).toBe(200);
  });

  test('what was verified stays so, whoever asks for another code', async () => {
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    await verifyEmail(server, token, code);
    server.clock.advance(2 * MINUTE);
    await resend();
    expect((await verifyEmail(server, token, code)).status).toBe(200);
  });

  test('of many requests at once one sends', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendEmail(server)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await messagesTo(server, EMAIL)).toHaveLength(1);
  });

  test('to one address five in an hour and ten in a day, wherever they are asked for', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await sendEmail(server, EMAIL, from(`203.0.113.${turn}`))).status);
      server.clock.advance(2 * MINUTE);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await sendEmail(server);
    expect(sentence(refused)).toBe('Too many codes were sent here. Please try again in 48 minutes.');
    expect((await sendEmail(server, 'other@example.com')).status).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) {
      server.clock.advance(HOUR);
      expect((await sendEmail(server)).status).toBe(200);
    }
    server.clock.advance(HOUR);
    expect(refusalIn(await sendEmail(server))).toBe('429 RATE_LIMITED');
    server.clock.advance(18 * HOUR);
    expect((await sendEmail(server)).status).toBe(200);
  });

  test('[ST72] sixty spellings of one mailbox share its limits, and a code goes to the one that was written', async () => {
    const statuses: number[] = [];
    for (const spelling of spellings(60)) {
      statuses.push((await sendEmail(server, spelling)).status);
      server.clock.advance(2 * MINUTE);
    }
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await messagesTo(server, spellings(1)[0] as string)).toHaveLength(1);
    expect((await sendEmail(server, 'somebody.else@gmail.com')).status).toBe(200);
    expect(JSON.stringify((await storedCodes()).map(({ limitKey }) => limitKey))).not.toContain('gmail');
  });

  test('from one network 150 SMS in an hour, and from another still', async () => {
    const number = (index: number) => ({ ...PHONE, phone: String(7_000_000_000 + index) });
    const home = from('203.0.113.9');
    for (let index = 0; index < 150; index += 1)
      expect((await sendPhone(server, number(index), home)).status).toBe(200);
    expect(refusalIn(await sendPhone(server, number(150), home))).toBe('429 RATE_LIMITED');
    expect((await sendPhone(server, number(150), from('203.0.113.10'))).status).toBe(200);
    server.clock.advance(HOUR);
    expect((await sendPhone(server, number(151), home)).status).toBe(200);
  });

  test('[AC3] an address that a caller writes into the header itself counts for nothing', async () => {
    const number = (index: number) => ({ ...PHONE, phone: String(7_000_000_000 + index) });
    for (let index = 0; index < 150; index += 1)
      await sendPhone(server, number(index), from(`198.51.100.${index % 250}, 203.0.113.9`));
    const spoofed = from('192.0.2.1, 203.0.113.9');
    expect(refusalIn(await sendPhone(server, number(150), spoofed))).toBe('429 RATE_LIMITED');
  });

  test('all SMS of a day together have a limit, which is what they may cost', async () => {
    const { messaging } = server.context;
    Object.assign(messaging, { smsPerDay: 2 });
    const number = (index: number) => ({ ...PHONE, phone: String(7_000_000_000 + index) });
    expect((await sendPhone(server, number(0))).status).toBe(200);
    expect((await sendPhone(server, number(1))).status).toBe(200);
    expect(refusalIn(await sendPhone(server, number(2)))).toBe('503 OVERLOADED');
    expect((await sendEmail(server)).status).toBe(200);
    server.clock.advance(24 * HOUR);
    expect((await sendPhone(server, number(2))).status).toBe(200);
  });
});

describe('[AC4] what a code tells', () => {
  test('sending answers the same for an address that has an account', async () => {
    await server.addUser({ username: 'kiran' });
    const shape = (answer: { status: number; json: unknown }) => {
      const { emailOtpToken, ...rest } = answer.json as { emailOtpToken: string };
      return { status: answer.status, length: emailOtpToken.length, ...rest };
    };
    expect(shape(await sendEmail(server))).toEqual(shape(await sendEmail(server, 'nobody@example.com')));
  });

  test('[ST31] that an address is taken is told to whoever has its code, and to nobody else', async () => {
    await server.addUser({ username: 'kiran', ...PHONE });
    const token = tokenIn(await sendEmail(server));
    const code = await codeTo(server, EMAIL);
    expect(sentence(await verifyEmail(server, token, otherThan(code)))).toBe(
      'Invalid OTP. Please try again.',
    );
    const taken = await verifyEmail(server, token, code);
    expect(refusalIn(taken)).toBe('409 CONFLICT');
    expect(errorIn(taken).errors).toEqual({
      email: 'This email is already registered. Please log in.',
    });
    const phone = tokenIn(await sendPhone(server));
    expect(refusalIn(await verifyPhone(server, phone, await codeTo(server, NUMBER)))).toBe('409 CONFLICT');
  });

  test('[ST32] the messages are shown to this machine only', async () => {
    await sendEmail(server);
    const elsewhere = await server.ask('GET', '/api/dev/messages', { headers: from('203.0.113.9') });
    expect(refusalIn(elsewhere)).toBe('404 NOT_FOUND');
    const { status, json } = await server.ask('GET', '/api/dev/messages');
    expect([status, (json as { messages: unknown[] }).messages.length]).toEqual([200, 1]);
  });
});
