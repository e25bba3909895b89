import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ModelTrouble, type LanguageModel } from '../src/adapters/language-model/language-model.ts';
import { openAiCompatible } from '../src/adapters/language-model/openai-compatible.ts';
import { mostToWrite } from '../src/adapters/language-model/usage.ts';
import { openModelUse, type ModelPrices } from '../src/model-use/index.ts';
import {
  countTokens,
  MODEL_NAMES,
  serveLanguageModel,
  type ModelLookAlike,
} from '../../look-alikes/language-model.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
let provider: ModelLookAlike;
let asha: string;
let ravi: string;

beforeEach(async () => {
  [server, provider] = await Promise.all([startTestServer(), serveLanguageModel()]);
  asha = await server.addUser({ username: 'asha' });
  ravi = await server.addUser({ username: 'ravi' });
});

afterEach(async () => {
  await Promise.all([server.close(), provider.close()]);
});

const MILLION = 1_000_000;
const PRICES: ModelPrices = { input: 100, output: 400, dailyRupees: 20, dailyCalls: 200 };
const HOUR_MS = 3_600_000;

const realModel = () =>
  openAiCompatible({
    baseUrl: provider.url,
    ...MODEL_NAMES,
    retryPolicy: { beginsWithinMs: 20_000, endsWithinMs: 20_000, retries: 1, backOffMs: 1 },
  });
const use = (prices: Partial<ModelPrices> = {}, model: LanguageModel = realModel()) =>
  openModelUse(server.context, model, { ...PRICES, ...prices });
const turns = [{ role: 'user', text: 'What is inertia?' }] as const;
const request = { turns, mostTokens: 100 };
const write = (model: LanguageModel, more: Partial<Parameters<LanguageModel['write']>[0]> = {}) =>
  model.write({ ...request, onText: () => undefined, ...more });
const rows = () => server.context.store.read.select().from(server.context.store.t.modelCalls);
const costOf = (promptTokens: number, completionTokens: number, { input, output } = PRICES) =>
  Math.ceil(promptTokens * input + completionTokens * output);
const MOST = mostToWrite(request);
const MOST_COST = costOf(MOST.promptTokens, MOST.completionTokens);

async function kindOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  return error instanceof ModelTrouble ? error.kind : 'none';
}

test('[LM3] a call is noted with the most that it can cost while it runs, and then with what it did', async () => {
  const during: unknown[] = [];
  const model = realModel();
  const watching: LanguageModel = {
    ...model,
    write: async (asked) => {
      during.push(...(await rows()));
      return model.write(asked);
    },
  };
  await write(use({}, watching).modelFor(asha, 'ask'));
  expect(during).toMatchObject([{ userId: asha, purpose: 'ask', cost: MOST_COST, endedAt: null, ...MOST }]);
  const usage = {
    promptTokens: countTokens(turns[0].text),
    completionTokens: countTokens('A good answer.'),
  };
  const cost = costOf(usage.promptTokens, usage.completionTokens);
  const now = server.clock.now();
  expect(await rows()).toMatchObject([{ ...usage, cost, model: MODEL_NAMES.model, at: now, endedAt: now }]);
  expect(cost).toBeLessThan(MOST_COST);
});

test('[LM3] a call that failed is noted with what it has cost all the same', async () => {
  const model = use().modelFor(asha, 'solve');
  provider.mood = 'down';
  expect(await kindOf(write(model))).toBe('unreachable');
  provider.mood = 'broken-off';
  provider.script = () => 'word '.repeat(40);
  expect(await kindOf(write(model))).toBe('broken-off');
  const [unreached, broken] = await rows();
  expect(unreached).toMatchObject({ cost: 0, endedAt: expect.any(Number) as number });
  expect(broken?.cost).toBeGreaterThan(0);
  expect(broken?.endedAt).not.toBeNull();
});

test('[LM3] an answer in a form and vectors are noted like words, each under its purpose', async () => {
  provider.script = () => '{"answer":"5"}';
  const model = use().modelFor(asha, 'check-question');
  await model.fill({ ...request, schema: z.object({ answer: z.string() }), schemaName: 'solution' });
  await model.embed?.(['inertia']);
  const noted = await rows();
  expect(noted.map(({ purpose }) => purpose).sort()).toEqual(['check-question', 'embed']);
  expect(noted.every(({ cost, endedAt }) => cost > 0 && endedAt !== null)).toBe(true);
});

test('[LM3] a hundred calls at once never cost more than a day may', async () => {
  // Each may cost about 7 % of it, and costs far less.
  const dailyRupees = (MOST_COST * 15) / MILLION;
  let peak = 0;
  const model: LanguageModel = {
    name: 'counting',
    write: async () => {
      const noted = await rows();
      peak = Math.max(
        peak,
        noted.reduce((sum, { cost }) => sum + cost, 0),
      );
      return { text: 'yes', usage: MOST };
    },
    fill: () => Promise.reject(new ModelTrouble('refused')),
    embed: null,
  };
  const asked = use({ dailyRupees }, model).modelFor(asha, 'ask');
  const kinds = await Promise.all(Array.from({ length: 100 }, () => kindOf(write(asked))));
  expect(kinds.filter((kind) => kind === 'none')).toHaveLength(15);
  expect(kinds.filter((kind) => kind === 'over-budget')).toHaveLength(85);
  expect(peak).toBeLessThanOrEqual(dailyRupees * MILLION);
  expect((await rows()).reduce((sum, { cost }) => sum + cost, 0)).toBe(15 * MOST_COST);
});

test('[LM3] what calls did not cost can be spent again', async () => {
  const dailyRupees = (MOST_COST * 2) / MILLION;
  const model = use({ dailyRupees }).modelFor(asha, 'ask');
  for (let call = 0; call < 8; call += 1) await write(model);
  expect(await rows()).toHaveLength(8);
});

test('[LM3] a model that costs nothing is bounded by the number of calls, each user alone', async () => {
  const free = use({ input: 0, output: 0, dailyRupees: 0, dailyCalls: 3 });
  const kinds = await Promise.all(Array.from({ length: 5 }, () => kindOf(write(free.modelFor(asha, 'ask')))));
  expect(kinds.filter((kind) => kind === 'over-budget')).toHaveLength(2);
  expect(await kindOf(write(free.modelFor(ravi, 'ask')))).toBe('none');
  expect(provider.asked).toHaveLength(4);
});

test('[LM3] the bound is that of a day in India, and what hangs counts with its most until it is over', async () => {
  const { store } = server.context;
  const hanging = { id: 'hanging', userId: asha, purpose: 'ask', model: 'm', ...MOST } as const;
  const dailyRupees = MOST_COST / MILLION;
  const model = use({ dailyRupees }).modelFor(asha, 'ask');
  await store.write((queries) =>
    queries.insert(store.t.modelCalls).values({ ...hanging, cost: MOST_COST, at: server.clock.now() }),
  );
  expect(await kindOf(write(model))).toBe('over-budget');
  // It is 14:30 in India, whose day ends 18:30 UTC.
  server.clock.advance(9.5 * HOUR_MS - 1);
  expect(await kindOf(write(model))).toBe('over-budget');
  server.clock.advance(1);
  expect(await kindOf(write(model))).toBe('none');
});

test('[LM3] what the server does for itself is noted and not bounded', async () => {
  await write(use({ dailyCalls: 0 }).modelFor(null, 'ask'));
  expect(await rows()).toMatchObject([{ userId: null, purpose: 'ask' }]);
});
