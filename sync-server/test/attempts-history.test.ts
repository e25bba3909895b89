import type { AttemptHistoryRow } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, refusalIn } from './support/read.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const ask = (search: string, token = hall.asha.token) =>
  hall.server.ask('GET', `/api/test-attempts/my-attempts?${search}`, { token });
const rows = async (search = '') => dataIn<AttemptHistoryRow[]>(await ask(search));

/** An attempt at a new paper of so many marks. */
async function sit(totalMarks: string): Promise<string> {
  const { context } = hall.server;
  const paperId = await publishSample(context, hall.adminId);
  const answer = await hall.handIn((await hall.finished(paperId)).handIn());
  expect(answer.status).toBe(201);
  const { papers } = context.store.t;
  await context.store.write((queries) =>
    queries.update(papers).set({ totalMarks }).where(eq(papers.id, paperId)),
  );
  return paperId;
}

test('[ST62] difficulty goes by the label that the total marks have, the easiest first', async () => {
  expect(await rows('sort=difficulty')).toEqual([]);
  const hard = await sit('201/2');
  const easy = await sit('50');
  const medium = await sit('100');
  const sorted = await rows('sort=difficulty');
  expect(sorted.map(({ testId }) => testId._id)).toEqual([easy, medium, hard]);
});

test('[ST57] a category of the filter is a group of exams', async () => {
  const paperId = await sit('16');
  expect(await rows('category=Engineering')).toEqual([]);
  const { store } = hall.server.context;
  const { categories } = store.t;
  await store.write((queries) =>
    queries.update(categories).set({ group: 'Engineering' }).where(eq(categories.cid, 'gate')),
  );
  expect((await rows('category=Engineering')).map(({ testId }) => testId._id)).toEqual([paperId]);
  expect(await rows('category=Medical')).toEqual([]);
  expect(await rows('category=All')).toHaveLength(1);
  expect(refusalIn(await ask('category=Law'))).toBe('400 VALIDATION');
});

test('[PF2] pages of ten neither repeat nor leave out a row, in every order', async () => {
  for (let each = 0; each < 12; each += 1) await sit(each % 2 === 0 ? '40' : '400');
  for (const sort of ['recent', 'score', 'accuracy', 'difficulty']) {
    const first = await ask(`sort=${sort}`);
    expect(first.json).toMatchObject({ page: 1, totalPages: 2, total: 12, count: 10 });
    const ids = [...dataIn<AttemptHistoryRow[]>(first), ...(await rows(`sort=${sort}&page=2`))].map(
      ({ _id }) => _id,
    );
    expect(new Set(ids).size).toBe(12);
  }
});
