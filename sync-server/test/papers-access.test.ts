import type { PaperSummary } from '@exam/shared-schema/contract';
import { LONGEST_MINUTES, MOST_PACKAGE_BYTES } from '@exam/shared-schema/paper-package';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewPaper } from '../src/papers/create-paper.ts';
import { factsOf, maySee } from '../src/papers/paper-access.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const LISTS = ['trending', 'get_all_testpaper'].map((name) => `/api/test-papers/${name}?limit=100`);

test('[ST10] lists have exactly the papers that are shown to somebody who is not signed in', async () => {
  const { context, ask } = hall.server;
  const kinds: Partial<NewPaper>[] = [
    {},
    { isActive: false },
    { ownerId: hall.asha.id },
    { ownerId: hall.asha.id, isActive: false },
    { isForBatches: true },
  ];
  for (const kind of kinds) await publishSample(context, hall.adminId, kind);
  const rows = await context.store.read.select().from(context.store.t.papers);
  const shown = rows.filter((row) => maySee(row, null, [], context.clock.now())).map(({ id }) => id);
  expect([rows.length, shown.length]).toEqual([kinds.length + 1, 2]);
  for (const url of [...LISTS, '/api/admin/test_papers/admin-tests?limit=100']) {
    const { papers } = (await ask('GET', url)).json as { papers: PaperSummary[] };
    expect(papers.map(({ _id }) => _id).sort()).toEqual([...shown].sort());
  }
});

test('[ST74] a paper has a window as soon as it opens or closes at a time', async () => {
  const { store } = hall.server.context;
  const [row] = await store.read.select().from(store.t.papers);
  if (row === undefined) throw new Error('There is no paper');
  const windowOf = (opensAt: number | null, closesAt: number | null) =>
    factsOf({ ...row, opensAt, closesAt }).window;
  expect(windowOf(null, null)).toBeUndefined();
  expect(windowOf(1, null)).toEqual({ opensAt: 1, closesAt: null });
  expect(windowOf(null, 2)).toEqual({ opensAt: null, closesAt: 2 });
  expect(windowOf(1, 2)).toEqual({ opensAt: 1, closesAt: 2 });
});

test('[IM5] a paper that nobody could sit and hand in is not published', async () => {
  const publish = (changes: Partial<NewPaper>) =>
    publishSample(hall.server.context, hall.adminId, { title: 'Endless', ...changes });
  const refusals: readonly (readonly [Partial<NewPaper>, string])[] = [
    [
      { durationMinutes: LONGEST_MINUTES + 1 },
      "'Endless' cannot be published: a paper takes 1 to 600 minutes.",
    ],
    [{ durationMinutes: 0 }, "'Endless' cannot be published: a paper takes 1 to 600 minutes."],
    [{ sections: [] }, "'Endless' cannot be published: a paper has 1 to 1000 questions."],
    [
      { description: 'x'.repeat(MOST_PACKAGE_BYTES) },
      "'Endless' cannot be published: a paper has at most 5 MB of text.",
    ],
  ];
  for (const [changes, sentence] of refusals) await expect(publish(changes)).rejects.toThrow(sentence);
  await expect(publish({ durationMinutes: LONGEST_MINUTES })).resolves.toEqual(expect.any(String));
});
