import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rightOptions } from '@exam/shared-schema/question-types';
import { openAiCompatible } from '../src/adapters/language-model/openai-compatible.ts';
import { jobHandlers } from '../src/build-app.ts';
import { practiceMaker } from '../src/bank/practice-maker.ts';
import { NO_MAKER, type QuestionMaker } from '../src/bank/question-maker.ts';
import { saveQuestions } from '../src/bank/save-questions.ts';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { openModelUse, type ModelPrices, type ModelUse } from '../src/model-use/index.ts';
import {
  formIn,
  HOSTILE_TEXTS,
  lastMessageIn,
  MODEL_NAMES,
  serveLanguageModel,
  type ModelLookAlike,
} from '../../look-alikes/language-model.ts';
import { testRunner } from './support/jobs.ts';
import { PlayedModel } from './support/played-model.ts';
import { openWorkshop, stock, type Workshop } from './support/workshop.ts';

let workshop: Workshop;
let provider: ModelLookAlike;
let asha: { readonly id: string; readonly token: string };
let played: PlayedModel;

beforeEach(async () => {
  [workshop, provider] = await Promise.all([openWorkshop({ makes: true }), serveLanguageModel()]);
  played = new PlayedModel();
  provider.script = (asked) => played.answer(asked);
  const id = await workshop.server.addUser({ username: 'asha' });
  asha = { id, token: await workshop.server.signIn('asha') };
});

afterEach(async () => {
  await Promise.all([workshop.close(), provider.close()]);
});

const GENEROUS: ModelPrices = { input: 1, output: 1, dailyRupees: 100, dailyCalls: 500 };
const usedModel = (prices: Partial<ModelPrices> = {}, embeddingModel: string | null = null): ModelUse =>
  openModelUse(
    workshop.context,
    openAiCompatible({
      baseUrl: provider.url,
      ...MODEL_NAMES,
      embeddingModel,
      // Long enough for a busy machine, where being slow is not what is tried.
      retryPolicy: {
        beginsWithinMs: provider.mood === 'slow' ? 500 : 10_000,
        endsWithinMs: 15_000,
        retries: 1,
        backOffMs: 1,
      },
    }),
    { ...GENEROUS, ...prices },
  );

const physics = (...tids: readonly string[]) => ({ cid: 'jee-main', sids: ['physics'], tids });

async function order(body: object = physics('kinematics', 'laws-of-motion')): Promise<string> {
  const { json } = await workshop.server.ask('POST', '/api/ai/generate', { token: asha.token, body });
  return (json as { data: { testPaper: { id: string } } }).data.testPaper.id;
}

interface Making {
  readonly modelUse?: ModelUse | undefined;
  readonly maker?: QuestionMaker;
}

async function work({ modelUse = usedModel(), maker }: Making = {}): Promise<void> {
  const embedded = maker ?? practiceMaker(workshop.context);
  await testRunner(
    workshop.context,
    ...jobHandlers(workshop.context, { maker: embedded, modelUse }),
  ).runner.runDue();
}

async function ending(id: string) {
  const { t, read } = workshop.context.store;
  const [row] = await read.select().from(t.paperGenerations).where(eq(t.paperGenerations.paperId, id));
  return row;
}

const inBank = async (source = 'Prep AI') => {
  const { t, read } = workshop.context.store;
  return read.select().from(t.questions).where(eq(t.questions.sourceName, source));
};
const drafts = () => {
  const { t, read } = workshop.context.store;
  return read.select().from(t.questionDrafts);
};
const tokensLeft = async () => {
  const { json } = await workshop.server.ask('GET', '/api/wallet', { token: asha.token });
  return (json as { data: { remainingTokens: number } }).data.remainingTokens;
};
const askedFor = (form: string) => provider.asked.filter((asked) => formIn(asked) === form);

