import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KeyCorrection, KeyPreview, ScoredResult } from '@exam/shared-schema/contract';
import { mark, parseFraction, toNumber } from '@exam/shared-schema/marking';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { keyedPapers } from '../src/marked-attempts/keyed-papers.ts';
import { previewKeys } from '../src/features/corrections/preview-key.ts';
import { remarkAttempts, remarkKind, SETTLED_MS } from '../src/features/corrections/remark-attempts.ts';
import { readAccountData } from '../src/features/own-data/collect.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { countStatistics } from '../src/features/results/count-statistics.ts';
import { recountPaper } from '../src/features/results/recount.ts';
import { settle } from './support/leaderboards.ts';
import { Device, issueAndFetch, questionsOf, rightAnswers } from './support/device.ts';
import { expectedLeaderboard, shownLeaderboard, timeframes } from './support/expected-leaderboards.ts';
import { openHall, type Hall } from './support/hall.ts';
import { storedJobs, testRunner } from './support/jobs.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let admin: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
});

afterEach(() => hall.server.close());

interface Sat {
  readonly attemptId: string;
  readonly token: string;
  readonly result: ScoredResult;
}

/** A student sits the paper; the first `right` of its questions are answered, and rightly. */
async function sit(name: string, right: number): Promise<Sat> {
  const { server } = hall;
  const userId = await server.addUser({ username: name });
  const token = await server.signIn(name);
  const issued = await issueAndFetch(server, token, userId, hall.paperId);
  const answers = Object.entries(rightAnswers(issued.paper)).slice(0, right);
  const device = new Device(issued, START + 1000).start().answerAll(Object.fromEntries(answers)).seal();
  const result = scoredIn(await hall.handIn(device.handIn()));
  return { attemptId: device.header.attemptId, token, result };
}

const handler = (markerOf = keyedPapers(hall.server.context.store)) => {
  const { context } = hall.server;
  return remarkAttempts(context, markerOf, async (paperId, signal) => {
    await recountPaper(context.store, markerOf, paperId, signal);
  });
};

const runJobs = () => testRunner(hall.server.context, handler()).runner.runDue();

const correct = (questionId: string, key: AnswerKey, token = admin) =>
  hall.server.ask('POST', `/api/questions/${questionId}/key`, {
    token,
    body: { key, reason: 'Two options were right' },
  });

const attemptRows = () => hall.server.context.store.read.select().from(hall.server.context.store.t.attempts);

/** The bank's questions of the paper, in its order, with their keys. */
async function bank() {
  const { context } = hall.server;
  const issued = await hall.issue('ravi');
  const rows = await context.store.read.select().from(context.store.t.questions);
  return questionsOf(issued.paper).map(
    ({ _id }) => rows.find(({ id }) => id === _id) as (typeof rows)[number],
  );
}

/** Every cached column is what marking says by the newest key, and the boards and statistics are counted from that. */
async function expectEverythingFollows(): Promise<void> {
  const { context } = hall.server;
  const { read, t } = context.store;
  const keys = await read.select().from(t.answerKeys);
  const versions = await read.select().from(t.packageVersions);
  const right = new Map<string, number>();
  for (const row of await attemptRows()) {
    const version = versions.find((each) => each.version === row.packageVersion);
    const newest = keys
      .filter(({ packageVersion }) => packageVersion === row.packageVersion)
      .reduce((a, b) => (a.keyVersion > b.keyVersion ? a : b));
    const answers = Object.fromEntries(row.responses.map((one) => [one.questionId, one.selectedAnswer]));
    const paper = paperPackageSchema.parse(JSON.parse(version?.content ?? ''));
    const marks = mark(paper, newest.keys, answers);
    const { correct: isRight, incorrect, unanswered } = marks.counts;
    expect(row).toMatchObject({
      scoreExact: marks.total,
      score: toNumber(parseFraction(marks.total)),
      correct: isRight,
      incorrect,
      unanswered,
      accuracy: marks.accuracy,
      keyVersion: newest.keyVersion,
    });
    for (const { questionId, countsAs } of marks.questions)
      right.set(questionId, (right.get(questionId) ?? 0) + Number(countsAs === 'correct' && row.ranked));
  }
  const counted = await read.select().from(t.questionStatistics);
  expect(new Map(counted.map((row) => [row.questionId, row.correct]))).toEqual(right);
  await settle(context);
  for (const timeframe of timeframes)
    expect(await shownLeaderboard(context, '', timeframe)).toEqual(
      await expectedLeaderboard(context, '', timeframe),
    );
}

