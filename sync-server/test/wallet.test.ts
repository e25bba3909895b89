import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Wallet } from '@exam/shared-schema/contract';
import { rounds } from '../../scripts/vitest/size.ts';
import { jobHandlers } from '../src/build-app.ts';
import type { Tables, Transaction } from '../src/database/index.ts';
import { addGrant } from '../src/tokens/index.ts';
import { createPaper } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { expireTokens } from '../src/features/wallet/expire.ts';
import { proveBalances } from '../src/features/wallet/prove.ts';
import { openPurse } from '../src/features/wallet/purse.ts';
import type { Purse } from '../src/tokens/index.ts';
import type { AppError } from '../src/http/index.ts';
import { rootCause } from '../src/root-cause.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { publishSample } from './support/papers.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { EMAIL, filledForm, register } from './support/sign-up.ts';
import { setUser } from './support/test-server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let hall: Hall;
let purse: Purse;

beforeEach(async () => {
  hall = await openHall();
  purse = openPurse(hall.server.context);
});

afterEach(() => hall.server.close());

type Who = 'asha' | 'ravi';
interface Issue {
  readonly ticket: string;
  readonly price: number;
  readonly charged: number;
}

/** Signed in anew: days pass in some tests. */
const walletOf = async (who: Who = 'asha') =>
  dataIn<Wallet>(await hall.server.ask('GET', '/api/wallet', { token: await hall.server.signIn(who) }));
const ask = (paperId: string, token = hall.asha.token) =>
  hall.server.ask('POST', `/api/test-papers/${paperId}/issue`, { token });
const issue = async (paperId: string, who: Who = 'asha') =>
  dataIn<Issue>(await ask(paperId, hall[who].token));
const priced = (price: number) => publishSample(hall.server.context, hall.adminId, { price });

const charge = (thing: string, tokens: number, userId = hall.asha.id) =>
  hall.server.context.store.write((queries) => purse.charge(queries, { userId, thing, tokens }));
const refund = (thing: string, userId = hall.asha.id) =>
  hall.server.context.store.write((queries) => purse.refund(queries, { userId, thing }));

/** @param source of the tokens. @param after they expire, ms from now; null for tokens that stay. */
function give(source: string, tokens: number, after: number | null, userId = hall.asha.id): Promise<boolean> {
  const { store, clock, ids } = hall.server.context;
  const at = clock.now();
  const expiresAt = after === null ? null : at + after;
  return store.write((queries) =>
    addGrant(store, queries, { id: ids.next(), userId, source, tokens, expiresAt, at }),
  );
}

/** What is left of what Asha was given, by where it came from. */
async function left(userId = hall.asha.id): Promise<Record<string, number>> {
  const { read, t } = hall.server.context.store;
  const rows = await read.select().from(t.tokenGrants).where(eq(t.tokenGrants.userId, userId));
  return Object.fromEntries(rows.map(({ source, remaining }) => [source, remaining]));
}

function entriesOf(kind: 'grant' | 'charge' | 'refund' | 'expiry') {
  const { read, t } = hall.server.context.store;
  return read.select().from(t.tokenEntries).where(eq(t.tokenEntries.kind, kind));
}

const expire = () =>
  expireTokens(hall.server.context).run(
    {},
    { jobId: 'expiry', attempt: 1, signal: new AbortController().signal },
  );

async function expectProven(): Promise<void> {
  expect((await proveBalances(hall.server.context.store)).faults).toEqual([]);
}

