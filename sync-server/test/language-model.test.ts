import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ThoughtFilter } from '../src/adapters/language-model/answer-text.ts';
import {
  ModelTrouble,
  type LanguageModel,
  type ModelTroubleKind,
} from '../src/adapters/language-model/language-model.ts';
import { openAiCompatible } from '../src/adapters/language-model/openai-compatible.ts';
import { mostToFill, mostToWrite } from '../src/adapters/language-model/usage.ts';
import {
  countTokens,
  formIn,
  HOSTILE_TEXTS,
  MODEL_NAMES,
  serveLanguageModel,
  type ModelLookAlike,
  type ModelMood,
} from '../../look-alikes/language-model.ts';

let provider: ModelLookAlike;
let model: LanguageModel;

/** Longer than a busy machine takes for anything: only tests of slowness let these times pass. */
const BEGINS_WITHIN_MS = 20_000;
const ENDS_WITHIN_MS = 40_000;

const open = (change: Partial<Parameters<typeof openAiCompatible>[0]> = {}) =>
  openAiCompatible({
    baseUrl: provider.url,
    ...MODEL_NAMES,
    ...change,
    retryPolicy: {
      beginsWithinMs: BEGINS_WITHIN_MS,
      endsWithinMs: ENDS_WITHIN_MS,
      retries: 2,
      backOffMs: 1,
      ...change.retryPolicy,
    },
  });

beforeEach(async () => {
  provider = await serveLanguageModel();
  model = open();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await provider.close();
});

const turns = [
  { role: 'system', text: 'You are a tutor.' },
  { role: 'user', text: 'What is inertia?' },
] as const;
const promptTokens = turns.reduce((sum, { text }) => sum + countTokens(text), 0);

async function write(asked: LanguageModel = model, signal?: AbortSignal) {
  const pieces: string[] = [];
  const onText = (piece: string) => void pieces.push(piece);
  return { ...(await asked.write({ turns, mostTokens: 200, signal, onText })), pieces };
}

const schema = z.object({ answer: z.string().check(z.minLength(1)), steps: z.array(z.string()) });
const request = { turns, mostTokens: 200, schema, schemaName: 'solution' } as const;
const GOOD = { answer: '5 m', steps: ['Divide.'] };

async function troubleOf(call: Promise<unknown>): Promise<ModelTrouble> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelTrouble);
  return error as ModelTrouble;
}

describe('an answer in words', () => {
  test('[LM1] arrives piece by piece and is counted as the provider counts', async () => {
    const said = 'Inertia is what keeps a body moving as it moves.';
    provider.script = () => said;
    const { text, pieces, usage } = await write();
    expect(text).toBe(said);
    expect(pieces).toHaveLength(Math.ceil(said.length / provider.pieceLength));
    expect(pieces.join('')).toBe(said);
    expect(usage).toEqual({ promptTokens, completionTokens: countTokens(said) });
  });

  test('[LM1] is counted here where the provider counts nothing, and never beyond the most', async () => {
    provider.counts = 'never';
    const { usage } = await write();
    expect(usage.promptTokens).toBeGreaterThan(0);
    expect(usage.completionTokens).toBeGreaterThan(0);
    const most = mostToWrite({ turns, mostTokens: 200 });
    expect(usage.promptTokens).toBeLessThanOrEqual(most.promptTokens);
    expect(usage.completionTokens).toBeLessThanOrEqual(most.completionTokens);
  });

  test.each([1, 2, 5, 12, 1000])(
    '[LM1] comes without what the model says to itself, in pieces of %i characters',
    async (pieceLength) => {
      provider.pieceLength = pieceLength;
      provider.script = () =>
        '<think>The student <b>asks</b>.</think>It is < 5 and <thin.<think>again</think> Yes.';
      const { text, pieces } = await write();
      expect(text).toBe('It is < 5 and <thin. Yes.');
      expect(pieces.join('')).toBe(text);
    },
  );

  test('[LM1] may end like the beginning of a thought', () => {
    const thoughts = new ThoughtFilter();
    expect([thoughts.take('a <thi'), thoughts.end()]).toEqual(['a ', '<thi']);
  });

  test.each(HOSTILE_TEXTS)('[LM1] is passed on as it is: %s', async (said) => {
    provider.script = () => said;
    expect((await write()).text).toBe(said);
  });

  test.each(['max_tokens', 'stream_options'])(
    '[LM1] is also had of a provider that refuses %s, which is asked for it once',
    async (name) => {
      provider.unknown = [name];
      await write();
      await write();
      expect(provider.asked.filter((each) => name in each)).toHaveLength(1);
      expect(provider.asked).toHaveLength(3);
    },
  );
});

