import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttemptTimeline, PatternFinding } from '@exam/shared-schema/contract';
import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import { questionsInOrder } from '@exam/shared-schema/paper-package';
import { checkAttempts } from '../../src/features/integrity/check-attempts.ts';
import { countStatistics } from '../../src/features/results/count-statistics.ts';
import { keyedPapers } from '../../src/marked-attempts/keyed-papers.ts';
import { addAttempt } from '../../src/marked-attempts/queries.ts';
import { openHall, type Hall } from '../support/hall.ts';
import { testRunner } from '../support/jobs.ts';
import { attemptRow, versionOf } from '../support/leaderboards.ts';
import { dataIn } from '../support/read.ts';

const MINUTE = 60_000;

let hall: Hall;
let token: string;

beforeEach(async () => {
  hall = await openHall();
  token = await hall.server.signIn('admin');
});
afterEach(() => hall.server.close());

interface Sat {
  /** Of each question, the place of the option that is given; -1 for none. */
  readonly given: (place: number) => number;
  readonly seconds?: number;
  readonly deviceId?: string;
}

let students = 0;

/** A new student's ranked attempt. @returns its user and id. */
async function sit({ given, seconds = 60, deviceId }: Sat): Promise<{ userId: string; id: string }> {
  const { context } = hall.server;
  students += 1;
  const userId = await hall.server.addUser({ username: `sat${students}` });
  const paper = await versionOf(context.store, hall.paperId);
  const { keyed } = (await keyedPapers(context.store)(paper.packageVersion)) ?? {};
  if (keyed === undefined) throw new Error('There is no key');
  const responses = questionsInOrder(keyed.paper).map(({ question }, place): ResponseOnWire => {
    const option = question.options[given(place)];
    return {
      ...{ questionId: question._id, selectedAnswer: option === undefined ? null : [option._id] },
      ...{ timeTaken: seconds, isSkipped: false, markedForReview: false, visits: 1, answeredAt: null },
    };
  });
  const row = attemptRow(context, { ...paper, userId, ranked: true, responses: JSON.stringify(responses) });
  const stored = { ...row, deviceId: deviceId ?? null };
  await context.store.write((queries) => addAttempt(context.store, queries, stored));
  return { userId, id: row.id };
}

async function check(): Promise<void> {
  const { context } = hall.server;
  hall.server.clock.advance(12 * MINUTE);
  const keyed = keyedPapers(context.store);
  await testRunner(context, countStatistics(context, keyed)).runner.runDue();
  await testRunner(context, checkAttempts(context, keyed)).runner.runDue();
}

async function findings(query = ''): Promise<PatternFinding[]> {
  const answer = await hall.server.ask('GET', `/api/admin/attempts/findings?${query}`, { token });
  expect(answer.status).toBe(200);
  return (JSON.parse(answer.text) as { findings: PatternFinding[] }).findings;
}

const skips = () => -1;

test('[IN1] [IN2] [IN5] the fourth account on a device within a day is found with the others, once', async () => {
  for (let account = 0; account < 3; account += 1) await sit({ given: skips, deviceId: 'shared' });
  await sit({ given: skips, deviceId: 'own' });
  await check();
  expect(await findings()).toEqual([]);
  const { userId } = await sit({ given: skips, deviceId: 'shared' });
  await check();
  await check();
  const found = await findings('pattern=shared-device');
  expect(found).toHaveLength(4);
  const own = found.find(({ student }) => student._id === userId);
  expect(own?.details).toMatchObject({ accounts: 4 });
  expect(own?.details.others).toHaveLength(3);
  expect(own).toMatchObject({ ranked: true, decision: null });
});

/** Stores attempts as marked, with 40 questions each: the sample paper has too few. */
async function storeMarked(
  attempts: readonly { readonly userId: string; readonly id: string; wrong: string[] }[],
) {
  const { store } = hall.server.context;
  const { markedAttempts, markedAnswers } = store.t;
  await store.write(async (queries) => {
    for (const [index, { userId, id: attemptId, wrong }] of attempts.entries()) {
      const state = { day: 1, keyVersion: 1, ranked: true };
      await queries.insert(markedAttempts).values({ number: index + 1, attemptId, userId, ...state });
      await queries.insert(markedAnswers).values(
        Array.from({ length: 40 }, (_, position) => ({
          ...{ attempt: index + 1, position, keyVersion: 1, questionId: `q${position}`, section: 0 },
          ...{ topic: 'T', marks: '0', seconds: 60, answer: [wrong[position] ?? 'right'] },
          outcome: wrong[position] === undefined ? ('correct' as const) : ('incorrect' as const),
        })),
      );
    }
  });
}

test('[IN3] [IN5] equal wrong answers are found whenever they come, and about both attempts', async () => {
  const sat = [];
  for (let student = 0; student < 36; student += 1) sat.push(await sit({ given: skips }));
  const usual = (student: number) =>
    Array.from({ length: 40 }, (_, place) => ((place * 7 + student * 3) % 10 < 3 ? `${student}` : undefined));
  const marked = sat.map((attempt, student) => ({ ...attempt, wrong: usual(student) as string[] }));
  const copied = Array.from({ length: 20 }, (_, place) => `${place % 3}`);
  const [one, other] = [marked[3], marked[33]];
  if (one === undefined || other === undefined) throw new Error('There are too few');
  one.wrong = copied;
  other.wrong = copied;
  await storeMarked(marked);
  const { context } = hall.server;
  await testRunner(context, checkAttempts(context, keyedPapers(context.store))).runner.runDue();
  const found = await findings('pattern=equal-wrong');
  expect(found.map(({ attemptId }) => attemptId).sort()).toEqual([one.id, other.id].sort());
  const about = found.find(({ attemptId }) => attemptId === one.id);
  expect(about?.details).toMatchObject({ equal: 20, others: [{ attemptId: other.id }] });
});