async function countAll(): Promise<void> {
  const { context, clock } = hall.server;
  clock.advance(10 * 60_000);
  await testRunner(context, countStatistics(context, keyedPapers(context.store))).runner.runDue();
}

describe('[BK1] a question', () => {
  const raw = (text: ReturnType<typeof sql>) =>
    hall.server.context.store.write(async (queries) => {
      const { questions } = hall.server.context.store.t;
      await queries.update(questions).set({ text: 'Changed' }).where(text);
    });

  test('changes only with its row in question_changes, however it is written', async () => {
    const { context } = hall.server;
    const { t, write } = context.store;
    const [first, second] = await bank();
    await expect(raw(sql`true`)).rejects.toThrow();
    await editQuestions(context, { text: 'Edited' }, ({ id }) => id === first?.id);
    const [row] = await context.store.read.select().from(t.questionChanges);
    expect(row).toMatchObject({
      questionId: first?.id,
      kind: 'edited',
      before: { text: first?.text },
      after: { text: 'Edited' },
    });
    const stolen = { text: 'Changed', changeId: row?.id ?? '' };
    const take = (id: string | undefined) =>
      write((queries) =>
        queries
          .update(t.questions)
          .set(stolen)
          .where(eq(t.questions.id, id ?? '')),
      );
    await expect(take(first?.id)).rejects.toThrow();
    await expect(take(second?.id)).rejects.toThrow();
    await expect(write((queries) => queries.update(t.questionChanges).set({ reason: '' }))).rejects.toThrow();
    await expect(write((queries) => queries.delete(t.questionChanges))).rejects.toThrow();
    const texts = (await bank()).map(({ text }) => text);
    expect(texts).toEqual(['Edited', second?.text, ...texts.slice(2)]);
  });

  test('is removed only with such a row', async () => {
    const { store } = hall.server.context;
    const { t } = store;
    await store.write((queries) => queries.delete(t.paperQuestions));
    await expect(store.write((queries) => queries.delete(t.questions))).rejects.toThrow();
    expect(await store.read.$count(t.questions)).toBe(4);
  });

  test('that is edited to what it is has no change', async () => {
    const [first] = await bank();
    await editQuestions(hall.server.context, { text: first?.text ?? '' }, ({ id }) => id === first?.id);
    expect(await hall.server.context.store.read.$count(hall.server.context.store.t.questionChanges)).toBe(0);
  });
});

describe('[BK50] the preview of a key', () => {
  const preview = (questionId: string, key: AnswerKey, token = admin) =>
    hall.server.ask('POST', `/api/questions/${questionId}/key/preview`, { token, body: { key } });

  const previewed = async (questionId: string, key: AnswerKey) => {
    const { _id } = dataIn(await preview(questionId, key)) as KeyPreview;
    await testRunner(hall.server.context, previewKeys(hall.server.context)).runner.runDue();
    return dataIn(
      await hall.server.ask('GET', `/api/admin/key-previews/${_id}`, { token: admin }),
    ) as KeyPreview;
  };

  test('announces what the correction then does, and changes nothing itself', async () => {
    for (let place = 0; place < 60; place += 1) await sit(`student-${place}`, place % 5);
    const [first] = await bank();
    const questionId = first?.id ?? '';
    const key = { ...(first?.key as AnswerKey), outcome: 'dropped' as const };
    const before = await attemptRows();
    const { attempts, counted, effect } = await previewed(questionId, key);
    expect([attempts, counted]).toEqual([60, 60]);
    expect(await attemptRows()).toEqual(before);
    await correct(questionId, key);
    await runJobs();
    const after = new Map((await attemptRows()).map((row) => [row.id, row]));
    const raised = before.filter((row) => row.score < (after.get(row.id)?.score ?? 0));
    expect(raised.length).toBeGreaterThan(0);
    const rankBy = (scores: readonly number[], own: number) => scores.filter((each) => each > own).length;
    const ranked = before.filter((row) => row.ranked);
    const scoresAfter = ranked.map(({ id }) => after.get(id)?.score ?? 0);
    const scoresBefore = ranked.map(({ score }) => score);
    const moved = ranked.filter(
      ({ score }, place) => rankBy(scoresBefore, score) !== rankBy(scoresAfter, scoresAfter[place] ?? 0),
    );
    expect(effect).toMatchObject({
      attempts: 60,
      raised: raised.length,
      lowered: 0,
      paperCount: 1,
      papers: [{ paperId: hall.paperId, changed: raised.length, rankChanged: moved.length }],
    });
  });

  test('refuses what the correction refuses, and is for administrators', async () => {
    const [first] = await bank();
    const wrong: AnswerKey = { type: 'MCQ', correct: ['not-an-option'] };
    expect(refusalIn(await preview(first?.id ?? '', wrong))).toBe(
      refusalIn(await correct(first?.id ?? '', wrong)),
    );
    expect(refusalIn(await preview('no-question', first?.key as AnswerKey))).toBe('404 NOT_FOUND');
    const student = await hall.server.signIn('ravi');
    expect(refusalIn(await preview(first?.id ?? '', first?.key as AnswerKey, student))).toBe('403 FORBIDDEN');
    expect(await storedJobs(hall.server.context, 'preview-key')).toEqual([]);
  });
});

