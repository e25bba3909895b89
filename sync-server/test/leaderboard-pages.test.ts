import type { LeaderboardMeta, LeaderboardEntry } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepLeaderboards } from '../src/features/leaderboard/keep-up-to-date.ts';
import { systemTimers } from '../src/jobs/index.ts';
import { settle, sit, versionOf, type SatPaper } from './support/leaderboards.ts';
import { publishSample } from './support/papers.ts';
import { dataIn } from './support/read.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { expectedLeaderboard, shownLeaderboard } from './support/expected-leaderboards.ts';
import { rounds } from '../../scripts/vitest/size.ts';

const STUDENTS = 40;
const HAND_INS = rounds({ short: 300, full: 3_000 });

let server: TestServer;
let papers: SatPaper[];

beforeEach(async () => {
  server = await startTestServer();
  const { context } = server;
  const adminId = await server.addUser({ username: 'admin', role: 'admin' });
  papers = [];
  for (let place = 0; place < 3; place += 1)
    papers.push(await versionOf(context.store, await publishSample(context, adminId)));
});

afterEach(async () => {
  await server.close();
});

async function addStudents(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1)
    ids.push(await server.addUser({ username: `student-${place}` }));
  return ids;
}

interface Page {
  readonly leaderboard: readonly LeaderboardEntry[];
  readonly meta: LeaderboardMeta;
}

test(
  '[SG9] while others move, Load More neither repeats nor leaves out who stays',
  { timeout: 120_000 },
  async () => {
    const { context } = server;
    const students = await addStudents(STUDENTS);
    const [first, ...later] = papers as [SatPaper, ...SatPaper[]];
    for (const [place, userId] of students.entries())
      await sit(context, { ...first, userId, scoreExact: String(place % 9) });
    await settle(context);
    // Every third student goes on to sit papers while somebody reads.
    const movers = students.filter((_, place) => place % 3 === 0);
    const stay = students.filter((_, place) => place % 3 !== 0);
    const seen: string[] = [];
    let after: string | null = '';
    for (let page = 1; after !== null; page += 1) {
      const query: string = `?limit=4&page=${page}${after && `&after=${after}`}`;
      const { leaderboard, meta }: Page = dataIn<Page>(
        await server.ask('GET', `/api/leaderboard/performance${query}`),
      );
      seen.push(...leaderboard.map(({ userId }) => userId));
      after = meta.next;
      const userId = movers[page % movers.length] as string;
      await sit(context, {
        ...(later[page % 2] as SatPaper),
        userId,
        scoreExact: page % 2 === 0 ? '16' : '-4',
      });
      await settle(context);
    }
    const seenStaying = seen.filter((id) => stay.includes(id));
    expect(seenStaying).toHaveLength(stay.length);
    expect(new Set(seenStaying)).toEqual(new Set(stay));
  },
);

test(
  `[SG6] ${HAND_INS} hand-ins at once are all counted within two seconds`,
  { timeout: 120_000 },
  async () => {
    const { context } = server;
    const students = await addStudents(HAND_INS / 3);
    const errors: object[] = [];
    const keeper = keepLeaderboards(context, {
      timers: systemTimers,
      log: { error: (details) => void errors.push(details) },
    });
    const sittings = students.flatMap((userId, place) =>
      papers.map((paper, index) => ({ ...paper, userId, scoreExact: String((place * 7 + index) % 17) })),
    );
    await Promise.all(sittings.map((each) => sit(context, each)));
    const handedIn = performance.now();
    const { read, t } = context.store;
    const isBehind = async () =>
      (await shownLeaderboard(context, '', 'alltime', { limit: 100 })).length < students.length ||
      (await read.select().from(t.standingAttempts)).some(({ change }) => change !== null);
    while (await isBehind()) await new Promise((resolve) => setTimeout(resolve, 20));
    const tookMs = performance.now() - handedIn;
    await keeper.stop();
    expect(await shownLeaderboard(context, '', 'weekly', { limit: 100 })).toEqual(
      await expectedLeaderboard(context, '', 'weekly'),
    );
    expect(errors).toEqual([]);
    expect(tookMs).toBeLessThan(2000);
  },
);