test('[IN5] attempts are checked again, and nothing is noted twice, when the marked answers are made again', async () => {
  for (let account = 0; account < 4; account += 1) await sit({ given: skips, deviceId: 'shared' });
  await check();
  const before = await findings();
  expect(before).toHaveLength(4);
  const { store } = hall.server.context;
  const { markedAnswers, markedAttempts, statisticsProgress: progress } = store.t;
  await store.write(async (queries) => {
    await queries.delete(markedAnswers);
    await queries.delete(markedAttempts);
    await queries.delete(progress).where(eq(progress.name, 'answers'));
  });
  await sit({ given: skips, deviceId: 'shared' });
  await check();
  expect(await findings()).toHaveLength(5);
  expect((await findings()).map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(before.map(({ _id }) => _id)),
  );
});

test('[IN8] a decision on a finding is kept with its reason, and the student gets it as a notice', async () => {
  const sat = [];
  for (let account = 0; account < 4; account += 1) sat.push(await sit({ given: skips, deviceId: 'shared' }));
  await check();
  const [first] = sat;
  const path = `/api/admin/attempts/${first?.id}/ranking`;
  const body = { userId: first?.userId, ranked: false, reason: 'Four accounts of one person' };
  expect((await hall.server.ask('POST', path, { token, body })).status).toBe(200);
  const decided = await findings('state=decided');
  expect(decided).toHaveLength(1);
  expect(decided[0]).toMatchObject({ ranked: false, decision: { ranked: false, reason: body.reason } });
  expect(await findings('state=open')).toHaveLength(3);
  const { read, t } = hall.server.context.store;
  const notices = await read.select().from(t.notices).where(eq(t.notices.kind, 'rank-decided'));
  expect(notices).toMatchObject([
    { userId: first?.userId, details: { attemptId: first?.id, ranked: false, reason: body.reason } },
  ]);
  const other = await sit({ given: skips });
  const unnoticed = { ...body, userId: other.userId };
  const answer = await hall.server.ask('POST', `/api/admin/attempts/${other.id}/ranking`, {
    token,
    body: unnoticed,
  });
  expect(answer.status).toBe(409);
});

test('[IN7] the log of an attempt is told as a timeline, to its administrators alone', async () => {
  const attemptId = await hall.sit('timed', 2);
  const { read, t } = hall.server.context.store;
  const [attempt] = await read.select().from(t.attempts).where(eq(t.attempts.id, attemptId));
  const path = `/api/admin/attempts/${attemptId}/timeline/${attempt?.userId}`;
  const timeline = dataIn<AttemptTimeline>(await hall.server.ask('GET', path, { token }));
  const types = timeline.events?.map(({ type }) => type) ?? [];
  expect(types[0]).toBe('started');
  expect(types.at(-1)).toBe('sealed');
  expect(types.filter((type) => type === 'answered')).toHaveLength(2);
  expect(timeline.events?.find(({ type }) => type === 'answered')).toMatchObject({ question: 1 });
  expect(timeline).toMatchObject({ superseded: [], decisions: [], ranked: true });
  const asStudent = await hall.server.ask('GET', path, { token: hall.asha.token });
  expect(asStudent.status).toBe(403);
  const missing = await hall.server.ask('GET', path.replace(attemptId, 'unknown'), { token });
  expect(missing.status).toBe(404);
});

test('[IN6] attempts with a flag are listed, and filtered by it', async () => {
  const attemptId = await hall.sit('flagged', 2);
  const second = await hall.sit('second', 2);
  await hall.sit('plain', 2);
  const { store } = hall.server.context;
  const { attempts } = store.t;
  await store.write((queries) =>
    queries
      .update(attempts)
      .set({ flags: ['late', 'clock-jumped'] })
      .where(eq(attempts.id, attemptId)),
  );
  await store.write((queries) =>
    queries
      .update(attempts)
      .set({ flags: ['over-time'] })
      .where(eq(attempts.id, second)),
  );
  const listed = async (flag: string) => {
    const answer = await hall.server.ask('GET', `/api/admin/attempts/flagged?${flag}`, { token });
    return (JSON.parse(answer.text) as { attempts: { attemptId: string }[] }).attempts.map(
      (row) => row.attemptId,
    );
  };
  expect(await listed('flag=late')).toEqual([attemptId]);
  expect(await listed('flag=no-log')).toEqual([]);
  const all = await listed('');
  expect(all).toContain(attemptId);
  // The same rows one by one: pages after the first are read in another way.
  const byPage: string[] = [];
  for (const page of all.keys()) byPage.push(...(await listed(`limit=1&page=${page + 1}`)));
  expect(byPage).toEqual(all);
  expect(byPage).toContain(second);
});