describe('an answer in a form', () => {
  const say = (text: string) => (provider.script = () => text);

  test('[LM2] is asked for with a strict schema, and with words for providers that do not know schemas', async () => {
    say(JSON.stringify(GOOD));
    const { value, usage } = await model.fill(request);
    expect(value).toEqual(GOOD);
    const [asked] = provider.asked;
    expect(asked?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        name: 'solution',
        strict: true,
        schema: { type: 'object', required: ['answer', 'steps'], additionalProperties: false },
      },
    });
    expect(JSON.stringify(asked?.response_format)).not.toMatch(/minLength|\$schema/);
    expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(asked?.messages[0]?.content).toContain('"required":["answer","steps"]');
    expect(usage.completionTokens).toBe(countTokens(JSON.stringify(GOOD)));
  });

  test.each([
    ['in a fence', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ['between words', `Here you are: ${JSON.stringify(GOOD)} I hope it helps.`],
    ['after thoughts', `<think>{"answer": "no"}</think>${JSON.stringify(GOOD)}`],
    [
      'after thoughts of which only the end is marked',
      `Well, {1} or {2}.\n</think>\n${JSON.stringify(GOOD)}`,
    ],
  ])('[LM2] is found %s', async (_where, text) => {
    say(text);
    expect((await model.fill(request)).value).toEqual(GOOD);
    expect(provider.asked).toHaveLength(1);
  });

  test('[LM2] is had of a provider that refuses schemas', async () => {
    provider.unknown = ['response_format'];
    say(JSON.stringify(GOOD));
    expect((await model.fill(request)).value).toEqual(GOOD);
    expect(provider.asked.map(formIn)).toEqual(['solution', null]);
  });

  test('[LM2] that breaks the schema is told what is wrong, once, and both tries are counted', async () => {
    const bad = '{"answer": 5}';
    provider.script = ({ messages }) =>
      messages[0]?.content.includes('An earlier answer could not be used: answer:') === true
        ? JSON.stringify(GOOD)
        : bad;
    const { value, usage } = await model.fill(request);
    expect(value).toEqual(GOOD);
    expect(provider.asked).toHaveLength(2);
    expect(usage.completionTokens).toBe(countTokens(bad) + countTokens(JSON.stringify(GOOD)));
    const most = mostToFill(request);
    expect(usage.promptTokens).toBeLessThanOrEqual(most.promptTokens);
  });

  test.each(['{"answer": "", "steps": []}', '{"answer": "5"', 'I would rather talk.', '[]', 'null'])(
    '[LM2] that breaks it twice is of no use: %s',
    async (text) => {
      say(text);
      const trouble = await troubleOf(model.fill(request));
      expect(trouble.kind).toBe('malformed');
      expect(trouble.usage.completionTokens).toBe(2 * countTokens(text));
      expect(provider.asked).toHaveLength(2);
    },
  );
});

