import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAttempt, notePaper, noteStudent } from '../src/leaderboard/note-changes.ts';
import { addAttempt, type NewAttempt } from '../src/marked-attempts/queries.ts';
import { updateLeaderboards } from '../src/features/leaderboard/update-leaderboards.ts';
import { attemptRow, versionOf, type SatPaper } from './support/leaderboards.ts';
import { expectedLeaderboard, shownLeaderboard, timeframes } from './support/expected-leaderboards.ts';
import { publishSample } from './support/papers.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';
import { rounds } from '../../scripts/vitest/size.ts';

const HOUR = 3_600_000;
const STUDENTS = 12;
const PAPERS = 5;
const RUNS = rounds({ short: 25, full: 500 });

let server: TestServer;
let papers: SatPaper[];
let categoryIds: string[];
let students: string[];
let attempts: NewAttempt[];

beforeAll(async () => {
  server = await startTestServer();
  const { context } = server;
  const { store, clock } = context;
  const adminId = await server.addUser({ username: 'admin', role: 'admin' });
  const ids: string[] = [];
  for (let place = 0; place < PAPERS; place += 1) ids.push(await publishSample(context, adminId));
  const other = { id: 'other', cid: 'other', name: 'Other', description: '', createdAt: clock.now() };
  await store.write(async (queries) => {
    const { categories, papers: table } = store.t;
    await queries.insert(categories).values(other);
    await queries
      .update(table)
      .set({ categoryId: 'other' })
      .where(eq(table.id, ids[1] ?? ''));
    await queries
      .update(table)
      .set({ isAiGenerated: true })
      .where(eq(table.id, ids[2] ?? ''));
  });
  papers = await Promise.all(ids.map((id) => versionOf(store, id)));
  categoryIds = (await store.read.select().from(store.t.categories)).map(({ id }) => id);
  students = [];
  for (let place = 0; place < STUDENTS; place += 1)
    students.push(await server.addUser({ username: `student-${place}` }));
});

afterAll(async () => {
  await server.close();
});

/** Everything but the papers and the students is new for every run. */
async function begin(): Promise<void> {
  const { store } = server.context;
  const { t } = store;
  await store.write(async (queries) => {
    for (const table of [t.standingAttempts, t.standings, t.standingCounts, t.attempts])
      await queries.delete(table);
    // Their versions never begin again.
    const nobody = { students: 0, total: 0, tests: 0, recountedAt: null, recountReason: null };
    await queries.update(t.standingBoards).set(nobody);
    await queries
      .update(t.users)
      .set({ accountStatus: 'approved', isListed: true })
      .where(eq(t.users.role, 'student'));
  });
  attempts = [];
}

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % list.length];

const place = fc.nat(1000);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('sit'), place, more: place, ranked: fc.boolean() }) },
  ...[
    'repeat',
    'correct',
    'decide',
    'ban',
    'delete',
    'list',
    'paper',
    'hold',
    'wait',
    'update',
    'settle',
  ].map((kind) => ({
    weight: kind === 'delete' ? 1 : 2,
    arbitrary: fc.record({ kind: fc.constant(kind), place, more: place, ranked: fc.boolean() }),
  })),
);
type Step = { kind: string; place: number; more: number; ranked: boolean };

/** Few different ones, so that many are equal and many nearly so; some below zero, some with a fraction. */
const MARKS = ['10', '10.02', '10.04', '16', '10.06', '-2', '22/7', '10.02'];

function marksFor(more: number): Partial<NewAttempt> {
  const scoreExact = at(MARKS, more) as string;
  const correct = more % 5 === 0 ? 1 : 3;
  return { scoreExact, correct, incorrect: 1, unanswered: 3 - correct };
}