describe('the tokens of the free plan', () => {
  test('[TK2] [TK5] come with the account: the wallet and the profile say so', async () => {
    const { server } = hall;
    expect((await register(server, await filledForm(server))).status).toBe(201);
    const token = await server.signIn(EMAIL.replace('@example.com', ''));
    const free = { remainingTokens: 100, usedTokens: 0, totalTokens: 100 };
    const wallet = dataIn(await server.ask('GET', '/api/wallet', { token }));
    expect(wallet).toEqual({
      ...free,
      prices: { adaptiveTest: 5, aiTest: 10, question: 1 },
      papersLeft: 0,
      aiEnabled: true,
    });
    const profile = await server.ask('GET', '/api/users/profile', { token });
    expect(profile.json).toMatchObject({ wallet: free });
    await expectProven();
  });

  test('[TK1] are given once for each source, however often and at once', async () => {
    const given = await Promise.all(Array.from({ length: 10 }, () => give('sign-up', 100, null)));
    expect(given).toEqual(Array.from({ length: 10 }, () => false));
    const gifts = await Promise.all(Array.from({ length: 10 }, () => give('a gift', 20, null)));
    expect(gifts.filter(Boolean)).toHaveLength(1);
    expect(await left()).toEqual({ 'sign-up': 100, 'a gift': 20 });
    expect((await walletOf()).totalTokens).toBe(120);
    await expectProven();
  });

  test('[TK5] are shown to their owner alone', async () => {
    expect(refusalIn(await hall.server.ask('GET', '/api/wallet'))).toBe('401 UNAUTHENTICATED');
    await charge('test one', 30);
    expect([await walletOf('asha'), await walletOf('ravi')]).toMatchObject([
      { remainingTokens: 70, usedTokens: 30, totalTokens: 100 },
      { remainingTokens: 100, usedTokens: 0, totalTokens: 100 },
    ]);
  });
});

describe('a priced paper', () => {
  test('[ST60] [TK3] costs what its card says, once for each user', async () => {
    const paperId = await priced(7);
    const card = await hall.server.ask('GET', `/api/test-papers/get_testpaper_by_id/${paperId}`);
    expect(dataIn(card)).toMatchObject({ price: 7 });
    const first = await issue(paperId);
    expect(first).toMatchObject({ price: 7, charged: 7 });
    expect(await issue(paperId)).toMatchObject({ ticket: first.ticket, price: 7, charged: 7 });
    expect(await walletOf()).toMatchObject({ remainingTokens: 93, usedTokens: 7, totalTokens: 100 });
    expect((await walletOf('ravi')).remainingTokens).toBe(100);
    await issue(paperId, 'ravi');
    expect((await walletOf('ravi')).remainingTokens).toBe(93);
    expect(await entriesOf('charge')).toHaveLength(2);
    await expectProven();
  });

  test('[ST1] is not charged again for a newer version, other terms or a higher price', async () => {
    const paperId = await priced(7);
    const { context } = hall.server;
    const { papers } = context.store.t;
    const first = await issue(paperId);
    await editQuestions(context, { text: 'A better question' });
    await publishPaper(context, paperId);
    const second = await issue(paperId);
    await setUser(context, hall.asha.id, { extraTimePercent: 25 });
    const third = await issue(paperId);
    await context.store.write((queries) =>
      queries.update(papers).set({ price: 50 }).where(eq(papers.id, paperId)),
    );
    await setUser(context, hall.asha.id, { extraTimePercent: 50 });
    const fourth = await issue(paperId);
    expect(new Set([first, second, third, fourth].map(({ ticket }) => ticket)).size).toBe(4);
    expect(second.charged).toBe(0);
    expect((await walletOf()).remainingTokens).toBe(93);
    expect(await context.store.read.$count(context.store.t.tokenCharges)).toBe(1);
    await expectProven();
  });

  test('[ST35] [TK3] is refused for one token too few, in the sentence about tokens, and leaves nothing', async () => {
    const { store } = hall.server.context;
    await charge('test one', 30);
    const paperId = await priced(71);
    const refused = await ask(paperId);
    expect(refusalIn(refused)).toBe('429 TOKENS_EXHAUSTED');
    expect(errorIn(refused).message).toBe(
      "You don't have enough tokens. Please contact admin to add more tokens.",
    );
    expect(refused.headers['retry-after']).toBeUndefined();
    expect([
      await store.read.$count(store.t.issues),
      await store.read.$count(store.t.tokenCharges),
      (await walletOf()).remainingTokens,
    ]).toEqual([0, 1, 70]);
    const fetched = await hall.server.ask('GET', `/api/test-papers/${paperId}/package`, {
      token: hall.asha.token,
    });
    expect(refusalIn(fetched)).toBe('403 NOT_ISSUED');
  });

  test('[TK3] can take the last token', async () => {
    await issue(await priced(100));
    expect(await walletOf()).toMatchObject({ remainingTokens: 0, usedTokens: 100, totalTokens: 100 });
    expect(refusalIn(await ask(await priced(1)))).toBe('429 TOKENS_EXHAUSTED');
    await issue(hall.paperId);
    await expectProven();
  });

  test('[TK1] that is free leaves no trace in the ledger', async () => {
    await issue(hall.paperId);
    const { read, t } = hall.server.context.store;
    expect([await read.$count(t.tokenCharges), (await entriesOf('charge')).length]).toEqual([0, 0]);
  });
});

