import { afterEach, beforeEach, expect, test } from 'vitest';
import { PUBLISHING, type Transaction } from '../../src/database/index.ts';
import { openWorkshop, stock, type Workshop } from '../support/workshop.ts';

const TOPIC = 'Kinematics';
const STUDENTS = ['asha', 'ravi'];

let workshop: Workshop;
let tokens: string[];

beforeEach(async () => {
  workshop = await openWorkshop();
  const { server } = workshop;
  await stock(
    workshop,
    { subject: 'Physics', topic: TOPIC, count: 60 },
    { subject: 'Physics', topic: TOPIC, type: 'Numerical', count: 16 },
  );
  for (const username of STUDENTS) await server.addUser({ username });
  tokens = await Promise.all(STUDENTS.map((username) => server.signIn(username)));
});

afterEach(() => workshop.close());

/** A test of the student's own, by the same choice for everyone, so that the tests share questions. @returns the status. */
async function makeTest(token: string): Promise<number> {
  const body = {
    categoryId: workshop.exam('JEE Main'),
    subjectIds: [workshop.subject('Physics')],
    topicIds: [workshop.topic('Physics', TOPIC)],
  };
  const url = '/api/user-defined/generate_admin_defined_test';
  return (await workshop.server.ask('POST', url, { token, body })).status;
}

/** Takes the first question out of marking. @returns the status. */
async function correctKey(): Promise<number> {
  const { server, context } = workshop;
  const [question] = await context.store.read.select().from(context.store.t.questions).limit(1);
  const answer = await server.ask('POST', `/api/questions/${question?.id}/key`, {
    token: await server.signIn('root'),
    body: { key: { ...question?.key, outcome: 'dropped' }, reason: 'Two options were right' },
  });
  return answer.status;
}

/** A transaction that holds the lock until it is released, as the making of a test or a correction does. */
async function hold(mode: Parameters<Transaction['lock']>[1]): Promise<{ release: () => Promise<void> }> {
  let noteHeld: () => void = () => undefined;
  let open: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (noteHeld = resolve));
  const gate = new Promise<void>((resolve) => (open = resolve));
  const done = workshop.context.store.write(async (queries) => {
    await queries.lock(PUBLISHING, mode);
    noteHeld();
    await gate;
  });
  await isHeld;
  return {
    release: () => {
      open();
      return done;
    },
  };
}

async function waits(work: Promise<unknown>): Promise<boolean> {
  const isDone = await Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 500, false)),
  ]);
  return !isDone;
}

test('while one test is being made two others are made, and the correction of a key waits for it', async () => {
  const making = await hold('shared');
  expect(await Promise.all(tokens.map(makeTest))).toEqual([200, 200]);
  const correction = correctKey();
  expect(await waits(correction)).toBe(true);
  await making.release();
  expect(await correction).toBe(200);
});

test('while a key is being corrected no test is made, and no other key is corrected', async () => {
  const correcting = await hold('exclusive');
  const work = [...tokens.map(makeTest), correctKey()];
  expect(await Promise.all(work.map(waits))).toEqual([true, true, true]);
  await correcting.release();
  expect(await Promise.all(work)).toEqual([200, 200, 200]);
});
