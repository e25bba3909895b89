import { eq, inArray, like } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { DEMO_BOARDS } from '../../features/leaderboard/demo-leaderboard.ts';
import { uncountDemoAttempts } from '../../features/results/count-popularity.ts';
import { forgetMark, readMark } from './mark.ts';

/** ST68: takes the demo's attempts and their students away, where an earlier start has made some. */
export async function removeDemoAttempts({ store, clock }: Context): Promise<void> {
  if ((await readMark(store)) === undefined) return;
  await store.write(async (queries) => {
    await queries.lock('standings');
    await uncountDemoAttempts(store, queries, clock.now());
    await removeFromLeaderboards(store, queries);
    await removeStudents(store, queries);
    await forgetMark(store, queries);
  });
}

async function removeFromLeaderboards({ t }: Store, queries: Queries): Promise<void> {
  for (const table of [t.standings, t.standingCounts, t.standingBoards])
    await queries.delete(table).where(like(table.board, `${DEMO_BOARDS}%`));
}

async function removeStudents({ t }: Store, queries: Queries): Promise<void> {
  const { users, attempts, standingAttempts } = t;
  const ids = queries.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
  for (const table of [standingAttempts, attempts])
    await queries.delete(table).where(inArray(table.userId, ids));
  await queries.delete(users).where(eq(users.isDemo, true));
}
