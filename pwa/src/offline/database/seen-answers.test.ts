import { mySessions, trendingPapers } from '@exam/shared-schema/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { openDatabase } from './database.ts';
import { MOST_OF_CALL, MOST_OF_OWNER, pruneSeen, surplusOf, UNUSED_MS } from './prune-seen.ts';
import { ANYONE, keepSeen, noteLooked, ownerOf, readSeen, seenKey } from './seen-answers.ts';

const DAY_MS = 24 * 60 * 60_000;
let now = 0;
const database = openDatabase('seen-answers', { ...browserEdge, now: () => now });

const page = { page: 1, pages: 1, total: 0, count: 0, papers: [] };
const sessions = { data: [] };

beforeEach(async () => {
  now = 1_000 * DAY_MS;
  await database.seenAnswers.clear();
});

test('the key of an answer is its call and its arguments, in whatever order they were written', () => {
  const key = seenKey(trendingPapers, { query: { page: 1, limit: 10 } });
  expect(seenKey(trendingPapers, { query: { limit: 10, page: 1 } })).toBe(key);
  expect(seenKey(trendingPapers, { query: { limit: 10, page: 2 } })).not.toBe(key);
  expect(seenKey(mySessions, {})).not.toBe(seenKey(trendingPapers, { query: {} }));
});

test('[PK6] the answer of a public call is anyone’s, every other one its user’s', async () => {
  expect(ownerOf(trendingPapers, 'u1')).toBe(ANYONE);
  expect(ownerOf(mySessions, 'u1')).toBe('u1');
  expect(ownerOf(mySessions, null)).toBeNull();
  await keepSeen(database, 'u1', mySessions, {}, sessions);
  expect(await readSeen(database, 'u1', mySessions, {})).toEqual({ answer: sessions, storedAt: now });
  expect(await readSeen(database, 'u2', mySessions, {})).toBeNull();
});

test('[PK14] an answer that another version of the app kept and that does not fit this one counts as not seen', async () => {
  const args = { query: { page: 1 } };
  await keepSeen(database, ANYONE, trendingPapers, args, page);
  await database.seenAnswers.toCollection().modify({ answer: { ...page, papers: [{ _id: 'p1' }] } });
  expect(await readSeen(database, ANYONE, trendingPapers, args)).toBeNull();
});

test('[PK14] what was not looked at for 60 days goes; a look keeps it, and does not make it newer', async () => {
  const keptAt = now;
  await keepSeen(database, ANYONE, trendingPapers, { query: { page: 1 } }, page);
  await keepSeen(database, 'u1', mySessions, {}, sessions);
  now += 50 * DAY_MS;
  await noteLooked(database, 'u1', [seenKey(mySessions, {})]);
  now += 20 * DAY_MS;
  expect(await pruneSeen(database)).toBe(1);
  expect(await readSeen(database, ANYONE, trendingPapers, { query: { page: 1 } })).toBeNull();
  expect(await readSeen(database, 'u1', mySessions, {})).toMatchObject({ storedAt: keptAt });
});

test('a look is written once a day', async () => {
  await keepSeen(database, 'u1', mySessions, {}, sessions);
  const written = async () => (await database.seenAnswers.toArray()).map(({ lookedAt }) => lookedAt);
  const [first] = await written();
  now += DAY_MS - 1;
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await noteLooked(database, 'u1', [seenKey(mySessions, {})]);
  // Not even an empty write, because readers would wait for it.
  expect(begun.mock.calls.map(([, mode]) => mode)).not.toContain('readwrite');
  begun.mockRestore();
  expect(await written()).toEqual([first]);
  now += 1;
  await noteLooked(database, 'u1', [seenKey(mySessions, {})]);
  expect(await written()).toEqual([now]);
});

test('[PK14] of one owner only so many stay, and of one call of theirs fewer, those looked at last', () => {
  const rows = (owner: string, call: string, count: number) =>
    Array.from({ length: count }, (_, index) => [owner, `${call} ${index}`, now - index] as const);
  const logs = rows('u1', 'attempts.log', MOST_OF_CALL + 2);
  expect(surplusOf(logs, now)).toEqual(logs.slice(-2));
  const calls = Array.from({ length: MOST_OF_OWNER / MOST_OF_CALL }, (_, index) =>
    rows('u1', `call-${index}`, MOST_OF_CALL),
  ).flat();
  const others = rows('u2', 'papers.overview', 3);
  expect(surplusOf([...calls, ...rows('u1', 'one-more', 1), ...others], now)).toHaveLength(1);
  expect(surplusOf([['u1', 'old 1', now - UNUSED_MS - 1]], now)).toHaveLength(1);
});