describe('trouble', () => {
  test.each<[ModelMood, ModelTroubleKind, number]>([
    ['down', 'unreachable', 3],
    ['500', 'unreachable', 3],
    ['429', 'unreachable', 3],
    ['401', 'refused', 1],
    ['broken-off', 'broken-off', 1],
    ['unfinished', 'broken-off', 1],
    ['cut', 'broken-off', 1],
    ['declining', 'refused', 1],
    ['endless', 'malformed', 1],
    ['html', 'malformed', 1],
    ['empty', 'malformed', 1],
    ['bad-json', 'malformed', 1],
    ['bad-stream', 'malformed', 1],
  ])('[LM4] a provider that is %s is %s, after %i requests', async (mood, kind, requests) => {
    provider.mood = mood;
    expect((await troubleOf(write())).kind).toBe(kind);
    expect(provider.asked).toHaveLength(requests);
  });

  test('[LM4] a provider that says nothing is slow once the time to begin is over, and is not asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    provider.mood = 'slow';
    let isOver = false;
    const trouble = troubleOf(write()).finally(() => (isOver = true));
    const look = () => new Promise((resolve) => setImmediate(resolve));
    // Polling would move the clock.
    while (provider.asked.length === 0) await look();
    vi.advanceTimersByTime(BEGINS_WITHIN_MS - 1);
    await look();
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await trouble).kind).toBe('slow');
    expect(provider.asked).toHaveLength(1);
  });

  test('[LM4] a provider that begins and never ends is slow once the time for the whole is over', async () => {
    const whole = new AbortController();
    const timed = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(whole.signal);
    provider.mood = 'dripping';
    const onText = () => whole.abort(new DOMException('The time is over', 'TimeoutError'));
    const trouble = await troubleOf(model.write({ turns, mostTokens: 200, onText }));
    expect(trouble.kind).toBe('slow');
    expect(timed.mock.calls).toEqual([[ENDS_WITHIN_MS]]);
    expect(provider.asked).toHaveLength(1);
  });

  test.each<ModelMood>(['down', '500', '429'])(
    '[LM4] two requests that fail (%s) are no trouble',
    async (mood) => {
      Object.assign(provider, { mood, moodLasts: 2 });
      expect((await write()).text).toBe('A good answer.');
      expect(provider.asked).toHaveLength(3);
    },
  );

  test('[LM4] an empty answer is none', async () => {
    provider.script = () => ' \n';
    expect((await troubleOf(write())).kind).toBe('malformed');
  });

  test('[LM4] nobody there is unreachable, and a wrong key is refused', async () => {
    const gone = open({ baseUrl: 'http://127.0.0.1:9/v1' });
    expect(await troubleOf(write(gone))).toMatchObject({ kind: 'unreachable', usage: { promptTokens: 0 } });
    expect((await troubleOf(write(open({ apiKey: null })))).kind).toBe('refused');
  });

  test('[LM4] an answer that breaks off has cost what had arrived of it', async () => {
    provider.mood = 'broken-off';
    provider.script = () => 'word '.repeat(100);
    const { usage } = await troubleOf(write());
    expect(usage.promptTokens).toBeGreaterThan(0);
    expect(usage.completionTokens).toBeGreaterThan(0);
  });

  test('[LM4] whoever stops asking is not waited for, and neither is the provider', async () => {
    provider.mood = 'dripping';
    const stopping = new AbortController();
    const call = model.write({
      turns,
      mostTokens: 200,
      signal: stopping.signal,
      onText: () => stopping.abort(),
    });
    expect((await troubleOf(call)).kind).toBe('broken-off');
    await expect.poll(() => provider.givenUp()).toBe(1);
    expect(provider.asked).toHaveLength(1);
  });

  test('[LM4] a call that was stopped before it began reaches nobody', async () => {
    expect((await troubleOf(write(model, AbortSignal.abort()))).kind).toBe('broken-off');
    expect(provider.asked).toHaveLength(0);
  });
});

describe('vectors', () => {
  const near = (one: Float32Array | undefined, other: Float32Array | undefined) =>
    [...(one ?? [])].reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

  test('[LM1] are of length 1, in the order of their texts, and near for near texts', async () => {
    const texts = ['a ball is thrown upwards', 'upwards a ball is thrown', 'the salt dissolves in water'];
    const embedded = await model.embed?.(texts);
    const [one, same, other] = embedded?.vectors ?? [];
    expect(near(one, one)).toBeCloseTo(1, 5);
    expect(near(one, same)).toBeCloseTo(1, 5);
    expect(near(one, other)).toBeLessThan(0.5);
    expect(provider.embedded).toEqual(texts);
    expect(embedded?.usage.promptTokens).toBe(texts.reduce((sum, text) => sum + countTokens(text), 0));
  });

  test('[LM1] there are none without an embedding model', () => {
    expect(open({ embeddingModel: null }).embed).toBeNull();
  });

  test.each<[ModelMood, ModelTroubleKind]>([
    ['down', 'unreachable'],
    ['500', 'unreachable'],
    ['html', 'malformed'],
    ['empty', 'malformed'],
    ['bad-json', 'malformed'],
  ])('[LM4] of a provider that is %s are %s', async (mood, kind) => {
    provider.mood = mood;
    expect((await troubleOf(model.embed?.(['text']) ?? Promise.resolve())).kind).toBe(kind);
  });

  test('[LM4] of a provider that says nothing are slow', async () => {
    provider.mood = 'slow';
    const impatient = open({ retryPolicy: { endsWithinMs: 300 } });
    expect((await troubleOf(impatient.embed?.(['text']) ?? Promise.resolve())).kind).toBe('slow');
  });
});