/** A question of kinematics. */
async function keepInBank(text: string): Promise<void> {
  const options = ['1001', '1000', '1002', '1003'].map((each) => ({ _id: each, text: each }));
  const key = { type: 'MCQ' as const, correct: ['1000'] };
  const topicId = workshop.topic('Physics', 'Kinematics');
  const subjectId = workshop.subject('Physics');
  const source = { sourceName: 'workshop', sourceKey: text };
  await saveQuestions(workshop.context, [
    { type: 'MCQ', text, options, key, difficulty: 5, topicId, subjectId, pool: 'practice', ...source },
  ]);
}

describe('a test by AI with a language model', () => {
  test('[LM5] [LM7] is written by it, each question solved by a call that does not see the key, and says so', async () => {
    const id = await order();
    await work();
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model: 25, embedded: 0 } });
    expect(askedFor('question')).toHaveLength(25);
    expect(askedFor('solution')).toHaveLength(25);
    for (const asked of askedFor('solution')) {
      const words = JSON.stringify(asked.messages);
      expect(words).not.toContain('Add both.');
      expect(words).not.toMatch(/"right"|calculation|"value"/);
    }
    const bank = await inBank();
    expect(bank).toHaveLength(25);
    for (const { type, key, options, text, pool } of bank) {
      const [, one, other] = /(\d+) \+ (\d+)/.exec(text) ?? [];
      const sum = String(Number(one) + Number(other));
      expect(pool).toBe('practice');
      const right = options.find(({ text: option }) => option === sum)?._id;
      expect(key).toEqual(type === 'MCQ' ? { type, correct: [right] } : { type, values: [sum] });
    }
    expect(await tokensLeft()).toBe(90);
    const { json } = await workshop.server.ask('GET', '/api/test-papers/being-made', { token: asha.token });
    expect(json).toMatchObject({ data: [{ _id: id, generation: { madeBy: { model: 25, embedded: 0 } } }] });
  });

  test('[LM5] [LM6] a wrong key is seen by the second solver, waits with both solutions, and is never asked', async () => {
    // Every fourth question has a wrong key, which its calculation does not show.
    played.spoil = (form, turn) => (turn % 4 === 0 ? { ...form, ...wrongOf(form), calculation: null } : form);
    await work({ maker: NO_MAKER });
    const id = await order();
    await work();
    const waiting = await drafts();
    expect(waiting.length).toBeGreaterThan(0);
    for (const { reason, solution, question, paperId, model } of waiting) {
      expect(['disagreement', 'calculation']).toContain(reason);
      if (reason === 'disagreement') expect(solution?.working).toBe('I add.');
      expect(question.explanation).toBe('Add both.');
      expect([paperId, model]).toEqual([id, MODEL_NAMES.model]);
    }
    expect(waiting.some(({ reason }) => reason === 'disagreement')).toBe(true);
    const bank = await inBank();
    expect(bank.length + waiting.length).toBe(25);
    await allKeysAreRight();
    expect(await ending(id)).toMatchObject({
      state: 'made',
      madeBy: { model: bank.length, embedded: 25 - bank.length },
    });
  });

  test('[LM5] a calculation that does not give the key is not believed, whatever the second solver says', async () => {
    played.spoil = (form) => ({ ...form, calculation: '2 + 2' });
    const id = await order();
    await work();
    expect(await inBank()).toEqual([]);
    const waiting = await drafts();
    expect(waiting).toHaveLength(25);
    expect(new Set(waiting.map(({ reason, solution }) => `${reason} ${String(solution)}`))).toEqual(
      new Set(['calculation null']),
    );
    expect(askedFor('solution')).toEqual([]);
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model: 0, embedded: 25 } });
  });

  const TOWER = 'A ball is thrown upwards with a speed of 10 metres per second from a tower';

  test('[LM8] what nearly repeats itself is refused, other numbers and another word or not', async () => {
    played.spoil = (form, turn) => ({
      ...form,
      question: `${TOWER} ${turn % 2 === 0 ? 'today' : 'here'}: ${String(form['calculation'])}`,
    });
    await order();
    await work();
    // One of each topic.
    expect(await inBank()).toHaveLength(2);
    expect((await drafts()).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 23 }, () => 'duplicate'),
    );
  });

  test('[LM8] what nearly repeats a question of the bank is refused, and the solver is not asked', async () => {
    await keepInBank(TOWER);
    played.spoil = (form) => ({ ...form, question: `${TOWER}: ${String(form['calculation'])}` });
    await order(physics('kinematics'));
    await work();
    expect(await inBank()).toEqual([]);
    expect(new Set((await drafts()).map(({ reason }) => reason))).toEqual(new Set(['duplicate']));
    expect(askedFor('solution')).toEqual([]);
  });

  test('[LM8] with vectors what means the same in other words is refused too', async () => {
    await keepInBank(TOWER);
    const turned = TOWER.split(' ').reverse().join(' ');
    played.spoil = (form, turn) => (turn === 0 ? { ...form, question: turned } : form);
    await order(physics('kinematics'));
    await work({ modelUse: usedModel({}, MODEL_NAMES.embeddingModel) });
    expect((await drafts()).map(({ reason, question }) => [reason, question.text])).toEqual([
      ['duplicate', turned],
    ]);
  });

  test.each(HOSTILE_TEXTS)('[LM5] a question that leads out of the app is refused: %s', async (hostile) => {
    played.spoil = (form, turn) => {
      const member = ['question', 'explanation', 'options'][turn % 3] ?? 'question';
      if (member === 'options' && (form['options'] as string[]).length > 0)
        return { ...form, calculation: null, options: [hostile, ...(form['options'] as string[]).slice(1)] };
      return { ...form, question: `${String(form['question'])} ${hostile}` };
    };
    const id = await order();
    await work();
    expect(await inBank()).toEqual([]);
    expect(new Set((await drafts()).map(({ reason }) => reason))).toEqual(new Set(['malformed']));
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model: 0, embedded: 25 } });
  });
});

