import { afterEach, beforeEach, expect, test } from 'vitest';
import { attemptsOfVersion, type VersionPage } from '../../src/marked-attempts/attempts-of-version.ts';
import { addAttempt } from '../../src/marked-attempts/queries.ts';
import { openHall, type Hall } from '../support/hall.ts';
import { attemptRow, versionOf, type SatPaper } from '../support/leaderboards.ts';
import { publishSample } from '../support/papers.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await openHall();
});
afterEach(() => hall.server.close());

async function sit(paper: SatPaper, id: string, userId: string, keyVersion: number): Promise<void> {
  const { context } = hall.server;
  const row = { ...attemptRow(context, { ...paper, userId }), id, keyVersion };
  await context.store.write((queries) => addAttempt(context.store, queries, row));
}

test('all attempts at a version are read, each once, by key version, id and user, in pages of any size', async () => {
  const { store } = hall.server.context;
  const paper = await versionOf(store, hall.paperId);
  const other = await versionOf(store, await publishSample(hall.server.context, hall.adminId));
  const [first, second] = [hall.asha.id, hall.ravi.id].sort() as [string, string];
  const expected = [
    ['a', first, 1],
    ['a', second, 1],
    ['b', first, 1],
    ['c', second, 1],
    ['A', first, 3],
    ['d', first, 3],
  ] as const;
  for (const [id, userId, keyVersion] of expected.toReversed()) await sit(paper, id, userId, keyVersion);
  await sit(other, 'e', first, 1);
  const { attempts } = store.t;
  const { id, userId, keyVersion } = attempts;
  const read = ({ where, orderBy, limit }: VersionPage) =>
    store.read
      .select({ id, userId, keyVersion })
      .from(attempts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  for (const atOnce of [1, 2, 3, 4, 100]) {
    const found = [];
    for await (const rows of attemptsOfVersion(store, paper.packageVersion, atOnce, read)) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(atOnce);
      found.push(...rows.map((row) => [row.id, row.userId, row.keyVersion]));
    }
    expect(found, `${atOnce} at once`).toEqual(expected);
  }
});
