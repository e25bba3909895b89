import { defineCall, type Call } from '@exam/shared-schema/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jobHandlers } from '../src/build-app.ts';
import { bind } from '../src/http/bind.ts';
import { allCalls } from './support/contract.ts';
import { Device, issueAndFetch, rightAnswers } from './support/device.ts';
import { fromSchema } from './support/from-schema.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { publishSample } from './support/papers.ts';
import { sendCall, type Sent } from './support/send-call.ts';
import { sessionToken } from './support/session-token.ts';
import { setUser, START } from './support/test-server.ts';
import { rounds } from '../../scripts/vitest/size.ts';

/** Each call is made so often by each caller, beside the plain ones. */
const RUNS = rounds({ short: 3, full: 300 });
const STUDENTS = 12;
const HOUR = 3_600_000;

/** Nothing else looks like these, so that a text which holds one has it from an account. */
const ADDRESS = /private-[\w-]+@secret\.example/gi;
const NUMBER = /70000\d{5}/g;

let hall: Hall;
let known: readonly string[];

const emailOf = (name: string) => `private-${name}@secret.example`;
const phoneOf = (place: number) => `70000${String(place).padStart(5, '0')}`;

/** The addresses and numbers in a text that are not the caller's own. */
function leaksIn(text: string, own: readonly string[] = []): string[] {
  // As it would stand in an address, too.
  const found = [text, decoded(text)].flatMap((each) => [
    ...(each.match(ADDRESS) ?? []),
    ...(each.match(NUMBER) ?? []),
  ]);
  return [...new Set(found)].filter((each) => !own.includes(each.toLowerCase()));
}

function decoded(text: string): string {
  return text
    .replace(/%40/gi, '@')
    .replace(/\\u0040/gi, '@')
    .replace(/%2B/gi, '+');
}

/** Everybody has an address, a number, attempts, drafts and whatever else somebody could be shown. */
beforeAll(async () => {
  hall = await openHall();
  const { server, adminId, asha, ravi } = hall;
  const people = [
    { id: adminId, name: 'admin' },
    { id: asha.id, name: 'asha' },
    { id: ravi.id, name: 'ravi' },
  ];
  const ids: string[] = [];
  for (let place = 0; place < STUDENTS; place += 1) {
    const name = `student${place}`;
    const id = await server.addUser({ username: name });
    const token = await server.signIn(name);
    const issued = await issueAndFetch(server, token, id, hall.paperId);
    const answers = Object.entries(rightAnswers(issued.paper)).slice(0, place % 5);
    const device = new Device(issued, START + 1000).start().answerAll(Object.fromEntries(answers)).seal();
    await hall.handIn(device.handIn());
    people.push({ id, name });
    ids.push(device.header.attemptId);
  }
  const sat = await hall.finished();
  await hall.handIn(sat.handIn());
  const draft = new Device(
    await hall.issue('asha', await publishSample(server.context, adminId)),
    START,
  ).start();
  await server.ask('PUT', `/api/test-attempts/${draft.header.attemptId}/progress`, {
    token: asha.token,
    body: draft.draft(),
  });
  await server.ask('POST', '/api/users/my-data/exports', { token: asha.token });
  server.clock.advance(HOUR / 2);
  await testRunner(server.context, ...jobHandlers(server.context)).runner.runDue();
  const { store } = server.context;
  const exports = await store.read.select({ id: store.t.ownDataExports.id }).from(store.t.ownDataExports);
  const papers = await store.read.select().from(store.t.papers);
  const categories = await store.read.select({ id: store.t.categories.id }).from(store.t.categories);
  known = [
    ...papers.map(({ id }) => id),
    ...people.map(({ id }) => id),
    ...categories.map(({ id }) => id),
    ...exports.map(({ id }) => id),
    ...ids,
    sat.header.attemptId,
    draft.header.attemptId,
    draft.issued.ticket,
  ];
  for (const [place, { id, name }] of people.entries())
    await setUser(server.context, id, { email: emailOf(name), phone: phoneOf(place), countryCode: '+91' });
});

