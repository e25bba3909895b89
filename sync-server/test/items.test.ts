import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnalysablePaper, ItemAnalysis } from '@exam/shared-schema/contract';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { START, type Answer } from './support/test-server.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});
afterEach(() => hall.server.close());

async function analysis(paperId = hall.paperId): Promise<ItemAnalysis> {
  const token = await hall.server.signIn('admin');
  return dataIn<ItemAnalysis>(await hall.server.ask('GET', `/api/admin/papers/${paperId}/items`, { token }));
}

test('[IA1] each question of a paper is told with its options, the right one marked, and how it did', async () => {
  for (const [place, right] of [4, 3, 2, 2, 1, 0].entries()) await hall.sit(`student-${place}`, right);
  const { attempts, items, paper } = await analysis();
  expect(paper._id).toBe(hall.paperId);
  expect(attempts).toBe(6);
  expect(items.map(({ number, rightPercent }) => [number, rightPercent])).toEqual([
    [1, 83.33],
    [2, 66.67],
    [3, 33.33],
    [4, 16.67],
  ]);
  for (const { type, options, rightPercent } of items) {
    const right = options.filter(({ isRight }) => isRight);
    if (type === 'MCQ') expect(right.map(({ percent }) => percent)).toEqual([rightPercent]);
    if (type === 'Numerical') expect(options).toEqual([]);
  }
  // Who has more of the others right has the second one right.
  expect(items[1]?.pointBiserial ?? 0).toBeGreaterThan(0.5);
  expect(items.every(({ flags }) => flags.includes('few-attempts'))).toBe(true);
});

test('[IA1] only what ranks is analysed, and a paper that nobody has sat has nothing to tell', async () => {
  expect(await analysis()).toMatchObject({ attempts: 0, items: [] });
  const first = await hall.finished();
  await hall.handIn(first.handIn());
  const second = await hall.finished();
  await hall.handIn(second.handIn());
  expect((await analysis()).attempts).toBe(1);
});

test('[IA4] what does not rank is counted with its reason', async () => {
  const issued = await hall.issue('ravi');
  const device = () => new Device(issued, START + 1000).answerAll(rightAnswers(issued.paper));
  const first = await hall.finished();
  await hall.handIn(first.handIn());
  // A second attempt of the same student, and one without its log.
  await hall.handIn((await hall.finished()).handIn());
  const { log: _log, ...plain } = device().seal().handIn();
  await hall.handIn(plain, hall.ravi.token);
  expect(await analysis()).toMatchObject({
    attempts: 1,
    unranked: [
      { reason: 'no-log', attempts: 1 },
      { reason: 'repeated', attempts: 1 },
    ],
  });
});

test('[IA4] an attempt in doubt is counted as such until an administrator has decided', async () => {
  const issued = await hall.issue();
  // Its log has no start.
  const device = new Device(issued, START + 1000).answerAll(rightAnswers(issued.paper)).seal();
  await hall.handIn(device.handIn());
  expect((await analysis()).unranked).toEqual([{ reason: 'to-review', attempts: 1 }]);
  const token = await hall.server.signIn('admin');
  const body = { userId: hall.asha.id, ranked: false, reason: 'Seen in the hall' };
  const url = `/api/admin/attempts/${device.header.attemptId}/ranking`;
  expect((await hall.server.ask('POST', url, { token, body })).status).toBe(200);
  expect((await analysis()).unranked).toEqual([{ reason: 'refused', attempts: 1 }]);
});

test('[IA4] of a practice paper every attempt is counted, and a simulated one never', async () => {
  const { store } = hall.server.context;
  const practice = await publishSample(hall.server.context, hall.adminId, { resultsPolicy: 'on-submit' });
  await hall.handIn((await hall.finished(practice)).handIn());
  expect(await analysis(practice)).toMatchObject({
    attempts: 0,
    unranked: [{ reason: 'practice-paper', attempts: 1 }],
  });
  await store.write((queries) => queries.update(store.t.attempts).set({ isDemo: true }));
  expect((await analysis(practice)).unranked).toEqual([]);
});

test('[IA5] papers with ranked attempts are listed first, then those with simulated ones, then the others', async () => {
  const { context } = hall.server;
  const { store } = context;
  const admin = await hall.server.signIn('admin');
  const add = (title: string, more = {}) => publishSample(context, hall.adminId, { title, ...more });
  const [empty, demo] = [await add('A: not taken'), await add('B: simulated')];
  await add('Only of Asha', { ownerId: hall.asha.id, resultsPolicy: 'on-submit' });
  await hall.sit('student', 2);
  await store.write((queries) =>
    queries.update(store.t.papers).set({ demoAttempts: 40 }).where(eq(store.t.papers.id, demo)),
  );
  const list = async (query: string, token = admin) =>
    hall.server.ask('GET', `/api/admin/papers/items${query}`, { token });
  const papersIn = (answer: Answer) => (answer.json as { papers: AnalysablePaper[] }).papers;
  expect(papersIn(await list('')).map(({ _id, ranked, simulated }) => [_id, ranked, simulated])).toEqual([
    [hall.paperId, 1, 0],
    [demo, 0, 40],
    [empty, 0, 0],
  ]);
  expect(papersIn(await list('?search=a%3A')).map(({ title }) => title)).toEqual(['A: not taken']);
  expect(refusalIn(await list('', hall.asha.token))).toBe('403 FORBIDDEN');
});

test('[IA1] there is nothing of a paper that does not exist, and nothing for students', async () => {
  const { server } = hall;
  const admin = await server.signIn('admin');
  const at = (id: string) => `/api/admin/papers/${id}/items`;
  expect((await server.ask('GET', at('nobody'), { token: admin })).status).toBe(404);
  const student = await server.ask('GET', at(hall.paperId), { token: hall.asha.token });
  expect(student.status).toBe(403);
  expect(refusalIn(student)).not.toContain('options');
});
