import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import { compilePaper, parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import { paperPackageSchema, questionsInOrder, type PaperPackage } from '@exam/shared-schema/paper-package';
import type { Answer, AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import { rounds } from '../../../scripts/vitest/size.ts';
import { keyedPapers } from '../../src/marked-attempts/keyed-papers.ts';
import { addAttempt } from '../../src/marked-attempts/queries.ts';
import { correctKey } from '../../src/features/corrections/correct-key.ts';
import { remarkAttempts } from '../../src/features/corrections/remark-attempts.ts';
import { deleteAccount } from '../../src/features/own-data/delete-account.ts';
import { changeKey } from '../../src/bank/change-question.ts';
import { countStatistics } from '../../src/features/results/count-statistics.ts';
import { recountPaper } from '../../src/features/results/recount.ts';
import { withTime } from '../../src/features/results/time-buckets.ts';
import { readAnswers, sumAnswers, tallierOf, type MarkedAnswer } from '../../src/marked-answers/index.ts';
import { attemptRow, versionOf, type SatPaper } from '../support/leaderboards.ts';
import { openHall, type Hall } from '../support/hall.ts';
import { testRunner } from '../support/jobs.ts';
import { publishSample } from '../support/papers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RUNS = rounds({ short: 4, full: 25 });

let hall: Hall;
let students: string[];
let papers: SatPaper[];

async function open(): Promise<void> {
  hall = await openHall();
  const { context } = hall.server;
  const other = await publishSample(context, hall.adminId);
  papers = await Promise.all([hall.paperId, other].map((id) => versionOf(context.store, id)));
  students = [hall.asha.id, hall.ravi.id];
  for (const username of ['meera', 'john', 'farah']) students.push(await hall.server.addUser({ username }));
}

beforeEach(open);
afterEach(() => hall.server.close());

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

async function packageOf({ packageVersion }: SatPaper): Promise<PaperPackage> {
  const { read, t } = hall.server.context.store;
  const rows = await read
    .select()
    .from(t.packageVersions)
    .where(eq(t.packageVersions.version, packageVersion));
  return paperPackageSchema.parse(JSON.parse(rows[0]?.content ?? ''));
}

/** Answers of every kind that the seed chooses: none, right, wrong, opened or not. */
function responsesOf(paper: PaperPackage, seed: number): ResponseOnWire[] {
  return questionsInOrder(paper).map(({ question }, position) => {
    const draw = (seed >> (position * 3)) & 7;
    const options = question.options.map(({ _id }) => _id);
    const right = question.options.filter(({ text }) => text.startsWith('right')).map(({ _id }) => _id);
    const given: Partial<Record<QuestionTypeName, Answer>> = {
      MCQ: at(options, draw),
      MSQ: draw === 1 ? right : [at(options, draw)],
      Numerical: '987.5',
    };
    const isAnswered = draw < 6;
    return {
      questionId: question._id,
      selectedAnswer: isAnswered ? (given[question.type] ?? null) : null,
      timeTaken: draw === 7 ? 0 : draw * 13,
      isSkipped: !isAnswered,
      markedForReview: false,
      visits: draw === 7 ? 0 : 1,
      answeredAt: null,
    };
  });
}

interface Step {
  readonly kind: string;
  readonly place: number;
  readonly more: number;
  readonly yes: boolean;
}

async function sit({ place, more, yes }: Step): Promise<void> {
  const { context } = hall.server;
  const paper = at(papers, more);
  const responses = responsesOf(await packageOf(paper), more);
  const isDemo = more % 11 === 0;
  const row = attemptRow(context, {
    ...paper,
    userId: at(students, place),
    ranked: yes && !isDemo,
    isDemo,
    responses: JSON.stringify(responses),
  });
  await context.store.write((queries) => addAttempt(context.store, queries, row));
}

async function correctAs(questionId: string, key: AnswerKey): Promise<void> {
  const { context } = hall.server;
  const correction = { questionId, key, reason: 'Two options were right', changedBy: hall.adminId };
  await correctKey(context, (...change) => changeKey(context, ...change), correction);
}

async function correct({ place, more }: Step): Promise<void> {
  const { read, t } = hall.server.context.store;
  const questions = await read.select().from(t.questions).orderBy(asc(t.questions.id));
  const { id: questionId, options, key: before } = at(questions, place);
  const outcome = at([undefined, 'dropped', 'bonus'] as const, more);
  const option = options.length === 0 ? '' : at(options, more >> 2)._id;
  const keys: Partial<Record<QuestionTypeName, AnswerKey>> = {
    MCQ: { type: 'MCQ', correct: [option] },
    MSQ: { type: 'MSQ', correct: [option] },
    Numerical: { type: 'Numerical', values: [more % 2 === 0 ? '987.5' : '7'] },
  };
  await correctAs(questionId, {
    ...(keys[before.type] ?? before),
    ...(outcome !== undefined && { outcome }),
  });
}

async function decide({ place, yes }: Step): Promise<void> {
  const { context, clock } = hall.server;
  const { attempts, rankDecisions } = context.store.t;
  const rows = (await attemptRows()).filter(({ isDemo }) => !isDemo);
  if (rows.length === 0) return;
  const { id: attemptId, userId } = at(rows, place);
  const decision = { attemptId, userId, ranked: yes, reason: '', decidedBy: hall.adminId };
  await context.store.write(async (queries) => {
    await queries.insert(rankDecisions).values({ ...decision, decidedAt: clock.now() });
    await queries
      .update(attempts)
      .set({ ranked: yes })
      .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)));
  });
}

