import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEWEST_ATTEMPTS, handInResultSchema, type HandInResult } from '@exam/shared-schema/contract';
import type { NewPaper } from '../src/papers/create-paper.ts';
import { Device, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { setUser, START, type Answer } from './support/test-server.ts';

let hall: Hall;
let issued: Issued;

beforeEach(() => open());

afterEach(() => hall.server.close());

async function open(paper: Partial<NewPaper> = {}): Promise<void> {
  hall = await openHall(paper);
  issued = await hall.issue();
}

async function reopen(paper: Partial<NewPaper>): Promise<void> {
  await hall.server.close();
  await open(paper);
}

/** Everything in which a single question of the paper could be told. */
const TOLD =
  /EXPLANATION-MARKER|detailedResults|correctAnswer"|answerKey|judgement|topicWise|sectionWise|marksObtained|correctPercent/;

const answered = () => new Device(issued, START).start().answerAll(rightAnswers(issued.paper));
const withoutLog = () => answered().seal().handIn({ log: undefined });
const unsealed = () => answered().handIn();

const statisticsOf = (id: string) => `/api/test-attempts/${id}/statistics`;
const get = (url: string, token = hall.asha.token) => hall.server.ask('GET', url, { token });
const sync = (body: unknown, results: 'summary' | 'whole') =>
  hall.server.ask('POST', '/api/test-attempts/sync', { body: { attempts: [body], results } });

/** Every call that tells a student something of an attempt, the hand-in and its repeats first. */
async function tellings(body: ReturnType<Device['handIn']>, token = hall.asha.token): Promise<Answer[]> {
  const id = body.attemptId ?? '';
  return [
    await hall.handIn(body),
    await sync(body, 'whole'),
    await sync(body, 'summary'),
    await get(`/api/test-attempts/${id}`, token),
    await get(statisticsOf(id), token),
    await get('/api/test-attempts/my-attempts', token),
  ];
}

const resultOf = async (attemptId = '', token = hall.asha.token): Promise<HandInResult> =>
  handInResultSchema.parse(dataIn(await get(`/api/test-attempts/${attemptId}`, token)));

/** As if so many had sat the paper that its statistics are told. */
async function addStatistics(): Promise<void> {
  const { store } = hall.server.context;
  const [questionId = ''] = Object.keys(rightAnswers(issued.paper));
  const row = { paperId: hall.paperId, questionId, attempts: FEWEST_ATTEMPTS, correct: 5, times: [] };
  await store.write((queries) => queries.insert(store.t.questionStatistics).values(row));
}

describe('[ST71] the key of a paper that ranks', () => {
  test.each([
    ['has no log', withoutLog],
    ['was not sealed', unsealed],
  ])('is told by no call for an attempt that %s', async (_what, handIn) => {
    await addStatistics();
    const body = handIn();
    for (const answer of await tellings(body)) {
      expect(answer.status).toBeLessThan(300);
      expect(answer.text).not.toMatch(TOLD);
    }
    expect(dataIn(await get(statisticsOf(body.attemptId ?? '')))).toEqual({ questions: [] });
  });

  test('is not told to a banned account, whose hand-in is taken by its ticket', async () => {
    await setUser(hall.server.context, hall.asha.id, { accountStatus: 'banned' });
    const answer = await hall.handIn(answered().seal().handIn());
    expect(answer.status).toBe(201);
    expect(answer.text).not.toMatch(TOLD);
  });

  test('is told for an attempt that ranks, and for later ones that could', async () => {
    await addStatistics();
    for (const body of [answered().seal().handIn(), answered().seal().handIn()]) {
      const [created, whole, brief, read, statistics] = await tellings(body);
      for (const answer of [created, whole, read]) expect(answer?.text).toContain('EXPLANATION-MARKER');
      expect(brief?.text).toContain('"status":"summary"');
      expect(statistics?.text).toContain('correctPercent');
    }
  });

  test('is not told because another log of the attempt came second', async () => {
    const device = answered();
    const body = device.handIn();
    await hall.handIn(body);
    const second = await hall.handIn(device.seal().handIn());
    expect(second.text).toContain('superseded');
    expect(second.text).not.toMatch(TOLD);
  });

  test('is told to administrators, whatever the attempt', async () => {
    await addStatistics();
    const body = withoutLog();
    await hall.handIn(body);
    const token = await hall.server.signIn('admin');
    expect(await resultOf(body.attemptId, token)).toMatchObject({ status: 'scored', flags: ['no-log'] });
    expect((await get(statisticsOf(body.attemptId ?? ''), token)).text).toContain('correctPercent');
  });

  test('is told once an administrator has let the attempt rank', async () => {
    const body = unsealed();
    await hall.handIn(body);
    expect((await resultOf(body.attemptId)).status).toBe('score-only');
    const { store } = hall.server.context;
    const { attempts } = store.t;
    await store.write((queries) =>
      queries
        .update(attempts)
        .set({ ranked: true })
        .where(eq(attempts.id, body.attemptId ?? '')),
    );
    expect((await resultOf(body.attemptId)).status).toBe('scored');
  });

  test('[ST7] is not told before its time to anybody, and the score waits as well', async () => {
    await reopen({ keyReleaseAt: START + 1000 });
    const body = withoutLog();
    for (const answer of await tellings(body)) expect(answer.text).not.toMatch(TOLD);
    expect((await resultOf(body.attemptId)).status).toBe('pending');
    hall.server.clock.advance(1000);
    expect((await resultOf(body.attemptId)).status).toBe('score-only');
  });
});

test('[ST71] the score and the receipt are told all the same, with the reason', async () => {
  const body = withoutLog();
  await hall.handIn(body);
  expect(await resultOf(body.attemptId)).toMatchObject({
    status: 'score-only',
    reason: 'cannot-rank',
    flags: ['no-log'],
    receipt: { attemptId: body.attemptId },
    totalScore: 16,
    totalMarks: 16,
    percentage: 100,
    accuracy: 100,
    totalQuestions: 4,
    correctAnswers: 4,
    marking: { keyVersion: 1 },
  });
  expect(refusalIn(await get(`/api/test-attempts/${body.attemptId}`, hall.ravi.token))).toBe('404 NOT_FOUND');
});

test('[ST8] a practice paper tells its key for every attempt: the device had it', async () => {
  await reopen({ resultsPolicy: 'on-submit' });
  const body = withoutLog();
  const [created] = await tellings(body);
  expect(created?.text).toContain('EXPLANATION-MARKER');
  expect((await resultOf(body.attemptId)).status).toBe('scored');
});
