import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FEWEST_ATTEMPTS, type QuestionStatistics } from '@exam/shared-schema/contract';
import type { NewPaper } from '../src/papers/create-paper.ts';
import { keyedPapers } from '../src/marked-attempts/keyed-papers.ts';
import { countStatistics, countStatisticsKind } from '../src/features/results/count-statistics.ts';
import { questionsOf } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { storedJobs, testRunner } from './support/jobs.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;

let hall: Hall;

const open = async (paper: Partial<NewPaper> = {}) => {
  hall = await openHall(paper);
};

beforeEach(() => open());

afterEach(async () => {
  await hall.server.close();
});

async function sitMany(count: number): Promise<string> {
  let last = '';
  for (let place = 0; place < count; place += 1) last = await hall.sit(`student-${place}`, place % 5);
  return last;
}

const runner = () => {
  const { context } = hall.server;
  return testRunner(context, countStatistics(context, keyedPapers(context.store))).runner;
};

async function statisticsFor(attemptId: string): Promise<QuestionStatistics[]> {
  const token = await hall.server.signIn('admin');
  const answer = await hall.server.ask('GET', `/api/test-attempts/${attemptId}/statistics`, { token });
  return dataIn<{ questions: QuestionStatistics[] }>(answer).questions;
}

async function questionIds(): Promise<string[]> {
  return questionsOf((await hall.issue()).paper).map(({ _id }) => _id);
}

test('[SC6] share and median of each question are told from ten attempts up', async () => {
  await sitMany(FEWEST_ATTEMPTS - 1);
  hall.server.clock.advance(10 * MINUTE);
  await runner().runDue();
  const attemptId = await hall.sit('one-more', 4);
  expect(await statisticsFor(attemptId)).toEqual([]);
  hall.server.clock.advance(20 * MINUTE);
  await runner().runDue();
  const told = new Map((await statisticsFor(attemptId)).map((each) => [each.questionId, each]));
  const [first = '', , , fourth = ''] = await questionIds();
  // Of 0 1 2 3 4 0 1 2 3 and 4 right answers, 8 have the first question and 2 the last one.
  expect(told.get(first)).toMatchObject({ attempts: 10, correctPercent: 80 });
  expect(told.get(fourth)).toMatchObject({ attempts: 10, correctPercent: 20 });
  expect(Math.abs((told.get(first)?.medianSeconds ?? 0) - 10)).toBeLessThanOrEqual(5);
});

test('[SC6] an attempt is counted once, however often and from however many processes it is counted', async () => {
  const attemptId = await sitMany(60);
  hall.server.clock.advance(10 * MINUTE);
  const { context } = hall.server;
  const handler = countStatistics(context, keyedPapers(context.store));
  const run = () => handler.run({}, { jobId: 'j', attempt: 1, signal: new AbortController().signal });
  await Promise.all([run(), run(), run()]);
  await run();
  expect((await statisticsFor(attemptId)).map(({ attempts }) => attempts)).toEqual([60, 60, 60, 60]);
});

test('what has only just come is left for the next run, so that nothing is passed over', async () => {
  const attemptId = await sitMany(10);
  await runner().runDue();
  expect(await statisticsFor(attemptId)).toEqual([]);
  hall.server.clock.advance(10 * MINUTE);
  await runner().runDue();
  expect(await statisticsFor(attemptId)).toHaveLength(4);
});

test('each run leaves behind one next, ten minutes on', async () => {
  await Promise.all([runner().runDue(), runner().runDue()]);
  const jobs = await storedJobs(hall.server.context, countStatisticsKind.kind);
  const waiting = jobs.filter(({ state }) => state === 'waiting');
  expect(waiting.map(({ runAt }) => runAt)).toEqual([START + 10 * MINUTE]);
});

test('[ST7] only attempts that rank count, and a second one does not', async () => {
  const attemptId = await sitMany(10);
  const device = await hall.finished();
  await hall.handIn(device.handIn());
  const second = await hall.finished();
  await hall.handIn(second.handIn());
  hall.server.clock.advance(10 * MINUTE);
  await runner().runDue();
  expect((await statisticsFor(attemptId)).map(({ attempts }) => attempts)).toEqual([11, 11, 11, 11]);
});

test('[ST8] a paper that does not rank has none', async () => {
  await hall.server.close();
  await open({ resultsPolicy: 'on-submit' });
  const attemptId = await sitMany(10);
  hall.server.clock.advance(10 * MINUTE);
  await runner().runDue();
  expect(await statisticsFor(attemptId)).toEqual([]);
  const { store } = hall.server.context;
  expect(await store.read.$count(store.t.questionStatistics)).toBe(0);
});

test('[ST7] nothing is told while the key is held back, nor to other students', async () => {
  const attemptId = await sitMany(10);
  hall.server.clock.advance(10 * MINUTE);
  await runner().runDue();
  const url = `/api/test-attempts/${attemptId}/statistics`;
  expect(refusalIn(await hall.server.ask('GET', url, { token: hall.ravi.token }))).toBe('404 NOT_FOUND');
  const { store } = hall.server.context;
  await store.write((queries) =>
    queries
      .update(store.t.papers)
      .set({ keyReleaseAt: hall.server.clock.now() + MINUTE })
      .where(eq(store.t.papers.id, hall.paperId)),
  );
  expect(await statisticsFor(attemptId)).toEqual([]);
});