afterAll(async () => {
  await hall.server.close();
});

type Who = 'nobody' | 'ravi';

const tokenOf = async (who: Who): Promise<string | undefined> =>
  who === 'nobody' ? undefined : sessionToken(hall.server, hall.ravi.id);

const ownOf = (who: Who) => (who === 'nobody' ? [] : [emailOf('ravi'), phoneOf(2)]);

async function answerTo(app: FastifyInstance, call: Call, who: Who, sent: Sent) {
  const token = await tokenOf(who);
  return sendCall(app, call, sent, token === undefined ? {} : { authorization: `Bearer ${token}` });
}

/** What was sent comes back in no answer either; where it is the caller's own word, it is no leak. */
const sentBy = (sent: Sent) => leaksIn(JSON.stringify(sent)).map((each) => each.toLowerCase());

/** Only this very machine may ask (ST32), and what it is answered are the messages themselves. */
const OPEN_CALLS = allCalls.filter(({ access }) => access !== 'loopback');

const inputs = (call: Call) =>
  fc.record({
    ids: fc.array(fc.constantFrom(...known), { minLength: 2, maxLength: 2 }),
    query: fromSchema(call.query, known).map((value) => value as object),
    body: fromSchema(call.body, known),
  });

describe.each(OPEN_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, call) => {
    test.each(['nobody', 'ravi'] as const)(
      '[AC46] gives nobody’s address or number to somebody else, asked by: %s',
      async (who) => {
        for (const id of call.path.includes('{') ? known : known.slice(0, 1)) {
          const sent = { ids: [id, hall.asha.id], query: {}, body: {} };
          const text = await answerTo(hall.server.app, call, who, sent);
          expect(leaksIn(text, ownOf(who)), text).toEqual([]);
        }
        await fc.assert(
          fc.asyncProperty(inputs(call), async (sent) => {
            const text = await answerTo(hall.server.app, call, who, sent);
            expect(leaksIn(text, [...ownOf(who), ...sentBy(sent)]), text).toEqual([]);
          }),
          { numRuns: RUNS },
        );
      },
    );
  },
);

test('[AC46] a planted leak is found, in a member, in a text or in a link', async () => {
  const { store } = hall.server.context;
  const call = defineCall({
    name: 'planted.leak',
    summary: 'Gives away everybody',
    method: 'GET',
    path: '/planted/{id}',
    access: 'public',
    params: z.object({ id: z.string() }),
    answer: z.object({ data: z.unknown() }),
  });
  const app = Fastify();
  app.decorateRequest('identity', { getter: () => ({ kind: 'anonymous' as const }) });
  let planted: (user: { email: string; phone: string | null }) => unknown = () => null;
  bind(app, call, async () => {
    const users = await store.read.select().from(store.t.users);
    return { data: users.map(planted) };
  });
  const found = async (plant: typeof planted) => {
    planted = plant;
    return leaksIn(await answerTo(app, call, 'nobody', { ids: ['x'], query: {}, body: {} }));
  };
  expect(await found(() => null)).toEqual([]);
  expect(await found(({ email }) => ({ contact: { email } }))).toContain(emailOf('asha'));
  expect(await found(({ phone }) => `call +91${phone ?? ''}`)).toContain(phoneOf(1));
  expect(await found(({ email }) => `https://x.example/?to=${encodeURIComponent(email)}`)).toContain(
    emailOf('asha'),
  );
  await app.close();
});

test('[AC46] the test sees what it should: an administrator’s list has addresses', async () => {
  const { store } = hall.server.context;
  await store.write((queries) => queries.update(store.t.attempts).set({ isDoubted: true }));
  const token = await sessionToken(hall.server, hall.adminId);
  const answer = await hall.server.ask('GET', '/api/admin/attempts/doubted', { token });
  expect(leaksIn(answer.text)).toContain(emailOf('asha'));
});
