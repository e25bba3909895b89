import { API_BASE, errorBodySchema, paymentWebhook, type Call } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findUserByEmail } from '../src/features/accounts/queries.ts';
import { allCalls } from './support/contract.ts';
import { fromSchema } from './support/from-schema.ts';
import type { Hall } from './support/hall.ts';
import { RazorpayBooks } from '../../look-alikes/razorpay.ts';
import { openShop } from './support/shop.ts';
import { rounds } from '../../scripts/vitest/size.ts';

/** A run that is asked to be full tries each route ten thousand times. */
const RUNS = rounds({ short: 25, full: 10_000 });
const TIMEOUT_MS = 60_000 + 180 * RUNS;

let hall: Hall;
let known: readonly string[];

beforeAll(async () => {
  hall = await openShop(new RazorpayBooks(), { sandbox: true });
  const device = await hall.finished();
  known = [
    hall.paperId,
    device.header.attemptId,
    device.issued.paper.packageVersion,
    hall.asha.id,
    device.issued.ticket,
  ];
});

afterAll(async () => {
  await hall.server.close();
});

/** Anew for every call: some of them end the caller's sessions. */
let asha: string;
let ravi: string;
let adminToken: string;

beforeEach(async () => {
  asha = await signedIn('asha', 'student');
  ravi = await signedIn('ravi', 'student');
  adminToken = await signedIn('admin', 'admin');
});

/** Some calls delete or ban an account, or change its role. */
async function signedIn(username: string, role: 'student' | 'admin'): Promise<string> {
  const { store } = hall.server.context;
  const { users } = store.t;
  const before = await findUserByEmail(store, `${username}@example.com`);
  if (before === undefined) await hall.server.addUser({ username, role });
  else
    await store.write((queries) =>
      queries.update(users).set({ role, accountStatus: 'verified' }).where(eq(users.id, before.id)),
    );
  return hall.server.signIn(username);
}

interface Sent {
  readonly url: string;
  readonly body: string | undefined;
  readonly headers: Record<string, string>;
}

/** Words of a parser: 'Too small: expected string', 'must match pattern', 'Unrecognized keys'. */
const OF_A_PARSER =
  /\bexpected\b|must match|\breceived\b|Unrecognized|Too (small|big)|^Invalid (input|string|option|key|element|value|number|discriminator|ISO|email address)|pattern|undefined|NaN|\/\^/;

/** ST86: what people read is for people. */
function speaksToPeople({ message, errors = {} }: z.infer<typeof errorBodySchema>): void {
  for (const sentence of [message, ...Object.values(errors)]) {
    expect(sentence).toMatch(/^\S/);
    expect(sentence).not.toMatch(OF_A_PARSER);
  }
}

async function neverBreaks(call: Call, { url, body, headers }: Sent): Promise<void> {
  const answer = await hall.server.app.inject({
    method: call.method,
    url,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  expect(answer.statusCode, `${url} ${body} ${answer.body}`).toBeLessThan(500);
  if (answer.statusCode < 400) return;
  speaksToPeople(errorBodySchema.parse(answer.json()));
  expect(answer.body).not.toMatch(/SQLITE|node_modules|\bat [\w.]+ \(|Failed query/);
}

const json = { 'content-type': 'application/json' };

/** A path segment of every kind: an id that exists, one that does not, and what nobody would call an id. */
const segment = () =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('..', '%00', '%', 'a'.repeat(2000)),
  );

const token = () => fc.constantFrom(undefined, asha, ravi, adminToken, 'x.y.z', '\u007f');

function authorised(value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { authorization: `Bearer ${value}` };
}

/** Half a surrogate pair cannot be part of an address at all. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/g, '');
}

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

const query = (call: Call): fc.Arbitrary<string> =>
  fc
    .oneof(
      fromSchema(call.query, known),
      fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 30 })),
    )
    .map((values) => queryText(values as object));

function queryText(values: object): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    text.append(wellFormed(name), wellFormed(String(value)));
  return text.toString();
}

const url = (call: Call): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(segment(), { minLength: 2, maxLength: 2 }), query(call))
    .map(
      ([ids, text]) => `${API_BASE}${call.path.replace(/\{\w+\}/g, () => encoded(ids[0] ?? 'x'))}?${text}`,
    );

const nasty: readonly unknown[] = [
  null,
  [],
  {},
  { constructor: { prototype: { admin: true } } },
  { toString: null, hasOwnProperty: 1 },
  'a\u0000b',
  '\ud800',
  1e308,
  -0,
  2 ** 53 + 1,
];

/** Bodies that fit the schema, almost fit it, or have nothing to do with it. */
const body = (call: Call): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fromSchema(call.body, known).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: spoiled(call).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...nasty).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  );

