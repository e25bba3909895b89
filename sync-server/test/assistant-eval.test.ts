import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClassroom, type Classroom } from '../src/eval-assistant/classroom.ts';
import { evaluate, KINDS, type Figure } from '../src/eval-assistant/evaluate.ts';
import { evaluationPage } from '../src/eval-assistant/table.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { rounds } from '../../scripts/vitest/size.ts';

/** Every so-many-th question is asked, and all of those in other words, as some of them may be missed. */
const STEP = rounds({ short: 5, full: 1 });
const ALL = 200;
const IN_OTHER_WORDS = 25;
const ASKED = (ALL - IN_OTHER_WORDS) / STEP + IN_OTHER_WORDS;

let server: TestServer;
let classroom: Classroom;
let figures: readonly Figure[];

beforeAll(async () => {
  server = await startTestServer();
  classroom = await openClassroom(server.context, 40);
  figures = await evaluate(classroom, (place, kind) => kind === 'paraphrased' || place % STEP === 0);
}, 240_000);

afterAll(async () => {
  await classroom.close();
  await server.close();
});

test('[AS14] the questions of all kinds are put to the assistant', () => {
  expect(figures.map(({ kind }) => kind)).toEqual(KINDS);
  expect(figures.reduce((sum, { asked }) => sum + asked, 0)).toBe(ASKED);
  expect(evaluationPage(figures, '')).toContain(`Of ${ASKED} questions`);
});

test.each(['computable', 'factual', 'off-topic', 'forbidden', 'injected', 'generated'] as const)(
  '[AS14] each question has the right outcome: %s',
  (kind) => {
    expect(figures.find((each) => each.kind === kind)?.wrong).toEqual([]);
  },
);

test('[AS14] more than four of five questions of the bank are found in other words', () => {
  const { asked = 1, right = 0 } = figures.find(({ kind }) => kind === 'paraphrased') ?? {};
  expect(right / asked).toBeGreaterThan(0.8);
});
