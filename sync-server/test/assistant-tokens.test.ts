import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ASSISTANT_FAILED, ASSISTANT_UNSURE, UNLIMITED } from '@exam/shared-schema/contract';
import { ModelTrouble } from '../src/adapters/language-model/language-model.ts';
import { jobHandlers } from '../src/build-app.ts';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { testRunner } from './support/jobs.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { openStudyHall, scriptedModel, told, type StudyHall } from './support/study-hall.ts';

let hall: StudyHall;

const MINUTE = 60_000;

beforeEach(async () => {
  hall = await openStudyHall();
});

afterEach(() => hall.server.close());

async function reopen(parts: Parameters<typeof openStudyHall>[0], options = {}): Promise<void> {
  await hall.server.close();
  hall = await openStudyHall(parts, options);
}

const rows = () => {
  const { store } = hall.context;
  return store.read.select().from(store.t.assistantQuestions);
};

async function leave(tokens: number): Promise<void> {
  const { store } = hall.context;
  const { tokenGrants, tokenEntries } = store.t;
  const userId = hall.asha.id;
  await store.write(async (queries) => {
    const [grant] = await queries.select().from(tokenGrants).where(eq(tokenGrants.userId, userId));
    if (grant === undefined) throw new Error('There is no grant');
    const spent = tokens - grant.remaining;
    await queries.update(tokenGrants).set({ remaining: tokens }).where(eq(tokenGrants.id, grant.id));
    const entry = { id: 'left', userId, grantId: grant.id, kind: 'expiry' as const, tokens: spent, at: 0 };
    await queries.insert(tokenEntries).values(entry);
  });
}

const isProven = async () => expect((await proveBalances(hall.context.store)).faults).toEqual([]);

