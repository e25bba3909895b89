import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../src/context.ts';
import type { Store } from '../../src/database/index.ts';
import { updateLeaderboards } from '../../src/features/leaderboard/update-leaderboards.ts';
import { settle, sit, versionOf, type SatPaper } from '../support/leaderboards.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { expectedLeaderboard, shownLeaderboard, timeframes } from '../support/expected-leaderboards.ts';
import { publishSample } from '../support/papers.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { atOnce, newDatabase, openShared, warmUp } from './support.ts';

const STUDENTS = 30;

let database: EmptyDatabase;
let stores: Store[];
let server: TestServer;
let papers: SatPaper[];

beforeEach(async () => {
  database = await newDatabase();
  stores = [await openShared(database), await openShared(database)];
  server = await startTestServer({}, { store: stores[0] as Store });
  const adminId = await server.addUser({ username: 'admin', role: 'admin' });
  papers = [];
  for (let place = 0; place < 4; place += 1)
    papers.push(await versionOf(server.context.store, await publishSample(server.context, adminId)));
  await warmUp(stores);
});

afterEach(async () => {
  await server.close();
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

test('[SG6] two processes that take hand-ins and update the boards at once lose none and count none twice', async () => {
  const students: string[] = [];
  for (let place = 0; place < STUDENTS; place += 1)
    students.push(await server.addUser({ username: `student-${place}` }));
  const contexts = stores.map((store): Context => ({ ...server.context, store }));
  const sittings = students.flatMap((userId, place) =>
    papers.map((paper, index) => ({ ...paper, userId, scoreExact: String((place + 3 * index) % 17) })),
  );
  let handedIn = 0;
  const update = async (context: Context) => {
    while (handedIn < sittings.length) await updateLeaderboards(context, 5);
  };
  const updating = contexts.flatMap((context) => [update(context), update(context)]);
  await atOnce(sittings.length, async (index) => {
    const sitting = sittings[index] as (typeof sittings)[number];
    await sit(contexts[index % 2] as Context, sitting);
    handedIn += 1;
  });
  await Promise.all(updating);
  await settle(server.context);
  for (const timeframe of timeframes)
    expect(await shownLeaderboard(server.context, '', timeframe)).toEqual(
      await expectedLeaderboard(server.context, '', timeframe),
    );
});