/** What happens at a school, each with what the server says about it to the boards. */
const does: Record<string, (step: Step) => Promise<void>> = {
  sit: async ({ place: who, more, ranked }) => {
    const { context } = server;
    const paper = at(papers, more >> 3) as SatPaper;
    const userId = at(students, who) as string;
    const row = attemptRow(context, { ...paper, userId, ranked, ...marksFor(more) });
    await context.store.write((queries) => addAttempt(context.store, queries, row));
    attempts.push(row);
  },
  repeat: async ({ place: which }) => {
    const { store } = server.context;
    const row = at(attempts, which);
    if (row) await store.write((queries) => addAttempt(store, queries, { ...row, scoreExact: '16' }));
  },
  correct: ({ place: which, more }) => change(which, marksFor(more)),
  decide: ({ place: which, ranked }) => change(which, { ranked }),
  ban: ({ place: who, ranked }) => changeUser(who, { accountStatus: ranked ? 'banned' : 'approved' }, 'ban'),
  delete: ({ place: who }) => changeUser(who, { accountStatus: 'deleted' }, 'deletion'),
  list: ({ place: who, ranked }) => changeUser(who, { isListed: ranked }, 'listing'),
  paper: async ({ place: which, more }) => {
    const { store } = server.context;
    const { paperId } = at(papers, which) as SatPaper;
    const { papers: table } = store.t;
    const difficultyLevel = (more % 10) + 1;
    const categoryId = at(categoryIds, more) as string;
    await store.write(async (queries) => {
      await queries.update(table).set({ difficultyLevel, categoryId }).where(eq(table.id, paperId));
      await notePaper(store, queries, paperId, 'correction');
    });
  },
  hold: async ({ place: which, more, ranked }) => {
    const { context, clock } = server;
    const { store } = context;
    const { paperId } = at(papers, which) as SatPaper;
    const closesAt = ranked ? null : clock.now() + (more % 100) * HOUR;
    await store.write(async (queries) => {
      await queries.update(store.t.papers).set({ closesAt }).where(eq(store.t.papers.id, paperId));
      await notePaper(store, queries, paperId, 'hand-in');
    });
  },
  wait: ({ more }) => Promise.resolve(server.clock.advance((more % 300) * HOUR)),
  update: async () => void (await updateLeaderboards(server.context, 2)),
  settle: async () => {
    while (await updateLeaderboards(server.context, 3));
  },
};

/** As a correction of the key and a decision of an administrator do it. */
async function change(which: number, values: Partial<Pick<NewAttempt, 'ranked' | 'scoreExact'>>) {
  const { store } = server.context;
  const { attempts: table } = store.t;
  const row = at(attempts, which);
  if (row === undefined) return;
  await store.write(async (queries) => {
    await queries
      .update(table)
      .set(values)
      .where(and(eq(table.id, row.id), eq(table.userId, row.userId)));
    await noteAttempt(store, queries, row, 'correction');
  });
}

type Reason = Parameters<typeof noteStudent>[3];

async function changeUser(
  who: number,
  values: { accountStatus?: 'banned' | 'approved' | 'deleted'; isListed?: boolean },
  reason: Reason,
) {
  const { store } = server.context;
  const { users } = store.t;
  const userId = at(students, who) as string;
  await store.write(async (queries) => {
    const [user] = await queries
      .select({ status: users.accountStatus })
      .from(users)
      .where(eq(users.id, userId));
    if (user?.status === 'deleted') return;
    await queries.update(users).set(values).where(eq(users.id, userId));
    await noteStudent(store, queries, userId, reason);
  });
}

async function expectLeaderboardsAsComputed(): Promise<void> {
  const { context } = server;
  while (await updateLeaderboards(context, 3));
  for (const board of ['', ...categoryIds]) {
    for (const timeframe of timeframes) {
      const expected = await expectedLeaderboard(context, board, timeframe);
      const name = `${board} ${timeframe}`;
      expect(await shownLeaderboard(context, board, timeframe), name).toEqual(expected);
      expect(await shownLeaderboard(context, board, timeframe, { byCursor: true }), name).toEqual(expected);
    }
  }
}

test(
  '[SG6] [SG7] [SG12] after whatever happens the boards are what a computation from all attempts says',
  { timeout: 600_000 },
  async () => {
    const run = fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 80 }), async (steps) => {
      await begin();
      for (const each of steps) await does[each.kind]?.(each);
      await expectLeaderboardsAsComputed();
    });
    await fc.assert(run, { numRuns: RUNS });
  },
);
