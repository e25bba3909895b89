import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClassroom, type Classroom } from '../src/eval-assistant/classroom.ts';
import { evaluate, KINDS, type Figure } from '../src/eval-assistant/evaluate.ts';
import { evaluationTable } from '../src/eval-assistant/table.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { rounds } from '../../scripts/vitest/counts.ts';

/** Of 200 questions. */
const ASKED = rounds({ share: 40, ci: 200, full: 200 });
const ALL = 200;

let server: TestServer;
let classroom: Classroom;
let figures: readonly Figure[];

beforeAll(async () => {
  server = await startTestServer();
  classroom = await openClassroom(server.context, 40);
  figures = await evaluate(classroom, (place) => place % (ALL / ASKED) === 0);
}, 240_000);

afterAll(async () => {
  await classroom.close();
  await server.close();
});

test('[AS14] the questions of all kinds are put to the assistant', () => {
  expect(figures.map(({ kind }) => kind)).toEqual(KINDS);
  expect(figures.reduce((sum, { asked }) => sum + asked, 0)).toBe(ASKED);
  expect(evaluationTable(figures)).toContain(`Of ${ASKED} questions`);
});

test.each(['computable', 'factual', 'off-topic', 'forbidden', 'injected', 'generated'] as const)(
  '[AS14] each question has the right outcome: %s',
  (kind) => {
    expect(figures.find((each) => each.kind === kind)?.wrong).toEqual([]);
  },
);

test('[AS14] more than four of five questions of the bank are found in other words', () => {
  const { asked = 1, right = 0 } = figures.find(({ kind }) => kind === 'paraphrased') ?? {};
  // Of the few that npm test asks, one more may be missed: the share of them all is what counts.
  expect(right).toBeGreaterThan(asked * 0.8 - (ASKED < ALL ? 1 : 0));
});
