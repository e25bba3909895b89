import {
  isVisible,
  NO_EXTRA_TIME,
  NO_MEANS,
  NOTHING_ISSUED,
  resolveAccess,
} from '@exam/shared-schema/access';
import { predefinedPapers, type PaperSummary } from '@exam/shared-schema/contract';
import { LONGEST_MINUTES, MOST_PACKAGE_BYTES } from '@exam/shared-schema/paper-package';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewPaper } from '../src/papers/create-paper.ts';
import { factsOf, maySee } from '../src/papers/paper-access.ts';
import { Device, issueAndFetch, rightAnswers } from './support/device.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { addOrganisation } from './support/organisations.ts';
import { publishSample } from './support/papers.ts';
import { START } from './support/test-server.ts';

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

test('[OR13] papers of a college are for its members alone, in lists, by their address and for a ticket', async () => {
  const { context, ask, addUser, signIn } = hall.server;
  await addOrganisation(context, 'ours');
  await addOrganisation(context, 'theirs');
  const teacher = await addUser({ username: 'guru', role: 'teacher', organisationId: 'ours' });
  const member = await addUser({ username: 'member', organisationId: 'ours' });
  const other = await addUser({ username: 'other', organisationId: 'theirs' });
  const paperId = await publishSample(context, teacher);
  const withdrawn = await publishSample(context, teacher, { isActive: false });
  const rows = await context.store.read.select().from(context.store.t.papers);
  const token = { member: await signIn('member'), other: await signIn('other'), asha: hall.asha.token };
  const seen = async (path: string, rowsIn: string, by: string | undefined) => {
    const found = (await ask('GET', `/api${path}?limit=100`, { token: by })).json as Record<string, unknown>;
    return (found[rowsIn] as PaperSummary[]).map(({ _id }) => _id).sort();
  };
  const lists = [
    ['/test-papers/get_all_testpaper', 'papers'],
    ['/admin/test_papers/admin-tests', 'papers'],
    ['/admin/my_test_paper', 'data'],
  ] as const;
  for (const [path, rowsIn] of lists) {
    expect(await seen(path, rowsIn, token.member)).toEqual([hall.paperId, paperId].sort());
    expect(await seen(path, rowsIn, token.other)).toEqual([hall.paperId]);
    expect(await seen(path, rowsIn, token.asha)).toEqual([hall.paperId]);
  }
  for (const by of [undefined, token.member])
    expect(await seen('/test-papers/trending', 'papers', by)).toEqual([hall.paperId]);
  const statuses = async (by: string | undefined) => [
    (await ask('GET', `/api/test-papers/get_testpaper_by_id/${paperId}`, { token: by })).status,
    (await ask('POST', `/api/test-papers/${paperId}/issue`, { token: by })).status,
  ];
  expect(await statuses(undefined)).toEqual([404, 401]);
  expect(await statuses(token.other)).toEqual([404, 404]);
  expect(await statuses(token.member)).toEqual([200, 200]);
  for (const [id, organisationId] of [
    [member, 'ours'],
    [other, 'theirs'],
  ] as const) {
    const asker = {
      kind: 'user',
      organisationId,
      scope: { reach: 'own', userId: id },
      means: NO_MEANS,
    } as const;
    const shown = rows.filter((paper) =>
      isVisible(
        resolveAccess({
          paper: factsOf(paper),
          asker,
          issued: NOTHING_ISSUED,
          accommodation: NO_EXTRA_TIME,
          assigned: [],
          now: START,
        }),
      ),
    );
    const listed = await seen(
      '/admin/my_test_paper',
      'data',
      organisationId === 'ours' ? token.member : token.other,
    );
    expect(shown.map((row) => row.id).sort()).toEqual(listed);
  }
  expect(rows.map((row) => row.id)).toContain(withdrawn);
});

test('[OR13] an answer with papers of a college stays in no cache, and on the device with its user', async () => {
  const { context, ask, addUser, signIn } = hall.server;
  await addOrganisation(context, 'ours');
  const teacher = await addUser({ username: 'guru', role: 'teacher', organisationId: 'ours' });
  await publishSample(context, teacher);
  const asked = async (token?: string) => ask('GET', '/api/admin/test_papers/admin-tests', { token });
  const [own, open] = [await asked(await signIn('guru')), await asked()];
  // A short list has no tag, and none is stored without one.
  expect([own.headers['cache-control'], open.headers['cache-control']]).toEqual(['no-store', undefined]);
  const isPrivate = (answer: unknown) => predefinedPapers.isPrivate?.(answer as never);
  expect([isPrivate(own.json), isPrivate(open.json)]).toEqual([true, false]);
});

test('[OR13] [SG1] attempts at papers of a college are on no board', async () => {
  const { context, addUser, signIn, ask } = hall.server;
  await addOrganisation(context, 'ours');
  const teacher = await addUser({ username: 'guru', role: 'teacher', organisationId: 'ours' });
  const userId = await addUser({ username: 'member', organisationId: 'ours' });
  const paperId = await publishSample(context, teacher);
  const issued = await issueAndFetch(hall.server, await signIn('member'), userId, paperId);
  const device = new Device(issued, START + 1000).start().answerAll(rightAnswers(issued.paper)).seal();
  expect((await ask('POST', HAND_IN, { body: device.handIn() })).status).toBe(201);
  await hall.handIn((await hall.finished()).handIn());
  const { standingAttempts } = context.store.t;
  const noted = await context.store.read.select({ userId: standingAttempts.userId }).from(standingAttempts);
  expect(noted).toEqual([{ userId: hall.asha.id }]);
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