function wrongOf(form: Record<string, unknown>): object {
  return form['value'] === null ? { right: [0] } : { value: '7' };
}

async function allKeysAreRight(): Promise<void> {
  for (const { key, options, text } of await inBank()) {
    const [, one, other] = /(\d+) \+ (\d+)/.exec(text) ?? [];
    const sum = String(Number(one) + Number(other));
    const right = rightOptions(key);
    const said = options.length === 0 ? key : options.filter(({ _id }) => right.includes(_id));
    expect(JSON.stringify(said)).toContain(sum);
  }
}

describe('trouble with the model', () => {
  test.each([
    'down',
    '500',
    '429',
    '401',
    'slow',
    'broken-off',
    'cut',
    'html',
    'empty',
    'bad-json',
    'endless',
  ] as const)(
    '[LM9] a model that is %s leaves the test to the templates, which is said, and costs the usual',
    async (mood) => {
      provider.mood = mood;
      const id = await order();
      await work();
      expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model: 0, embedded: 25 } });
      expect(provider.asked.length).toBeLessThanOrEqual(16);
      expect(await tokensLeft()).toBe(90);
    },
  );

  test('[LM9] one that breaks down in the middle has written what it has written', async () => {
    let questions = 0;
    provider.script = (asked) => {
      questions += formIn(asked) === 'question' ? 1 : 0;
      if (questions > 10) provider.mood = 'down';
      return played.answer(asked);
    };
    const id = await order();
    await work();
    const { length: model } = await inBank();
    expect(model).toBeGreaterThan(3);
    expect(model).toBeLessThan(25);
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model, embedded: 25 - model } });
  });

  test('[LM9] [GN6] with nothing else to fill the test its tokens come back, with the sentence', async () => {
    provider.mood = 'down';
    const id = await order();
    await work({ maker: NO_MAKER });
    expect(await ending(id)).toMatchObject({
      state: 'failed',
      madeBy: null,
      failure: expect.stringMatching(/^The question bank has too few .* Your tokens are back\.$/) as string,
    });
    expect(await tokensLeft()).toBe(100);
    expect(await proveBalances(workshop.context.store)).toMatchObject({ faults: [], charges: 1 });
  });

  test('[LM3] [LM9] a student whose day is used up gets a test from the templates', async () => {
    const id = await order();
    await work({ modelUse: usedModel({ dailyCalls: 10 }) });
    const { length: model } = await inBank();
    expect(model).toBeLessThanOrEqual(5);
    expect(provider.asked).toHaveLength(10);
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model, embedded: 25 - model } });
  });

  test('[LM3] [LM9] where the day allows one call at a time, the model still writes one question after the other', async () => {
    // Both calls of a question reserve more than half of it, and cost a few hundredths.
    const id = await order();
    await work({ modelUse: usedModel({ input: 0, output: 1000, dailyRupees: 12 }) });
    const { length: model } = await inBank();
    expect(model).toBeGreaterThan(10);
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model, embedded: 25 - model } });
    const calls = await workshop.context.store.read.select().from(workshop.context.store.t.modelCalls);
    expect(calls.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(12 * 1_000_000);
  });

  test('[LM9] a job that is tried again asks for nothing that is there already', async () => {
    played.spoil = (form, turn) => (turn % 5 === 0 ? { ...form, calculation: '1' } : form);
    const id = await order();
    const failing: QuestionMaker = {
      ...NO_MAKER,
      make: () => Promise.reject(new Error('The maker is down')),
    };
    await work({ maker: failing });
    const asked = provider.asked.length;
    const before = (await inBank()).length;
    expect(before).toBeGreaterThan(15);
    workshop.server.clock.advance(60_000);
    await work();
    expect(provider.asked).toHaveLength(asked);
    expect(await inBank()).toHaveLength(before);
    expect(await ending(id)).toMatchObject({
      state: 'made',
      madeBy: { model: before, embedded: 25 - before },
    });
  });

  test('[LM9] the model writes first what the bank lacks', async () => {
    const topics = ['Kinematics', 'Laws of Motion'];
    await stock(workshop, ...topics.map((topic) => ({ subject: 'Physics', topic, count: 20 })));
    await order();
    await work();
    const isNumerical = askedFor('question').map((asked) => lastMessageIn(asked).includes('no options'));
    expect(isNumerical.filter(Boolean)).toHaveLength(5);
    // Four questions are written at the same time.
    expect(isNumerical.lastIndexOf(true)).toBeLessThan(5 + 3);
  });

  test('[LM9] a job that comes late leaves the rest of its time to the templates', async () => {
    const id = await order();
    workshop.server.clock.advance(6 * 60_000);
    await work();
    expect(provider.asked).toEqual([]);
    expect(await ending(id)).toMatchObject({ state: 'made', madeBy: { model: 0, embedded: 25 } });
  });
});

test('[LM7] without a model it is made as ever, and says nothing about who wrote it', async () => {
  const id = await order();
  const handlers = jobHandlers(workshop.context, { maker: practiceMaker(workshop.context) });
  await testRunner(workshop.context, ...handlers).runner.runDue();
  expect(await ending(id)).toMatchObject({ state: 'made', madeBy: null });
});

test('[LM5] adaptive tests never ask the model', async () => {
  await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 1 });
  const body = {
    categoryId: workshop.exam('JEE Main'),
    subjectIds: [workshop.subject('Physics')],
    topicIds: [workshop.topic('Physics', 'Kinematics')],
  };
  const url = '/api/user-defined/generate_admin_defined_test';
  await workshop.server.ask('POST', url, { token: asha.token, body });
  expect(provider.asked).toEqual([]);
});
