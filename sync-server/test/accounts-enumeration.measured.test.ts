import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../src/features/accounts/passwords/passwords.ts';
import { codeTo, otherThan, sendEmail, sendPhone, tokenIn, verifyPhone } from './support/sign-up.ts';
import { PASSWORD, startTestServer, type Answer, type TestServer } from './support/test-server.ts';
import { rounds } from '../../scripts/vitest/size.ts';

/** A run that is asked to be full takes a thousand of each. */
const SAMPLES = rounds({ short: 40, full: 1_000 });
const TIMEOUT_MS = 60_000 + 1_200 * SAMPLES;
/** What two medians of the same may differ by where other things run as well. A hash, which would tell, takes longer. */
const NOISE_MS = 0.5;
const NOISE_RATIO = 1.5;

interface Person {
  readonly email: string;
  readonly phone: { readonly phone: string; readonly countryCode: string };
  /** Each asks from a network of their own, or the limits would be all that is measured. */
  readonly headers: Readonly<Record<string, string>>;
  readonly index: number;
}

const KINDS = ['known', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

function person(kind: Kind, index: number): Person {
  const number = String(index).padStart(8, '0');
  return {
    email: `${kind}_${index}@example.com`,
    phone: { phone: `${kind === 'known' ? 98 : 97}${number}`, countryCode: '+91' },
    headers: { 'x-forwarded-for': `10.${kind === 'known' ? 1 : 2}.${index >> 8}.${index & 255}` },
    index,
  };
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 });
  Object.assign(server.context.messaging, { smsPerDay: 3 * SAMPLES });
  // As slow as the one that an unknown address is checked against.
  const passwordHash = await hashPassword(PASSWORD);
  for (let index = 0; index < SAMPLES; index += 1)
    await server.addUser({ username: `known_${index}`, passwordHash, ...person('known', index).phone });
});

afterAll(async () => {
  await server.close();
});

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Asks for known and unknown in turn, each first as often, so that what the machine does besides falls on both. */
async function medians(ask: (who: Person) => Promise<Answer>, expected: number) {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let index = 0; index < SAMPLES; index += 1)
    for (const kind of index % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const start = performance.now();
      const { status, text } = await ask(person(kind, index));
      times[kind].push(performance.now() - start);
      expect(status, text).toBe(expected);
    }
  return { known: median(times.known), unknown: median(times.unknown) };
}

const post = (path: string, body: object) => server.ask('POST', `/api${path}`, { body });

/** A code goes out, and another one is tried. */
async function tryAnother({ phone, headers }: Person): Promise<Answer> {
  const sent = await sendPhone(server, phone, headers);
  const code = await codeTo(server, phone.countryCode + phone.phone);
  return verifyPhone(server, tokenIn(sent), otherThan(code));
}

test.each([
  ['login', 401, ({ email }: Person) => post('/auth/login', { email, password: `${PASSWORD}-not` })],
  ['a forgotten password', 200, ({ email }: Person) => post('/auth/forgot-password', { email })],
  ['a code by e-mail', 200, ({ email, headers }: Person) => sendEmail(server, email, headers)],
  ['a code by SMS and a wrong try', 422, tryAnother],
  [
    'registration',
    422,
    ({ email, phone, index }: Person) =>
      post('/auth/register', {
        username: `fresh_${index}`,
        fullName: 'Fresh Face',
        email,
        emailOtpToken: 'none',
        ...phone,
        phoneOtpToken: 'none',
        categories: ['some'],
        password: 'purple-mango-tree',
        confirmPassword: 'purple-mango-tree',
      }),
  ],
] as const)(
  '[AC4] %s takes the same time for an address that is known and one that is not',
  async (_what, expected, ask) => {
    await ask(person('unknown', SAMPLES));
    const { known, unknown } = await medians(ask, expected);
    const isNoise =
      Math.abs(known - unknown) < NOISE_MS ||
      Math.max(known, unknown) / Math.min(known, unknown) < NOISE_RATIO;
    expect(isNoise, `known ${known} ms, unknown ${unknown} ms`).toBe(true);
  },
  TIMEOUT_MS,
);
