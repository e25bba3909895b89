import {
  FEWEST_ATTEMPTS,
  type PaperRank,
  type KnownPaperRank,
  type ScoredResult,
} from '@exam/shared-schema/contract';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewPaper } from '../src/papers/create-paper.ts';
import { keyedPapers } from '../src/marked-attempts/keyed-papers.ts';
import { countStatistics } from '../src/features/results/count-statistics.ts';
import { Device, issueAndFetch, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { dataIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;

let hall: Hall;

const open = async (paper: Partial<NewPaper> = {}) => {
  hall = await openHall(paper);
};

beforeEach(() => open());

afterEach(async () => {
  await hall.server.close();
});

interface Sat {
  readonly attemptId: string;
  readonly userId: string;
  readonly token: string;
  readonly result: ScoredResult;
}

/** A further student sits the paper; `right` of its first questions are answered, and rightly. */
async function sit(name: string, right: number): Promise<Sat> {
  const { server } = hall;
  const userId = await server.addUser({ username: name });
  const token = await server.signIn(name);
  const issued = await issueAndFetch(server, token, userId, hall.paperId);
  const answers = Object.entries(rightAnswers(issued.paper)).slice(0, right);
  const device = new Device(issued, START + 1000).start().answerAll(Object.fromEntries(answers)).seal();
  const result = scoredIn(await hall.handIn(device.handIn()));
  return { attemptId: device.header.attemptId, userId, token, result };
}

async function sitMany(count: number): Promise<Sat[]> {
  const all: Sat[] = [];
  for (let place = 0; place < count; place += 1) all.push(await sit(`student-${place}`, place % 5));
  return all;
}

const ask = (attemptId: string, token: string) =>
  hall.server.ask('GET', `/api/test-attempts/${attemptId}/standing`, { token });

async function standingOf({ attemptId, token }: Pick<Sat, 'attemptId' | 'token'>): Promise<PaperRank> {
  return dataIn<PaperRank>(await ask(attemptId, token));
}

async function rankedOf(sat: Sat): Promise<KnownPaperRank> {
  const standing = await standingOf(sat);
  if (standing.status !== 'ranked') throw new Error(`It is ${standing.status}`);
  return standing;
}

const count = async () => {
  const { context, clock } = hall.server;
  clock.advance(10 * MINUTE);
  await testRunner(context, countStatistics(context, keyedPapers(context.store))).runner.runDue();
};

/** RK1, by sorting: what any count has to agree with. */
function naive(scores: readonly number[], own: number) {
  const below = scores.filter((score) => score < own).length;
  const equal = scores.filter((score) => score === own).length;
  const share = ((below + equal / 2) / scores.length) * 100;
  return { attempts: scores.length, rank: scores.filter((score) => score > own).length + 1, share };
}

test('[RK1] [RK2] rank and percentile are those of all ranked attempts, the caller’s own included at once', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS + 2);
  const scores = sat.map(({ result }) => result.totalScore);
  for (const each of sat) {
    const { share, ...place } = naive(scores, each.result.totalScore);
    const told = await rankedOf(each);
    expect(told).toMatchObject({ ...place, score: each.result.totalScore });
    expect(told.percentile).toBeCloseTo(share, 1);
    expect(told.distribution.counts.reduce((sum, bar) => sum + bar, 0)).toBe(scores.length);
  }
});

test('[ST74] it says when the paper could be started', async () => {
  const [sat] = (await sitMany(FEWEST_ATTEMPTS)) as [Sat];
  expect(await standingOf(sat)).toMatchObject({ opensAt: null, closesAt: null });
  const { store } = hall.server.context;
  const closesAt = hall.server.clock.now() - MINUTE;
  await store.write((queries) =>
    queries.update(store.t.papers).set({ closesAt }).where(eq(store.t.papers.id, hall.paperId)),
  );
  expect(await standingOf(sat)).toMatchObject({ opensAt: null, closesAt: new Date(closesAt).toISOString() });
});

test('[RK3] with fewer than ten attempts nothing is told', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS - 1);
  expect(await standingOf(sat[0] as Sat)).toEqual({ status: 'few', fewest: FEWEST_ATTEMPTS });
  const tenth = await sit('the-tenth', 4);
  expect(await standingOf(tenth)).toMatchObject({ status: 'ranked', attempts: 10, rank: 1 });
});

test('[RK1] [ST7] a second attempt has no rank, nor has an attempt at a paper that does not rank', async () => {
  await sitMany(FEWEST_ATTEMPTS);
  const ids: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const device = await hall.finished();
    await hall.handIn(device.handIn());
    ids.push(device.header.attemptId);
  }
  const [first = '', second = ''] = ids;
  const { token } = hall.asha;
  expect(await standingOf({ attemptId: first, token })).toMatchObject({ status: 'ranked', attempts: 11 });
  expect(await standingOf({ attemptId: second, token })).toEqual({
    status: 'not-ranked',
    reason: 'repeated',
  });
  await hall.server.close();
  await open({ resultsPolicy: 'on-submit' });
  const [practice] = await sitMany(FEWEST_ATTEMPTS);
  expect(await standingOf(practice as Sat)).toEqual({ status: 'not-ranked' });
});