const HUNDRED = Array.from({ length: 100 }, (_, each) => each);
const EXHAUSTED = '429 TOKENS_EXHAUSTED';

describe('a hundred requests at the same moment', () => {
  /** Papers of the same four questions. */
  async function manyPapers(price: number): Promise<string[]> {
    const { context } = hall.server;
    const { read, t } = context.store;
    const [sample] = await read.select().from(t.papers).where(eq(t.papers.id, hall.paperId));
    const questions = await read.select({ questionId: t.questions.id }).from(t.questions);
    const about = { description: '', durationMinutes: 10, difficultyLevel: 5, createdBy: hall.adminId };
    const ids: string[] = [];
    for (const each of HUNDRED) {
      const id = await createPaper(context, {
        ...about,
        title: `Paper ${each}`,
        categoryId: sample?.categoryId ?? '',
        subjectIds: [],
        price,
        sections: [{ title: 'All', questions }],
      });
      await publishPaper(context, id);
      ids.push(id);
    }
    return ids;
  }

  test('[TK3] for a hundred papers of 7 tokens: 14 are issued, the others refused, and 2 tokens are left', async () => {
    const papers = await manyPapers(7);
    const answers = await Promise.all(papers.map((id) => ask(id)));
    const said = answers.map((answer) => (answer.status === 200 ? 'issued' : refusalIn(answer)));
    const count = (what: string) => said.filter((each) => each === what).length;
    expect([count('issued'), count(EXHAUSTED)]).toEqual([14, 86]);
    expect(await walletOf()).toMatchObject({ remainingTokens: 2, usedTokens: 98, totalTokens: 100 });
    const { read, t } = hall.server.context.store;
    expect([await read.$count(t.issues), await read.$count(t.tokenCharges)]).toEqual([14, 14]);
    await expectProven();
  }, 60_000);

  test('[TK3] for things of 7 tokens, paid from tokens of three kinds: 14 are paid', async () => {
    await charge('before', 70);
    await give('a plan', 45, DAY_MS);
    await give('a gift', 25, null);
    const outcomes = await Promise.allSettled(HUNDRED.map((each) => charge(`test ${each}`, 7)));
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as AppError).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 86 }, () => 'TOKENS_EXHAUSTED'));
    expect((await walletOf()).remainingTokens).toBe(2);
    expect(Object.values(await left()).every((tokens) => tokens >= 0)).toBe(true);
    await expectProven();
  });

  test('[ST1] [TK3] for one paper charge it once and answer one ticket', async () => {
    const paperId = await priced(7);
    const issued = await Promise.all(HUNDRED.map(() => issue(paperId)));
    expect(new Set(issued.map(({ ticket }) => ticket)).size).toBe(1);
    expect((await walletOf()).remainingTokens).toBe(93);
    expect(await entriesOf('charge')).toHaveLength(1);
    await expectProven();
  });

  test('[TK3] to give one charge back give it back once', async () => {
    await charge('test one', 60);
    await Promise.all(HUNDRED.map(() => refund('test one')));
    expect(await walletOf()).toMatchObject({ remainingTokens: 100, usedTokens: 0, totalTokens: 100 });
    expect(await entriesOf('refund')).toHaveLength(1);
    await expectProven();
  });

  test('[TK3] of two users take nothing from each other', async () => {
    const both = [hall.asha.id, hall.ravi.id];
    const charges = HUNDRED.flatMap((each) => both.map((userId) => charge(`test ${each}`, 7, userId)));
    const outcomes = await Promise.allSettled(charges);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(28);
    expect([await left(hall.asha.id), await left(hall.ravi.id)]).toEqual([
      { 'sign-up': 2 },
      { 'sign-up': 2 },
    ]);
    await expectProven();
  });
});

