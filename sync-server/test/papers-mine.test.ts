import type { CallAnswer, myTestPapers } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { refusalIn } from './support/read.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const ask = (search = '', token: string | undefined = hall.asha.token) =>
  hall.server.ask('GET', `/api/admin/my_test_paper?${search}`, { token });
const listed = async (search = '', token = hall.asha.token) =>
  (await ask(search, token)).json as CallAnswer<typeof myTestPapers>;
const idsOf = ({ data }: CallAnswer<typeof myTestPapers>) => data.map(({ _id }) => _id).sort();

test('[PF11] the open papers and the own generated ones, and nobody else’s', async () => {
  const { context } = hall.server;
  const own = await publishSample(context, hall.adminId, { ownerId: hall.asha.id, isAiGenerated: true });
  await publishSample(context, hall.adminId, { ownerId: hall.ravi.id });
  await publishSample(context, hall.adminId, { isActive: false });
  expect(idsOf(await listed())).toEqual([hall.paperId, own].sort());
  expect(idsOf(await listed('type=ai'))).toEqual([own]);
  expect(idsOf(await listed('type=manual'))).toEqual([hall.paperId]);
  expect((await ask('', hall.ravi.token)).text).not.toContain(own);
  const anonymous = await hall.server.ask('GET', '/api/admin/my_test_paper');
  expect(refusalIn(anonymous)).toBe('401 UNAUTHENTICATED');
});

test('[PF11] twelve to a page, by difficulty as the chips say', async () => {
  const { context } = hall.server;
  for (const difficultyLevel of [1, 3, 4, 6, 7, 10, 5, 5, 5, 5, 5, 5])
    await publishSample(context, hall.adminId, { difficultyLevel });
  expect(await listed()).toMatchObject({ count: 12, meta: { page: 1, totalPages: 2, total: 13 } });
  const totals = await Promise.all(
    ['easy', 'medium', 'hard'].map(async (level) => (await listed(`difficulty=${level}`)).total),
  );
  expect(totals).toEqual([2, 9, 2]);
});