test('[RK1] [ST7] it is its owner’s and an administrator’s, and is told when the results are', async () => {
  const [sat] = (await sitMany(FEWEST_ATTEMPTS)) as [Sat];
  expect(refusalIn(await ask(sat.attemptId, hall.ravi.token))).toBe('404 NOT_FOUND');
  const admin = await hall.server.signIn('admin');
  expect(await standingOf({ ...sat, token: admin })).toEqual(await standingOf(sat));
  const { store } = hall.server.context;
  const keyReleaseAt = hall.server.clock.now() + MINUTE;
  await store.write((queries) =>
    queries.update(store.t.papers).set({ keyReleaseAt }).where(eq(store.t.papers.id, hall.paperId)),
  );
  expect(await standingOf(sat)).toEqual({
    status: 'held',
    availableAt: new Date(keyReleaseAt).toISOString(),
  });
});

/** Further rows beside a real one, with scores of the test's. */
async function addScores(like: Sat, scores: readonly number[]): Promise<void> {
  const { store, ids } = hall.server.context;
  const { attempts, users } = store.t;
  const isLike = and(eq(attempts.id, like.attemptId), eq(attempts.userId, like.userId));
  const [row] = await store.read.select().from(attempts).where(isLike);
  const [user] = await store.read.select().from(users).where(eq(users.id, like.userId));
  if (row === undefined || user === undefined) throw new Error('It is not there');
  await store.write(async (queries) => {
    for (const score of scores) {
      const id = ids.next();
      await queries
        .insert(users)
        .values({ ...user, id, username: id, email: `${id}@example.com`, phone: null });
      await queries.insert(attempts).values({ ...row, id, userId: id, score, scoreExact: `${score}` });
    }
  });
}

test('[RK1] whatever the scores are, they are as a sorted list says', async () => {
  const sat = await sit('first', 2);
  const all = [sat.result.totalScore];
  const thirds = fc.integer({ min: -12, max: 48 }).map((value) => value / 3);
  await fc.assert(
    fc.asyncProperty(fc.array(thirds, { minLength: 10, maxLength: 25 }), async (scores) => {
      await addScores(sat, scores);
      hall.server.clock.advance(MINUTE);
      all.push(...scores);
      const { share, ...place } = naive(all, sat.result.totalScore);
      const told = await rankedOf(sat);
      expect(told).toMatchObject(place);
      expect(Math.abs(told.percentile - share)).toBeLessThan(0.006);
    }),
    { numRuns: 12 },
  );
});

test('[RK2] counts are kept for ten seconds', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS);
  hall.server.clock.advance(3 * MINUTE);
  const [first] = sat as [Sat];
  const before = await rankedOf(first);
  await addScores(first, [1000]);
  expect(await rankedOf(first)).toEqual(before);
  hall.server.clock.advance(11_000);
  expect(await rankedOf(first)).toMatchObject({ attempts: before.attempts + 1, rank: before.rank + 1 });
});

test('[RK2] whoever comes while counts are kept is counted with them, and once', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS);
  const [first] = sat as [Sat];
  const before = await rankedOf(first);
  const late = await sit('late', 4);
  const again = [await rankedOf(late), await rankedOf(late)];
  for (const told of again)
    expect(told).toMatchObject({ attempts: before.attempts + 1, rank: 1, asOf: before.asOf });
  expect(await rankedOf(first)).toEqual(before);
  hall.server.clock.advance(11_000);
  for (const each of [first, late])
    expect(await rankedOf(each)).toMatchObject({ attempts: before.attempts + 1 });
});

test('[RK2] however many ask at once, each is counted', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS);
  const told = await Promise.all(sat.map(rankedOf));
  expect(new Set(told.map(({ attempts }) => attempts))).toEqual(new Set([FEWEST_ATTEMPTS]));
});

test('[RK5] each section has its median, once it is counted, and its top tenth from fifty attempts up', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS + 1);
  expect((await rankedOf(sat[0] as Sat)).sections).toEqual([]);
  await count();
  const { sections } = await rankedOf(sat[0] as Sat);
  const median = (place: number) => {
    const scores = sat.map(({ result }) => result.sectionWiseStats[place]?.score ?? 0).sort((a, b) => a - b);
    return scores[(scores.length - 1) / 2];
  };
  expect(sections).toEqual([
    { section: 'Choice', median: median(0), topTenth: null },
    { section: 'Number', median: median(1), topTenth: null },
  ]);
});

test('[RK6] an attempt that is decided to rank later is counted in the statistics, and one that is not is taken out', async () => {
  const sat = await sitMany(FEWEST_ATTEMPTS + 1);
  const [last] = sat.slice(-1) as [Sat];
  const { context, clock } = hall.server;
  const { store } = context;
  const { attempts } = store.t;
  const isThis = and(eq(attempts.id, last.attemptId), eq(attempts.userId, last.userId));
  await store.write((queries) =>
    queries.update(attempts).set({ ranked: false, isDoubted: true }).where(isThis),
  );
  await count();
  const told = async () => {
    const rows = await store.read.select().from(store.t.questionStatistics);
    const sections = await store.read.select().from(store.t.sectionStatistics);
    const inSection = Object.values(sections[0]?.scores ?? {}).reduce((sum, each) => sum + each, 0);
    return [...new Set(rows.map((row) => row.attempts)), inSection];
  };
  expect(await told()).toEqual([10, 10]);
  const decide = async (ranked: boolean) => {
    const answer = await hall.server.ask('POST', `/api/admin/attempts/${last.attemptId}/ranking`, {
      token: await hall.server.signIn('admin'),
      body: { userId: last.userId, ranked, reason: 'Seen in the hall' },
    });
    expect(answer.status).toBe(200);
    clock.advance(5 * MINUTE);
    await count();
  };
  await decide(true);
  expect(await told()).toEqual([11, 11]);
  await decide(false);
  expect(await told()).toEqual([10, 10]);
});