describe('tokens that expire', () => {
  test('[ST47] [TK2] are spent before those that stay, the soonest first, and those that stay by their age', async () => {
    await give('late', 10, 2 * DAY_MS);
    await give('soon', 10, DAY_MS);
    hall.server.clock.advance(1);
    await give('a gift', 10, null);
    const spending = [
      [5, { soon: 5, late: 10, 'sign-up': 100, 'a gift': 10 }],
      [10, { soon: 0, late: 5, 'sign-up': 100, 'a gift': 10 }],
      [104, { soon: 0, late: 0, 'sign-up': 1, 'a gift': 10 }],
      [11, { soon: 0, late: 0, 'sign-up': 0, 'a gift': 0 }],
    ] as const;
    for (const [tokens, after] of spending) {
      await charge(`test of ${tokens}`, tokens);
      expect(await left()).toEqual(after);
    }
    await expect(charge('one more', 1)).rejects.toThrow("You don't have enough tokens");
    await expectProven();
  });

  test('[TK2] are spendable until the moment at which they expire, and not at it', async () => {
    await charge('before', 100);
    await give('a plan', 10, DAY_MS);
    hall.server.clock.advance(DAY_MS - 1);
    await charge('in time', 4);
    expect((await walletOf()).remainingTokens).toBe(6);
    hall.server.clock.advance(1);
    expect(await walletOf()).toMatchObject({ remainingTokens: 0, usedTokens: 104, totalTokens: 104 });
    await expect(charge('too late', 1)).rejects.toThrow("You don't have enough tokens");
    const token = await hall.server.signIn('asha');
    expect(refusalIn(await ask(await priced(1), token))).toBe(EXHAUSTED);
    await expectProven();
  });

  test('[TK2] are written off by the nightly job with an entry each, and others stay', async () => {
    await give('over by then', 10, 2 * HOUR_MS);
    await give('good for longer', 10, 3 * DAY_MS);
    await charge('test one', 4);
    const { context, clock } = hall.server;
    clock.advance(14 * HOUR_MS);
    const { runner, told } = testRunner(context, ...jobHandlers(context));
    await runner.runDue();
    expect(told).toEqual([]);
    expect(await left()).toEqual({ 'over by then': 0, 'good for longer': 10, 'sign-up': 100 });
    expect(await entriesOf('expiry')).toMatchObject([
      { userId: hall.asha.id, tokens: -6, thing: null, at: clock.now() },
    ]);
    expect(await walletOf()).toMatchObject({ remainingTokens: 110, usedTokens: 4, totalTokens: 114 });
    await expectProven();
  });

  test('[TK2] are written off once, however often and at once it is done, and however many there are', async () => {
    for (const each of HUNDRED) await give(`gift ${each}`, 1, HOUR_MS);
    for (const each of HUNDRED) await give(`gift ${each}`, 2, HOUR_MS, hall.ravi.id);
    await give('one more', 5, HOUR_MS);
    hall.server.clock.advance(HOUR_MS);
    await Promise.all([expire(), expire()]);
    await expire();
    const entries = await entriesOf('expiry');
    expect(entries).toHaveLength(201);
    expect(entries.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(-305);
    expect([(await walletOf()).remainingTokens, (await walletOf('ravi')).remainingTokens]).toEqual([
      100, 100,
    ]);
    await expectProven();
  });

  test('[TK2] are not written off while they are good', async () => {
    await give('a plan', 10, HOUR_MS);
    hall.server.clock.advance(HOUR_MS - 1);
    await expire();
    expect(await entriesOf('expiry')).toEqual([]);
  });

  test('[TK2] [TK3] are spent or written off where both happen at once, never both', async () => {
    await charge('before', 100);
    await give('a plan', 50, HOUR_MS);
    const { clock } = hall.server;
    const charging = HUNDRED.slice(0, 5).map((each) => charge(`test ${each}`, 10));
    clock.advance(HOUR_MS);
    await Promise.allSettled([...charging, expire()]);
    await expire();
    expect(await left()).toEqual({ 'sign-up': 0, 'a plan': 0 });
    await expectProven();
  });
});

describe('a refund', () => {
  test('[TK3] goes back to every kind of tokens that it was paid from', async () => {
    await give('a plan', 10, 30 * DAY_MS);
    await charge('test one', 15);
    expect(await left()).toEqual({ 'a plan': 0, 'sign-up': 95 });
    await refund('test one');
    expect(await left()).toEqual({ 'a plan': 10, 'sign-up': 100 });
    expect((await entriesOf('refund')).map(({ tokens, thing }) => [tokens, thing]).sort()).toEqual([
      [10, 'test one'],
      [5, 'test one'],
    ]);
    expect(await walletOf()).toMatchObject({ remainingTokens: 110, usedTokens: 0, totalTokens: 110 });
    await expectProven();
  });

  test('[TK3] of what was never charged, or of another user’s, gives nothing', async () => {
    await charge('test one', 15);
    await refund('test two');
    await refund('test one', hall.ravi.id);
    expect([await left(), await left(hall.ravi.id)]).toEqual([{ 'sign-up': 85 }, { 'sign-up': 100 }]);
    expect(await entriesOf('refund')).toEqual([]);
  });

  test('[TK3] of tokens that were written off meanwhile is good for another seven days', async () => {
    await give('a plan', 10, HOUR_MS);
    await charge('test one', 4);
    hall.server.clock.advance(HOUR_MS);
    await expire();
    await refund('test one');
    expect((await walletOf()).remainingTokens).toBe(104);
    hall.server.clock.advance(7 * DAY_MS - 1);
    expect((await walletOf()).remainingTokens).toBe(104);
    hall.server.clock.advance(1);
    expect((await walletOf()).remainingTokens).toBe(100);
    await expire();
    expect((await entriesOf('expiry')).map(({ tokens }) => tokens).sort()).toEqual([-4, -6]);
    await expectProven();
  });

  test('[TK2] [TK3] brings no tokens back to life that had expired unspent', async () => {
    await give('a plan', 10, HOUR_MS);
    await charge('test one', 4);
    hall.server.clock.advance(HOUR_MS);
    expect((await walletOf()).remainingTokens).toBe(100);
    await refund('test one');
    expect((await walletOf()).remainingTokens).toBe(104);
    await expire();
    expect((await walletOf()).remainingTokens).toBe(104);
    await expectProven();
  });

  test('[TK2] [TK3] makes no tokens good for longer but those that it gives back', async () => {
    await give('a plan', 10, DAY_MS);
    await charge('test one', 4);
    await refund('test one');
    expect((await walletOf()).remainingTokens).toBe(110);
    hall.server.clock.advance(DAY_MS);
    expect((await walletOf()).remainingTokens).toBe(104);
    await expectProven();
  });

  test('[TK3] leaves the time of tokens alone that are good for longer than a week', async () => {
    await give('a plan', 10, 8 * DAY_MS);
    await charge('test one', 4);
    await refund('test one');
    hall.server.clock.advance(8 * DAY_MS);
    expect((await walletOf()).remainingTokens).toBe(100);
  });
});

describe('the ledger', () => {
  const write = <T>(work: (queries: Transaction, t: Tables) => Promise<T>) => {
    const { store } = hall.server.context;
    return store.write((queries) => work(queries, store.t));
  };
  const refusalOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(() => null).catch((reason: unknown) => reason);
    return (rootCause(error) as Error).message;
  };
  const ONLY_ADDED_TO = 'TK1: token_entries is only added to';
  const isAshas = (t: Tables) => eq(t.tokenEntries.userId, hall.asha.id);

  test.each<readonly [what: string, change: (queries: Transaction, t: Tables) => Promise<unknown>]>([
    [
      'a changed amount',
      (queries, t) => queries.update(t.tokenEntries).set({ tokens: 1000 }).where(isAshas(t)),
    ],
    ['another owner', (queries, t) => queries.update(t.tokenEntries).set({ userId: hall.ravi.id })],
    [
      'a change that changes nothing',
      (queries, t) => queries.update(t.tokenEntries).set({ tokens: sql`${t.tokenEntries.tokens}` }),
    ],
    ['the deletion of an entry', (queries, t) => queries.delete(t.tokenEntries).where(isAshas(t))],
    ['the deletion of all', (queries, t) => queries.delete(t.tokenEntries)],
  ])('[TK1] refuses %s, and undoes what came with it', async (_what, change) => {
    const before = await entriesOf('grant');
    const both = write(async (queries, t) => {
      await queries.update(t.tokenGrants).set({ remaining: 1000 });
      await change(queries, t);
    });
    expect(await refusalOf(both)).toContain(ONLY_ADDED_TO);
    expect(await entriesOf('grant')).toEqual(before);
    expect(await left()).toEqual({ 'sign-up': 100 });
  });

  test('[TK1] the database itself refuses a balance below zero and a charge of nothing', async () => {
    await expect(
      write((queries, t) => queries.update(t.tokenGrants).set({ remaining: -1 })),
    ).rejects.toThrow();
    const free = { userId: hall.asha.id, thing: 'test one', tokens: 0, createdAt: 0 };
    await expect(write((queries, t) => queries.insert(t.tokenCharges).values(free))).rejects.toThrow();
    const twice = { ...free, tokens: 5 };
    await write((queries, t) => queries.insert(t.tokenCharges).values(twice));
    await expect(write((queries, t) => queries.insert(t.tokenCharges).values(twice))).rejects.toThrow();
  });
});