async function remove({ place }: Step): Promise<void> {
  const { context } = hall.server;
  await deleteAccount(context, { userId: at(students, place), passwordHash: 'none' });
}

function handlers() {
  const { context } = hall.server;
  const keyed = keyedPapers(context.store);
  const recount = (paperId: string, signal: AbortSignal) =>
    recountPaper(context.store, keyed, paperId, signal);
  return [countStatistics(context, keyed), remarkAttempts(context, keyed, recount)];
}

const runJobs = () => testRunner(hall.server.context, ...handlers()).runner.runDue();

/** The counting of statistics now, by two processes. */
async function count(): Promise<void> {
  const run = { jobId: 'job', attempt: 1, signal: new AbortController().signal };
  const statistics = () => countStatistics(hall.server.context, keyedPapers(hall.server.context.store));
  await Promise.all([statistics().run({}, run), statistics().run({}, run)]);
}

/** Everything that is due is done, and nothing is too recent to be counted. */
async function settle(): Promise<void> {
  hall.server.clock.advance(10 * MINUTE);
  await runJobs();
  await count();
}

const does: Record<string, (step: Step) => Promise<void>> = {
  sit,
  correct,
  decide,
  remove,
  wait: async ({ more }) => hall.server.clock.advance((more % 6) * (more % 5 === 0 ? DAY : MINUTE)),
  jobs: runJobs,
  count,
  read: expectReaders,
};

const attemptRows = async () => {
  const { read, t } = hall.server.context.store;
  return read.select().from(t.attempts).orderBy(asc(t.attempts.id));
};
type AttemptRow = Awaited<ReturnType<typeof attemptRows>>[number];

/** What marks each package version by its newest key. */
async function markers() {
  const { read, t } = hall.server.context.store;
  const bank = await read.select().from(t.questions);
  const difficulties = new Map(bank.map(({ id, difficulty }) => [id, difficulty]));
  const found = new Map<
    string,
    { paper: PaperPackage; marker: ReturnType<typeof compilePaper>; difficulties: typeof difficulties }
  >();
  for (const { packageVersion, keys } of await read
    .select()
    .from(t.answerKeys)
    .orderBy(asc(t.answerKeys.keyVersion))) {
    const paper = await packageOf({ paperId: '', packageVersion });
    found.set(packageVersion, { paper, marker: compilePaper(paper, keys), difficulties });
  }
  return found;
}

