import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE, ask as askQuestion, solveProblem } from '@exam/shared-schema/contract';
import { encryptedPaperSchema } from '@exam/shared-schema/exam-day';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { rounds } from '../../scripts/vitest/size.ts';
import { saveQuestions, type NewQuestion } from '../src/bank/save-questions.ts';
import { saveSet } from '../src/bank/save-set.ts';
import { jobHandlers } from '../src/build-app.ts';
import { saveMedia } from '../src/media/index.ts';
import { allCalls } from './support/contract.ts';
import { Device } from './support/device.ts';
import { fromSchema } from './support/from-schema.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { publishSample } from './support/papers.ts';
import { dataIn } from './support/read.ts';
import { sendCall, type Sent } from './support/send-call.ts';
import { sessionToken } from './support/session-token.ts';
import { START } from './support/test-server.ts';
import { unzip } from './support/unzip.ts';

/** Each call is made so often by each caller with random input, beside the plain ones. */
const RUNS = rounds({ short: 2, full: 200 });
const HOUR = 3_600_000;
const OPENS = START + 24 * HOUR;

/** Every word and formula of the paper begins so, and nothing else does. */
const SECRET = /walrus\w+/gi;
const IMAGE = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('an image of the walrus that nobody may see before'),
]);
const DIGEST = createHash('sha256').update(IMAGE).digest('hex');

let hall: Hall;
let paperId: string;
let ticket: string;
let known: readonly string[];
/** Where the words of the paper are its own: what a caller sends comes back in some answers. */
let questionIds: readonly string[];

const options = (name: string) =>
  ['one', 'two', 'three'].map((place) => ({ _id: `${name}${place}`, text: `walrus${name}${place}` }));

function question(name: string, more: Partial<NewQuestion> = {}): NewQuestion {
  return {
    sourceName: 'walrus',
    sourceKey: name,
    difficulty: 5,
    type: 'MCQ',
    text: `walrus${name} $walrusformula${name}^2$`,
    options: options(name),
    key: { type: 'MCQ', correct: [`${name}one`] },
    explanation: `walrusexplanation${name}`,
    translations: {
      hi: { text: `walrushindi${name}`, options: options(name).map((option) => ({ ...option })) },
    },
    ...more,
  };
}

/** The words of the paper, its image and the address of the image in an answer, without those that were sent. */
function secretsIn(text: string, sent: string): string[] {
  const words = [text, decodeURIComponent(text.replaceAll('%', '%25'))].flatMap(
    (each) => each.match(SECRET) ?? [],
  );
  const image = [IMAGE.toString('latin1'), IMAGE.toString('base64'), DIGEST].filter((each) =>
    text.includes(each),
  );
  return [...new Set([...words, ...image])].filter(
    (each) => !sent.toLowerCase().includes(each.toLowerCase()),
  );
}

/** An encrypted paper that Asha has saved, begun and handed in, without having been able to read it. */
beforeAll(async () => {
  hall = await openHall();
  const { server, adminId, asha, ravi } = hall;
  const { context } = server;
  await server.ask('GET', '/api/categories');
  const diagramUrl = await saveMedia(context, 'image/png', IMAGE);
  const single = await saveQuestions(context, [
    question('glacier', { diagramUrl, diagramAlt: 'walrusalt' }),
    question('delta'),
  ]);
  const set = await saveSet(context, {
    kind: 'passage',
    title: 'walrustitle',
    text: 'walruspassage',
    sourceName: 'walrus',
    sourceKey: 'set',
    questions: [question('dune'), question('fjord')],
  });
  questionIds = [...single, ...set].map(({ id }) => id);
  paperId = await publishSample(context, adminId, {
    opensAt: OPENS,
    closesAt: OPENS + 2 * HOUR,
    sections: [
      {
        title: 'Part A',
        description: 'walrusinstructions',
        questions: questionIds.map((questionId) => ({ questionId })),
      },
    ],
  });
  const admin = await server.signIn('admin');
  const encrypted = await server.ask('POST', `/api/admin/test-papers/${paperId}/exam-day`, {
    ...{ token: admin, body: {} },
  });
  expect(encrypted.status, encrypted.text).toBe(200);
  const issued = await server.ask('POST', `/api/test-papers/${paperId}/issue`, { token: asha.token });
  const { packageVersion } = dataIn<{ packageVersion: string }>(issued);
  ({ ticket } = dataIn<{ ticket: string }>(issued));
  const fetched = await server.ask('GET', `/api/test-papers/${paperId}/encrypted?version=${packageVersion}`, {
    token: asha.token,
  });
  const paper = encryptedPaperSchema.parse(fetched.json);
  expect(secretsIn(fetched.text, '')).toEqual([]);
  // As far as a device knows the paper.
  const readable = { ...paper, sections: [], images: [] } as unknown as PaperPackage;
  const begun = new Device({ ticket, paper: readable, userId: asha.id }, START).start();
  const draft = await server.ask('PUT', `/api/test-attempts/${begun.header.attemptId}/progress`, {
    ...{ token: asha.token, body: begun.draft() },
  });
  expect(draft.status, draft.text).toBe(200);
  const sat = new Device({ ticket, paper: readable, userId: asha.id }, START).start().seal();
  const handedIn = await server.ask('POST', HAND_IN, { body: sat.handIn() });
  expect(handedIn.status, handedIn.text).toBe(201);
  await server.ask('POST', '/api/users/my-data/exports', { token: asha.token });
  server.clock.advance(HOUR);
  await testRunner(context, ...jobHandlers(context)).runner.runDue();
  const { store } = context;
  const rows = await Promise.all([
    store.read.select({ id: store.t.ownDataExports.id }).from(store.t.ownDataExports),
    store.read.select({ id: store.t.categories.id }).from(store.t.categories),
    store.read.select({ id: store.t.subjects.id }).from(store.t.subjects),
    store.read.select({ id: store.t.topics.id }).from(store.t.topics),
  ]);
  known = [
    ...[paperId, hall.paperId, packageVersion, ticket, asha.id, ravi.id],
    ...[begun.header.attemptId, sat.header.attemptId, 'glacier delta dune fjord'],
    ...questionIds,
    ...rows.flat().map(({ id }) => id),
    ...paper.images.map(({ sha256 }) => sha256),
  ];
}, 60_000);

