import type { CategorySupply } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { paperPackageSchema, type PaperPackage } from '@exam/shared-schema/paper-package';
import { estimateTest } from '@exam/shared-schema/test-plan';
import { questionTypeNames } from '@exam/shared-schema/question-types';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { jobHandlers } from '../src/build-app.ts';
import { practiceMaker } from '../src/bank/practice-maker.ts';
import type { JobRow } from '../src/database/index.ts';
import { NO_MAKER } from '../src/bank/question-maker.ts';
import { testRunner } from './support/jobs.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { openWorkshop, stock, stockSets, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let asha: { readonly id: string; readonly token: string };

beforeEach(async () => {
  workshop = await openWorkshop();
  const id = await workshop.server.addUser({ username: 'asha' });
  asha = { id, token: await workshop.server.signIn('asha') };
});

afterEach(async () => {
  await workshop.close();
});

const ADAPTIVE = '/api/user-defined/generate_admin_defined_test';
const physics = (names: readonly string[]) => ({
  categoryId: workshop.exam('JEE Main'),
  subjectIds: [workshop.subject('Physics')],
  topicIds: names.map((name) => workshop.topic('Physics', name)),
});
const askAdaptive = (body: object, token = asha.token) =>
  workshop.server.ask('POST', ADAPTIVE, { token, body });
const idOf = (json: unknown) => (json as { testPaper: { id: string } }).testPaper.id;
const tokensOf = async (token = asha.token) => {
  const { json } = await workshop.server.ask('GET', '/api/wallet', { token });
  return (json as { data: { remainingTokens: number } }).data.remainingTokens;
};

const MOTION = ['Kinematics', 'Laws of Motion'] as const;
const stockMotion = () =>
  stock(
    workshop,
    ...MOTION.flatMap((topic) => [
      { subject: 'Physics', topic, count: 30 },
      { subject: 'Physics', topic, type: 'Numerical' as const, count: 8 },
    ]),
  );

async function packageOf(paperId: string, token = asha.token) {
  const issued = await workshop.server.ask('POST', `/api/test-papers/${paperId}/issue`, { token });
  expect(issued.status).toBe(200);
  const { text } = await workshop.server.ask('GET', `/api/test-papers/${paperId}/package`, { token });
  return paperPackageSchema.parse(JSON.parse(text));
}

