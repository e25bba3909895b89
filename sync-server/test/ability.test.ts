import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyedPapers } from '../src/marked-attempts/keyed-papers.ts';
import { calibrateQuestions, FEWEST_ANSWERS } from '../src/features/ability/calibrate.ts';
import { chanceToGuess } from '../src/features/ability/items.ts';
import { estimateAbility, priorItem, expectedOfTen } from '../src/item-response/index.ts';
import { readAccountData } from '../src/features/own-data/collect.ts';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { issueAndFetch, questionsOf } from './support/device.ts';
import { makeOwnTest, RIGHT, signInStudent, sitOwnTest, WRONG, type Student } from './support/own-tests.ts';
import { PASSWORD } from './support/test-server.ts';
import { openWorkshop, stock, type Workshop } from './support/workshop.ts';

const TOPIC = 'Kinematics';
const MINUTE = 60_000;

let workshop: Workshop;

beforeEach(async () => {
  workshop = await openWorkshop();
  const { store } = workshop.context;
  // Thirty questions of any type.
  await store.write((queries) => queries.update(store.t.examTemplates).set({ isDefaultOfCategory: false }));
});

afterEach(async () => {
  await workshop.close();
});

const student = (username: string) => signInStudent(workshop, username);
const makeTest = (who: Student, difficultyLevel?: { min: number; max: number }) =>
  makeOwnTest(workshop, who, [TOPIC], difficultyLevel);
const sit = (who: Student, paperId: string, answer: (place: number) => string | null) =>
  sitOwnTest(workshop, who, paperId, answer);
const issue = ({ token, id }: Student, paperId: string) => issueAndFetch(workshop.server, token, id, paperId);

async function abilities({ token }: Student, topics = [TOPIC]) {
  const topicIds = topics.map((name) => workshop.topic('Physics', name)).join(',');
  const { json } = await workshop.server.ask('GET', `/api/abilities?topicIds=${topicIds}`, { token });
  return (json as { data: { topicId: string; level: number; answers: number }[] }).data;
}

const single = (difficulty: number, count: number) =>
  stock(workshop, { subject: 'Physics', topic: TOPIC, count, difficulty });

describe('what answers say of a topic', () => {
  test('[AB1] [AB2] [AB3] is the expected ability over first answers, told in words to the student alone', async () => {
    await single(5, 30);
    const asha = await student('asha');
    const ravi = await student('ravi');
    const paperId = await makeTest(asha);
    expect(await abilities(asha)).toEqual([]);
    // Twelve right, eight wrong, ten not answered.
    await sit(asha, paperId, (place) => (place < 12 ? RIGHT : place < 20 ? WRONG : null));
    const item = priorItem(5, chanceToGuess('MCQ', 4));
    const responses = Array.from({ length: 20 }, (_, place) => ({ item, isRight: place < 12 }));
    const expected = estimateAbility(responses);
    const told = [
      { topicId: workshop.topic('Physics', TOPIC), level: expectedOfTen(expected.theta), answers: 20 },
    ];
    expect(await abilities(asha)).toEqual(told);
    const { read, t } = workshop.context.store;
    const [kept] = await read.select().from(t.abilities);
    expect(kept?.ability).toBeCloseTo(expected.theta, 10);
    expect(kept?.error).toBeCloseTo(expected.error, 10);
    expect(await abilities(ravi)).toEqual([]);
    // What was met once may be remembered: the second time says nothing more.
    await sit(asha, paperId, () => RIGHT);
    expect(await abilities(asha)).toEqual(told);
  });

  test('[AB1] leaves out attempts whose results are not told yet', async () => {
    await single(5, 30);
    const asha = await student('asha');
    const paperId = await makeTest(asha);
    const { store, clock } = workshop.context;
    await store.write((queries) =>
      queries
        .update(store.t.papers)
        .set({ keyReleaseAt: clock.now() + 86_400_000 })
        .where(eq(store.t.papers.id, paperId)),
    );
    await sit(asha, paperId, () => RIGHT);
    expect(await abilities(asha)).toEqual([]);
  });

  test('[AB4] a strong student is asked harder questions than a weak one, of the same bank', async () => {
    for (let difficulty = 1; difficulty <= 10; difficulty += 1) await single(difficulty, 40);
    const [strong, weak] = [await student('strong'), await student('weak')];
    for (const [who, answer] of [
      [strong, RIGHT],
      [weak, WRONG],
    ] as const)
      await sit(who, await makeTest(who), () => answer);
    const difficultyOf = async (who: Student) => {
      const { paper } = await issue(who, await makeTest(who, { min: 1, max: 10 }));
      const ids = new Set(questionsOf(paper).map(({ _id }) => _id));
      const { read, t } = workshop.context.store;
      const rows = (await read.select().from(t.questions)).filter(({ id }) => ids.has(id));
      return rows.reduce((sum, { difficulty }) => sum + difficulty, 0) / rows.length;
    };
    expect((await difficultyOf(strong)) - (await difficultyOf(weak))).toBeGreaterThan(1);
  });
});

