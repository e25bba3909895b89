import { and, eq } from 'drizzle-orm';
import type { AbilityChange, NextTest, TestForecast } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commonRange } from '../src/features/generation/forecast.ts';
import { issueAndFetch, questionsOf } from './support/device.ts';
import { makeOwnTest, RIGHT, signInStudent, sitOwnTest, WRONG, type Student } from './support/own-tests.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn } from './support/read.ts';
import { openWorkshop, stock, type Workshop } from './support/workshop.ts';

const TOPIC = 'Kinematics';
const OTHER = 'Laws of Motion';
const DAY_MS = 86_400_000;

let workshop: Workshop;
let asha: Student;

beforeEach(async () => {
  workshop = await openWorkshop();
  const { store } = workshop.context;
  // Thirty questions of any type.
  await store.write((queries) => queries.update(store.t.examTemplates).set({ isDefaultOfCategory: false }));
  asha = await signInStudent(workshop, 'asha');
});

afterEach(() => workshop.close());

const single = (count: number, difficulty = 5, topic = TOPIC) =>
  stock(workshop, { subject: 'Physics', topic, count, difficulty });

async function questionIds(who: Student, paperId: string): Promise<string[]> {
  const { paper } = await issueAndFetch(workshop.server, who.token, who.id, paperId);
  return questionsOf(paper).map(({ _id }) => _id);
}