describe('an adaptive test', () => {
  test('[GN2] [GN4] is the chosen subject’s part of the template, spread evenly over the topics, paid once', async () => {
    await stockMotion();
    const made = await askAdaptive(physics(MOTION));
    expect(made.status).toBe(200);
    const paper = await packageOf(idOf(made.json));
    expect(paper.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Physics Section A', 20],
      ['Physics Section B', 5],
    ]);
    expect(paper.timing.durationSeconds).toBe(60 * 60);
    expect(paper.resultsPolicy).toBe('on-submit');
    const url = `/api/test-papers/get_testpaper_by_id/${idOf(made.json)}`;
    const overview = await workshop.server.ask('GET', url, { token: asha.token });
    expect(dataIn<{ templateId: string | null }>(overview).templateId).toEqual(expect.any(String));
    const topics = paper.sections.flatMap(({ questions }) => questions.map(({ topic }) => topic));
    const counts = MOTION.map((name) => topics.filter((topic) => topic === name).length);
    expect(counts.sort()).toEqual([12, 13]);
    expect(await tokensOf()).toBe(95);
    expect(await proveBalances(workshop.context.store)).toMatchObject({ faults: [], charges: 1 });
  });

  test('[GN7] is opened again instead of being made and paid twice, until it was sat', async () => {
    await stockMotion();
    const first = idOf((await askAdaptive(physics(MOTION))).json);
    const again = await Promise.all([1, 2, 3].map(() => askAdaptive(physics([...MOTION].reverse()))));
    expect(again.map(({ json }) => idOf(json))).toEqual([first, first, first]);
    expect(await tokensOf()).toBe(95);
  });

  test('[ST10] is nobody else’s', async () => {
    await stockMotion();
    const id = idOf((await askAdaptive(physics(MOTION))).json);
    await workshop.server.addUser({ username: 'ravi' });
    const ravi = await workshop.server.signIn('ravi');
    const seen = await workshop.server.ask('GET', `/api/test-papers/get_testpaper_by_id/${id}`, {
      token: ravi,
    });
    expect(refusalIn(seen)).toBe('404 NOT_FOUND');
  });

  test('[GN3] with fewer than five questions is refused with what is missing, made and charged nothing', async () => {
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 4 });
    const refused = await askAdaptive(physics(['Kinematics']));
    expect(refusalIn(refused)).toBe('422 BANK_TOO_SMALL');
    expect((refused.json as { message: string }).message).toBe(
      'The question bank has too few questions for this test. Physics Section A: 4 of 20 questions with one right option; Physics Section B: 0 of 5 numerical questions.',
    );
    const { store } = workshop.context;
    expect(await store.read.$count(store.t.papers)).toBe(0);
    expect(await tokensOf()).toBe(100);
  });

  test('[GN11] shrinks to the questions there are, and keeps how it differs from its template', async () => {
    await stock(
      workshop,
      { subject: 'Physics', topic: 'Kinematics', count: 12 },
      { subject: 'Physics', topic: 'Kinematics', type: 'Numerical', count: 7 },
    );
    const id = idOf((await askAdaptive(physics(['Kinematics']))).json);
    const paper = await packageOf(id);
    // The two numerical questions that Section B does not need replace some with one right option.
    expect(paper.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Physics Section A', 14],
      ['Physics Section B', 5],
    ]);
    expect(paper.timing.durationSeconds).toBe(46 * 60);
    const url = `/api/test-papers/get_testpaper_by_id/${id}`;
    const { json } = await workshop.server.ask('GET', url, { token: asha.token });
    expect((json as { data: { generation: unknown } }).data.generation).toMatchObject({
      fit: {
        questions: 19,
        minutes: 46,
        isOwnForm: false,
        sections: [
          {
            title: 'Physics Section A',
            wanted: 20,
            found: [
              { type: 'MCQ', count: 12 },
              { type: 'Numerical', count: 2 },
            ],
          },
        ],
      },
    });
  });

  test('[GN90] of a chosen length has its sections in proportion, and is another test than the whole one', async () => {
    await stockMotion();
    const whole = idOf((await askAdaptive(physics(MOTION))).json);
    const short = idOf((await askAdaptive({ ...physics(MOTION), questionCount: 10 })).json);
    expect(short).not.toBe(whole);
    expect(idOf((await askAdaptive({ ...physics(MOTION), questionCount: 10 })).json)).toBe(short);
    const paper = await packageOf(short);
    expect(paper.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Physics Section A', 8],
      ['Physics Section B', 2],
    ]);
    expect(paper.timing.durationSeconds).toBe(24 * 60);
    expect(await tokensOf()).toBe(90);
    const tooShort = await askAdaptive({ ...physics(MOTION), questionCount: 4 });
    expect(refusalIn(tooShort)).toBe('400 VALIDATION');
  });

  test('[GN11] has whole sets where there are no single questions, also if its template asks for none', async () => {
    const [subject, topic] = ['CSAT', 'Data Interpretation'];
    await stockSets(workshop, 3, { subject, topic, count: 5 });
    const choice = {
      categoryId: workshop.exam('UPSC'),
      subjectIds: [workshop.subject(subject)],
      topicIds: [workshop.topic(subject, topic)],
    };
    const paper = await packageOf(idOf((await askAdaptive(choice)).json));
    expect(paper.totals.questions).toBe(15);
    expect(paper.sets).toHaveLength(3);
  });

  test('[GN11] is made by another template of the category if the default is about none of the subjects', async () => {
    const subject = 'CSAT';
    await stock(workshop, { subject, topic: 'Data Interpretation', count: 90 });
    const made = await askAdaptive({
      categoryId: workshop.exam('UPSC'),
      subjectIds: [workshop.subject(subject)],
      topicIds: [workshop.topic(subject, 'Data Interpretation')],
    });
    const paper = await packageOf(idOf(made.json));
    expect(paper.sections.map(({ title, questions }) => [title, questions.length])).toEqual([['CSAT', 80]]);
  });

  test('[GN11] of a form of its own has free sections, also where those of the template are locked', async () => {
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 12 });
    const made = await askAdaptive({ ...physics(['Kinematics']), categoryId: workshop.exam('CAT') });
    expect(made.status).toBe(200);
    const { sections, timing } = await packageOf(idOf(made.json));
    expect(sections.map(({ title, questions }) => [title, questions.length])).toEqual([['Physics', 12]]);
    expect(timing.sectionTiming).toBe('free');
  });

  test('[GN12] [GN11] is estimated from the questions that the student has not seen, until none are left', async () => {
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 25 });
    const categoryId = workshop.exam('JEE Main');
    const kinematics = workshop.topic('Physics', 'Kinematics');
    const supply = async () => {
      const url = `/api/personalised/categories/${categoryId}/supply`;
      const { json } = await workshop.server.ask('GET', url, { token: asha.token });
      return (json as { data: CategorySupply }).data;
    };
    const estimate = ({ templates, topics }: CategorySupply) => {
      const subjectId = workshop.subject('Physics');
      const choice = {
        subjects: [{ id: subjectId, name: 'Physics' }],
        topics: [{ id: kinematics, subjectId }],
        difficulty: { min: 1, max: 10 },
      };
      return estimateTest(templates[0] as (typeof templates)[number], choice, topics).questions;
    };
    const ids = async (range: object) => {
      const made = await askAdaptive({ ...physics(['Kinematics']), difficultyLevel: range });
      const { sections } = await packageOf(idOf(made.json));
      return sections.flatMap(({ questions }) => questions.map(({ _id }) => _id));
    };
    const before = await supply();
    expect(before.topics).toHaveLength(new Set(before.topics.map(({ topicId }) => topicId)).size);
    expect(before.topics.find(({ topicId }) => topicId !== kinematics)).toMatchObject({
      singles: [],
      sets: [],
    });
    expect(estimate(before)).toBe(25);
    const first = await ids({ min: 1, max: 10 });
    expect(first).toHaveLength(25);
    const after = await supply();
    expect(estimate(after)).toBe(0);
    expect(after.topics.find(({ topicId }) => topicId === kinematics)).toMatchObject({
      singles: [],
      seen: 25,
    });
    // Only a bank that is used up repeats questions.
    expect((await ids({ min: 1, max: 9 })).every((each) => first.includes(each))).toBe(true);
  });

  test('[GN12] is not promised questions of a type that no template of the exam asks for', async () => {
    await stock(
      workshop,
      { subject: 'Physics', topic: 'Kinematics', type: 'MSQ', count: 9 },
      { subject: 'Physics', topic: 'Kinematics', type: 'Numerical', count: 7 },
    );
    const url = `/api/personalised/categories/${workshop.exam('JEE Main')}/supply`;
    const { topics } = dataIn<CategorySupply>(await workshop.server.ask('GET', url, { token: asha.token }));
    const kinematics = topics.find(({ topicId }) => topicId === workshop.topic('Physics', 'Kinematics'));
    expect(kinematics?.singles).toEqual([{ type: 'Numerical', difficulty: 5, count: 7 }]);
  });

  test('[GN3] repeats nothing of the student’s last tests', async () => {
    await stock(
      workshop,
      { subject: 'Physics', topic: 'Kinematics', count: 45 },
      { subject: 'Physics', topic: 'Kinematics', type: 'Numerical', count: 12 },
      { subject: 'Physics', topic: 'Laws of Motion', count: 1 },
    );
    const first = await packageOf(idOf((await askAdaptive(physics(['Kinematics']))).json));
    const body = { ...physics(['Kinematics']), difficultyLevel: { min: 1, max: 9 } };
    const second = await packageOf(idOf((await askAdaptive(body)).json));
    const ids = [first, second].map(({ sections }) =>
      sections.flatMap(({ questions }) => questions.map(({ _id }) => _id)),
    );
    expect(new Set(ids.flat()).size).toBe(50);
    const third = await packageOf(
      idOf((await askAdaptive({ ...body, difficultyLevel: { min: 1, max: 8 } })).json),
    );
    const left = third.sections.flatMap(({ questions }) => questions.map(({ _id }) => _id));
    expect(left).toHaveLength(7);
    expect(left.some((id) => ids.flat().includes(id))).toBe(false);
  });

  test('[TK3] is refused without enough tokens, and then nothing is made', async () => {
    await stockMotion();
    const { store } = workshop.context;
    await store.write((queries) => queries.update(store.t.tokenGrants).set({ remaining: 4 }));
    expect(refusalIn(await askAdaptive(physics(MOTION)))).toBe('429 TOKENS_EXHAUSTED');
    expect(await store.read.$count(store.t.papers)).toBe(0);
  });

  test('[ST60] costs what the button said, or nothing', async () => {
    await stockMotion();
    expect(refusalIn(await askAdaptive({ ...physics(MOTION), price: 4 }))).toBe('409 PRICE_CHANGED');
    expect((await askAdaptive({ ...physics(MOTION), price: 5 })).status).toBe(200);
  });

  test.each([
    ['no topics', { topicIds: [] }, '422 REFUSED', 'Please select at least one subject with topics'],
    ['no subjects', { subjectIds: [] }, '422 REFUSED', 'Please select at least one subject with topics'],
    ['a topic that is gone', { topicIds: ['gone'] }, '400 VALIDATION', 'Please check the marked fields.'],
    ['a category that is gone', { categoryId: 'gone' }, '400 VALIDATION', 'Please check the marked fields.'],
    ['a template that is gone', { templateId: 'gone' }, '400 VALIDATION', 'Please check the marked fields.'],
    ['another user', { userId: 'ravi' }, '403 FORBIDDEN', 'You are not allowed to do this.'],
  ])('%s is refused in its own sentence', async (_what, change, refusal, message) => {
    const answer = await askAdaptive({ ...physics(MOTION), ...change });
    expect(refusalIn(answer)).toBe(refusal);
    expect((answer.json as { message: string }).message).toBe(message);
  });

  test('[GN4] without a template of its category it has thirty questions of any type, a section for each subject', async () => {
    const { store } = workshop.context;
    await store.write((queries) => queries.update(store.t.examTemplates).set({ isDefaultOfCategory: false }));
    await stockMotion();
    await stock(workshop, { subject: 'Chemistry', topic: 'Solutions', count: 20, type: 'MSQ' });
    const body = physics(MOTION);
    const made = await askAdaptive({
      ...body,
      subjectIds: [...body.subjectIds, workshop.subject('Chemistry')],
      topicIds: [...body.topicIds, workshop.topic('Chemistry', 'Solutions')],
    });
    const paper = await packageOf(idOf(made.json));
    expect(paper.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Chemistry', 15],
      ['Physics', 15],
    ]);
    expect(paper.timing.durationSeconds).toBe(60 * 60);
  });

  test('[GN2] has the types of the bank in sections of any type', async () => {
    await stockMixed();
    const paper = await packageOf(idOf((await askAdaptive(physics(MOTION))).json));
    expect(typesIn(paper)).toEqual({ MCQ: 15, MSQ: 10, Numerical: 5 });
  });
});