/** The marked answers of an attempt, from marking it. */
function marksOf(row: AttemptRow, known: Awaited<ReturnType<typeof markers>>): MarkedAnswer[] {
  const { paper, marker, difficulties } = known.get(row.packageVersion) ?? {};
  const answers = Object.fromEntries(row.responses.map((one) => [one.questionId, one.selectedAnswer]));
  const marked = marker?.mark(answers).questions ?? [];
  return marked.map(({ questionId, sectionId, countsAs, marks }) => {
    const response = row.responses.find((one) => one.questionId === questionId);
    const section = paper?.sections.findIndex(({ _id }) => _id === sectionId) ?? -1;
    const question = paper?.sections[section]?.questions.find(({ _id }) => _id === questionId);
    const isOpened = response !== undefined && response.visits > 0;
    return {
      questionId,
      section,
      topic: question?.topic ?? 'General',
      difficulty: difficulties?.get(questionId) ?? null,
      outcome: countsAs,
      marks,
      seconds: isOpened ? response.timeTaken : null,
      answer: response?.selectedAnswer ?? null,
    };
  });
}

/** Readers get what marking every attempt gives, whatever the job has stored. */
async function expectReaders(): Promise<void> {
  const { store } = hall.server.context;
  const known = await markers();
  const keyed = keyedPapers(store);
  const rows = await attemptRows();
  const asked = await Promise.all(
    rows.map(async ({ id, userId, packageVersion }) => {
      const paper = await keyed(packageVersion);
      if (paper === null) throw new Error('There is no key');
      return { id, userId, tallier: tallierOf(paper.keyed) };
    }),
  );
  const expected = rows.map((row) => marksOf(row, known));
  expect(await readAnswers(store, asked)).toEqual(expected);
  const sums = (all: readonly { topic: string; outcome: string; answers: number; seconds: number }[]) => {
    const totals = new Map<string, [answers: number, seconds: number]>();
    for (const { topic, outcome, answers, seconds } of all) {
      const [before, time] = totals.get(`${topic} ${outcome}`) ?? [0, 0];
      totals.set(`${topic} ${outcome}`, [before + answers, time + seconds]);
    }
    return totals;
  };
  const each = expected.flat().map((one) => ({ ...one, answers: 1, seconds: one.seconds ?? 0 }));
  expect(sums(await sumAnswers(store, asked))).toEqual(sums(each));
}

const byName = <T>(entries: readonly (readonly [string, T])[]) =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/** The counts as they are stored. */
async function storedCounts() {
  const { read, t } = hall.server.context.store;
  const questions = await read.select().from(t.questionStatistics);
  const sections = await read.select().from(t.sectionStatistics);
  const figures = await read.select().from(t.dailyFigures);
  return {
    figures: byName(
      figures
        .filter(({ value }) => value !== 0)
        .map(({ figure, day, difficulty, value }) => [`${figure} ${day} ${difficulty}`, value]),
    ),
    questions: byName(questions.map(({ paperId, questionId, ...own }) => [`${paperId} ${questionId}`, own])),
    sections: byName(sections.map(({ paperId, position, scores }) => [`${paperId} ${position}`, scores])),
  };
}

/** FG2: the daily figures over all attempts, from marking each. */
async function expectedFigures() {
  const known = await markers();
  const figures = new Map<string, number>();
  const add = (name: string, value: number) => figures.set(name, (figures.get(name) ?? 0) + value);
  const lastDays = new Map<string, number>();
  for (const row of (await attemptRows()).filter(({ isDemo }) => !isDemo)) {
    const day = Math.floor((row.receivedAt + 330 * MINUTE) / 86_400_000);
    lastDays.set(row.userId, Math.max(day, lastDays.get(row.userId) ?? day));
    add(`completed ${day} 0`, 1);
    for (const { difficulty, outcome, seconds } of marksOf(row, known)) {
      add(`seconds ${day} 0`, seconds ?? 0);
      if (outcome !== 'unanswered') add(`answered ${day} ${difficulty}`, 1);
      if (outcome === 'correct') add(`correct ${day} ${difficulty}`, 1);
    }
  }
  for (const day of lastDays.values()) add(`active ${day} 0`, 1);
  return byName([...figures].filter(([, value]) => value !== 0));
}