describe('[AS3] the price of a question', () => {
  test('is one token for an answer, kept as a row that holds nothing of what was asked', async () => {
    const { tokenInfo } = told(await hall.ask({ question: 'What is 17 + 25?' }));
    expect(tokenInfo).toEqual({ cost: 1, remaining: 99 });
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ userId: hall.asha.id, kind: 'ask', state: 'answered', engine: 'embedded' });
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['createdAt', 'engine', 'finishedAt', 'id', 'kind', 'state', 'userId'].sort(),
    );
    await isProven();
  });

  test('comes back where nothing was found, and where it is refused nothing is taken', async () => {
    told(await hall.ask({ question: 'Who won the cricket world cup?' }));
    expect((await rows()).map(({ state }) => state)).toEqual(['empty']);
    await hall.ask({ question: 'x', questionId: 'no-such-question' });
    expect(await rows()).toHaveLength(1);
    expect(await hall.tokensOf(hall.asha)).toBe(100);
    await isProven();
  });

  test.each([
    [
      'fails',
      () => {
        throw new Error('Out of order');
      },
      ASSISTANT_FAILED,
    ],
    ['says nothing', () => [], ASSISTANT_UNSURE],
  ])('comes back where what answers %s', async (_what, script, sentence) => {
    await reopen({ modelFor: () => scriptedModel(script) });
    const answer = await hall.ask({ question: 'What is 17 + 25?' });
    expect(refusalIn(answer)).toBe('500 INTERNAL');
    expect(errorIn(answer).message).toBe(sentence);
    expect(await hall.tokensOf(hall.asha)).toBe(100);
    expect((await rows()).map(({ state, engine }) => [state, engine])).toEqual([['failed', null]]);
    await isProven();
  });

  test('is refused to who has too few tokens, and nothing is kept of it', async () => {
    await leave(0);
    const answer = await hall.ask({ question: 'What is 17 + 25?' });
    expect(refusalIn(answer)).toBe('429 TOKENS_EXHAUSTED');
    expect(errorIn(answer).message).toBe(
      "You don't have enough tokens. Please contact admin to add more tokens.",
    );
    expect(await rows()).toEqual([]);
  });

  test('is told as unlimited under a plan without a limit', async () => {
    const { store, clock } = hall.context;
    const grant = { id: 'all', userId: hall.asha.id, source: 'test', remaining: 0, isUnlimited: true };
    await store.write((queries) =>
      queries.insert(store.t.tokenGrants).values({ ...grant, expiresAt: null, createdAt: clock.now() }),
    );
    expect(told(await hall.ask({ question: '2 + 2' })).tokenInfo.remaining).toBe(UNLIMITED);
  });

  test('is given back after ten minutes where the server ended in between', async () => {
    // Plans the sweep, as the question that is cut off would have.
    await hall.ask({ question: 'Who won the cricket world cup?' });
    await asIfCutOff();
    const { runner } = testRunner(hall.context, ...jobHandlers(hall.context));
    hall.server.clock.advance(9 * MINUTE);
    await runner.runDue();
    expect(await hall.tokensOf(hall.asha)).toBe(99);
    hall.server.clock.advance(11 * MINUTE);
    await runner.runDue();
    expect(await hall.tokensOf(hall.asha)).toBe(100);
    expect((await rows()).map(({ state }) => state)).toEqual(['failed']);
    await isProven();
  });

  test('is taken once and for answers alone under a hundred questions at once', async () => {
    await leave(30);
    let calls = 0;
    const model = scriptedModel(() => {
      calls += 1;
      if (calls % 3 === 0) throw new Error('Out of order');
      return calls % 5 === 0 ? { before: ['So'], trouble: new ModelTrouble('broken-off') } : ['An answer.'];
    });
    const { store } = hall.context;
    const options = { assistant: { modelFor: () => model } };
    const { buildApp } = await import('../src/build-app.ts');
    const base = { accessTokenSeconds: 3600, appDirectory: undefined, limits: false, logger: false };
    const app = await buildApp(hall.context, { ...base, trustProxy: false, ...options });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/ask',
          headers: { authorization: `Bearer ${hall.asha.token}` },
          payload: { question: 'Explain the nephron' },
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.every((code) => [200, 429, 500].includes(code))).toBe(true);
    const paid = answers.filter(({ statusCode, body }) => statusCode === 200 && body.includes('"cost":1'));
    expect(paid.length).toBeGreaterThan(0);
    expect(await hall.tokensOf(hall.asha)).toBe(30 - paid.length);
    const kept = await rows();
    expect(kept.filter(({ state }) => state === 'answered')).toHaveLength(paid.length);
    expect(kept.filter(({ state }) => state === 'asking')).toEqual([]);
    const grants = await store.read.select().from(store.t.tokenGrants);
    expect(Math.min(...grants.map(({ remaining }) => remaining))).toBeGreaterThanOrEqual(0);
    await isProven();
    await app.close();
  });
});

/** Brings a question back to where a server that ended while answering leaves it. */
async function asIfCutOff(): Promise<void> {
  const { store, clock } = hall.context;
  const { assistantQuestions, tokenCharges, tokenEntries, tokenGrants } = store.t;
  await store.write(async (queries) => {
    const row = { id: 'cut-off', userId: hall.asha.id, kind: 'ask' as const, state: 'asking' as const };
    const [grant] = await queries.select().from(tokenGrants).where(eq(tokenGrants.userId, hall.asha.id));
    const about = { userId: hall.asha.id, thing: 'question cut-off' };
    await queries.delete(assistantQuestions);
    await queries.insert(assistantQuestions).values({ ...row, createdAt: clock.now() });
    await queries.insert(tokenCharges).values({ ...about, tokens: 1, createdAt: clock.now() });
    await queries
      .update(tokenGrants)
      .set({ remaining: 99 })
      .where(eq(tokenGrants.id, grant?.id ?? ''));
    const entry = { id: 'cut-off', grantId: grant?.id ?? '', kind: 'charge' as const, tokens: -1 };
    await queries.insert(tokenEntries).values({ ...about, ...entry, at: clock.now() });
  });
}

test('[AS12] one student asks twenty at once, and then one in three seconds', async () => {
  await reopen({}, { limits: true });
  const codes: number[] = [];
  for (let asked = 0; asked < 22; asked += 1) codes.push((await hall.ask({ question: '2 + 2' })).status);
  expect(codes.slice(0, 20).every((code) => code === 200)).toBe(true);
  expect(codes).toContain(429);
  expect((await hall.ask({ question: '2 + 2' }, hall.ravi)).status).toBe(200);
});