describe('[BK2] a corrected key', () => {
  test('marks every attempt again, at every version of the paper, with statistics, boards and ranks', async () => {
    const { context } = hall.server;
    for (let place = 0; place < 12; place += 1) await sit(`student-${place}`, place % 5);
    const [first, second] = await bank();
    await editQuestions(context, { text: 'Which one, then?' }, ({ id }) => id === second?.id);
    await publishPaper(context, hall.paperId);
    await sit('later', 4);
    await countAll();
    await settle(context);
    const other = first?.options.find(({ _id }) => !JSON.stringify(first.key).includes(_id))?._id ?? '';
    const corrected = { type: 'MCQ' as const, correct: [other] };
    const asked = dataIn<KeyCorrection>(await correct(first?.id ?? '', corrected));
    expect(asked).toMatchObject({
      attempts: 13,
      marked: 0,
      finishedAt: null,
      reason: 'Two options were right',
    });
    await sit('meanwhile', 4);
    await runJobs();
    const found = dataIn<KeyCorrection>(
      await hall.server.ask('GET', `/api/admin/corrections/${asked._id}`, { token: admin }),
    );
    expect(found).toMatchObject({ attempts: 13, marked: 13, finishedAt: expect.any(String) });
    await countAll();
    await expectEverythingFollows();
    // Asked again, it is so already.
    expect((await correct(first?.id ?? '', corrected)).json).toMatchObject({ data: null });
  });

  test.each([['dropped' as const], ['bonus' as const]])(
    'may say that the question is %s',
    async (outcome) => {
      const without = await sit('without', 0);
      const wrong = await sit('all', 4);
      await countAll();
      const [first] = await bank();
      await correct(first?.id ?? '', { ...(first?.key as AnswerKey), outcome });
      await runJobs();
      await countAll();
      await expectEverythingFollows();
      const scores = new Map((await attemptRows()).map(({ id, score }) => [id, score]));
      expect((scores.get(without.attemptId) ?? 0) > without.result.totalScore).toBe(outcome === 'dropped');
      expect(scores.get(wrong.attemptId)).toBe(wrong.result.totalScore);
    },
  );

  test('[BK3] [OD1] leaves a note for each student whose result it changed, and results are right before it is done', async () => {
    const none = await sit('none', 0);
    const all = await sit('all', 4);
    const [first] = await bank();
    const other = first?.options.find(({ _id }) => !JSON.stringify(first.key).includes(_id))?._id ?? '';
    await correct(first?.id ?? '', { type: 'MCQ', correct: [other] });
    const { token } = all;
    const url = `/api/test-attempts/${all.attemptId}`;
    const told = scoredIn(await hall.server.ask('GET', url, { token }));
    expect(told.totalScore).toBeLessThan(all.result.totalScore);
    await runJobs();
    const { read, t } = hall.server.context.store;
    expect(await read.select().from(t.resultNotes)).toMatchObject([
      {
        attemptId: all.attemptId,
        scoreBefore: all.result.totalScoreExact,
        scoreAfter: told.totalScoreExact,
      },
    ]);
    const changes = await hall.server.ask('GET', `${url}/corrections`, { token });
    expect(dataIn(changes)).toMatchObject([
      {
        scoreBefore: all.result.totalScore,
        scoreAfter: told.totalScore,
        scoreAfterExact: told.totalScoreExact,
      },
    ]);
    const others = await hall.server.ask('GET', `${url}/corrections`, { token: none.token });
    expect(refusalIn(others)).toBe('404 NOT_FOUND');
    await hall.server.context.store.write((queries) =>
      queries.update(t.papers).set({ keyReleaseAt: hall.server.context.clock.now() + 60_000 }),
    );
    expect(dataIn(await hall.server.ask('GET', `${url}/corrections`, { token }))).toEqual([]);
    expect((await attemptRows()).find(({ id }) => id === none.attemptId)?.keyVersion).toBe(2);
    const userId = (await attemptRows()).find(({ id }) => id === all.attemptId)?.userId ?? '';
    const exported = async () =>
      (await readAccountData(hall.server.context, userId))?.resultsChangedByCorrections;
    expect(await exported()).toEqual([]);
    hall.server.clock.advance(60_000);
    expect(await exported()).toMatchObject([
      { attemptId: all.attemptId, reason: 'Two options were right', scoreAfter: told.totalScoreExact },
    ]);
  });

  test('goes on where it ended, and finds what was being marked by the old key', async () => {
    const { context, clock } = hall.server;
    for (let place = 0; place < 30; place += 1) await sit(`student-${place}`, place % 5);
    const [first] = await bank();
    await correct(first?.id ?? '', { ...(first?.key as AnswerKey), outcome: 'dropped' });
    const ended = new AbortController();
    const read = keyedPapers(context.store);
    const ending = (version: string) => {
      ended.abort();
      return read(version);
    };
    const [job] = await storedJobs(context, remarkKind.kind);
    const run = handler(ending).run(job?.payload, { jobId: 'job', attempt: 1, signal: ended.signal });
    await expect(run).rejects.toThrow('aborted');
    const marked = async () => (await attemptRows()).filter(({ keyVersion }) => keyVersion === 2).length;
    const isFinished = async () => {
      const [row] = await context.store.read.select().from(context.store.t.keyCorrections);
      return row?.finishedAt !== null;
    };
    expect([await marked(), await isFinished()]).toEqual([10, false]);
    await runJobs();
    expect([await marked(), await isFinished()]).toEqual([30, true]);
    const { attempts } = context.store.t;
    const [late] = await attemptRows();
    await context.store.write((queries) =>
      queries
        .update(attempts)
        .set({ keyVersion: 1, scoreExact: '0', score: 0 })
        .where(eq(attempts.id, late?.id ?? '')),
    );
    clock.advance(SETTLED_MS);
    await runJobs();
    expect(await marked()).toBe(30);
    await countAll();
    await expectEverythingFollows();
  });

  test('is the same key in whatever order its options are named', async () => {
    const [first] = await bank();
    const [a = '', b = ''] = first?.options.map(({ _id }) => _id) ?? [];
    expect((await correct(first?.id ?? '', { type: 'MCQ', correct: [a, b] })).json).not.toMatchObject({
      data: null,
    });
    expect((await correct(first?.id ?? '', { type: 'MCQ', correct: [b, a] })).json).toMatchObject({
      data: null,
    });
  });

  test('is refused where the question cannot be marked by it, and nothing changes', async () => {
    const [first] = await bank();
    const id = first?.id ?? '';
    const refused = [
      await correct(id, { type: 'MCQ', correct: ['elsewhere'] }),
      await correct(id, { type: 'Numerical', values: ['7'] }),
      await correct('no-such-question', { type: 'Numerical', values: ['7'] }),
      await correct(id, { type: 'MCQ', correct: ['a'] }, hall.asha.token),
    ];
    expect(refused.map(refusalIn)).toEqual([
      '400 VALIDATION',
      '400 VALIDATION',
      '404 NOT_FOUND',
      '403 FORBIDDEN',
    ]);
    const { read, t } = hall.server.context.store;
    const counts = [t.questionChanges, t.keyCorrections, t.answerKeys].map((table) => read.$count(table));
    expect(await Promise.all(counts)).toEqual([0, 0, 1]);
  });
});