describe('own data', () => {
  test('[OD1] [AB3] tokens, tests that were made and abilities can be taken along', async () => {
    await single(5, 30);
    const asha = await student('asha');
    workshop.server.clock.advance(MINUTE);
    await sit(asha, await makeTest(asha), () => RIGHT);
    await abilities(asha);
    const data = await readAccountData(workshop.context, asha.id);
    expect(data).toMatchObject({
      tokensGiven: [{ source: 'sign-up', remaining: 95 }],
      tokensMoved: [
        { kind: 'grant', tokens: 100 },
        { kind: 'charge', tokens: -5 },
      ],
      testsMade: [{ kind: 'adaptive', state: 'made', failure: null }],
      abilities: [{ topic: TOPIC, answers: 30 }],
    });
  });

  test('[OD5] [AB3] abilities go with the account, and the ledger stays under an id that leads to nobody', async () => {
    await single(5, 30);
    const asha = await student('asha');
    await sit(asha, await makeTest(asha), () => RIGHT);
    await abilities(asha);
    workshop.server.clock.advance(4 * 60 * MINUTE);
    const token = await workshop.server.signIn('asha');
    const deleted = await workshop.server.ask('POST', '/api/auth/delete-account', {
      token,
      body: { password: PASSWORD },
    });
    expect(deleted.status, deleted.text).toBe(200);
    const { store } = workshop.context;
    expect(await store.read.$count(store.t.abilities)).toBe(0);
    expect(await proveBalances(store)).toMatchObject({ charges: 1, faults: [] });
  });
});

describe('calibration', () => {
  /** Its nightly job, now. */
  async function calibrateNow() {
    const { context, clock } = workshop.server;
    clock.advance(10 * MINUTE);
    const handler = calibrateQuestions(context, keyedPapers(context.store));
    await handler.run({}, { jobId: 'j', attempt: 1, signal: new AbortController().signal });
  }
  const counts = async () => {
    const { read, t } = workshop.context.store;
    const rows = await read.select().from(t.calibrationCounts);
    const sum = (of: readonly number[]) => of.reduce((total, count) => total + count, 0);
    return rows.map(({ answered, correct }) => [sum(answered), sum(correct)]);
  };

  test('[AB5] counts first answers alone, each attempt once, however often and at once it runs', async () => {
    await single(5, 30);
    const asha = await student('asha');
    const paperId = await makeTest(asha);
    await sit(asha, paperId, (place) => (place < 10 ? RIGHT : place < 15 ? WRONG : null));
    await Promise.all([calibrateNow(), calibrateNow()]);
    await calibrateNow();
    expect((await counts()).length).toBe(15);
    // After its key was opened, an answer says nothing of the question.
    await sit(asha, paperId, () => RIGHT);
    await calibrateNow();
    const after = await counts();
    expect(after.filter(([answered]) => answered === 1)).toHaveLength(15);
    expect(after.filter(([, right]) => right === 1)).toHaveLength(10);
    // With few answers a student's attempt says too little.
    const ravi = await student('ravi');
    await sit(ravi, await makeTest(ravi), (place) => (place < 4 ? RIGHT : null));
    await calibrateNow();
    expect(await counts()).toEqual(after);
  });

  test('[AB5] questions with enough first answers are calibrated from their prior, and others keep it', async () => {
    await single(5, 30);
    const { store } = workshop.context;
    const [easy, hard, rare] = await store.read.select().from(store.t.questions);
    if (easy === undefined || hard === undefined || rare === undefined) throw new Error('No questions');
    const evenly = (count: number) => Array.from({ length: 13 }, () => count);
    await store.write(async (queries) => {
      const table = store.t.calibrationCounts;
      await queries.insert(table).values({ questionId: easy.id, answered: evenly(10), correct: evenly(9) });
      await queries.insert(table).values({ questionId: hard.id, answered: evenly(10), correct: evenly(3) });
      const few = { answered: [FEWEST_ANSWERS - 1], correct: [0] };
      await queries.insert(table).values({ questionId: rare.id, ...few });
    });
    await calibrateNow();
    const rows = new Map(
      (await store.read.select().from(store.t.calibrations)).map((row) => [row.questionId, row]),
    );
    expect([...rows.keys()].sort()).toEqual([easy.id, hard.id].sort());
    expect(rows.get(easy.id)).toMatchObject({ n: 130 });
    expect((rows.get(easy.id)?.b ?? 0) + 1).toBeLessThan(rows.get(hard.id)?.b ?? 0);
    const before = [...rows.values()];
    await calibrateNow();
    expect(await store.read.select().from(store.t.calibrations)).toEqual(before);
  });
});