/** The counts over all ranked attempts, from marking each. */
async function expectedCounts(): ReturnType<typeof storedCounts> {
  const known = await markers();
  const questions = new Map<string, { attempts: number; correct: number; times: readonly number[] }>();
  const sections = new Map<string, Record<string, number>>();
  for (const row of await attemptRows()) {
    if (!row.ranked) continue;
    const answers = marksOf(row, known);
    for (const { questionId, outcome, seconds } of answers) {
      const name = `${row.paperId} ${questionId}`;
      const before = questions.get(name) ?? { attempts: 0, correct: 0, times: [] };
      questions.set(name, {
        attempts: before.attempts + 1,
        correct: before.correct + (outcome === 'correct' ? 1 : 0),
        times: seconds === null ? before.times : withTime(before.times, seconds),
      });
    }
    for (const section of new Set(answers.map((answer) => answer.section))) {
      const sum = answers
        .filter((answer) => answer.section === section)
        .map(({ marks }) => parseFraction(marks))
        .reduce((a, b) => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d }));
      const name = `${row.paperId} ${section}`;
      const scores = sections.get(name) ?? {};
      sections.set(name, { ...scores, [roundToTwo(sum)]: (scores[roundToTwo(sum)] ?? 0) + 1 });
    }
  }
  const figures = await expectedFigures();
  return { figures, questions: byName([...questions]), sections: byName([...sections]) };
}

/** What is stored of the attempts: those of students, with the newest rows of their answers. */
async function storedFacts() {
  const { read, t } = hall.server.context.store;
  const attempts = await read.select().from(t.markedAttempts).orderBy(asc(t.markedAttempts.number));
  const answers = await read.select().from(t.markedAnswers).orderBy(asc(t.markedAnswers.keyVersion));
  return byName(
    attempts.map(({ number, attemptId, userId, ...state }) => {
      const newest = new Map(
        answers
          .filter(({ attempt }) => attempt === number)
          .map(({ attempt: _attempt, position, keyVersion: _keyVersion, ...answer }) => [position, answer]),
      );
      const inOrder = [...newest].sort(([a], [b]) => a - b).map(([, answer]) => answer);
      return [`${userId} ${attemptId}`, { ...state, answers: inOrder }] as const;
    }),
  );
}

async function expectedFacts(): ReturnType<typeof storedFacts> {
  const known = await markers();
  const { read, t } = hall.server.context.store;
  const keys = await read.select().from(t.answerKeys);
  const rows = (await attemptRows()).filter(({ isDemo }) => !isDemo);
  return byName(
    rows.map((row) => {
      const versions = keys.filter(({ packageVersion }) => packageVersion === row.packageVersion);
      const state = {
        day: Math.floor((row.receivedAt + 330 * MINUTE) / 86_400_000),
        keyVersion: Math.max(...versions.map(({ keyVersion }) => keyVersion)),
        ranked: row.ranked,
      };
      return [`${row.userId} ${row.id}`, { ...state, answers: marksOf(row, known) }] as const;
    }),
  );
}

async function empty(): Promise<void> {
  const { store } = hall.server.context;
  const { markedAnswers, markedAttempts, statisticsProgress: progress } = store.t;
  await store.write(async (queries) => {
    await queries.delete(markedAnswers);
    await queries.delete(markedAttempts);
    await queries.delete(progress).where(eq(progress.name, 'answers'));
  });
}

const any = { place: fc.nat(1000), more: fc.nat(1 << 20), yes: fc.boolean() };
const stepOf = (kind: string) => fc.record({ kind: fc.constant(kind), ...any });
const step = fc.oneof(
  { weight: 10, arbitrary: stepOf('sit') },
  ...['correct', 'decide', 'wait', 'count', 'jobs'].map((kind) => ({ weight: 2, arbitrary: stepOf(kind) })),
  ...['remove', 'read'].map((kind) => ({ weight: 1, arbitrary: stepOf(kind) })),
);