describe('exposure', () => {
  /** A test of each of so many students, one after the other. */
  async function testsOf(students: number, topics: readonly string[] = [TOPIC]): Promise<string[][]> {
    const tests: string[][] = [];
    for (let place = 0; place < students; place += 1) {
      const who = await signInStudent(workshop, `student${place}`);
      tests.push(await questionIds(who, await makeOwnTest(workshop, who, topics)));
    }
    return tests;
  }
  const usesOf = (tests: readonly (readonly string[])[]) => {
    const uses = new Map<string, number>();
    for (const id of tests.flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
    return [...uses.values()];
  };

  test('[AB60] of five tests of an exam in a row no two have a question in common', async () => {
    await single(160);
    const tests = await testsOf(11);
    for (const [place, own] of tests.entries()) {
      expect(own).toHaveLength(30);
      const others = new Set(tests.slice(Math.max(0, place - 4), place).flat());
      expect(own.filter((id) => others.has(id))).toEqual([]);
    }
    expect(Math.max(...usesOf(tests))).toBeLessThanOrEqual(Math.ceil(11 / 5));
    const { read, t } = workshop.context.store;
    expect(await read.select().from(t.examTests)).toMatchObject([{ tests: 11 }]);
    // Only the questions of the last tests are stored.
    expect(await read.$count(t.questionExposures)).toBeLessThanOrEqual(5 * 30);
  });

  test('[AB60] [GN11] with too few questions they are used equally often, and no test is shorter for it', async () => {
    await single(60);
    const tests = await testsOf(6);
    for (const own of tests) expect(own).toHaveLength(30);
    const uses = usesOf(tests);
    expect(uses).toHaveLength(60);
    expect(new Set(uses)).toEqual(new Set([3]));
  });

  test('[AB60] exams are counted each by itself', async () => {
    await single(40);
    const [first] = await testsOf(1);
    const body = {
      categoryId: workshop.exam('NEET'),
      subjectIds: [workshop.subject('Physics')],
      topicIds: [workshop.topic('Physics', TOPIC)],
    };
    const path = '/api/user-defined/generate_admin_defined_test';
    const { json } = await workshop.server.ask('POST', path, { token: asha.token, body });
    const second = await questionIds(asha, (json as { testPaper: { id: string } }).testPaper.id);
    // Of forty questions two tests of thirty share twenty at least.
    expect(second.filter((id) => first?.includes(id)).length).toBeGreaterThanOrEqual(20);
    const { read, t } = workshop.context.store;
    expect(await read.$count(t.examTests, eq(t.examTests.tests, 1))).toBe(2);
  });
});

async function forecast(who: Student, topics: readonly string[] = [TOPIC]): Promise<TestForecast> {
  const topicIds = topics.map((name) => workshop.topic('Physics', name)).join(',');
  const query = `subjectIds=${workshop.subject('Physics')}&topicIds=${topicIds}`;
  const path = `/api/personalised/categories/${workshop.exam('JEE Main')}/forecast?${query}`;
  return dataIn(await workshop.server.ask('GET', path, { token: who.token }));
}

describe('before a test', () => {
  const difficultiesOf = async (ids: readonly string[]) => {
    const { read, t } = workshop.context.store;
    const rows = await read.select().from(t.questions);
    return rows.filter(({ id }) => ids.includes(id)).map(({ difficulty }) => difficulty);
  };

  test('[AB61] a new student is asked questions of medium difficulty, as far as there are any', async () => {
    for (let difficulty = 1; difficulty <= 10; difficulty += 1) await single(30, difficulty);
    const { level, topicsAnswered, difficulty } = await forecast(asha);
    expect({ level, topicsAnswered }).toEqual({ level: null, topicsAnswered: 0 });
    expect(difficulty?.min).toBeGreaterThanOrEqual(3);
    expect(difficulty?.max).toBeLessThanOrEqual(8);
    await single(30, 9, OTHER);
    expect((await forecast(asha, [OTHER])).difficulty).toEqual({ min: 9, max: 9 });
  });

  test('[AB61] the level is stated with its uncertainty, and most questions are as difficult as was stated', async () => {
    for (let difficulty = 1; difficulty <= 10; difficulty += 1) await single(40, difficulty);
    const before = (await forecast(asha)).difficulty;
    await sitOwnTest(workshop, asha, await makeOwnTest(workshop, asha, [TOPIC]), () => RIGHT);
    const { level, difficulty } = await forecast(asha);
    const { level: middle = 0, low = 0, high = 0, answers } = level ?? {};
    expect(answers).toBe(30);
    expect(middle).toBeGreaterThan(7);
    expect(low).toBeLessThan(middle);
    expect(high).toBeGreaterThan(middle);
    const range = difficulty ?? { min: 0, max: 0 };
    expect(range.min + range.max).toBeGreaterThan((before?.min ?? 10) + (before?.max ?? 10));
    // A topic without answers has the prior: the level is nearer to the middle, and less certain.
    const both = await forecast(asha, [TOPIC, OTHER]);
    expect(both).toMatchObject({ topicsAnswered: 1, level: { answers: 30 } });
    expect(both.level?.level).toBeLessThan(middle);
    expect((both.level?.high ?? 0) - (both.level?.low ?? 0)).toBeGreaterThan(high - low);
    const made = await difficultiesOf(await questionIds(asha, await makeOwnTest(workshop, asha, [TOPIC])));
    const within = made.filter((value) => value >= range.min && value <= range.max);
    expect(within.length).toBeGreaterThan(made.length / 2);
  });

  test('[AB61] with too few questions for a test nothing is stated of its difficulty', async () => {
    await single(3);
    expect(await forecast(asha)).toEqual({ level: null, topicsAnswered: 0, difficulty: null });
  });

  test('the range of most values is the narrowest', () => {
    expect(commonRange([])).toBeNull();
    expect(commonRange([4])).toEqual({ min: 4, max: 4 });
    expect(commonRange([1, 5, 5, 6, 6, 10])).toEqual({ min: 5, max: 6 });
    expect(commonRange([1, 2, 9, 10])).toEqual({ min: 1, max: 9 });
    expect(commonRange([1, 1, 1, 5, 5, 5, 10, 10, 10])).toEqual({ min: 1, max: 5 });
  });
});

async function changeAfter(who: Student, attemptId: string): Promise<AbilityChange> {
  const path = `/api/test-attempts/${attemptId}/abilities`;
  return dataIn(await workshop.server.ask('GET', path, { token: who.token }));
}

function shown(change: AbilityChange) {
  if (change.status !== 'shown') throw new Error(`Not shown: ${change.status}`);
  return change;
}

/** The free plan includes no levels. */
async function withoutLevels(): Promise<void> {
  const { store, clock, ids } = workshop.context;
  const { plans } = store.t;
  await store.write((queries) => queries.delete(plans));
  await store.write((queries) =>
    queries.insert(plans).values({
      id: ids.next(),
      name: 'Free',
      description: '',
      planType: 'free',
      price: 0,
      features: [],
      icon: 'fa-star',
      gradientColor: 'from-blue-600 to-indigo-700',
      tokens: 100,
      monthlyTests: 0,
      aiEnabled: true,
      advancedAnalytics: false,
      createdAt: clock.now(),
    }),
  );
}

describe('after a test', () => {
  const sit = async (who: Student, answer: (place: number, topic: string | undefined) => string | null) =>
    sitOwnTest(workshop, who, await makeOwnTest(workshop, who, [TOPIC, OTHER]), answer);

  test('[AB61] the result has the level before and after, in each topic and in all, less uncertain each time', async () => {
    await single(60);
    await single(60, 5, OTHER);
    const first = await sit(asha, (_place, topic) => (topic === TOPIC ? RIGHT : WRONG));
    const { overall, topics } = shown(await changeAfter(asha, first));
    expect(topics.map(({ name, before, after }) => [name, before, after.answers])).toEqual([
      [OTHER, null, 15],
      [TOPIC, null, 15],
    ]);
    expect(overall.before).toBeNull();
    expect(overall.after).toMatchObject({ answers: 30 });
    const second = await sit(asha, () => RIGHT);
    const later = shown(await changeAfter(asha, second));
    expect(later.overall.before).toEqual(overall.after);
    expect(later.overall.after.level).toBeGreaterThan(overall.after.level);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    const [weak] = later.topics;
    expect(weak?.before).toEqual(topics[0]?.after);
    expect(width(later.overall.after)).toBeLessThan(width(overall.after));
    // It stays as it was after the next test.
    expect(shown(await changeAfter(asha, first))).toEqual({ status: 'shown', overall, topics });
  });

  test('[AB61] follows a corrected key, before and after', async () => {
    await single(60);
    const first = await sitOwnTest(workshop, asha, await makeOwnTest(workshop, asha, [TOPIC]), () => RIGHT);
    const second = await sitOwnTest(workshop, asha, await makeOwnTest(workshop, asha, [TOPIC]), () => RIGHT);
    const was = shown(await changeAfter(asha, second)).overall;
    const { server, context } = workshop;
    const admin = await server.signIn('root');
    const { read, t } = context.store;
    const [attempt] = await read
      .select()
      .from(t.attempts)
      .where(and(eq(t.attempts.id, first), eq(t.attempts.userId, asha.id)));
    for (const { questionId } of attempt?.responses.slice(0, 5) ?? []) {
      const [question] = await read.select().from(t.questions).where(eq(t.questions.id, questionId));
      const wrong = question?.options.find(({ text }) => text === WRONG)?._id ?? '';
      const body = { key: { type: 'MCQ', correct: [wrong] }, reason: 'Wrong key' };
      const done = await server.ask('POST', `/api/questions/${questionId}/key`, { token: admin, body });
      expect(done.status, done.text).toBeLessThan(300);
    }
    const now = shown(await changeAfter(asha, second)).overall;
    expect(now.before?.level).toBeLessThan(was.before?.level ?? 0);
    expect(now.after.level).toBeLessThan(was.after.level);
  });

  test('[AB61] [ST7] shows nothing of an attempt whose result is held back, nor of its answers elsewhere', async () => {
    await single(60);
    const heldTest = await makeOwnTest(workshop, asha, [TOPIC]);
    const { store, clock } = workshop.context;
    const keyReleaseAt = clock.now() + DAY_MS;
    await store.write((queries) =>
      queries.update(store.t.papers).set({ keyReleaseAt }).where(eq(store.t.papers.id, heldTest)),
    );
    const held = await sitOwnTest(workshop, asha, heldTest, () => RIGHT);
    expect(await changeAfter(asha, held)).toEqual({ status: 'held' });
    expect((await forecast(asha)).level).toBeNull();
    const open = await sitOwnTest(workshop, asha, await makeOwnTest(workshop, asha, [TOPIC]), () => WRONG);
    expect(shown(await changeAfter(asha, open)).overall.before).toBeNull();
    workshop.server.clock.advance(DAY_MS);
    asha = { ...asha, token: await workshop.server.signIn('asha') };
    expect(shown(await changeAfter(asha, held)).overall.after.answers).toBe(30);
    expect(shown(await changeAfter(asha, open)).overall.before?.answers).toBe(30);
  });

  test('[AB61] [PL3] of an adaptive test every student sees it, of others those with a plan for it', async () => {
    await single(60);
    await withoutLevels();
    const paperId = await makeOwnTest(workshop, asha, [TOPIC]);
    const attemptId = await sitOwnTest(workshop, asha, paperId, () => RIGHT);
    expect((await changeAfter(asha, attemptId)).status).toBe('shown');
    const { store } = workshop.context;
    await store.write((queries) =>
      queries.update(store.t.papers).set({ isAdaptive: false }).where(eq(store.t.papers.id, paperId)),
    );
    expect(await changeAfter(asha, attemptId)).toEqual({ status: 'needs-plan' });
  });

  test('[AB61] an attempt without an answer shows none, and attempts of others do not exist', async () => {
    await single(60);
    const attemptId = await sitOwnTest(
      workshop,
      asha,
      await makeOwnTest(workshop, asha, [TOPIC]),
      () => null,
    );
    expect(await changeAfter(asha, attemptId)).toEqual({ status: 'no-answers' });
    const ravi = await signInStudent(workshop, 'ravi');
    for (const part of ['abilities', 'next-test']) {
      const path = `/api/test-attempts/${attemptId}/${part}`;
      expect((await workshop.server.ask('GET', path, { token: ravi.token })).status).toBe(404);
    }
  });
});

describe('the next test', () => {
  const next = async (attemptId: string): Promise<NextTest | null> =>
    dataIn(await workshop.server.ask('GET', `/api/test-attempts/${attemptId}/next-test`, asha));

  test('[AB62] is about the weakest topics with questions, the weakest first', async () => {
    await single(30);
    await single(30, 5, OTHER);
    const paperId = await makeOwnTest(workshop, asha, [TOPIC, OTHER]);
    const attemptId = await sitOwnTest(workshop, asha, paperId, (_place, topic) =>
      topic === TOPIC ? WRONG : RIGHT,
    );
    const offered = await next(attemptId);
    expect(offered).toEqual({
      categoryId: workshop.exam('JEE Main'),
      subjectIds: [workshop.subject('Physics')],
      topics: [TOPIC, OTHER].map((name) => ({ _id: workshop.topic('Physics', name), name })),
    });
    const emptied = workshop.topic('Physics', TOPIC);
    await editQuestions(workshop.context, { state: 'archived' }, ({ topicId }) => topicId === emptied);
    expect((await next(attemptId))?.topics.map(({ name }) => name)).toEqual([OTHER]);
  });

  test('[AB62] is not offered without an answer to go by', async () => {
    await single(60);
    const attemptId = await sitOwnTest(
      workshop,
      asha,
      await makeOwnTest(workshop, asha, [TOPIC]),
      () => null,
    );
    expect(await next(attemptId)).toBeNull();
  });
});