afterAll(() => hall.server.close());

const WHO = ['nobody', 'ravi', 'asha'] as const;
type Who = (typeof WHO)[number];

const tokenOf = async (who: Who): Promise<string | undefined> =>
  who === 'nobody' ? undefined : sessionToken(hall.server, hall[who].id);

/** Only this very machine may make the others (ST32), and the console is for those who may see the paper. */
const CALLS = allCalls.filter(({ access }) => access !== 'loopback' && access !== 'admin');

const everyId = (id: string, place: number) => known[(known.indexOf(id) + place) % known.length] ?? id;

describe.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test.each(WHO)(
    '[ED12] holds nothing of an encrypted paper before its release, asked by: %s',
    async (who) => {
      const inputs = fc.record({
        ids: fc.array(fc.constantFrom(...known), { minLength: 2, maxLength: 2 }),
        query: fromSchema(call.query, known).map((value) => value as object),
        body: fromSchema(call.body, known),
      });
      const search = async (sent: Sent) => {
        const token = await tokenOf(who);
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const text = await sendCall(hall.server.app, call, sent, headers);
        expect(secretsIn(text, JSON.stringify(sent)), text.slice(0, 2000)).toEqual([]);
      };
      for (const id of call.path.includes('{') ? known : known.slice(0, 1)) {
        for (const place of call.path.split('{').length > 2 ? [1, 2, 3] : [1])
          await search({ ids: [id, everyId(id, place)], query: {}, body: { ticket } });
      }
      await fc.assert(fc.asyncProperty(inputs, search), { numRuns: RUNS });
    },
  );
});

describe('[ED12] before the release', () => {
  const asha = async () => (await tokenOf('asha')) ?? '';

  test.each([askQuestion, solveProblem])('the assistant answers nothing out of it: $path', async (call) => {
    const bodies = [
      ...questionIds.map((questionId) => ({ question: 'Explain this question', questionId })),
      ...['walrusglacier', 'glacier', 'walruspassage fjord', 'walrusformuladelta'].map((text) => ({
        question: text,
      })),
    ];
    for (const body of bodies) {
      const asked = { token: await asha(), body };
      const { text, status } = await hall.server.ask('POST', API_BASE + call.path, asked);
      // A question of the paper is refused (ST48), another one is answered out of something else.
      expect([200, 422], text).toContain(status);
      expect(secretsIn(text, JSON.stringify(body)), text).toEqual([]);
    }
  });

  test('the data that its student exports have nothing of it', async () => {
    const { store } = hall.server.context;
    const [row] = await store.read.select().from(store.t.ownDataExports);
    expect(row?.file).toBeInstanceOf(Buffer);
    const files = unzip(row?.file as Buffer);
    expect(files.size).toBeGreaterThan(1);
    expect(secretsIn([...files.values()].join('\n'), '')).toEqual([]);
  });
});

test('[ED12] the search finds what is there: after the release the paper has all of it', async () => {
  const { server } = hall;
  server.clock.advance(OPENS - server.clock.now());
  const token = await tokenOf('asha');
  const { text, status } = await server.ask('GET', `/api/test-papers/${paperId}/package`, { token });
  expect(status).toBe(200);
  const found = secretsIn(text, '');
  expect(found).toContain(DIGEST);
  for (const word of ['walrusglacier', 'walrusformuladelta', 'walruspassage', 'walrushindifjord'])
    expect(found).toContain(word);
});