describe('the proof of the balances', () => {
  const signUp = () => `sign-up-${hall.asha.id}`;

  /** Asha has paid for one test, and has the tokens of another one back. */
  beforeEach(async () => {
    await charge('test paid', 10);
    await charge('test failed', 10);
    await refund('test failed');
  });

  test('[TK6] counts what it has seen, and finds nothing where nothing is wrong', async () => {
    expect(await proveBalances(hall.server.context.store)).toEqual({
      grants: 3,
      entries: 6,
      charges: 2,
      payments: 0,
      faults: [],
    });
  });

  type Plant = (queries: Transaction, t: Tables) => Promise<unknown>;
  const addEntry =
    (entry: Partial<Tables['tokenEntries']['$inferInsert']>): Plant =>
    (queries, t) => {
      const usual = { id: 'planted', userId: hall.asha.id, grantId: signUp(), kind: 'grant' as const };
      return queries.insert(t.tokenEntries).values({ ...usual, tokens: 5, at: 0, ...entry });
    };
  const addToBalance =
    (tokens: number): Plant =>
    (queries, t) =>
      queries
        .update(t.tokenGrants)
        .set({ remaining: sql`${t.tokenGrants.remaining} + ${tokens}` })
        .where(eq(t.tokenGrants.id, signUp()));
  const changeCharge =
    (thing: string, change: Partial<Tables['tokenCharges']['$inferInsert']>): Plant =>
    (queries, t) =>
      queries
        .update(t.tokenCharges)
        .set(change)
        .where(and(eq(t.tokenCharges.userId, hall.asha.id), eq(t.tokenCharges.thing, thing)));
  const addCharge =
    (thing: string, userId = hall.asha.id): Plant =>
    (queries, t) =>
      queries.insert(t.tokenCharges).values({ userId, thing, tokens: 10, createdAt: 0 });

  const plants: readonly (readonly [what: string, plants: () => readonly Plant[], about: () => string])[] = [
    ['a token too many', () => [addToBalance(1)], signUp],
    ['a token too few', () => [addToBalance(-1)], signUp],
    ['an entry that no balance knows of', () => [addEntry({})], signUp],
    ['an expiry that no balance knows of', () => [addEntry({ kind: 'expiry', tokens: -5 })], signUp],
    [
      'tokens without an entry',
      () => [
        (queries, t) =>
          queries
            .insert(t.tokenGrants)
            .values({ id: 'nowhere', userId: hall.asha.id, source: 'nowhere', remaining: 5, createdAt: 0 }),
      ],
      () => 'nowhere',
    ],
    ['a charge without an entry', () => [addCharge('test unpaid')], () => 'test unpaid'],
    ['a charge of more than was paid', () => [changeCharge('test paid', { tokens: 11 })], () => 'test paid'],
    ['a charge of less than was paid', () => [changeCharge('test paid', { tokens: 9 })], () => 'test paid'],
    ['a refund without an entry', () => [changeCharge('test paid', { refundedAt: 1 })], () => 'test paid'],
    [
      'a refund that the charge does not know of',
      () => [changeCharge('test failed', { refundedAt: null })],
      () => 'test failed',
    ],
    [
      'tokens that came back twice',
      () => [addEntry({ kind: 'refund', tokens: 10, thing: 'test failed' }), addToBalance(10)],
      () => 'test failed',
    ],
    [
      'tokens that were paid twice',
      () => [addEntry({ kind: 'charge', tokens: -10, thing: 'test paid' }), addToBalance(-10)],
      () => 'test paid',
    ],
    [
      'tokens that were paid for nothing',
      () => [addEntry({ kind: 'charge', tokens: -10, thing: 'test of nobody' }), addToBalance(-10)],
      () => 'test of nobody',
    ],
    [
      'a charge that was removed after it was paid',
      () => [(queries, t) => queries.delete(t.tokenCharges).where(eq(t.tokenCharges.thing, 'test paid'))],
      () => 'test paid',
    ],
    [
      'a test that was paid with another user’s tokens',
      () => [
        addCharge('test of ravi', hall.ravi.id),
        addEntry({ userId: hall.ravi.id, kind: 'charge', tokens: -10, thing: 'test of ravi' }),
        addToBalance(-10),
      ],
      () => 'test of ravi',
    ],
  ];

  test.each(plants)('[TK6] finds %s', async (_what, planted, about) => {
    const { store } = hall.server.context;
    await store.write(async (queries) => {
      for (const plant of planted()) await plant(queries, store.t);
    });
    const { faults } = await proveBalances(store);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(about());
  });

  test('[TK6] reads every wallet, in portions', async () => {
    const { store } = hall.server.context;
    for (let each = 0; each < 1000; each += 1) await give(`gift ${each}`, 1, null);
    await store.write((queries) =>
      queries
        .update(store.t.tokenGrants)
        .set({ remaining: 2 })
        .where(eq(store.t.tokenGrants.source, 'gift 777')),
    );
    const { grants, faults } = await proveBalances(store);
    expect(grants).toBe(1003);
    expect(faults).toEqual([expect.stringMatching(/ has 2 tokens left, its entries sum to 1$/)]);
  }, 60_000);

  test('[TK6] finds nothing while tokens are being spent, given back and written off', async () => {
    const { store } = hall.server.context;
    for (const each of HUNDRED) await give(`gift ${each}`, 1, HOUR_MS, hall.ravi.id);
    hall.server.clock.advance(HOUR_MS);
    const spending = HUNDRED.slice(0, 40).map(async (each) => {
      await charge(`test ${each}`, 2);
      await refund(`test ${each}`);
    });
    let isSpending = true;
    const all = Promise.all([...spending, expire()]).finally(() => (isSpending = false));
    const faults: string[] = [];
    while (isSpending) {
      faults.push(...(await proveBalances(store)).faults);
      // The embedded engine reads without waiting: the writer has to have its turn.
      await setImmediate();
    }
    await all;
    expect(faults).toEqual([]);
    await expectProven();
  });
});