test('[FA1] [FA2] [FA3] [FA4] [FA5] [FG2] [FG4] after attempts, corrections, decisions and deletions, what is stored and counted is what marking every attempt gives, and the same when it is made again', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
    await hall.server.close();
    await open();
    for (const each of steps) await does[each.kind]?.(each);
    await expectReaders();
    await settle();
    const [facts, counts] = [await storedFacts(), await storedCounts()];
    expect(facts).toEqual(await expectedFacts());
    expect(counts).toEqual(await expectedCounts());
    await expectReaders();
    await empty();
    await settle();
    expect(await storedFacts()).toEqual(facts);
    expect(await storedCounts()).toEqual(counts);
  });
  // Shrinking would take minutes: each run has a database of its own.
  await fc.assert(run, { numRuns: RUNS, endOnFailure: true });
});

const step0 = { kind: 'sit', place: 0, more: 1, yes: true };
const sitMany = async (number: number) => {
  for (let place = 0; place < number; place += 1) await sit({ ...step0, place, more: place * 11 + 1 });
};
const numberOf = (table: 'markedAttempts' | 'markedAnswers') => {
  const { read, t } = hall.server.context.store;
  return read.$count(t[table]);
};

test('[FA1] a backlog is added ten attempts at a time, and continued after an interruption', async () => {
  await sitMany(25);
  hall.server.clock.advance(10 * MINUTE);
  const { context } = hall.server;
  const counted: number[] = [];
  for (let batches = 0; batches < 3; batches += 1) {
    const stop = new AbortController();
    const keyed = keyedPapers(context.store);
    const handler = countStatistics(context, (version) => {
      stop.abort();
      return keyed(version);
    });
    const run = { jobId: 'job', attempt: 1, signal: stop.signal };
    await handler.run({}, run).catch(() => undefined);
    counted.push(await numberOf('markedAttempts'));
  }
  expect(counted).toEqual([10, 20, 25]);
  expect(await storedFacts()).toEqual(await expectedFacts());
  expect(await storedCounts()).toEqual(await expectedCounts());
});

test('[FA1] a hand-in stores no marked answers', async () => {
  await hall.sit('student', 3);
  expect([await numberOf('markedAttempts'), await numberOf('markedAnswers')]).toEqual([0, 0]);
});

test('[FA2] a corrected key adds only the answers that it marks differently, and a decision none', async () => {
  await sitMany(30);
  await settle();
  const before = await numberOf('markedAnswers');
  const rows = async () => {
    const { read, t } = hall.server.context.store;
    return read.select().from(t.markedAnswers);
  };
  const earlier = await rows();
  await decide({ ...step0, yes: false });
  await settle();
  expect(await numberOf('markedAnswers')).toBe(before);
  expect(await storedCounts()).toEqual(await expectedCounts());
  const [first] = questionsInOrder(await packageOf(at(papers, 1)));
  const wrong = first?.question.options.filter(({ text }) => text.startsWith('wrong')) ?? [];
  await correctAs(first?.question._id ?? '', { type: 'MCQ', correct: wrong.map(({ _id }) => _id) });
  await settle();
  expect(await storedFacts()).toEqual(await expectedFacts());
  const added = (await numberOf('markedAnswers')) - before;
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(30);
  // Nothing that was there has changed.
  expect(await rows()).toEqual(expect.arrayContaining(earlier));
});

test('[FA4] counts of a server that stored no answers are made again with them', async () => {
  await sitMany(15);
  const { store } = hall.server.context;
  const [question] = (await packageOf(at(papers, 0))).sections[0]?.questions ?? [];
  await store.write(async (queries) => {
    const { questionStatistics, statisticsProgress } = store.t;
    const old = {
      paperId: hall.paperId,
      questionId: question?._id ?? '',
      attempts: 12,
      correct: 7,
      times: [12],
    };
    await queries.insert(questionStatistics).values(old);
    const progress = { name: 'questions', receivedAt: hall.server.clock.now(), attemptId: 'z' };
    await queries.insert(statisticsProgress).values(progress);
  });
  await settle();
  expect(await storedCounts()).toEqual(await expectedCounts());
});
