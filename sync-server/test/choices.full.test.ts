import type { CategorySupply } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../src/build-app.ts';
import { practiceMaker } from '../src/bank/practice-maker.ts';
import { fillPracticePool } from '../src/bank/practice-pool.ts';
import { TOKENS } from '../src/tokens/index.ts';
import { Device, issueAndFetch, questionsOf } from './support/device.ts';
import { HAND_IN } from './support/hall.ts';
import { testRunner, type TestRunner } from './support/jobs.ts';
import { dataIn } from './support/read.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

const FEWEST = 10;
const FILLING_MS = 900_000;
const TOKENS_AT_FIRST = 1_000_000;
/** Between two tests, so that the server knows which came first, ms. */
const PAUSE_MS = 1_000;

let workshop: Workshop;
let student: { readonly id: string; readonly token: string };
let worker: TestRunner;

beforeAll(async () => {
  workshop = await openWorkshop({ makes: true });
  const { context, server } = workshop;
  await fillPracticePool(context, new AbortController().signal);
  const id = await server.addUser({ username: 'asha' });
  student = { id, token: await server.signIn('asha') };
  const { store } = context;
  await store.write((queries) => queries.update(store.t.tokenGrants).set({ remaining: TOKENS_AT_FIRST }));
  worker = testRunner(context, ...jobHandlers(context, { maker: practiceMaker(context) }));
}, FILLING_MS);
afterAll(() => workshop.close());

interface Choice {
  readonly name: string;
  readonly category: Category;
  readonly subjects: readonly Subject[];
  readonly topics: readonly Topic[];
}

async function read<T>(path: string): Promise<T> {
  return dataIn<T>(await workshop.server.ask('GET', `/api${path}`, { token: student.token }));
}

interface Named {
  readonly _id: string;
  readonly name: string;
}
type Category = Named & { readonly cid: string };
type Subject = Named & { readonly sid: string };
type Topic = Named & { readonly tid: string; readonly subjectId: string };

/** All topics, each subject alone, four topics of it, and one: of the topics that have questions. */
async function choicesOf(category: Category): Promise<Choice[]> {
  const subjects = await read<Subject[]>(`/categories/${category._id}/subjects`);
  const supply = await read<CategorySupply>(`/personalised/categories/${category._id}/supply`);
  const available = new Set(
    supply.topics
      .filter(({ singles, sets, made }) => singles.length + sets.length + made.length > 0)
      .map(({ topicId }) => topicId),
  );
  const topics = await read<Topic[]>(
    `/topics/by_subjects?subjectIds=${subjects.map(({ _id }) => _id).join(',')}`,
  );
  const bySubject = subjects.map((subject) => ({
    subject,
    own: topics.filter(({ _id, subjectId }) => subjectId === subject._id && available.has(_id)),
  }));
  const filled = bySubject.filter(({ own }) => own.length > 0);
  return [
    {
      name: `${category.name}, all topics`,
      category,
      subjects: filled.map(({ subject }) => subject),
      topics: filled.flatMap(({ own }) => own),
    },
    ...filled.flatMap(({ subject, own }) =>
      [own.length, 4, 1].map((count) => ({
        name: `${category.name}, ${subject.name}, ${count} topics`,
        category,
        subjects: [subject],
        topics: own.slice(0, count),
      })),
    ),
  ];
}

/** The id of an adaptive test, or why there is none. */
async function makeAdaptive({ category, subjects, topics }: Choice): Promise<Outcome> {
  const { status, json } = await workshop.server.ask(
    'POST',
    '/api/user-defined/generate_admin_defined_test',
    {
      token: student.token,
      body: {
        categoryId: category._id,
        subjectIds: subjects.map(({ _id }) => _id),
        topicIds: topics.map(({ _id }) => _id),
        difficultyLevel: { min: 1, max: 10 },
      },
    },
  );
  if (status !== 200) return { refusal: `${status} ${(json as { message: string }).message}` };
  return { paperId: (json as { testPaper: { id: string } }).testPaper.id };
}

/** The id of a test by AI, made by the worker, or why there is none. */
async function makeByAi({ category, subjects, topics }: Choice): Promise<Outcome> {
  const { status, json } = await workshop.server.ask('POST', '/api/ai/generate', {
    token: student.token,
    body: {
      cid: category.cid,
      sids: subjects.map(({ sid }) => sid),
      tids: topics.map(({ tid }) => tid),
    },
  });
  if (status !== 202) return { refusal: `${status} ${(json as { message: string }).message}` };
  const paperId = (json as { data: { testPaper: { id: string } } }).data.testPaper.id;
  await worker.runner.runDue();
  const { generation } = await read<{ generation: { state: string; failure: string | null } }>(
    `/test-papers/get_testpaper_by_id/${paperId}`,
  );
  return generation.state === 'made' ? { paperId } : { refusal: generation.failure ?? generation.state };
}

type Outcome = { readonly paperId: string } | { readonly refusal: string };

/** The ids of the questions of a test that the student hands in without an answer, so that the choice makes another. */
async function sit(paperId: string): Promise<string[]> {
  const { server } = workshop;
  server.clock.advance(PAUSE_MS);
  const issued = await issueAndFetch(server, student.token, student.id, paperId);
  const device = new Device(issued, server.clock.now()).start().seal();
  const { status, text } = await server.ask('POST', HAND_IN, { body: device.handIn() });
  if (status !== 201) throw new Error(text);
  return questionsOf(issued.paper).map(({ _id }) => _id);
}

/** Makes a test twice of every choice. @returns how many were made, and what is wrong with which. */
async function walk(make: (choice: Choice) => Promise<Outcome>) {
  const faults: string[] = [];
  let made = 0;
  for (const category of await read<Category[]>('/personalised/categories'))
    for (const choice of await choicesOf(category)) {
      let before: readonly string[] = [];
      for (const turn of [1, 2]) {
        const outcome = await make(choice);
        if ('refusal' in outcome) {
          faults.push(`${choice.name}, ${turn}: ${outcome.refusal}`);
          continue;
        }
        made += 1;
        const questions = await sit(outcome.paperId);
        const repeated = questions.filter((id) => before.includes(id)).length;
        if (questions.length < FEWEST) faults.push(`${choice.name}, ${turn}: ${questions.length} questions`);
        if (repeated > 0) faults.push(`${choice.name}, ${turn}: repeats ${repeated} questions`);
        before = questions;
      }
    }
  return { faults, made };
}

const tokensLeft = async () => (await read<{ remainingTokens: number }>('/wallet')).remainingTokens;

test(
  '[GN11] every choice of topics makes an adaptive test, and the next one repeats no question',
  async () => {
    const before = await tokensLeft();
    const { faults, made } = await walk(makeAdaptive);
    expect(faults).toEqual([]);
    expect(made).toBeGreaterThan(200);
    expect(before - (await tokensLeft())).toBe(made * TOKENS.adaptiveTest);
  },
  FILLING_MS,
);

test(
  '[GN6] [GN11] every choice of topics makes a test by AI without a model, and the next one repeats no question',
  async () => {
    const before = await tokensLeft();
    const { faults, made } = await walk(makeByAi);
    expect(faults).toEqual([]);
    expect(made).toBeGreaterThan(200);
    expect(before - (await tokensLeft())).toBe(made * TOKENS.aiTest);
  },
  FILLING_MS,
);