/** What may happen to a wallet. */
type Step =
  | { readonly does: 'charge' | 'refund'; readonly thing: number; readonly tokens: number }
  | { readonly does: 'give'; readonly tokens: number; readonly hours: number | null }
  | { readonly does: 'wait'; readonly hours: number }
  | { readonly does: 'expire' };

const things = fc.integer({ min: 0, max: 5 });
const hours = fc.integer({ min: 1, max: 48 });
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('charge'), thing: things, tokens: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ does: fc.constant('refund'), thing: things, tokens: fc.constant(0) }),
    fc.record({
      does: fc.constant('give'),
      tokens: fc.integer({ min: 1, max: 40 }),
      hours: fc.option(hours, { nil: null }),
    }),
    fc.record({ does: fc.constant('wait'), hours }),
    fc.record({ does: fc.constant('expire') }),
  ) as fc.Arbitrary<Step>,
  { minLength: 3, maxLength: 25 },
);

const RUNS = rounds({ short: 8, full: 500 });

describe('whatever happens to a wallet', () => {
  test('[TK1] [TK3] [TK6] a charge takes its price or nothing, a refund gives it back, and the balances are proven', async () => {
    const { context, clock } = hall.server;
    let users = 0;
    const run = async (history: readonly Step[]) => {
      users += 1;
      const userId = await hall.server.addUser({ username: `user${users}` });
      const tokens = () => purse.tokensOf(context.store.read, userId);
      const paid = new Map<number, number>();
      for (const [place, step] of history.entries()) {
        const before = await tokens();
        if (step.does === 'charge') {
          const isKnown = paid.has(step.thing);
          const outcome = await charge(`test ${step.thing}`, step.tokens, userId).then(
            () => 'paid',
            (error: AppError) => error.code,
          );
          const isEnough = isKnown || before >= step.tokens;
          expect(outcome).toBe(isEnough ? 'paid' : 'TOKENS_EXHAUSTED');
          expect(await tokens()).toBe(isKnown || !isEnough ? before : before - step.tokens);
          if (isEnough && !isKnown) paid.set(step.thing, step.tokens);
        } else if (step.does === 'refund') {
          await refund(`test ${step.thing}`, userId);
          expect(await tokens()).toBeGreaterThanOrEqual(before + (paid.get(step.thing) ?? 0));
          // What came back once is neither charged nor given back again.
          if (paid.has(step.thing)) paid.set(step.thing, 0);
        } else if (step.does === 'give')
          await give(`gift ${place}`, step.tokens, step.hours && step.hours * HOUR_MS, userId);
        else if (step.does === 'wait') clock.advance(step.hours * HOUR_MS);
        else {
          await expire();
          expect(await tokens()).toBe(before);
        }
        expect(Object.values(await left(userId)).every((rest) => rest >= 0)).toBe(true);
      }
      await expectProven();
    };
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: RUNS });
  }, 300_000);
});
