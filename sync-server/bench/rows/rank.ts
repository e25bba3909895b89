import { rmSync } from 'node:fs';
import { and, asc, desc, eq } from 'drizzle-orm';
import { fillAttempts } from '../fill.ts';
import { accessToken, freshCopy, openContext } from '../prepare.ts';
import { serve, type Served } from '../processes.ts';
import { httpRequest } from '../request-file.ts';
import { ask } from '../runs.ts';
import { allWell, milliseconds, times, type Bench, type Row } from './row.ts';

const ASKED_EACH = 300;
const MUST_MS = 20;
/** Before all that was counted was settled: see paper-scores.ts. */
const LONG_AGO_MS = 24 * 3_600_000;

interface Attempt {
  readonly id: string;
  readonly userId: string;
}

/** RK2: the rank of an attempt of long ago, and of one that has just come. */
export async function rank({ world, full }: Bench): Promise<Row[]> {
  const copy = freshCopy(world);
  const rows: Row[] = [];
  for (const size of full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]) {
    await fillAttempts(copy.directory, size, world.papers);
    const { old, fresh } = await rankAll(copy.directory, world.papers[0]?.paperId ?? '');
    const server = await serve('serve', copy.directory, copy.env);
    rows.push(await rowOf(world, server, old, `Rank among ${size}, of an attempt of long ago`));
    rows.push(await rowOf(world, server, fresh, `Rank among ${size}, right after the hand-in`));
    await server.stop();
  }
  rmSync(copy.directory, { recursive: true, force: true });
  return rows;
}

/** Makes every attempt a ranked one of the same paper. */
async function rankAll(directory: string, paperId: string): Promise<{ old: Attempt; fresh: Attempt }> {
  const { store, clock } = await openContext(directory);
  const { attempts } = store.t;
  // The background has nothing to count: what is measured is the call.
  const counted = { name: 'answers', receivedAt: clock.now() + 2 * LONG_AGO_MS, attemptId: '' };
  await store.write(async (queries) => {
    await queries.update(attempts).set({ ranked: true, paperId });
    await queries.insert(store.t.statisticsProgress).values(counted).onConflictDoNothing();
  });
  const name = { id: attempts.id, userId: attempts.userId };
  const end = (order: typeof asc) =>
    store.read.select(name).from(attempts).orderBy(order(attempts.receivedAt)).limit(1);
  const [[old], [fresh]] = await Promise.all([end(asc), end(desc)]);
  if (old === undefined || fresh === undefined) throw new Error('There are no attempts');
  const receive = (attempt: Attempt, receivedAt: number) =>
    store.write((queries) =>
      queries
        .update(attempts)
        .set({ receivedAt })
        .where(and(eq(attempts.id, attempt.id), eq(attempts.userId, attempt.userId))),
    );
  await receive(old, clock.now() - LONG_AGO_MS);
  // It stays one of the last two minutes for as long as it is asked for.
  await receive(fresh, clock.now() + LONG_AGO_MS);
  await store.close();
  return { old, fresh };
}

async function rowOf(world: Bench['world'], server: Served, of: Attempt, what: string): Promise<Row> {
  const headers = accessToken(of.userId);
  const path = `/api/test-attempts/${of.id}/standing`;
  const requests = Array.from({ length: ASKED_EACH }, () => httpRequest('GET', path, { headers }));
  const report = await ask(world, server, requests, { connections: 1, warmUp: ASKED_EACH / 3 });
  allWell(what, report);
  return {
    what,
    figure: `p50 ${milliseconds(report.p50)}, p99 ${milliseconds(report.p99)}`,
    ratio: `${times(report.p99, MUST_MS)} of the 20 ms allowed`,
  };
}