/** A body that fits, with one member replaced by something else. */
function spoiled(call: Call): fc.Arbitrary<unknown> {
  return fc
    .tuple(fromSchema(call.body, known), fc.nat(), fc.oneof(fc.constantFrom(...nasty), fc.jsonValue()))
    .map(([value, place, other]) => {
      if (typeof value !== 'object' || value === null) return other;
      const names = Object.keys(value);
      return { ...value, [names[place % names.length] ?? 'x']: other };
    });
}

describe.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test(
    '[ST86] never breaks, whatever is sent, and names what is wrong in words for people',
    async () => {
      const sent = fc.record({
        url: url(call),
        body: call.method === 'GET' ? fc.constant(undefined) : body(call),
        headers: token().map((value) => ({ ...json, ...authorised(value) })),
      });
      await fc.assert(
        fc.asyncProperty(sent, (given) => neverBreaks(call, given)),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});

describe.each(
  allCalls
    // An event of the payment provider is read only after its signature has been verified (PA3).
    .filter(({ method, name }) => method !== 'GET' && name !== paymentWebhook.name)
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('%s', (_name, call) => {
  const path = () => API_BASE + call.path.replace(/\{\w+\}/g, hall.paperId);
  const whoMay = () => (call.access === 'admin' ? adminToken : asha);
  const send = async (payload: string | Buffer, headers: Record<string, string> = json) => {
    const answer = await hall.server.app.inject({
      method: call.method,
      url: path(),
      payload,
      headers: { ...authorised(whoMay()), ...headers },
    });
    return `${answer.statusCode} ${z.parse(errorBodySchema, answer.json()).code}`;
  };

  test('refuses what is no JSON, too large, or of another type', async () => {
    expect(await send('{"a":')).toBe('400 MALFORMED');
    for (const key of ['__proto__', '\\u005f_proto__', 'constructor', '\\u0063onstructor'])
      expect(await send(`{"${key}":{"prototype":{"admin":true}}}`)).toBe('400 MALFORMED');
    expect(await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(
      '415 UNSUPPORTED_MEDIA',
    );
    expect(await send('{}', { 'content-type': 'text/plain' })).toBe('415 UNSUPPORTED_MEDIA');
    const limit = call.bodyLimit ?? 64 * 1024;
    expect(await send(`"${'x'.repeat(limit)}"`)).toBe('413 TOO_LARGE');
  });

  test('reads a body nested ten thousand deep without falling over', async () => {
    const depth = 10_000;
    const answer = await hall.server.app.inject({
      method: call.method,
      url: path(),
      payload: `{"attempts":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      headers: { ...json, ...authorised(whoMay()) },
    });
    expect(answer.statusCode).toBeLessThan(500);
  });
});

test('a compressed body that grows beyond the limit is refused while it grows', async () => {
  const { gzipSync } = await import('node:zlib');
  const answer = await hall.server.app.inject({
    method: 'POST',
    url: `${API_BASE}/auth/login`,
    payload: gzipSync(Buffer.alloc(50_000_000, 32)),
    headers: { ...json, 'content-encoding': 'gzip' },
  });
  expect(answer.statusCode).toBe(413);
});