/**
 * Half, a third and a sixth, and more of the first than are drawn to choose from; there is no template, so that all
 * sections are of any type.
 */
async function stockMixed(): Promise<void> {
  const { store } = workshop.context;
  await store.write((queries) => queries.update(store.t.examTemplates).set({ isDefaultOfCategory: false }));
  const counts = [
    ['MCQ', 90],
    ['MSQ', 60],
    ['Numerical', 30],
  ] as const;
  for (const topic of MOTION)
    await stock(workshop, ...counts.map(([type, count]) => ({ subject: 'Physics', topic, type, count })));
}

/** How many questions there are of each type that there is. */
const typesIn = ({ sections }: PaperPackage) => {
  const types = sections.flatMap(({ questions }) => questions.map(({ type }) => type));
  const counts = questionTypeNames.map((type) => [type, types.filter((own) => own === type).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

describe('a test that is made by AI', () => {
  const AI = '/api/ai/generate';
  const motion = () => ({ cid: 'jee-main', sids: ['physics'], tids: ['kinematics', 'laws-of-motion'] });
  const askAi = (body: object = motion()) => workshop.server.ask('POST', AI, { token: asha.token, body });
  const aiId = (json: unknown) => (json as { data: { testPaper: { id: string } } }).data.testPaper.id;
  const overview = async (id: string) => {
    const url = `/api/test-papers/get_testpaper_by_id/${id}`;
    const { json } = await workshop.server.ask('GET', url, { token: asha.token });
    return (json as { data: Record<string, unknown> }).data;
  };
  const work = () => testRunner(workshop.context, ...jobHandlers(workshop.context)).runner.runDue();
  const changeJob = (change: Partial<JobRow>) => {
    const { jobs } = workshop.context.store.t;
    return workshop.context.store.write((queries) =>
      queries.update(jobs).set(change).where(eq(jobs.kind, 'make-ai-test')),
    );
  };
  const MINUTE_MS = 60_000;

  test('[GN6] is announced, is being made, and is then there to be sat', async () => {
    await stockMotion();
    const answer = await askAi();
    expect(answer.status).toBe(202);
    const id = aiId(answer.json);
    expect(await overview(id)).toMatchObject({
      isActive: false,
      isAiGenerated: true,
      generation: { state: 'making' },
    });
    expect(
      refusalIn(await workshop.server.ask('POST', `/api/test-papers/${id}/issue`, { token: asha.token })),
    ).toBe('422 NOT_READY');
    await work();
    expect(await overview(id)).toMatchObject({
      isActive: true,
      generation: { state: 'made', failure: null },
    });
    expect((await packageOf(id)).totals.questions).toBe(25);
    expect(await tokensOf()).toBe(90);
  });

  test('[GN2] has the types of the bank in sections of any type', async () => {
    await stockMixed();
    const id = aiId((await askAi()).json);
    await work();
    expect(typesIn(await packageOf(id))).toEqual({ MCQ: 15, MSQ: 10, Numerical: 5 });
  });

  test('[AB60] counts among the tests of its exam: the next student gets other questions', async () => {
    await stockMotion();
    await stockMotion();
    const first = aiId((await askAi()).json);
    await work();
    await workshop.server.addUser({ username: 'ravi' });
    const token = await workshop.server.signIn('ravi');
    const second = idOf((await askAdaptive(physics(MOTION), token)).json);
    const idsOf = async (paperId: string, of: string) =>
      (await packageOf(paperId, of)).sections.flatMap(({ questions }) => questions.map(({ _id }) => _id));
    const used = new Set(await idsOf(first, asha.token));
    expect((await idsOf(second, token)).filter((id) => used.has(id))).toEqual([]);
  });

  test('[GN6] is one at a time for each student, and the same one is not begun twice', async () => {
    await stockMotion();
    const first = await askAi();
    expect(aiId((await askAi()).json)).toBe(aiId(first.json));
    const other = await askAi({ ...motion(), tids: ['kinematics'] });
    expect(refusalIn(other)).toBe('409 CONFLICT');
    expect(await tokensOf()).toBe(90);
  });

  test('[GN11] is refused before anything is charged where there are too few questions', async () => {
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 4 });
    expect(refusalIn(await askAi())).toBe('422 BANK_TOO_SMALL');
    expect(await tokensOf()).toBe(100);
    const { store } = workshop.context;
    expect(await store.read.$count(store.t.papers)).toBe(0);
  });

  test('[GN6] fails with a sentence and the tokens are back where a topic was deactivated since', async () => {
    await stockMotion();
    const id = aiId((await askAi()).json);
    const { store } = workshop.context;
    await store.write((queries) => queries.update(store.t.topics).set({ isActive: false }));
    await work();
    expect(await overview(id)).toMatchObject({
      isActive: false,
      generation: {
        state: 'failed',
        failure: expect.stringMatching(
          /^A chosen topic no longer exists\. .* Your tokens are back\.$/,
        ) as string,
      },
    });
    expect(await tokensOf()).toBe(100);
    const mine = await workshop.server.ask('GET', '/api/admin/my_test_paper', { token: asha.token });
    expect((mine.json as { total: number }).total).toBe(0);
    const made = await workshop.server.ask('GET', '/api/test-papers/being-made', { token: asha.token });
    expect((made.json as { data: { _id: string }[] }).data.map(({ _id }) => _id)).toEqual([id]);
    expect(await proveBalances(workshop.context.store)).toMatchObject({ faults: [], charges: 1 });
  });

  test('[GN6] is given up after ten minutes, even where nothing works on it', async () => {
    await stockMotion();
    const id = aiId((await askAi()).json);
    await changeJob({ state: 'running', leaseUntil: Number.MAX_SAFE_INTEGER });
    workshop.server.clock.advance(10 * MINUTE_MS);
    await work();
    expect(await overview(id)).toMatchObject({ generation: { state: 'failed' } });
    expect(await tokensOf()).toBe(100);
  });

  test.each([1, 2, 3])('[GN6] that fails %i times in a row is tried three times', async (failures) => {
    await stockMotion();
    const id = aiId((await askAi()).json);
    let tries = 0;
    const maker = {
      ...NO_MAKER,
      make: async () => {
        tries += 1;
        if (tries <= failures) throw new Error('The maker is down');
        return [];
      },
    };
    for (let look = 0; look < 5; look += 1) {
      await testRunner(workshop.context, ...jobHandlers(workshop.context, { maker })).runner.runDue();
      workshop.server.clock.advance(MINUTE_MS);
    }
    const state = failures === 3 ? 'failed' : 'made';
    expect(await overview(id)).toMatchObject({ generation: { state } });
    expect(tries).toBe(Math.min(3, failures + 1));
    expect(await tokensOf()).toBe(failures === 3 ? 100 : 90);
  });

  test.each([1, 3])('[GN6] is not given up where the server stops in try %i of it', async (tries) => {
    await stockMotion();
    const id = aiId((await askAi()).json);
    await changeJob({ attempts: tries - 1 });
    const stops: Promise<void>[] = [];
    const real = practiceMaker(workshop.context);
    const maker: typeof real = {
      ...real,
      make: (orders, signal) => {
        stops.push(runner.stop());
        return real.make(orders, signal);
      },
    };
    const { runner } = testRunner(workshop.context, ...jobHandlers(workshop.context, { maker }));
    await runner.runDue();
    await Promise.all(stops);
    expect(stops).toHaveLength(1);
    expect(await overview(id)).toMatchObject({ generation: { state: 'making' } });
    expect(await tokensOf()).toBe(90);
    await work();
    expect(await overview(id)).toMatchObject({ generation: { state: 'made' } });
  });

  test('[GN3] topics that do not exist are refused in the screen’s sentence', async () => {
    for (const tids of [[], ['nothing']]) {
      const answer = await askAi({ ...motion(), tids });
      expect(refusalIn(answer)).toBe('422 REFUSED');
      expect((answer.json as { message: string }).message).toBe(
        'No valid topic IDs found. Please ensure topics have tid property',
      );
    }
  });
});
